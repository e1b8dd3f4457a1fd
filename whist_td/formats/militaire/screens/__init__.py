"""Screens of Whist militaire."""

from typing import TYPE_CHECKING

from whist_td.movements.militaire import LEAST_TABLES
from whist_td.stages.formats import ListedEvents, ScreenFormat, Stage
from whist_td.words.words import N_, Words

if TYPE_CHECKING:  # The list of events does not wait for the rules.
    from whist_td.desk.ports import EventSummary
    from whist_td.formats.militaire.rules.event import MilitaireEvent


def _next(event: "EventSummary", _: Words) -> str:
    if event.announced:
        return _("Continue to round {round}", round=event.announced)
    if event.entries < LEAST_TABLES:
        return _("Enter the teams")
    return _("Prepare round {round}", round=1)


_LISTED = ListedEvents(
    lambda _event, _: "",
    lambda event, _: _.plural("{n} team", "{n} teams", event.entries),
    lambda event, _: _("round {round} of {rounds}", round=event.announced, rounds=event.rounds),
    _next,
)


def _is_ready(event: "MilitaireEvent") -> bool:
    full = not any(team.missing_seats for team in event.teams.values())
    return event.tables >= LEAST_TABLES and full


SCREENS = ScreenFormat(
    label=N_("Military whist"),
    about=N_("Teams of four at numbered tables; the captain stays, two players travel."),
    icon="militaire",
    form=(f"{__name__}.event", "NewEventPanel"),
    panels={
        Stage.EVENT: (f"{__name__}.event", "EventPanel"),
        Stage.ENTRIES: (f"{__name__}.entries", "EntriesPanel"),
        Stage.PLAY: (f"{__name__}.play", "PlayPanel"),
        Stage.RESULTS: (f"{__name__}.results", "ResultsPanel"),
    },
    papers=(f"{__name__}.window_parts", "PAPER_KINDS"),
    keys=(f"{__name__}.window_parts", "KEYS"),
    guide="militaire",
    journal_hint=N_("Find: table 5, round 3, team 12, a name…"),
    searched=(f"{__name__}.window_parts", "searched"),
    listed=_LISTED,
    is_ready=_is_ready,
    again=(f"{__name__}.window_parts", "opened_again"),
    example=(f"{__name__}.window_parts", "play_example"),
)
