"""The movement for any number of people and rounds: the best of algebra and of what is stored."""

from collections.abc import Mapping

from whist_td.domain.whiz_errors import TooFewPlayersError, WhizRoundsError
from whist_td.movements.whiz.circles import Kind, starter, turned
from whist_td.movements.whiz.codes import decoded
from whist_td.movements.whiz.extending import chance, extended
from whist_td.movements.whiz.form import SEATS, Grouping, Movement, Plan, Trio
from whist_td.movements.whiz.ladders import has_constant_step, ladder, longest_ladder
from whist_td.movements.whiz.rovers import with_rovers, without_phantom
from whist_td.movements.whiz.rovers_found import ROVERS
from whist_td.movements.whiz.seats import as_movement, seated
from whist_td.movements.whiz.small_evenings import EVENINGS
from whist_td.movements.whiz.starters_found import EVENS, HOLES, THREES, TURNS

LEAST_PLAYERS = 6
SHORT_EVENING = 8
"""So many rounds are offered to the smallest clubs too, who must meet again."""
EASY_ROUNDS = 5
SEED = 1

Found = Mapping[tuple[int, int], str]


def most_rounds(players: int) -> int:
    """Return the most rounds offered: while people can still be new to one another, at least 8.

    >>> most_rounds(6), most_rounds(15), most_rounds(99)
    (8, 8, 49)
    """
    check_players(players)
    tables = players // SEATS
    return max(SHORT_EVENING, players * (players - 1) // (2 * SEATS * tables))


def default_rounds(players: int) -> int:
    """Return how many rounds to propose: all sets of boards once round, between five and eight.

    >>> default_rounds(6), default_rounds(18), default_rounds(99)
    (5, 6, 8)
    """
    check_players(players)
    return min(SHORT_EVENING, max(EASY_ROUNDS, players // SEATS))


def check_players(players: int) -> None:
    """Refuse fewer people than fill two tables."""
    if players < LEAST_PLAYERS:
        raise TooFewPlayersError(players, LEAST_PLAYERS)


def movement(players: int, rounds: int) -> Movement:
    """Return the movement of people 1 … players that serves best, or refuse it with the limits."""
    if not 1 <= rounds <= most_rounds(players):
        raise WhizRoundsError(rounds, 1, most_rounds(players))
    stored = EVENINGS.get((players, rounds))
    if stored is not None:
        plan = evening(players, stored)
        return as_movement(plan, players, [trio.people for g in plan for trio in g.trios])
    return seated(renumbered(plan_of(players, rounds)), players)


def steady_movement(players: int, rounds: int) -> Movement | None:
    """Return the movement of constant steps in which all keep their seats, if there is one.

    It is easier on the room, but only people of one line are compared with one another.
    """
    tables, left_over = divmod(players, SEATS)
    if left_over or not has_constant_step(tables) or not 1 <= rounds <= tables:
        return None
    plan = ladder(tables, rounds)
    return as_movement(plan, players, [trio.people for g in plan for trio in g.trios])


def plan_of(players: int, rounds: int) -> Plan:
    """Return who plays with whom and with which boards, the seats still open."""
    tables, left_over = divmod(players, SEATS)
    makers = (_none_over, _one_over, _two_over)
    plan = makers[left_over](tables, rounds)
    if len(plan) == rounds:
        return plan
    return extended(plan, range(players), rounds - len(plan), chance(SEED))


def _none_over(tables: int, rounds: int) -> Plan:
    """Return a plan in which nobody sits out, as many of its rounds as can be had."""
    longest = longest_ladder(tables)
    if rounds <= longest:
        return ladder(tables, rounds)
    turns = [(Kind.TURN, TURNS), (Kind.THREE, THREES), (Kind.EVEN, EVENS)]
    plans = [
        (key[1], kind, found[key]) for kind, found in turns for key in found if key[0] == tables
    ]
    enough = min((plan for plan in plans if plan[0] >= rounds), default=None, key=lambda p: p[0])
    most = enough or max(plans, default=None, key=lambda p: p[0])
    if most is None or (enough is None and most[0] < longest):
        return ladder(tables, longest) if longest else ()
    return turned(starter(most[1], tables, most[0], most[2]))[:rounds]


def _one_over(tables: int, rounds: int) -> Plan:
    """Return a plan in which one sits out: a rover, or a circle with a hole."""
    rover = ROVERS.get((tables, 0, 1), "")
    if rounds <= len(rover):
        return with_rovers(ladder(tables, rounds), SEATS * tables, [decoded(rover)])
    sizes = sorted(size for count, size in HOLES if count == tables)
    more = [size for size in sizes if size >= rounds]
    if more or (sizes and sizes[-1] > len(rover)):
        size = more[0] if more else sizes[-1]
        return turned(starter(Kind.HOLE, tables, size, HOLES[tables, size]))[:rounds]
    plan = ladder(tables, len(rover)) if rover else ()
    return with_rovers(plan, SEATS * tables, [decoded(rover)])


def _two_over(tables: int, rounds: int) -> Plan:
    """Return a plan in which two sit out: two rovers, or a phantom at one table more."""
    text = ROVERS.get((tables, 0, 2), "")
    length = len(text) // 2
    if rounds > length:
        plan = _none_over(tables + 1, rounds)
        if len(plan) > length:
            return without_phantom(plan, 0)
    rovers = [decoded(text[:length]), decoded(text[length:])]
    plan = ladder(tables, min(rounds, length)) if length else ()
    return with_rovers(plan, SEATS * tables, rovers)


def renumbered(plan: Plan) -> Plan:
    """Return a plan whose sets are numbered without gaps."""
    used = sorted({trio.board_set for grouping in plan for trio in grouping.trios})
    number = {board_set: at for at, board_set in enumerate(used)}
    return tuple(
        Grouping(tuple(Trio(number[t.board_set], t.people) for t in g.trios), g.out) for g in plan
    )


def evening(players: int, text: str) -> Plan:
    """Return a stored evening, seats included."""
    tables, left_over = divmod(players, SEATS)
    numbers = decoded(text)
    size = 4 * tables + left_over
    return tuple(_grouping(numbers[at : at + size], tables) for at in range(0, len(numbers), size))


def _grouping(numbers: list[int], tables: int) -> Grouping:
    fours = (numbers[at : at + 4] for at in range(0, 4 * tables, 4))
    trios = tuple(Trio(boards, (n, e, s)) for boards, n, e, s in fours)
    return Grouping(trios, tuple(numbers[4 * tables :]))
