"""Find who sits where in every movement: `find_seats.py [FIRST [LAST [LABOUR [MOVES]]]]`.

The plan of the library is seated by the program in C with several seeds and settings; the best is
kept: comparisons most even, with seats that differ little. A ladder begins as found/steps.txt seats
it. What is found goes straight into resources/movements/whiz_seats.tsv, which would be as long
here; how it was found is in found/seats.txt, a line each: people, rounds, 1 or 2 (second choice),
a sum over the plan, seed, moves, heat at first and at last, by how much seats should differ at most
and what that is worth; then the sum of the squares of comparisons, and by how much seats differ.
`find_seats.py --check` finds some of the seats anew, and compares. `find_seats.py --worse SECONDS
SEED MOVES` looks again, from a seed on, for so long each, at movements that are worse than what was
reached before, until they are not.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from itertools import count
from pathlib import Path
from zlib import crc32

from find_steps import plan_of_steps, steps, ways_of_steps
from programs import FOUND, compiled, rows_of, write_table
from seating import Reached, Sat, Settings, merit, most_uneven, reached, seat, told, variance

from whist_td.movements.tables import FoundTable, found
from whist_td.movements.whiz.catalogue import LETTERS, most_rounds, ways
from whist_td.movements.whiz.form import Plan
from whist_td.movements.whiz.plans import second_plan, unmoved_plan

NAME = "seats"
SCHEMA = "players:int rounds:int choice:int ways:letters"
MOST_PLAYERS = 99
LABOUR = 12_000_000
"""How many moves a movement is worth: small rooms get more seeds than large."""
MOVES = 10_000
FROM_STEPS = ((2.0, 0.5, 0, 6), (1.0, 0.3, 0, 20), (4.0, 0.5, 0, 8))
"""Heat at first and at last, by how much seats may differ more than they should, their worth."""
BY_CHANCE = ((8.0, 1.5, 0, 8), (4.0, 0.5, 0, 20), (4.0, 0.5, 0, 10), (5.0, 0.5, 0, 6))
AGAIN = ((6.0, 1.0, 0, 12), (5.0, 0.6, 0, 12), (8.0, 1.5, 0, 12), (10.0, 1.5, 0, 25))
MOST_SEEDS = 30
CHECKED = 97
FIRST_CHOICE, SECOND_CHOICE = 1, 2

Key = tuple[int, int, int]


def letters(ways_: Sequence[int]) -> str:
    """Return ways to sit as letters.

    >>> letters([0, 0, 5])
    '0u'
    """
    even = [*ways_, 0]
    return "".join(LETTERS[6 * even[at] + even[at + 1]] for at in range(0, len(ways_), 2))


@dataclass(frozen=True)
class Line:
    """How the trios of one movement were seated, and how they sit."""

    plan: int
    settings: Settings
    sat: Sat

    def told(self, key: Key) -> str:
        """Return the line of the file of findings."""
        head = (*key, self.plan, *astuple(self.settings), self.sat.spread, self.sat.uneven)
        return " ".join(map(str, head))


def beginning(plan: Plan) -> list[int]:
    """Return how a ladder sits as its rounds were found, or nothing for another plan."""
    sets = 1 + max(trio.board_set for grouping in plan for trio in grouping.trios)
    numbers = steps().get((sets, len(plan)))
    if numbers is None:
        return []
    ladder = plan_of_steps(sets, len(plan), numbers)
    sat = iter(ways_of_steps(sets, len(plan), numbers))
    known = {
        (number, trio.board_set): (trio.people, next(sat))
        for number, grouping in enumerate(ladder)
        for trio in grouping.trios
    }
    ways_: list[int] = []
    for number, grouping in enumerate(plan):
        for trio in grouping.trios:
            people, way = known[number, trio.board_set]
            # A rover, or the last person instead of a phantom, may stand in for one of them.
            if sum(a != b for a, b in zip(people, trio.people, strict=True)) > 1:
                return []
            ways_.append(way)
    return ways_


def attempts(key: Key, plan: Plan, begin: list[int], effort: tuple[int, int]) -> Iterator[Settings]:
    """List the settings to try for a plan."""
    labour, moves = effort
    kinds = FROM_STEPS + BY_CHANCE[1:2] if begin else BY_CHANCE
    trios = sum(len(grouping.trios) for grouping in plan)
    seeds = max(1, min(MOST_SEEDS, labour // (moves * trios * len(kinds))))
    most = most_uneven(*key[:2])
    for seed in range(1, seeds + 1):
        for hot, cold, more, worth in kinds:
            yield Settings(seed, moves, hot, cold, most + more, worth)


def best(program: Path, plan: Plan, key: Key, effort: tuple[int, int], kept: Line | None) -> Line:
    """Return the best way to seat a plan: that which is kept already, or a better one."""
    players, rounds, _ = key
    begin = beginning(plan)
    text = told(plan, players, begin)
    sum_ = crc32(text.encode())
    lines = [kept] if kept and kept.plan == sum_ else []
    for settings in attempts(key, plan, begin, effort):
        if not any(line.settings == settings for line in lines):
            lines.append(Line(sum_, settings, seat(program, text, settings)))
    return best_of(lines, players, rounds)


def best_of(lines: list[Line], players: int, rounds: int) -> Line:
    """Return the best of some ways to seat a plan."""
    most = most_uneven(players, rounds)
    return min(lines, key=lambda line: merit(line.sat.spread, line.sat.uneven, players, most))


def again(
    program: Path, key: Key, kept: Line, now: Reached, labour: tuple[float, int, int]
) -> Line:
    """Look again at a plan, until its seats are no worse than what was reached before."""
    players, rounds, _ = key
    plan = unmoved_plan(players, rounds)
    text = told(plan, players, beginning(plan))
    lines = [kept]
    seconds, first, moves = labour
    until = time.monotonic() + seconds
    for seed in count(first):
        for hot, cold, more, worth in AGAIN:
            most = most_uneven(players, rounds) + more
            settings = Settings(seed, moves, hot, cold, most, worth)
            line = Line(crc32(text.encode()), settings, seat(program, text, settings))
            lines.append(line)
            enough = now.is_enough(variance(plan, players, line.sat.spread), line.sat.uneven)
            if enough or time.monotonic() > until:
                return line if enough else best_of(lines, players, rounds)
    return kept


def write(players: int, sat: dict[Key, str]) -> None:
    """Write what is found for so many people into the table."""
    kept: dict[tuple[int, ...], str] = {
        key: text for key, text in found(FoundTable.WHIZ_SEATS).items() if key[0] != players
    }
    lines = ((*map(str, key), text) for key, text in sorted((kept | sat).items()))
    write_table(FoundTable.WHIZ_SEATS, SCHEMA, "find_seats.py", "found/seats.txt", lines)


def lines_kept(players: int) -> dict[Key, Line]:
    """Return what is known of so many people, from the file of findings and the table."""
    known: dict[Key, Line] = {}
    for row in rows_of(NAME):
        if int(row[0]) != players:
            continue
        rounds, which, plan, seed, moves = map(int, row[1:6])
        settings = Settings(seed, moves, float(row[6]), float(row[7]), int(row[8]), int(row[9]))
        text = found(FoundTable.WHIZ_SEATS)[players, rounds, which]
        sat = "".join(map(str, ways(text)))[: players // 3 * rounds]
        line = Line(plan, settings, Sat(int(row[10]), int(row[11]), sat))
        known[players, rounds, which] = line
    return known


def keep_all(players: int, lines: dict[Key, Line]) -> None:
    """Write how the movements of so many people were seated, and how they sit."""
    others = [" ".join(row) for row in rows_of(NAME) if int(row[0]) != players]
    rows = others + [line.told(key) for key, line in lines.items()]
    rows.sort(key=lambda row: [int(word) for word in row.split()[:3]])
    write(players, {key: letters([*map(int, line.sat.ways)]) for key, line in lines.items()})
    (FOUND / f"{NAME}.txt").write_text("\n".join(rows) + "\n")


def check() -> None:
    """Find some of the seats anew, and stop at the first that come out otherwise."""
    with compiled(NAME) as program:
        for row in rows_of(NAME)[::CHECKED]:
            key = (int(row[0]), int(row[1]), int(row[2]))
            line = lines_kept(key[0])[key]
            plan = unmoved_plan(*key[:2]) if key[2] == FIRST_CHOICE else second_plan(*key[:2])
            text = told(plan or (), key[0], beginning(plan or ()))
            if crc32(text.encode()) != line.plan or seat(program, text, line.settings) != line.sat:
                sys.exit(f"not found again: {key}")
            print(*key, "found again", flush=True)


def main(sizes: range, effort: tuple[int, int]) -> None:
    """Seat every movement of so many people."""
    with compiled(NAME) as program:
        for players in sizes:
            kept, lines = lines_kept(players), {}
            for rounds in range(1, most_rounds(players) + 1):
                plans = {FIRST_CHOICE: unmoved_plan(players, rounds)}
                second = second_plan(players, rounds)
                if second:
                    plans[SECOND_CHOICE] = second
                for which, plan in plans.items():
                    key = (players, rounds, which)
                    lines[key] = best(program, plan, key, effort, kept.get(key))
            keep_all(players, lines)
            print(players, len(lines), flush=True)


def mend(seconds: float, seed: int, moves: int) -> None:
    """Look again at all movements that are worse than what was reached before."""
    known, boards = reached(), found(FoundTable.WHIZ_BOARDS)
    worse = sorted(case for case, row in known.items() if row.is_worse and case not in boards)
    with compiled(NAME) as program:
        for players in sorted({players for players, _ in worse}):
            kept = lines_kept(players)
            keys = [(*case, FIRST_CHOICE) for case in worse if case[0] == players]
            for key in keys:
                if key in kept:
                    case = key[:2]
                    kept[key] = again(program, key, kept[key], known[case], (seconds, seed, moves))
                    print(*case, known[case], kept[key].sat.uneven, flush=True)
            if kept:
                keep_all(players, kept)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    elif sys.argv[1:2] == ["--worse"]:
        mend(float(sys.argv[2]), *map(int, sys.argv[3:5]))
    else:
        given = [*sys.argv[1:], *map(str, (6, MOST_PLAYERS, LABOUR, MOVES)[len(sys.argv) - 1 :])]
        first_, last_, labour_, moves_ = map(int, given)
        main(range(first_, last_ + 1), (labour_, moves_))
