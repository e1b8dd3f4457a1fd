"""Rounds that were left although tables were missing: they must not be forgotten."""

from collections import Counter

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.militaire.evening import Evening
from whist_td.i18n.words import Words
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.widgets.strip import Strip

MOST_NAMED = 4
"""More missing tables than this are counted, not named."""
OpenRound = tuple[int, tuple[int, ...]]
"""A round and its missing tables."""


def open_rounds(evening: Evening) -> list[OpenRound]:
    """Return the rounds before the newest that still lack tables."""
    entered = Counter(place.round for place in evening.results)
    short = (n for n in range(1, evening.last_announced) if entered[n] < evening.tables)
    found = ((number, evening.missing(number)) for number in short)
    return [(number, missing) for number, missing in found if missing]


def open_round_sentence(number: int, missing: tuple[int, ...], _: Words) -> str:
    """Say what a round still lacks."""
    if len(missing) > MOST_NAMED:
        return _.plural(
            "Round {round} still lacks {n} table",
            "Round {round} still lacks {n} tables",
            len(missing),
            round=number,
        )
    return _.plural(
        "Round {round} still lacks table {numbers}",
        "Round {round} still lacks tables {numbers}",
        len(missing),
        round=number,
        numbers=", ".join(map(str, missing)),
    )


class FinishStrip(Strip):
    """Asks before the evening ends while a round lacks tables; Enter goes to that round."""

    round_wanted = Signal(int)
    finish_wanted = Signal()

    def __init__(self, lacking: OpenRound, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._round = lacking[0]
        told = open_round_sentence(*lacking, _)
        self._heading = labelled(f"{told}.", "heading", self)
        self._note = labelled(
            _("Their teams have no points for it yet; it can still be entered afterwards."),
            "quiet",
            self,
        )
        self._go = QPushButton(_("Go to round {round}", round=self._round), self)
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
