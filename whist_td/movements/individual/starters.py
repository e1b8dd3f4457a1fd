"""One round which, turned, is the evening: everybody goes on by one, each in turn sits out."""

from whist_td.movements.individual.plan import AT_TABLE, Fours, Plan, fours_of, turned


def circle_of(players: int) -> int:
    """Return how many go on round the circle: all, or all but one who keeps his seat.

    >>> circle_of(8), circle_of(9), circle_of(10)
    (7, 9, 10)
    """
    return players if players % AT_TABLE else players - 1


def first_out(players: int) -> tuple[int, ...]:
    """Return who sits out in the base round, as far apart as can be.

    >>> first_out(8), first_out(9), first_out(10), first_out(11)
    ((), (0,), (0, 5), (0, 4, 8))
    """
    over = players % AT_TABLE
    return tuple(-(-i * players // over) for i in range(over))


def patterned(players: int) -> Fours:
    """Return a base round for any number: partners as far to the left as to the right of 0.

    Nobody partners anybody twice in half as many rounds as players; the partners at a table are
    put together so that opponents come out as even as the first choice allows.

    >>> patterned(8)
    ((7, 1, 0, 6), (2, 3, 5, 4))
    """
    circle = circle_of(players)
    out = round(circle / (AT_TABLE - 1)) if players % AT_TABLE == AT_TABLE - 1 else 0
    left = [place for place in range(1, (circle + 1) // 2) if place != out]
    fours: list[int] = []
    if circle < players:
        first = left.pop(0)
        fours += [circle, first, 0, circle - first]
    used: dict[int, int] = {}
    while left:
        one = left.pop(0)
        other = min(left, key=lambda y: sum(used.get(d, 0) for d in _apart(one, y, circle)))
        left.remove(other)
        for distance in _apart(one, other, circle):
            used[distance] = used.get(distance, 0) + 1
        fours += [one, other, circle - one, circle - other]
    return fours_of(fours)


def _apart(one: int, other: int, circle: int) -> tuple[int, int]:
    return min(other - one, circle - other + one), min(one + other, circle - one - other)


def evening(base: Fours, players: int, rounds: int) -> Plan:
    """Return so many rounds of a base round; once it has come round, it starts again."""
    return turned(base, circle_of(players), rounds)
