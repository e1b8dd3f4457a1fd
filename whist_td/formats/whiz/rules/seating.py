"""Who sits where in a round, with which boards, and who sits out."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from typing_extensions import override

from whist_td.core.contracts import HANDS, Hand
from whist_td.core.player_events import PlayersRound
from whist_td.formats.whiz.rules.errors import SeatNumbers


def boards_of(board_set: int, boards_per_round: int) -> tuple[int, ...]:
    """Return the numbers of the boards in a set.

    >>> boards_of(3, 4)
    (9, 10, 11, 12)
    """
    last = board_set * boards_per_round
    return tuple(range(last - boards_per_round + 1, last + 1))


def set_of(board: int, boards_per_round: int) -> int:
    """Return the set in which a board travels.

    >>> set_of(9, 4)
    3
    """
    return (board - 1) // boards_per_round + 1


@dataclass(frozen=True)
class Seating:
    """One table in one round: a set of boards, and a player's number for each hand."""

    table: int
    board_set: int
    north: int
    east: int
    south: int

    @property
    def seats(self) -> SeatNumbers:
        """The players in the order North, East, South."""
        return (self.north, self.east, self.south)

    def hand_of(self, player: int) -> Hand | None:
        """Return the hand a player holds here, None where he sits elsewhere."""
        return next((hand for hand in HANDS if self.seats[hand.index] == player), None)


@dataclass(frozen=True)
class SeatedRound(PlayersRound):
    """One round of the movement, planned, or announced and so no longer to change."""

    number: int
    seatings: tuple[Seating, ...]
    sit_out: tuple[int, ...] = ()
    announced_at: datetime | None = None
    checked_at: datetime | None = None
    """When a second pass from the travellers agreed with every result of the round."""

    @override
    def people(self) -> Iterator[int]:
        for seating in self.seatings:
            yield from seating.seats
        yield from self.sit_out

    def seating(self, table: int) -> Seating | None:
        """Return who sits at a table, None where there is none."""
        return next((seating for seating in self.seatings if seating.table == table), None)

    def place_of(self, player: int) -> Seating | None:
        """Return the table where a player sits, None where he sits out or is not there."""
        return next((seating for seating in self.seatings if player in seating.seats), None)

    def tables_with(self, board_set: int) -> tuple[int, ...]:
        """Return the tables where a set of boards lies: none, one, or more that share it."""
        return tuple(item.table for item in self.seatings if item.board_set == board_set)
