"""A table that was described once, on paper: figures as wide as they are, words share the rest."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Generic

from whist_td.paper.fonts import Face, Type, width, wrapped
from whist_td.paper.layout import MM, Box
from whist_td.paper.page import Grid, GridColumn, least_heading
from whist_td.paper.pen import PADDING, Align, Pen
from whist_td.words.listings import Column, ColumnKind, Ink, Listing, Media, R

_RANK = Type(Face.BOLD, 15)
_NAME = Type(Face.REGULAR, 12)
_FIRST = Type(Face.BOLD, 12.5)
_SCORE = Type(Face.BOLD, 13)
_PLAIN = Type(Face.REGULAR, 11)
_WHY = Type(Face.REGULAR, 9)
_SIDES = {
    ColumnKind.RANK: Align.CENTRE,
    ColumnKind.NUMBER: Align.CENTRE,
    ColumnKind.NAME: Align.LEFT,
}
_SIDES |= {ColumnKind.WORDS: Align.LEFT, ColumnKind.DAY: Align.LEFT}
_SET_SIDES = {ColumnKind.WORDS: Align.LEFT, ColumnKind.NAME: Align.LEFT}
_SET_SIDES |= {ColumnKind.DECIMAL: Align.RIGHT, ColumnKind.SIGNED: Align.RIGHT}
_BESIDE, _GAP = 6 * MM, 3 * MM
"""What figures have beside the longest of them, and headings."""
_WORDS_LEAST = 46 * MM
_ROW_LEAST, _NAME_LINE, _TIGHT = 7 * MM, 5 * MM, 1.15
PAPER = Media.PAPER


def set_columns(
    columns: Iterable[Column[R]],
    widths: Mapping[str, float],
    head: float,
    centred: Collection[str] = (),
) -> tuple[GridColumn, ...]:
    """Return columns whose widths in millimetres a sheet sets; a heading is short where it must."""

    def column(each: Column[R]) -> GridColumn:
        wide = widths[each.code]
        fits = least_heading(each.heading, head) <= wide * MM
        heading = each.heading if fits or not each.short else each.short
        side = Align.CENTRE if each.code in centred else _SET_SIDES.get(each.kind, Align.CENTRE)
        return GridColumn(heading, wide, align=side)

    return tuple(column(each) for each in columns if widths[each.code])


@dataclass(frozen=True)
class ListingGrid(Generic[R]):
    """A table in a room of some width."""

    listing: Listing[R]
    width: float
    head: float = 9 * MM
    scale: float = 1.0
    """How much larger the letters are: on a wall they are read from further."""

    @cached_property
    def columns(self) -> tuple[GridColumn, ...]:
        """Its columns; names are as wide as the longest, if what is said has room enough."""
        shown = self.listing.on(PAPER)
        widths = [
            max(self._widest(each) + _BESIDE, least_heading(each.heading, self.head) + _GAP)
            for each in shown
        ]
        left = self.width - sum(w for w, c in zip(widths, shown, strict=True) if not c.is_words)
        words = [at for at, each in enumerate(shown) if each.is_words]
        for place, at in enumerate(words):
            others = len(words) - place - 1
            room = left - others * _WORDS_LEAST
            is_full = not others or self.listing.below(PAPER)
            widths[at] = room if is_full else min(widths[at], room)
            left -= widths[at]
        return tuple(
            GridColumn(each.heading, wide, align=_SIDES.get(each.kind, Align.RIGHT))
            for each, wide in zip(shown, widths, strict=True)
        )

    def _widest(self, column: Column[R]) -> float:
        letters = self._letters(column)
        texts = (column.cell(row).text for row in self.listing.rows)
        return max((width(each, letters.face, letters.size) for each in texts), default=0.0)

    @cached_property
    def row_least(self) -> float:
        """How high a line must be at least: what stands below a name needs its lines."""
        lines = max((len(self._below(row)) for row in self.listing.rows), default=0)
        return _NAME_LINE + lines * _WHY.size * _TIGHT + 1.5 * MM if lines else _ROW_LEAST

    def _below(self, row: R) -> tuple[str, ...]:
        """Return the lines below a name."""
        below = (each.cell(row).text for each in self.listing.below(PAPER))
        text = " · ".join(filter(None, below))
        if not text:
            return ()
        at = next(
            n for n, each in enumerate(self.listing.on(PAPER)) if each.kind is ColumnKind.NAME
        )
        room = self.width * self.columns[at].weight / sum(each.weight for each in self.columns)
        return wrapped(text, _WHY.face, _WHY.size, room - 2 * PADDING)

    def draw(self, pen: Pen, box: Box, part: range) -> None:
        """Draw some of the lines below their headings; a line that adds up has one above it."""
        grid, rows = Grid(box, self.columns, len(part), self.head), self.listing.rows
        grid.draw(pen)
        for place, index in enumerate(part):
            row = rows[index]
            if self.listing.is_total(row) and index and not self.listing.is_total(rows[index - 1]):
                pen.under(grid.row(place).upper(0), 1.0)
            for column, room in zip(self.listing.on(PAPER), grid.cells(place), strict=True):
                self._draw_cell(pen, room, column, row)

    def _draw_cell(self, pen: Pen, room: Box, column: Column[R], row: R) -> None:
        text, letters = column.cell(row).text, self._letters(column, row)
        if column.kind is ColumnKind.NAME and (below := self._below(row)):
            low = min(len(below) * _WHY.size * _TIGHT, room.height - _NAME_LINE)
            block = room.inset(0, (room.height - _NAME_LINE - low) / 2)
            pen.put(text, block.upper(_NAME_LINE), letters)
            pen.put_lines(" ".join(below), block.lower(low), _WHY)
        elif column.is_words:
            pen.put_lines(text, room, letters, pad=2 * MM if letters is _WHY else PADDING)
        else:
            pen.put(text, room, letters, _SIDES.get(column.kind, Align.RIGHT))

    def _letters(self, column: Column[R], row: R | None = None) -> Type:
        """Return the letters of a column; in a line that stands out, of its name or of all."""
        match column.kind:
            case ColumnKind.RANK:
                letters = _RANK
            case ColumnKind.WORDS if column.ink is Ink.QUIET:
                return _WHY
            case ColumnKind.NAME if row is not None and self.listing.is_first(row):
                letters = _FIRST
            case ColumnKind.NAME | ColumnKind.WORDS:
                letters = _NAME
            case _:
                letters = _SCORE if column.ink is Ink.STRONG else _PLAIN
        is_bold = row is not None and self.listing.is_total(row)
        face = Face.BOLD if is_bold else letters.face
        return Type(face, letters.size * self.scale)
