"""A button that keeps no key for itself but the one that presses it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton
from typing_extensions import override


class PlainButton(QPushButton):
    """Takes Space, and Enter from above; arrows and letters belong to what is around it."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()
