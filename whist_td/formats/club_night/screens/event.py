"""The questions of a club night, when it is opened and later, and what it will be beside them."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from typing_extensions import override

from whist_td.core.events import Details
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubSettings
from whist_td.formats.club_night.screens.new_event_options import club_questions, usual_settings
from whist_td.formats.club_night.screens.seating import show_seats
from whist_td.formats.club_night.views.planning import (
    MINUTES_A_DEAL,
    ClubForecast,
    change_settings,
    club_forecast,
    event_forecast,
)
from whist_td.formats.club_night.words.forecast import forecast_words, rounds_words, tables_words
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.labels import ranking_label
from whist_td.kit import parts
from whist_td.kit.parts import Part, Share
from whist_td.kit.questions import Asking
from whist_td.kit.theme import labelled
from whist_td.stages.new_event_fields import PlannedEvent
from whist_td.stages.new_event_page import (
    CardLines,
    EventFrame,
    ForecastCard,
    Forecasts,
    NewEventForecastPage,
)
from whist_td.words.words import N_, Words, time_sentence

_COARSE = 5
"""Minutes of an evening are told in steps of so many."""


def _unknown(settings: ClubSettings, _: Words) -> CardLines:
    text = _(
        "Enter how many players you expect: the tables, the sit-outs and the meetings will "
        "appear here."
    )
    seen = club_forecast(0, settings)
    return (*_game(settings, _), (text, "body"), *_time(seen.minutes, _))


def _lines(seen: ClubForecast, _: Words) -> Iterator[tuple[str, str]]:
    """Yield how people will sit, or why they cannot."""
    yield from _game(seen.settings, _)
    if seen.refusal is None:
        yield tables_words(seen, _), "number"
    for at, sentence in enumerate(forecast_words(seen, _)):
        yield sentence, "body" if at or seen.refusal is None else "warning"
    if seen.refusal is None:
        yield from _time(seen.minutes, _)


def _game(settings: ClubSettings, _: Words) -> CardLines:
    game = f"{game_name(settings.game.code, _)} · {ranking_label(settings, _)}"
    return ((game, "body"), (rounds_words(settings, _), "number"))


def _time(minutes: int, _: Words) -> Iterator[tuple[str, str]]:
    if minutes:
        yield time_sentence(round(minutes / _COARSE) * _COARSE, _), "body"
        pace = _("Calculated at about {minutes} minutes per deal.", minutes=MINUTES_A_DEAL)
        yield pace, "small"


FORECASTS = Forecasts(
    "clubForecast",
    _unknown,
    lambda players, settings, _: _lines(club_forecast(players, settings), _),
    lambda event, _: _lines(event_forecast(event), _),
)
"""What a club night will be like."""


class NewClubPanel(NewEventForecastPage):
    """Asks what the evening is called and what is played; everything else has a default."""

    NAME = "newClubPanel"
    TITLE = N_("A new club night")
    FOLLOWING = N_("Next: the players.")
    FORM, CARD = 36, 22
    FORECASTS = FORECASTS

    USUAL = PlannedEvent(usual_settings(GameChoice().code), 0)

    @override
    def _asks(self, planned: PlannedEvent) -> Asking[PlannedEvent]:
        return club_questions(planned, self._words)

    @override
    def _opening(self, details: Details) -> CreateClub:
        return CreateClub(details, self._options.options.settings)


class ClubEventPanel(EventFrame[ClubNightEvent]):
    """Every answer is kept as soon as it is given, with the seats that follow from it."""

    NAME = "clubEventPanel"
    SHOWN_HERE = ("details", "settings", "players", "rounds")

    @override
    def _asks(self, planned: PlannedEvent) -> Asking[PlannedEvent]:
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
