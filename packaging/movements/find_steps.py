"""Find rounds of ladders: `find_steps.py [FIRST [LAST [MOST [TRIES [MOVES [LEAST]]]]]]`.

They let people be compared evenly. FIRST and LAST in tables, LEAST and MOST in rounds; where LEAST
is given, lines that are there already are kept only if nothing better is found. Each line of
found/steps.txt: tables, rounds, seed, moves, by how much seats should differ at most, and which two
multiples of a constant step East and South go on by (0 0: by anything; 0 1: by stored skips); then
for each round by how much East, South and the boards are ahead, and in which order the lines sit;
then for each set the order of its hands. `find_steps.py --check` finds some of the lines anew.
"""

import random
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from find_rounds import minus
from programs import asked, compiled, encoded, keep_instead, rows_of
from seating import Settings, merit, most_uneven, seat, told

from whist_td.core.finite_fields import has_constant_step
from whist_td.movements.whiz.catalogue import ORDERS
from whist_td.movements.whiz.form import Plan
from whist_td.movements.whiz.ladders import FIELDS, field, ladder, longest_ladder, stepped

NAME = "steps"
WORDS = 7
"""How many words of a line stand before its rounds."""
MOVES = 200_000
POLISH = 8_000
ANYTHING, SKIPS = (0, 0), (0, 1)
FREE = 0.7
"""Up to so many rounds a table, rounds need not be chosen from a ladder."""
LISTED = 0.4
CHECKED = 40

Numbers = list[int]


@dataclass(frozen=True)
class Search:
    """One search for the rounds of a ladder."""

    tables: int
    rounds: int
    seed: int
    moves: int
    uneven: int
    multiples: tuple[int, int]

    def line(self, program: Path) -> str | None:
        """Return the line of what is found; nothing if it breaks a rule."""
        given = (self.seed, self.moves, self.tables, self.rounds, self.uneven)
        said = asked(program, *given, told=self._told()) or ""
        broken, _, _, *numbers = [int(word) for word in said.split()]
        if broken:
            return None
        self._as_steps(numbers)
        head = (self.tables, self.rounds, self.seed, self.moves, self.uneven, *self.multiples)
        return " ".join(map(str, (*head, *numbers)))

    def _told(self) -> str:
        rows = minus(self.tables)
        listed = self._listed()
        return "\n".join(" ".join(map(str, row)) for row in [*rows, [len(listed)], *listed])

    def _listed(self) -> list[list[int]]:
        """Return by how much the boards are ahead of the three lines, where that is given."""
        less = minus(self.tables)
        if self.multiples == ANYTHING:
            return []
        if self.multiples == SKIPS:
            firsts = [each.trios[0] for each in ladder(self.tables, longest_ladder(self.tables))]
            return [[less[t.board_set][p % self.tables] for p in t.people] for t in firsts]
        times = multiplied(self.tables)
        return [[r, *(times[by][r] for by in self.multiples)] for r in range(self.tables)]

    def _as_steps(self, numbers: Numbers) -> None:
        """Tell steps from North instead of by how much the boards are ahead."""
        less = minus(self.tables)
        for at in range(0, 4 * self.rounds, 4):
            north, east, south = numbers[at : at + 3]
            numbers[at : at + 3] = [less[north][east], less[north][south], north]


def multiplied(tables: int) -> list[list[int]]:
    """Return the table of multiplication of the places."""
    places = range(tables)
    if has_constant_step(tables):
        return [[a * b % tables for b in places] for a in places]
    _, multiply = field(tables)
    return [[multiply(a, b) for b in places] for a in places]


def is_ladder(tables: int, multiples: tuple[int, int]) -> bool:
    """Tell whether nobody meets twice when lines go on by 1 and by those multiples."""
    less, times = minus(tables), multiplied(tables)
    east, south = multiples
    factors = (east, south, less[east][1], less[south][1], less[south][east])
    return all(len({times[by][r] for r in range(tables)}) == tables for by in factors)


