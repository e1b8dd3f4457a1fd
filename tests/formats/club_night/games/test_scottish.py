from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.formats.club_night.games.game import CountError, TableSeatError
from whist_td.formats.club_night.games.scottish.rules import (
    GAME,
    BothHome,
    CapturedCardsError,
    RevokeOptionError,
    ScottishDeal,
    ScottishSettings,
    deal_points,
)
from whist_td.formats.club_night.words.games import tie_words
from whist_td.words.words import Language, words

SETTINGS = ScottishSettings()
CARDS = ("jack", "ace", "king", "queen", "ten")
SPLIT = ScottishDeal(jack=0, ten=0, ace=1, king=1, queen=1)
ALL_TO_A = ScottishDeal(**dict.fromkeys(CARDS, 0))


def played(deals, settings=SETTINGS, players=2):
    running, last = GAME.start(settings, players), None
    for deal in deals:
        last = GAME.score(running, deal, settings)
        running = last.running
    return last


def test_five_trumps_count():
    """Issue 7, after règles 11: jack and ten 21, ace, king and queen 9."""
    assert deal_points(SPLIT, 2, SETTINGS) == (21, 9)


@pytest.mark.parametrize(
    ("trump", "points"), [("jack", 11), ("ace", 4), ("king", 3), ("queen", 2), ("ten", 10)]
)
def test_each_of_the_five_trumps_counts_its_own_points(trump, points):
    deal = replace(ALL_TO_A, **{trump: 1})
    assert deal_points(deal, 2, SETTINGS) == (30 - points, points)


@given(takers=st.lists(st.integers(0, 3), min_size=5, max_size=5))
def test_a_deal_makes_thirty_points(takers):
    deal = ScottishDeal(**dict(zip(CARDS, takers, strict=True)))
    assert sum(deal_points(deal, 4, SETTINGS)) == 30


def test_cards_count_above_those_dealt_where_the_club_wants_it():
    deal = replace(SPLIT, cards=(24, 12))
    assert deal_points(deal, 2, ScottishSettings(cards_count=True)) == (27, 9)


def test_three_players_are_dealt_twelve():
    deal = replace(SPLIT, cards=(18, 12, 6))
    assert deal_points(deal, 3, ScottishSettings(cards_count=True)) == (27, 9, 0)


def test_forty_one_wins_the_game():
    last = played([ALL_TO_A, SPLIT])
    assert last.gains.games == (1, 0)
    assert (last.running.games, last.running.score) == (1, (0, 0))


def test_less_than_forty_one_wins_nothing():
    last = played([ALL_TO_A])
    assert (last.gains.games, last.running.score) == ((0, 0), (30, 0))


@pytest.mark.parametrize(
    ("score", "games"),
    [
        pytest.param((32, 45), (0, 1), id="RULES 4.2: both past 41, the higher wins"),
        pytest.param((30, 42), (0, 0), id="RULES 4.2: equal, another deal"),
    ],
)
def test_the_higher_of_two_past_forty_one_wins(score, games):
    running = replace(GAME.start(SETTINGS, 2), score=score)
    assert GAME.score(running, SPLIT, SETTINGS).gains.games == games


def test_a_club_may_share_the_game_between_all_who_reach_it():
    shared = ScottishSettings(both_home=BothHome.SHARED)
    running = replace(GAME.start(shared, 2), score=(32, 45))
    assert GAME.score(running, SPLIT, shared).gains.games == (1, 1)


def test_partners_at_a_table_of_four_share_their_points():
    assert played([SPLIT], players=4).gains.points == (21, 9, 21, 9)


def test_four_may_play_each_for_himself():
    alone = ScottishSettings(has_partners=False)
    assert played([SPLIT], alone, 4).gains.points == (21, 9, 0, 0)


def test_a_revoke_can_lose_the_game():
    severe = ScottishSettings(revoke_loses=True)
    assert played([replace(ALL_TO_A, revoker=0)], severe).gains.games == (0, 1)


@pytest.mark.parametrize(
    ("bad", "settings", "error"),
    [
        (replace(SPLIT, jack=2), SETTINGS, TableSeatError),
        (replace(SPLIT, cards=(24, 13)), ScottishSettings(cards_count=True), CapturedCardsError),
        (SPLIT, ScottishSettings(cards_count=True), CapturedCardsError),
        (replace(SPLIT, cards=(37, -1)), ScottishSettings(cards_count=True), CountError),
        (replace(SPLIT, revoker=0), SETTINGS, RevokeOptionError),
        (replace(SPLIT, revoker=2), ScottishSettings(revoke_loses=True), TableSeatError),
    ],
)
def test_a_deal_that_cannot_be_is_refused(bad, settings, error):
    with pytest.raises(error):
        played([bad], settings)


def test_a_table_is_asked_who_took_each_trump_and_only_what_counts():
    asked = [each.name for each in GAME.fields(GAME.start(SETTINGS, 2), SETTINGS, {})]
    assert asked == list(CARDS)


def test_equal_points_at_the_end_are_said_to_need_another_deal():
    mirrored = ScottishDeal(jack=1, ten=1, ace=0, king=0, queen=0)
    running = played((SPLIT, mirrored), ScottishSettings(target=30)).running
    assert running.score == (30, 30)
    assert tie_words(running, words(Language.ENGLISH)) == "tie: another deal decides"
