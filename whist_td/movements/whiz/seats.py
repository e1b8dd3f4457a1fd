"""Who sits North, East and South: so that everybody is compared with everybody, and changes seats.

The ways to sit are found by packaging/movements/find_seats.py and stored; trios, boards and tables
stay as they are.
"""

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_lowercase, digits

from whist_td.movements.whiz.form import SEATS, Plan, PlannedTrio, Trio, WhizMovement, WhizRound

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
        cost = [[self._cost(p, trio.board_set, seat) for seat in range(SEATS)] for p in trio.people]
        sums = [sum(cost[who][seat] for seat, who in enumerate(order)) for order in ORDERS]
        first, second, third = ORDERS[sums.index(min(sums))]
        return (trio.people[first], trio.people[second], trio.people[third])

    def _cost(self, person: int, board_set: int, seat: int) -> int:
        counts = self._same[person]
        met = sum(map(counts.__getitem__, self._hands[board_set * SEATS + seat]))
        return _PAIR_WEIGHT * met + _SEAT_WEIGHT * self._seats[person][seat]

    def add(self, board_set: int, people: People) -> None:
        """Count three people in their seats."""
        for seat, person in enumerate(people):
            hand = self._hands[board_set * SEATS + seat]
            self._count(person, hand)
            hand.append(person)
            self._seats[person][seat] += 1

    def _count(self, person: int, hand: Iterable[int]) -> None:
        counts = self._same[person]
        for other in hand:
            counts[other] += 1
            self._same[other][person] += 1
