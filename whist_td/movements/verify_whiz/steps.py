"""Whether a room can move by one sentence: "North stays, East up one, South up two"."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from whist_td.movements.verify_whiz.form import SEATS, Movement, MovementRound


@dataclass(frozen=True)
class ConstantStep:
    """By how many tables each seat and the boards go on after every round, 0 … tables - 1."""

    north: int
    east: int
    south: int
    boards: int


def constant_step(movement: Movement) -> ConstantStep | None:
    """Return the step by which everything moves, or None where people need cards."""
    found: set[ConstantStep] = set()
    for before, after in pairwise(movement.rounds):
        step = _step(before, after, movement.tables)
        if step is None:
            return None
        found.add(step)
    return found.pop() if len(found) == 1 else None


def _step(before: MovementRound, after: MovementRound, tables: int) -> ConstantStep | None:
    boards = _shift(_boards(before), _boards(after), tables)
    if boards is None:
        return None
    moved = [_shift(_at(before, seat), _at(after, seat), tables) for seat in range(len(SEATS))]
    north, east, south = moved
    if north is None or east is None or south is None:
        return None
    return ConstantStep(north, east, south, boards)


def _shift(before: Mapping[int, int], after: Mapping[int, int], tables: int) -> int | None:
    steps: set[int] = set()
    for step in _steps(before, after, tables):
        if step is None or (steps and step not in steps):
            return None
        steps.add(step)
    return steps.pop() if steps else None


def _steps(
    before: Mapping[int, int], after: Mapping[int, int], tables: int
) -> Iterator[int | None]:
    for who, table in before.items():
        yield (after[who] - table) % tables if who in after else None


def _at(said: MovementRound, seat: int) -> dict[int, int]:
    return {trio.seats[seat]: trio.table for trio in said.trios}


def _boards(said: MovementRound) -> dict[int, int]:
    return {trio.boards: trio.table for trio in said.trios}
