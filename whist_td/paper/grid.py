"""Tables on paper: a heading, light lines between the rows, and boxes to write in."""

from collections.abc import Sequence
from dataclasses import dataclass

from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box
from whist_td.paper.pen import Align, Pen

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
