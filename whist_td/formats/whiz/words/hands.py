"""Hands of cards as people read them: suit by suit, with the letters of their language."""

from collections.abc import Iterable, Mapping

from whist_td.core.contracts import Strain
from whist_td.deals.cards import PLACES, SUITS
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


def seat_name(place: str, _: Words) -> str:
    """Return what a hand is called; the Domy's says where it lies."""
    return _(_SEATS[place])


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
