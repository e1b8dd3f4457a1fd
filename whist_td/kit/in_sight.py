"""What carries the evening on stays in sight where its page scrolls."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtGui import QHideEvent, QMoveEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.kit.roomy import IN_SIGHT, area_of, stays_in_sight

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
