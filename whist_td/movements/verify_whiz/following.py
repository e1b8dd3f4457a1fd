"""Who follows whom: from whose table the boards come that somebody plays next.

Whoever always waits for the same slow table, or always gets the boards of the same chatterers, has
a poorer evening than the others; so the same person should come before him as seldom as can be.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from whist_td.movements.verify_whiz.form import Movement
from whist_td.movements.verify_whiz.pairs import PairTable, one_after_another


@dataclass(frozen=True)
class Following:
    """Over everybody and everybody else: how often the one played the boards just before."""

    most: int
    """How often somebody gets the boards from the same person, at most."""
    most_bound: int
    mean: Fraction
    variance: Fraction


def followed(movement: Movement) -> PairTable:
    """Count for each person, in his row, how often he plays boards just after each other."""
    return one_after_another(_handed_on(movement), movement.players)


def _handed_on(movement: Movement) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    for before, after in pairwise(movement.rounds):
        played = {trio.boards: trio.seats for trio in before.trios}
        for trio in after.trios:
            if trio.boards in played:
                yield played[trio.boards], trio.seats


def following_of(table: PairTable) -> Following:
    """Return the figures of who follows whom, over all ordered pairs of people."""
    counts: Counter[int] = Counter()
    for row in table.rows:
        counts.update(row)
    counts[0] -= len(table.rows)  # nobody follows himself
    pairs = counts.total()
    total = sum(times * many for times, many in counts.items())
    mean = Fraction(total, pairs)
    squares = Fraction(sum(times * times * many for times, many in counts.items()), pairs)
    return Following(max(counts), -(-total // pairs), mean, squares - mean * mean)
