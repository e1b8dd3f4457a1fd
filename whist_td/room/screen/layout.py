"""How a scene is laid out on the wall: margins, heading, the line with the time left, and cells."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TypeVar

from PySide6.QtCore import QRectF

from whist_td.room.screen.canvas import (
    CARD,
    INKS,
    LEFT,
    LINE,
    QUIET,
    RIGHT,
    TEXT,
    Canvas,
    TextStyle,
)
from whist_td.room.words.posters import Foot, PosterTone

T = TypeVar("T")


@dataclass(frozen=True)
class WallGrid:
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


def grid(items: int, columns: int, most_rows: int) -> WallGrid:
    """Return the grid for so many items; few items take no more columns than they fill."""
    most_rows = max(1, most_rows)
    columns = max(1, min(columns, ceil(items / most_rows)))
    pages = max(1, ceil(items / (columns * most_rows)))
    rows = max(1, ceil(ceil(items / pages) / columns))
    return WallGrid(columns, rows, max(1, ceil(items / (columns * rows))))


def even_grid(items: int, most_columns: int, most_rows: int, shape: float) -> WallGrid:
    """Return a grid whose cells fill a box of a shape (width to height) as well as can be."""
    if items > most_columns * most_rows:
        pages = ceil(items / (most_columns * most_rows))
        return WallGrid(most_columns, max(1, ceil(ceil(items / pages) / most_columns)), pages)
    columns = max(1, min(most_columns, ceil((max(1, items) * shape) ** 0.5)))
    rows = min(most_rows, max(1, ceil(items / columns)))
    return WallGrid(max(1, ceil(items / rows)), rows, 1)


_MARGIN = 5.0
_HEADING, _FOOT, _GAP = 10.0, 11.0, 2.0
_BAR = 1.4


@dataclass(frozen=True)
class SceneLayout:
    """The places of a scene on the wall."""

    heading: QRectF
    body: QRectF
    foot: QRectF


def scene_layout(canvas: Canvas, *, has_heading: bool = True) -> SceneLayout:
    """Return the places of a scene with a heading, or without one."""
    wide = canvas.width - 2 * _MARGIN
    top = _MARGIN + (_HEADING + _GAP if has_heading else 0)
    bottom = canvas.height - (_FOOT + _GAP if canvas.has_foot else _MARGIN)
    return SceneLayout(
        QRectF(_MARGIN, _MARGIN - 1, wide, _HEADING),
        QRectF(_MARGIN, top, wide, bottom - top),
        QRectF(0, canvas.height - _FOOT, canvas.width, _FOOT),
    )


def narrowed(body: QRectF, rows: int, tallest: float) -> QRectF:
    """Return a body no higher than so few lines need."""
    return QRectF(body.left(), body.top(), body.width(), min(body.height(), rows * tallest))


def paint_heading(canvas: Canvas, title: str, line: str, page: int = 0, pages: int = 1) -> None:
    """Write a title on the left, and a quieter line and the page on the right."""
    box = scene_layout(canvas).heading
    turned = f"{page % pages + 1}/{pages}" if pages > 1 else ""
    right = " · ".join(filter(None, (line, turned)))
    share = 0.6 if right else 1.0
    left = QRectF(box.left(), box.top(), box.width() * share - _GAP, box.height())
    rest = QRectF(
        box.left() + box.width() * share, box.top(), box.width() * (1 - share), box.height()
    )
    canvas.write(left, title, TextStyle(7.2, TEXT, LEFT, 2, is_bold=True))
    canvas.write(rest, right, TextStyle(4.8, QUIET, RIGHT, 2))


def paint_foot(canvas: Canvas, foot: Foot) -> None:
    """Write the round with its trump on the left and the time left on the right."""
    box, face = scene_layout(canvas).foot, foot.face
    canvas.fill(box, CARD)
    canvas.fill(QRectF(box.left(), box.top(), box.width(), _BAR), LINE)
    figures = 0.0
    if face is not None:
        colour = INKS[face.tone]
        part = 1.0 if face.tone is PosterTone.OVER else face.part
        canvas.fill(QRectF(box.left(), box.top(), box.width() * part, _BAR), colour)
        figures = 30.0
        place = QRectF(
            box.right() - _MARGIN - figures, box.top() + _BAR, figures, box.height() - _BAR
        )
        canvas.write(place, face.figures, TextStyle(7.5, colour, RIGHT, is_bold=True))
    left, middle = box.left() + _MARGIN, box.top() + _BAR
    tall = box.height() - _BAR
    if foot.suit is not None:
        canvas.suit(QRectF(left, middle + 1.8, tall - 3.6, tall - 3.6), foot.suit)
        left += tall - 1.0
    text = QRectF(left, middle + 0.2, box.right() - _MARGIN - figures - _GAP - left, tall - 1.0)
    canvas.write(
        text, " · ".join(filter(None, (foot.round, foot.text))), TextStyle(4.4, TEXT, LEFT, 2)
    )


def split(box: QRectF, *parts: float) -> list[QRectF]:
    """Return a box cut into bands from top to bottom, as high as their parts of the whole."""
    whole = sum(parts)
    bands, top = [], box.top()
    for part in parts:
        tall = box.height() * part / whole
        bands.append(QRectF(box.left(), top, box.width(), tall))
        top += tall
    return bands
