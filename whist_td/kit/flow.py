"""Rows of parts that fold onto as many lines as the width asks for."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget
from typing_extensions import override

from whist_td.kit.stylesheet import STEP


class WrappingRow(QLayout):
    """Lays its widgets out from left to right, on as many lines as they need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(STEP)

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def put_first(self, part: QWidget) -> None:
        """Place a widget before all others."""
        self.addWidget(part)
        self._items.insert(0, self._items.pop())

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
    def heightForWidth(self, width: int) -> int:
        return self._laid(QRect(0, 0, width, 0), is_measured=True)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._laid(rect, is_measured=False)

    @override
    def sizeHint(self) -> QSize:
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() + self.spacing() for size in shown) - self.spacing()
        return QSize(max(width, 0), max((size.height() for size in shown), default=0))

    @override
    def minimumSize(self) -> QSize:
        shown = [item.minimumSize() for item in self._items if not item.isEmpty()]
        width = max((size.width() for size in shown), default=0)
        return QSize(width, max((size.height() for size in shown), default=0))

    def _laid(self, rect: QRect, *, is_measured: bool) -> int:
        """Place the widgets, or only measure; return the height they take."""
        left, top, tallest = rect.left(), rect.top(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if left + size.width() > rect.right() + 1 and left > rect.left():
                left, top, tallest = rect.left(), top + tallest + self.spacing(), 0
            if not is_measured:
                item.setGeometry(QRect(left, top, size.width(), size.height()))
            left += size.width() + self.spacing()
            tallest = max(tallest, size.height())
        return top + tallest - rect.top()


class FlowLayout(QLayout):
    """Places its widgets from left to right, and goes on below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(STEP // 2)

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), is_trial=True)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, is_trial=False)

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @override
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, is_trial: bool) -> int:
        """Place the items, or only try; return the height they take."""
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            hint = item.sizeHint()
            if line and x + hint.width() > rect.right() + 1:
                x, y, line = rect.x(), y + line + self.spacing(), 0
            if not is_trial:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self.spacing()
            line = max(line, hint.height())
        return y + line - rect.y()


class Flow(QWidget):
    """A widget whose parts flow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._flow = FlowLayout(self)

    def add(self, widget: QWidget) -> None:
        """Add a part after the others."""
        self._flow.addWidget(widget)
