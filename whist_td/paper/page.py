"""A page as a paper hands it over, tables on it, and small sheets that are cut apart."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from whist_td.paper.fonts import Face, Type
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
        return [self._page(tiles[first::pages]) for first in range(pages)]

    def _page(self, tiles: Sequence[Tile]) -> Page:
        bookmark = " · ".join(dict.fromkeys(tile.bookmark for tile in tiles))
        return Page(self.sheet, bookmark, lambda pen: self._draw(pen, tiles))

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


@dataclass(frozen=True)
class GridColumn:
    """One column: its heading, its width beside the others', and whether one writes in it."""

    title: str
    weight: float
    to_fill: bool = False
    align: Align = Align.CENTRE


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
        return list(self.row(index).columns([column.weight for column in self.columns]))

    def draw(self, pen: Pen) -> None:
        """Draw the heading, the lines, and a grey stripe under every other row."""
        for index in range(1, self.rows, 2):
            pen.fill(self.row(index), STRIPE)
        head = self.box.upper(self.heading)
        boxes = head.columns([column.weight for column in self.columns])
        for column, box in zip(self.columns, boxes, strict=True):
            pen.put_lines(column.title, box, HEAD, column.align, pad=0.5 * MM)
        pen.under(head, 1.2)
        for index in range(self.rows):
            pen.under(self.row(index), 0.3)
        pen.under(self.row(self.rows - 1), 0.8)
        self._draw_boxes(pen)

    def _draw_boxes(self, pen: Pen) -> None:
        body = self.box.below(self.heading)
        boxes = body.columns([column.weight for column in self.columns])
        for column, box in zip(self.columns, boxes, strict=True):
            if column.to_fill:
                pen.frame(box, 0.5)


def snug(room: Box, rows: int, most: float, heading: float) -> Box:
    """Return the upper part of a room that rows fill when they may be so high at most."""
    return room.upper(heading + rows * min(most, (room.height - heading) / rows))
