"""What happened to a board at a table, facts and never points; and what the hands score by it."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from whist_td.core.contracts import ALL_TRICKS, HANDS, Contract, DealTricksError, Hand, Rule, points
from whist_td.core.players import SeatedTwiceError
from whist_td.formats.whiz.rules.errors import AdjustedPercentError, PenaltyAmountError, SeatNumbers
from whist_td.formats.whiz.rules.settings import Compare

_MOST_PERCENT = 100
OWN_FAULT, NOBODYS_FAULT, OTHERS_FAULT = Fraction(40), Fraction(50), Fraction(60)
"""What a board that could not be played is worth to a player, by whose fault (RULES 2.4)."""

Points = tuple[int, int, int]
"""What the hands North, East and South score."""
NOTHING: Points = (0, 0, 0)


class BoardPlace(NamedTuple):
    """One board at one table in one round."""

    round: int
    table: int
    board: int


class NoContract(Enum):
    """How a board ends without a contract: three passes count as a result, the other does not."""

    PASSED = "passed"
    NOT_PLAYED = "not_played"


PASSED, NOT_PLAYED = NoContract.PASSED, NoContract.NOT_PLAYED


@dataclass(frozen=True)
class Played:
    """A contract, the hand that declared it, and the tricks the declarer took with the Domy."""

    contract: Contract
    declarer: Hand
    tricks: int

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= ALL_TRICKS:
            raise DealTricksError(self.tricks)


@dataclass(frozen=True)
class Adjusted:
    """The director's percentages for a board without a result, hand by hand.

    None leaves the board uncounted for that player: he had played it elsewhere.
    """

    north: Fraction | None
    east: Fraction | None
    south: Fraction | None
    reason: str = ""

    def __post_init__(self) -> None:
        for percent in self.percents:
            if percent is not None and not 0 <= percent <= _MOST_PERCENT:
                raise AdjustedPercentError(percent)

    @property
    def percents(self) -> tuple[Fraction | None, Fraction | None, Fraction | None]:
        """The percentages in the order North, East, South."""
        return (self.north, self.east, self.south)


Outcome = Played | NoContract | Adjusted


@dataclass(frozen=True)
class BoardResult:
    """Who really held the three hands of a board, and what came of it.

    `claimed` are the points as the players wrote them, kept to show where they differ.
    """

    seats: SeatNumbers
    outcome: Outcome
    claimed: Points | None = None

    def __post_init__(self) -> None:
        for player in self.seats:
            if self.seats.count(player) > 1:
                raise SeatedTwiceError(player)

    def players_counted(self) -> tuple[int, ...]:
        """Return the players for whom the board counts."""
        if self.outcome is NOT_PLAYED:
            return ()
        if isinstance(self.outcome, Adjusted):
            percents = self.outcome.percents
            return tuple(self.seats[h.index] for h in HANDS if percents[h.index] is not None)
        return self.seats


@dataclass(frozen=True)
class Penalty:
    """What a player loses: percent of one board's top, or points where points rank."""

    player: int
    round: int
    amount: Fraction
    reason: str = ""

    def __post_init__(self) -> None:
        if not 0 < self.amount <= _MOST_PERCENT:
            raise PenaltyAmountError(self.amount)


def hand_points(outcome: Outcome, rule: Rule) -> Points | None:
    """Return the points of North, East and South; None where the board gave no result."""
    if isinstance(outcome, Played):
        own, other = points(outcome.contract, outcome.tricks, rule)
        if outcome.declarer is Hand.NORTH:
            return (own, other, other)
        return (other, own, other) if outcome.declarer is Hand.EAST else (other, other, own)
    return NOTHING if outcome is PASSED else None


def compared_scores(scored: Points, compare: Compare) -> Points:
    """Return the scores that are compared: as they are, or twice one's own less the others'.

    >>> compared_scores((0, 0, 20), Compare.NET), compared_scores((5, 0, 5), Compare.NET)
    ((-20, -20, 40), (5, -10, 5))
    """
    if compare is Compare.RAW:
        return scored
    total = sum(scored)
    north, east, south = scored
    return (3 * north - total, 3 * east - total, 3 * south - total)
