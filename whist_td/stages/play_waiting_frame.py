"""Play before round 1 in every format: what is ready, what is missing, the button that begins."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.words import Words

MOST_WIDE = 760


class WaitingFrame(QFrame):
    """One card in the middle: how things stand, and round 1."""

    begun = Signal()
    entries_wanted = Signal()

    def __init__(self, begin: str, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._card = QFrame(self)
        self._title = labelled("", "title", self._card)
        self._text = labelled("", "body", self._card)
        self._entries = QPushButton(_("Go to the entries"), self._card)
        self._begin = QPushButton(begin, self._card)
        self._buttons = QHBoxLayout()
        self._lay_out()
        self._entries.clicked.connect(self.entries_wanted)
        self._begin.clicked.connect(self.begun)

    def focus_next(self) -> None:
        """Put the keys on what comes next."""
        (self._entries if self._begin.isHidden() else self._begin).setFocus()

    def _show(self, title: str, text: str, *, is_ready: bool) -> None:
        self._title.setText(title)
        self._text.setText(text)
        self._begin.setVisible(is_ready)
        set_role(self._entries, "" if is_ready else "primary")

    def _lay_out(self) -> None:
        set_role(self._card, "card")
        set_role(self._begin, "primary")
        self._begin.setObjectName("begin")
        self._entries.setObjectName("toEntries")
        self._card.setMaximumWidth(MOST_WIDE)
        self._buttons.setSpacing(2 * STEP)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self._entries)
        self._buttons.addWidget(self._begin)
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        inside.setSpacing(2 * STEP)
        inside.addWidget(self._title)
        inside.addWidget(self._text)
        inside.addSpacing(STEP)
        inside.addLayout(self._buttons)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._card, 8)
        middle.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addLayout(middle)
        column.addStretch(2)
