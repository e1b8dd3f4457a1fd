"""The verdict on a movement: the rules it breaks, or its quality in figures beside their bounds."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, pairwise
from operator import add

from whist_td.core.movement_text import (
    SitOuts,
    Verdict,
    least_variance,
    mean_and_variance,
    plain_of,
    sit_outs_of,
)
from whist_td.movements.verify_individual.faults import (
    JudgedTables,
    JudgedTablesRound,
    TableFault,
    TableFaultKind,
    faults_of,
)

FOUR = 4
PARTNERS_OF_FOUR = ((0, 2), (1, 3))
_Square = tuple[tuple[int, ...], ...]
"""A row and a column for each entrant from 1, for a heat map; the diagonal is 0."""
Place = tuple[int, int]
"""A table, and a seat there."""


@dataclass(frozen=True)
class Matrices:
    """How often two people were partners, opponents, and at one table.

    At a table of three or five partners change with every deal: there people count as opponents.
    """

    partners: _Square
    opponents: _Square

    @property
    def meetings(self) -> _Square:
        """How often two people were at one table."""
        rows = zip(self.partners, self.opponents, strict=True)
        return tuple(tuple(map(add, faced, opposed)) for faced, opposed in rows)


def matrices_of(movement: JudgedTables) -> Matrices:
    """Count a movement out, table by table."""
    faced, opposed = _blank(movement.entrants), _blank(movement.entrants)
    for round_ in movement.rounds:
        for table in round_.tables:
            for first, second in combinations(table.seats, 2):
                opposed[first - 1][second - 1] += 1
            if len(table.seats) == FOUR:
                for at, to in PARTNERS_OF_FOUR:
                    first, second = table.seats[at] - 1, table.seats[to] - 1
                    faced[first][second] += 1
                    opposed[first][second] -= 1
    return Matrices(_both_ways(faced), _both_ways(opposed))


def _counts_of(square: _Square) -> Counter[int]:
    """Return how many pairs of people have each count."""
    counts: Counter[int] = Counter()
    for at, row in enumerate(square):
        counts.update(row[at + 1 :])
    return counts


def _blank(size: int) -> list[list[int]]:
    return [[0] * size for _ in range(size)]


def _both_ways(square: list[list[int]]) -> _Square:
    """Return counts whatever the order of the two people."""
    other_way = zip(*square, strict=True)
    return tuple(
        tuple(map(add, row, column)) for row, column in zip(square, other_way, strict=True)
    )


@dataclass(frozen=True)
class ConstantWay:
    """Either each seat goes on by so many tables, or everybody follows the one before him."""

    seat_steps: tuple[int, ...] | None = None
    """By how many tables North, East, South and West go up after every round."""
    staying: tuple[int, ...] = ()
    """Those who keep their place while each of the others takes the place of the next lower."""


def _way_of(movement: JudgedTables) -> ConstantWay | None:
    """Return the one way in which everybody moves, or None where there are several."""
    constant: ConstantWay | None = None
    for before, after in pairwise(movement.rounds):
        way = _way(before, after, movement.tables)
        if way is None or constant not in (None, way):
            return None
        constant = way
    return constant


def _way(before: JudgedTablesRound, after: JudgedTablesRound, tables: int) -> ConstantWay | None:
    left, taken = _places(before), _places(after)
    steps = _seat_steps(left, taken, tables)
    if steps is not None:
        return ConstantWay(seat_steps=steps)
    staying = tuple(sorted(one for one, place in left.items() if taken.get(one) == place))
    moving = sorted({*left, *before.sit_out} - set(staying))
    ahead = zip(moving[-1:] + moving[:-1], moving, strict=True)
    follow = all(left.get(one) == taken.get(other) for one, other in ahead)
    return ConstantWay(staying=staying) if moving and follow else None


def _seat_steps(
    left: Mapping[int, Place], taken: Mapping[int, Place], tables: int
) -> tuple[int, ...] | None:
    if left.keys() != taken.keys() or any(left[one][1] != taken[one][1] for one in left):
        return None
    moved = {(left[one][1], (taken[one][0] - left[one][0]) % tables) for one in left}
    seats = {seat for seat, _step in moved}
    return tuple(step for _seat, step in sorted(moved)) if len(seats) == len(moved) else None


def _places(round_: JudgedTablesRound) -> dict[int, Place]:
    return {
        one: (table.table, seat) for table in round_.tables for seat, one in enumerate(table.seats)
    }


@dataclass(frozen=True)
class Spread:
    """How often two people do one thing, over all pairs of people, and how evenly."""

    times: tuple[tuple[int, int], ...]
    """How often, and how many pairs of people that often; least first."""
    repeats: int
    """How many times are not the first of those two people."""
    repeats_bound: int
    variance: Fraction
    variance_bound: Fraction
    """Whole counts of this mean cannot be closer together."""

    @property
    def least(self) -> int:
        """How often those two people that do it least."""
        return self.times[0][0]

    @property
    def most(self) -> int:
        """How often those two people that do it most."""
        return self.times[-1][0]


@dataclass(frozen=True)
class TableFigures:
    """What a director may ask of a movement; counts are of rounds."""

    partners: Spread
    opponents: Spread
    meetings: Spread
    sit_outs: SitOuts
    seat_imbalance: int
    """The most by which somebody's seats differ."""
    most_at_one_table: int
    """How often somebody sits at the same table."""
    odd_tables: tuple[int, int]
    """The fewest and the most rounds that anybody spends at a table of three or five."""
    way: ConstantWay | None
    """How the room moves by one sentence; None where people need cards."""


