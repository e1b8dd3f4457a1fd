"""The round in large type, who sits out, and the way to an earlier round."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.game_labels import game_name
from whist_td.i18n.words import Words
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.widgets.banner import Banner
from whist_td.ui.widgets.plain_button import PlainButton
from whist_td.usecases.club_views import ClubRoundView


class ClubHead(QWidget):
    """Round and game; a coloured band while an earlier round is open."""

    round_chosen = Signal(int)
    jury_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        _ = words
        self._round = labelled("", "title", self)
        self._said = labelled("", "body", self)
        self._jury = PlainButton(_("Jury…"), self)
        self._chooser = QComboBox(self)
        self._band = Banner("backToCurrent", self)
        self._current = 0
        self._lay_out()
        self._chooser.activated.connect(self._choose)
        self._jury.clicked.connect(self.jury_wanted)
        self._band.left.connect(lambda: self.round_chosen.emit(self._current))

    def show_round(self, view: ClubRoundView, evening: ClubEvening) -> None:
        """Say a round."""
        _ = self._words
        self._round.setText(_("Round {number} of {last}", number=view.number, last=view.rounds))
        tables = _.plural("{n} table", "{n} tables", len(view.tables))
        told = f"{game_name(evening.game.code, _)} · {tables}"
        self._said.setText(" · ".join(filter(None, (told, sit_out_words(view, _)))))
        self._fill_chooser(view.number, evening)
        self._show_band(view.number, evening.last_announced)

    def _show_band(self, shown: int, current: int) -> None:
        _ = self._words
        self._current = current
        self._band.hide()
        if shown != current:
            self._band.say(
                _(
                    "You are looking at round {number}. What you correct, all follows.",
                    number=shown,
                ),
                _("Back to round {number} (Esc)", number=current),
            )

    def _lay_out(self) -> None:
        _ = self._words
        self._jury.setObjectName("jury")
        self._jury.setToolTip(_("A sanction of the jury (F9)"))
        self._jury.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        set_role(self._jury, "compact")
        self._chooser.setAccessibleName(_("Which round is shown"))
        self._chooser.setObjectName("rounds")
        self._chooser.setToolTip(_("Look at an earlier round, or correct it (PgUp, PgDn)"))
        self._chooser.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._said.setObjectName("announcement")
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        row.addWidget(self._round)
        row.addWidget(self._said, 1)
        row.addWidget(self._jury)
        row.addWidget(self._chooser)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addLayout(row)
        column.addWidget(self._band)

    def _choose(self, position: int) -> None:
        self.round_chosen.emit(self._chooser.itemData(position))

    def _fill_chooser(self, shown: int, evening: ClubEvening) -> None:
        _ = self._words
        self._chooser.clear()
        for number in range(evening.last_announced, 0, -1):
            self._chooser.addItem(_("Round {number}", number=number), number)
        self._chooser.setCurrentIndex(self._chooser.findData(shown))


def sit_out_words(view: ClubRoundView, _: Words) -> str:
    """Say who sits out; nothing where nobody does."""
    people = ", ".join(view.sit_out_names)
    if not people:
        return ""
    return _.plural("Sits out: {people}.", "Sit out: {people}.", len(view.sit_out), people=people)
