"""The movement for any number of people and rounds."""

from collections.abc import Iterator, Sequence
from string import ascii_lowercase, digits

from whist_td.core.finite_fields import has_constant_step
from whist_td.core.players import MeetAgainRoundsError, TooFewPlayersError
from whist_td.movements.tables import FoundTable, found
from whist_td.movements.whiz.form import SEATS, Plan, PlannedTrio, Trio, WhizMovement, WhizRound
from whist_td.movements.whiz.ladders import ladder
from whist_td.movements.whiz.plans import (
    plan_of,
    seated_plan,
    seated_second_plan,
    second_plan,
    third_plan,
    unmoved_plan,
)

ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
"""The six ways in which three people can sit: for each seat, which of them."""
LETTERS = digits + ascii_lowercase
_TWO = {letter: divmod(value, len(ORDERS)) for value, letter in enumerate(LETTERS)}

People = tuple[int, int, int]
_PAIR_WEIGHT = 2
_SEAT_WEIGHT = 3


def ways(text: str) -> Iterator[int]:
    """Yield the ways in which trios sit, two a letter.

    >>> list(ways("0z"))
    [0, 0, 5, 5]
    """
    for letter in text:
        yield from _TWO[letter]


def sitting(plan: Plan, text: str) -> list[People]:
    """Return the three of every trio in their stored seats."""
    seats: list[People] = []
    trios = (trio.people for grouping in plan for trio in grouping.trios)
    for people, way in zip(trios, ways(text), strict=False):
        north, east, south = ORDERS[way]
        seats.append((people[north], people[east], people[south]))
    return seats


def as_movement(plan: Plan, players: int, seats: Sequence[People]) -> WhizMovement:
    """Return a plan as people see it: everything numbered from 1."""
    rounds: list[WhizRound] = []
    at = 0
    for number, grouping in enumerate(plan, start=1):
        seatings = tuple(
            PlannedTrio(table, trio.board_set + 1, north + 1, east + 1, south + 1)
            for table, (trio, (north, east, south)) in enumerate(
                zip(grouping.trios, seats[at : at + len(grouping.trios)], strict=True), start=1
            )
        )
        at += len(seatings)
        out = tuple(sorted(person + 1 for person in grouping.out))
        rounds.append(WhizRound(number, seatings, out))
    sets = {trio.board_set for grouping in plan for trio in grouping.trios}
    return WhizMovement(players, len(plan[0].trios), len(sets), tuple(rounds))


def as_they_stand(plan: Plan, players: int) -> WhizMovement:
    """Return a plan in which the first of each trio sits North, and so on."""
    return as_movement(plan, players, [trio.people for g in plan for trio in g.trios])


class Comparisons:
    """How often each two people have held the same hand of a set so far."""

    def __init__(self, players: int, board_sets: int) -> None:
        self._same = [[0] * players for _ in range(players)]
        self._hands: list[list[int]] = [[] for _ in range(board_sets * SEATS)]
        self._seats = [[0] * SEATS for _ in range(players)]

    def best(self, trio: Trio) -> People:
        """Return the three in the seats that leave counts most even."""
        cost: list[list[int]] = []
        for person in trio.people:
            counts, sat = self._same[person], self._seats[person]
            met = (
                sum(map(counts.__getitem__, self._hands[trio.board_set * SEATS + seat]))
                for seat in range(SEATS)
            )
            cost.append(
                [_PAIR_WEIGHT * m + _SEAT_WEIGHT * s for m, s in zip(met, sat, strict=True)]
            )
        sums = [sum(cost[who][seat] for seat, who in enumerate(order)) for order in ORDERS]
        first, second, third = ORDERS[sums.index(min(sums))]
        return (trio.people[first], trio.people[second], trio.people[third])

    def add(self, board_set: int, people: People) -> None:
        """Count three people in their seats."""
        for seat, person in enumerate(people):
            hand = self._hands[board_set * SEATS + seat]
            counts = self._same[person]
            for other in hand:
                counts[other] += 1
                self._same[other][person] += 1
            hand.append(person)
            self._seats[person][seat] += 1


