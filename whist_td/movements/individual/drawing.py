"""A round drawn by lot, as new as can be: nobody with a partner or against people already had."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from whist_td.core.movement_tables import LeftOver, Sitting, TableMovement, TableRound
from whist_td.movements.individual.plan import AT_TABLE, check_players, table_sizes

PARTNERS_AGAIN, OPPONENTS_AGAIN, MEETING_AGAIN = 12, 3, 1
"""What it costs to be partners, opponents, or just at one table once more."""
FACING = ((0, 2), (1, 3))
BESIDE = ((0, 1), (1, 2), (2, 3), (3, 0))

Pair = tuple[int, int]
TRIES_A_PERSON = 60


def pair_of(one: int, other: int) -> Pair:
    """Return two people whatever their order."""
    return (one, other) if one < other else (other, one)


class PartnerHistory:
    """Counts of what two people have been to each other, and of rests; grows round by round."""

    def __init__(self, rounds: Iterable[TableRound] = ()) -> None:
        self.partners: Counter[Pair] = Counter()
        self.opponents: Counter[Pair] = Counter()
        self.meetings: Counter[Pair] = Counter()
        self.rests: Counter[int] = Counter()
        self.odd_tables: Counter[int] = Counter()
        self._facing: Counter[Pair] = Counter()
        self._beside: Counter[Pair] = Counter()
        for each in rounds:
            self.add(each)

    def add(self, played: TableRound) -> None:
        """Remember one round more."""
        self.rests.update(played.sit_out)
        for sitting in played.sittings:
            people = sitting.seats
            for two in combinations(people, 2):
                self._count(self.meetings, two, MEETING_AGAIN, MEETING_AGAIN)
            if len(people) != AT_TABLE:
                self.odd_tables.update(people)
                continue
            for a, b in FACING:
                self._count(self.partners, (people[a], people[b]), PARTNERS_AGAIN, 0)
            for a, b in BESIDE:
                self._count(self.opponents, (people[a], people[b]), 0, OPPONENTS_AGAIN)

    def _count(self, what: Counter[Pair], two: Pair, facing: int, beside: int) -> None:
        """Count two people once more, and what it will cost to seat them so again."""
        what[pair_of(*two)] += 1
        for pair in (two, two[::-1]):
            self._facing[pair] += facing
            self._beside[pair] += beside

    def were_partners(self, one: int, other: int) -> int:
        """Return how often two people have been partners."""
        return self.partners[pair_of(one, other)]

    def again(self, people: Sequence[int]) -> int:
        """Return the cost of a table: what its people have been to one another before."""
        if len(people) != AT_TABLE:
            met = sum(self.meetings[pair_of(*two)] for two in combinations(people, 2))
            return (OPPONENTS_AGAIN + MEETING_AGAIN) * met
        north, east, south, west = people
        facing, beside = self._facing.get, self._beside.get
        return (
            facing((north, south), 0)
            + facing((east, west), 0)
            + beside((north, east), 0)
            + beside((east, south), 0)
            + beside((south, west), 0)
            + beside((west, north), 0)
        )


def drawn_round(
    number: int,
    people: Sequence[int],
    played: PartnerHistory,
    dice: Iterator[int],
    left_over: LeftOver = LeftOver.SIT_OUT,
) -> TableRound:
    """Draw the round to come for the people who are there; the same dice draw the same round.

    Those who have sat out least sit out, and those who have sat least at a table of three or five
    sit there; among equals the lot decides.
    """
    check_players(len(people))
    sizes = table_sizes(len(people), left_over)
    order = sorted(people, key=lambda person: (-played.rests[person], next(dice)))
    playing, resting = order[: sum(sizes)], order[sum(sizes) :]
    playing.sort(key=lambda person: (-played.odd_tables[person], next(dice)))
    tables = []
    start = 0
    for size in sizes:
        tables.append(list(playing[start : start + size]))
        start += size
    _improve(_Swaps(tables, played, dice))
    sittings = tuple(Sitting(at, tuple(table)) for at, table in enumerate(tables, start=1))
    return TableRound(number, sittings, tuple(sorted(resting)))


def drawn_movement(
    people: int, rounds: int, dice: Iterator[int], left_over: LeftOver
) -> TableMovement:
    """Return an evening of drawn rounds for people 1 … people."""
    history = PartnerHistory()
    found = []
    for number in range(1, rounds + 1):
        found.append(drawn_round(number, range(1, people + 1), history, dice, left_over))
        history.add(found[-1])
    return TableMovement(people, len(table_sizes(people, left_over)), tuple(found))


class _Swaps:
    """What the tables cost so far, and the dice that pick who changes places."""

    def __init__(
        self, tables: list[list[int]], played: PartnerHistory, dice: Iterator[int]
    ) -> None:
        self.tables, self.played, self._dice = tables, played, dice
        self.cost = [played.again(table) for table in tables]

    def costly(self) -> list[int]:
        """Return the tables at which people would do something again."""
        return [table for table, again in enumerate(self.cost) if again]

    def pick(self, upto: int) -> int:
        """Return a number below another."""
        return next(self._dice) % upto

    def are_fair(self, one: int, other: int, seats: tuple[int, int]) -> bool:
        """Tell whether two may change places: who sits at odd tables stays fair."""
        first, second = self.tables[one], self.tables[other]
        times = self.played.odd_tables
        return len(first) == len(second) or times[first[seats[0]]] == times[second[seats[1]]]


def _improve(swaps: _Swaps) -> None:
    """Let people change places as long as that saves anything, at the costly tables first."""
    costly = swaps.costly()
    for _ in range(TRIES_A_PERSON * sum(map(len, swaps.tables))):
        if not costly:
            return
        if _try(swaps, costly[swaps.pick(len(costly))], swaps.pick(len(swaps.tables))):
            costly = swaps.costly()


def _try(swaps: _Swaps, one: int, other: int) -> bool:
    """Let two people change places, and say whether they stay there."""
    first, second = swaps.tables[one], swaps.tables[other]
    a, b = swaps.pick(len(first)), swaps.pick(len(second))
    if not swaps.are_fair(one, other, (a, b)):
        return False
    first[a], second[b] = second[b], first[a]
    now = {table: swaps.played.again(swaps.tables[table]) for table in (one, other)}
    if sum(now.values()) > sum(swaps.cost[table] for table in now):
        first[a], second[b] = second[b], first[a]
        return False
    for table, cost in now.items():
        swaps.cost[table] = cost
    return True
