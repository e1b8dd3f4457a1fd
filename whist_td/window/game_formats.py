"""What the window has for each format of events: a form to open one, and its panels.

Modules are named, not imported: a panel is read from the disk when it is first shown.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from whist_td.desk.requests import AnyEvening
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.window.stages import Stage
from whist_td.words.words import N_

Source = tuple[str, str]
"""A module, and what is taken from it."""

_MILITAIRE = "whist_td.formats.militaire.screens"
_WHIZ = "whist_td.formats.whiz.screens"
_CLUB_NIGHT = "whist_td.formats.club_night.screens"
_SHARED: Mapping[str, Source] = {
    Stage.PAPERS.value: ("whist_td.stages.papers", "PapersPanel"),
    "journal": ("whist_td.window.journal", "JournalPanel"),
    "keys": ("whist_td.window.keys", "KeysPanel"),
}


@dataclass(frozen=True)
class GameFormat:
    """One format in the window; the label and the line about it are for the new event."""

    name: str
    label: str
    about: str
    icon: str
    form: Source
    """The page that asks for a new event: made of words, dice, today and a parent."""
    panels: Mapping[str, Source]
    """The panels by name: each made of a session and a parent."""
    keys: Source
    """The groups of keys for the page of keys."""
    guide: str
    """The folder of the guide, below the language."""
    journal_hint: str
    """What can be looked for in the journal, by examples."""
    evening: type[AnyEvening]
    is_ready: Callable[[Any], bool]
    """Whether enough is entered to play."""


def _is_militaire_ready(evening: Evening) -> bool:
    full = not any(team.missing_seats for team in evening.teams.values())
    return evening.tables >= LEAST_TABLES and full


def _is_whiz_ready(evening: WhizEvening) -> bool:
    return len(evening.present(1)) >= LEAST_PLAYERS and bool(evening.rounds)


def _is_club_ready(evening: ClubEvening) -> bool:
    return len(evening.present(1)) >= evening.game.least_players and bool(evening.rounds)


FORMATS = (
    GameFormat(
        "militaire",
        N_("Whist militaire"),
        N_("Teams of four at numbered tables; the captain stays, two players travel."),
        "militaire",
        (_MILITAIRE + ".new_event", "NewEventPanel"),
        {
            **_SHARED,
            Stage.EVENT.value: (_MILITAIRE + ".event", "EventPanel"),
            Stage.ENTRIES.value: (_MILITAIRE + ".entries", "EntriesPanel"),
            Stage.PLAY.value: (_MILITAIRE + ".play", "PlayPanel"),
            Stage.RESULTS.value: (_MILITAIRE + ".results", "ResultsPanel"),
        },
        (_MILITAIRE + ".keys_table", "KEYS"),
        "",
        N_("Find: table 5, round 3, team 12, a name…"),
        Evening,
        _is_militaire_ready,
    ),
    GameFormat(
        "whiz",
        N_("Whiz tournament"),
        N_("Three players and the Domy at each table; everybody is compared deal by deal."),
        "whiz",
        (_WHIZ + ".new_event", "NewWhizPanel"),
        {
            **_SHARED,
            Stage.EVENT.value: (_WHIZ + ".event", "WhizEventPanel"),
            Stage.ENTRIES.value: (_WHIZ + ".entries", "WhizEntriesPanel"),
            Stage.PLAY.value: (_WHIZ + ".play", "WhizPlayPanel"),
            Stage.RESULTS.value: (_WHIZ + ".results", "WhizResultsPanel"),
        },
        (_WHIZ + ".keys_table", "WHIZ_KEYS"),
        "whiz",
        N_("Find: deal 7, table 2, round 3, a name…"),
        WhizEvening,
        _is_whiz_ready,
    ),
    GameFormat(
        "club",
        N_("Club night"),
        N_("Ten-point whist, IWWA, Scottish, Whip and ten more, at tables of two to five."),
        "club",
        (_CLUB_NIGHT + ".new_event", "NewClubPanel"),
        {
            **_SHARED,
            Stage.EVENT.value: (_CLUB_NIGHT + ".event", "ClubEventPanel"),
            Stage.ENTRIES.value: (
                _CLUB_NIGHT + ".entries",
                "ClubEntriesPanel",
            ),
            Stage.PLAY.value: (_CLUB_NIGHT + ".play", "ClubPlayPanel"),
            Stage.RESULTS.value: (
                _CLUB_NIGHT + ".results",
                "ClubResultsPanel",
            ),
        },
        (_CLUB_NIGHT + ".keys_table", "CLUB_KEYS"),
        "club",
        N_("Find: round 2, table 3, a name…"),
        ClubEvening,
        _is_club_ready,
    ),
)


def named(name: str) -> GameFormat:
    """Return a format by its name."""
    return next(known for known in FORMATS if known.name == name)


def format_of(evening: AnyEvening) -> GameFormat:
    """Return the format of an event."""
    return next(known for known in FORMATS if isinstance(evening, known.evening))


def loaded(source: Source) -> Any:  # noqa: ANN401 - whatever the name stands for
    """Return what a module holds, read from the disk now if it has not been."""
    module, name = source
    return getattr(import_module(module), name)


def next_stage(evening: AnyEvening) -> Stage:
    """Return the stage that is next: entries until enough are entered, then play, then results."""
    if evening.progress.finished:
        return Stage.RESULTS
    ready = evening.is_started or format_of(evening).is_ready(evening)
    return Stage.PLAY if ready else Stage.ENTRIES
