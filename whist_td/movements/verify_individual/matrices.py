"""Who was whose partner and opponent, and how often: one square table of counts for each."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from operator import add

from whist_td.movements.verify_individual.form import Movement

FOUR = 4
PARTNERS_OF_FOUR = ((0, 2), (1, 3))
Square = tuple[tuple[int, ...], ...]
"""A row and a column for each entrant from 1, for a heat map; the diagonal is 0."""


@dataclass(frozen=True)
class Matrices:
    """How often two people were partners, opponents, and at one table.

    At a table of three or five partners change with every deal: there people count as opponents.
    """

    partners: Square
    opponents: Square

    @property
    def meetings(self) -> Square:
        """How often two people were at one table."""
        rows = zip(self.partners, self.opponents, strict=True)
        return tuple(tuple(map(add, faced, opposed)) for faced, opposed in rows)


def matrices_of(movement: Movement) -> Matrices:
    """Count a movement out, table by table."""
    faced, opposed = _blank(movement.entrants), _blank(movement.entrants)
    for said in movement.rounds:
        for table in said.tables:
            for first, second in combinations(table.seats, 2):
                opposed[first - 1][second - 1] += 1
            if len(table.seats) == FOUR:
                for at, to in PARTNERS_OF_FOUR:
                    first, second = table.seats[at] - 1, table.seats[to] - 1
                    faced[first][second] += 1
                    opposed[first][second] -= 1
    return Matrices(_both_ways(faced), _both_ways(opposed))


def counts_of(square: Square) -> Counter[int]:
    """Return how many pairs of people have each count."""
    counts: Counter[int] = Counter()
    for at, row in enumerate(square):
        counts.update(row[at + 1 :])
    return counts


def _blank(size: int) -> list[list[int]]:
    return [[0] * size for _ in range(size)]


def _both_ways(square: list[list[int]]) -> Square:
    """Return counts whatever the order of the two people."""
    other_way = zip(*square, strict=True)
    return tuple(
        tuple(map(add, row, column)) for row, column in zip(square, other_way, strict=True)
    )
