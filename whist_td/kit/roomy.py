"""A page is never squeezed below what its words need: it scrolls where the window is smaller.

What carries the evening on stays in sight there.
"""

from itertools import pairwise
from typing import TypeVar, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QMoveEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QStackedWidget,
    QTableView,
    QTabWidget,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.aim import ScrollWatch, changed_place, is_pressed
from whist_td.kit.flow import StackingRow, WrappingRow, parts_of
from whist_td.kit.scrolled import ScrolledPart
from whist_td.kit.strip import Strip
from whist_td.kit.stylesheet import STEP

_LOOKS = 4
"""Where a part takes more height, another may have folded: so often is looked again."""
_LEAST_LINES = 8
"""A list is worth its place from so many lines on; the heading is one of them."""
_FIRST_ROWS, _MOST_LINES = 5, 14
"""Rows of many lines are worth more, up to all that is in sight; outside a page, so many lines."""
IN_SIGHT = "inSight"
"""The name of a bar that lies over the lower edge of a page that scrolls."""
_MOST_COVERED = 0.3
"""A bar that takes more of the height of a page scrolls with it."""
FOLDS_ITSELF = "foldsItself"
"""The property of a part that folds some of itself away where it is given no more than it needs."""
FIRST_ROWS = "firstRows"
"""The property of a table beside the one in which one works: so many of its rows are enough."""


