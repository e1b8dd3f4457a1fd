"""The room window: one scene, as large as the screen, and nothing to click on."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.room.screen.painting import paint_wall
from whist_td.room.screen.screens import corner
from whist_td.room.screen.wall_view import Wall
from whist_td.words.words import Words

FOOT_PART = 0.16
"""The line below with the time left is never higher than this part of the wall."""


class RoomWindow(QWidget):
    """What the players see; the keys pressed in it go to the director's desk."""

    pressed = Signal(object)
    """A key event."""
    left = Signal()
    """Somebody has closed the window."""
    resized = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._words = words
        self._wall: Wall | None = None
        self._page = 0
        self.setObjectName("roomWindow")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 180)

    def speak(self, words: Words) -> None:
        """Use another language from now on."""
        _ = self._words = words
        self.setWindowTitle(_("The room – Whist TD"))
        self.setAccessibleName(_("What the players see"))
        self.update()

    @property
    def wall(self) -> Wall | None:
        """What stands on the wall now."""
        return self._wall

    @property
    def page(self) -> int:
        """The page that stands there, counted from 0."""
        return self._page

    def show_wall(self, wall: Wall, page: int) -> None:
        """Show a scene, and paint no more than what has changed.

        It is painted at once: left to the event loop, it might come between a key pressed at the
        desk and the answer to it.
        """
        before, self._wall = self._wall, wall
        same = before is not None and page == self._page and before.poster == wall.poster
        self._page = page
        if not same or before is None or bool(before.foot.round) != bool(wall.foot.round):
            self.repaint()
        elif before.foot != wall.foot:
            self.repaint(self._foot_box())

    def fill_screen(self, screen: QScreen) -> None:
        """Fill a screen from edge to edge, and leave the keys at the desk.

        Qt's own `showFullScreen` would activate the window.
        """
        self.setCursor(Qt.CursorShape.BlankCursor)
        if self.isFullScreen():
            self.showNormal()
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)
        self.show()

    def stand_aside(self, screen: QScreen) -> None:
        """Stand in a corner of the director's screen as an ordinary window."""
        self.unsetCursor()
        self.showNormal()
        self.setScreen(screen)
        self.setGeometry(corner(screen))
        self.show()

    def _foot_box(self) -> QRect:
        tall = round(self.height() * FOOT_PART)
        return QRect(0, self.height() - tall, self.width(), tall)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        if self._wall is not None:
            wall = self._wall
            paint_wall(painter, self.size(), wall.poster, wall.foot, self._page, self._words)
        painter.end()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.pressed.emit(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.left.emit()
