"""A new evening on one calm page: the few things only the club knows, and the rest to leave."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.events import MOST_ROUNDS, Details
from whist_td.formats.militaire.commands import CreateEvent
from whist_td.formats.militaire.rules.settings import ROUNDS
from whist_td.formats.militaire.screens.new_event_options import OptionsForm
from whist_td.kit.fields import NumberField
from whist_td.kit.flow import StackingRow
from whist_td.kit.stylesheet import STEP
from whist_td.stages.new_event_fields import EventAnswers, Heading, LabelledField
from whist_td.stages.new_event_page import NewEventPage, more_options
from whist_td.words.words import N_

_MOST_EXPECTED = 200
_COLUMN = 46
"""The width of the page in letters: longer lines are hard to read."""


class NewEventPanel(NewEventPage):
    """Asks what the evening is called; everything else has a default."""

    NAME = "newEventPanel"
    TITLE = N_("A new event of Military whist")
    FOLLOWING = N_("Next: the teams.")

    @override
    def _make_parts(self) -> None:
        self._rounds = NumberField(self)
        self._teams = NumberField(self)
        self._options = OptionsForm(self._words, self._dice, self)
        self._fill_numbers()

    @override
    def _questions(self) -> Sequence[QWidget]:
        return (self._rounds, self._teams)

    def _fill_numbers(self) -> None:
        self._rounds.setObjectName("eventRounds")
        self._rounds.setRange(1, MOST_ROUNDS)
        self._rounds.setValue(ROUNDS)
        self._teams.setObjectName("expectedTeams")
        self._teams.setRange(0, _MOST_EXPECTED)
        self._teams.setSpecialValueText(self._words("not known yet"))

    @override
    def _page(self) -> QWidget:
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
        page.setMaximumWidth(_COLUMN * self.fontMetrics().averageCharWidth() * 2)
        return page

    def _numbers(self) -> StackingRow:
        _ = self._words
        row = StackingRow(spacing=3 * STEP)
        rounds_help = _("24 is usual. You can stop earlier during the event.")
        teams_help = _("Only an estimate; the teams themselves come next.")
        for title, field, help_text in (
            (_("Number of rounds"), self._rounds, rounds_help),
            (_("Teams expected"), self._teams, teams_help),
        ):
            asked = LabelledField(title, field, help_text, self)
            row.addWidget(asked, 1, Qt.AlignmentFlag.AlignTop)
        return row

    @override
    def _connect(self) -> None:
        super()._connect()
        self._rounds.valueChanged.connect(self._show_numbers)
        self._teams.valueChanged.connect(self._show_numbers)

    def _show_numbers(self) -> None:
        settings = replace(self._options.settings, rounds=self._rounds.value())
        self._options.show_settings(settings, self._teams.value())

    @override
    def _answers(self, heading: Heading) -> EventAnswers:
        return EventAnswers(heading, self._teams.value(), self._options.settings)

    @override
    def _fill(self, answers: EventAnswers) -> None:
        self._options.show_settings(answers.settings, answers.expected)
        self._rounds.setValue(answers.settings.rounds)
        self._teams.setValue(answers.expected)

    @override
    def _opening(self, details: Details) -> CreateEvent:
        return CreateEvent(details, self._options.settings)
