"""A small question asked in place: Enter accepts, Esc goes back; nothing is locked meanwhile."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QWidget
from typing_extensions import override

from whist_td.ui.theme import STEP

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Strip(QFrame):
    """The frame of a question; `accept` is what Enter does."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "strip")

    def accept(self) -> None:
        """Do what is asked; the strip of each question says what."""
        raise NotImplementedError

    def first_field(self) -> QWidget:
        """Return the field where the keys go first."""
        raise NotImplementedError

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in ENTER:
            self._enter()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QPushButton) and not focused.isCheckable():
            focused.click()
        else:
            self.accept()


def choice(
    group: QButtonGroup, parent: QWidget, labels: list[str]
) -> tuple[QHBoxLayout, list[QPushButton]]:
    """Return a row of buttons of which one is chosen."""
    row = QHBoxLayout()
    row.setSpacing(STEP // 2)
    buttons = []
    for number, text in enumerate(labels):
        button = QPushButton(text, parent)
        button.setCheckable(True)
        group.addButton(button, number)
        row.addWidget(button)
        buttons.append(button)
    return row, buttons
