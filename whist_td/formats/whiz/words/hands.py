"""Hands of cards as people read them: suit by suit, with the letters of their language."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from whist_td.core.contracts import SYMBOLS, Strain
from whist_td.core.errors import RuleError
from whist_td.deals.cards import (
    PACK,
    PLACES,
    RANKS,
    SUITS,
    WHOLE_HAND,
    CardTwiceError,
    Deal,
    HandSizeError,
    UnknownCardError,
    in_order,
)
from whist_td.words.words import N_, Words

SUIT_ORDER = tuple(Strain(suit) for suit in SUITS)
"""Spades first, as a pack lies and as bridge writes hands."""
VOID = "–"
_COURT = N_("AKQJ")
"""The letters of the ace, the king, the queen and the jack, in this order."""
_SEATS: Mapping[str, str] = {
    "N": N_("North"),
    "E": N_("East"),
    "S": N_("South"),
    "W": N_("Domy (West)"),
}
_TEN = {"T": "10"}
_SIGNS = {suit.value: sign for suit, sign in SYMBOLS.items()}


def seat_name(place: str, _: Words) -> str:
    """Return what a hand is called; the Domy's says where it lies."""
    return _(_SEATS.get(place, place))


def seat_letter(place: str, _: Words) -> str:
    """Return one letter for a hand, West for the Domy's."""
    return place if place != PLACES[-1] else _("W")


def rank_text(rank: str, _: Words) -> str:
    """Return a rank as it stands on a card of the country: "K", in French "R"; a ten is "10"."""
    court = dict(zip("AKQJ", _(_COURT), strict=True))
    return court.get(rank, _TEN.get(rank, rank))


def suit_text(hand: Iterable[str], suit: Strain, _: Words, between: str = " ") -> str:
    """Return the cards of a suit in a hand, a dash where it has none."""
    ranks = (card[1] for card in hand if card[0] == suit.value)
    return between.join(rank_text(rank, _) for rank in ranks) or VOID


Typed = Mapping[tuple[str, Strain], str]
"""What is typed of each hand and suit."""
_APART = re.compile(r"[\s,.\-–]+")
_COURTS = dict(zip("RDVX", "KQJT", strict=True))
"""The letters of a French pack that no English one has; a ten may be X."""


class CardsMissingError(RuleError):
    """Hands that do not make a pack: whose cards are too few, and which cards nobody has."""

    place: str
    cards: int
    of: int
    missing: tuple[str, ...]


def typed_ranks(text: str, place: str) -> list[str]:
    """Return the ranks that are typed of a suit, in the letters of either country.

    >>> typed_ranks("a d 10 3", "N")
    ['A', 'Q', 'T', '3']
    """
    letters = _APART.sub("", text.upper()).replace("10", "T")
    ranks = [_COURTS.get(letter, letter) for letter in letters]
    for rank in ranks:
        if rank not in RANKS:
            raise UnknownCardError(rank, place)
    return ranks


def typed_deal(typed: Typed) -> Deal:
    """Return the deal that is typed; the last hand may be left out, for it has what remains.

    Raises `UnknownCardError`, `CardTwiceError`, `HandSizeError` and `CardsMissingError`.
    """
    hands = [
        [
            suit.value + rank
            for suit in SUIT_ORDER
            for rank in typed_ranks(typed[place, suit], place)
        ]
        for place in PLACES
    ]
    times = Counter(card for hand in hands for card in hand)
    for card, count in times.items():
        if count > 1:
            raise CardTwiceError(card)
    missing = tuple(card for card in PACK if card not in times)
    if not hands[-1] and len(missing) == WHOLE_HAND:
        hands[-1] = list(missing)
    for place, hand in zip(PLACES, hands, strict=True):
        if len(hand) > WHOLE_HAND:
            raise HandSizeError(place, len(hand), WHOLE_HAND)
    for place, hand in zip(PLACES, hands, strict=True):
        if len(hand) < WHOLE_HAND:
            raise CardsMissingError(place, len(hand), WHOLE_HAND, missing)
    return Deal(in_order(hands))


def card_text(card: str, _: Words) -> str:
    """Return a card with its sign: "♠K"."""
    return f"{_SIGNS.get(card[0], card[0])}{rank_text(card[1], _)}"


_MOST_MISSING = 6


def cards_missing(error: CardsMissingError, _: Words) -> str:
    """Say whose cards are too few, and which cards nobody has, where they are not too many."""
    hand = _(
        "Cards of {place}: {cards} of {of}.",
        place=seat_name(error.place, _),
        cards=error.cards,
        of=error.of,
    )
    if len(error.missing) > _MOST_MISSING:
        return hand
    missing = ", ".join(card_text(card, _) for card in error.missing)
    return _("{hand} Nobody has {cards} yet.", hand=hand, cards=missing)
