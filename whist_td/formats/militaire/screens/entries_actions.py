"""The buttons of the entries: what can be done with the teams before play, and during it."""

from functools import partial

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QWidget

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.screens.entries_rows import Entry
from whist_td.kit.stylesheet import STEP
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.stages.entries_actions import ListActions, allow
from whist_td.words.words import Words


class EntriesActions(ListActions):
    """What can be done with teams."""

    substitute_asked = Signal(object)
    withdraw_asked = Signal(object)
    reinstate_asked = Signal(object)
    """The last three carry the team under the cursor."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._team: Team | None = None
        self._import = self._button("importButton", _("Import a list…"))
        self._draw = self._button("drawButton", _("Draw tables by lot"))
        self._up = self._button("moveUpButton", _("Move up"))
        self._down = self._button("moveDownButton", _("Move down"))
        self._remove = self._button("removeButton", _("Remove team"))
        self._substitute = self._button("substituteButton", _("Substitute…"))
        self._withdraw = self._button("withdrawButton", _("Withdraw…"))
        self._reinstate = self._button("reinstateButton", "")
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        for button in (self._import, self._draw):
            row.addWidget(button)
        for button in (self._substitute, self._withdraw, self._reinstate):
            row.addWidget(button)
        row.addStretch()
        for button in (self._up, self._down, self._remove):
            row.addWidget(button)

    def _connect(self) -> None:
        self._import.clicked.connect(self.import_asked)
        self._draw.clicked.connect(self.draw_asked)
        self._up.clicked.connect(self._move_up)
        self._down.clicked.connect(self._move_down)
        self._remove.clicked.connect(self.remove_asked)
        for button, asked in (
            (self._substitute, self.substitute_asked),
            (self._withdraw, self.withdraw_asked),
            (self._reinstate, self.reinstate_asked),
        ):
            button.clicked.connect(partial(self._ask_about_team, asked))

    def _ask_about_team(self, asked: SignalInstance) -> None:
        if self._team:
            asked.emit(self._team)

    def _move_up(self) -> None:
        self.move_asked.emit(-1)

    def _move_down(self) -> None:
        self.move_asked.emit(1)

    def show_choice(self, evening: MilitaireEvent, entry: Entry | None) -> None:
        """Offer what fits the evening and the row under the cursor."""
        _ = self._words
        team = self._team = entry.stored if entry else None
        before = not evening.is_started
        gone = team is not None and team.withdrawn_from is not None
        for button in (self._import, self._draw, self._up, self._down, self._remove):
            button.setVisible(before)
        self._substitute.setVisible(not before)
        self._withdraw.setVisible(not before and not gone)
        self._reinstate.setVisible(not before and gone)
        if team:
            self._reinstate.setText(_("Take team {team} back", team=team.number))
        self._enable(evening, team, is_draft=entry is not None and entry.is_draft)

    def _enable(self, evening: MilitaireEvent, team: Team | None, *, is_draft: bool) -> None:
        _ = self._words
        choose = "" if team else _("Put the cursor on a team first.")
        alone = "" if evening.tables >= LEAST_TABLES else _("Enter two teams first.")
        first = team is not None and team.number == min(evening.teams, default=0)
        last = team is not None and team.number == max(evening.teams, default=0)
        fair = _("Every team gets its table by chance. The draw is kept, so it can be checked.")
        allow(self._draw, alone, fair)
        allow(self._up, choose or (_("This is the first table.") if first else ""))
        allow(self._down, choose or (_("This is the last table.") if last else ""))
        allow(self._remove, "" if is_draft else choose, _("You can undo this."))
        allow(self._substitute, choose)
        allow(self._withdraw, choose)
