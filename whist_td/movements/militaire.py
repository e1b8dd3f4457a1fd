"""The rotation of Whist militaire (RULES 1.4): tables in a circle, teams live at their number.

The travelling pair goes on by one table each round, and by two where the next is its own.
"""

from enum import IntEnum

SHIFT_PERIOD = 3
LEAST_TABLES = 2


class Direction(IntEnum):
    """Whether "the next table" is the next higher number or the next lower."""

    ASCENDING = 1
    DESCENDING = -1


def displacement(round_number: int, tables: int) -> int:
    """Return how many tables from home the travelling pairs play, 1 … tables − 1.

    >>> [displacement(r, 11) for r in (1, 10, 11, 21, 24)]
    [1, 10, 1, 1, 4]
    """
    return (round_number - 1) % (tables - 1) + 1


def advance(round_number: int, tables: int) -> int:
    """Return by how many tables the cards go on at the start of a round: 1, or 2 past home.

    >>> [r for r in range(1, 25) if advance(r, 11) == 2]
    [11, 21]
    """
    laps_end = round_number > 1 and (round_number - 1) % (tables - 1) == 0
    return 2 if laps_end else 1


def host_of(
    team: int, round_number: int, tables: int, direction: Direction = Direction.ASCENDING
) -> int:
    """Return the table at which a team's travelling pair plays.

    >>> host_of(1, 24, 24)
    2
    """
    return (team - 1 + direction * displacement(round_number, tables)) % tables + 1


def visitors_at(
    table: int, round_number: int, tables: int, direction: Direction = Direction.ASCENDING
) -> int:
    """Return the team whose travelling pair plays at a table."""
    return (table - 1 - direction * displacement(round_number, tables)) % tables + 1


def visitors(
    round_number: int, tables: int, direction: Direction = Direction.ASCENDING
) -> tuple[int, ...]:
    """Return the teams whose travelling pairs play at the tables of a round, from the first on.

    >>> visitors(2, 5)
    (4, 5, 1, 2, 3)
    """
    first = visitors_at(1, round_number, tables, direction)
    return (*range(first, tables + 1), *range(1, first))


def shift_matters(tables: int, rounds: int) -> bool:
    """Tell whether shifting the call at each lap changes the evening (RULES 1.5)."""
    laps = tables - 1
    return laps > 0 and laps % SHIFT_PERIOD == 0 and rounds > laps


def call_index(round_number: int, tables: int, length: int, shifted: int) -> int:
    """Return which call of a cycle is announced; `shifted` is the shift a lap, 0 or 1."""
    laps = (round_number - 1) // (tables - 1) if shifted else 0
    return (round_number - 1 + laps * shifted) % length


def meetings(tables: int, rounds: int) -> tuple[int, int]:
    """Return the least and the most often two teams meet in an evening.

    >>> meetings(25, 24), meetings(11, 24)
    ((2, 2), (4, 5))
    """
    laps, rest = divmod(rounds, tables - 1)
    counts = [
        2 * laps + (distance <= rest) + (tables - distance <= rest) for distance in range(1, tables)
    ]
    return min(counts), max(counts)