def searches(tables: int, rounds: int, tries: int, moves: int) -> Iterator[Search]:
    """List what to try for so many tables and rounds."""
    most = most_uneven(3 * tables, rounds)
    for seed in range(1, tries + 1):
        dice = random.Random(seed * 1000 + rounds)  # noqa: S311
        kinds = [ANYTHING] if rounds <= FREE * tables else []
        if (has_constant_step(tables) or tables in FIELDS) and rounds >= LISTED * tables:
            could = [(u, v) for u in range(2, tables) for v in range(u + 1, tables)]
            could = [each for each in could if is_ladder(tables, each)]
            kinds += dice.sample(could, min(1, len(could)))
        elif LISTED * tables <= rounds <= longest_ladder(tables):
            kinds += [SKIPS]
        for kind in kinds:
            yield Search(tables, rounds, seed, moves, most + (seed % 3 == 0), kind)


@cache
def steps() -> dict[tuple[int, int], list[int]]:
    """Return the lines of found/steps.txt by tables and rounds, as numbers."""
    rows = ([int(word) for word in row] for row in rows_of("steps"))
    return {(row[0], row[1]): row[WORDS:] for row in rows}


def plan_of_steps(tables: int, rounds: int, numbers: Numbers) -> Plan:
    """Return the plan a line tells of."""
    steps = [n for at in range(0, 4 * rounds, 4) for n in numbers[at : at + 3]]
    return stepped(tables, encoded(steps))


def ways_of_steps(tables: int, rounds: int, numbers: Numbers) -> list[int]:
    """Return how the trios of a line sit."""
    hands = numbers[4 * rounds :]
    ways: list[int] = []
    for at, grouping in enumerate(plan_of_steps(tables, rounds, numbers)):
        order = ORDERS[numbers[4 * at + 3]]
        for trio in grouping.trios:
            hand = ORDERS[hands[trio.board_set]]
            ways.append(ORDERS.index((order[hand[0]], order[hand[1]], order[hand[2]])))
    return ways


def best(programs: tuple[Path, Path], lines: Iterable[str | None]) -> str | None:
    """Return the line whose people can be compared most evenly."""
    ranked: list[tuple[float, str]] = []
    for line in lines:
        if line is None:
            continue
        words = [int(word) for word in line.split()]
        (tables, rounds), numbers = words[:2], words[WORDS:]
        people = 3 * tables
        most = most_uneven(people, rounds)
        ways = ways_of_steps(tables, rounds, numbers)
        text = told(plan_of_steps(tables, rounds, numbers), people, ways)
        sat = seat(programs[1], text, Settings(1, POLISH, 2, 0.5, most, 6))
        ranked.append((merit(sat.spread, sat.uneven, people, most), line))
    return min(ranked)[1] if ranked else None


def check() -> None:
    """Find some of the lines anew, and stop at the first that comes out otherwise."""
    with compiled(NAME) as program:
        for row in rows_of(NAME)[::CHECKED]:
            tables, rounds, seed, moves, uneven, east, south = map(int, row[:WORDS])
            search = Search(tables, rounds, seed, moves, uneven, (east, south))
            if search.line(program) != " ".join(row):
                sys.exit(f"not found again: {row[:WORDS]}")
            print(*row[:WORDS], "found again", flush=True)


def main(tables: range, rounds: tuple[int, int], tries: int, moves: int) -> None:
    """Search numbers of tables and rounds: those no line tells of, or all from the least up."""
    known = {(int(row[0]), int(row[1])): " ".join(row) for row in rows_of(NAME)}
    least, most = rounds
    with compiled(NAME) as steps_, compiled("seats") as seats:
        for case in ((t, r) for t in tables for r in range(least or 2, min(t, most) + 1)):
            if not least and case in known:
                continue
            found = (each.line(steps_) for each in searches(*case, tries, moves))
            line = best((steps_, seats), [known.get(case), *found])
            print(*case, (line or "-")[:30], line != known.get(case), flush=True)
            if line:
                keep_instead(NAME, line)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        usual = map(str, (3, 33, 33, 3, MOVES, 0)[len(sys.argv) - 1 :])
        first_, last_, most_, tries_, moves_, least_ = map(int, [*sys.argv[1:], *usual])
        main(range(first_, last_ + 1), (least_, most_), tries_, moves_)
