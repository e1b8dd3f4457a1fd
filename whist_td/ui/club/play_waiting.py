"""A club night before round 1: what is ready, what is missing, and the button that begins."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whist_td.domain.errors import RuleError
from whist_td.formats.club.evening import ClubEvening
from whist_td.formats.club.settings import table_size
from whist_td.i18n.game_labels import game_name, length_label
from whist_td.i18n.messages import message
from whist_td.i18n.words import Words
from whist_td.ui.club.play_head import sit_out_words
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.usecases.club_seating import ready_for
from whist_td.usecases.club_views import ClubRoundView, club_round

MOST_WIDE = 760


class ClubWaiting(QFrame):
    """One card in the middle: so many players and tables, and round 1."""

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

    def refresh(self, evening: ClubEvening) -> None:
        """Say what is ready and what is missing."""
        _ = self._words
        view, refusal = _first_round(evening, _)
        self._title.setText(
            _("Everything is ready for the first round") if view else _("Play has not begun")
        )
        self._text.setText(_told(evening, view, refusal, _))
        self._begin.setVisible(view is not None)
        set_role(self._entries, "" if view else "primary")

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


def _first_round(evening: ClubEvening, _: Words) -> tuple[ClubRoundView | None, str]:
    """Return the first round as it would be seated, or the sentence that refuses it."""
    there, least = len(evening.present(1)), evening.game.least_players
    if there < least:
        return None, _.plural(
            "At least {n} player is needed.", "At least {n} players are needed.", least
        )
    try:
        return club_round(ready_for(evening, 1), 1), ""
    except RuleError as error:
        return None, message(error, _)


def _told(evening: ClubEvening, view: ClubRoundView | None, refusal: str, _: Words) -> str:
    there = len(evening.present(1))
    players = _.plural("{n} player is entered.", "{n} players are entered.", there)
    if view is None:
        return f"{players} {refusal}"
    settings = evening.settings
    tables = _.plural("{n} table is laid.", "{n} tables are laid.", len(view.tables))
    game = game_name(evening.game.code, _)
    length = length_label(settings.length_at(table_size(evening.game)), _)
    plan = _.plural(
        "{game}: {n} round, {length} at each table.",
        "{game}: {n} rounds, {length} at each table.",
        settings.rounds,
        game=game,
        length=length,
    )
    closed = _("Once the first round has begun, latecomers join between two rounds.")
    first = " ".join((players, tables, plan))
    return "\n".join(filter(None, (first, sit_out_words(view, _), closed)))
