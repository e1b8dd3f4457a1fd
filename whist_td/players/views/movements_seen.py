"""Movements of tables without boards as they are looked at."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from whist_td.core.movement_tables import Sitting, TableMovement
from whist_td.movements.verify_individual.figures import FOUR, PARTNERS_OF_FOUR
from whist_td.players.views.movement_seen import (
    Between,
    MovementSeen,
    RoundSeen,
    pair_counts,
)

Sides = tuple[tuple[int, ...], ...]
"""Who plays together at a table, by the places at it."""


def table_movement_seen(movement: TableMovement) -> MovementSeen:
    """Return a movement of tables of four, or of pairs, for nobody in particular."""
    told = tuple((said.number, said.sittings, said.sit_out) for said in movement.rounds)
    sides: dict[int, Sides] = {} if movement.are_pairs else {FOUR: PARTNERS_OF_FOUR}
    return tables_seen(told, sides, tuple(range(1, movement.entrants + 1)), {})


def tables_seen(
    rounds: Sequence[tuple[int, tuple[Sitting, ...], tuple[int, ...]]],
    sides: Mapping[int, Sides],
    numbers: tuple[int, ...],
    names: Mapping[int, str],
) -> MovementSeen:
    """Return rounds of tables, each by its number, with who sits out, and by size who are sides."""
    partners: list[tuple[int, int, int]] = []
    opponents: list[tuple[int, int, int]] = []
    for number, sittings, _out in rounds:
        for sitting in sittings:
            together = set(_together(sitting, sides))
            for pair in combinations(sitting.seats, 2):
                (partners if pair in together else opponents).append((*pair, number))
    counts = [pair_counts(Between.OPPONENTS, numbers, opponents)]
    if partners:
        counts.insert(0, pair_counts(Between.PARTNERS, numbers, partners))
    seen = tuple(
        RoundSeen(number, {s.table: _at_table(s, sides) for s in sittings}, out)
        for number, sittings, out in rounds
    )
    return MovementSeen(seen, tuple(counts), names)


def _together(sitting: Sitting, sides: Mapping[int, Sides]) -> Iterator[tuple[int, int]]:
    for side in sides.get(len(sitting.seats), ()):
        for one, other in combinations(sorted(side), 2):
            yield (sitting.seats[one], sitting.seats[other])


def _at_table(sitting: Sitting, sides: Mapping[int, Sides]) -> str:
    """Return who sits at a table: "1 + 7 – 3 + 5" where two and two play together."""
    of_table = sides.get(len(sitting.seats), ())
    if not any(len(side) > 1 for side in of_table):
        return " · ".join(map(str, sitting.seats))
    return " – ".join(" + ".join(str(sitting.seats[seat]) for seat in side) for side in of_table)
