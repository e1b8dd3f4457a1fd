"""Hands of cards on paper: one by suit, and all four as they lie on a table."""

from dataclasses import dataclass

from whist_td.deals.cards import PLACES, Deal
from whist_td.formats.whiz.words.hands import SUIT_ORDER, seat_name, suit_text
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box
from whist_td.paper.pen import Pen
from whist_td.words.words import Words


@dataclass(frozen=True)
class HandStyle:
    """How a hand is set: its name, its cards, and the signs before them."""

    name: Type
    cards: Type
    head: float
    sign: float


LARGE = HandStyle(Type(Face.BOLD, 14), Type(Face.BOLD, 19, 12), 6 * MM, 4.2 * MM)
"""For whoever sorts or plays the cards."""
READ = HandStyle(Type(Face.BOLD, 11), Type(Face.SEMIBOLD, 12.5), 5 * MM, 3.4 * MM)
"""For whoever reads all four at home."""
COMPASS_HIGH, ACROSS = 84 * MM, 46 * MM
"""How high four hands are, and how wide each of the three columns usually is."""
_GAP, _BETWEEN = 0.5 * MM, 1.3 * MM


def draw_hand(
    pen: Pen, box: Box, deal: Deal, place: str, _: Words, style: HandStyle = LARGE
) -> None:
    """Draw a hand: its name, and a line for each suit."""
    head = box.upper(style.head)
    pen.put(seat_name(place, _), head, style.name, pad=0)
    if style is LARGE:
        pen.under(head, 0.6)
    lines = box.below(style.head + _GAP).above(_GAP)
    high = lines.height / len(SUIT_ORDER)
    for row, suit in enumerate(SUIT_ORDER):
        line = lines.below(row * high).upper(high)
        pen.suit(suit, line.x, line.y + (high - style.sign) / 2, style.sign)
        text = suit_text(deal.hand(place), suit, _)
        pen.put(text, line.beside(style.sign + _BETWEEN), style.cards, pad=0)


def draw_compass(pen: Pen, box: Box, deal: Deal, _: Words, across: float = ACROSS) -> None:
    """Draw four hands as they lie on a table: North above, the Domy at the left."""
    high = COMPASS_HIGH / 3
    at = {"N": (0, 1), "W": (1, 0), "E": (1, 2), "S": (2, 1)}
    for place in PLACES:
        line, column = at[place]
        cell = Box(box.x + column * across, box.below(line * high).upper(high).y, across, high)
        draw_hand(pen, cell, deal, place, _, READ)
