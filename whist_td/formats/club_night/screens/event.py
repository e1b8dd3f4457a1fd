"""The questions of a club night: on the page that opens it, and on its stage *Event* later."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.events import Details
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.rules.errors import ClubSettingFixedError
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.new_event_forecast import ClubForecastCard
from whist_td.formats.club_night.screens.new_event_options import ClubOptionsForm
from whist_td.formats.club_night.screens.seating import show_seats
from whist_td.formats.club_night.views.planning import change_settings
from whist_td.kit import parts
from whist_td.kit.parts import Part, Share
from whist_td.kit.theme import labelled
from whist_td.stages.new_event_fields import EventAnswers, Heading, LabelledField, expected_field
from whist_td.stages.new_event_page import EventFrame, NewEventForecastPage
from whist_td.words.messages import message
from whist_td.words.words import N_

MOST_EXPECTED = 400


class NewClubPanel(NewEventForecastPage):
    """Asks what the evening is called and what is played; everything else has a default."""

    NAME = "newClubPanel"
    TITLE = N_("A new club night")
    FOLLOWING = N_("Next: the players.")
    FORM, CARD = 36, 22

    _forecast: ClubForecastCard

    @override
    def _make_parts(self) -> None:
        _ = self._words
        self._players = expected_field("expectedPlayers", 0, MOST_EXPECTED, _, self)
        expected = LabelledField(_("Players expected"), self._players, _("Only an estimate."), self)
        self._options = ClubOptionsForm(_, self, expected)
        self._forecast = ClubForecastCard(_, self)
        self._show_forecast()

    @override
    def _questions(self) -> Sequence[QWidget]:
        return (self._players, *self._options.questions)

    @override
    def _below(self) -> Sequence[Part]:
        return (self._options,)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._players.valueChanged.connect(self._expect)
        self._options.edited.connect(self._show_forecast)

    def _expect(self, players: int) -> None:
        self._options.expect(players)
        self._show_forecast()

    def _show_forecast(self) -> None:
        players, settings = self._players.value(), self._options.settings
        if players:
            self._forecast.show_numbers(players, settings)
        else:
            self._forecast.show_unknown(settings)

    @override
    def _answers(self, heading: Heading) -> EventAnswers:
        options = self._options
        return EventAnswers(
            heading, self._players.value(), options.settings, options.is_ranking_chosen
        )

    @override
    def _fill(self, answers: EventAnswers) -> None:
        self._players.setValue(answers.expected)
        self._options.is_ranking_chosen = answers.is_chosen
        self._options.show_settings(answers.settings)
        self._show_forecast()

    @override
    def _opening(self, details: Details) -> CreateClub:
        return CreateClub(details, self._options.settings)


class ClubEventPanel(EventFrame[ClubNightEvent]):
    """Every answer is kept as soon as it is given, with the seats that follow from it."""

    NAME = "clubEventPanel"
    SHOWN_HERE = ("details", "settings", "players", "rounds")

    _options: ClubOptionsForm

    @override
    def _make_parts(self) -> None:
        _ = self._session.words
        self._options = ClubOptionsForm(_, self)
        self._summary = ClubForecastCard(_, self)
        self._seats = parts.button(_("Who sits where…"), "showSeats", self)

    @override
    def _beside(self) -> Sequence[Part | Share]:
        heading = labelled(self._session.words("What it will be"), "heading", self)
        return (heading, self._summary, (self._seats, Qt.AlignmentFlag.AlignLeft), None)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._options.edited.connect(self._change_options)
        self._seats.clicked.connect(self._show_seats)

    @override
    def _show(self, evening: ClubNightEvent) -> None:
        _, started = self._session.words, evening.is_started
        self._options.show_settings(evening.settings)
        self._options.fix(
            message(ClubSettingFixedError("game"), _) if started else "",
            message(ClubSettingFixedError("length"), _) if started else "",
        )
        self._summary.show_evening(evening)
        self._seats.setEnabled(bool(evening.players))

    def _change_options(self) -> None:
        evening, settings = self._session.evening, self._options.settings
        if settings != evening.settings:
            self._carry_out(change_settings(evening, settings))

    def _show_seats(self) -> None:
        show_seats(self._session, self)
