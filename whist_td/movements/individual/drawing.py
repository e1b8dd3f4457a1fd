"""A round to come: drawn by lot, as new as can be, or by standing, the best four at table one."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

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
    _Swaps(tables, played, dice).improve()
    sittings = tuple(Sitting(at, tuple(table)) for at, table in enumerate(tables, start=1))
    return TableRound(number, sittings, tuple(sorted(resting)))


def drawn_movement(
    people: int, rounds: int, dice: Iterator[int], left_over: LeftOver
) -> TableMovement:
    """Return an evening of drawn rounds for people 1 … people."""
    history = PartnerHistory()
    drawn = []
    for number in range(1, rounds + 1):
        drawn.append(drawn_round(number, range(1, people + 1), history, dice, left_over))
        history.add(drawn[-1])
    return TableMovement(people, len(table_sizes(people, left_over)), tuple(drawn))


class _Swaps:
    """What the tables cost so far, and the dice that pick who changes places."""

    def __init__(
        self, tables: list[list[int]], played: PartnerHistory, dice: Iterator[int]
    ) -> None:
        self._tables, self._played, self._dice = tables, played, dice
        self._cost = [played.again(table) for table in tables]

    def improve(self) -> None:
        """Let people change places as long as that saves anything, at the costly tables first."""
        costly = self._costly()
        for _ in range(TRIES_A_PERSON * sum(map(len, self._tables))):
            if not costly:
                return
            if self._try(costly[self._pick(len(costly))], self._pick(len(self._tables))):
                costly = self._costly()

    def _costly(self) -> list[int]:
        """Return the tables at which people would do something again."""
        return [table for table, again in enumerate(self._cost) if again]

    def _pick(self, upto: int) -> int:
        return next(self._dice) % upto

    def _try(self, one: int, other: int) -> bool:
        """Let two people change places, and say whether they stay there."""
        first, second = self._tables[one], self._tables[other]
        a, b = self._pick(len(first)), self._pick(len(second))
        times = self._played.odd_tables
        if len(first) != len(second) and times[first[a]] != times[second[b]]:
            return False  # Who sits at odd tables stays fair.
        first[a], second[b] = second[b], first[a]
        now = {table: self._played.again(self._tables[table]) for table in (one, other)}
        if sum(now.values()) > sum(self._cost[table] for table in now):
            first[a], second[b] = second[b], first[a]
            return False
        for table, cost in now.items():
            self._cost[table] = cost
        return True


_PAIRINGS = ((0, 1, 3, 2), (0, 1, 2, 3), (0, 2, 1, 3))
"""Seats by place at the table: best with fourth, best with third, best with second."""
_WINDOW = 8
"""From so many people next in the standing the three who join the best are taken."""
PATIENCE = 200


def round_by_standing(
    number: int,
    standing: Sequence[int],
    played: PartnerHistory,
    left_over: LeftOver = LeftOver.SIT_OUT,
) -> TableRound:
    """Return the round to come for people from best to last.

    At each table the best plays with the fourth, unless they have been partners; where four people
    have all been partners, the nearest in the standing takes the place of one. Those who have sat
    out least sit out, and the last among them; tables of three or five are the last ones.
    """
    check_players(len(standing))
    sizes = table_sizes(len(standing), left_over)
    out = len(standing) - sum(sizes)
    backwards = list(reversed(standing))
    backwards.sort(key=lambda person: played.rests[person])
    resting = set(backwards[:out])
    playing = [person for person in standing if person not in resting]
    tables = _Seating(played).seated(playing, sizes)
    sittings = tuple(Sitting(at, seats) for at, seats in enumerate(tables, start=1))
    return TableRound(number, sittings, tuple(sorted(resting)))


class _Seating:
    """Fills table after table, and goes back where the last ones come out badly."""

    def __init__(self, played: PartnerHistory) -> None:
        self._played = played
        self._patience = PATIENCE

    def seated(self, people: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
        """Return the tables; old partners meet again only where nothing else is found."""
        tables = self._without_old_partners(list(people), sizes)
        if tables is not None:
            return tables
        tables, left = [], list(people)
        for size in sizes:
            tables.append(min(self._choices(left, size), key=self._old_partners))
            left = _others(left, tables[-1])
        for at in range(len(tables)):
            self._mend(tables, at)
        return tables

    def _without_old_partners(
        self, people: list[int], sizes: Sequence[int]
    ) -> list[tuple[int, ...]] | None:
        if not sizes:
            return []
        self._patience -= 1
        if self._patience < 0:
            return None
        for seats in self._choices(people, sizes[0]):
            if self._old_partners(seats):
                continue
            rest = self._without_old_partners(_others(people, seats), sizes[1:])
            if rest is not None:
                return [seats, *rest]
        return None

    def _mend(self, tables: list[tuple[int, ...]], at: int) -> None:
        """Let old partners at a table change places with people as near as can be."""
        near = sorted(range(len(tables)), key=lambda other: abs(other - at))
        for other in (table for table in near if table != at):
            for mine, theirs in product(tables[at], tables[other]):
                if not self._old_partners(tables[at]):
                    return
                if mine in tables[at] and theirs in tables[other]:
                    self._exchange(tables, (at, other), (mine, theirs))

    def _exchange(
        self, tables: list[tuple[int, ...]], places: tuple[int, int], people: tuple[int, int]
    ) -> None:
        """Exchange two people if fewer old partners meet then."""
        swap = {people[0]: people[1], people[1]: people[0]}
        before = [tables[place] for place in places]
        after = [self._paired([swap.get(p, p) for p in seats]) for seats in before]
        if sum(map(self._old_partners, after)) < sum(map(self._old_partners, before)):
            for place, seats in zip(places, after, strict=True):
                tables[place] = seats

    def _paired(self, people: Sequence[int]) -> tuple[int, ...]:
        """Return people in the seats in which they have been least together."""
        if len(people) != AT_TABLE:
            return tuple(people)
        return min((tuple(people[at] for at in p) for p in _PAIRINGS), key=self._again)

    def _choices(self, people: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
        """Yield tables for the best of these people, the nearest in the standing first."""
        if size != AT_TABLE:
            yield tuple(people[:size])
            return
        threes = combinations(people[1 : _WINDOW + 1], AT_TABLE - 1)
        order = {person: place for place, person in enumerate(people)}
        for three in sorted(threes, key=lambda three: sum(order[person] for person in three)):
            four = (people[0], *three)
            yield from sorted((tuple(four[at] for at in p) for p in _PAIRINGS), key=self._again)

    def _again(self, seats: tuple[int, ...]) -> int:
        return self._played.again(seats)

    def _old_partners(self, seats: tuple[int, ...]) -> int:
        if len(seats) != AT_TABLE:
            return 0
        return sum(self._played.were_partners(seats[a], seats[b]) for a, b in FACING)


def _others(people: Sequence[int], seats: tuple[int, ...]) -> list[int]:
    return [person for person in people if person not in seats]
