from dataclasses import replace

import pytest

from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.offers import MovementOffer, offers_for
from whist_td.formats.whiz.words.forecast import (
    given_up_sentence,
    offer_sentences,
    offer_title,
    other_sentences,
)
from whist_td.movements.whiz.offers import Merit
from whist_td.words.words import Language, words

SETTINGS = WhizSettings(rounds=5, boards_per_round=4)
ENGLISH = words(Language.ENGLISH)


@pytest.fixture
def best() -> MovementOffer:
    return offers_for(15, SETTINGS)[0]


@pytest.fixture
def steady() -> MovementOffer:
    return offers_for(15, SETTINGS)[1]


@pytest.mark.parametrize("language", list(Language))
def test_each_merit_has_a_title_of_its_own(language):
    assert len({offer_title(merit, words(language)) for merit in Merit}) == len(Merit)


def test_a_steady_movement_says_how_everybody_goes_on(steady):
    told = offer_sentences(steady, SETTINGS, ENGLISH)
    assert told[0].startswith("Always the same step: ")
    assert told[-1] == "Everybody sits in the same seat throughout."


def test_the_best_movement_says_that_it_needs_guide_cards(best):
    told = offer_sentences(best, SETTINGS, ENGLISH)
    assert told[0] == "Everybody follows a route card from round to round."
    assert told[1] == "No two people meet twice."


def test_meeting_again_is_counted(best):
    worse = replace(best, facts=replace(best.facts, repeats=12, most_meetings=3))
    assert offer_sentences(worse, SETTINGS, ENGLISH)[1] == (
        "12 repeated meetings; the same two meet 3 times at most."
    )


def test_the_deals_to_prepare_are_counted_with_their_copies(best):
    deals = best.facts.board_sets * 4
    assert f"{deals} deals have to be ready." in offer_sentences(best, SETTINGS, ENGLISH)


def test_what_copies_ask_for_is_counted_in_boards():
    settings = WhizSettings(rounds=4, boards_per_round=4)
    copied = offers_for(9, settings)[1]
    told = offer_sentences(copied, settings, ENGLISH)
    assert "16 deals have to be ready, in 3 copies each: 48 boards in all." in told


def test_each_other_movement_is_told_by_what_the_ones_before_it_do_not_have():
    settings = WhizSettings(rounds=4)
    copied, even = other_sentences(offers_for(9, settings), settings, words(Language.ENGLISH))
    assert "Deals in several copies: No two people meet twice." in copied
    assert "Compared most evenly: Any two people are compared on" in even
    assert "meet twice" not in even


def test_of_a_single_movement_there_is_no_other_to_tell():
    settings = WhizSettings(rounds=3)
    assert other_sentences(offers_for(99, settings)[:1], settings, words(Language.FRENCH)) == ()


def test_what_new_faces_cost_is_told_where_everybody_could_play_all_deals():
    settings = WhizSettings(rounds=16, boards_per_round=2)
    assert given_up_sentence(offers_for(33, settings), settings, ENGLISH) == (
        "10 deals more to prepare than with “All deals for everybody”; each player leaves out 10."
    )


def test_where_nothing_is_given_up_nothing_is_told():
    assert given_up_sentence(offers_for(15, SETTINGS), SETTINGS, ENGLISH) == ""
