"""A card with a line a round, to be cut out: its head, and how its lines share out over pages."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from whist_td.core.events import Details
from whist_td.core.proposals import Corner
from whist_td.paper.codes import draw_corner
from whist_td.paper.fonts import LEADING, Face, Type
from whist_td.paper.header_footer import EVENT, SMALL, occasion
from whist_td.paper.layout import MM, Box, Sheet, shares
from whist_td.paper.page import Grid, GridColumn, Page, Tile, Tiling, snug, tiling
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

FIGURE = Type(Face.BOLD, 16)
WORD = Type(Face.REGULAR, 11)
STRONG = Type(Face.SEMIBOLD, 12)
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
class CardFace:
    """What one card has of its own: a number, a name, a word below it, and what its lines say."""

    number: int
    name: str
    below: str
    draw_line: Callable[[Pen, list[Box], int], None]
    """Fills the cells of a line, by its index."""


@dataclass(frozen=True)
class LinedCards:
    """Cards of one kind, with a line for each round, at least so high."""

    kind: str
    sheet: Sheet
    details: Details
    columns: Sequence[GridColumn]
    """The first has the number of the round."""
    rounds: Sequence[int]
    foot: str
    row_least: float = 7.2 * MM
    most: int = 4
    """The most cards one above the other."""
    row_most: float = _ROW_MOST
    corners: Mapping[int, Corner] = field(default_factory=dict)
    """The codes in their corners, by the number of the card."""

    @property
    def _besides(self) -> float:
        return CARD_HEAD + _GAP + _HEAD + _FOOT

    @property
    def _parts(self) -> list[range]:
        """The lines of each card, by index, where one card does not hold them all."""
        room = Tiling(self.sheet).box.height - self._besides
        return shares(len(self.rounds), int(room // self.row_least))

    @property
    def _tiling(self) -> Tiling:
        """How the cards stand on a page."""
        longest = max((len(part) for part in self._parts), default=0)
        return tiling(self.sheet, self._besides + longest * self.row_least, self.most)

    def pages(self, faces: Iterable[CardFace], _: Words) -> list[Page]:
        """Return cards, several to a page where they fit, with the cuts between them."""
        return self.tiled([tile for face in faces for tile in self.tiles(face, _)])

    def tiled(self, tiles: Sequence[Tile]) -> list[Page]:
        """Return the pages of cards of this height, though their columns may differ."""
        return self._tiling.pages(tiles)

    def tiles(self, face: CardFace, _: Words) -> list[Tile]:
        """Return one card, in parts where one does not hold all its lines."""
        return [self._tile(face, part, _) for part in self._parts]

    def _tile(self, face: CardFace, part: range, _: Words) -> Tile:
        def draw(pen: Pen) -> None:
            pen.stamp(f"{self.kind}-{part[0]}", lambda own: self._draw_fixed(own, part, _))
            first, last = part[0] + 1, part[-1] + 1
            rounds = _("from round {first} to round {last}", first=first, last=last)
            is_whole = len(self._parts) == 1
            below = " · ".join(filter(None, (face.below, "" if is_whole else rounds)))
            box = self._tiling.box
            put_head(pen, self._beside_corner(box), face.number, face.name, below)
            if corner := self.corners.get(face.number):
                draw_corner(pen, corner, box.upper(CARD_HEAD).beside(box.width - CARD_HEAD), _)
            grid = self._grid(part)
            for row, index in enumerate(part):
                face.draw_line(pen, grid.cells(row), index)

        return Tile(str(face.number), draw)

    def _grid(self, part: range) -> Grid:
        room = self._tiling.box.below(CARD_HEAD + _GAP).above(_FOOT)
        return Grid(snug(room, len(part), self.row_most, _HEAD), self.columns, len(part), _HEAD)

    def _draw_fixed(self, pen: Pen, part: range, _: Words) -> None:
        """Draw what all cards of a part have in common."""
        box, grid = self._tiling.box, self._grid(part)
        draw_head(pen, self._beside_corner(box), self.details, _)
        grid.draw(pen)
        pen.put(self.foot, Box(box.x, grid.box.y - _FOOT, box.width, _FOOT), SMALL, pad=0)
        for row, index in enumerate(part):
            number = str(self.rounds[index])
            pen.put(number, grid.cell(row, 0), STRONG, Align.CENTRE, pad=0)

    def _beside_corner(self, box: Box) -> Box:
        return box.left(box.width - CARD_HEAD - _GAP) if self.corners else box


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
