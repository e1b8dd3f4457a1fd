"""A movement as it is looked at, whatever is played: rounds and tables, and who meets whom."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations

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
    deals: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """Which deals lie at each table, where deals travel."""


@dataclass(frozen=True)
class MovementSeen:
    """A whole movement as it is looked at."""

    rounds: tuple[RoundSeen, ...]
    counts: tuple[PairCounts, ...]
    names: Mapping[int, str] = field(default_factory=dict)

    @property
    def tables(self) -> tuple[int, ...]:
        """Every table that is used in any round."""
        return tuple(sorted({table for said in self.rounds for table in said.tables}))

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
    told = {pair: tuple(sorted(places)) for pair, places in sorted(where.items())}
    return PairCounts(kind, tuple(sorted(numbers)), told)
