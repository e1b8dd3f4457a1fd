"""A page that is shown: above the stage where it was asked for, and with the keys."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

_PART = 0.96
"""Of the window: one sees that the stage is still there behind it."""


def room_above(parent: QWidget) -> QSize:
    """Return how much of the main window something may cover that is shown above a stage."""
    window = parent.window()
    while above := window.parentWidget():
        window = above.window()
    return window.size() * _PART


def made_above(name: str, title: str, parent: QWidget) -> QDialog:
    """Return the place for a page above a stage; it goes when it is left."""
    above = QDialog(parent)
    above.setObjectName(name)
    above.setWindowTitle(title)
    above.resize(room_above(parent))
    above.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return above


def open_above(above: QDialog, page: QWidget) -> QDialog:
    """Show a page in its place above the stage, with the keys, and return the place."""
    column = QVBoxLayout(above)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(page)
    above.open()
    give_keys(page)
    return above


def give_keys(page: QWidget) -> None:
    """Let a page have the keys, where it wants them."""
    take_focus = getattr(page, "take_focus", page.setFocus)
    take_focus()
