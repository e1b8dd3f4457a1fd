"""Deals to practise with on paper: a page of four cards each, and no answer beside a hand."""

import io
from datetime import date
from itertools import product

import pytest
from pypdf import PdfReader

from tests.fixtures.papers import smallest_letters
from whist_td.core.events import Details
from whist_td.deals.cards import PLACES
from whist_td.deals.double_dummy import has_solver, solved
from whist_td.desk.apart import done_apart, no_progress
from whist_td.formats.whiz.paper.training_sheets import (
    TrainingDeal,
    TrainingSheets,
    training_sheets,
)
from whist_td.formats.whiz.views.training import EXAMPLE, USUAL, answers, seen, tried
from whist_td.formats.whiz.words.hands import SUIT_ORDER, suit_text
from whist_td.paper.layout import PageSize
from whist_td.words.words import Language, words

NUMBERS = range(4)


def printed(language=Language.FRENCH, size=PageSize.A4):
    deals = tuple(TrainingDeal(12, number, seen(12, number)) for number in NUMBERS)
    of = TrainingSheets(Details("Whiz", date(2026, 11, 21)), deals)
    return training_sheets(of, size, words(language))


@pytest.mark.parametrize(("language", "size"), [*product(Language, PageSize)])
def test_hands_are_a_page_a_deal_and_answers_follow(language, size):
    assert len(PdfReader(io.BytesIO(printed(language, size))).pages) == 4 + 3


def test_a_page_of_hands_has_all_four_and_no_answer():
    text = PdfReader(io.BytesIO(printed(Language.ENGLISH))).pages[0].extract_text()
    for place, suit in product(PLACES, SUIT_ORDER):
        assert suit_text(seen(12, EXAMPLE).deal.hand(place), suit, words(Language.ENGLISH)) in text
    assert "Best auction" not in text


def test_the_answer_of_the_example_tells_its_auction():
    text = PdfReader(io.BytesIO(printed(Language.ENGLISH))).pages[4].extract_text()
    assert "South 10♥" in text
    assert "Best auction: 10H by South" in text


def test_they_are_read_at_arm_s_length():
    assert smallest_letters(printed()) >= 9


@pytest.mark.skipif(not has_solver(), reason="the optional library is not here")
def test_what_is_said_of_the_example_is_what_can_be_made_of_it():
    example = seen(12, EXAMPLE)
    assert done_apart(no_progress, solved, [example.deal], USUAL.seat_change) == (example.makeable,)


@pytest.mark.skipif(not has_solver(), reason="the optional library is not here")
def test_the_deals_of_a_series_are_solved_and_the_example_needs_no_solver():
    assert answers(12, [EXAMPLE], no_progress) == {}
    found = answers(12, [EXAMPLE, 1], no_progress)
    assert [*found] == [1]
    assert tried(seen(12, 1), seen(12, EXAMPLE).best.contract, seen(12, 1).dealer) is None
