"""Lay sets for people who are grouped already, then seat them: `find_sets.py SECONDS SEED MOVES …`.

What is laid anew is every grouping of found/groups.txt, and every movement in which a set lies at
one table only: there it compares nobody. A tabu search lays the sets, the fewest with which people
are compared no less evenly than they were before; then sets, people and seats are moved together
(`boards.c`), so that comparisons come out most even. `P,R …` names movements to search, `P,R,SETS`
says how many sets there shall be.

Each line of found/sets.txt is an evening: people, rounds; seed, sets, moves of the tabu search;
seed, moves, heat at first and at last, by how much seats should differ at most, what that is worth
and which changes were made; then a sum over the grouping, the sum of the squares of comparisons, by
how much seats differ and, after a colon, the evening: each table as set, North, East and South, and
who sits out. `find_sets.py --check` finds some anew, and compares. `write_tables.py` writes what is
found for the program to travel with.
"""

import csv
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import astuple, dataclass, replace
from functools import cache
from itertools import combinations, count
from pathlib import Path
from zlib import crc32

import find_groups
from find_boards import Settings, with_outs
from programs import FOUND, asked, compiled, encoded, rows_of
from seating import SEAT_WORTH, TOO_UNEVEN, variance

from whist_td.movements.whiz.plans import event, unmoved_plan

NAME = "sets"
BEFORE = Path(__file__).parent / "served_before.csv"
CHECKED = 11
WORDS = 15
LAID = 40_000
"""Moves of one tabu search."""
GLANCE = 8
"""So much less is moved while it is settled how many sets there are."""
KINDS = ((3.0, 0.4, 2, 7), (1.5, 0.3, 5, 7), (3.0, 0.4, 2, 0), (4.0, 0.25, 5, 7), (2.0, 0.6, 3, 7))
"""Heat at first and at last, what seats are worth, which changes."""
SHORT = 12
"""In evenings of so many rounds somebody's seats shall differ by one at most; else by two."""

Case = tuple[int, int]
Programs = tuple[Path, Path]
"""The one that lays sets, and the one that moves everything."""
Table = tuple[int, int, int, int]
"""Its round and its people."""


@dataclass(frozen=True)
class Laying:
    """What the tabu search is given."""

    seed: int
    sets: int
    moves: int


@dataclass(frozen=True)
class Line:
    """How an evening was found, and what it is."""

    case: Case
    laying: Laying
    settings: Settings
    grouping: int
    spread: int
    uneven: int
    numbers: tuple[int, ...]

    def told(self) -> str:
        """Return the line of the file of findings."""
        head = (*self.case, *astuple(self.laying), *astuple(self.settings))
        found = (self.grouping, self.spread, self.uneven)
        return " ".join(map(str, (*head, *found, ":", *self.numbers)))

    @property
    def variance(self) -> float:
        """How uneven comparisons are."""
        players = self.case[0]
        return variance(event(players, encoded(list(self.numbers))), players, self.spread)

    @property
    def repeats(self) -> int:
        """How many meetings are not the first of two people."""
        plan = event(self.case[0], encoded(list(self.numbers)))
        return repeats_of([(0, *trio.people) for each in plan for trio in each.trios])

    @property
    def merit(self) -> float:
        """What it is worth, the lower the better."""
        too_uneven = max(0, self.uneven - most_uneven(self.case))
        return self.variance + SEAT_WORTH * self.uneven + TOO_UNEVEN * too_uneven


def repeats_of(tables: list[Table]) -> int:
    """Count the meetings at tables that are not the first of two people."""
    met = Counter(pair for table in tables for pair in combinations(sorted(table[1:]), 2))
    return met.total() - len(met)


def most_uneven(case: Case) -> int:
    """Return by how much somebody's seats should differ at most."""
    return 1 if case[1] <= SHORT else 2


def line_of(row: list[str]) -> Line:
    """Read a line of the file of findings."""
    players, rounds, *laying = map(int, row[:5])
    seed, moves, hot, cold, uneven, worth, changes = row[5:12]
    settings = Settings(
        int(seed), int(moves), float(hot), float(cold), int(uneven), int(worth), int(changes)
    )
    grouping, spread, uneven_found = map(int, row[12:WORDS])
    numbers = tuple(map(int, row[WORDS + 1 :]))
    return Line(
        (players, rounds), Laying(*laying), settings, grouping, spread, uneven_found, numbers
    )


def lines() -> dict[Case, Line]:
    """Return what is found so far."""
    return {line.case: line for line in map(line_of, rows_of(NAME))}


def keep(line: Line) -> None:
    """Write a line into the file of findings, instead of one for the same people and rounds."""
    found = lines() | {line.case: line}
    text = "\n".join(found[case].told() for case in sorted(found))
    (FOUND / f"{NAME}.txt").write_text(text + "\n")


@dataclass(frozen=True)
class Before:
    """What was served before sets were laid for themselves."""

    lone_sets: int
    repeats: int
    variance: float


