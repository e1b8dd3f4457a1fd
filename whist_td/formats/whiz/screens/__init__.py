"""Screens of Whiz."""

from functools import partial
from typing import TYPE_CHECKING

from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.stages.formats import ListedEvents, ScreenFormat, Stage, next_of_players
from whist_td.words.words import N_

if TYPE_CHECKING:  # The list of events does not wait for the rules.
    from whist_td.formats.whiz.rules.event import WhizEvent


def _is_ready(event: "WhizEvent") -> bool:
    return len(event.present(1)) >= LEAST_PLAYERS and bool(event.rounds)


SCREENS = ScreenFormat(
    label=N_("Whiz tournament"),
    about=N_("Three players and the Domy at each table; everybody is compared deal by deal."),
    icon="whiz",
    form=(f"{__name__}.event", "NewWhizPanel"),
    panels={
        Stage.EVENT: (f"{__name__}.event", "WhizEventPanel"),
        Stage.ENTRIES: (f"{__name__}.entries", "WhizEntriesPanel"),
        Stage.PLAY: (f"{__name__}.play", "WhizPlayPanel"),
        Stage.RESULTS: (f"{__name__}.results", "WhizResultsPanel"),
    },
    papers=(f"{__name__}.window_parts", "PAPER_KINDS"),
    keys=(f"{__name__}.play_keys", "WHIZ_KEYS"),
    guide="whiz",
    journal_hint=N_("Find: deal 7, table 2, round 3, a name…"),
    searched=(f"{__name__}.window_parts", "whiz_searched"),
    listed=ListedEvents(
        lambda _event, _: "Whiz", next=partial(next_of_players, least=LEAST_PLAYERS)
    ),
    is_ready=_is_ready,
    training=(f"{__name__}.training", "TrainingPanel"),
    again=("whist_td.formats.whiz.views.planning", "opened_again"),
)
