"""What the room is shown: the scenes, and what each takes from the facts as they stand now.

Views are made anew from the evening each time, so that nothing stays on the wall that the
director has taken back.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from fractions import Fraction
from typing import Generic, Protocol, Self

from typing_extensions import TypeVar

from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.desk.reach import NOWHERE, Reach


class Scene(Enum):
    """One thought for the wall; the value names it in files and in object names."""

    WELCOME = "welcome"
    SEATING = "seating"
    ANNOUNCEMENT = "announcement"
    CLOCK = "clock"
    RESULTS = "results"
    STANDINGS = "standings"
    REVEAL = "reveal"
    PRIZES = "prizes"
    RACE = "race"
    DEALS = "deals"
    RULES = "rules"
    MESSAGE = "message"


@dataclass(frozen=True)
class Pulse:
    """Where an evening is: all that the scenes need to follow it by themselves."""

    announced: int
    rounds: int
    announced_at: datetime | None
    """When the newest round was announced."""
    expected: int
    """The results the newest round will have."""
    found: int
    """The results of it that are in."""
    is_finished: bool
    is_reseated: bool = False
    """Whether people look on the wall for their places in the newest round."""
    automatic: int = 0
    """Of the results found, those that nobody entered, as the forfeits of a team that left."""
    whole_before: int | None = None
    """The last complete round before the newest, where it is not the one just before."""

    @property
    def is_round_over(self) -> bool:
        """Whether every result of the newest round is in."""
        return self.announced > 0 and self.found >= self.expected

    @property
    def last_whole(self) -> int:
        """The newest round that nothing more comes of: all is in, or the evening was ended so."""
        is_whole = self.is_round_over or self.is_finished
        before = max(0, self.announced - 1) if self.whole_before is None else self.whole_before
        return self.announced if is_whole else before


@dataclass(frozen=True)
class Welcome:
    """The evening before it begins: each table with the people who are there and the seats."""

    details: Details
    tables: tuple[tuple[int, bool], ...]
    """Every table so far, and whether it is filled."""
    people: int
    seal: str = ""
    """The commitment of the deals, where there is one: to be seen before the first board."""


@dataclass(frozen=True)
class SeatedPlayer:
    """Somebody at a table; the seat is whatever a format calls a place, None for who has none."""

    name: str
    number: int
    seat: object
    is_visitor: bool = False
    """Whether this is the second of two sides: the visitors, or East and West."""


@dataclass(frozen=True)
class SeatedTable:
    """One table with those who sit there; `name` is the team at home, where there are teams."""

    table: int
    name: str
    players: tuple[SeatedPlayer, ...]


@dataclass(frozen=True)
class SeatingView:
    """Who sits where in a round; round 0 is before the first announcement."""

    round: int
    rounds: int
    tables: tuple[SeatedTable, ...]
    sit_out: tuple[SeatedPlayer, ...] = ()


@dataclass(frozen=True)
class Announcement:
    """What begins with a round; each format adds what it announces."""

    round: int
    rounds: int

    @property
    def suit(self) -> Strain | None:
        """The suit that all are to have before their eyes as long as the round lasts."""
        return None


@dataclass(frozen=True)
class TableSoFar:
    """One table of the newest round: how many of its results are in; a format adds what came."""

    table: int
    found: int
    expected: int

    @property
    def is_in(self) -> bool:
        """Whether nothing is missing at this table."""
        return self.found >= self.expected

    def without_points(self) -> Self:
        """Return no more than may be told while the standings are not to be guessed."""
        return self


T_co = TypeVar("T_co", bound=TableSoFar, default=TableSoFar, covariant=True)


@dataclass(frozen=True)
class ResultsView(Generic[T_co]):
    """The newest round as it comes in."""

    round: int
    rounds: int
    tables: tuple[T_co, ...]

    def without_points(self) -> Self:
        """Return no more than how far the tables are, while the standings are not to be guessed."""
        return replace(self, tables=tuple(table.without_points() for table in self.tables))


class RankedStanding(Protocol):
    """A line of a format's own standings."""

    @property
    def rank(self) -> int:
        """The place."""

    @property
    def separation(self) -> object:
        """What put this line behind the next above with the same score."""


S_co = TypeVar("S_co", bound=RankedStanding, default=RankedStanding, covariant=True)
"""The standing of a format."""
B_co = TypeVar("B_co", default=object, covariant=True)
"""What a format says of that by which it ranks."""


@dataclass(frozen=True)
class RankedLine(Generic[S_co]):
    """One line of the standings, with the places won since the round before."""

    standing: S_co
    number: int
    name: str
    """The team, the player, or the two of a fixed pair."""
    score: Fraction | int | None
    """What ranks."""
    change: int | None = None
    """Places won, negative where lost; None where there was no round before."""
    is_withdrawn: bool = False
    """Whether this line has no place: a team that left, a player who has not played."""
    people: tuple[str, ...] = ()
    """Who they are, where a line is a team."""

    @property
    def rank(self) -> int:
        """The place."""
        return self.standing.rank


@dataclass(frozen=True)
class RankingView(Generic[S_co, B_co]):
    """The standings after a round as the room may see them."""

    after_round: int
    rounds: int
    is_final: bool
    missing: int
    """Results that are not in, up to that round."""
    lines: tuple[RankedLine[S_co], ...]
    by: B_co
    """By what is ranked, where a format ranks by one thing or another."""
    reach: Reach = NOWHERE
    """What is missing of all that has begun, where these are the newest standings."""

    @property
    def last_played(self) -> int:
        """The newest round told: the room sees standings of rounds that are over."""
        return self.after_round


@dataclass(frozen=True)
class Runner:
    """One competitor of the race: the total after each round."""

    number: int
    name: str
    totals: tuple[Fraction, ...]
    rank: int


def with_changes(
    lines: Iterable[RankedLine[S_co]], before: Mapping[int, int]
) -> tuple[RankedLine[S_co], ...]:
    """Return standings with the places won since the ranks of the round before."""
    return tuple(
        replace(line, change=before[line.number] - line.rank) if line.number in before else line
        for line in lines
    )
