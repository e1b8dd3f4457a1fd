"""Who sits North, East and South: so that everybody is compared with everybody, and changes seats.

Trios, boards and tables stay as they are. The trios are gone through in the order of play, a few
times over; each takes, of its six ways to sit, the one that leaves comparisons and seats most even.
"""

from collections.abc import Iterable, Iterator, Sequence

from whist_td.movements.whiz.extending import chance
from whist_td.movements.whiz.form import SEATS, Movement, Plan, Round, Seating, Trio

ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
"""The six ways in which three people can sit: for each seat, which of them."""
PAIR_WEIGHT = 2
SEAT_WEIGHT = 3
HOT = 10
"""How much worse than best a trio may sit in the first pass; it cools to nothing."""
LABOUR = 1_200_000
"""How many looks at another person's count are spent; it bounds the time, and nothing else."""
LOOKS_AWAY = 125
"""What a trio costs besides, in looks."""
FEW_PASSES = 8
"""With fewer there is no time to cool down: nothing but improvements."""
MOST_PASSES = 60

People = tuple[int, int, int]


class Comparisons:
    """How often each two people have held the same hand of a set so far."""

    def __init__(self, players: int, board_sets: int) -> None:
        self._same = [[0] * players for _ in range(players)]
        self._hands: list[list[int]] = [[] for _ in range(board_sets * SEATS)]
        self._seats = [[0] * SEATS for _ in range(players)]

    def best(self, trio: Trio, dice: Iterator[int] | None = None, noise: int = 1) -> People:
        """Return the three in the seats that leave counts most even, or nearly with noise."""
        cost = [[self._cost(p, trio.board_set, seat) for seat in range(SEATS)] for p in trio.people]
        north, east, south = cost
        sums = [north[0] + east[1] + south[2], north[0] + south[1] + east[2]]
        sums += [east[0] + north[1] + south[2], east[0] + south[1] + north[2]]
        sums += [south[0] + north[1] + east[2], south[0] + east[1] + north[2]]
        if dice is not None and noise > 1:
            sums = [total + next(dice) % noise for total in sums]
        order = ORDERS[sums.index(min(sums))]
        return (trio.people[order[0]], trio.people[order[1]], trio.people[order[2]])

    def _cost(self, person: int, board_set: int, seat: int) -> int:
        counts = self._same[person]
        met = sum(map(counts.__getitem__, self._hands[board_set * SEATS + seat]))
        return PAIR_WEIGHT * met + SEAT_WEIGHT * self._seats[person][seat]

    def add(self, board_set: int, people: People) -> None:
        """Count three people in their seats."""
        for seat, person in enumerate(people):
            hand = self._hands[board_set * SEATS + seat]
            self._count(person, hand, 1)
            hand.append(person)
            self._seats[person][seat] += 1

    def remove(self, board_set: int, people: People) -> None:
        """Forget three people in their seats."""
        for seat, person in enumerate(people):
            hand = self._hands[board_set * SEATS + seat]
            hand.remove(person)
            self._count(person, hand, -1)
            self._seats[person][seat] -= 1

    def _count(self, person: int, hand: Iterable[int], by: int) -> None:
        counts = self._same[person]
        for other in hand:
            counts[other] += by
            self._same[other][person] += by


def seated(plan: Plan, players: int) -> Movement:
    """Return a plan with everybody in a seat, as even as a few passes make it."""
    sets = 1 + max(trio.board_set for grouping in plan for trio in grouping.trios)
    comparisons = Comparisons(players, sets)
    trios = [trio for grouping in plan for trio in grouping.trios]
    seats: list[People] = []
    for trio in trios:
        seats.append(comparisons.best(trio))
        comparisons.add(trio.board_set, seats[-1])
    passes = _passes(len(trios), sets)
    dice = chance(len(trios))
    hot = HOT if passes >= FEW_PASSES else 0
    for left in range(passes, 0, -1):
        if not _improved(comparisons, trios, seats, (dice, hot * left // passes)):
            break
    return as_movement(plan, players, seats)


def as_movement(plan: Plan, players: int, seats: Sequence[People]) -> Movement:
    """Return a plan as people see it: everything numbered from 1."""
    rounds: list[Round] = []
    at = 0
    for number, grouping in enumerate(plan, start=1):
        seatings = tuple(
            Seating(table, trio.board_set + 1, *(person + 1 for person in seats[at + table - 1]))
            for table, trio in enumerate(grouping.trios, start=1)
        )
        at += len(seatings)
        out = tuple(sorted(person + 1 for person in grouping.out))
        rounds.append(Round(number, seatings, out))
    sets = {trio.board_set for grouping in plan for trio in grouping.trios}
    return Movement(players, len(plan[0].trios), len(sets), tuple(rounds))


def _passes(trios: int, sets: int) -> int:
    looks = trios * (SEATS * SEATS * trios // sets + LOOKS_AWAY)
    return min(MOST_PASSES, LABOUR // looks)


def _improved(
    comparisons: Comparisons,
    trios: Sequence[Trio],
    seats: list[People],
    heat: tuple[Iterator[int], int],
) -> bool:
    changed = False
    for at, trio in enumerate(trios):
        comparisons.remove(trio.board_set, seats[at])
        better = comparisons.best(Trio(trio.board_set, seats[at]), *heat)
        comparisons.add(trio.board_set, better)
        changed |= better != seats[at]
        seats[at] = better
    return changed
