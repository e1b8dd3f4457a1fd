"""The sheets by which boards are made up: each hand by suit, and each card's way by a letter."""

import io
from itertools import product

import pytest
from pypdf import PdfReader

from tests.fixtures.papers import DETAILS, smallest_letters
from whist_td.deals.cards import PACK, PLACES
from whist_td.deals.dealing import dealt
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.paper.dealing_sheets import BoardsToMake, dealing_sheets
from whist_td.formats.whiz.words.hands import SUIT_ORDER, suit_text
from whist_td.paper.layout import PageSize
from whist_td.words.words import Language, words

REPEATED = "00112233445566778899aabbccddeeff"
DEALS = {board: dealt(REPEATED, board) for board in range(1, 8)}


def printed(language=Language.FRENCH, size=PageSize.A4):
    return dealing_sheets(BoardsToMake(DETAILS, DEALS), size, words(language))


@pytest.mark.parametrize(("language", "size"), [*product(Language, PageSize)])
def test_slips_stand_three_to_a_page_and_lists_four(language, size):
    assert len(PdfReader(io.BytesIO(printed(language, size))).pages) == 3 + 2


def test_each_hand_stands_on_its_slip_by_suit():
    text = PdfReader(io.BytesIO(printed())).pages[0].extract_text()
    for place, suit in product(PLACES, SUIT_ORDER):
        assert suit_text(DEALS[1].hand(place), suit, words(Language.FRENCH)) in text


def test_cards_have_the_letters_of_the_country():
    hand = ("SK", "SQ", "SJ", "ST", "S9")
    french, english = (
        suit_text(hand, SUIT_ORDER[0], words(each)) for each in (Language.FRENCH, Language.ENGLISH)
    )
    assert (french, english) == ("R D V 10 9", "K Q J 10 9")


def test_a_list_says_of_each_of_the_cards_whose_it_is():
    page = PdfReader(io.BytesIO(printed(Language.ENGLISH))).pages[3].extract_text()
    letters = [word for word in page.split() if word in PLACES]
    assert len(letters) >= 4 * len(PACK)


def test_they_are_read_at_arm_s_length():
    assert smallest_letters(printed()) >= 9


def test_they_are_none_of_the_other_papers():
    assert not {"deal-slips", "sorting-lists"} & {paper.name for paper in PAPERS.papers}