def figures_of(movement: JudgedTables) -> TableFigures:
    """Count a movement out."""
    matrices, everybody = matrices_of(movement), range(1, movement.entrants + 1)
    return TableFigures(
        partners=_spread(_counts_of(matrices.partners)),
        opponents=_spread(_counts_of(matrices.opponents)),
        meetings=_spread(_counts_of(matrices.meetings)),
        sit_outs=sit_outs_of((each.sit_out for each in movement.rounds), everybody),
        seat_imbalance=_seat_imbalance(movement),
        most_at_one_table=_most_at_one_table(movement),
        odd_tables=_odd_tables(movement),
        way=_way_of(movement),
    )


def is_whist_tournament(matrices: Matrices) -> bool:
    """Tell whether everybody partners everybody once and opposes everybody twice."""
    return set(_counts_of(matrices.partners)) == {1} and set(_counts_of(matrices.opponents)) == {2}


def _spread(counts: Counter[int]) -> Spread:
    pairs, total = sum(counts.values()), sum(times * count for times, count in counts.items())
    mean, variance = mean_and_variance(counts)
    return Spread(
        times=tuple(sorted(counts.items())),
        repeats=sum((times - 1) * count for times, count in counts.items() if times),
        repeats_bound=max(0, total - pairs),
        variance=variance,
        variance_bound=least_variance(mean),
    )


def _seat_imbalance(movement: JudgedTables) -> int:
    seats: list[Counter[int]] = [Counter() for _ in range(movement.entrants + 1)]
    most = 0
    for round_ in movement.rounds:
        for table in round_.tables:
            most = max(most, len(table.seats))
            for seat, one in enumerate(table.seats):
                seats[one][seat] += 1
    sat = ([each[seat] for seat in range(most)] for each in seats[1:])
    return max((max(each) - min(each) for each in sat if each), default=0)


def _most_at_one_table(movement: JudgedTables) -> int:
    times = Counter(
        (table.table, one)
        for round_ in movement.rounds
        for table in round_.tables
        for one in table.seats
    )
    return max(times.values(), default=0)


def _odd_tables(movement: JudgedTables) -> tuple[int, int]:
    usual = 2 if movement.are_pairs else 4
    times = Counter(
        one
        for round_ in movement.rounds
        for table in round_.tables
        if len(table.seats) != usual
        for one in table.seats
    )
    counts = [times[one] for one in range(1, movement.entrants + 1)]
    return min(counts), max(counts)


NO_FIGURES = {
    TableFaultKind.TOO_FEW_ENTRANTS,
    TableFaultKind.NO_ROUNDS,
    TableFaultKind.ENTRANT_UNKNOWN,
}
"""Faults after which there is nothing sensible to count."""


class TableQuality(Verdict[TableFault, TableFigures | None]):
    """Whether a movement keeps the hard rules, and how good it is."""


def verify(movement: JudgedTables) -> TableQuality:
    """Judge a movement by the hard rules, then count it out."""
    faults = tuple(faults_of(movement))
    countable = not any(fault.kind in NO_FIGURES for fault in faults)
    return TableQuality(faults, figures_of(movement) if countable else None)


def quality_to_plain(quality: TableQuality) -> dict[str, object]:
    """Return a verdict as plain values for JSON."""
    figures = _figures(quality.figures) if quality.figures else {}
    return {"sound": quality.is_sound, "faults": plain_of(quality.faults), **figures}


def _figures(figures: TableFigures) -> dict[str, object]:
    least, most = figures.odd_tables
    return {
        **plain_of(figures),
        "partners": _plain_spread(figures.partners),
        "opponents": _plain_spread(figures.opponents),
        "meetings": _plain_spread(figures.meetings),
        "odd_tables": {"least": least, "most": most},
    }


def _plain_spread(spread: Spread) -> dict[str, object]:
    times = [{"times": times, "pairs": pairs} for times, pairs in spread.times]
    return {**plain_of(spread), "times": times}
