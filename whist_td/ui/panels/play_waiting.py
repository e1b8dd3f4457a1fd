"""Play before round 1: what is lacking, and the one button that begins the evening."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whist_td.formats.militaire.evening import Evening
from whist_td.i18n.words import Words
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.ui.theme import STEP, labelled, set_role

MOST_WIDE = 760


class PlayWaiting(QFrame):
    """One card in the middle: so many teams, what they lack, and round 1."""

    begun = Signal()
    despite_wanted = Signal()
    """Begin although teams lack players."""
    entries_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._card = QFrame(self)
        self._title = labelled("", "title", self._card)
        self._text = labelled("", "body", self._card)
        self._entries = QPushButton(_("Go to the entries"), self._card)
        self._despite = QPushButton(_("Start all the same; substitutes will play"), self._card)
        self._begin = QPushButton(_("Announce round {round}", round=1), self._card)
        self._lay_out()
        self._entries.clicked.connect(self.entries_wanted)
        self._despite.clicked.connect(self.despite_wanted)
        self._begin.clicked.connect(self.begun)

    def refresh(self, evening: Evening) -> None:
        """Say what is lacking."""
        _ = self._words
        lacking = [team.number for team in evening.teams.values() if team.missing_seats]
        enough = evening.tables >= LEAST_TABLES
        ready = enough and not lacking
        self._title.setText(
            _("Everything is ready for round 1") if ready else _("Play has not begun")
        )
        self._text.setText(_told(evening, lacking, _))
        self._begin.setVisible(ready)
        self._despite.setVisible(enough and bool(lacking))
        self._entries.setVisible(not ready)
        set_role(self._entries, "" if enough else "primary")

    def focus_next(self) -> None:
        """Put the keys on what comes next."""
        for button in (self._begin, self._entries):
            if not button.isHidden():
                button.setFocus()
                return

    def _lay_out(self) -> None:
        set_role(self._card, "card")
        set_role(self._begin, "primary")
        for button, name in (
            (self._begin, "begin"),
            (self._despite, "beginDespite"),
            (self._entries, "toEntries"),
        ):
            button.setObjectName(name)
        self._card.setMaximumWidth(MOST_WIDE)
        buttons = QHBoxLayout()
        buttons.setSpacing(2 * STEP)
        buttons.addStretch(1)
        for button in (self._entries, self._despite, self._begin):
            buttons.addWidget(button)
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        inside.setSpacing(2 * STEP)
        inside.addWidget(self._title)
        inside.addWidget(self._text)
        inside.addSpacing(STEP)
        inside.addLayout(buttons)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._card, 8)
        middle.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addLayout(middle)
        column.addStretch(2)


def _told(evening: Evening, lacking: list[int], _: Words) -> str:
    teams = _.plural("{n} team is entered.", "{n} teams are entered.", evening.tables)
    if evening.tables < LEAST_TABLES:
        return teams + " " + _("At least two teams are needed to play.")
    if lacking:
        numbers = ", ".join(map(str, lacking))
        return f"{teams} " + _.plural(
            "Team {numbers} has fewer than four players.",
            "Teams {numbers} have fewer than four players.",
            len(lacking),
            numbers=numbers,
        )
    rounds = _.plural("{n} round is planned.", "{n} rounds are planned.", evening.settings.rounds)
    closed = _("Once round 1 is announced, no team can be added: latecomers play as substitutes.")
    return f"{teams} {rounds}\n{closed}"
