"""What is written down of a deal of whist: tricks, honours, revokes, never points."""

from dataclasses import dataclass

from typing_extensions import override

from whist_td.core.strains import Strain
from whist_td.formats.club_night.rules.deal_fields import Group, partners

Sides = tuple[Group, Group]
"""The seats of side A and of side B."""


@dataclass(frozen=True, kw_only=True)
class WhistDeal:
    """A deal between sides A (0) and B (1).

    `tricks` are those of A; None where a side won by showing its honours (`shown`). `erased` are
    the revokes for which the other side chose to take points off instead of marking them.
    """

    tricks: int | None = None
    honours: tuple[int, int] = (0, 0)
    revokes: tuple[int, int] = (0, 0)
    erased: tuple[int, int] = (0, 0)
    shown: int | None = None

    def sides(self, players: int) -> Sides:
        """Return who sits on side A and on side B: partners opposite."""
        first, second = partners(players)
        return first, second

    @property
    def is_doubled(self) -> bool:
        """Whether the deal counts double: only with a favourite suit."""
        return False


@dataclass(frozen=True, kw_only=True)
class TrumpedDeal(WhistDeal):
    """A deal whose trump is not the last card dealt, and has to be said."""

    trump: Strain


@dataclass(frozen=True, kw_only=True)
class FavouriteDeal(TrumpedDeal):
    """A deal with a favourite suit, drawn before its game began."""

    favourite: Strain

    @property
    @override
    def is_doubled(self) -> bool:
        return self.trump is self.favourite


@dataclass(frozen=True, kw_only=True)
class DummyDeal(WhistDeal):
    """A deal of three players; side A is the one who plays with the dummy."""

    dummy: int

    @override
    def sides(self, players: int) -> Sides:
        """Return the dummy's partner alone against the others."""
        return (self.dummy,), tuple(seat for seat in range(players) if seat != self.dummy)
