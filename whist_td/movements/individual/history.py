"""What people have done so far: with whom, against whom, and how often they sat out."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from whist_td.core.movement_tables import TableRound
from whist_td.movements.individual.plan import AT_TABLE

PARTNERS_AGAIN, OPPONENTS_AGAIN, MEETING_AGAIN = 12, 3, 1
"""What it costs to be partners, opponents, or just at one table once more."""
FACING = ((0, 2), (1, 3))
BESIDE = ((0, 1), (1, 2), (2, 3), (3, 0))

Pair = tuple[int, int]


def pair_of(one: int, other: int) -> Pair:
    """Return two people whatever their order."""
    return (one, other) if one < other else (other, one)


class History:
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
