"""One deal while a table tells it, without a window: what keys say, and what is asked next."""

import pytest

from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.words.deal_form import DealDraft, comes_to, form_of
from whist_td.words.words import Language, words

ENGLISH = words(Language.ENGLISH)


@pytest.fixture
def begun(night):
    """Return the first deal of a table of a game, of which nothing has been said."""

    def told(code="iwwa", players=4):
        return form_of(night(code, players).facts, DealDraft(DealPlace(1, 1, 1)), ENGLISH)

    return told


def asked(deal):
    return deal.at.field.name


def keyed(deal, keys):
    for key in keys:
        deal = deal.typing(key)
    return deal


def test_the_dealer_whose_turn_it_is_need_not_be_confirmed(begun):
    deal = begun()
    assert asked(deal) == "contract"
    assert asked(deal.going_to(deal.before)) == "dealer"


def test_the_same_letter_is_a_contract_there_and_a_seat_here(begun):
    deal = keyed(begun(), "S")
    assert deal.questions.answers["contract"].value == "solo"
    deal = keyed(deal.going_to(deal.before), "S")
    assert (asked(deal), deal.questions.answers["dealer"]) == ("dealer", 2)


@pytest.mark.parametrize("keys", ["Z", "SZ", "S N X", "S N 7 7", "SN14"])
def test_a_line_that_cannot_be_read_to_its_end_says_nothing(begun, keys):
    deal = keyed(begun(), keys)
    assert deal.is_refused
    assert not deal.lasting.answers


def test_a_number_that_will_not_do_stays_until_it_is_erased(begun):
    deal = keyed(begun("ten"), "15")
    assert (deal.typed, deal.is_refused) == ("15", True)
    assert keyed(deal, "9").is_refused
    assert keyed(deal.leaving(), "9").questions.answers["tricks"] == 9


def test_what_is_taken_back_is_missing_again(begun):
    deal = keyed(begun("ten"), "12").erasing()
    assert deal.questions.answers["tricks"] == 1
    assert deal.erasing().is_missing


def test_a_deal_comes_to_nothing_until_all_is_told(begun):
    deal = begun("ten")
    assert comes_to(deal) == (None, "")
    found, refusal = comes_to(keyed(deal, "9"))
    assert (found.running.score, refusal) == ((3, 0), "")


def test_arrows_go_from_one_number_to_the_next_and_no_further(begun):
    deal = begun("ten")
    assert deal.moving(1).questions.answers["tricks"] == 0
    assert keyed(deal, "13").moving(1).questions.answers["tricks"] == 13
