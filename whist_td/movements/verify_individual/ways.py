"""Whether a room can move by one sentence, the same after every round."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from whist_td.movements.verify_individual.form import Movement, MovementRound

Place = tuple[int, int]
"""A table, and a seat there."""


@dataclass(frozen=True)
class Way:
    """Either each seat goes on by so many tables, or everybody follows the one before him."""

    seat_steps: tuple[int, ...] | None = None
    """By how many tables North, East, South and West go up after every round."""
    staying: tuple[int, ...] = ()
    """Those who keep their place while each of the others takes the place of the next lower."""


def way_of(movement: Movement) -> Way | None:
    """Return the one way in which everybody moves, or None where there are several."""
    found: Way | None = None
    for before, after in pairwise(movement.rounds):
        way = _way(before, after, movement.tables)
        if way is None or found not in (None, way):
            return None
        found = way
    return found


def _way(before: MovementRound, after: MovementRound, tables: int) -> Way | None:
    left, taken = _places(before), _places(after)
    steps = _seat_steps(left, taken, tables)
    if steps is not None:
        return Way(seat_steps=steps)
    staying = tuple(sorted(one for one, place in left.items() if taken.get(one) == place))
    moving = sorted({*left, *before.sit_out} - set(staying))
    ahead = zip(moving[-1:] + moving[:-1], moving, strict=True)
    follow = all(left.get(one) == taken.get(other) for one, other in ahead)
    return Way(staying=staying) if moving and follow else None


def _seat_steps(
    left: Mapping[int, Place], taken: Mapping[int, Place], tables: int
) -> tuple[int, ...] | None:
    if left.keys() != taken.keys() or any(left[one][1] != taken[one][1] for one in left):
        return None
    moved = {(left[one][1], (taken[one][0] - left[one][0]) % tables) for one in left}
    seats = {seat for seat, _step in moved}
    return tuple(step for _seat, step in sorted(moved)) if len(seats) == len(moved) else None


def _places(said: MovementRound) -> dict[int, Place]:
    return {
        one: (table.table, seat) for table in said.tables for seat, one in enumerate(table.seats)
    }
