"""A small picture of what the room sees, for the director who cannot see it."""

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from whist_td.room.screen.painting import paint_wall
from whist_td.room.screen.wall import GROUND
from whist_td.room.screen.wall_view import Wall
from whist_td.words.words import Words

LOOKS = QSize(96, 54)
PAINTED = QSize(960, 540)
"""Painted larger and made smaller: type of five pixels is no type."""
LATER = 60
"""Milliseconds after the wall itself."""


class Preview(QWidget):
    """The wall as a stamp."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._wall: Wall | None = None
        self._page = 0
        self._stamp = QPixmap()
        self._later = QTimer(self, singleShot=True, interval=LATER)
        self._later.timeout.connect(self._renew)
        self.setObjectName("roomPreview")
        self.setAccessibleName(_("What the players see"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return LOOKS

    def show_wall(self, wall: Wall, page: int) -> None:
        """Show another scene; the seconds alone are not worth a new stamp."""
        before, shown = self._wall, self._page
        self._wall, self._page = wall, page
        if before is None or self._stamp.isNull():
            self._renew()
        elif (before.poster, shown) != (wall.poster, page):
            self._later.start()

    def _renew(self) -> None:
        """Paint the stamp apart from the window it stands in, whose answer it must not delay."""
        if self._wall is not None:
            self._stamp = self._painted(self._wall)
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), QColor(GROUND))
        if not self._stamp.isNull():
            painter.drawPixmap(QRect(self.rect()), self._stamp)
        painter.end()

    def _painted(self, wall: Wall) -> QPixmap:
        whole = QPixmap(PAINTED)
        painter = QPainter(whole)
        paint_wall(painter, PAINTED, wall.poster, wall.foot, self._page, self._words)
        painter.end()
        return whole.scaled(
            LOOKS * self.devicePixelRatioF(),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
