"""The line of a page beside the evening that says what came of a request."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from whist_td.kit.parts import button
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.words import Words


class SaidLine(QFrame):
    """Calm, amber or red; with a new file it offers to open it."""

    opened = Signal(object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("saidLine")
        self._file: Path | None = None
        self._text = labelled("", "body", self)
        self._open = button(_("Open the new file"), "openRestored", self, "primary")
        line = QHBoxLayout(self)
        line.setContentsMargins(2 * STEP, STEP, STEP, STEP)
        line.setSpacing(2 * STEP)
        line.addWidget(self._text, 1)
        line.addWidget(self._open)
        self._open.clicked.connect(self._open_file)
        self.hide()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text.text()

    def tell(self, text: str, *, is_amber: bool = False) -> None:
        """Say that something is done, or in amber what came of it."""
        self._say(text, "banner" if is_amber else "strip")

    def offer(self, text: str, file: Path) -> None:
        """Say that a new file is there, and offer to open it."""
        self._say(text, "strip")
        self._file = file
        self._open.show()
        self._open.setFocus()

    def withdraw(self) -> None:
        """Offer a file no longer: another copy is looked at."""
        if self._file is not None:
            self.hide()

    def refuse(self, text: str) -> None:
        """Say why something will not do."""
        self._say(text, "refusal")

    def _say(self, text: str, role: str) -> None:
        self._file = None
        set_role(self, role)
        self._text.setText(text)
        self._open.hide()
        self.show()

    def _open_file(self) -> None:
        if self._file is not None:
            self.opened.emit(self._file)
