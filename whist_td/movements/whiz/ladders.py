"""No more rounds than tables: three lines of people who go on by steps round the tables.

In each round North of table t is person t of his line, and East, South and the boards are those so
many places further (MOVEMENTS 1): for tables prime to 6 by a constant step, else by stored skips;
for 4, 8, 9 … tables by the multiplication of a field, which plays one round more.
"""

from collections.abc import Sequence
from itertools import starmap

from whist_td.core import finite_fields as fields
from whist_td.core.finite_fields import Operation, circle, has_constant_step
from whist_td.movements.tables import FoundTable, decoded, found_by_one
from whist_td.movements.whiz.form import SEATS, Grouping, Plan, Trio

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
    """Return addition and multiplication of the numbers 0 … order - 1."""
    return fields.field(*FIELDS[order])


def with_rovers(plan: Plan, players: int, rovers: Sequence[Sequence[int]]) -> Plan:
    """Return a plan in which each rover takes the place he is told, round by round."""
    return tuple(
        _replaced(grouping, {places[at]: players + n for n, places in enumerate(rovers)})
        for at, grouping in enumerate(plan)
    )


def _replaced(grouping: Grouping, taken: dict[int, int]) -> Grouping:
    out = list(grouping.out)
    trios = list(grouping.trios)
    for place, rover in taken.items():
        trio, seat = divmod(place, SEATS)
        people = list(trios[trio].people)
        out.append(people[seat])
        people[seat] = rover
        trios[trio] = Trio(trios[trio].board_set, (people[0], people[1], people[2]))
    return Grouping(tuple(trios), tuple(out))


def without_phantom(plan: Plan, phantom: int) -> Plan:
    """Return a plan without one person: those he would meet sit out; the last takes his number."""
    last = max(plan[0].people)

    def renamed(person: int) -> int:
        return phantom if person == last else person

    def left(grouping: Grouping) -> Grouping:
        trios, out = [], []
        for trio in grouping.trios:
            if phantom in trio.people:
                out += [renamed(person) for person in trio.people if person != phantom]
            else:
                first, second, third = map(renamed, trio.people)
                trios.append(Trio(trio.board_set, (first, second, third)))
        return Grouping(tuple(trios), tuple(out))

    return tuple(map(left, plan))


def longest_ladder(tables: int) -> int:
    """Return the most rounds that lines of people can play without meeting twice."""
    if has_constant_step(tables) or tables in FIELDS:
        return tables
    return len(found_by_one(FoundTable.WHIZ_SKIPS).get(tables, "")) // SEATS


def ladder(tables: int, rounds: int) -> Plan:
    """Return the rounds of three lines; nobody meets twice and no set comes again.

    >>> [trio.people for trio in ladder(5, 2)[1].trios][:2]
    [(0, 9, 13), (1, 5, 14)]
    """
    if has_constant_step(tables):
        steps = [(-r % tables, -2 * r % tables, r) for r in range(rounds)]
        return laid(tables, steps, circle(tables))
    if tables in FIELDS:
        add, multiply = field(tables)
        return laid(tables, [(r, multiply(2, r), multiply(3, r)) for r in range(rounds)], add)
    numbers = decoded(found_by_one(FoundTable.WHIZ_SKIPS)[tables])
    third = len(numbers) // SEATS
    lists = (numbers[at : at + rounds] for at in range(0, len(numbers), third))
    return laid(tables, list(zip(*lists, strict=True)), circle(tables))


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
        return laid(tables, steps, add)
    return laid(tables, steps, circle(tables))


def laid(tables: int, offsets: Sequence[Sequence[int]], add: Operation) -> Plan:
    """Return rounds in which East, South and the boards are so many places further than North."""

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
