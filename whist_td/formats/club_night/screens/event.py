"""The questions of a club night: on the page that opens it, and on its stage *Event* later."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from typing_extensions import override

from whist_td.core.events import Details
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubSettings
from whist_td.formats.club_night.screens.new_event_forecast import FORECASTS
from whist_td.formats.club_night.screens.new_event_options import club_questions, usual_settings
from whist_td.formats.club_night.screens.seating import show_seats
from whist_td.formats.club_night.views.planning import change_settings
from whist_td.kit import parts
from whist_td.kit.parts import Part, Share
from whist_td.kit.questions import Asking
from whist_td.kit.theme import labelled
from whist_td.stages.new_event_fields import Planned
from whist_td.stages.new_event_page import EventFrame, ForecastCard, NewEventForecastPage
from whist_td.words.words import N_


class NewClubPanel(NewEventForecastPage):
    """Asks what the evening is called and what is played; everything else has a default."""

    NAME = "newClubPanel"
    TITLE = N_("A new club night")
    FOLLOWING = N_("Next: the players.")
    FORM, CARD = 36, 22
    FORECASTS = FORECASTS

    USUAL = Planned(usual_settings(GameChoice().code), 0)

    @override
    def _asks(self, planned: Planned) -> Asking[Planned]:
        return club_questions(planned, self._words)

    @override
    def _opening(self, details: Details) -> CreateClub:
        return CreateClub(details, self._options.options.settings)


class ClubEventPanel(EventFrame[ClubNightEvent]):
    """Every answer is kept as soon as it is given, with the seats that follow from it."""

    NAME = "clubEventPanel"
    SHOWN_HERE = ("details", "settings", "players", "rounds")

    @override
    def _asks(self, planned: Planned) -> Asking[Planned]:
        session = self._session
        return club_questions(planned, session.words, is_started=session.facts.is_started)

    @override
    def _command(self, settings: ClubSettings) -> Command:
        return change_settings(self._session.facts, settings)

    @override
    def _make_parts(self) -> None:
        _ = self._session.words
        self._summary = ForecastCard(FORECASTS, _, self)
        self._seats = parts.button(_("Who sits where…"), "showSeats", self)
        self._seats.clicked.connect(self._show_seats)

    @override
    def _beside(self) -> Sequence[Part | Share]:
        heading = labelled(self._session.words("What it will be"), "heading", self)
        return (heading, self._summary, (self._seats, Qt.AlignmentFlag.AlignLeft), None)

    @override
    def _show(self, event: ClubNightEvent) -> None:
        self._summary.show_event(event)
        self._seats.setEnabled(bool(event.players))

    def _show_seats(self) -> None:
        show_seats(self._session, self)
