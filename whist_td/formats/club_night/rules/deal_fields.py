"""What a table is asked about a deal: the fields of an entry panel and of a score sheet."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

Group = tuple[int, ...]
"""The seats of a side, counted clockwise from 0; a single seat where everybody plays alone."""

Answers = Mapping[str, object]
"""What has been said so far of a deal, by the name of the field."""


class FieldKind(Enum):
    """What a field takes, and so what kind of value it gives to the deal."""

    NUMBER = "number"
    """A whole number, from the least to the most."""
    NUMBERS = "numbers"
    """A number of each group, as a tuple."""
    SIDE = "side"
    """One of the groups, by its place among them (0, 1, …)."""
    SEAT = "seat"
    """One of the seats in the groups."""
    SEATS = "seats"
    """Some of the seats in the groups, from the least to the most of them, as a tuple."""
    CHOICE = "choice"
    """One of the choices."""
    SWITCH = "switch"
    """Yes or no."""
    SWITCHES = "switches"
    """Yes or no for each group, as a tuple."""


@dataclass(frozen=True)
class Field:
    """One thing to say about a deal; its name is that of the deal's own field.

    `usual` is what it nearly always is (the next dealer, the favourite drawn for this game); an
    optional field may be left empty.
    """

    name: str
    kind: FieldKind
    groups: tuple[Group, ...] = ()
    least: int = 0
    most: int = 0
    choices: tuple[Enum, ...] = ()
    usual: object = None
    is_optional: bool = False


def seats(players: int) -> tuple[Group, ...]:
    """Return the groups of a game in which everybody plays alone.

    >>> seats(3)
    ((0,), (1,), (2,))
    """
    return tuple((seat,) for seat in range(players))


def partners(players: int) -> tuple[Group, ...]:
    """Return the two sides of a table of four, partners opposite; of two, each is a side.

    >>> partners(4)
    ((0, 2), (1, 3))
    """
    return tuple(tuple(range(side, players, 2)) for side in range(2))
