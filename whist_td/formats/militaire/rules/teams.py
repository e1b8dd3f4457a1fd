"""Teams of four: their places, who stands in for them, and which two are called to travel."""

from dataclasses import dataclass, replace

from whist_td.core.errors import EmptyNameError, NameTooLongError
from whist_td.core.players import MOST_LETTERS
from whist_td.formats.militaire.rules.errors import CallError, SeatError, SubstituteRoundsError

CAPTAIN = 0
TRAVELLERS = (1, 2, 3)
SEATS = (CAPTAIN, *TRAVELLERS)
Call = tuple[int, int]
"""The two players who travel, lower number first."""


@dataclass(frozen=True)
class Substitute:
    """Somebody who plays in another's place, from one round to another (both included)."""

    seat: int
    name: str
    first_round: int
    last_round: int | None = None

    def __post_init__(self) -> None:
        if self.seat not in SEATS:
            raise SeatError(self.seat)
        if not self.name.strip():
            raise EmptyNameError
        if len(self.name) > MOST_LETTERS:
            raise NameTooLongError(self.name, MOST_LETTERS)
        if self.last_round is not None and self.last_round < self.first_round:
            raise SubstituteRoundsError(self.first_round, self.last_round)

    def plays(self, seat: int, round_number: int) -> bool:
        """Tell whether this person holds that place in that round."""
        ends = self.last_round is None or round_number <= self.last_round
        return seat == self.seat and self.first_round <= round_number and ends


@dataclass(frozen=True)
class Team:
    """Four players who share a number with their home table (règlement, article 2).

    An empty name is a place nobody has taken yet.
    """

    number: int
    name: str
    captain: str
    players: tuple[str, str, str]
    substitutes: tuple[Substitute, ...] = ()
    withdrawn_from: int | None = None

    def __post_init__(self) -> None:
        for name in (self.name, *self.members):
            if len(name) > MOST_LETTERS:
                raise NameTooLongError(name, MOST_LETTERS)

    @property
    def members(self) -> tuple[str, str, str, str]:
        """The captain and players 1, 2, 3 as entered."""
        return (self.captain, *self.players)

    @property
    def people(self) -> tuple[str, ...]:
        """All who play for the team: the captain, the players, and who stands in for somebody."""
        substitutes = (each.name for each in self.substitutes)
        return tuple(dict.fromkeys(name for name in (*self.members, *substitutes) if name))

    @property
    def missing_seats(self) -> tuple[int, ...]:
        """The places that nobody has taken."""
        return tuple(seat for seat, name in enumerate(self.members) if not name)

    def player(self, seat: int, round_number: int) -> str:
        """Return who holds a place in a round, the newest substitute before the entered player."""
        for substitute in reversed(self.substitutes):
            if substitute.plays(seat, round_number):
                return substitute.name
        return self.members[seat]

    def is_withdrawn(self, round_number: int) -> bool:
        """Tell whether the team has left before that round."""
        return self.withdrawn_from is not None and round_number >= self.withdrawn_from

    def with_number(self, number: int) -> "Team":
        """Return the same team at another home table."""
        return replace(self, number=number)


def call_of(first: int, second: int) -> Call:
    """Return the call of two players, lower number first, or refuse it.

    >>> call_of(3, 1)
    (1, 3)
    """
    low, high = min(first, second), max(first, second)
    if low == high or low not in TRAVELLERS or high not in TRAVELLERS:
        raise CallError(f"{first}-{second}")
    return (low, high)


def stays(call: Call) -> int:
    """Return the player who stays with the captain.

    >>> stays((1, 3))
    2
    """
    return sum(TRAVELLERS) - sum(call)
