"""More rounds than tables: one round, the starter, turned by one again and again.

People stand on circles and go on by one, as the boards do; some keep their table (MOVEMENTS 1.4).
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from whist_td.movements.tables import decoded
from whist_td.movements.whiz.form import SEATS, Grouping, Plan, Trio


class StarterKind(Enum):
    """What a starter is made of."""

    TURN = "turn"
    """Two circles; the others keep their table, and nobody sits out."""
    HOLE = "hole"
    """As TURN, and one person sits out."""
    HOLES = "holes"
    """As TURN, and two people sit out, one of each circle."""
    THIRD = "third"
    """As TURN, and one round more for those who stand a third of a circle apart."""
    THREE = "three"
    """Three circles, and one round more in which like sits with like."""
    EVEN = "even"
    """As THREE, and three who keep their table, and meet in the round more."""


CIRCLES = {StarterKind.THREE: 3, StarterKind.EVEN: 3}
_WITH_ROUND_MORE = {StarterKind.THIRD, StarterKind.THREE, StarterKind.EVEN}


@dataclass(frozen=True)
class Starter:
    """The round to be turned: trios, and who sits out; on circles of a size, some beside them."""

    kind: StarterKind
    size: int
    trios: tuple[Trio, ...]
    out: tuple[int, ...]

    @property
    def moving(self) -> int:
        """How many people stand on circles."""
        return self.size * CIRCLES.get(self.kind, 2)


def starter(kind: StarterKind, tables: int, rounds: int, text: str) -> Starter:
    """Return a stored starter."""
    numbers = decoded(text)
    groups = [numbers[at : at + 4] for at in range(0, 4 * tables, 4)]
    size = rounds - 1 if kind in _WITH_ROUND_MORE else rounds
    trios = tuple(Trio(boards, (a, b, c)) for a, b, c, boards in groups)
    return Starter(kind, size, trios, tuple(numbers[4 * tables :]))


def turned(start: Starter) -> Plan:
    """Return the rounds a starter gives, with the round more, where there is one, last."""
    rounds = tuple(_round(start, by) for by in range(start.size))
    if start.kind is StarterKind.THIRD:
        return (*rounds, _thirds(start))
    return (*rounds, _likes(start)) if start.kind in _WITH_ROUND_MORE else rounds


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
    size, moving = start.size, start.moving

    def on(person: int) -> int:
        return person if person >= moving else person // size * size + (person % size + by) % size

    return on


def _likes(start: Starter) -> Grouping:
    size = start.size
    trios = [Trio(place, (place, size + place, 2 * size + place)) for place in range(size)]
    if len(start.trios) > size:
        trios.append(Trio(size, (3 * size, 3 * size + 1, 3 * size + 2)))
    return Grouping(tuple(trios))


def _thirds(start: Starter) -> Grouping:
    """Return the round of those a third of a circle apart, with boards nobody has played."""
    size, third = start.size, start.size // SEATS
    firsts = [*range(third), *range(size, size + third)]
    threes = [(first, first + third, first + 2 * third) for first in firsts]
    threes.append((2 * size, 2 * size + 1, 2 * size + 2))
    return Grouping(tuple(Trio(size + at, three) for at, three in enumerate(threes)))
