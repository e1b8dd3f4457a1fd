"""What a jury takes from a player: an amount and a reason of its own, beside every deal.

The règlement speaks of sanctions and gives no amounts, so that they are written by hand.
"""

from dataclasses import dataclass
from enum import Enum

from whist_td.formats.club_night.rules.table_game_errors import (
    SanctionPointsError,
    TableSeatError,
)


class SanctionTo(Enum):
    """Where the points of a sanction go."""

    NOBODY = "nobody"
    """They are lost; the table no longer sums to nothing."""
    TABLE = "table"
    """The others at the table share them evenly."""


@dataclass(frozen=True)
class Sanction:
    """Points taken from a player by the jury, and why."""

    seat: int
    points: int
    reason: str = ""


def sanction_points(sanction: Sanction, to: SanctionTo, players: int) -> tuple[int, ...]:
    """Return what a sanction gives to every seat.

    >>> sanction_points(Sanction(1, 15, "jury not called"), SanctionTo.TABLE, 4)
    (5, -15, 5, 5)
    """
    others = players - 1
    if not 0 <= sanction.seat < players:
        raise TableSeatError(sanction.seat, players)
    shared = to is SanctionTo.TABLE
    if sanction.points <= 0 or (shared and sanction.points % others):
        raise SanctionPointsError(sanction.points, others)
    share = sanction.points // others if shared else 0
    return tuple(-sanction.points if seat == sanction.seat else share for seat in range(players))
