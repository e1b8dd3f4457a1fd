"""The round to come by standing: the best four at table one, and no partner had before."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from whist_td.core.movement_tables import LeftOver, Sitting, TableRound
from whist_td.movements.individual.drawing import FACING, PartnerHistory
from whist_td.movements.individual.plan import AT_TABLE, check_players, table_sizes

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
        found = self._without_old_partners(list(people), sizes)
        if found is not None:
            return found
        tables = self._at_least_cost(list(people), sizes)
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

    def _at_least_cost(self, people: list[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
        tables = []
        for size in sizes:
            tables.append(min(self._choices(people, size), key=self._old_partners))
            people = _others(people, tables[-1])
        return tables

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
