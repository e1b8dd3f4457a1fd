"""How often people have held the same hands so far, and who should sit where next."""

from collections.abc import Iterable

from whist_td.movements.whiz.form import SEATS, Trio
from whist_td.movements.whiz.seats import ORDERS, People

PAIR_WEIGHT = 2
SEAT_WEIGHT = 3


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
        return PAIR_WEIGHT * met + SEAT_WEIGHT * self._seats[person][seat]

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
