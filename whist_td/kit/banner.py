"""A band above the work that says how things stand, with one way out of it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled


class Banner(QFrame):
    """A sentence on amber and a small button; hidden until there is something to say."""

    left = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self._label = labelled("", "heading", self)
        self._label.setWordWrap(True)
        self._out = QPushButton(self)
        self._out.setObjectName(name)
        self._out.setProperty("role", "compact")
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * STEP, 2, 2, 2)
        row.addWidget(self._label, 1)
        row.addWidget(self._out)
        self._out.clicked.connect(self.left)
        self.hide()

    def say(self, sentence: str, way_out: str) -> None:
        """Show the band with its sentence and its button."""
        self._label.setText(sentence)
        self._out.setText(way_out)
        self.show()
