"""What every game of a club night has in common: who plays, what is asked, what a deal gives.

Seats are counted clockwise from 0. Whoever shows, stores or ranks a game needs no more of it than
its `Game`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, Generic, TypeVar

from whist_td.formats.club_night.rules.deal_fields import Answers, Field, Group


class Unit(Enum):
    """What is counted to know when a table has finished."""

    DEALS = "deals"
    GAMES = "games"
    RUBBERS = "rubbers"


class Measure(Enum):
    """What players are ranked by, each where those before are equal."""

    POINTS = "points"
    RUBBERS = "rubbers"
    GAMES = "games"
    BEST_ROUND = "best round"


class Doubt(Enum):
    """Something about a deal that may be a slip of the pen: said, never refused."""

    JURY_NOT_CALLED = "jury not called"
    TWO_OF_SPADES = "two of spades"


@dataclass(frozen=True)
class Length:
    """How long a table plays: so many deals, games or rubbers."""

    unit: Unit
    count: int


@dataclass(frozen=True)
class Gains:
    """What each seat has of points, games, rubbers won, and deals played."""

    points: tuple[int, ...]
    games: tuple[int, ...]
    rubbers: tuple[int, ...]
    deals: tuple[int, ...]

    def __add__(self, other: "Gains") -> "Gains":
        return Gains(*(_sums(getattr(self, n), getattr(other, n)) for n in _MEASURED))


_MEASURED = tuple(each.name for each in fields(Gains))


def _sums(some: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(some, more, strict=True))


def gains(
    points: tuple[int, ...],
    games: tuple[int, ...] = (),
    rubbers: tuple[int, ...] = (),
    deals: tuple[int, ...] = (),
) -> Gains:
    """Return what a deal gave: a deal played by everybody, no game or rubber won, unless said."""
    none = (0,) * len(points)
    return Gains(points, games or none, rubbers or none, deals or (1,) * len(points))


def no_gains(players: int) -> Gains:
    """Return what everybody has before the first deal."""
    return Gains(*((0,) * players for _ in _MEASURED))


@dataclass(frozen=True)
class Running:
    """Where a table stands: who deals next, and how much has been played.

    Games add what they need: the score of the game that is being played, the games of the rubber.
    """

    players: int
    dealer: int = 0
    deals: int = 0
    games: int = 0
    rubbers: int = 0

    def has_played(self, length: Length) -> bool:
        """Tell whether the table has finished."""
        played = {Unit.DEALS: self.deals, Unit.GAMES: self.games, Unit.RUBBERS: self.rubbers}
        return played[length.unit] >= length.count


D = TypeVar("D")
S = TypeVar("S")
R = TypeVar("R", bound=Running)
R_co = TypeVar("R_co", bound=Running, covariant=True)


@dataclass(frozen=True)
class Scored(Generic[R_co]):
    """What a deal gave, and where the table stands after it."""

    gains: Gains
    running: R_co


@dataclass(frozen=True)
class Game(Generic[D, S, R]):
    """A game as a club night needs it; D is its deal, S its settings, R its running state.

    - `presets`: settings to start from, by name; the first are the default.
    - `sides(settings, players)`: who sits with whom; single seats where everybody is alone.
    - `lengths(settings, players)`: how long a table may play, the usual length first.
    - `start(settings, players)`: the running state of a table before its first deal.
    - `score(running, deal, settings)`: what the deal gives and what comes after; refuses a deal
      that cannot be.
    - `check(running, deal, settings)`: refuses a deal that cannot come next (another favourite in
      the middle of a game); asked at entry, not when an old deal is scored anew.
    - `fields(running, settings, answers)`: what to ask about the next deal, in the order a table
      says it, given what has been said already.
    - `doubts(deal)`: what to draw attention to.
    """

    code: str
    least_players: int
    most_players: int
    is_zero_sum: bool
    presets: Mapping[str, S]
    ranked_by: tuple[Measure, ...]
    deal_type: type[D]
    sides: Callable[[S, int], tuple[Group, ...]]
    lengths: Callable[[S, int], tuple[Length, ...]]
    start: Callable[[S, int], R]
    score: Callable[[R, D, S], Scored[R]]
    fields: Callable[[R, S, Answers], tuple[Field, ...]]
    check: Callable[[R, D, S], None] = lambda _running, _deal, _settings: None
    doubts: Callable[[D], tuple[Doubt, ...]] = lambda _deal: ()

    @property
    def settings(self) -> S:
        """The settings that a beginner can leave as they are."""
        return next(iter(self.presets.values()))

    def deal(self, answers: Answers) -> D:
        """Return the deal that has been told, field by field."""
        return self.deal_type(**answers)


AnyGame = Game[Any, Any, Any]
"""A game whose kind of deal is only known when the program runs, as in a list of games."""
