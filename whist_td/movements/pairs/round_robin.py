"""Everybody against everybody, pairs staying together: on a circle, by one sentence.

The highest of an even number keeps table 1; every other pair takes, round after round, the place
of the pair one lower. Of an odd number each sits out once.
"""

from whist_td.core.movement_tables import (
    Sitting,
    TableMovement,
    TableRound,
    TableRoundsError,
    TooFewForTablesError,
)

LEAST_PAIRS = 2
AT_TABLE = 2
LONG_EVENING = 24
USUAL_ROUNDS = 7


def check_pairs(pairs: int) -> None:
    """Refuse fewer pairs than fill a table."""
    if pairs < LEAST_PAIRS:
        raise TooFewForTablesError(pairs, LEAST_PAIRS)


def full_rounds(pairs: int) -> int:
    """Return after how many rounds everybody has met everybody.

    >>> full_rounds(8), full_rounds(9)
    (7, 9)
    """
    check_pairs(pairs)
    return pairs - 1 + pairs % AT_TABLE


def most_rounds(pairs: int) -> int:
    """Return the most rounds offered: all against all, at least 24."""
    return max(LONG_EVENING, full_rounds(pairs))


def default_rounds(pairs: int) -> int:
    """Return how many rounds to propose: all against all where that is no longer than usual.

    >>> default_rounds(6), default_rounds(20)
    (5, 7)
    """
    return min(USUAL_ROUNDS, full_rounds(pairs))


def movement(pairs: int, rounds: int) -> TableMovement:
    """Return the movement of pairs 1 … pairs, or refuse it with the limits.

    Fewer rounds are the first ones: nobody meets twice. More begin again, with sides exchanged.
    """
    check_pairs(pairs)
    if not 1 <= rounds <= most_rounds(pairs):
        raise TableRoundsError(rounds, 1, most_rounds(pairs))
    found = tuple(_round(pairs, number) for number in range(1, rounds + 1))
    return TableMovement(pairs, pairs // AT_TABLE, found, are_pairs=True)


def _round(pairs: int, number: int) -> TableRound:
    circle = full_rounds(pairs)
    lap, turn = divmod(number - 1, circle)
    base = [_sides(place, circle) for place in range(1, (circle + 1) // 2)]
    out = (turn + 1,) if circle == pairs else ()
    if not out:
        base.insert(0, (circle, 0))
    sides = [(_on(north, turn, circle), _on(east, turn, circle)) for north, east in base]
    seats = [(east, north) if lap % AT_TABLE else (north, east) for north, east in sides]
    sittings = tuple(Sitting(table, each) for table, each in enumerate(seats, start=1))
    return TableRound(number, sittings, out)


def _sides(place: int, circle: int) -> tuple[int, int]:
    """Return the two who are as far to the left as to the right, sides changing from one on."""
    return (place, circle - place) if place % AT_TABLE else (circle - place, place)


def _on(pair: int, by: int, circle: int) -> int:
    return (pair + by) % circle + 1 if pair < circle else pair + 1
