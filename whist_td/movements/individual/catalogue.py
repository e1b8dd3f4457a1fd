"""The movement for any number of people and rounds: the best of algebra and of what is stored."""

from functools import lru_cache
from itertools import islice

from whist_td.core.chance import chance
from whist_td.core.finite_fields import has_constant_step
from whist_td.core.movement_tables import (
    LeftOver,
    Sitting,
    TableMovement,
    TableRound,
    TableRoundsError,
)
from whist_td.movements.individual.drawing import drawn_movement
from whist_td.movements.individual.plan import (
    AT_TABLE,
    Fours,
    Plan,
    as_movement,
    check_players,
    fours_of,
    table_sizes,
    turned,
)
from whist_td.movements.individual.whists import is_whist, ladder, whist
from whist_td.movements.tables import FoundTable, decoded, found

LONG_EVENT = 24
"""So many rounds are offered to the smallest clubs too, who begin again once all is played."""
_LEAST_LADDER = 5
_MOST_STORED = 100
_DEFAULT_ROUNDS = 4
SEED = 1


def _circle_of(players: int) -> int:
    """Return how many go on round the circle: all, or all but one who keeps his seat.

    >>> _circle_of(8), _circle_of(9), _circle_of(10)
    (7, 9, 10)
    """
    return players if players % AT_TABLE else players - 1


def patterned(players: int) -> Fours:
    """Return a base round for any number: partners as far to the left as to the right of 0.

    Nobody partners anybody twice in half as many rounds as players; the partners at a table are
    put together so that opponents come out as even as the first choice allows.

    >>> patterned(8)
    ((7, 1, 0, 6), (2, 3, 5, 4))
    """
    circle = _circle_of(players)
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


def event(base: Fours, players: int, rounds: int) -> Plan:
    """Return so many rounds of a base round; once it has come round, it starts again."""
    return turned(base, _circle_of(players), rounds)


def full_rounds(players: int) -> int:
    """Return after how many rounds a movement has come round.

    >>> full_rounds(16), full_rounds(17), full_rounds(18)
    (15, 17, 18)
    """
    check_players(players)
    return _circle_of(players)


def most_rounds(players: int) -> int:
    """Return the most rounds offered: until the movement has come round, at least 24.

    >>> most_rounds(4), most_rounds(40)
    (24, 39)
    """
    return max(LONG_EVENT, full_rounds(players))


def default_rounds(players: int) -> int:
    """Return how many rounds to propose (RULES 3.2)."""
    check_players(players)
    return _DEFAULT_ROUNDS


def check_rounds(players: int, rounds: int) -> None:
    """Refuse a number of rounds that no evening has."""
    if not 1 <= rounds <= most_rounds(players):
        raise TableRoundsError(rounds, 1, most_rounds(players))


@lru_cache(maxsize=64)
def movement(players: int, rounds: int, left_over: LeftOver = LeftOver.SIT_OUT) -> TableMovement:
    """Return the movement of people 1 … players that serves best, or refuse it with the limits.

    Partners change each round. Where all 4n or 4n + 1 people play until everybody has partnered
    everybody once, everybody has opposed everybody twice.
    """
    check_rounds(players, rounds)
    if set(table_sizes(players, left_over)) == {AT_TABLE}:
        seed = _seed_of(players, rounds)
        if seed is not None:
            return drawn_movement(players, rounds, chance(seed), LeftOver.SIT_OUT)
        return as_movement(plan_of(players, rounds), players)
    if players % AT_TABLE == AT_TABLE - 1 and AT_TABLE - 1 in table_sizes(players, left_over):
        whole = movement(players + 1, rounds)
        # For one person less: his tables are tables of three, the last ones.
        last = whole.entrants
        left = []
        for each in whole.rounds:
            seats = [tuple(p for p in sitting.seats if p != last) for sitting in each.sittings]
            seats.sort(key=len, reverse=True)
            sittings = tuple(Sitting(table, people) for table, people in enumerate(seats, start=1))
            left.append(TableRound(each.number, sittings))
        return TableMovement(last - 1, whole.tables, tuple(left))
    return drawn_movement(players, rounds, chance(SEED), left_over)


def fewer_meetings(players: int, rounds: int, left_over: LeftOver) -> TableMovement | None:
    """Return an evening in which fewer meet again, because tables of five are shared unevenly.

    None where there are no tables of five, or nothing is gained.
    """
    sizes = table_sizes(players, left_over)
    stored = found(FoundTable.INDIVIDUAL_FIVES).get((players, rounds))
    if stored is None or AT_TABLE + 1 not in sizes:
        return None
    people = iter(decoded(stored))
    whole = tuple(
        TableRound(
            number,
            tuple(
                Sitting(table, tuple(person + 1 for person in islice(people, size)))
                for table, size in enumerate(sizes, start=1)
            ),
        )
        for number in range(1, rounds + 1)
    )
    return TableMovement(players, len(sizes), whole)


def _has_ladder(players: int, rounds: int) -> bool:
    """Tell whether so many can play so many rounds by constant steps of the four seats."""
    tables, over = divmod(players, AT_TABLE)
    return not over and rounds <= tables >= _LEAST_LADDER and has_constant_step(tables)


def _seed_of(players: int, rounds: int) -> int | None:
    """Return the seed by which an evening is drawn that is better than any by rule.

    So many rooms are large enough for any seed to do.
    """
    if _has_ladder(players, rounds) or rounds > LONG_EVENT:
        return None
    if players > _MOST_STORED:
        return SEED
    seed = found(FoundTable.INDIVIDUAL_SEEDS).get((players, rounds))
    return int(seed) if seed else None


def plan_of(players: int, rounds: int) -> Plan:
    """Return who plays with whom and against whom at tables of four."""
    if _has_ladder(players, rounds):
        return ladder(players // AT_TABLE, rounds)
    stored = found(FoundTable.INDIVIDUAL_EVENINGS).get((players, rounds))
    if stored is not None:
        people, size = decoded(stored), players // AT_TABLE * AT_TABLE
        return tuple(fours_of(people[at * size : at * size + size]) for at in range(rounds))
    starters = found(FoundTable.INDIVIDUAL_STARTERS)
    made_for = sorted(size for people, size in starters if people == players)
    enough = [size for size in made_for if size >= rounds]
    if is_whist(players) and not enough:
        plan = whist(players)
        return tuple(plan[at % len(plan)] for at in range(rounds))
    if not made_for:
        return event(patterned(players), players, rounds)
    size = enough[0] if enough else made_for[-1]
    return event(fours_of(decoded(starters[players, size])), players, rounds)
