"""A page as a paper hands it over, tables on it, and small sheets that are cut apart."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial

from whist_td.core.name_setting import WIDTHS
from whist_td.paper.fonts import Face, Type, block_height, width, wrapped
from whist_td.paper.layout import MM, Box, Sheet
from whist_td.paper.pen import Align, Pen


@dataclass(frozen=True)
class Page:
    """One page: the sheet it is on, its bookmark, and how it is drawn."""

    sheet: Sheet
    bookmark: str
    draw: Callable[[Pen], None]


@dataclass(frozen=True)
class Tile:
    """One small sheet; it is drawn in the first place of a page and moved where it belongs."""

    bookmark: str
    draw: Callable[[Pen], None]


_SIDE, _OVER, _UNDER = 7 * MM, 6 * MM, 10 * MM
"""The room between a tile and the cuts or the edges of the paper: it prints on any printer."""
_EDGE = 2 * MM
_SCISSORS = 4 * MM


@dataclass(frozen=True)
class Tiling:
    """How many tiles stand on a page: it is cut into parts that are exactly equal."""

    sheet: Sheet
    across: int = 1
    down: int = 1

    @property
    def step(self) -> tuple[float, float]:
        """How far the next tile is to the right, and below."""
        return self.sheet.width / self.across, self.sheet.height / self.down

    @property
    def box(self) -> Box:
        """The room for the first tile of a page, in the upper left corner."""
        wide, high = self.step
        part = self.sheet.paper.upper(high).left(wide)
        return part.inset(_SIDE, 0).below(_OVER).above(_UNDER)

    def pages(self, tiles: Sequence[Tile]) -> list[Page]:
        """Put tiles on pages so that the stacks into which they are cut follow one another."""
        pages = -(-len(tiles) // (self.across * self.down))
        drawn = []
        for first in range(pages):
            stack = tiles[first::pages]
            bookmark = " · ".join(dict.fromkeys(tile.bookmark for tile in stack))
            drawn.append(Page(self.sheet, bookmark, partial(self._draw, tiles=stack)))
        return drawn

    def _draw(self, pen: Pen, tiles: Sequence[Tile]) -> None:
        wide, high = self.step
        for place, tile in enumerate(tiles):
            row, column = divmod(place, self.across)
            with pen.moved(column * wide, -row * high):
                tile.draw(pen)
        pen.stamp(f"cuts-{self.across}-{self.down}-{wide:.0f}", self.draw_cuts)

    def draw_cuts(self, pen: Pen) -> None:
        """Draw the lines along which the page is cut."""
        wide, high = self.step
        paper = self.sheet.paper
        for row in range(1, self.down):
            y = paper.top - row * high
            pen.cut((_EDGE, y), (paper.right - _SCISSORS, y))
        for column in range(1, self.across):
            x = column * wide
            pen.cut((x, _UNDER + _EDGE), (x, paper.top - _SCISSORS))


def tiling(sheet: Sheet, needed: float, most: int, across: int = 1) -> Tiling:
    """Return the tiling with as many rows of tiles as leave each the height it needs."""
    rows = int(sheet.height // (needed + _OVER + _UNDER))
    return Tiling(sheet, across, max(1, min(most, rows)))


HEAD = Type(Face.SEMIBOLD, 9)
STRIPE = 0.93
_HEAD_PAD = 0.5 * MM
_TITLES, _LINES = 512, 6
_DOT = 0.1
"""What is added, lest a word that fits to the point be cut."""


@lru_cache(_TITLES)
def least_heading(title: str, height: float) -> float:
    """Return the least width of a column in which its heading is whole, in lines that fit."""
    most = next((n for n in range(_LINES, 1, -1) if block_height(n, HEAD.size) <= height), 1)
    words = title.replace("-", "- ").split(" ")
    wide = max(width(word, HEAD.face, HEAD.size) for word in words)
    while len(wrapped(title, HEAD.face, HEAD.size, wide)) > most:
        wide += 1
    return WIDTHS[-1] * wide + 2 * _HEAD_PAD + _DOT


@dataclass(frozen=True)
class GridColumn:
    """One column: its heading, its width beside the others', and whether one writes in it."""

    title: str
    weight: float
    to_fill: bool = False
    align: Align = Align.CENTRE
    needs: str = ""
    """A heading that is written otherwise than those of a table to read."""


@dataclass(frozen=True)
class Grid:
    """A table in a box, its heading on top."""

    box: Box
    columns: Sequence[GridColumn]
    rows: int
    heading: float = 9 * MM

    @property
    def row_height(self) -> float:
        """How high a row is."""
        return (self.box.height - self.heading) / self.rows

    def row(self, index: int) -> Box:
        """Return a row, the first being 0."""
        below = self.box.below(self.heading + index * self.row_height)
        return below.upper(self.row_height)

    def cells(self, index: int) -> list[Box]:
        """Return the cells of a row."""
        return self.across(self.row(index))

    def cell(self, index: int, column: int) -> Box:
        """Return one cell of a row."""
        line, room = self.row(index), self._columns[column]
        return Box(room.x, line.y, room.width, line.height)

    def across(self, line: Box) -> list[Box]:
        """Return a line above, in or below the table, cut into its columns."""
        return [Box(room.x, line.y, room.width, line.height) for room in self._columns]

    @cached_property
    def _columns(self) -> list[Box]:
        """The columns: none is less wide than a word of its heading needs."""
        unit = self.box.width / sum(column.weight for column in self.columns)
        least = [
            least_heading(column.title or column.needs, self.heading) for column in self.columns
        ]
        widths = [unit * column.weight for column in self.columns]
        spare = [max(0.0, wide - need) for wide, need in zip(widths, least, strict=True)]
        lacking = sum(map(max, least, widths)) - self.box.width
        part = min(1.0, lacking / sum(spare)) if lacking > 0 and any(spare) else 0.0
        each = zip(least, widths, spare, strict=True)
        return list(self.box.columns([max(*both) - part * free for *both, free in each]))

    def draw(self, pen: Pen) -> None:
        """Draw the heading, the lines, and a grey stripe under every other row."""
        for index in range(1, self.rows, 2):
            pen.fill(self.row(index), STRIPE)
        head = self.box.upper(self.heading)
        boxes = self.across(head)
        for column, box in zip(self.columns, boxes, strict=True):
            pen.put_lines(column.title, box, HEAD, column.align, pad=_HEAD_PAD)
        pen.under(head, 1.2)
        for index in range(self.rows):
            pen.under(self.row(index), 0.3)
        pen.under(self.row(self.rows - 1), 0.8)
        body = self.box.below(self.heading)
        boxes = self.across(body)
        for column, box in zip(self.columns, boxes, strict=True):
            if column.to_fill:
                pen.frame(box, 0.5)


def snug(room: Box, rows: int, most: float, heading: float) -> Box:
    """Return the upper part of a room that rows fill when they may be so high at most."""
    return room.upper(heading + rows * min(most, (room.height - heading) / rows))
