"""Search evenings with tables of five and write them as the table the program travels with.

`write_fives.py` begins with a drawn evening and lets people of a round change places, now and then
for the worse, until as few as possible meet again. Somebody may sit twice at a table of five while
others never do, and no more often than twice where the drawn evening needs no more. Only evenings
that are better than the drawn one are written. The seed of a line is players × 100 + rounds.
"""

from collections import Counter
from itertools import combinations
from math import exp

from programs import encoded, write_table

from whist_td.core.chance import chance
from whist_td.core.movement_tables import LeftOver, Sitting, TableRound
from whist_td.movements.individual.catalogue import SEED
from whist_td.movements.individual.drawing import PartnerHistory, drawn_movement
from whist_td.movements.individual.plan import AT_TABLE, table_sizes
from whist_td.movements.tables import FoundTable

PLAYERS, ROUNDS = range(9, 48), range(2, 7)
TRIES = 60_000
WARM, COLD = 1.2, 0.12
TWICE, FINE = 2, 1_000_000
_ORDERS = ((0, 1, 2, 3), (0, 1, 3, 2), (0, 2, 1, 3))
Tables = list[list[list[int]]]
"""Round by round, table by table, who sits there."""


class _Search:
    """An evening, what people have been to each other in it, and who sat at tables of five."""

    def __init__(self, event: Tables, seed: int) -> None:
        self.event, self._dice = event, chance(seed)
        self._met = Counter(
            pair for tables in event for table in tables for pair in combinations(sorted(table), 2)
        )
        self._fives = Counter(
            person
            for tables in event
            for table in tables
            if len(table) > AT_TABLE
            for person in table
        )
        self._most = max(TWICE, *self._fives.values())

    @property
    def again(self) -> int:
        """How often two people meet who have met before; a third time costs more."""
        return sum(times * (times - 1) // 2 for times in self._met.values())

    def improve(self) -> Tables:
        """Return the best evening that was passed on the way."""
        best, cost, fewest = self._copy(), self.again, self.again
        for step in range(TRIES):
            if not fewest:
                break
            cost += self._try(WARM * (COLD / WARM) ** (step / TRIES))
            if cost < fewest:
                best, fewest = self._copy(), cost
        return best

    def _pick(self, upto: int) -> int:
        return next(self._dice) % upto

    def _copy(self) -> Tables:
        return [[list(table) for table in tables] for tables in self.event]

    def _try(self, heat: float) -> int:
        """Let two people change places, and return what it costs; 0 where they go back."""
        pick = self._pick
        tables = self.event[pick(len(self.event))]
        first = pick(len(tables))
        one, other = tables[first], tables[first - 1 - pick(len(tables) - 1)]
        a, b = pick(len(one)), pick(len(other))
        p, q = one[a], other[b]
        longer = len(one) - len(other)
        if max(self._fives[p] - longer, self._fives[q] + longer) > self._most and longer:
            return 0
        cost = self._leave(one, p) + self._leave(other, q)
        one[a], other[b] = q, p
        cost += self._join(one, q) + self._join(other, p)
        if cost <= 0 or pick(FINE) < FINE * exp(-cost / heat):
            self._fives[p] += len(other) - len(one)
            self._fives[q] += len(one) - len(other)
            return cost
        self._leave(one, q), self._leave(other, p)
        one[a], other[b] = p, q
        self._join(one, p), self._join(other, q)
        return 0

    def _leave(self, table: list[int], person: int) -> int:
        cost = 0
        for other in table:
            if other != person:
                pair = (person, other) if person < other else (other, person)
                self._met[pair] -= 1
                cost -= self._met[pair]
        return cost

    def _join(self, table: list[int], person: int) -> int:
        cost = 0
        for other in table:
            if other != person:
                pair = (person, other) if person < other else (other, person)
                cost += self._met[pair]
                self._met[pair] += 1
        return cost


def seated(event: Tables) -> list[int]:
    """Return everybody in the order of tables and seats, opposite whom they faced least."""
    history, people = PartnerHistory(), []
    for number, tables in enumerate(event, start=1):
        laid = [_facing_new(table, history) for table in tables]
        sittings = tuple(Sitting(at, tuple(table)) for at, table in enumerate(laid, start=1))
        history.add(TableRound(number, sittings))
        people += [person for table in laid for person in table]
    return people


def _facing_new(table: list[int], history: PartnerHistory) -> list[int]:
    if len(table) != AT_TABLE:
        return table
    orders = ([table[place] for place in order] for order in _ORDERS)
    return min(orders, key=history.again)


def found_event(players: int, rounds: int) -> list[int] | None:
    """Return the best evening found, everybody counted from 1; None where nothing is gained."""
    drawn = drawn_movement(players, rounds, chance(SEED), LeftOver.FIVES)
    event = [[list(sitting.seats) for sitting in each.sittings] for each in drawn.rounds]
    search = _Search(event, players * 100 + rounds)
    before = search.again
    best = search.improve()
    return seated(best) if _Search(best, 0).again < before else None


def main() -> None:
    """Search every number of players who fill tables of five, and write what was found."""
    lines = []
    for players in PLAYERS:
        if AT_TABLE + 1 not in table_sizes(players, LeftOver.FIVES):
            continue
        for rounds in ROUNDS:
            people = found_event(players, rounds)
            if people is not None:
                lines.append((str(players), str(rounds), encoded([n - 1 for n in people])))
    write_table(
        FoundTable.INDIVIDUAL_FIVES,
        "players:int rounds:int evening:letters",
        "individual/write_fives.py",
        f"1 to {max(PLAYERS) * 100 + max(ROUNDS)}",
        lines,
    )


if __name__ == "__main__":
    main()
