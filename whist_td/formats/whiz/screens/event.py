"""The stage *Event* of a Whiz tournament: how one opens, and its options before play."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.events import Details
from whist_td.formats.whiz.commands import CreateWhiz
from whist_td.formats.whiz.rules.errors import WhizSettingFixedError
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.play import FIXED_IN_PLAY
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS, WhizSettings
from whist_td.formats.whiz.screens.event_form import (
    WhizForecastCard,
    WhizOptionsForm,
    length_fields,
)
from whist_td.formats.whiz.screens.movement import show_movement
from whist_td.formats.whiz.screens.movement_arrivals import WhizLengthDialog
from whist_td.formats.whiz.views.planning import change_settings
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.parts import Part, Share, button, topped
from whist_td.kit.theme import labelled
from whist_td.movements.whiz.catalogue import default_rounds
from whist_td.stages.new_event_fields import EventAnswers, Heading, LabelledField, expected_field
from whist_td.stages.new_event_page import EventFrame, NewEventForecastPage
from whist_td.words.messages import message
from whist_td.words.words import N_


class WhizEventPanel(EventFrame[WhizEvent]):
    """Every answer is kept as soon as it is given, with the movement that follows from it."""

    NAME = "whizEventPanel"
    SHOWN_HERE = ("details", "settings", "players", "rounds")

    _options: WhizOptionsForm

    @override
    def _make_parts(self) -> None:
        _ = self._session.words
        self._rounds, self._deals = length_fields(self)
        for number in (self._rounds, self._deals):
            number.setKeyboardTracking(False)
        rounds_help, deals_help = _("5 is usual."), _("At each table.")
        self._rounds_field = LabelledField(
            _.pgettext("tournoi", "Rounds of the event"), self._rounds, rounds_help, self
        )
        self._deals_field = LabelledField(_("Deals a round"), self._deals, deals_help, self)
        self._length = button(_("Shorter or longer…"), "otherLength", self)
        self._options = WhizOptionsForm(_, self)
        self._summary = WhizForecastCard(_, self)
        self._movement = button(_("Look at the movement…"), "showMovement", self)

    @override
    def _beside(self) -> Sequence[Part | Share]:
        heading = labelled(self._session.words("The movement"), "heading", self)
        return (heading, self._summary, (self._movement, Qt.AlignmentFlag.AlignLeft), None)

    @override
    def _numbers(self) -> Sequence[Part]:
        row = topped(self._rounds_field, self._deals_field)
        row.addWidget(self._length, 1, Qt.AlignmentFlag.AlignVCenter)
        return (row,)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._options.edited.connect(self._change_options)
        self._rounds.valueChanged.connect(self._change_numbers)
        self._deals.valueChanged.connect(self._change_numbers)
        self._length.clicked.connect(self._ask_length)
        self._movement.clicked.connect(self._show_movement)

    @override
    def _show(self, evening: WhizEvent) -> None:
        self._options.show_settings(evening.settings)
        self._show_numbers(evening)
        self._summary.show_evening(evening)
        self._movement.setEnabled(bool(evening.rounds))

    def _show_numbers(self, evening: WhizEvent) -> None:
        _ = self._session.words
        self._rounds.show_value(evening.settings.rounds)
        self._deals.show_value(evening.settings.boards_per_round)
        started = evening.is_started
        reason = message(WhizSettingFixedError(""), _) if started else ""
        self._options.fix(FIXED_IN_PLAY, reason)
        self._deals_field.fix(reason)
        self._rounds_field.fix(_("Look first at what it costs.") if started else "")
        self._length.setVisible(started)

    def _change_numbers(self) -> None:
        changed = replace(
            self._session.evening.settings,
            rounds=self._rounds.value(),
            boards_per_round=self._deals.value(),
        )
        self._change(changed)

    def _change_options(self) -> None:
        self._change(self._options.settings)

    def _change(self, settings: WhizSettings) -> None:
        self._carry_out(change_settings(self._session.evening, settings))

    def _ask_length(self) -> None:
        open_dialog(WhizLengthDialog(self._session, self))

    def _show_movement(self) -> None:
        show_movement(self._session, self)


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
        _ = self._words
        self._players = expected_field("expectedPlayers", _UNKNOWN, _MOST_EXPECTED, _, self)
        self._rounds, self._deals = length_fields(self)
        self._options = WhizOptionsForm(_, self)
        self._forecast = WhizForecastCard(_, self)
        self._rounds.setValue(self._options.settings.rounds)
        self._deals.setValue(self._options.settings.boards_per_round)

    @override
    def _questions(self) -> Sequence[QWidget]:
        return (self._players, self._rounds, self._deals, self._options.compare)

    @override
    def _below(self) -> Sequence[Part]:
        _ = self._words
        rounds = _.pgettext("tournoi", "Rounds of the event")
        numbers = topped(
            LabelledField(_("Players expected"), self._players, _("Only an estimate."), self),
            LabelledField(rounds, self._rounds, _("5 is usual."), self),
            LabelledField(_("Deals a round"), self._deals, _("At each table."), self),
        )
        return (numbers, self._options)

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
            self._rounds.show_value(default_rounds(players))
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
