"""What the window asks a format for: its words, panels by stage, papers, keys, its part of lists.

Modules are named, not imported: a panel is read from the disk when it is first shown.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from whist_td.core.formats import Format, format_named, format_of
from whist_td.words.words import N_, Words

if TYPE_CHECKING:
    from whist_td.desk.journal import Line
    from whist_td.desk.ports import EventSummary
    from whist_td.desk.requests import Event


class Stage(Enum):
    """The stages in the order of the work; the value is the name of the icon.

    An evening has five; the club's year has its own.
    """

    EVENT = "event"
    ENTRIES = "entries"
    PAPERS = "papers"
    PLAY = "play"
    RESULTS = "results"
    PEOPLE = "people"
    SEASONS = "seasons"
    CASH = "cash"
    ACCOUNTS = "accounts"
    PRIZES = "prizes"


EVENT_STAGES = (Stage.EVENT, Stage.ENTRIES, Stage.PAPERS, Stage.PLAY, Stage.RESULTS)
CLUB_STAGES = (Stage.PEOPLE, Stage.SEASONS, Stage.CASH, Stage.ACCOUNTS, Stage.PRIZES)
TITLES = {
    Stage.EVENT: N_("Event"),
    Stage.ENTRIES: N_("Entries"),
    Stage.PAPERS: N_("Print", "stage"),
    Stage.PLAY: N_("Play"),
    Stage.RESULTS: N_("Results"),
    Stage.PEOPLE: N_("People"),
    Stage.SEASONS: N_("Seasons"),
    Stage.CASH: N_("Cash box"),
    Stage.ACCOUNTS: N_("Accounts"),
    Stage.PRIZES: N_("Prizes"),
}


Source = tuple[str, str]
"""A module, and what is taken from it."""


def loaded(source: Source) -> Any:  # noqa: ANN401 - whatever the name stands for
    """Return what a module holds, read from the disk now if it has not been."""
    module, name = source
    return getattr(import_module(module), name)


def _round(event: "EventSummary", _: Words) -> str:
    # In French a « tour », where Whist militaire has « manches ».
    return _.pgettext(
        "tour", "round {round} of {rounds}", round=event.announced, rounds=event.rounds
    )


def next_of_players(event: "EventSummary", _: Words, least: int = 1) -> str:
    """Say what is next in an event for which so many players are needed."""
    if event.announced:
        return _.pgettext("tour", "Continue to round {round}", round=event.announced)
    if event.entries < least:
        return _("Enter the players")
    return _("Prepare the first round")


@dataclass(frozen=True)
class ListedEvents:
    """How a list of events speaks of those of one format."""

    game: "Callable[[EventSummary, Words], str]" = lambda event, _: _(
        screens_named(event.format).label
    )
    """The game, to set it apart from that of most events; "" for the game of most events."""
    entered: "Callable[[EventSummary, Words], str]" = lambda event, _: _.plural(
        "{n} player", "{n} players", event.entries
    )
    """Who is entered."""
    reached: "Callable[[EventSummary, Words], str]" = _round
    """The round that is being played."""
    next: "Callable[[EventSummary, Words], str]" = next_of_players
    """What opening an event leads to that has not finished."""


def _always(_event: object) -> bool:
    """Let there always be enough."""
    return True


def nothing_more(_line: object, _event: object, _: Words) -> list[str]:
    """Let a line of the journal be found by its own words alone."""
    return []


@dataclass(frozen=True)
class PaperKinds:
    """What the window says of a format's papers, and when they can be laid out."""

    purposes: Mapping[str, str] = field(default_factory=dict)
    """What each paper is for, in one line."""
    is_ready: Callable[[Any], bool] = _always
    not_yet: str = ""
    plan: Callable[[Any], object] = lambda event: event
    """Everything that stands on the papers: they are laid out anew when it changes."""
    instead: frozenset[str] = frozenset()
    """Papers that some clubs use instead of others: without a tick at first."""
    elsewhere: "Callable[[Any, Sequence[Line], Words], str]" = lambda _event, _lines, _: ""
    """Says what was made on a page of its own and is out of date before play; "": nothing."""


USUAL_PAPERS = PaperKinds()


@dataclass(frozen=True)
class ScreenFormat:
    """One format in the window; the label and the line about it are for the new event."""

    label: str
    about: str
    form: Source
    """The page that asks for a new event: made of words, dice, today and a parent."""
    panels: Mapping[Stage, Source]
    """The panels of its own: each made of a session and a parent."""
    icon: str = ""
    papers: Source = (__name__, "USUAL_PAPERS")
    """Its `PaperKinds`."""
    keys: Source = ("whist_td.stages.keys_table", "USUAL")
    """The groups of keys for the page of keys."""
    guide: str | None = None
    """The folder of its pages in the guide; None: it has none of its own."""
    journal_hint: str = N_("Find: round 2, table 3, a name…")
    """What can be looked for in the journal, by examples."""
    searched: Source = (__name__, "nothing_more")
    """What a line of the journal may be found by, made of the line, the event and words."""
    listed: ListedEvents = ListedEvents()
    is_ready: Callable[[Any], bool] = _always
    """Whether enough is entered to play."""
    again: Source | None = None
    """What opens an event for the same people with the same settings, made of one and a heading."""
    for_few: Source | None = None
    """What opens an event for people too few for another game, made of its heading and of them."""
    training: Source | None = None
    """A page to practise on without an event, made of words, what gives a seed, and a parent."""
    example: Source | None = None
    """What plays a finished example into a club file, made of the club, words and progress."""


def screens_of(event: "Event") -> ScreenFormat:
    """Return what the window has for the format of an event."""
    return _screens(format_of(event))


def screens_named(code: str) -> ScreenFormat:
    """Return what the window has for a format."""
    return _screens(format_named(code))


def _screens(known: Format) -> ScreenFormat:
    return cast("ScreenFormat", known.part("screens"))
