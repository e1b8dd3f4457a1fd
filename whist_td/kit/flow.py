"""Rows of parts that fold onto as many lines as the width asks for."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QSpacerItem,
    QWidget,
    QWidgetItem,
)

from whist_td.kit.aim import changed_place
from whist_td.kit.light_override import override
from whist_td.kit.scrolled import ScrolledPart
from whist_td.kit.stylesheet import STEP

_Sized = tuple[QLayoutItem, QSize]


class WrappingRow(QLayout):
    """Lays its widgets out from left to right, on as many lines as they need."""

    # More than 15 methods: Qt asks a layout so much.

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._placed: dict[QWidget, QRect] = {}
        """Where each part was put last: a press may still be meant for what stood there."""
        self._heights: dict[int, int] = {}
        """The height by width, until a part changes: Qt asks for it many times in each layout."""
        self._sizes: list[_Sized] | None = None
        """The parts in sight and the springs with the size they ask for, as long."""
        self.width = 0
        """The width it was laid out in last: Qt forgets it as soon as a part changes."""
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(STEP)

    def insert_before(self, mark: QWidget | None, widget: QWidget) -> None:
        """Put a part before another one, or before all."""
        self.addChildWidget(widget)
        self._items.insert(self.indexOf(mark) if mark else 0, QWidgetItem(widget))
        self.invalidate()

    def add_row(self, row: QLayout) -> None:
        """Add a row of parts that stay together as long as they fit on a line."""
        self.addChildLayout(row)
        self.addItem(row)

    def add_spring(self) -> None:
        """Push what follows to the right, where the line has room."""
        self.addItem(QSpacerItem(0, 0))

    @property
    def parts(self) -> dict[int, QLayoutItem]:
        """Its parts and springs by their places."""
        return dict(enumerate(self._items))

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem:
        # Qt asks one place too far, and is answered with nothing.
        return self._items[index] if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    @override
    def takeAt(self, index: int) -> QLayoutItem:
        return self._items.pop(index) if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def invalidate(self) -> None:
        self._heights.clear()
        self._sizes = None
        super().invalidate()

    @override
    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._laid(QRect(0, 0, width, 0), is_measured=True)
        return self._heights[width]

    @override
    def setGeometry(self, rect: QRect) -> None:
        self.width = rect.width()
        super().setGeometry(rect)
        self._laid(rect, is_measured=False)
        parts = [part for item in self._items if (part := item.widget()) and not item.isEmpty()]
        before, self._placed = self._placed, {part: part.geometry() for part in parts}
        for part in parts:
            if before and before.get(part) != self._placed[part]:
                changed_place(part)

    @override
    def sizeHint(self) -> QSize:
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() + self.spacing() for size in shown) - self.spacing()
        height = max((size.height() for size in shown), default=0)
        return QSize(max(width, 0), height).grownBy(self.contentsMargins())

    @override
    def minimumSize(self) -> QSize:
        shown = [item.minimumSize() for item in self._items if not item.isEmpty()]
        width = max((size.width() for size in shown), default=0)
        height = max((size.height() for size in shown), default=0)
        return QSize(width, height).grownBy(self.contentsMargins())

    def _laid(self, rect: QRect, *, is_measured: bool) -> int:
        """Place the widgets, or only measure; return the height they take."""
        edges = self.contentsMargins()
        room = rect.marginsRemoved(edges)
        top = room.top()
        for line in self._lines(room.width()):
            tallest = max(size.height() for _item, size in line)
            if not is_measured:
                self._place(line, QRect(room.left(), top, room.width(), tallest))
            top += tallest + self.spacing()
        return max(top - self.spacing() - rect.top(), 0) + edges.bottom()

    def _lines(self, width: int) -> list[list[_Sized]]:
        """Share the parts out: each line as full as it can be."""
        if self._sizes is None:
            shown = (each for each in self._items if each.spacerItem() or not each.isEmpty())
            self._sizes = [(item, item.sizeHint()) for item in shown]
        lines: list[list[_Sized]] = []
        left = 0
        for item, hint in self._sizes:
            is_spring = item.spacerItem() is not None
            # What is wider than all the room folds, if it can.
            fits = hint.width() <= width
            size = hint if fits else QSize(width, _height_in(item, width))
            if lines and (is_spring or size.width() <= left):
                lines[-1].append((item, size))
            else:
                lines.append([(item, size)])
                left = width
            left -= 0 if is_spring else size.width() + self.spacing()
        return lines

    def _place(self, line: list[_Sized], room: QRect) -> None:
        """Place the parts of a line, level with one another; the first spring takes the rest.

        Where the whole row begins with a spring, each line of it stands at the right.
        """
        parts = [size.width() for item, size in line if item.spacerItem() is None]
        rest = room.width() - sum(parts) - max(len(parts) - 1, 0) * self.spacing()
        left = room.left()
        has_spring = any(item.spacerItem() is not None for item, _size in line)
        if not has_spring and self._items[0].spacerItem() is not None:
            left += max(rest, 0)
        for item, size in line:
            if item.spacerItem() is not None:
                left, rest = left + max(rest, 0), 0
                continue
            above = (room.height() - size.height()) // 2
            item.setGeometry(QRect(QPoint(left, room.top() + above), size))
            left += size.width() + self.spacing()


def _height_in(item: QLayoutItem, width: int) -> int:
    if item.hasHeightForWidth():
        return item.heightForWidth(width)
    return item.sizeHint().height()


def _least_beside(item: QLayoutItem) -> int:
    """Return the width that a part needs beside others; what folds goes below rather than fold."""
    widget = item.widget()
    inside = widget.layout() if widget else item.layout()
    least = item.sizeHint() if isinstance(inside, WrappingRow) else item.minimumSize()
    return least.width()


class StackingRow(QBoxLayout):
    """A row whose parts go below one another where they do not fit side by side."""

    def __init__(self, parent: QWidget | None = None, spacing: int = STEP) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight, parent)
        self._least: int | None = None
        """The width of all parts side by side, until one changes."""
        self._parts: list[QLayoutItem] | None = None
        """Its parts and springs in their order, as long: Qt asks for them many times."""
        self.width = 0
        """The width it was laid out in last: Qt forgets it as soon as a part changes."""
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    @override
    def sizeHint(self) -> QSize:
        # That of a row also while it is a column, or it would never be a row again.
        size, edges = super().sizeHint(), self.contentsMargins()
        wide = sum(item.sizeHint().width() + self.spacing() for item in self._shown())
        return QSize(wide - self.spacing() + edges.left() + edges.right(), size.height())

    @override
    def minimumSize(self) -> QSize:
        size, edges = super().minimumSize(), self.contentsMargins()
        widest = max((item.minimumSize().width() for item in self._shown()), default=0)
        return QSize(widest + edges.left() + edges.right(), size.height())

    @override
    def invalidate(self) -> None:
        self._least = self._parts = None
        super().invalidate()

    @override
    def hasHeightForWidth(self) -> bool:
        super().hasHeightForWidth()  # Qt measures the parts when it is asked this, and only then.
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        # To turn while Qt only measures would ask for another layout, and so on without an end.
        if self._way(width) == self.direction():
            return super().heightForWidth(width)
        return self._height_if_turned(width)

    @override
    def minimumHeightForWidth(self, width: int) -> int:
        if self._way(width) == self.direction():
            return super().minimumHeightForWidth(width)
        return self._height_if_turned(width)

    @override
    def setGeometry(self, rect: QRect) -> None:
        self.width = rect.width()
        self.turn(self.width)
        super().setGeometry(rect)

    def turn(self, width: int) -> None:
        """Choose between a row and a column, as a width asks for."""
        way = self._way(width)
        if self.direction() != way:
            self.setDirection(way)
            for item in self._shown():
                part = item.widget()
                if isinstance(part, ScrolledPart):
                    part.show_whole(whole=way == QBoxLayout.Direction.TopToBottom)

    def _way(self, width: int) -> QBoxLayout.Direction:
        if self._least is None:
            edges, spacing = self.contentsMargins(), self.spacing()
            least = sum(_least_beside(item) + spacing for item in self._shown())
            self._least = least - spacing + edges.left() + edges.right()
        fits = self._least <= width
        return QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom

    def _height_if_turned(self, width: int) -> int:
        """Return the height in the other direction: below one another, or side by side."""
        edges, items = self.contentsMargins(), self._shown()
        room = width - edges.left() - edges.right()
        if self._way(width) == QBoxLayout.Direction.TopToBottom:
            inside = sum(_height_in(item, room) for item in items)
            inside += max(len(items) - 1, 0) * self.spacing()
        else:
            wide = [item.sizeHint().width() for item in items]
            rest = room - sum(wide) - max(len(items) - 1, 0) * self.spacing()
            # The first part is the one that gives way, or takes what is left.
            wide[:1] = [wide[0] + rest] if wide else []
            inside = max(map(_height_in, items, wide), default=0)
        return inside + edges.top() + edges.bottom()

    def _shown(self) -> list[QLayoutItem]:
        if self._parts is None:
            self._parts = [*parts_of(self).values()]
        return [item for item in self._parts if not item.isEmpty()]


def parts_of(layout: QLayout) -> dict[int, QLayoutItem]:
    """Return the parts and springs of a layout by their places.

    A layout of Qt's own must not be asked what is at a place (`itemAt`): PySide keeps the answer
    for as long as the layout lives. Once the part has gone, the answer stands for whatever Qt makes
    next in that place of the memory; when that goes in its turn, the program ends.
    """
    if isinstance(layout, WrappingRow):
        return layout.parts
    around, direct = layout.parentWidget(), Qt.FindChildOption.FindDirectChildrenOnly
    if around is None:
        return {}
    widgets = around.findChildren(QWidget, options=direct)
    rows = (each for each in layout.children() if isinstance(each, QLayout))
    found: dict[int, QLayoutItem] = {layout.indexOf(each): QWidgetItem(each) for each in widgets}
    found |= {layout.indexOf(each): each for each in rows}
    # What is left are springs, which go with the layout.
    left = (at for at in range(layout.count()) if at not in found)
    found |= {at: spring for at in left if (spring := layout.itemAt(at)) is not None}
    return {at: found[at] for at in sorted(found) if at >= 0}


def in_reading_order(part: QWidget) -> Iterator[QWidget]:
    """Yield a part and all that is laid out in it, as one reads."""
    yield part
    if isinstance(part, QScrollArea) and (page := part.widget()) is not None:
        yield from in_reading_order(page)
    elif (layout := part.layout()) is not None:
        yield from _laid_out(layout)


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    for item in parts_of(layout).values():
        if (widget := item.widget()) is not None:
            yield from in_reading_order(widget)
        elif (inner := item.layout()) is not None:
            yield from _laid_out(inner)


def tab_in_reading_order(page: QWidget) -> None:
    """Let Tab lead through a page as one reads it, whatever was made first."""
    parts = [each for each in in_reading_order(page) if each.focusPolicy() & _BY_TAB]
    for before, after in pairwise(parts):
        QWidget.setTabOrder(before, after)


_BY_TAB = Qt.FocusPolicy.TabFocus


class Flow(QWidget):
    """A widget whose parts flow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._flow = WrappingRow(self)
        self._flow.setSpacing(STEP // 2)

    def add(self, widget: QWidget) -> None:
        """Add a part after the others."""
        self._flow.addWidget(widget)


def folded(
    *parts: QWidget | QLayout | None, inside: QWidget | None = None, spacing: int = STEP
) -> WrappingRow:
    """Return a row that folds where it is too long; None stands for the room that is left."""
    made = WrappingRow(inside)
    made.setSpacing(spacing)
    for part in parts:
        if part is None:
            made.add_spring()
        elif isinstance(part, QLayout):
            made.add_row(part)
        else:
            made.addWidget(part)
    return made
