"""Where the room window belongs: on the other display, or nowhere the director works."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

SMALL = QSize(960, 540)


def other_screen(window: QWidget) -> QScreen | None:
    """Return the largest screen that the director's window is not on, None where there is none."""
    others = [screen for screen in QGuiApplication.screens() if screen is not window.screen()]
    return max(others, key=lambda screen: area(screen.geometry()), default=None)


def area(box: QRect) -> int:
    """Return the size of a screen as one number."""
    return box.width() * box.height()


def corner(screen: QScreen) -> QRect:
    """Return where a small room window stands on the director's own screen."""
    room = screen.availableGeometry()
    size = SMALL.boundedTo(room.size() / 2)
    return QRect(room.right() - size.width() - 16, room.top() + 48, size.width(), size.height())
