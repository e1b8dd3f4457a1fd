"""A Whiz movement: who sits where each round, with which boards, and who sits out."""

from dataclasses import dataclass

SEATS = 3
"""North, East and South; West is the Domy's."""


@dataclass(frozen=True)
class PlannedTrio:
    """Three people at a table with a set of boards."""

    table: int
    board_set: int
    north: int
    east: int
    south: int

    @property
    def people(self) -> tuple[int, int, int]:
        """North, East and South."""
        return (self.north, self.east, self.south)


@dataclass(frozen=True)
class WhizRound:
    """One round: its tables in order, and those who sit out."""

    number: int
    seatings: tuple[PlannedTrio, ...]
    sit_out: tuple[int, ...]


@dataclass(frozen=True)
class WhizMovement:
    """A whole evening for people 1 … players; where sets outnumber tables, some rest."""

    players: int
    tables: int
    board_sets: int
    rounds: tuple[WhizRound, ...]


@dataclass(frozen=True)
class Trio:
    """Three people and a set of boards, counted from 0, before anybody has a seat or a table."""

    board_set: int
    people: tuple[int, int, int]


@dataclass(frozen=True)
class Grouping:
    """One round of a plan: trios in the order of their tables, and who sits out."""

    trios: tuple[Trio, ...]
    out: tuple[int, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """Everybody who is there."""
        return (*(person for trio in self.trios for person in trio.people), *self.out)


Plan = tuple[Grouping, ...]
