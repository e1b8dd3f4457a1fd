"""What the room is shown: the scenes, and what each takes from the facts as they stand now.

Views are made anew from the evening each time, so that nothing stays on the wall that the
director has taken back.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import Enum
from fractions import Fraction

from whist_td.core.strains import Strain
from whist_td.formats.club_night.rules.settings import SeatingWay
from whist_td.formats.club_night.rules.standings import Standing as ClubStanding
from whist_td.formats.club_night.rules.table_games import Length, Measure
from whist_td.formats.club_night.views.views import ClubStandings
from whist_td.formats.militaire.rules.standings import Standing
from whist_td.formats.whiz.rules.hands import Hand
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import Standing as WhizStanding
from whist_td.formats.whiz.views.play_views import BoardsMove

PAIR = "\u00a0– "
"""Between the names of a pair; where the line breaks, the dash stays with the first."""
AnyStanding = Standing | WhizStanding | ClubStanding


class Scene(Enum):
    """One thought for the wall; the value names it in files and in object names."""

    WELCOME = "welcome"
    SEATING = "seating"
    ANNOUNCEMENT = "announcement"
    CLOCK = "clock"
    RESULTS = "results"
    STANDINGS = "standings"
    REVEAL = "reveal"
    RACE = "race"
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
    is_seated_anew: bool = False
    """Whether people look on the wall for their places in the newest round."""

    @property
    def is_round_over(self) -> bool:
        """Whether every result of the newest round is in."""
        return self.announced > 0 and self.found >= self.expected

    @property
    def last_whole(self) -> int:
        """The newest round that nothing more comes of: all is in, or the evening was ended so."""
        is_whole = self.is_round_over or self.is_finished
        return self.announced if is_whole else max(0, self.announced - 1)


@dataclass(frozen=True)
class Welcome:
    """The evening before it begins: each table with the people who are there and the seats."""

    name: str
    place: str
    day: date
    logo: bytes | None
    tables: tuple[tuple[int, bool], ...]
    """Every table so far, and whether it is filled."""
    people: int


@dataclass(frozen=True)
class TableSeat:
    """One of so many seats at a table of a club night, counted from 0."""

    at: int
    of: int


@dataclass(frozen=True)
class Sitter:
    """Somebody at a table; the seat is a player's number, a hand, or None for a captain."""

    name: str
    number: int
    seat: int | Hand | TableSeat | None
    is_visitor: bool = False
    """Whether this is the second of two sides: the visitors, or East and West."""


@dataclass(frozen=True)
class SeatedTable:
    """One table with those who sit there; `name` is the team at home, where there are teams."""

    table: int
    name: str
    sitters: tuple[Sitter, ...]


@dataclass(frozen=True)
class SeatingView:
    """Who sits where in a round; round 0 is before the first announcement."""

    round: int
    rounds: int
    tables: tuple[SeatedTable, ...]
    sit_out: tuple[Sitter, ...] = ()


@dataclass(frozen=True)
class MilitaireAnnouncement:
    """What was announced for a round of Whist militaire."""

    round: int
    rounds: int
    trump: Strain
    call: tuple[int, int]
    stays: int
    advance: int


@dataclass(frozen=True)
class WhizAnnouncement:
    """What was announced for a round of Whiz."""

    round: int
    rounds: int
    move: BoardsMove
    sit_out: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class ClubAnnouncement:
    """What begins with a round of a club night."""

    round: int
    rounds: int
    game: str
    lengths: tuple[tuple[int, Length], ...]
    """How long a table of so many people plays, the largest table first."""
    way: SeatingWay
    is_seated_anew: bool
    """Whether anybody has another place than in the round before."""
    sit_out: tuple[str, ...]


Announcement = MilitaireAnnouncement | WhizAnnouncement | ClubAnnouncement


@dataclass(frozen=True)
class SideSoFar:
    """Those who play together at a table, and what the round has given them so far."""

    names: tuple[str, ...]
    points: int | None
    """None until a deal of the table is in."""


@dataclass(frozen=True)
class TableSoFar:
    """One table of the newest round: how many of its results are in, and the points of one."""

    table: int
    found: int
    expected: int
    points: tuple[int, int] | None = None
    """Of the home side and of the visitors, where a table has one result."""
    visitors: int | None = None
    """The number of the team that came."""
    sides: tuple[SideSoFar, ...] = ()
    """The people of a table of a club night; nobody while the standings are secret."""
    measure: Measure = Measure.POINTS
    """What the people of the table have: points, or games won."""

    @property
    def is_in(self) -> bool:
        """Whether nothing is missing at this table."""
        return self.found >= self.expected


@dataclass(frozen=True)
class ResultsView:
    """The newest round as it comes in."""

    round: int
    rounds: int
    tables: tuple[TableSoFar, ...]

    def without_points(self) -> "ResultsView":
        """Return no more than how far the tables are, while the standings are not to be guessed."""
        return replace(self, tables=tuple(replace(table, sides=()) for table in self.tables))


@dataclass(frozen=True)
class RankedLine:
    """One line of the standings, with the places won since the round before."""

    standing: AnyStanding
    number: int
    change: int | None
    """Places won, negative where lost; None where there was no round before."""
    is_withdrawn: bool = False

    @property
    def rank(self) -> int:
        """The place."""
        return self.standing.rank

    @property
    def name(self) -> str:
        """The team, the player, or the two of a fixed pair."""
        standing = self.standing
        return PAIR.join(standing.names) if isinstance(standing, ClubStanding) else standing.name


@dataclass(frozen=True)
class RankingView:
    """The standings after a round as the room may see them."""

    after_round: int
    rounds: int
    is_final: bool
    missing: int
    """Results that are not in, up to that round."""
    lines: tuple[RankedLine, ...]
    ranking: Ranking | None = None
    """By what Whiz players are ranked."""
    night: ClubStandings | None = None
    """By what a club night ranks."""


@dataclass(frozen=True)
class Runner:
    """One competitor of the race: the total after each round."""

    number: int
    name: str
    totals: tuple[Fraction, ...]
    rank: int


def with_changes(
    now: tuple[AnyStanding, ...], numbers: tuple[int, ...], before: Mapping[int, int]
) -> tuple[RankedLine, ...]:
    """Return standings with the places won since the ranks of the round before."""
    return tuple(
        RankedLine(
            standing,
            number,
            before[number] - standing.rank if number in before else None,
            _is_out(standing),
        )
        for standing, number in zip(now, numbers, strict=True)
    )


def _is_out(standing: AnyStanding) -> bool:
    """Tell whether somebody has no place: a team that left, a player who has not played."""
    if isinstance(standing, Standing):
        return standing.withdrawn
    return isinstance(standing, ClubStanding) and standing.score is None
