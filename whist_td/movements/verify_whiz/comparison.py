"""Every two people counted: how evenly they are compared, and who gets his boards from whom."""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import ceil

from whist_td.core.movement_text import least_variance, mean_and_variance
from whist_td.movements.verify_whiz.faults import SEATS, JudgedWhiz

CELL = 2
"""Bytes for a number: sums of such cells are added up for a whole room at once."""

Pair = tuple[int, int]


@dataclass(frozen=True)
class PairTable:
    """A row for each person from 1 on, with a number for each other person; 0 for himself."""

    rows: tuple[tuple[int, ...], ...]

    def times(self, first: int, second: int) -> int:
        """Return the number for two people."""
        return self.rows[first - 1][second - 1]

    def pairs(self) -> Iterator[tuple[Pair, int]]:
        """Yield every pair of people, the lower number first, with its number."""
        for at, row in enumerate(self.rows, start=1):
            for other in range(at, len(row)):
                yield (at, other + 1), row[other]

    def histogram(self) -> Counter[int]:
        """Count how many pairs have each number."""
        counts: Counter[int] = Counter()
        for at, row in enumerate(self.rows, start=1):
            counts.update(row[at:])
        return counts


def together(groups: Iterable[Sequence[int]], players: int) -> PairTable:
    """Count for every two people in how many groups they are."""
    sums = [0] * (players + 1)
    for people in groups:
        everybody = sum([1 << 8 * CELL * (person - 1) for person in people])
        for person in people:
            sums[person] += everybody
    return _table(sums[1:])


def _table(sums: Sequence[int]) -> PairTable:
    """Cut sums into their cells, without what people have in common with themselves."""
    rows: list[tuple[int, ...]] = []
    for at, total in enumerate(sums):
        plain = total.to_bytes(CELL * len(sums), sys.byteorder)
        cells = list(memoryview(plain).cast("H"))
        if sys.byteorder == "big":
            cells.reverse()
        cells[at] = 0
        rows.append(tuple(cells))
    return PairTable(tuple(rows))


@dataclass(frozen=True)
class FollowingFigures:
    """Over everybody and everybody else: how often the one played the boards just before."""

    most: int
    """How often somebody gets the boards from the same person, at most."""
    most_bound: int
    mean: Fraction
    variance: Fraction


def followed(movement: JudgedWhiz) -> PairTable:
    """Count for each person, in his row, how often he plays boards just after each other."""
    sums = [0] * (movement.players + 1)
    for before, after in pairwise(movement.rounds):
        played = {trio.boards: trio.seats for trio in before.trios}
        for trio in after.trios:
            everybody = sum([1 << 8 * CELL * (p - 1) for p in played.get(trio.boards, ())])
            for person in trio.seats:
                sums[person] += everybody
    return _table(sums[1:])


def following_of(table: PairTable) -> FollowingFigures:
    """Return the figures of who follows whom, over all ordered pairs of people."""
    counts: Counter[int] = Counter()
    for row in table.rows:
        counts.update(row)
    counts[0] -= len(table.rows)  # nobody follows himself
    mean, variance = mean_and_variance(counts)
    return FollowingFigures(max(counts), ceil(mean), mean, variance)


@dataclass(frozen=True)
class ComparisonFigures:
    """Over all pairs of people: how often they are compared, with the bound of the spread."""

    least: int
    most: int
    mean: Fraction
    variance: Fraction
    variance_bound: Fraction
    """No movement with as many comparisons and sets can have a lower variance."""


def compared(movement: JudgedWhiz) -> PairTable:
    """Count for two people how many sets they play in the same seat."""
    held: dict[tuple[int, int], list[int]] = defaultdict(list)
    for round_ in movement.rounds:
        for trio in round_.trios:
            for seat, person in enumerate(trio.seats):
                held[trio.boards, seat].append(person)
    return together(held.values(), movement.players)


def comparison_of(table: PairTable, played: Sequence[Counter[int]]) -> ComparisonFigures:
    """Return the figures of comparison over all pairs, who have played those sets so often.

    Those who have played nothing, because they were never there, are not counted.
    """
    counts = table.histogram()
    everybody, played = len(played), [sets for sets in played if sets]
    counts[0] -= _pairs(everybody) - _pairs(len(played))
    counts = +counts
    mean, variance = mean_and_variance(counts)
    bound = max(least_variance(mean), _rank(played, mean, counts.total()) - mean * mean)
    return ComparisonFigures(min(counts), max(counts), mean, variance, bound)


def _pairs(people: int) -> int:
    return people * (people - 1) // 2


def _rank(played: Sequence[Counter[int]], mean: Fraction, pairs: int) -> Fraction:
    """Return the least mean square of the counts, for want of sets.

    The table of counts, with the sets each person plays on its diagonal, is a sum of as many
    squares as there are hands of sets; few sets force the rest of its trace on few directions.
    """
    diagonal = [sets.total() for sets in played]
    sets = len({boards for counter in played for boards in counter})
    complete = all(len(counter) == sets for counter in played)
    hands = len(SEATS) * sets - (sets - 1 if complete else 0)
    directions = min(len(played), hands) - 1
    first = (2 * mean * pairs + sum(diagonal)) / len(played)
    if directions < 1:
        return Fraction(0)
    squares = first * first + (sum(diagonal) - first) ** 2 / directions
    return (squares - sum(square * square for square in diagonal)) / (2 * pairs)
