"""Find evenings in which boards, people and seats were moved until they fitted: `find_boards.py`.

A plan of the library, or the first rounds of a longer one, is improved by the program in C: sets
change tables, people change trios, others sit out, and all change seats. What compares people more
evenly than what is stored is kept in found/boards.txt, a line each: people, rounds, how many rounds
longer the plan was, how many sets more there were, a sum over that plan, seed, moves, heat at first
and at last, by how much seats should differ at most, what that is worth and which changes were
made; then the sum of the squares of comparisons, by how much seats differ and, after a colon, the
evening: each table as set, North, East and South, and who sits out.

`find_boards.py SECONDS SEED MOVES MORE P,R …` searches some movements, for so long each at most, or
until they are no worse than what was reached before, from a seed on, and with up to so many sets
more; with `--worse` instead of numbers those that are worse, with `--above` those furthest above
their bound. `find_boards.py --check` finds some anew, and compares. `write_tables.py` writes what
is found for the program to travel with.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from itertools import combinations, count
from pathlib import Path
from zlib import crc32

from programs import FOUND, asked, compiled, encoded, rows_of
from seating import SEAT_WORTH, TOO_UNEVEN, Reached, most_uneven, reached, variance

from whist_td.movements.whiz.catalogue import most_rounds
from whist_td.movements.whiz.form import Plan
from whist_td.movements.whiz.plans import event, unmoved_plan

NAME = "boards"
CHECKED = 29
WORDS = 14
KINDS = (
    (1.5, 0.3, 5, 7),
    (2.0, 0.6, 3, 7),
    (4.0, 0.25, 5, 7),
    (1.5, 0.3, 3, 7),
    (3.0, 0.4, 2, 0),
    (3.0, 0.5, 6, 6),
    (6.0, 1.0, 10, 7),
)
"""Heat at first and at last, what seats are worth, which changes."""
LONGER = 4
WORTH_KEEPING = 0.02
"""How much more evenly people must be compared for a whole evening to be stored."""

Case = tuple[int, int]


@dataclass(frozen=True)
class Start:
    """The plan that is improved: the first rounds of one so much longer, with so many sets more."""

    players: int
    rounds: int
    longer: int
    more_sets: int

    def plan(self) -> Plan:
        """Return it."""
        return unmoved_plan(self.players, self.rounds + self.longer)[: self.rounds]

    def told(self) -> str:
        """Return it as the program in C reads it."""
        plan = self.plan()
        used = sorted({trio.board_set for each in plan for trio in each.trios})
        rows = [
            f"{number} {used.index(trio.board_set)} {' '.join(map(str, trio.people))}"
            for number, each in enumerate(plan)
            for trio in each.trios
        ]
        head = f"{self.players} {len(used) + self.more_sets} {self.rounds} {len(rows)}"
        return "\n".join([head, *rows])


@dataclass(frozen=True)
class Settings:
    """What the program in C is given."""

    seed: int
    moves: int
    hot: float
    cold: float
    uneven: int
    worth: int
    changes: int


@dataclass(frozen=True)
class Line:
    """How an evening was found, and what it is."""

    start: Start
    plan: int
    settings: Settings
    spread: int
    uneven: int
    numbers: tuple[int, ...]

    def told(self) -> str:
        """Return the line of the file of findings."""
        head = (*astuple(self.start), self.plan, *astuple(self.settings), self.spread, self.uneven)
        return " ".join(map(str, (*head, ":", *self.numbers)))

    @property
    def variance(self) -> float:
        """How uneven comparisons are."""
        players = self.start.players
        return variance(event(players, encoded(list(self.numbers))), players, self.spread)

    @property
    def merit(self) -> float:
        """What it is worth, the lower the better."""
        return worth(self.variance, self.uneven, (self.start.players, self.start.rounds))


@dataclass(frozen=True)
class Labour:
    """How long to search a movement, from which seed on, moves, and how many sets more may be."""

    seconds: float
    seed: int
    moves: int
    more_sets: int


def worth(spread: float, uneven: int, case: Case) -> float:
    """Return what variance and seats are worth together, the lower the better."""
    return spread + SEAT_WORTH * uneven + TOO_UNEVEN * max(0, uneven - most_uneven(*case))


def searched(program: Path, start: Start, settings: Settings) -> Line:
    """Return what the program finds."""
    text = start.told()
    answer = asked(program, *astuple(settings), told=text) or ""
    spread, uneven, *numbers = map(int, answer.split())
    whole = tuple(with_outs(start.players, start.rounds, numbers))
    return Line(start, crc32(text.encode()), settings, spread, uneven, whole)


def with_outs(players: int, rounds: int, numbers: list[int]) -> Iterator[int]:
    """Yield the tables of each round, their sets numbered without gaps, then who sits out."""
    used = sorted(set(numbers[::4]))
    width = len(numbers) // rounds
    for at in range(0, len(numbers), width):
        tables = numbers[at : at + width]
        yield from (n if i % 4 else used.index(n) for i, n in enumerate(tables))
        playing = {n for i, n in enumerate(tables) if i % 4}
        yield from (person for person in range(players) if person not in playing)


def line_of(row: list[str]) -> Line:
    """Read a line of the file of findings."""
    whole = [int(word) for word in row[:7]]
    more = [int(word) for word in row[9:WORDS]]
    settings = Settings(whole[5], whole[6], float(row[7]), float(row[8]), more[0], more[1], more[2])
    numbers = tuple(int(word) for word in row[WORDS + 1 :])
    start = Start(whole[0], whole[1], whole[2], whole[3])
    return Line(start, whole[4], settings, more[3], more[4], numbers)


def lines() -> dict[Case, Line]:
    """Return what is found so far."""
    found = map(line_of, rows_of(NAME))
    return {(line.start.players, line.start.rounds): line for line in found}


def keep(line: Line) -> None:
    """Write a line into the file of findings, instead of one for the same people and rounds."""
    found = lines() | {(line.start.players, line.start.rounds): line}
    text = "\n".join(found[case].told() for case in sorted(found))
    (FOUND / f"{NAME}.txt").write_text(text + "\n")


def repeats(plan: Plan) -> int:
    """Count the meetings that are not the first of two people."""
    met = Counter(
        pair
        for each in plan
        for trio in each.trios
        for pair in combinations(sorted(trio.people), 2)
    )
    return sum(met.values()) - len(met)


def starts(case: Case, more_sets: int) -> list[Start]:
    """List the plans to begin with: the one of so many rounds, longer ones, and some sets more."""
    players, rounds = case
    plain = Start(players, rounds, 0, 0)
    again, most = repeats(plain.plan()), sets(plain.plan()) + more_sets
    longest = min(LONGER, most_rounds(players) - rounds)
    longer = [Start(players, rounds, more, 0) for more in range(1, longest + 1)]
    fitting = [s for s in longer if repeats(s.plan()) <= again and sets(s.plan()) <= most]
    return [plain, *(Start(players, rounds, 0, more + 1) for more in range(more_sets)), *fitting]


def sets(plan: Plan) -> int:
    """Count the sets in play."""
    return len({trio.board_set for each in plan for trio in each.trios})


def tries(labour: Labour, begin: list[Start]) -> Iterator[tuple[Start, Settings]]:
    """Yield what to try, as long as there is time."""
    until = time.monotonic() + labour.seconds
    for seed in count(labour.seed):
        for hot, cold, worth_, changes in KINDS:
            for start in begin:
                most = most_uneven(start.players, start.rounds)
                yield start, Settings(seed, labour.moves, hot, cold, most, worth_, changes)
                if time.monotonic() > until:
                    return


def improve(program: Path, case: Case, now: Reached, labour: Labour) -> Line | None:
    """Search one movement, and keep what is better than what is stored."""
    goes_on = now.variance_before is None
    known = lines().get(case)
    best = known
    limit = worth(now.variance, now.uneven, case) - (0 if known else WORTH_KEEPING)
    for start, settings in tries(labour, starts(case, labour.more_sets)):
        line = searched(program, start, settings)
        enough = now.is_enough(line.variance, line.uneven)
        useful = line.merit < limit or (enough and not now.is_enough(now.variance, now.uneven))
        if useful and (best is None or line.merit < best.merit):
            best = line
        if best and not goes_on and now.is_enough(best.variance, best.uneven):
            break
    if best and best != known:
        keep(best)
    return best


def check() -> None:
    """Find some of the evenings anew, and stop at the first that comes out otherwise."""
    with compiled(NAME) as program:
        for line in list(lines().values())[::CHECKED]:
            if searched(program, line.start, line.settings) != line:
                sys.exit(f"not found again: {line.told()[:60]}")
            print(*astuple(line.start), "found again", flush=True)


def cases(given: list[str], known: dict[Case, Reached]) -> list[Case]:
    """Return the movements to search: those that are named, or the worst first."""
    if given == ["--worse"]:
        ranked = [
            ((row.variance_before or 0) - row.variance, case)
            for case, row in known.items()
            if row.is_worse
        ]
        return [case for _, case in sorted(ranked)]
    if given == ["--above"]:
        ranked = [(row.bound - row.variance, case) for case, row in known.items()]
        return [case for _, case in sorted(ranked)]
    named = (word.split(",") for word in given)
    return [(int(players), int(rounds)) for players, rounds in named]


def main(labour: Labour, given: list[str]) -> None:
    """Search movement after movement."""
    known = reached()
    with compiled(NAME) as program:
        for case in cases(given, known):
            now = known[case]
            best = improve(program, case, now, labour)
            found = f"{best.variance:.3f} {best.uneven}" if best else "-"
            print(*case, f"{now.variance} {now.uneven}", now.variance_before, found, flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        seconds_, *numbers_ = sys.argv[1:5]
        main(Labour(float(seconds_), *map(int, numbers_)), sys.argv[5:])
