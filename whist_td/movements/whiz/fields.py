"""Finite fields of 4, 8, 9, 16, 27 and 32 elements: what makes such numbers of tables perfect."""

from collections.abc import Callable

Operation = Callable[[int, int], int]

FIELDS = {
    4: (2, (1, 1, 1)),
    8: (2, (1, 1, 0, 1)),
    9: (3, (2, 1, 1)),
    16: (2, (1, 1, 0, 0, 1)),
    27: (3, (1, 2, 0, 1)),
    32: (2, (1, 0, 1, 0, 0, 1)),
}
"""For each order its prime, and a polynomial without roots or factors, lowest power first."""


def field(order: int) -> tuple[Operation, Operation]:
    """Return addition and multiplication of the numbers 0 … order - 1, as polynomials.

    >>> add, multiply = field(4)
    >>> add(2, 3), multiply(2, 3)
    (1, 1)
    """
    prime, polynomial = FIELDS[order]
    degree = len(polynomial) - 1

    def add(first: int, second: int) -> int:
        pairs = zip(_digits(first, prime, degree), _digits(second, prime, degree), strict=True)
        return _number([a + b for a, b in pairs], prime)

    def multiply(first: int, second: int) -> int:
        product = [0] * (2 * degree - 1)
        for i, a in enumerate(_digits(first, prime, degree)):
            for j, b in enumerate(_digits(second, prime, degree)):
                product[i + j] += a * b
        return _number(_reduced(product, polynomial), prime)

    return add, multiply


def _reduced(product: list[int], polynomial: tuple[int, ...]) -> list[int]:
    degree = len(polynomial) - 1
    for top in range(len(product) - 1, degree - 1, -1):
        for power, coefficient in enumerate(polynomial[:-1]):
            product[top - degree + power] -= product[top] * coefficient
    return product[:degree]


def _digits(number: int, prime: int, count: int) -> list[int]:
    return [number // prime**power % prime for power in range(count)]


def _number(coefficients: list[int], prime: int) -> int:
    return sum(digit % prime * prime**power for power, digit in enumerate(coefficients))
