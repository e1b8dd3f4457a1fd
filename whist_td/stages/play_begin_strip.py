"""Beginning a round of seated players: what is told aloud, and one Enter."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.kit.strip import Strip, foot
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.words import Words


@dataclass(frozen=True)
class RoundToBegin:
    """A round, and what the director says of it."""

    number: int
    last: int
    said: str


class BeginStrip(Strip):
    """What the director says aloud before a round; one Enter begins it."""

    decided = Signal()

    def __init__(self, to_begin: RoundToBegin, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        number = to_begin.number
        told = _("Round {number} of {last}", number=number, last=to_begin.last)
        self._heading = labelled(told, "title", self)
        self._said = labelled(to_begin.said, "heading", self)
        self._said.setWordWrap(True)
        self._note = labelled("", "quiet", self)
        self._accept = QPushButton(_("Begin round {number}", number=number), self)
        self._leave = QPushButton(_("Not yet"), self)
        self._lay_out()
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)

    @override
    def first_field(self) -> QWidget:
        return self._accept

    @override
    def accept(self) -> None:
        self.decided.emit()

    def say(self, note: str, role: str = "quiet") -> None:
        """Say that the round before stays open."""
        set_role(self._note, role)
        self._note.setText(note)

    def _lay_out(self) -> None:
        set_role(self._accept, "primary")
        set_role(self._leave, "quiet")
        self._accept.setObjectName("announce")
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP)
        column.addWidget(self._heading)
        column.addWidget(self._said)
        column.addLayout(foot(self._note, self._leave, self._accept))
