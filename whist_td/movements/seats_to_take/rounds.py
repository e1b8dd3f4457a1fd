"""Rounds that are kept but for some seats: what is asked, and what it costs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

NO_BOARDS = 0


@dataclass(frozen=True)
class KeptTable:
    """A table in a round: its boards (none where it plays without), and who sits there."""

    table: int
    boards: int
    people: tuple[int, ...]


@dataclass(frozen=True)
class KeptRound:
    """A round as it is played or planned, and who sits out."""

    tables: tuple[KeptTable, ...]
    out: tuple[int, ...] = ()

    @cached_property
    def everybody(self) -> frozenset[int]:
        """Those who have a seat or sit out."""
        return frozenset((*self.out, *(p for each in self.tables for p in each.people)))


@dataclass(frozen=True, order=True)
class SeatsCost:
    """What it costs to take seats, the worst first."""

    alone: int = 0
    """Sets of boards that only one table plays all evening, so that they compare nobody."""
    new_sets: int = 0
    """Sets of boards that have to be made."""
    early: int = 0
    """Who sits out before his turn: twice, where another has not yet."""
    first: int = 0
    """Who has come late and sits out at once."""
    idle: int = 0
    """How often anybody sits out."""
    again: int = 0
    """Meetings of two who have met."""
    cards: int = 0
    """Cards that have to be printed again."""


@dataclass(frozen=True)
class SeatsAsked:
    """What was played, what is planned after it, and who is there when."""

    before: tuple[KeptRound, ...]
    planned: tuple[KeptRound, ...]
    stays: Mapping[int, tuple[int, int]]
    """Everybody's first and last round, counted from the first of the evening."""
    meeting: tuple[tuple[int, int], ...]
    """The seats of a table whose people should not meet again there."""
    copies: Mapping[int, int] = field(default_factory=dict)
    """At how many tables a set may lie in one round, where at more than one."""

    @cached_property
    def size(self) -> int:
        """How many sit at a table."""
        return len(next(each.people for r in self.planned for each in r.tables))

    def there(self, at: int) -> tuple[int, ...]:
        """Return who is there in a planned round, by its place among them."""
        number = len(self.before) + at + 1
        stays = self.stays.items()
        return tuple(p for p, (first, last) in stays if first <= number <= last)


@dataclass(frozen=True)
class SeatsTaken:
    """Rounds to come in which seats were taken, and what that costs."""

    rounds: tuple[KeptRound, ...]
    cost: SeatsCost
