"""The room window: one scene as large as the screen, and its place among the screens."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.room.screen.painting import paint_wall
from whist_td.room.screen.wall_view import Wall
from whist_td.room.words.posters import poster_text
from whist_td.words.words import Words

_SMALL = QSize(960, 540)


def _other_screen(window: QWidget) -> QScreen | None:
    """Return the largest screen that the director's window is not on, None where there is none."""
    others = [screen for screen in QGuiApplication.screens() if screen is not window.screen()]
    sizes = {screen: screen.geometry() for screen in others}
    return max(
        sizes, key=lambda screen: sizes[screen].width() * sizes[screen].height(), default=None
    )


_FOOT_PART = 0.16
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
        if before is None or before.poster != wall.poster:
            self.setAccessibleDescription(poster_text(wall.poster))
        same = before is not None and page == self._page and before.poster == wall.poster
        self._page = page
        if not same or before is None or bool(before.foot.round) != bool(wall.foot.round):
            self.repaint()
        elif before.foot != wall.foot:
            tall = round(self.height() * _FOOT_PART)
            self.repaint(QRect(0, self.height() - tall, self.width(), tall))

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
        # A small window in a corner of the director's own screen.
        room = screen.availableGeometry()
        size = _SMALL.boundedTo(room.size() / 2)
        self.setGeometry(
            QRect(room.right() - size.width() - 16, room.top() + 48, size.width(), size.height())
        )
        self.show()

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


FindWall = Callable[[QWidget], QScreen | None]
"""Finds the screen for the room, given the director's window."""
_SETTLE = 400
"""Milliseconds until the system has moved its windows away from a screen that is gone."""


class RoomPlace(QObject):
    """Keeps the room window on the wall, and off the director's own screen."""

    changed = Signal()

    def __init__(self, window: RoomWindow, director: QWidget, wall: FindWall | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._wall = wall or _other_screen
        self._director = director
        self._wants_wall = True
        self._watched: QScreen | None = None
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE)
        self._settling.timeout.connect(self.settle)
        self.is_open = False
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._watch_again)
            app.screenRemoved.connect(self._watch_again)
            app.primaryScreenChanged.connect(self._watch_again)

    @property
    def is_waiting(self) -> bool:
        """Whether the window is open but its screen is gone."""
        return self.is_open and not self._window.isVisible()

    @property
    def is_on_wall(self) -> bool:
        """Whether the window fills a screen of its own."""
        return self.is_open and self._window.isFullScreen()

    def open(self) -> None:
        """Show the window: on the other display, or small where there is none."""
        self.is_open = True
        self._wants_wall = self._wall(self._director) is not None
        self.settle()
        if not self._wants_wall:
            self._window.stand_aside(self._director.screen())
        self.changed.emit()

    def close(self) -> None:
        """Take the window away."""
        self.is_open = False
        self._settling.stop()
        self._window.hide()
        self.changed.emit()

    def swap(self) -> None:
        """Move the window to the other display, or back beside the director."""
        if not self.is_open:
            return
        wall = self._wall(self._director)
        self._wants_wall = wall is not None and not self.is_on_wall
        if self._wants_wall:
            self.settle()
        else:
            self._window.stand_aside(self._director.screen())
        self.changed.emit()

    def settle(self) -> None:
        """Go back to the wall where there is one; hide where it is gone, never over the work."""
        if not self.is_open or not self._wants_wall:
            return
        wall = self._wall(self._director)
        if wall is None:
            self._window.hide()
        else:
            if wall is not self._watched:
                wall.geometryChanged.connect(self._fit)
                self._watched = wall
            # Some systems give the keys to whatever window is new. Beside the work this would put
            # the window behind it; there it has to be seen.
            had_keys = self._director.isActiveWindow()
            self._window.fill_screen(wall)
            if had_keys:
                self._director.activateWindow()
        self.changed.emit()

    def _watch_again(self, _screen: QScreen) -> None:
        if self.is_open:
            self._settling.start()

    def _fit(self, _geometry: QRect) -> None:
        if self.is_on_wall:
            self._settling.start()
