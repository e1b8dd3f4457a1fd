"""The room window among the screens as they come and go."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from whist_td.room.screen.room_window import RoomWindow
from whist_td.room.screen.screens import other_screen

FindWall = Callable[[QWidget], QScreen | None]
"""Finds the screen for the room, given the director's window."""
SETTLE = 400
"""Milliseconds until the system has moved its windows away from a screen that is gone."""


class RoomPlace(QObject):
    """Keeps the room window on the wall, and off the director's own screen."""

    changed = Signal()

    def __init__(self, window: RoomWindow, director: QWidget, wall: FindWall | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._wall = wall or other_screen
        self._director = director
        self._wants_wall = True
        self._watched: QScreen | None = None
        self._settling = QTimer(self, singleShot=True, interval=SETTLE)
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
            self._watch(wall)
            self._fill(wall)
        self.changed.emit()

    def _fill(self, wall: QScreen) -> None:
        """Fill the wall, and leave the keys where results are typed.

        Some systems give them to whatever window is new. Beside the work this would put the
        window behind it; there it has to be seen.
        """
        had_keys = self._director.isActiveWindow()
        self._window.fill_screen(wall)
        if had_keys:
            self._director.activateWindow()

    def _watch_again(self, _screen: QScreen) -> None:
        if self.is_open:
            self._settling.start()

    def _watch(self, wall: QScreen) -> None:
        """Follow a screen that changes its size or its scale."""
        if wall is not self._watched:
            wall.geometryChanged.connect(self._fit)
            self._watched = wall

    def _fit(self, _geometry: QRect) -> None:
        if self.is_on_wall:
            self._settling.start()
