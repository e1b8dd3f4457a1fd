"""A page as a paper hands it over, to be drawn once all pages are counted."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from whist_td.paper.layout import MARGIN, MM, Box, Sheet
from whist_td.paper.pen import Pen

GUTTER = 7 * MM
"""The room between a card and the cut."""


@dataclass(frozen=True)
class Page:
    """One page: the sheet it is on, its bookmark, and how it is drawn."""

    sheet: Sheet
    bookmark: str
    draw: Callable[[Pen], None]


@dataclass(frozen=True)
class Card:
    """Half a page, to be cut out; it is drawn in the left half and moved where it belongs."""

    bookmark: str
    draw: Callable[[Pen, float], None]
    """Takes the pen and how far to the right the card stands."""


def card_box(sheet: Sheet) -> Box:
    """Return the room for a card in the left half of a page."""
    return sheet.body.left(sheet.width / 2 - MARGIN - GUTTER)


def two_up(cards: Sequence[Card], sheet: Sheet) -> list[Page]:
    """Put cards on pages, two side by side with a cut between them."""
    pairs = [cards[first : first + 2] for first in range(0, len(cards), 2)]
    return [_pair(pair, sheet) for pair in pairs]


def _pair(pair: Sequence[Card], sheet: Sheet) -> Page:
    half = sheet.width / 2

    def draw(pen: Pen) -> None:
        for place, card in enumerate(pair):
            card.draw(pen, place * (half - MARGIN + GUTTER))
        pen.cut((half, 2 * MM), (half, sheet.height - 4 * MM))

    return Page(sheet, " · ".join(dict.fromkeys(card.bookmark for card in pair)), draw)
