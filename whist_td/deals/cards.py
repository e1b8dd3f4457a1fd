"""Four hands of cards, as PBN writes them: North's, East's, South's, and the Domy's in West."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from whist_td.core.errors import RuleError

SUITS, RANKS = "SHDC", "AKQJT98765432"
PLACES = "NESW"
PACK = tuple(suit + rank for suit in SUITS for rank in RANKS)
"""The 52 cards in the order in which a new pack lies here: ♠A first, ♣2 last."""
WHOLE_HAND = len(RANKS)
_PLACE = {card: place for place, card in enumerate(PACK)}

Hands = tuple[tuple[str, ...], ...]


class DealTextError(RuleError):
    """Four hands that are not written as PBN has them: `N:s.h.d.c e… s… w…`."""

    text: str


class UnknownCardError(RuleError):
    """A rank that is none of AKQJT98765432."""

    rank: str
    place: str


class CardTwiceError(RuleError):
    """A card that stands in the deal more than once."""

    card: str


class HandSizeError(RuleError):
    """A hand with more or fewer cards than it should have."""

    place: str
    cards: int
    of: int


@dataclass(frozen=True)
class Deal:
    """Who holds which cards; in an ending all hold the same number, fewer than thirteen.

    Raises `CardTwiceError` and `HandSizeError`.
    """

    hands: Hands
    """From North clockwise, each in the order of the pack; a card is suit and rank, as "ST"."""

    def __post_init__(self) -> None:
        for card, times in Counter(card for hand in self.hands for card in hand).items():
            if times > 1:
                raise CardTwiceError(card)
        of = self.size if 0 < self.size <= WHOLE_HAND else WHOLE_HAND
        for place, hand in zip(PLACES, self.hands, strict=True):
            if len(hand) != of:
                raise HandSizeError(place, len(hand), of)

    @cached_property
    def size(self) -> int:
        """How many cards each should hold: as many as most of them do."""
        return Counter(map(len, self.hands)).most_common(1)[0][0]

    @property
    def is_whole(self) -> bool:
        """Whether all 52 cards are dealt."""
        return self.size == WHOLE_HAND

    @property
    def text(self) -> str:
        """The deal as PBN writes it, from North."""
        return f"{PLACES[0]}:" + " ".join(map(hand_text, self.hands))

    def hand(self, place: str) -> tuple[str, ...]:
        """Return the cards of a place: N, E, S, or W for the Domy."""
        return self.hands[PLACES.index(place)]


def hand_text(cards: Iterable[str]) -> str:
    """Return a hand as PBN writes it.

    >>> hand_text(["ST", "SA", "H4", "C2"])
    'AT.4..2'
    """
    in_order = sorted(cards, key=_PLACE.__getitem__)
    return ".".join("".join(card[1] for card in in_order if card[0] == suit) for suit in SUITS)


def in_order(hands: Sequence[Iterable[str]]) -> Hands:
    """Return hands with their cards in the order of the pack."""
    return tuple(tuple(sorted(hand, key=_PLACE.__getitem__)) for hand in hands)


def read_hand(text: str, place: str) -> tuple[str, ...]:
    """Return the cards of a hand as PBN writes it; a ten may be 10, a void a dash.

    Raises `DealTextError` and `UnknownCardError`.
    """
    suits = text.upper().replace("10", "T").split(".")
    if len(suits) != len(SUITS):
        raise DealTextError(text)
    cards = [
        suit + rank
        for suit, ranks in zip(SUITS, suits, strict=True)
        for rank in ranks
        if rank != "-"
    ]
    for card in cards:
        if card not in _PLACE:
            raise UnknownCardError(card[1], place)
    return tuple(cards)


def read_deal(text: str) -> Deal:
    """Return the deal that a text in PBN holds, whichever hand it begins with.

    Raises `DealTextError`, `UnknownCardError`, `CardTwiceError`, `HandSizeError`.
    """
    first, colon, rest = text.strip().partition(":")
    words = rest.split()
    if not colon or first.upper() not in PLACES or len(first) != 1 or len(words) != len(PLACES):
        raise DealTextError(text)
    start = PLACES.index(first.upper())
    places = [PLACES[(start + turn) % len(PLACES)] for turn in range(len(PLACES))]
    hands = {place: read_hand(word, place) for place, word in zip(places, words, strict=True)}
    return Deal(in_order([hands[place] for place in PLACES]))
