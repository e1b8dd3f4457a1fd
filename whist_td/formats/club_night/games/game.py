"""What every game of a club night has in common: who plays, what is asked, what a deal gives.

Seats are counted clockwise from 0. Whoever shows, stores or ranks a game needs no more of it than
its `Game`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from whist_td.core.deal_fields import Answers, DealField, FieldKind, Group, seats
from whist_td.core.errors import RuleError

DEALS_A_GAME = 3
ALL_TRICKS, BOOK, ALL_HONOURS = 13, 6, 4
HONOURS = DealField(
    "honours", FieldKind.NUMBERS, (), 0, ALL_HONOURS, usual=(0, 0), shared=ALL_HONOURS, rarity=1
)
REVOKES = DealField("revokes", FieldKind.NUMBERS, (), 0, ALL_TRICKS, usual=(0, 0), rarity=30)
"""What is asked of two sides that mark tricks, honours and each other's revokes."""
Two = tuple[int, int]
D = TypeVar("D")
S = TypeVar("S")


class GameOptionError(RuleError):
    """An option outside its limits."""

    setting: str
    value: int
    least: int
    most: int


class TablePlayersError(RuleError):
    """A table with more or fewer players than the game takes."""

    players: int
    least: int
    most: int


class DealAfterEndError(RuleError):
    """A deal after the last one of a table."""

    deals: int


class ZeroSumError(RuleError):
    """A deal in which points are won that nobody lost, or lost that nobody won."""

    total: int


class RevokesError(RuleError):
    """More revokes taken off than were made, or fewer than none."""

    revokes: int
    erased: int


class CountError(RuleError):
    """A count that is no whole number from zero up."""

    value: object


class HandTricksError(RuleError):
    """A number of tricks that thirteen cards cannot make."""

    tricks: object


class TricksMissingError(RuleError):
    """A deal that was played and does not say with how many tricks."""


class HonoursError(RuleError):
    """Honours that are more than the four there are."""

    first: int
    second: int


class TableSeatError(RuleError):
    """A seat that the table does not have."""

    seat: int
    players: int


def check_honours(honours: Two) -> None:
    """Refuse honours of two sides that are more than the four there are."""
    first, second = honours
    if first < 0 or second < 0 or first + second > ALL_HONOURS:
        raise HonoursError(first, second)


def check_revokes(revokes: Two, erased: Two) -> None:
    """Refuse revokes for which more is taken off the score than there were."""
    for made, off in zip(revokes, erased, strict=True):
        if not 0 <= off <= made:
            raise RevokesError(made, off)


def winner_of(score: Two, target: int) -> int | None:
    """Return which of two has the points that win; where revokes took both there alike, neither."""
    first, second = score
    if max(score) < target or first == second:
        return None
    return 0 if first > second else 1


def number(default: int, least: int, most: int) -> int:
    """Return the default of an option that is a number, with its limits."""
    value: int = field(default=default, metadata={"limits": (least, most)})
    return value


@dataclass(frozen=True)
class Option:
    """One option as a screen asks for it; what it may be follows from its value.

    A number has limits, a choice has choices, a switch is on or off, and a row of a table of
    values holds options of its own.
    """

    name: str
    value: object
    least: int = 0
    most: int = 0
    choices: tuple[Enum, ...] = ()
    parts: tuple["Option", ...] = ()


def options(settings: Any) -> tuple[Option, ...]:  # noqa: ANN401 - any dataclass
    """Return the options of a game, in the order in which they are asked."""
    return tuple(_option(settings, each.name, each.metadata) for each in fields(settings))


def _option(settings: object, name: str, metadata: Any) -> Option:  # noqa: ANN401 - dataclasses'
    value = getattr(settings, name)
    if isinstance(value, Enum):
        return Option(name, value, choices=tuple(type(value)))
    if is_dataclass(value):
        return Option(name, value, parts=options(value))
    least, most = metadata.get("limits", (0, 0))
    return Option(name, value, least, most)


@dataclass(frozen=True)
class GameSettings:
    """The options of a game, or of one of its contracts: no number outside its limits."""

    def __post_init__(self) -> None:
        for option in options(self):
            value = option.value
            if not isinstance(value, int) or isinstance(value, bool):
                continue
            if not option.least <= value <= option.most:
                raise GameOptionError(option.name, value, option.least, option.most)


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


DealDoubt = Enum
"""Something about a deal that may be a slip of the pen: pointed out, never refused."""


