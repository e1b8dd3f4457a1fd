"""How many cells fit on the wall at a size that can be read, and which stand on a page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TypeVar

from PySide6.QtCore import QRectF

T = TypeVar("T")


@dataclass(frozen=True)
class Grid:
    """Columns and rows of one page, as even over the pages as can be."""

    columns: int
    rows: int
    pages: int

    @property
    def cells(self) -> int:
        """The cells of a page."""
        return self.columns * self.rows

    def page(self, items: Sequence[T], number: int) -> Sequence[T]:
        """Return what stands on a page, counted from 0."""
        start = (number % self.pages) * self.cells
        return items[start : start + self.cells]

    def down(self, box: QRectF, items: Sequence[T], gap: float) -> Iterator[tuple[QRectF, T]]:
        """Yield the place of each item, column by column; the gap is between columns alone."""
        for index, item in enumerate(items):
            column, row = divmod(index, self.rows)
            yield self._place(box, column, row, (gap, 0.0)), item

    def across(self, box: QRectF, items: Sequence[T], gap: float) -> Iterator[tuple[QRectF, T]]:
        """Yield the place of each item, row by row."""
        for index, item in enumerate(items):
            row, column = divmod(index, self.columns)
            yield self._place(box, column, row, (gap, gap)), item

    def _place(self, box: QRectF, column: int, row: int, gaps: tuple[float, float]) -> QRectF:
        beside, below = gaps
        wide = (box.width() - beside * (self.columns - 1)) / self.columns
        tall = (box.height() - below * (self.rows - 1)) / self.rows
        left = box.left() + column * (wide + beside)
        return QRectF(left, box.top() + row * (tall + below), wide, tall)


def grid(items: int, columns: int, most_rows: int) -> Grid:
    """Return the grid for so many items; few items take no more columns than they fill."""
    most_rows = max(1, most_rows)
    columns = max(1, min(columns, ceil(items / most_rows)))
    pages = max(1, ceil(items / (columns * most_rows)))
    rows = max(1, ceil(ceil(items / pages) / columns))
    return Grid(columns, rows, max(1, ceil(items / (columns * rows))))


def even_grid(items: int, most_columns: int, most_rows: int, shape: float) -> Grid:
    """Return a grid whose cells fill a box of a shape (width to height) as well as can be."""
    if items > most_columns * most_rows:
        pages = ceil(items / (most_columns * most_rows))
        return Grid(most_columns, max(1, ceil(ceil(items / pages) / most_columns)), pages)
    columns = max(1, min(most_columns, ceil((max(1, items) * shape) ** 0.5)))
    rows = min(most_rows, max(1, ceil(items / columns)))
    return Grid(max(1, ceil(items / rows)), rows, 1)
