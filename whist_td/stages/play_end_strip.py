"""Before the evening ends while a round is open: back to that round, or the end all the same."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.kit.strip import Strip
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.words import Words


@dataclass(frozen=True)
class LeftOpen:
    """A round that would be left open, in the words of its format."""

    round: int
    lacking: str
    meaning: str
    """What it means to leave it so."""
    way_back: str
    """What leads to the round."""


class EndStrip(Strip):
    """Asks whether the evening ends all the same; Enter goes to the open round."""

    round_wanted = Signal(int)
    finish_wanted = Signal()

    def __init__(self, left: LeftOpen, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._round = left.round
        self._heading = labelled(left.lacking, "heading", self)
        self._note = labelled(left.meaning, "quiet", self)
        self._go = QPushButton(left.way_back, self)
        self._finish = QPushButton(_("Finish all the same"), self)
        self._lay_out()
        self._go.clicked.connect(self.accept)
        self._finish.clicked.connect(self.finish_wanted)

    @override
    def first_field(self) -> QWidget:
        return self._go

    @override
    def accept(self) -> None:
        self.round_wanted.emit(self._round)

    def _lay_out(self) -> None:
        set_role(self._go, "primary")
        self._go.setObjectName("goToOpenRound")
        self._finish.setObjectName("finishDespite")
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(self._heading)
        said.addWidget(self._note)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        row.setSpacing(2 * STEP)
        row.addLayout(said, 1)
        row.addWidget(self._finish)
        row.addWidget(self._go)
