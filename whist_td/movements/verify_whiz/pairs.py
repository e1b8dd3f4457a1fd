"""How often two people have something in common: a table of numbers for every pair of people."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

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


def one_after_another(steps: Iterable[tuple[Sequence[int], Sequence[int]]], n: int) -> PairTable:
    """Count for each person, in his row, how often everybody else came before him."""
    sums = [0] * (n + 1)
    for before, after in steps:
        everybody = sum([1 << 8 * CELL * (person - 1) for person in before])
        for person in after:
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
