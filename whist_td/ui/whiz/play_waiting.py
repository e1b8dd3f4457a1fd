"""A tournament before round 1: what is ready, what is missing, and the one button that begins."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.settings import LEAST_PLAYERS
from whist_td.i18n.words import Words
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.whiz.play_words import sit_out_sentence
from whist_td.usecases.whiz_play_views import whiz_round

MOST_WIDE = 760


class WhizWaiting(QFrame):
    """One card in the middle: so many players, tables and deals, and round 1."""

    begun = Signal()
    entries_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._card = QFrame(self)
        self._title = labelled("", "title", self._card)
        self._text = labelled("", "body", self._card)
        self._entries = QPushButton(_("Go to the entries"), self._card)
        self._begin = QPushButton(_("Begin round {number}", number=1), self._card)
        self._lay_out()
        self._entries.clicked.connect(self.entries_wanted)
        self._begin.clicked.connect(self.begun)

    def refresh(self, evening: WhizEvening) -> None:
        """Say what is ready and what is missing."""
        _ = self._words
        ready = len(evening.present(1)) >= LEAST_PLAYERS and 1 in evening.rounds
        self._title.setText(
            _("Everything is ready for the first round") if ready else _("Play has not begun")
        )
        self._text.setText(_told(evening, _))
        self._begin.setVisible(ready)
        set_role(self._entries, "" if ready else "primary")

    def focus_next(self) -> None:
        """Put the keys on what comes next."""
        (self._entries if self._begin.isHidden() else self._begin).setFocus()

    def _lay_out(self) -> None:
        set_role(self._card, "card")
        set_role(self._begin, "primary")
        self._begin.setObjectName("begin")
        self._entries.setObjectName("toEntries")
        self._card.setMaximumWidth(MOST_WIDE)
        buttons = QHBoxLayout()
        buttons.setSpacing(2 * STEP)
        buttons.addStretch(1)
        buttons.addWidget(self._entries)
        buttons.addWidget(self._begin)
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


def _told(evening: WhizEvening, _: Words) -> str:
    there = len(evening.present(1))
    players = _.plural("{n} player is entered.", "{n} players are entered.", there)
    if there < LEAST_PLAYERS:
        return players + " " + _("At least {least} players are needed.", least=LEAST_PLAYERS)
    if 1 not in evening.rounds:
        lacking = _("Nobody has a place yet: the movement is made with the entries.")
        return f"{players} {lacking}"
    view = whiz_round(evening, 1)
    tables = _.plural("{n} table is laid.", "{n} tables are laid.", len(view.tables))
    plan = _(
        "{rounds} rounds of {boards} deals.",
        rounds=evening.settings.rounds,
        boards=evening.settings.boards_per_round,
    )
    closed = _("Once the first round has begun, latecomers join between two rounds.")
    first = " ".join(filter(None, (players, tables, plan)))
    return "\n".join(filter(None, (first, sit_out_sentence(view, _), closed)))
