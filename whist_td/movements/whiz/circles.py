"""More rounds than tables: one round, the starter, turned by one again and again.

People stand on circles and go on by one, as the boards do; some keep their table (MOVEMENTS 1.4).
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from whist_td.movements.whiz.codes import decoded
from whist_td.movements.whiz.form import Grouping, Plan, Trio


class Kind(Enum):
    """What a starter is made of."""

    TURN = "turn"
    """Two circles; the others keep their table, and nobody sits out."""
    HOLE = "hole"
    """As TURN, and one person sits out."""
    THREE = "three"
    """Three circles, and one round more in which like sits with like."""
    EVEN = "even"
    """As THREE, and three who keep their table, and meet in the round more."""


@dataclass(frozen=True)
class Starter:
    """The round to be turned: trios, and who sits out; on circles of a size, some beside them."""

    size: int
    circles: int
    trios: tuple[Trio, ...]
    out: tuple[int, ...]


def starter(kind: Kind, tables: int, rounds: int, text: str) -> Starter:
    """Return a stored starter."""
    numbers = decoded(text)
    groups = [numbers[at : at + 4] for at in range(0, 4 * tables, 4)]
    size = rounds if kind in {Kind.TURN, Kind.HOLE} else rounds - 1
    circles = 2 if kind in {Kind.TURN, Kind.HOLE} else 3
    trios = tuple(Trio(boards, (a, b, c)) for a, b, c, boards in groups)
    return Starter(size, circles, trios, tuple(numbers[4 * tables :]))


def turned(start: Starter) -> Plan:
    """Return the rounds a starter gives, with the round more of three circles last."""
    rounds = tuple(_round(start, by) for by in range(start.size))
    return rounds if start.circles < 3 else (*rounds, _round_more(start))  # noqa: PLR2004


def _round(start: Starter, by: int) -> Grouping:
    on = _turn(start, by)
    trios = (
        Trio(
            (trio.board_set + by) % start.size if trio.board_set < start.size else start.size,
            (on(trio.people[0]), on(trio.people[1]), on(trio.people[2])),
        )
        for trio in start.trios
    )
    return Grouping(tuple(trios), tuple(map(on, start.out)))


def _turn(start: Starter, by: int) -> Callable[[int], int]:
    size, moving = start.size, start.size * start.circles

    def on(person: int) -> int:
        return person if person >= moving else person // size * size + (person % size + by) % size

    return on


def _round_more(start: Starter) -> Grouping:
    size = start.size
    trios = [Trio(place, (place, size + place, 2 * size + place)) for place in range(size)]
    if len(start.trios) > size:
        trios.append(Trio(size, (3 * size, 3 * size + 1, 3 * size + 2)))
    return Grouping(tuple(trios))
