"""How the travelling pairs really walk from round to round, and whether it is as announced."""

from collections import Counter
from collections.abc import Iterator

from whist_td.movements.verify.faults import Fault, FaultKind
from whist_td.movements.verify.form import Movement, MovementRound

UP, DOWN = 1, -1
"""The two ways round the circle of tables."""


def walk_faults(movement: Movement) -> Iterator[Fault]:
    """Yield where the pairs do not walk together, not as far as announced, or turn round."""
    ways = [_from_home(said, movement.teams) for said in movement.rounds]
    for place, said in enumerate(movement.rounds, start=1):
        strays = _strays(said, ways[place - 1], movement.teams)
        if strays:
            yield Fault(FaultKind.UNEVEN, place, None, strays)
    yield from _advance_faults(movement, [0, *ways])


def _from_home(said: MovementRound, teams: int) -> int | None:
    """Return how far up the circle most pairs sit from home; None in an empty round."""
    ways = Counter((match.table - match.visitors) % teams for match in said.matches)
    return ways.most_common(1)[0][0] if ways else None


def _strays(said: MovementRound, way: int | None, teams: int) -> tuple[int, ...]:
    return tuple(
        match.visitors for match in said.matches if (match.table - match.visitors) % teams != way
    )


def _advance_faults(movement: Movement, ways: list[int | None]) -> Iterator[Fault]:
    upward = _agreeing(movement, ways, UP)
    downward = _agreeing(movement, ways, DOWN)
    kept, other = (downward, upward) if len(downward) > len(upward) else (upward, downward)
    for place in range(1, len(movement.rounds) + 1):
        if place not in kept:
            turned = place in other
            yield Fault(FaultKind.DIRECTION if turned else FaultKind.ADVANCE, place)


def _agreeing(movement: Movement, ways: list[int | None], direction: int) -> set[int]:
    """Return the rounds in which the advance as announced leads where the pairs really sit."""
    return {
        place
        for place, said in enumerate(movement.rounds, start=1)
        if _agrees(ways[place - 1], ways[place], direction * said.advance, movement.teams)
        and 1 <= said.advance <= movement.teams
    }


def _agrees(before: int | None, after: int | None, steps: int, teams: int) -> bool:
    if before is None or after is None:
        return True
    return (before + steps - after) % teams == 0