class SanctionTo(Enum):
    """Where the points of a sanction go."""

    NOBODY = "nobody"
    """They are lost; the table no longer sums to nothing."""
    TABLE = "table"
    """The others at the table share them evenly."""


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
        both = (zip(getattr(self, n), getattr(other, n), strict=True) for n in _MEASURED)
        return Gains(*(tuple(one + more for one, more in each) for each in both))


_MEASURED = tuple(each.name for each in fields(Gains))


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

    Games add what they need: the games of the rubber, the last deal. The score is that of the game
    being played, by side; nothing where deals stand alone.
    """

    players: int
    dealer: int = 0
    deals: int = 0
    games: int = 0
    rubbers: int = 0
    score: tuple[int, ...] = ()
    is_tied: bool = False
    """Whether several have the points that win, and equally many: another deal decides."""

    @property
    def games_won(self) -> tuple[int, ...]:
        """The sides that have won the games of the rubber being played, in their order."""
        return ()

    def has_played(self, length: Length) -> bool:
        """Tell whether the table has finished."""
        played = {Unit.DEALS: self.deals, Unit.GAMES: self.games, Unit.RUBBERS: self.rubbers}
        return played[length.unit] >= length.count


R = TypeVar("R", bound=Running)
R_co = TypeVar("R_co", bound=Running, covariant=True)


@dataclass(frozen=True)
class Scored(Generic[R_co]):
    """What a deal gave, and where the table stands after it."""

    gains: Gains
    running: R_co


@dataclass(frozen=True, eq=False)
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
    - `late_fields(settings, players)`: what is only asked in the middle of a game.
    - `plays(deal, seat, players)`: whether a seat takes part in a deal.
    - `has_rubbers(settings)`: whether games are played in rubbers, where the game has them.
    - `deals_a_game(settings)`: about how many deals a game takes.
    - `sanctions_to(settings)`: where the points go that a jury takes.
    - `deal_sides(deal, players)`: the sides of a deal, where one plays alone against the others in
      turn, and is ranked alone.
    - `next_sides(running)`: those of the deal that comes next, where they change like that.
    - `at_fault(deal)`: the seat that owed a call of the referee, where what is doubtful is for him.
    - `is_pack`: nothing is written until all cards are counted.
    - `fixed_in_play`: settings that say how deals were played, and change no points.
    - `deals_in_turn(settings)`: whether the seats deal one after the other, round and round.
    - `deals_by`: what divides the number of deals of a round, so that all deal equally often.
    """

    code: str
    least_players: int
    most_players: int
    is_zero_sum: bool
    presets: Mapping[str, S]
    ranked_by: tuple[Measure, ...]
    deal_type: type[D]
    lengths: Callable[[S, int], tuple[Length, ...]]
    start: Callable[[S, int], R]
    score: Callable[[R, D, S], Scored[R]]
    fields: Callable[[R, S, Answers], tuple[DealField, ...]]
    sides: Callable[[S, int], tuple[Group, ...]] = lambda _settings, players: seats(players)
    check: Callable[[R, D, S], None] = lambda _running, _deal, _settings: None
    doubts: Callable[[D], tuple[DealDoubt, ...]] = lambda _deal: ()
    late_fields: Callable[[S, int], tuple[DealField, ...]] = lambda _settings, _players: ()
    plays: Callable[[D, int, int], bool] = lambda _deal, _seat, _players: True
    has_rubbers: Callable[[S], bool] = lambda _settings: True
    deals_a_game: Callable[[S], int] = lambda _settings: DEALS_A_GAME
    sanctions_to: Callable[[S], SanctionTo] = lambda _settings: SanctionTo.NOBODY
    deal_sides: Callable[[D, int], tuple[Group, ...]] | None = None
    next_sides: Callable[[R], tuple[Group, ...]] | None = None
    at_fault: Callable[[D], int | None] = lambda _deal: None
    is_pack: bool = False
    fixed_in_play: tuple[str, ...] = ()
    deals_in_turn: Callable[[S], bool] = lambda _settings: True
    deals_by: int = 1

    @property
    def sides_change(self) -> bool:
        """Whether the sides are others from deal to deal."""
        return self.deal_sides is not None

    @property
    def settings(self) -> S:
        """The settings that a beginner can leave as they are."""
        return next(iter(self.presets.values()))

    def deal(self, answers: Answers) -> D:
        """Return the deal that has been told, field by field."""
        return self.deal_type(**answers)


AnyGame = Game[Any, Any, Any]
"""A game whose kind of deal is only known when the program runs, as in a list of games."""


def check_players(game: AnyGame, players: int) -> None:
    """Refuse a table that is too small or too large for a game."""
    if not game.least_players <= players <= game.most_players:
        raise TablePlayersError(players, game.least_players, game.most_players)
