"""Write the starters and small evenings that were found as the table the program travels with.

`write_starters.py` reads found/starters.txt and found/evenings.txt, drops what is never better than
the rest, gives evenings their seats, looks for seeds by which better evenings are drawn, writes
resources/movements/individual_*.tsv and checks, when all is written, every number of players and
rounds.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from programs import encoded, write_table
from write_whists import numbers_in

from whist_td.core.chance import chance
from whist_td.core.movement_tables import LeftOver, TableRound
from whist_td.movements.individual import catalogue
from whist_td.movements.individual.catalogue import event
from whist_td.movements.individual.drawing import (
    BESIDE,
    FACING,
    MEETING_AGAIN,
    OPPONENTS_AGAIN,
    drawn_movement,
)
from whist_td.movements.individual.plan import AT_TABLE, Four, Fours, Plan, fours_of
from whist_td.movements.individual.whists import is_whist, whist
from whist_td.movements.tables import FoundTable, Row
from whist_td.movements.verify_individual.faults import movement_of
from whist_td.movements.verify_individual.quality import verify

GENERATOR = "individual/write_starters.py"
STARTERS, EVENINGS = "found/starters.txt", "found/evenings.txt"
"""Where the seed of each line stands."""
MOST_PLAYERS = 100
SEEDS = range(1, 9)
MOST_DRAWN = 12
LEAST_DRAWN = 24
MOST_DICE = 45_000
"""An evening that takes more dice than these is not drawn at once."""
Key = tuple[int, int]
PERFECT = (0, 0)


def cost(plan: Plan) -> tuple[int, int]:
    """Return how often people are partners again; then how often opponents, or at one table."""
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for fours in plan:
        for four in fours:
            partners.update(frozenset((four[a], four[b])) for a, b in FACING)
            opponents.update(frozenset((four[a], four[b])) for a, b in BESIDE)
    meetings = MEETING_AGAIN * again(partners + opponents)
    return again(partners), OPPONENTS_AGAIN * again(opponents) + meetings


def again(counts: Counter[frozenset[int]]) -> int:
    """Return in how many pairs of rounds two people do the same."""
    return sum(times * (times - 1) // 2 for times in counts.values())


def seatings(four: Four) -> Iterator[Four]:
    """Yield the eight ways to seat two pairs of partners."""
    north, east, south, west = four
    for a, b, c, d in ((north, east, south, west), (north, west, south, east)):
        yield from ((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c))


class Seats:
    """Gives each four a seat and a table where its people have sat least."""

    def __init__(self) -> None:
        self._seats: Counter[tuple[int, int]] = Counter()
        self._tables: Counter[tuple[int, int]] = Counter()

    def seated(self, fours: Fours) -> Fours:
        """Return a round with its seats and its tables in order."""
        left = [min(seatings(four), key=self._seat_cost) for four in fours]
        laid: list[Four] = []
        for table in range(len(fours)):
            best = min(left, key=lambda four: sum(self._tables[p, table] ** 2 for p in four))
            left.remove(best)
            laid.append(best)
            self._tables.update((p, table) for p in best)
            self._seats.update((p, seat) for seat, p in enumerate(best))
        return tuple(laid)

    def _seat_cost(self, four: Four) -> int:
        return sum(2 * self._seats[p, seat] + 1 for seat, p in enumerate(four))


def turns(players: int) -> dict[int, Fours]:
    """Return the base rounds found for so many players, by the rounds they were made for."""
    rows = (row for row in numbers_in("found/starters.txt") if row[0] == players)
    return {row[1]: fours_of(row[6:]) for row in rows}


def chosen(players: int) -> dict[int, Fours]:
    """Return the base rounds worth keeping, by the most rounds in which they beat the next one."""
    found = turns(players)
    sizes = sorted(found, reverse=True)
    kept: dict[int, Fours] = {}
    if is_whist(players):
        later = whist(players)
    elif sizes:
        kept[sizes[0]] = found[sizes[0]]
        later = event(found[sizes[0]], players, sizes[0])
    for size in sizes:
        plan = event(found[size], players, size)
        better = [r for r in range(2, size + 1) if cost(plan[:r]) < cost(later[:r])]
        if better:
            kept[better[-1]] = found[size]
            later = plan
    return kept


def events(players: int) -> dict[Key, list[int]]:
    """Return the whole evenings that are better than what is turned."""
    kept = {}
    for row in numbers_in("found/evenings.txt"):
        rounds, people = row[1], row[6:]
        size = players // AT_TABLE * AT_TABLE
        if row[0] != players:
            continue
        plan = tuple(fours_of(people[at * size : at * size + size]) for at in range(rounds))
        if cost(plan) < cost(catalogue.plan_of(players, rounds)):
            seats = Seats()
            kept[players, rounds] = [p for each in plan for f in seats.seated(each) for p in f]
    return kept


def drawn(players: int) -> list[int]:
    """Return for each number of rounds the seed that draws a better evening, or 0."""
    seeds = []
    for rounds in range(1, MOST_DRAWN + 1):
        best, seed = cost(catalogue.plan_of(players, rounds)), 0
        for trial in SEEDS if rounds > 1 and players >= LEAST_DRAWN else ():
            if best == PERFECT:
                break
            whole = drawn_movement(players, rounds, chance(trial), LeftOver.SIT_OUT)
            tried = cost(tuple(map(fours_at, whole.rounds)))
            best, seed = min((best, seed), (tried, trial))
        seeds.append(seed if seed and dice_used(players, rounds, seed) <= MOST_DICE else 0)
    return seeds


def dice_used(players: int, rounds: int, seed: int) -> int:
    """Return how many dice an evening takes."""
    used = count()
    dice = (number for number, _ in zip(chance(seed), used, strict=False))
    drawn_movement(players, rounds, dice, LeftOver.SIT_OUT)
    return next(used)


def fours_at(each: TableRound) -> Fours:
    """Return the tables of a round."""
    return fours_of([person for sitting in each.sittings for person in sitting.seats])


def lines_of(rows: dict[Key, Sequence[int]]) -> Iterator[Row]:
    """Yield what is stored by players and rounds, a letter for each person."""
    for (players, rounds), people in sorted(rows.items()):
        yield (str(players), str(rounds), encoded(list(people)))


def lines_of_seeds(seeds: dict[int, list[int]]) -> Iterator[Row]:
    """Yield the seeds by players and rounds, where there are any."""
    for players, row in seeds.items():
        for rounds, seed in enumerate(row, start=1):
            if seed:
                yield (str(players), str(rounds), str(seed))


def write(table: FoundTable, kind: str, seed: str, lines: Iterable[Row]) -> None:
    """Write a table of movements by players and rounds."""
    write_table(table, f"players:int rounds:int {kind}", GENERATOR, seed, lines)


def check(players: int) -> None:
    """Stop where a movement of an evening, or a whole one, breaks a rule."""
    for rounds in {*range(1, catalogue.LONG_EVENT + 1), catalogue.full_rounds(players)}:
        whole = movement_of(catalogue.movement(players, rounds))
        faults = verify(whole).faults
        if faults:
            message = f"{players} players, {rounds} rounds: {faults[:2]}"
            raise ValueError(message)


def main() -> None:
    """Write the starters, then the evenings that are better; then check all."""
    sizes = range(AT_TABLE, MOST_PLAYERS + 1)
    starters: dict[Key, Sequence[int]] = {
        (players, rounds): [p for four in base for p in four]
        for players in sizes
        for rounds, base in chosen(players).items()
    }
    write(FoundTable.INDIVIDUAL_SEEDS, "seed:int", f"1 to {SEEDS[-1]}", ())
    write(FoundTable.INDIVIDUAL_EVENINGS, "evening:letters", EVENINGS, ())
    write(FoundTable.INDIVIDUAL_STARTERS, "base:letters", STARTERS, lines_of(starters))
    whole: dict[Key, Sequence[int]] = {
        key: row for players in sizes for key, row in events(players).items()
    }
    write(FoundTable.INDIVIDUAL_EVENINGS, "evening:letters", EVENINGS, lines_of(whole))
    seeds = {players: drawn(players) for players in sizes}
    write(FoundTable.INDIVIDUAL_SEEDS, "seed:int", f"1 to {SEEDS[-1]}", lines_of_seeds(seeds))
    for players in sizes:
        check(players)
    print(len(starters), "starters,", len(whole), "evenings")


if __name__ == "__main__":
    main()
