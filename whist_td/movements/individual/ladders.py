"""Four lines of people who go on by steps: nobody meets anybody twice, nor one of his own line.

With tables prime to 6 each seat has a constant step: North stays, East goes up one table, South
two, West three. Four and nine tables have the multiplication of a field instead; fifteen and
twenty-one have stored steps.
"""

from collections.abc import Callable
from math import gcd

from whist_td.movements.individual.codes import decoded
from whist_td.movements.individual.plan import AT_TABLE, Plan
from whist_td.movements.library import Table, found_by_one

Steps = tuple[tuple[int, int, int, int], ...]
"""For each round how far North, East, South and West are along their lines from the first round."""
PRIMES = {4: 2, 9: 3}
"""The fields that are not circles: 0, 1, x, x + 1 … as numbers to the base of the prime."""


def has_constant_step(tables: int) -> bool:
    """Tell whether a room of so many tables can move by one sentence."""
    return gcd(tables, 6) == 1


def steps(tables: int) -> Steps:
    """Return as many rounds of steps as tables; in the first of them nobody has gone on.

    >>> steps(5)[1], steps(4)[2]
    ((0, 1, 2, 3), (0, 2, 3, 1))
    """
    stored = found_by_one(Table.WHIST_STEPS).get(tables)
    if stored is not None:
        east, south, west = (
            decoded(stored[at : at + tables]) for at in range(0, 3 * tables, tables)
        )
        return tuple((0, e, s, w) for e, s, w in zip(east, south, west, strict=True))
    if tables in PRIMES:
        products = [[multiplied(r, by, tables) for by in range(AT_TABLE)] for r in range(tables)]
        return tuple((n, e, s, w) for n, e, s, w in products)
    return tuple((0, r, 2 * r % tables, 3 * r % tables) for r in range(tables))


def adder(tables: int) -> Callable[[int, int], int]:
    """Return how places of a line of so many are added.

    >>> adder(5)(3, 4), adder(4)(3, 2), adder(9)(5, 1)
    (2, 1, 3)
    """
    prime = PRIMES.get(tables)
    if prime is None:
        return lambda place, by: (place + by) % tables
    return lambda place, by: _number(
        (place // prime + by // prime) % prime, (place + by) % prime, prime
    )


def multiplied(first: int, second: int, order: int) -> int:
    """Return a product in the field of 4 (x² = x + 1) or of 9 (x² = 2).

    >>> multiplied(2, 2, 4), multiplied(3, 3, 9)
    (3, 2)
    """
    prime = PRIMES[order]
    (a, b), (c, d) = divmod(first, prime), divmod(second, prime)
    ones = b * d + (a * c if prime == PRIMES[4] else 2 * a * c)
    tops = a * d + b * c + (a * c if prime == PRIMES[4] else 0)
    return _number(tops % prime, ones % prime, prime)


def _number(tops: int, ones: int, prime: int) -> int:
    return tops * prime + ones


def ladder(tables: int, rounds: int) -> Plan:
    """Return the rounds of four lines by a constant step: line 0 is North's, and stays.

    >>> ladder(5, 2)[1][0]
    (0, 9, 13, 17)
    """
    return tuple(
        tuple(
            (t, tables + (t - r) % tables, 2 * tables + (t - 2 * r) % tables,
             3 * tables + (t - 3 * r) % tables)
            for t in range(tables)
        )
        for r in range(rounds)
    )  # fmt: skip
