"""Where the bands of a window stand: beside the pages, or over their foot."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from shiboken6 import isValid
from typing_extensions import override

from whist_td.kit.aim import changed_place
from whist_td.kit.strip import Strip
from whist_td.kit.stylesheet import STEP

_MOVES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest, QEvent.Type.FontChange)


class BandPlace(QObject):
    """Gives bands a line of their own, or lays them over the foot of a page.

    A page in which one clicks table after table keeps its height: a band that came above or below
    would move what the hand is going to. What is asked there stays in sight, above it or below.
    """

    def __init__(self, pages: QWidget, lines: Mapping[QWidget, QHBoxLayout]) -> None:
        super().__init__(pages)
        self._pages = pages
        self._lines = lines
        self._is_over = False
        for each in (pages, *lines):
            each.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._lay)  # a question comes or goes, and the keys with it

    def lay_over(self, *, is_over: bool) -> None:
        """Lay the bands over the foot of the page that is shown, or give them their lines."""
        if is_over == self._is_over:
            return
        self._is_over = is_over
        for band, line in self._lines.items():
            if is_over:
                line.removeWidget(band)
            else:
                line.addWidget(band)
        self._lay()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_over and watched in self._lines and event.type() is QEvent.Type.Hide:
            changed_place(self._pages)
        elif event.type() in (*_MOVES, QEvent.Type.Show):
            self._lay()
        return False

    def _lay(self) -> None:
        """Lay one above another, the last of them at the foot."""
        # Qt tells of the keys once more while the pages themselves go.
        if not self._is_over or not isValid(self._pages):
            return
        here = self._pages.rect().adjusted(2 * STEP, 0, -2 * STEP, 0)
        foot = self._foot
        for band in reversed(tuple(self._lines)):
            if not band.isHidden():
                tall = band.heightForWidth(here.width())
                tall = tall if tall > 0 else band.sizeHint().height()
                foot -= tall
                corner = self._pages.mapToGlobal(QPoint(here.left(), max(foot, 0)))
                around = band.parentWidget() or self._pages
                band.setGeometry(QRect(around.mapFromGlobal(corner), QSize(here.width(), tall)))
                band.raise_()

    @property
    def _foot(self) -> int:
        """Where the lowest band ends: above a question, where that leaves it room."""
        height = self._pages.height()
        strips = (each for each in self._pages.findChildren(Strip) if each.isVisible())
        tops = (each.mapTo(self._pages, QPoint()).y() for each in strips)
        top = min(tops, default=height)
        return top if top > height // 3 else height