LEAST_PLAYERS = 6
FIRST_CHOICE, SECOND_CHOICE = 1, 2
_SHORT_EVENT = 8
"""So many rounds are offered to the smallest clubs too, who must meet again."""
_EASY_ROUNDS = 5


def most_rounds(players: int) -> int:
    """Return the most rounds offered: while people can still be new to one another, at least 8.

    >>> most_rounds(6), most_rounds(15), most_rounds(99)
    (8, 8, 49)
    """
    check_players(players)
    tables = players // SEATS
    return max(_SHORT_EVENT, players * (players - 1) // (2 * SEATS * tables))


def default_rounds(players: int) -> int:
    """Return how many rounds to propose: all sets of boards once round, between five and eight.

    >>> default_rounds(6), default_rounds(18), default_rounds(99)
    (5, 6, 8)
    """
    check_players(players)
    return min(_SHORT_EVENT, max(_EASY_ROUNDS, players // SEATS))


def check_players(players: int) -> None:
    """Refuse fewer people than fill two tables."""
    if players < LEAST_PLAYERS:
        raise TooFewPlayersError(players, LEAST_PLAYERS)


def movement(players: int, rounds: int) -> WhizMovement:
    """Return the movement of people 1 … players that serves best, or refuse it with the limits."""
    if not 1 <= rounds <= most_rounds(players):
        raise MeetAgainRoundsError(rounds, 1, most_rounds(players), players)
    seated = seated_plan(players, rounds)
    if seated:
        return as_they_stand(seated, players)
    return _seated(plan_of(players, rounds), players, _stored_ways(players, rounds, FIRST_CHOICE))


def complete_movement(players: int, rounds: int) -> WhizMovement | None:
    """Return the movement in which everybody plays all deals, where the best gives that up.

    There so many meet twice as have to, where the boards go round with the people.
    """
    tables, left_over = divmod(players, SEATS)
    if left_over or (tables, rounds) not in found(FoundTable.WHIZ_HALVES):
        return None
    plan = unmoved_plan(players, rounds)
    return _seated(plan, players, _stored_ways(players, rounds, FIRST_CHOICE))


def second_movement(players: int, rounds: int) -> WhizMovement | None:
    """Return the movement that is stored as a second choice, if there is one.

    Fewer meet again in it, or everybody plays all deals; where tables share them, from copies.
    """
    seated = seated_second_plan(players, rounds)
    if seated:
        return as_they_stand(seated, players)
    plan = second_plan(players, rounds)
    if plan is None:
        return None
    return _seated(plan, players, _stored_ways(players, rounds, SECOND_CHOICE))


def third_movement(players: int, rounds: int) -> WhizMovement | None:
    """Return the movement that is stored as a third choice for a small room, if there is one.

    Like the second it is played from copies, and compares people more evenly: for more copies, or
    seats that are less even.
    """
    seated = third_plan(players, rounds)
    return as_they_stand(seated, players) if seated else None


def steady_movement(players: int, rounds: int) -> WhizMovement | None:
    """Return the movement of constant steps in which all keep their seats, if there is one.

    It is easier on the room, but only people of one line are compared with one another.
    """
    tables, left_over = divmod(players, SEATS)
    if left_over or not has_constant_step(tables) or not 1 <= rounds <= tables:
        return None
    return as_they_stand(ladder(tables, rounds), players)


def _stored_ways(players: int, rounds: int, choice: int) -> str:
    """Return how the trios of a movement sit, or nothing where that is not stored."""
    return found(FoundTable.WHIZ_SEATS).get((players, rounds, choice), "")


def _seated(plan: Plan, players: int, text: str) -> WhizMovement:
    """Return a plan in its stored seats, or, if there are none, as good ones as come to hand."""
    seats = sitting(plan, text) if text else _one_by_one(plan, players)
    return as_movement(plan, players, seats)


def _one_by_one(plan: Plan, players: int) -> list[People]:
    """Return every three in the seats that are best when they come to them."""
    sets = 1 + max(trio.board_set for grouping in plan for trio in grouping.trios)
    comparisons = Comparisons(players, sets)
    seats: list[People] = []
    for trio in (trio for grouping in plan for trio in grouping.trios):
        seats.append(comparisons.best(trio))
        comparisons.add(trio.board_set, seats[-1])
    return seats
