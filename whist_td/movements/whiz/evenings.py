"""Evenings that are stored whole: for each round its tables, then who sits out."""

from whist_td.movements.whiz.codes import decoded
from whist_td.movements.whiz.form import SEATS, Grouping, Plan, Trio


def evening(players: int, text: str) -> Plan:
    """Return a stored evening: each table as set, North, East, South.

    >>> evening(6, "12450301")[0].trios[0]
    Trio(board_set=1, people=(2, 4, 5))
    """
    tables, left_over = divmod(players, SEATS)
    numbers = decoded(text)
    size = 4 * tables + left_over
    return tuple(_grouping(numbers[at : at + size], tables) for at in range(0, len(numbers), size))


def _grouping(numbers: list[int], tables: int) -> Grouping:
    fours = (numbers[at : at + 4] for at in range(0, 4 * tables, 4))
    trios = tuple(Trio(boards, (n, e, s)) for boards, n, e, s in fours)
    return Grouping(trios, tuple(numbers[4 * tables :]))
