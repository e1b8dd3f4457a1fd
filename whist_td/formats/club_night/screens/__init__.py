"""Screens of a club night."""

from whist_td.desk.ports import EventSummary
from whist_td.formats.club_night.rules.deals import game_named
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.words.games import game_name
from whist_td.stages.formats import ListedEvents, ScreenFormat, Stage, next_of_players
from whist_td.words.words import N_, Words


def _is_ready(event: ClubNightEvent) -> bool:
    return len(event.present(1)) >= event.game.least_players and bool(event.rounds)


def _next(event: EventSummary, _: Words) -> str:
    return next_of_players(event, _, game_named(event.game).least_players)


SCREENS = ScreenFormat(
    label=N_("Club night"),
    about=N_("Ten-point whist, IWWA, Scottish, Whip and eleven more, at tables of two to five."),
    icon="club",
    form=(f"{__name__}.event", "NewClubPanel"),
    panels={
        Stage.EVENT: (f"{__name__}.event", "ClubEventPanel"),
        Stage.ENTRIES: (f"{__name__}.entries", "ClubEntriesPanel"),
        Stage.PLAY: (f"{__name__}.play", "ClubPlayPanel"),
        Stage.RESULTS: (f"{__name__}.results", "ClubResultsPanel"),
    },
    papers=(f"{__name__}.pages", "PAPER_KINDS"),
    keys=(f"{__name__}.pages", "CLUB_KEYS"),
    guide="club",
    searched=(f"{__name__}.pages", "club_searched"),
    listed=ListedEvents(lambda event, _: game_name(event.game, _), next=_next),
    is_ready=_is_ready,
    again=("whist_td.formats.club_night.views.planning", "opened_again"),
    for_few=("whist_td.formats.club_night.views.planning", "opened_for_few"),
)
