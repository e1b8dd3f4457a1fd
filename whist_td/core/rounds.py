"""A round as it was announced, and a place in the event: one table in one round."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from whist_td.core.errors import CallError
from whist_td.core.people import TRAVELLERS
from whist_td.core.strains import Strain

MOST_ROUNDS = 99
"""No event is longer."""
Call = tuple[int, int]
"""The two players who travel, lower number first."""


class Place(NamedTuple):
    """One table in one round."""

    round: int
    table: int


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


@dataclass(frozen=True)
class AnnouncedRound:
    """What the director really announced, when, and the tables that had their one redeal."""

    number: int
    trump: Strain
    call: Call
    announced_at: datetime
    redeals: frozenset[int] = frozenset()
    checked_at: datetime | None = None
    """When a second pass from the cartons agreed with every result of the round."""
