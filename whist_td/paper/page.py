"""A page as a paper hands it over, tables on it, and small sheets that are cut apart."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MARGIN, MM, Box, Sheet
from whist_td.paper.pen import Align, Pen

CARD_GUTTER = 7 * MM
"""The room between a card and the cut."""


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


def card_box(sheet: Sheet) -> Box:
    """Return the room for a card in the left half of a page."""
    return sheet.body.left(sheet.width / 2 - MARGIN - CARD_GUTTER)


def two_up(cards: Sequence[Tile], sheet: Sheet) -> list[Page]:
    """Put cards on pages, two side by side with a cut between them."""
    pairs = [cards[first : first + 2] for first in range(0, len(cards), 2)]
    return [_pair(pair, sheet) for pair in pairs]


def _pair(pair: Sequence[Tile], sheet: Sheet) -> Page:
    half = sheet.width / 2

    def draw(pen: Pen) -> None:
        for place, card in enumerate(pair):
            with pen.moved(place * (half - MARGIN + CARD_GUTTER), 0):
                card.draw(pen)
        pen.cut((half, 2 * MM), (half, sheet.height - 4 * MM))

    return Page(sheet, " · ".join(dict.fromkeys(card.bookmark for card in pair)), draw)


GUTTER = 4.5 * MM
"""The room between a tile and a cut."""
_EDGE = 2 * MM
_SCISSORS = 4 * MM


@dataclass(frozen=True)
class Tiling:
    """How many tiles stand on a page, side by side and one above the other."""

    sheet: Sheet
    across: int = 1
    down: int = 1

    @property
    def _whole(self) -> Box:
        return self.sheet.body

    @property
    def _step(self) -> tuple[float, float]:
        """How far the next tile is to the right, and below."""
        body = self._whole
        wide = (body.width + 2 * GUTTER) / self.across
        high = (body.height + 2 * GUTTER) / self.down
        return wide, high

    @property
    def box(self) -> Box:
        """The room for the first tile of a page, in the upper left corner."""
        wide, high = self._step
        return self._whole.upper(high - 2 * GUTTER).left(wide - 2 * GUTTER)

    def pages(self, tiles: Sequence[Tile]) -> list[Page]:
        """Put tiles on pages, row by row, with cuts between them."""
        count = self.across * self.down
        stacks = [tiles[first : first + count] for first in range(0, len(tiles), count)]
        return [self._page(stack) for stack in stacks]

    def _page(self, tiles: Sequence[Tile]) -> Page:
        names = list(dict.fromkeys(tile.bookmark for tile in tiles))
        bookmark = names[0] if len(names) == 1 else f"{names[0]} – {names[-1]}"
        return Page(self.sheet, bookmark, lambda pen: self._draw(pen, tiles))

    def _draw(self, pen: Pen, tiles: Sequence[Tile]) -> None:
        wide, high = self._step
        for place, tile in enumerate(tiles):
            row, column = divmod(place, self.across)
            with pen.moved(column * wide, -row * high):
                tile.draw(pen)
        pen.stamp(f"cuts-{self.across}-{self.down}-{wide:.0f}", self._draw_cuts)

    def _draw_cuts(self, pen: Pen) -> None:
        wide, high = self._step
        body, paper = self._whole, self.sheet.paper
        for row in range(1, self.down):
            y = body.top + GUTTER - row * high
            pen.cut((_EDGE, y), (paper.right - _SCISSORS, y))
        for column in range(1, self.across):
            x = body.x - GUTTER + column * wide
            pen.cut((x, MARGIN + _EDGE), (x, paper.top - _SCISSORS))


def tiling(sheet: Sheet, needed: float, most: int, across: int = 1) -> Tiling:
    """Return the tiling with as many rows of tiles as leave each the height it needs."""
    rows = int((sheet.body.height + 2 * GUTTER) // (needed + 2 * GUTTER))
    return Tiling(sheet, across, max(1, min(most, rows)))


HEAD = Type(Face.SEMIBOLD, 8, 6)
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
