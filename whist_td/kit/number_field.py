"""A field for a number, which only changes when somebody means it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget
from typing_extensions import override

from whist_td.kit.stylesheet import STEP


class NumberField(QSpinBox):
    """A number that can be typed or stepped; the wheel counts only where the keys are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The stylesheet's padding does not reach the text of a QSpinBox.
        self.lineEdit().setTextMargins(STEP, 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
