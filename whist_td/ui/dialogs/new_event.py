"""A new evening on one calm page: the few things only the club knows, and the rest to leave."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from whist_td.formats.militaire.settings import MOST_ROUNDS, ROUNDS
from whist_td.i18n.words import Words
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.dialogs.new_event_heading import HeadingForm
from whist_td.ui.dialogs.new_event_options import OptionsForm
from whist_td.ui.dialogs.new_event_page import COLUMN, NewEventPage, more_options, scrolled
from whist_td.ui.theme import STEP, labelled
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases.commands import CreateEvent
from whist_td.usecases.ports import Dice

_MOST_EXPECTED = 200


class NewEventPanel(NewEventPage):
    """Asks what the evening is called; everything else has a default."""

    def __init__(
        self,
        words: Words,
        dice: Dice,
        today: Callable[[], date],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, parent)
        _ = words
        self.setObjectName("newEventPanel")
        self._title = labelled(_("A new evening of Whist militaire"), "title", self)
        self._heading = HeadingForm(_, today(), self)
        self._rounds = NumberField(self)
        self._teams = NumberField(self)
        self._options = OptionsForm(_, dice, self)
        self._make_foot(_("Create this evening"), _("Next: the teams."))
        self._ask_in_order((*self._heading.questions, self._rounds, self._teams))
        self._fill_numbers()
        self._lay_out()
        self._connect()
        self._heading.begin()

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.begin()

    def _fill_numbers(self) -> None:
        _ = self._words
        self._rounds.setObjectName("eventRounds")
        self._rounds.setRange(1, MOST_ROUNDS)
        self._rounds.setValue(ROUNDS)
        self._teams.setObjectName("expectedTeams")
        self._teams.setRange(0, _MOST_EXPECTED)
        self._teams.setSpecialValueText(_("not known yet"))

    def _lay_out(self) -> None:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 2 * STEP, 0, 2 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(self._title)
        column.addWidget(self._heading)
        column.addLayout(self._numbers())
        column.addLayout(more_options(self._words, page))
        column.addWidget(self._options)
        column.addStretch()
        page.setMaximumWidth(COLUMN * self.fontMetrics().averageCharWidth() * 2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(scrolled(page, self), 1)
        whole.addWidget(self._foot())

    def _numbers(self) -> QHBoxLayout:
        _ = self._words
        row = QHBoxLayout()
        row.setSpacing(3 * STEP)
        rounds_help = _("24 is usual. You can stop earlier during the evening.")
        teams_help = _("Only a guess; the teams themselves come next.")
        for title, field, help_text in (
            (_("Number of rounds"), self._rounds, rounds_help),
            (_("Teams expected"), self._teams, teams_help),
        ):
            asked = Field(title, field, help_text, self)
            row.addWidget(asked, 1, Qt.AlignmentFlag.AlignTop)
        return row

    def _connect(self) -> None:
        self._rounds.valueChanged.connect(self._show_numbers)
        self._teams.valueChanged.connect(self._show_numbers)
        self._create.clicked.connect(self._accept)

    def _show_numbers(self) -> None:
        settings = replace(self._options.settings, rounds=self._rounds.value())
        self._options.show_settings(settings, self._teams.value())

    def _accept(self) -> None:
        details = self._heading.details()
        if details is None:
            self._heading.begin()
            return
        self.accepted.emit(CreateEvent(details, self._options.settings))
