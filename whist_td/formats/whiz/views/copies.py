"""Deals in several copies: how many of each set are needed, and which copy lies at which table.

Nothing of this is stored: a movement in which tables play the same deals in one round tells it.
"""

from collections.abc import Iterable, Mapping
from string import ascii_lowercase

from whist_td.formats.whiz.rules.seating import SeatedRound


def prepared_of(rounds: Iterable[SeatedRound]) -> Mapping[int, int]:
    """Return in how many copies each set is needed.

    >>> from whist_td.formats.whiz.rules.seating import Seating
    >>> prepared_of([SeatedRound(1, (Seating(1, 5, 1, 2, 3), Seating(2, 5, 4, 5, 6)))])
    {5: 2}
    """
    needed: dict[int, int] = {}
    for seated in rounds:
        for board_set in {seating.board_set for seating in seated.seatings}:
            tables = len(seated.tables_with(board_set))
            needed[board_set] = max(tables, needed.get(board_set, 1))
    return dict(sorted(needed.items()))


def copies_of(rounds: Iterable[SeatedRound]) -> Mapping[int, int]:
    """Return the sets that are needed more than once, and how often."""
    return {board_set: times for board_set, times in prepared_of(rounds).items() if times > 1}


def most_copies(rounds: Iterable[SeatedRound]) -> int:
    """Return in how many copies that set is needed that is needed most; 1 where none is shared."""
    return max(prepared_of(rounds).values(), default=1)


def boards_ready(rounds: Iterable[SeatedRound], boards_per_round: int) -> int:
    """Return how many boards have to be ready, every copy being one."""
    return sum(prepared_of(rounds).values()) * boards_per_round


def copy_at(seated: SeatedRound, table: int) -> int:
    """Return which copy of its set lies at a table, counted from 0; the lowest table has the first.

    >>> from whist_td.formats.whiz.rules.seating import Seating
    >>> said = SeatedRound(1, (Seating(1, 5, 1, 2, 3), Seating(2, 5, 4, 5, 6)))
    >>> copy_at(said, 1), copy_at(said, 2)
    (0, 1)
    """
    seating = seated.seating(table)
    return sorted(seated.tables_with(seating.board_set)).index(table) if seating else 0


def copy_letter(copy: int) -> str:
    """Return the letter that is written beside a deal's number, as on its board.

    >>> copy_letter(0), copy_letter(25), copy_letter(26)
    ('a', 'z', 'aa')
    """
    more, last = divmod(copy, len(ascii_lowercase))
    return ("a" * more) + ascii_lowercase[last]
