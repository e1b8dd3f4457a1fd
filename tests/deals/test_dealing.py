"""Deals that an outsider can verify: the contract's own example, laws, and an even spread."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.deals.cards import PACK, PLACES, read_deal
from whist_td.deals.dealing import SecretError, as_called, commitment, dealt

REPEATED = "00112233445566778899aabbccddeeff"
EXAMPLE = {
    1: "N:KQ5..AKT53.K9843 AT86.AT8654.94.A 93.KQ2.J8.QJT762 J742.J973.Q762.5",
    2: "N:T.A86.J74.986532 8653.J75.KT95.AQ A74.Q943.Q82.JT7 KQJ92.KT2.A63.K4",
}
secrets = st.text("0123456789abcdef", min_size=32, max_size=32)


def test_the_commitment_of_the_example():
    whole = "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720"
    assert commitment(REPEATED) == whole


@pytest.mark.parametrize("board", EXAMPLE)
def test_the_boards_of_the_example(board):
    assert dealt(REPEATED, board).text == EXAMPLE[board]


@given(secrets, st.integers(1, 9999), st.text(max_size=20))
def test_every_card_is_dealt_once_thirteen_to_each(secret, board, word):
    deal = dealt(secret, board, word)
    assert sorted(card for hand in deal.hands for card in hand) == sorted(PACK)
    assert {len(hand) for hand in deal.hands} == {13}
    assert read_deal(deal.text) == deal


@pytest.mark.parametrize("typed", ["Gaspésie", "  gaspésie ", "GASPE\u0301SIE"])
def test_the_word_is_the_same_however_it_is_typed(typed):
    assert as_called(typed) == "gaspésie"
    assert dealt(REPEATED, 3, typed) == dealt(REPEATED, 3, "gaspésie")


def test_the_word_changes_every_board():
    assert all(dealt(REPEATED, board, "Percé") != dealt(REPEATED, board) for board in range(1, 25))


@pytest.mark.parametrize(
    "secret", ["", REPEATED[:-1], REPEATED + "0", REPEATED.upper(), "g" * 32, "０" * 32]
)
def test_a_secret_that_is_none_is_refused_without_being_repeated(secret):
    with pytest.raises(SecretError) as refused:
        commitment(secret)
    assert (refused.value.length, refused.value.digits) == (len(secret), 32)


def chi_square(boards):
    """Return how uneven the place of every card is over some boards: 52 x 3 degrees of freedom."""
    places = Counter(
        (card, place)
        for board in range(1, boards + 1)
        for place, hand in zip(PLACES, dealt(REPEATED, board).hands, strict=True)
        for card in hand
    )
    mean = boards / len(PLACES)
    return sum((places[card, place] - mean) ** 2 / mean for card in PACK for place in PLACES)


@pytest.mark.parametrize(
    "boards", [2_000, pytest.param(100_000, marks=pytest.mark.nightly, id="all")]
)
def test_every_card_comes_to_every_place_as_often(boards):
    """Of even deals, one secret in a thousand gives more than 220 or less than 107."""
    assert 107 < chi_square(boards) < 220