class RoomyArea(QScrollArea):
    """Shows a stack of pages, the one in front as large as it needs to be."""

    def __init__(self, pages: QStackedWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages = pages
        self._is_fitting = False
        self._scrolls = False
        self._follows = False
        self._resting: QWidget | None = None
        """What has the keys while the beginning of the page is shown all the same."""
        self.setObjectName("roomy")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(pages)
        pages.installEventFilter(self)
        pages.currentChanged.connect(self._turn)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusObjectChanged.connect(self._follow)
        self.verticalScrollBar().actionTriggered.connect(self._stay)
        ScrollWatch(self)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_anew()
        changed_place(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._pages:
            self._fit()
        elif event.type() == QEvent.Type.KeyPress:
            self._resting = None
            self._follow(watched)
        return super().eventFilter(watched, event)

    def _turn(self, _page: int) -> None:
        changed_place(self._pages)
        self.go_to_top()
        self.horizontalScrollBar().setValue(0)
        self._fit_anew()

    def go_to_top(self) -> None:
        """Show the beginning of the page, until a key is pressed."""
        self._follows = False
        self._resting = self.window().focusWidget()
        self.verticalScrollBar().setValue(0)

    def _follow(self, now: object) -> None:
        if is_pressed():
            return  # what was pressed would scroll away before it learns where
        if isinstance(now, QWidget) and self._pages.isAncestorOf(now):
            now.installEventFilter(self)
            if now is self._resting:
                return
            self._follows, self._resting = True, None
            for part in (_around(now, Strip), _around(now, QTableView), now):
                if part is not None and part.height() <= self.viewport().height():
                    self._show_whole(part)

    def _show_whole(self, part: QWidget) -> None:
        """Scroll to a part; of a table, Qt by itself shows only the cell that has the keys."""
        middle, half = part.mapTo(self._pages, part.rect().center()), part.size() / 2
        self.ensureVisible(*middle.toTuple(), half.width() + STEP, half.height() + STEP)
        top, scroll = part.mapTo(self.viewport(), QPoint(0, -STEP)).y(), self.verticalScrollBar()
        for bar in self._pages.findChildren(QWidget, IN_SIGHT):
            edge = self.viewport().height() - bar.height()
            over = top + part.height() + 2 * STEP - edge
            is_covered = bar.isVisible() and stays_in_sight(bar.height(), self)
            if is_covered and not bar.isAncestorOf(part) and 0 < over <= top:
                scroll.setValue(scroll.value() + over)

    def _stay(self, _action: int = 0) -> None:
        """Leave the page to who scrolled it, until the keys go elsewhere."""
        self._follows = False

    def _fit_anew(self) -> None:
        """Try without a scroll bar first."""
        self._scrolls = False
        self._fit()

    def _fit(self) -> None:
        """Give the page the room there is, and then what it still lacks.

        It goes on from the size there is: to begin anew would ask for another layout each time.
        """
        page = self._pages.currentWidget()
        if page is None or self._is_fitting:
            return
        self._is_fitting = True
        before = self._pages.size()
        for _try in range(2):
            scrolls = self._height_in(page) > self.maximumViewportSize().height()
            if scrolls == self._scrolls:
                break
            self._scrolls = scrolls
        self._is_fitting = False
        if self._follows and self._pages.size() != before:
            # A question takes the keys before the page has made room for it.
            self._follow(self.window().focusWidget())

    def _height_in(self, page: QWidget) -> int:
        """Lay a page out in the room there is, and return the height in which nothing is cut."""
        room = self.maximumViewportSize()
        bar = self.verticalScrollBar().sizeHint().width() if self._scrolls else 0
        for _look in range(_LOOKS):
            width = max(room.width() - bar, least_width(page))
            size = QSize(width, max(room.height(), least_height(page)))
            if size == self._pages.size():
                break
            self._pages.resize(size)
            layout = page.layout()
            if layout is not None:
                layout.activate()
            changed_place(self)
        return self._pages.height()


def bring_into_sight(part: QWidget) -> None:
    """Scroll to a part that says something now, once it has its place."""

    def scroll() -> None:
        area = _around(part, QScrollArea)
        while area is not None and part.isVisible():
            area.ensureWidgetVisible(part, STEP, STEP)
            area = _around(area.parentWidget(), QScrollArea)

    QTimer.singleShot(0, part, scroll)


def show_top(part: QWidget) -> None:
    """Show the beginning of the page in which a part stands."""
    area = area_of(part)
    if area is not None:
        area.go_to_top()


def stays_in_sight(height: int, area: RoomyArea) -> bool:
    """Tell whether a bar may lie over a page that scrolls, and still leaves it most of the room."""
    return height <= _MOST_COVERED * area.viewport().height()


def area_of(part: QWidget) -> RoomyArea | None:
    """Return the place of pages in which a part stands."""
    return _around(part, RoomyArea)


def room_of(part: QWidget) -> QSize:
    """Return the room that the page has in which a part stands; outside a page, its window's."""
    return (_around(part, RoomyArea) or part.window()).size()


_Kind = TypeVar("_Kind", bound=QWidget)


def _around(part: QWidget | None, kind: type[_Kind]) -> _Kind | None:
    """Return the next part of a kind in which another stands."""
    while part is not None and not isinstance(part, kind):
        part = part.parentWidget()
    return part


class FrontStack(QStackedWidget):
    """Asks for no more room than what is in front needs."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(lambda _page: changed_place(self))

    @override
    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        changed_place(self)

    @override
    def minimumSizeHint(self) -> QSize:
        shown = self.currentWidget()
        if shown is None:
            return super().minimumSizeHint()
        return shown.minimumSizeHint().expandedTo(shown.minimumSize())


def least_width(page: QWidget) -> int:
    """Return the width below which something in a page would be cut."""
    return max(page.minimumSizeHint().width(), page.minimumWidth())


def least_height(part: QWidget) -> int:
    """Return the height below which something in a part would be cut, as wide as it is now."""
    layout = part.layout()
    if isinstance(part, QTabWidget):
        least = part.tabBar().sizeHint().height()
        front: QWidget | None = part.currentWidget()
        least += least_height(front) if front is not None else 0
    elif part.property(FOLDS_ITSELF):
        least = part.minimumSizeHint().height()
    elif isinstance(part, QAbstractScrollArea) or layout is None:
        least = _least_alone(part)
    elif isinstance(part, QStackedWidget):
        shown = part.currentWidget()
        least = least_height(shown) if shown is not None else 0
    else:
        margins = layout.contentsMargins()
        least = _least_of(layout) + margins.top() + margins.bottom()
    return min(max(least, part.minimumHeight()), part.maximumHeight())


def _least_alone(part: QWidget) -> int:
    least = part.minimumSizeHint().height()
    if isinstance(part, (QAbstractItemView, ScrolledPart)):
        line = part.fontMetrics().height()
        area = _around(part, RoomyArea)
        most = area.maximumViewportSize().height() - 2 * STEP if area else _MOST_LINES * line
        return max(least, _LEAST_LINES * line, min(_first_rows(part), most))
    if part.hasHeightForWidth():
        return max(least, part.heightForWidth(part.width()))
    return least


def _first_rows(part: QWidget) -> int:
    """Return the height of the first rows of a list in which one works."""
    if not isinstance(part, QTableView) or part.focusPolicy() is Qt.FocusPolicy.NoFocus:
        return 0
    rows = range(min(part.property(FIRST_ROWS) or _FIRST_ROWS, part.model().rowCount()))
    bar = part.horizontalScrollBar()
    around = 4 * part.frameWidth() + (bar.sizeHint().height() if bar.maximum() else 0)
    return part.horizontalHeader().height() + sum(map(part.rowHeight, rows)) + around


def _least_of(layout: QLayout) -> int:
    if isinstance(layout, QGridLayout):
        return _least_of_grid(layout)
    if not isinstance(layout, QBoxLayout):
        wide = layout.width if isinstance(layout, WrappingRow) else layout.geometry().width()
        folds = layout.hasHeightForWidth()
        return layout.heightForWidth(wide) if folds else layout.minimumSize().height()
    items = parts_of(layout).values()
    shown = [item for item in items if not item.isEmpty()]
    if isinstance(layout, StackingRow):
        layout.turn(layout.width)
    way = QBoxLayout.Direction
    if layout.direction() in (way.LeftToRight, way.RightToLeft):
        return max(map(_least_item, shown), default=0)
    spaces = sum(item.minimumSize().height() for item in items if item.spacerItem())
    gaps = max(len(shown) - 1, 0) * layout.spacing()
    if isinstance(layout, StackingRow):
        # What folds has its height, or Qt squeezes the tallest part, which is to be whole.
        wide = layout.contentsRect().width()
        folding = (item.heightForWidth(wide) for item in shown)
        return sum(map(max, folding, map(_least_item, shown))) + gaps + spaces
    return sum(map(_least_item, shown)) + gaps + spaces


def _least_of_grid(grid: QGridLayout) -> int:
    tallest = [0] * grid.rowCount()
    for place, item in parts_of(grid).items():
        row, _column, rows, _columns = cast(
            "tuple[int, int, int, int]", grid.getItemPosition(place)
        )
        if not item.isEmpty() and rows == 1:
            tallest[row] = max(tallest[row], _least_item(item))
    used = sum(height > 0 for height in tallest)
    return sum(tallest) + max(used - 1, 0) * grid.verticalSpacing()


def _least_item(item: QLayoutItem) -> int:
    widget, layout = item.widget(), item.layout()
    if widget is not None:
        return least_height(widget)
    if layout is not None:
        margins = layout.contentsMargins()
        return _least_of(layout) + margins.top() + margins.bottom()
    return item.minimumSize().height()


_LAID_ANEW = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show)


class InSight(QWidget):
    """Keeps the place of a bar at the end of a page; the bar itself lies over the page.

    It is a child of the panel around, for it lies outside its place while the page scrolls.
    """

    def __init__(self, bar: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._bar, self._panel = bar, parent
        self._watches = False
        bar.hide()
        bar.setObjectName(IN_SIGHT)
        bar.setAutoFillBackground(True)
        bar.setBackgroundRole(QPalette.ColorRole.Window)
        bar.installEventFilter(self)

    def lay_over(self, panel: QWidget) -> None:
        """Lay the bar over a panel, before that is shown; questions of the panel lie over it."""
        self._panel = panel
        self._bar.setParent(panel)

    @override
    def sizeHint(self) -> QSize:
        return self._bar.sizeHint().expandedTo(self.minimumSizeHint())

    @override
    def minimumSizeHint(self) -> QSize:
        return self._bar.minimumSizeHint().expandedTo(self._bar.minimumSize())

    @override
    def hasHeightForWidth(self) -> bool:
        return self._bar.hasHeightForWidth()

    @override
    def heightForWidth(self, width: int) -> int:
        return max(self._bar.heightForWidth(width), self._bar.minimumHeight())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._watches:
            self._watch()
        self._bar.show()
        self._place()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._bar.hide()

    @override
    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._bar:
            if event.type() == QEvent.Type.LayoutRequest:
                self.updateGeometry()
                self._place()
        elif event.type() in _LAID_ANEW:
            self._place()
        return super().eventFilter(watched, event)

    def _watch(self) -> None:
        """Know of all that moves this place in its panel, and the panel in its page."""
        self._watches = True
        self._bar.raise_()
        for one, other in pairwise((self, self._bar, *self._bar.findChildren(QWidget))):
            QWidget.setTabOrder(one, other)
        part = self.parentWidget()
        while part is not None and part is not self._panel:
            part.installEventFilter(self)
            part = part.parentWidget()
        area = area_of(self)
        if area is not None:
            area.viewport().installEventFilter(self)
            area.verticalScrollBar().valueChanged.connect(self._place)

    def _place(self) -> None:
        """Lay the bar at the foot of its place, or at the lower edge of what is in sight."""
        place, area = QRect(self.mapTo(self._panel, QPoint(0, 0)), self.size()), area_of(self)
        place.setTop(place.bottom() + 1 - min(self.height(), self.heightForWidth(self.width())))
        if area is not None:
            seen = area.viewport().height()
            edge = self._panel.mapFrom(area.viewport(), QPoint(0, seen)).y()
            if place.bottom() >= edge and stays_in_sight(place.height(), area):
                place.moveBottom(edge - 1)
        self._bar.setGeometry(place)


def in_sight(line: QLayout, panel: QWidget) -> InSight:
    """Return the place of what a page is for, at its end; it stays in sight while that scrolls."""
    bar = QWidget(panel)
    bar.setLayout(line)
    return InSight(bar, panel)