@cache
def served_before() -> dict[Case, Before]:
    """Return it by people and rounds."""
    with BEFORE.open(encoding="utf-8") as rows:
        return {
            (int(row["players"]), int(row["rounds"])): Before(
                int(row["lone_sets"]), int(row["repeats"]), float(row["comparison_variance"])
            )
            for row in csv.DictReader(rows)
        }


def grouped(case: Case) -> list[Table]:
    """Return each table's round and people: as groups are found, or else as the library has it."""
    found = find_groups.lines().get(case)
    if found and found.repeats < served_before()[case].repeats:
        at_table = case[0] // 3 * 3
        return [
            (number, *one[at : at + 3])  # type: ignore[misc]
            for number, one in enumerate(found.each)
            for at in range(0, at_table, 3)
        ]
    return [
        (number, *trio.people)
        for number, each in enumerate(unmoved_plan(*case))
        for trio in each.trios
    ]


def told(case: Case, tables: list[Table], sets: list[int]) -> str:
    """Return tables with their sets as the programs in C read them."""
    head = f"{case[0]} {len(set(sets))} {case[1]} {len(tables)}"
    rows = (
        f"{number} {set_} {p} {q} {r}" for (number, p, q, r), set_ in zip(tables, sets, strict=True)
    )
    return "\n".join([head, *rows])


def laid(program: Path, case: Case, laying: Laying) -> str | None:
    """Return the tables of a grouping with so many sets, if they can be laid."""
    tables = grouped(case)
    found = asked(program, *astuple(laying), told=told(case, tables, [0] * len(tables)))
    return told(case, tables, [int(word) for word in found.split()]) if found else None


def seated(program: Path, case: Case, laying: Laying, text: str, settings: Settings) -> Line:
    """Return what becomes of laid sets when all is moved."""
    spread, uneven, *numbers = map(
        int, (asked(program, *astuple(settings), told=text) or "").split()
    )
    whole = tuple(with_outs(*case, numbers))
    return Line(case, laying, settings, crc32(text.encode()), spread, uneven, whole)


@dataclass(frozen=True)
class Labour:
    """How long to search a movement, from which seed on, and with how many moves a table."""

    seconds: float
    seed: int
    moves: int


def lines_with(programs: Programs, case: Case, sets: int, labour: Labour) -> Iterator[Line]:
    """Yield evenings with so many sets, without end; none where they cannot be laid."""
    for seed in count(labour.seed):
        laying = Laying(seed, sets, LAID)
        text = laid(programs[0], case, laying)
        if text is None:
            return
        for hot, cold, worth, changes in KINDS:
            given = (seed, labour.moves, hot, cold, most_uneven(case), worth, changes)
            yield seated(programs[1], case, laying, text, Settings(*given))


def fewest_sets(programs: Programs, case: Case, labour: Labour) -> int:
    """Return with how few sets people are compared as evenly as they were before."""
    goal = served_before()[case].variance
    glance = replace(labour, moves=labour.moves // GLANCE)
    for sets in count(case[1]):
        first = next(lines_with(programs, case, sets, glance), None)
        if first and first.variance <= goal:
            break
    return sets


def improve(programs: Programs, case: Case, sets: int, labour: Labour) -> Line:
    """Search one movement for so long, and keep what is better than what is known."""
    known = lines().get(case)
    if known and (known.repeats > repeats_of(grouped(case)) or sets not in {0, known.laying.sets}):
        known = None
    best = known
    sets = sets or (known.laying.sets if known else fewest_sets(programs, case, labour))
    until = time.monotonic() + labour.seconds
    for line in lines_with(programs, case, sets, labour):
        if best is None or line.merit < best.merit:
            best = line
        if time.monotonic() > until:
            break
    if best is None:
        sys.exit(f"{sets} sets cannot be laid for {case}")
    if best != known:
        keep(best)
    return best


def wanted() -> list[Case]:
    """List the movements whose sets are laid here."""
    lone = [case for case, before in served_before().items() if before.lone_sets]
    better = [
        case
        for case, found in find_groups.lines().items()
        if found.repeats < served_before()[case].repeats
    ]
    return sorted({*lone, *better})


def check() -> None:
    """Find some of the evenings anew, and stop at the first that comes out otherwise."""
    with compiled(NAME) as sets, compiled("boards") as boards:
        for line in list(lines().values())[::CHECKED]:
            text = laid(sets, line.case, line.laying)
            if not text or seated(boards, line.case, line.laying, text, line.settings) != line:
                sys.exit(f"not found again: {line.told()[:60]}")
            print(*line.case, "found again", flush=True)


def main(labour: Labour, named: list[tuple[int, ...]]) -> None:
    """Search movement after movement."""
    with compiled(NAME) as sets, compiled("boards") as boards:
        for players, rounds, *exactly in named or wanted():
            case = (players, rounds)
            best = improve((sets, boards), case, sum(exactly), labour)
            found = (best.repeats, best.laying.sets, round(best.variance, 3), best.uneven)
            print(*case, *astuple(served_before()[case]), ":", *found, flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        words = [tuple(map(int, word.split(","))) for word in sys.argv[4:]]
        main(Labour(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])), words)
