"""The places of a line as numbers that are added and multiplied, for tables that go on by steps."""

from collections.abc import Callable
from math import gcd

Operation = Callable[[int, int], int]
Polynomial = tuple[int, ...]
"""Without roots or factors, lowest power first."""


def has_constant_step(tables: int) -> bool:
    """Tell whether a room of so many tables can move by one sentence."""
    return gcd(tables, 6) == 1


def circle(size: int) -> Operation:
    """Return how places round a circle are added."""
    return lambda place, by: (place + by) % size


def field(prime: int, polynomial: Polynomial) -> tuple[Operation, Operation]:
    """Return addition and multiplication of the numbers 0 … order - 1, as polynomials.

    >>> add, multiply = field(2, (1, 1, 1))
    >>> add(2, 3), multiply(2, 3)
    (1, 1)
    """
    degree = len(polynomial) - 1

    def add(first: int, second: int) -> int:
        pairs = zip(_digits(first, prime, degree), _digits(second, prime, degree), strict=True)
        return _number([a + b for a, b in pairs], prime)

    def multiply(first: int, second: int) -> int:
        product = [0] * (2 * degree - 1)
        for i, a in enumerate(_digits(first, prime, degree)):
            for j, b in enumerate(_digits(second, prime, degree)):
                product[i + j] += a * b
        for top in range(len(product) - 1, degree - 1, -1):
            for power, coefficient in enumerate(polynomial[:-1]):
                product[top - degree + power] -= product[top] * coefficient
        return _number(product[:degree], prime)

    return add, multiply


def _digits(number: int, prime: int, count: int) -> list[int]:
    return [number // prime**power % prime for power in range(count)]


def _number(coefficients: list[int], prime: int) -> int:
    return sum(digit % prime * prime**power for power, digit in enumerate(coefficients))
