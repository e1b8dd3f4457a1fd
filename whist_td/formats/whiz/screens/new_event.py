"""A new Whiz tournament on one calm page, with what it will be said beside it at once."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.events import Details
from whist_td.formats.whiz.commands import CreateWhiz
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.formats.whiz.screens.event_form import (
    WhizForecastCard,
    WhizOptionsForm,
    length_fields,
)
from whist_td.kit.fields import NumberField
from whist_td.kit.flow import StackingRow
from whist_td.kit.stylesheet import STEP
from whist_td.movements.whiz import default_rounds
from whist_td.stages.new_event_fields import EventAnswers, Heading, LabelledField
from whist_td.stages.new_event_page import NewEventForecastPage
from whist_td.words.words import N_

_MOST_EXPECTED = 200
_UNKNOWN = LEAST_PLAYERS - 1


class NewWhizPanel(NewEventForecastPage):
    """Asks what the tournament is called; everything else has a default."""

    NAME = "newWhizPanel"
    TITLE = N_("A new Whiz tournament")
    FOLLOWING = N_("Next: the players.")
    FORM, CARD = 34, 24

    _forecast: WhizForecastCard

    @override
    def _make_parts(self) -> None:
        self._rounds_chosen = False
        self._players = NumberField(self)
        self._rounds, self._deals = length_fields(self)
        self._options = WhizOptionsForm(self._words, self)
        self._forecast = WhizForecastCard(self._words, self)
        self._fill_numbers()

    @override
    def _questions(self) -> Sequence[QWidget]:
        return (self._players, self._rounds, self._deals, self._options.compare)

    def _fill_numbers(self) -> None:
        _, settings = self._words, self._options.settings
        self._players.setObjectName("expectedPlayers")
        self._players.setRange(_UNKNOWN, _MOST_EXPECTED)
        self._players.setSpecialValueText(_("not known yet"))
        self._rounds.setValue(settings.rounds)
        self._deals.setValue(settings.boards_per_round)

    @override
    def _fill_form(self, column: QVBoxLayout, form: QWidget) -> None:
        column.addLayout(self._numbers())
        column.addWidget(self._options)

    def _numbers(self) -> StackingRow:
        _ = self._words
        row = StackingRow(spacing=3 * STEP)
        for title, field, help_text in (
            (_("Players expected"), self._players, _("Only an estimate.")),
            (_.pgettext("tournoi", "Rounds of the event"), self._rounds, _("5 is usual.")),
            (_("Deals a round"), self._deals, _("At each table.")),
        ):
            asked = LabelledField(title, field, help_text, self)
            row.addWidget(asked, 1, Qt.AlignmentFlag.AlignTop)
        return row

    @override
    def _connect(self) -> None:
        super()._connect()
        self._players.valueChanged.connect(self._propose_rounds)
        self._rounds.valueChanged.connect(self._choose_rounds)
        self._deals.valueChanged.connect(self._show_numbers)
        self._options.edited.connect(self._show_numbers)

    def _propose_rounds(self, players: int) -> None:
        """Propose rounds that suit so many players, until the director has chosen some."""
        if not self._rounds_chosen and players >= LEAST_PLAYERS:
            with QSignalBlocker(self._rounds):
                self._rounds.setValue(default_rounds(players))
        self._show_numbers()

    def _choose_rounds(self) -> None:
        self._rounds_chosen = True
        self._show_numbers()

    def _show_numbers(self) -> None:
        settings = replace(
            self._options.settings,
            rounds=self._rounds.value(),
            boards_per_round=self._deals.value(),
        )
        self._options.show_settings(settings)
        if self._players.value() >= LEAST_PLAYERS:
            self._forecast.show_numbers(self._players.value(), settings)
        else:
            self._forecast.show_unknown()

    @override
    def _answers(self, heading: Heading) -> EventAnswers:
        settings = self._options.settings
        return EventAnswers(heading, self._players.value(), settings, self._rounds_chosen)

    @override
    def _fill(self, answers: EventAnswers) -> None:
        self._options.show_settings(answers.settings)
        self._deals.setValue(answers.settings.boards_per_round)
        self._players.setValue(answers.expected)
        self._rounds.setValue(answers.settings.rounds)
        self._rounds_chosen = answers.is_chosen
        self._show_numbers()

    @override
    def _opening(self, details: Details) -> CreateWhiz:
        return CreateWhiz(details, self._options.settings)
