"""The buttons above a list of entries, whoever is entered."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget


class ListActions(QWidget):
    """One row of buttons; those that make no sense now are not shown."""

    import_asked = Signal()
    draw_asked = Signal()
    move_asked = Signal(int)
    remove_asked = Signal()

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        return button


def allow(button: QPushButton, obstacle: str, tip: str = "") -> None:
    """Enable a button, or disable it and say why where the pointer rests."""
    button.setEnabled(not obstacle)
    button.setToolTip(obstacle or tip)
