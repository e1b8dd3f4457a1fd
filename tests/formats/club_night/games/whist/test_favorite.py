from dataclasses import replace

import pytest

from whist_td.core.contracts import Strain
from whist_td.formats.club_night.games.whist_family.favorite import GAME, Doubled, DrawnFor
from whist_td.formats.club_night.games.whist_family.marking import (
    FavouriteChangedError,
    FavouriteDeal,
)

HEARTS, CLUBS = Strain.HEARTS, Strain.CLUBS
START = GAME.start(GAME.settings, 4)


def after(deal, settings=GAME.settings, running=START):
    return GAME.score(running, deal, settings).running


def test_a_deal_whose_trump_is_the_favourite_counts_double():
    """RULES 4.1: favorite ×2, dix (0,0), 9 tricks, 3/1: ten points, A wins."""
    deal = FavouriteDeal(tricks=9, honours=(3, 1), trump=HEARTS, favourite=HEARTS)
    assert GAME.score(START, deal, GAME.settings).gains.games == (1, 0, 1, 0)


def test_another_trump_counts_once():
    deal = FavouriteDeal(tricks=9, honours=(3, 1), trump=CLUBS, favourite=HEARTS)
    assert after(deal).score == (5, 0)


def test_a_club_may_double_tricks_and_honours_only():
    settings = replace(GAME.settings, doubles=Doubled.TRICKS_AND_HONOURS)
    deal = FavouriteDeal(tricks=7, revokes=(1, 0), trump=HEARTS, favourite=HEARTS)
    assert after(deal, settings).score == (2, 3)
    assert after(deal).score == (2, 6)


def test_the_favourite_stays_for_a_game():
    running = after(FavouriteDeal(tricks=7, trump=CLUBS, favourite=HEARTS))
    with pytest.raises(FavouriteChangedError):
        GAME.check(running, FavouriteDeal(tricks=7, trump=CLUBS, favourite=CLUBS), GAME.settings)
    assert GAME.fields(running, GAME.settings, {})[0].usual is HEARTS


def test_another_favourite_is_drawn_for_the_next_game():
    running = after(FavouriteDeal(tricks=12, trump=HEARTS, favourite=HEARTS))
    GAME.check(running, FavouriteDeal(tricks=7, trump=CLUBS, favourite=CLUBS), GAME.settings)
    assert GAME.fields(running, GAME.settings, {})[0].usual is None


def test_a_club_may_draw_the_favourite_for_a_whole_rubber():
    settings = replace(GAME.settings, drawn_for=DrawnFor.RUBBER)
    running = after(FavouriteDeal(tricks=12, trump=HEARTS, favourite=HEARTS), settings)
    with pytest.raises(FavouriteChangedError):
        GAME.check(running, FavouriteDeal(tricks=7, trump=CLUBS, favourite=CLUBS), settings)


def test_it_can_be_marked_like_any_of_the_four_games():
    assert GAME.presets["short"].target == 5


def test_the_counters_of_a_game_double_too_where_gains_and_losses_are_what_is_paid():
    """« Les gains et les pertes seront doublés » (règles du whist, 7; register W11)."""
    before = replace(START, score=(8, 0))
    for trump, doubles, paid in (
        (HEARTS, Doubled.EVERYTHING, 3),
        (HEARTS, Doubled.COUNTERS_TOO, 6),
        (CLUBS, Doubled.COUNTERS_TOO, 3),
    ):
        settings = replace(GAME.settings, doubles=doubles)
        told = FavouriteDeal(tricks=9, trump=trump, favourite=HEARTS)
        assert GAME.score(before, told, settings).gains.points == (paid, -paid, paid, -paid)
