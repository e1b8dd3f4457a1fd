"""Rounds in which everybody plays and meets everybody once: Kirkman's systems, as far as fields go.

D. K. Ray-Chaudhuri and R. M. Wilson, Solution of Kirkman's schoolgirl problem (1971), for 3q and
2q + 1 people where q is a prime power of the form 6t + 1; and the lines of a space over three
numbers, for a power of three.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain

from whist_td.core.finite_fields import Operation, Polynomial, field

Round = tuple[int, ...]
"""The threes of a round, one table after the other."""
Trio = tuple[int, int, int]

POLYNOMIALS: dict[int, tuple[int, Polynomial]] = {25: (5, (3, 0, 1)), 49: (7, (4, 0, 1))}
PRIMES = (7, 13, 19, 31, 37, 43)
_POWERS = {9: 2, 27: 3, 81: 4}


def kirkman(people: int) -> tuple[Round, ...]:
    """Return all rounds of a system for so many people; none where no construction here gives one.

    >>> len(kirkman(15)), len(kirkman(57)), kirkman(69)
    (7, 28, ())
    """
    if people in _POWERS:
        return _lines(_POWERS[people])
    for order in (*PRIMES, *POLYNOMIALS):
        if people == 3 * order:
            return tuple(_of_three_circles(order))
        if people == 2 * order + 1:
            return tuple(_of_two_circles(order))
    return ()


@cache
def _field(order: int) -> tuple[Operation, list[int]]:
    """Return the addition of a field, and the powers of a number that gives all but nothing."""
    add, multiply = field(*POLYNOMIALS.get(order, (order, (0, 1))))
    for number in range(2, order):
        powers = [1]
        while (power := multiply(powers[-1], number)) != 1:
            powers.append(power)
        if len(powers) == order - 1:
            return add, powers
    raise ValueError(order)


def _developed(threes: list[Trio], add: Operation, order: int, circles: int) -> Iterator[Round]:
    for by in range(order):
        yield tuple(
            person
            if person >= order * circles
            else person // order * order + add(person % order, by)
            for person in chain(*threes)
        )


def _power(powers: list[int], circle: int) -> Callable[[int], int]:
    order = len(powers) + 1
    return lambda number: circle * order + powers[number % len(powers)]


def _of_three_circles(order: int) -> Iterator[Round]:
    add, powers = _field(order)
    t = order // 6
    one, two, three = (_power(powers, circle) for circle in range(3))
    pure = [(on(i), on(i + 2 * t), on(i + 4 * t)) for on in (one, two, three) for i in range(t)]
    mixed = [(one(i), two(i + 2 * t), three(i + 4 * t)) for i in range(6 * t)]
    odd = [trio for i, trio in enumerate(mixed) if i // t % 2]
    yield from _developed([(0, order, 2 * order), *pure, *odd], add, order, 3)
    for trio in (trio for i, trio in enumerate(mixed) if i // t % 2 == 0):
        yield tuple(chain(*_developed([trio], add, order, 3)))


def _of_two_circles(order: int) -> Iterator[Round]:
    add, powers = _field(order)
    t = order // 6
    one, two = (_power(powers, circle) for circle in range(2))
    wanted = add(powers[t], 1)
    m = next(m for m in range(order - 1) if add(powers[m], powers[m]) == wanted)
    mixed = [(one(i), one(i + t), two(i + m)) for i in range(6 * t) if i // t % 2 == 0]
    pure = [(two(i + m + t), two(i + m + 3 * t), two(i + m + 5 * t)) for i in range(t)]
    yield from _developed([(2 * order, 0, order), *mixed, *pure], add, order, 2)


def _lines(power: int) -> tuple[Round, ...]:
    """Return the lines of a space, those of one direction a round."""
    add, _multiply = field(3, (*[0] * power, 1))
    rounds: list[Round] = []
    directions: set[int] = set()
    for way in range(1, 3**power):
        if way in directions:
            continue
        directions |= {way, add(way, way)}
        lines = {frozenset((p, add(p, way), add(p, add(way, way)))) for p in range(3**power)}
        rounds.append(tuple(chain(*sorted(map(sorted, lines)))))
    return tuple(rounds)
