"""The best auction, against one that is played out without any shortcut."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.contracts import HANDS, Contract, Hand, Risk, Rule, Strain, points
from whist_td.deals.auction import best_auction

TRICKS = st.fixed_dictionaries(
    {hand: st.fixed_dictionaries({s: st.integers(0, 13) for s in Strain}) for hand in HANDS}
)
NOTHING_MADE = {hand: dict.fromkeys(Strain, 0) for hand in HANDS}


def raw(contract, declarer, tricks):
    own, other = points(contract, tricks, Rule.BEST)
    return tuple(own if hand is declarer else other for hand in HANDS)


def net(contract, declarer, tricks):
    scored = raw(contract, declarer, tricks)
    return tuple(3 * own - sum(scored) for own in scored)


@pytest.mark.parametrize("worth", [raw, net])
def test_all_pass_where_nobody_makes_anything(worth):
    best = best_auction(NOTHING_MADE, Hand.EAST, worth)
    assert (best.contract, best.calls, best.payoff) == (None, (None,) * 3, (0, 0, 0))


@given(TRICKS, st.sampled_from(HANDS))
def test_raw_scoring_never_sacrifices(makeable, dealer):
    best = best_auction(makeable, dealer, raw)
    if best.contract:
        assert makeable[best.declarer][best.contract.strain] >= best.contract.level


@given(TRICKS, st.sampled_from(HANDS))
def test_nobody_could_have_got_more_by_bidding_above_all_others(makeable, dealer):
    """Whoever makes the highest contract of all gets at least what that gives undoubled."""
    best = best_auction(makeable, dealer, raw)
    levels = [
        (tricks, list(Strain).index(strain), hand)
        for hand, row in makeable.items()
        for strain, tricks in row.items()
        if tricks >= 7
    ]
    if levels:
        level, strain, hand = max(levels, key=lambda each: each[:2])
        alone = [each for each in levels if each[:2] == (level, strain)]
        least = raw(Contract(level, list(Strain)[strain]), hand, level)[hand.index]
        assert len(alone) > 1 or best.payoff[hand.index] >= least


def test_a_sacrifice_pays_in_net_scoring_alone():
    makeable = {
        Hand.NORTH: {**dict.fromkeys(Strain, 0), Strain.HEARTS: 13},
        Hand.EAST: {**dict.fromkeys(Strain, 0), Strain.SPADES: 12},
        Hand.SOUTH: dict.fromkeys(Strain, 0),
    }
    sacrifice = best_auction(makeable, Hand.NORTH, net)
    assert (sacrifice.contract.level, sacrifice.declarer) == (13, Hand.EAST)
    assert best_auction(makeable, Hand.NORTH, raw).declarer is Hand.NORTH


def test_who_can_make_nothing_of_it_is_doubled():
    makeable = {
        Hand.NORTH: {**dict.fromkeys(Strain, 0), Strain.HEARTS: 13},
        Hand.EAST: {**dict.fromkeys(Strain, 0), Strain.SPADES: 12},
        Hand.SOUTH: dict.fromkeys(Strain, 0),
    }
    best = best_auction(makeable, Hand.NORTH, net)
    assert best.contract.risk is Risk.DOUBLED
    assert Risk.DOUBLED in best.calls
