"""Whist tournaments: everybody partners everybody once and opposes everybody twice.

They exist for all 4n and 4n + 1 players (I. Anderson, A hundred years of whist tournaments, 1995).
Most stand on a circle; those that do not are products of smaller ones, frames filled with smaller
ones, or a few stored rounds.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from whist_td.core.finite_fields import Operation, circle, field
from whist_td.movements.individual.plan import AT_TABLE, Fours, Plan, fours_of, turned
from whist_td.movements.tables import FoundTable, decoded, found_by_one, rows

Steps = tuple[tuple[int, int, int, int], ...]
"""For each round how far North, East, South and West are along their lines from the first round."""
_FIELDS = {4: (2, (1, 1, 1)), 9: (3, (1, 0, 1))}
"""The fields that are not circles: 0, 1, x, x + 1 … as numbers to the base of the prime."""
_PRODUCTS = {
    45: (5, 9),
    48: (4, 12),
    52: (13, 4),
    60: (5, 12),
    64: (4, 16),
    68: (17, 4),
    72: (9, 8),
    80: (5, 16),
    81: (9, 9),
    84: (21, 4),
    96: (4, 24),
    100: (5, 20),
}
"""For each number of players the places on a line, and the lines."""
FRAMES = {36: (5, 7), 56: (5, 11), 69: (17, 4), 92: (13, 7)}
"""For each number of players the groups, and the people of a group; one more plays with each."""
NINE = 9


def steps(tables: int) -> Steps:
    """Return as many rounds of steps as tables; in the first of them nobody has gone on.

    >>> steps(5)[1], steps(4)[2]
    ((0, 1, 2, 3), (0, 2, 3, 1))
    """
    stored = found_by_one(FoundTable.WHIST_STEPS).get(tables)
    if stored is not None:
        east, south, west = (
            decoded(stored[at : at + tables]) for at in range(0, 3 * tables, tables)
        )
        return tuple((0, e, s, w) for e, s, w in zip(east, south, west, strict=True))
    if tables in _FIELDS:
        products = [[multiplied(r, by, tables) for by in range(AT_TABLE)] for r in range(tables)]
        return tuple((n, e, s, w) for n, e, s, w in products)
    return tuple((0, r, 2 * r % tables, 3 * r % tables) for r in range(tables))


def _adder(tables: int) -> Operation:
    """Return how places of a line of so many are added.

    >>> _adder(5)(3, 4), _adder(4)(3, 2), _adder(9)(5, 1)
    (2, 1, 3)
    """
    return field(*_FIELDS[tables])[0] if tables in _FIELDS else circle(tables)


def multiplied(first: int, second: int, order: int) -> int:
    """Return a product in the field of 4 (x² = x + 1) or of 9 (x² = 2).

    >>> multiplied(2, 2, 4), multiplied(3, 3, 9)
    (3, 2)
    """
    return field(*_FIELDS[order])[1](first, second)


def ladder(tables: int, rounds: int) -> Plan:
    """Return the rounds of four lines by a constant step: line 0 is North's, and stays.

    >>> ladder(5, 2)[1][0]
    (0, 9, 13, 17)
    """
    return tuple(
        tuple(
            (t, tables + (t - r) % tables, 2 * tables + (t - 2 * r) % tables,
             3 * tables + (t - 3 * r) % tables)
            for t in range(tables)
        )
        for r in range(rounds)
    )  # fmt: skip


def is_whist(players: int) -> bool:
    """Tell whether a whist tournament of so many is at hand.

    >>> [players for players in range(4, 101) if players % 4 < 2 and not is_whist(players)]
    []
    """
    stored = (found_by_one(FoundTable.WHIST_CIRCLES), _stored_rounds())
    return any(players in sizes for sizes in (_PRODUCTS, FRAMES, (NINE,), *stored))


@cache
def whist(players: int) -> Plan:
    """Return a whist tournament: all rounds for people 0 … players - 1.

    >>> len(whist(12)), len(whist(13))
    (11, 13)
    """
    base = found_by_one(FoundTable.WHIST_CIRCLES).get(players)
    if base is not None:
        circle = players - 1 + players % 2
        return turned(fours_of(decoded(base)), circle, circle)
    if players in _PRODUCTS:
        return product(*_PRODUCTS[players])
    if players in FRAMES:
        return frame(*FRAMES[players])
    return nine() if players == NINE else stored(players)


def nine() -> Plan:
    """Return the tournament of nine, on the field of nine elements.

    With w = x + 1, whose powers are all of them, the games are w^i, w^(i+2), w^(i+4), w^(i+6)
    (R. C. Bose and J. M. Cameron, 1965).
    """
    powers = [1]
    for _ in range(7):
        powers.append(multiplied(powers[-1], 4, NINE))
    base = fours_of([powers[i + 2 * k] for i in range(2) for k in range(AT_TABLE)])
    add = _adder(NINE)
    return tuple(
        tuple((add(n, by), add(e, by), add(s, by), add(w, by)) for n, e, s, w in base)
        for by in range(NINE)
    )


def product(places: int, lines: int) -> Plan:
    """Return the tournament of lines times places, from the tournaments of each.

    Lines meet by the smaller tournament, in which everybody of a line meets everybody of another
    by steps; then each line plays within itself. Where one of each line sits out of that, these
    play the round of the steps in which nobody has gone on.
    """
    across, within = whist(lines), whist(places)
    rounds = [
        _stepped(fours, places, step) for fours in across for step in range(places)
    ]  # fmt: skip
    inner = [_within(fours, places, range(lines)) for fours in within]
    if places % AT_TABLE == 0:
        return (*rounds, *inner)
    if lines % AT_TABLE == 0:
        together = [_stepped(across[0], places, 0, [_absent(f, places)]) for f in within]
        return (*rounds[1:], *map(_joined, inner, together))
    absent = [_absent(fours, lines) for fours in across for _ in within]
    beside = [
        _within(within[at % places], places, [line]) for at, line in enumerate(absent)
    ]  # fmt: skip
    return tuple(map(_joined, rounds, beside))


def frame(groups: int, size: int) -> Plan:
    """Return the tournament of groups of a size and one more, who plays with each group in turn."""
    between, filled = whist(groups), whist(size + 1)
    more = groups * size
    fills = sorted(filled, key=lambda fours: _absent(fours, size + 1))
    rounds = [
        (*_stepped(fours, size, step), *_filled(fills[step], group, size, more))
        for group, fours in sorted((_absent(fours, groups), fours) for fours in between)
        for step in range(size)
    ]
    if len(fills) > size:
        rounds.append(
            tuple(four for g in range(groups) for four in _filled(fills[size], g, size, more))
        )
    return tuple(rounds)


def stored(players: int) -> Plan:
    """Return a tournament of some rounds that are turned, and some that are not."""
    text, *texts = _stored_rounds()[players]
    circle, size = int(text), players // AT_TABLE * AT_TABLE
    last = players // circle * circle

    def on(person: int, by: int) -> int:
        return person if person >= last else person // circle * circle + (person + by) % circle

    base, fixed = (
        [fours_of(decoded(text[at : at + size])) for at in range(0, len(text), size)]
        for text in texts
    )
    lines = (
        fours_of([on(person, by) for four in fours for person in four])
        for fours in base
        for by in range(circle)
    )
    return (*lines, *fixed)


def _stored_rounds() -> Mapping[int, tuple[str, str, str]]:
    """Return the circles of places, the rounds that are turned round them, and those that stay."""
    table = rows(FoundTable.WHIST_ROUNDS)
    return {int(players): (circle, turning, fixed) for players, circle, fixed, turning in table}


def _stepped(fours: Fours, places: int, step: int, only: Sequence[int] = ()) -> Fours:
    """Return games of lines as games of people: each line goes on by its seat's step."""
    add, by = _adder(places), steps(places)[step]
    starts = only or range(places)
    return fours_of(
        [
            line * places + add(place, by[seat])
            for four in fours
            for place in starts
            for seat, line in enumerate(four)
        ]
    )


def _within(fours: Fours, places: int, lines: Sequence[int]) -> Fours:
    return fours_of([line * places + p for line in lines for four in fours for p in four])


def _filled(fours: Fours, group: int, size: int, more: int) -> Fours:
    return fours_of([group * size + p if p < size else more for four in fours for p in four])


def _absent(fours: Fours, people: int) -> int:
    """Return who sits out, or 0 where nobody does."""
    playing = {person for four in fours for person in four}
    return next((person for person in range(people) if person not in playing), 0)


def _joined(some: Fours, others: Fours) -> Fours:
    return (*some, *others)
