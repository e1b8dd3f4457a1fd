"""What is known of a figure of a movement: proved, at its bound, or open.

Counting gives a bound for each figure. Where a movement stays above it, all ways there are may have
been listed (`packaging/movements/prove_small.py`): then it is proved that there is nothing better.
"""

from dataclasses import dataclass
from enum import Enum

from whist_td.movements.tables import FoundTable, found


class Known(Enum):
    """Whether a figure could be better."""

    AT_BOUND = "at_bound"
    """Counting shows that it cannot."""
    PROVED = "proved"
    """Listing all ways there are showed that it cannot."""
    OPEN = "open"
    """Nobody here knows."""


@dataclass(frozen=True)
class Standing:
    """What is known of each figure for which there is a bound, in the order of the aims."""

    repeats: Known
    complete: Known
    comparison: Known
    seats: Known


def fewest_repeats(players: int, rounds: int, copies: int = 1) -> int | None:
    """Return the fewest second meetings, where that is proved; None where it is not.

    What holds with copies holds without them too.

    >>> fewest_repeats(11, 6), fewest_repeats(6, 3), fewest_repeats(6, 3, copies=2)
    (2, 12, 5)
    """
    proved = found(FoundTable.WHIZ_PROVED)
    keys = [(players, rounds, 1), *([(players, rounds, 0)] if copies == 1 else [])]
    return max((int(proved[key]) for key in keys if key in proved), default=None)


def fewest_sets(players: int, rounds: int) -> int | None:
    """Return the fewest sets beside the fewest second meetings, where that is proved.

    >>> fewest_sets(10, 3), fewest_sets(12, 3)
    (4, None)
    """
    proved = found(FoundTable.WHIZ_PROVED_SETS).get((players, rounds))
    return None if proved is None else int(proved)
