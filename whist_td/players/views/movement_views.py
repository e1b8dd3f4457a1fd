"""What is seen of movements: who meets whom, how often, and how good that is."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations

from whist_td.core.movement_tables import Sitting, TableMovement
from whist_td.movements.verify_individual.quality import FOUR, PARTNERS_OF_FOUR


class Presence(Enum):
    """What a round is to a player."""

    PLAYS = "plays"
    SITS_OUT = "sits_out"
    NOT_YET = "not_yet"
    GONE = "gone"


Pair = tuple[int, int]
MOST_LEVELS = 6
"""So many grounds can be told apart on a map, on paper too."""


@dataclass(frozen=True)
class Level:
    """The counts that have the same ground on a map: mostly a single one."""

    least: int
    most: int


def levels_of(times: Iterable[int]) -> tuple[Level, ...]:
    """Return the levels of a map for the counts on it, the fewest first; never is a level alone.

    >>> levels_of([4, 5, 4])
    (Level(least=4, most=4), Level(least=5, most=5))
    >>> levels_of([0, *range(11, 21)])[:2]
    (Level(least=0, most=0), Level(least=11, most=12))
    """
    counts = sorted(set(times))
    if len(counts) <= MOST_LEVELS:
        return tuple(Level(count, count) for count in counts)
    never = [Level(0, 0)] if counts[0] == 0 else []
    first = counts[len(never)]
    wide = -(-(counts[-1] - first + 1) // (MOST_LEVELS - len(never)))
    starts = range(first, counts[-1] + 1, wide)
    return (*never, *(Level(at, min(at + wide - 1, counts[-1])) for at in starts))


class Between(Enum):
    """What is counted of two people, pairs or teams."""

    MEETINGS = "meetings"
    """How often they sit at one table."""
    PARTNERS = "partners"
    OPPONENTS = "opponents"
    COMPARISONS = "comparisons"
    """On how many sets of deals they hold the same hand."""


@dataclass(frozen=True)
class PairCounts:
    """For every two that have anything in common, where: rounds, or sets of deals."""

    kind: Between
    numbers: tuple[int, ...]
    where: Mapping[Pair, tuple[int, ...]]
    is_best_once: bool = False
    """Whether twice is worse than once, and is to be seen at once."""

    def places(self, one: int, other: int) -> tuple[int, ...]:
        """Return the rounds, or the sets of deals, that two have in common."""
        return self.where.get((min(one, other), max(one, other)), ())

    def times(self, one: int, other: int) -> int:
        """Return how often two have it in common."""
        return len(self.places(one, other))

    @property
    def most(self) -> int:
        """How often those two that have it most."""
        return max(map(len, self.where.values()), default=0)

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels of its map."""
        return levels_of(self.times(*pair) for pair in combinations(self.numbers, 2))

    @property
    def repeats(self) -> int:
        """How many times are not the first of those two."""
        return sum(len(places) - 1 for places in self.where.values())

    @property
    def least_repeats(self) -> int:
        """How many times must be repeated, for want of pairs."""
        pairs = len(self.numbers) * (len(self.numbers) - 1) // 2
        return max(0, sum(map(len, self.where.values())) - pairs)

    def fewest(self) -> int:
        """Return how often those two that have it least."""
        return min((self.times(*pair) for pair in combinations(self.numbers, 2)), default=0)


@dataclass(frozen=True)
class RoundSeen:
    """One round: what stands at each table, and who sits out."""

    number: int
    tables: Mapping[int, str]
    out: tuple[int, ...] = ()
    seats: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """Who sits at each table, seat by seat, where it is people who do."""
    deals: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """Which deals lie at each table, where deals travel."""
    is_played: bool = False
    """Whether it has begun."""


@dataclass(frozen=True)
class MovementSeen:
    """A whole movement as it is looked at."""

    rounds: tuple[RoundSeen, ...]
    counts: tuple[PairCounts, ...]
    names: Mapping[int, str] = field(default_factory=dict)

    @property
    def tables(self) -> tuple[int, ...]:
        """Every table that is used in any round."""
        return tuple(sorted({table for each in self.rounds for table in each.tables}))

    def of(self, kind: Between) -> PairCounts | None:
        """Return what is counted of one kind, None where that is not counted."""
        return next((each for each in self.counts if each.kind is kind), None)


def pair_counts(
    kind: Between, numbers: Iterable[int], met: Iterable[tuple[int, int, int]]
) -> PairCounts:
    """Return counts from meetings, each told as two numbers and where they met.

    >>> pair_counts(Between.MEETINGS, (1, 2, 3), [(2, 1, 4), (1, 2, 5)]).places(1, 2)
    (4, 5)
    """
    where: dict[Pair, list[int]] = defaultdict(list)
    for one, other, place in met:
        where[min(one, other), max(one, other)].append(place)
    seen = {pair: tuple(sorted(places)) for pair, places in sorted(where.items())}
    return PairCounts(kind, tuple(sorted(numbers)), seen, kind is Between.PARTNERS)


Sides = tuple[tuple[int, ...], ...]
"""Who plays together at a table, by the places at it."""


def table_movement_seen(movement: TableMovement) -> MovementSeen:
    """Return a movement of tables of four, or of pairs, for nobody in particular."""
    seen = tuple((each.number, each.sittings, each.sit_out) for each in movement.rounds)
    sides: dict[int, Sides] = {} if movement.are_pairs else {FOUR: PARTNERS_OF_FOUR}
    return tables_seen(seen, sides, tuple(range(1, movement.entrants + 1)), {})


def tables_seen(
    rounds: Sequence[tuple[int, tuple[Sitting, ...], tuple[int, ...]]],
    sides: Mapping[int, Sides],
    numbers: tuple[int, ...],
    names: Mapping[int, str],
    played: int = 0,
) -> MovementSeen:
    """Return rounds of tables, each by its number, with who sits out, and by size who are sides.

    So many of them have begun.
    """
    partners: list[tuple[int, int, int]] = []
    opponents: list[tuple[int, int, int]] = []
    for number, sittings, _out in rounds:
        for sitting in sittings:
            together = {
                (sitting.seats[one], sitting.seats[other])
                for side in sides.get(len(sitting.seats), ())
                for one, other in combinations(sorted(side), 2)
            }
            for pair in combinations(sitting.seats, 2):
                (partners if pair in together else opponents).append((*pair, number))
    counts = [pair_counts(Between.OPPONENTS, numbers, opponents)]
    if partners:
        counts.insert(0, pair_counts(Between.PARTNERS, numbers, partners))
    seen = tuple(
        RoundSeen(
            number,
            {s.table: _at_table(s, sides) for s in sittings},
            out,
            {s.table: s.seats for s in sittings},
            is_played=number <= played,
        )
        for number, sittings, out in rounds
    )
    return MovementSeen(seen, tuple(counts), names)


def _at_table(sitting: Sitting, sides: Mapping[int, Sides]) -> str:
    """Return who sits at a table: "1 + 7 – 3 + 5" where two and two play together."""
    of_table = sides.get(len(sitting.seats), ())
    if not any(len(side) > 1 for side in of_table):
        return " · ".join(map(str, sitting.seats))
    return " – ".join(" + ".join(str(sitting.seats[seat]) for seat in side) for side in of_table)
