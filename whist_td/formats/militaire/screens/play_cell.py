"""Where the parts of one table lie in its cell: number, two sides to click, the small menu."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics

from whist_td.formats.militaire.rules.results import Side

MARGIN = 2
GAP = 2
SQUEEZE = 3
"""How far the two lines of a side may share the air between them."""


class Part(Enum):
    """What lies under the mouse."""

    NUMBER = auto()
    HOME = auto()
    VISITORS = auto()
    MENU = auto()


SIDES = {Part.HOME: Side.HOME, Part.VISITORS: Side.VISITORS}


@dataclass(frozen=True)
class CellLayout:
    """The rectangles of one cell."""

    whole: QRect
    number: QRect
    home: QRect
    visitors: QRect
    menu: QRect

    def part_at(self, point: QPoint) -> Part:
        """Return the part at a point; between the parts it is the number's."""
        for part, rect in (
            (Part.HOME, self.home),
            (Part.VISITORS, self.visitors),
            (Part.MENU, self.menu),
        ):
            if rect.contains(point):
                return part
        return Part.NUMBER

    def side(self, side: Side) -> QRect:
        """Return the rectangle of a side."""
        return self.home if side is Side.HOME else self.visitors


def cell_layout(rect: QRect, metrics: QFontMetrics) -> CellLayout:
    """Divide a cell."""
    whole = rect.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    number_width = metrics.horizontalAdvance("000") + GAP
    menu_width = metrics.horizontalAdvance("0") + 3 * GAP
    inner = whole.adjusted(number_width, GAP, -menu_width, -GAP)
    half = (inner.width() - GAP) // 2
    home = QRect(inner.left(), inner.top(), half, inner.height())
    visitors = home.translated(half + GAP, 0)
    number = QRect(whole.left(), whole.top(), number_width, whole.height())
    menu = QRect(visitors.right() + 1, whole.top(), menu_width, whole.height())
    return CellLayout(whole, number, home, visitors, menu)


def least_cell(metrics: QFontMetrics, small: QFontMetrics) -> tuple[int, int]:
    """Return the least width and height of a cell in which two lines of names are read."""
    height = metrics.height() + small.height() - SQUEEZE + 2 * (MARGIN + GAP) - 2
    return metrics.averageCharWidth() * 41, height
