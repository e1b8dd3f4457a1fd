"""No more rounds than tables: three lines of people who go on by steps round the tables.

In each round North of table t is person t of his line, and East, South and the boards are those so
many places further (MOVEMENTS 1): for tables prime to 6 by a constant step, else by stored skips;
for 4, 8, 9 … tables by the multiplication of a field, which plays one round more.
"""

from collections.abc import Callable, Sequence
from itertools import starmap
from math import gcd

from whist_td.movements.library import Table, found_by_one
from whist_td.movements.whiz.codes import decoded
from whist_td.movements.whiz.fields import FIELDS, field
from whist_td.movements.whiz.form import SEATS, Grouping, Plan, Trio

Add = Callable[[int, int], int]


def has_constant_step(tables: int) -> bool:
    """Tell whether a room of so many tables can move by one sentence."""
    return gcd(tables, 6) == 1


def longest_ladder(tables: int) -> int:
    """Return the most rounds that lines of people can play without meeting twice."""
    if has_constant_step(tables) or tables in FIELDS:
        return tables
    return len(found_by_one(Table.WHIZ_SKIPS).get(tables, "")) // SEATS


def ladder(tables: int, rounds: int) -> Plan:
    """Return the rounds of three lines; nobody meets twice and no set comes again.

    >>> [trio.people for trio in ladder(5, 2)[1].trios][:2]
    [(0, 9, 13), (1, 5, 14)]
    """
    if has_constant_step(tables):
        steps = [(-r % tables, -2 * r % tables, r) for r in range(rounds)]
        return _laid(tables, steps, lambda place, by: (place + by) % tables)
    if tables in FIELDS:
        add, multiply = field(tables)
        return _laid(tables, [(r, multiply(2, r), multiply(3, r)) for r in range(rounds)], add)
    numbers = decoded(found_by_one(Table.WHIZ_SKIPS)[tables])
    third = len(numbers) // SEATS
    lists = (numbers[at : at + rounds] for at in range(0, len(numbers), third))
    return _laid(tables, list(zip(*lists, strict=True)), lambda place, by: (place + by) % tables)


def stepped(tables: int, text: str) -> Plan:
    """Return stored rounds of a ladder: for each by how much East, South and the boards are ahead.

    They are chosen so that people can be compared evenly.

    >>> [trio.people for trio in stepped(5, "000142")[1].trios][:2]
    [(0, 6, 14), (1, 7, 10)]
    """
    numbers = decoded(text)
    steps = [numbers[at : at + SEATS] for at in range(0, len(numbers), SEATS)]
    if tables in FIELDS:
        add, _ = field(tables)
        return _laid(tables, steps, add)
    return _laid(tables, steps, lambda place, by: (place + by) % tables)


def _laid(tables: int, offsets: Sequence[Sequence[int]], add: Add) -> Plan:
    def grouping(east: int, south: int, boards: int) -> Grouping:
        return Grouping(
            tuple(
                Trio(
                    add(place, boards),
                    (place, tables + add(place, east), 2 * tables + add(place, south)),
                )
                for place in range(tables)
            )
        )

    return tuple(starmap(grouping, offsets))
