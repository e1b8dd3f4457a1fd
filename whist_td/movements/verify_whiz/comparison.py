"""How evenly people are compared: who holds the same hand of the same boards, and how often."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from whist_td.movements.verify_whiz.form import SEATS, Movement
from whist_td.movements.verify_whiz.pairs import PairTable, together


@dataclass(frozen=True)
class Comparison:
    """Over all pairs of people: how often they are compared, with the bound of the spread."""

    least: int
    most: int
    mean: Fraction
    variance: Fraction
    variance_bound: Fraction
    """No movement with as many comparisons and sets can have a lower variance."""


def compared(movement: Movement) -> PairTable:
    """Count for two people how many sets they play in the same seat."""
    held: dict[tuple[int, int], list[int]] = defaultdict(list)
    for said in movement.rounds:
        for trio in said.trios:
            for seat, person in enumerate(trio.seats):
                held[trio.boards, seat].append(person)
    return together(held.values(), movement.players)


def comparison_of(table: PairTable, played: Sequence[Counter[int]]) -> Comparison:
    """Return the figures of comparison over all pairs, who have played those sets so often.

    Those who have played nothing, because they were never there, are not counted.
    """
    counts = table.histogram()
    everybody, played = len(played), [sets for sets in played if sets]
    counts[0] -= _pairs(everybody) - _pairs(len(played))
    counts = +counts
    pairs = counts.total()
    total = sum(times * many for times, many in counts.items())
    mean = Fraction(total, pairs)
    squares = Fraction(sum(times * times * many for times, many in counts.items()), pairs)
    bound = max(_whole_numbers(mean), _rank(played, total, pairs) - mean * mean)
    return Comparison(min(counts), max(counts), mean, squares - mean * mean, bound)


def _pairs(people: int) -> int:
    return people * (people - 1) // 2


def _whole_numbers(mean: Fraction) -> Fraction:
    """Return the spread of whole counts: their mean rounded up and down, and no less."""
    rest = mean - mean.numerator // mean.denominator
    return rest * (1 - rest)


def _rank(played: Sequence[Counter[int]], total: int, pairs: int) -> Fraction:
    """Return the least mean square of the counts, for want of sets.

    The table of counts, with the sets each person plays on its diagonal, is a sum of as many
    squares as there are hands of sets; few sets force the rest of its trace on few directions.
    """
    diagonal = [sets.total() for sets in played]
    sets = len({boards for counter in played for boards in counter})
    complete = all(len(counter) == sets for counter in played)
    hands = len(SEATS) * sets - (sets - 1 if complete else 0)
    directions = min(len(played), hands) - 1
    first = Fraction(2 * total + sum(diagonal), len(played))
    if directions < 1:
        return Fraction(0)
    squares = first * first + (sum(diagonal) - first) ** 2 / directions
    return (squares - sum(square * square for square in diagonal)) / (2 * pairs)
