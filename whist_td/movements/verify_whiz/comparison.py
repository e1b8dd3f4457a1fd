"""How evenly people are compared: who holds the same hand of the same boards, and how often."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from whist_td.movements.verify_whiz.form import SEATS, Movement

Pair = tuple[int, int]


@dataclass(frozen=True)
class Comparison:
    """Over all pairs of people: how often they are compared, with the bound of the spread."""

    least: int
    most: int
    mean: Fraction
    variance: Fraction
    variance_bound: Fraction
    """No movement with as many comparisons and sets can have a lower variance."""


def compared(movement: Movement) -> Counter[Pair]:
    """Count for two people how many sets they play in the same seat."""
    held: dict[tuple[int, int], list[int]] = defaultdict(list)
    for said in movement.rounds:
        for trio in said.trios:
            for seat, person in enumerate(trio.seats):
                held[trio.boards, seat].append(person)
    return Counter(pair for people in held.values() for pair in combinations(sorted(people), 2))


def comparison_of(movement: Movement, counts: Counter[Pair]) -> Comparison:
    """Return the figures of comparison over all pairs of people."""
    pairs = list(combinations(range(1, movement.players + 1), 2))
    times = [counts[pair] for pair in pairs]
    mean = Fraction(sum(times), len(times))
    squares = Fraction(sum(count * count for count in times), len(times))
    bound = max(_whole_numbers(mean), _rank(movement, sum(times), len(pairs)) - mean * mean)
    return Comparison(min(times), max(times), mean, squares - mean * mean, bound)


def _whole_numbers(mean: Fraction) -> Fraction:
    """Return the spread of whole counts: their mean rounded up and down, and no less."""
    rest = mean - mean.numerator // mean.denominator
    return rest * (1 - rest)


def _rank(movement: Movement, total: int, pairs: int) -> Fraction:
    """Return the least mean square of the counts, for want of sets.

    The table of counts, with the sets each person plays on its diagonal, is a sum of as many
    squares as there are hands of sets; few sets force the rest of its trace on few directions.
    """
    played = [Counter[int]() for _ in range(movement.players)]
    for said in movement.rounds:
        for trio in said.trios:
            for person in trio.seats:
                if 1 <= person <= movement.players:
                    played[person - 1][trio.boards] += 1
    diagonal = [sum(sets.values()) for sets in played]
    sets = len({boards for counter in played for boards in counter})
    complete = all(len(counter) == sets for counter in played)
    hands = len(SEATS) * sets - (sets - 1 if complete else 0)
    directions = min(movement.players, hands) - 1
    first = Fraction(2 * total + sum(diagonal), movement.players)
    if directions < 1:
        return Fraction(0)
    squares = first * first + (sum(diagonal) - first) ** 2 / directions
    return (squares - sum(square * square for square in diagonal)) / (2 * pairs)
