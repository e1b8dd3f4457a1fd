import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.contracts import Contract, Hand, Risk, Rule, Strain, contract_of
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    PASSED,
    Played,
    compared_scores,
    hand_points,
)
from whist_td.formats.whiz.rules.settings import Compare

DEALS = st.builds(
    Played,
    st.builds(
        Contract, st.integers(7, 13), st.sampled_from(list(Strain)), st.sampled_from(list(Risk))
    ),
    st.sampled_from(list(Hand)),
    st.integers(0, 13),
)


@pytest.mark.parametrize(
    ("declarer", "tricks", "expected"),
    [("N", 10, (20, 0, 0)), ("E", 9, (5, 0, 5)), ("S", 8, (10, 10, 0)), ("S", 11, (0, 0, 22))],
)
def test_the_declarer_scores_alone_and_the_others_what_he_fails_by(declarer, tricks, expected):
    played = Played(contract_of("10H"), Hand(declarer), tricks)
    assert hand_points(played, Rule.BEST) == expected


def test_a_deal_passed_out_scores_nothing_and_one_not_played_has_no_score():
    assert hand_points(PASSED, Rule.BEST) == (0, 0, 0)
    assert hand_points(NOT_PLAYED, Rule.BEST) is None


@given(DEALS, st.sampled_from(list(Rule)))
def test_either_the_declarer_scores_or_the_two_others_the_same(deal, rule):
    scored = hand_points(deal, rule)
    own = scored[deal.declarer.index]
    others = {scored[hand.index] for hand in Hand if hand is not deal.declarer}
    assert len(others) == 1
    assert own == 0 or others == {0}


@given(DEALS, st.sampled_from(list(Rule)))
def test_net_scores_of_a_table_add_up_to_nothing(deal, rule):
    assert sum(compared_scores(hand_points(deal, rule), Compare.NET)) == 0
