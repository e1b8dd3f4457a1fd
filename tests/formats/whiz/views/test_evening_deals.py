"""The deals worth a scene in the room: which they are, and when nobody may see them."""

from dataclasses import replace

import pytest

from tests.room.screen.events import released, whiz
from whist_td.core.contracts import HANDS, Contract, Strain
from whist_td.formats.whiz.rules.results import Played
from whist_td.formats.whiz.views.deal_pages import best_slam, largest_swing
from whist_td.formats.whiz.words.room import deals_poster
from whist_td.room.words.posters import DealsPoster, TextPoster, poster_text
from whist_td.words.words import Language, words

ENGLISH = words(Language.ENGLISH)


@pytest.fixture
def evening():
    return released(5)


def test_the_largest_swing_is_told_with_both_tables(evening):
    swing = largest_swing(evening)
    assert (swing.most.points, swing.least.points, swing.points) == (32, 5, 27)
    assert swing.seen.board == 1
    told = poster_text(deals_poster(evening, ENGLISH))
    assert f"{swing.most.name}, table 1: 12" in told


def test_a_slam_that_one_table_alone_made_goes_before_one_that_more_made(evening):
    slam = Played(Contract(13, Strain.HEARTS), HANDS[1], 13)
    places = [place for place in evening.results if place.board == 2]
    more = {place: replace(evening.results[place], outcome=slam) for place in places}
    found = best_slam(replace(evening, results={**evening.results, **more}))
    assert (found.seen.board, found.bidders, found.tables) == (1, 1, 2)


def test_a_slam_that_was_bid_and_lost_was_not_judged_well(evening):
    lost = Played(Contract(12, Strain.SPADES), HANDS[0], 11)
    results = {
        place: replace(result, outcome=lost) if result.outcome.contract.level == 12 else result
        for place, result in evening.results.items()
    }
    assert best_slam(replace(evening, results=results)) is None


def test_before_release_nothing_is_shown():
    assert isinstance(deals_poster(whiz(5), ENGLISH), TextPoster)
    assert isinstance(deals_poster(released(5), ENGLISH), DealsPoster)
