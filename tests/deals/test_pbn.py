"""Deals to and from other programs."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.contracts import SeatChange
from whist_td.deals.cards import CardTwiceError, DealTextError, HandSizeError, UnknownCardError
from whist_td.deals.dealing import dealt
from whist_td.deals.pbn import (
    MOST_BOARDS,
    BoardDealtTwiceError,
    BoardFaultError,
    BoardNumberError,
    NoDealsError,
    PbnHead,
    TooManyBoardsError,
    pbn,
    read_pbn,
)

REPEATED = "00112233445566778899aabbccddeeff"
HEAD = PbnHead("Whiz d’automne", "Percé", date(2026, 11, 23), SeatChange.OPPONENT_MOVES)
FIRST, SECOND = (dealt(REPEATED, board) for board in (1, 2))


@given(st.sets(st.integers(1, 2_000), min_size=1, max_size=6), st.text(max_size=30))
def test_what_is_written_is_read_again(boards, name):
    deals = {board: dealt(REPEATED, board) for board in boards}
    assert read_pbn(pbn(deals, PbnHead(name, "", None, SeatChange.DECLARER_MOVES))) == deals


def test_every_tag_of_a_board_stands_in_the_file():
    lines = pbn({2: SECOND}, HEAD).split("\r\n")
    assert '[Date "2026.11.23"]' in lines
    assert '[Dealer "E"]' in lines
    assert '[WhizSeats "A"]' in lines
    assert f'[Deal "{SECOND.text}"]' in lines


def test_comments_escapes_repeats_and_other_sections_are_passed_over():
    text = f"""% [Board "9"]
        [Event "a \\"[Board \\\\ \\"7\\""] {{ [Deal "N:... ... ... ..."]
        goes on }}
        [Board "1"] ; [Board "3"]
        [Deal "{FIRST.text}"]
        [Auction "N"] 1C =1= Pass {{[x "y"]}} Pass Pass
        [Event "#"] [Board "4"]
        [Deal "{SECOND.text}"]"""
    assert read_pbn(text) == {1: FIRST, 4: SECOND}


def test_lines_that_end_with_a_return_alone_are_lines():
    assert read_pbn(pbn({2: SECOND}, HEAD).replace("\r\n", "\r")) == {2: SECOND}


def test_deals_without_numbers_are_counted():
    assert read_pbn(f'[Deal "{FIRST.text}"]\n[Deal "{SECOND.text}"]') == {1: FIRST, 2: SECOND}


@pytest.mark.parametrize(
    "between", ["\n\n", "\r\n \r\n", "\n", '\n[Event "x"]\n'], ids=("blank", "CRLF", "none", "tag")
)
def test_a_deal_that_stands_before_its_number_is_that_boards(between):
    games = (f'[deal "{d.text}"]\n; five\n[BOARD "{b}"]' for b, d in ((5, FIRST), (6, SECOND)))
    assert read_pbn(between.join(games)) == {5: FIRST, 6: SECOND}


def test_a_deal_without_number_is_not_given_the_number_of_the_next():
    text = f'[Board "3"]\n[Deal "{FIRST.text}"]\n\n[Deal "{SECOND.text}"]\n\n[Board "9"]\n'
    assert read_pbn(text + f'[Deal "{FIRST.text}"]') == {3: FIRST, 4: SECOND, 9: FIRST}


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("KQ5", "Q5", HandSizeError),
        ("KQ5", "KQQ5", CardTwiceError),
        ("KQ5", "K15", UnknownCardError),
        ("KQ5..", "KQ5.", DealTextError),
        (FIRST.text, "N:A... K... Q... J...", HandSizeError),
        (FIRST.text, "N:... ... ... ...", HandSizeError),
    ],
)
def test_a_deal_that_cannot_be_is_told_with_its_board(before, after, fault):
    text = f'[Board "12"][Deal "{FIRST.text.replace(before, after)}"]'
    with pytest.raises(BoardFaultError) as refused:
        read_pbn(text)
    assert refused.value.board == 12
    assert type(refused.value.fault) is fault


@pytest.mark.parametrize("text", ["", "[Board 1]", "PK\x03\x04", '[Event "x"]'])
def test_a_file_without_deals_is_told(text):
    with pytest.raises(NoDealsError):
        read_pbn(text)


@pytest.mark.parametrize("number", ["0", "-1", "A", "1.5", "9" * 40])
def test_a_board_that_has_no_number_is_told(number):
    with pytest.raises(BoardNumberError) as refused:
        read_pbn(f'[Board "{number}"][Deal "{FIRST.text}"]')
    assert refused.value.text == number


def test_one_board_with_two_deals_is_told_and_one_twice_alike_is_not():
    once = f'[Board "3"][Deal "{FIRST.text}"]'
    assert read_pbn(once + once) == {3: FIRST}
    with pytest.raises(BoardDealtTwiceError):
        read_pbn(once + f'[Board "3"][Deal "{SECOND.text}"]')


def test_ten_thousand_boards_are_refused():
    text = "".join(f'[Board "{board}"][Deal "{FIRST.text}"]' for board in range(1, 10_001))
    with pytest.raises(TooManyBoardsError) as refused:
        read_pbn(text)
    assert (refused.value.boards, refused.value.most) == (10_000, MOST_BOARDS)
