"""A card with a line a round, to be cut out: its head, and how its lines share out over pages."""

from collections.abc import Sequence
from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.paper.fonts import LEADING, Face, Type
from whist_td.paper.grid import Grid, GridColumn, snug
from whist_td.paper.header_footer import EVENT, SMALL, occasion
from whist_td.paper.layout import MM, Box, Sheet, shares
from whist_td.paper.page import Tiling, tiling
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

FIGURE = Type(Face.BOLD, 16, 9)
WORD = Type(Face.REGULAR, 11, 7)
STRONG = Type(Face.SEMIBOLD, 12, 7.5)
BIG_NUMBER = Type(Face.BOLD, 44, 16)
_BIG_NAME = Type(Face.BOLD, 21, 10)
CARD_HEAD = 20 * MM
NUMBER_WIDTH = 27 * MM
_LINE = 4.6 * MM
_GAP = 1.5 * MM
_HEAD = 6.5 * MM
_FOOT = SMALL.size * LEADING + 0.6 * MM
_ROW_MOST = 11 * MM


@dataclass(frozen=True)
class LinedCard:
    """The frame of cards that have so many lines, each at least so high."""

    sheet: Sheet
    details: Details
    columns: Sequence[GridColumn]
    lines: int
    foot: str
    row_least: float = 7.2 * MM
    most: int = 4
    """The most cards one above the other."""
    row_most: float = _ROW_MOST

    @property
    def _besides(self) -> float:
        return CARD_HEAD + _GAP + _HEAD + _FOOT

    @property
    def parts(self) -> list[range]:
        """The lines of each card, by index, where one card does not hold them all."""
        room = self.sheet.body.height - self._besides
        return shares(self.lines, int(room // self.row_least))

    @property
    def tiling(self) -> Tiling:
        """How the cards stand on a page."""
        longest = max((len(part) for part in self.parts), default=0)
        return tiling(self.sheet, self._besides + longest * self.row_least, self.most)

    def grid(self, part: range) -> Grid:
        """Return the lines of a card."""
        room = self.tiling.box.below(CARD_HEAD + _GAP).above(_FOOT)
        return Grid(snug(room, len(part), self.row_most, _HEAD), self.columns, len(part), _HEAD)

    def draw_fixed(self, pen: Pen, part: range, _: Words) -> Grid:
        """Draw what all cards of a part have in common; return its lines."""
        box = self.tiling.box
        draw_head(pen, box, self.details, _)
        grid = self.grid(part)
        grid.draw(pen)
        pen.put(self.foot, self._foot(grid), SMALL, pad=0)
        return grid

    def _foot(self, grid: Grid) -> Box:
        box = self.tiling.box
        return Box(box.x, grid.box.y - _FOOT, box.width, _FOOT)


def draw_head(pen: Pen, box: Box, details: Details, _: Words) -> None:
    """Draw what the heads of all cards of a kind have in common: the frame and the event."""
    head = box.upper(CARD_HEAD)
    pen.frame(head.left(NUMBER_WIDTH), 1.6, 2 * MM)
    line = head.beside(NUMBER_WIDTH + 4 * MM).upper(_LINE)
    half = line.width * 0.45
    pen.put(details.name, line.left(half - 3 * MM), EVENT, pad=0)
    pen.put(occasion(details, _), line.beside(half), SMALL, Align.RIGHT, pad=0)


def put_head(pen: Pen, box: Box, number: int, name: str, below: str) -> None:
    """Write the number and the name of a card, and a line below the name."""
    head = box.upper(CARD_HEAD)
    pen.put(str(number), head.left(NUMBER_WIDTH), BIG_NUMBER, Align.CENTRE, pad=1.5 * MM)
    words = head.beside(NUMBER_WIDTH + 4 * MM).below(_LINE)
    pen.put_lines(name, words.above(_LINE), _BIG_NAME, pad=0)
    pen.put(below, words.lower(_LINE), WORD, pad=0)


def rounds_text(part: range, parts: int, _: Words) -> str:
    """Say which rounds a card holds, where it does not hold them all."""
    if parts == 1:
        return ""
    return _("from round {first} to round {last}", first=part[0] + 1, last=part[-1] + 1)
