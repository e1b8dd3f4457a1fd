from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.formats.club_night.games.game import (
    CountError,
    Running,
    TablePlayersError,
    TableSeatError,
)
from whist_td.formats.club_night.games.whip.rules import (
    GAME,
    LastCards,
    Tied,
    WhipDeal,
    WhipDoubt,
    WhipSettings,
    WhipSpadesError,
    WhipTotalError,
    doubts,
    pack_points,
)

SETTINGS = WhipSettings()
LEFT_OUT = WhipSettings(last_cards=LastCards.LEFT_OUT)
THREE = WhipDeal(
    aces=(3, 1, 0), two_of_spades=1, ten_of_diamonds=0,
    cards=(20, 18, 14), spades=(4, 6, 3), whips=(1, 0, 2),
)  # fmt: skip
TWO = WhipDeal(
    aces=(2, 2), two_of_spades=1, ten_of_diamonds=0,
    cards=(26, 26), spades=(7, 6), whips=(0, 0),
)  # fmt: skip


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        pytest.param(THREE, (7, 4, 2), id="RULES 4.4: three players, 7, 4 and 2"),
        pytest.param(TWO, (5, 3), id="RULES 4.4: two players, 26 cards each, 5-3"),
    ],
)
def test_a_pack_scores_as_the_vectors_say(deal, expected):
    assert pack_points(deal, SETTINGS) == expected


def test_the_ten_of_diamonds_may_count_two():
    assert pack_points(THREE, WhipSettings(ten_of_diamonds=2)) == (8, 4, 2)


def test_players_with_equally_many_may_have_one_each():
    assert pack_points(TWO, WhipSettings(tied=Tied.ONE_EACH)) == (6, 4)


def parts(total, players):
    """Return ways to share out so many things among so many players."""
    cuts = st.lists(st.integers(0, total), min_size=players - 1, max_size=players - 1).map(sorted)
    return cuts.map(lambda at: tuple(b - a for a, b in zip([0, *at], [*at, total], strict=True)))


@st.composite
def packs(draw):
    players = draw(st.integers(2, 4))
    spades, others = draw(parts(13, players)), draw(parts(39, players))
    return WhipDeal(
        aces=draw(parts(4, players)),
        two_of_spades=draw(st.integers(0, players - 1)),
        ten_of_diamonds=draw(st.integers(0, players - 1)),
        cards=tuple(map(sum, zip(spades, others, strict=True))),
        spades=spades,
        whips=draw(st.tuples(*[st.integers(0, 5)] * players)),
    )


@given(deal=packs(), ten=st.sampled_from([1, 2]))
def test_a_pack_makes_ten_points_or_eleven_and_two_less_for_each_tie(deal, ten):
    ties = sum(taken.count(max(taken)) > 1 for taken in (deal.cards, deal.spades))
    total = 9 + ten + sum(deal.whips) - 2 * ties
    assert sum(pack_points(deal, WhipSettings(ten_of_diamonds=ten))) == total


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"aces": (3, 1, 1)}, WhipTotalError),
        ({"cards": (20, 18, 13)}, WhipTotalError),
        ({"spades": (4, 6, 4)}, WhipTotalError),
        ({"two_of_spades": None}, WhipTotalError),
        ({"ten_of_diamonds": None}, WhipTotalError),
        ({"two_of_spades": 3}, TableSeatError),
        ({"whips": (1, 0, -1)}, CountError),
        ({"cards": (47, 5, 0), "spades": (7, 6, 0)}, WhipSpadesError),
    ],
)
def test_counts_that_are_not_those_of_a_pack_are_refused(changed, error):
    with pytest.raises(error):
        pack_points(replace(THREE, **changed), SETTINGS)


def test_cards_left_on_the_table_can_be_left_out():
    left = replace(THREE, cards=(18, 18, 14), spades=(4, 5, 3), two_of_spades=None, left=2)
    assert pack_points(left, LEFT_OUT) == (5, 3, 2)


def test_cards_that_the_last_taker_has_are_not_left():
    with pytest.raises(WhipTotalError):
        pack_points(replace(THREE, cards=(18, 18, 14), left=2), SETTINGS)


def test_no_more_is_missing_than_was_left():
    with pytest.raises(WhipTotalError):
        pack_points(replace(THREE, cards=(19, 18, 14), spades=(2, 6, 3), left=1), LEFT_OUT)


def test_the_highest_wins_the_game_and_a_tie_is_shared():
    assert GAME.score(Running(3), THREE, SETTINGS).gains.games == (1, 0, 0)
    tied = replace(TWO, spades=(6, 7), ten_of_diamonds=0, two_of_spades=0, aces=(3, 1))
    assert GAME.score(Running(2), tied, SETTINGS).gains.games == (1, 0)


def test_a_pack_of_another_table_is_refused():
    with pytest.raises(TablePlayersError):
        GAME.score(Running(4), THREE, SETTINGS)


def test_the_next_player_deals_the_next_pack():
    assert GAME.score(Running(3), THREE, SETTINGS).running == Running(3, 1, 1, 1)


def test_a_two_of_spades_without_spades_is_remarked():
    assert doubts(replace(THREE, spades=(7, 0, 6))) == (WhipDoubt.TWO_OF_SPADES,)
    assert doubts(THREE) == ()


def test_what_was_left_is_asked_only_where_nobody_has_it():
    assert "left" not in [each.name for each in GAME.fields(Running(3), SETTINGS, {})]
    assert GAME.fields(Running(3), LEFT_OUT, {})[-1].name == "left"
