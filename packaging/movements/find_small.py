"""Find whole small evenings, boards, people and seats at once: `find_small.py [SECONDS [SEED …]]`.

Small rooms are too stiff for anything else, and there the aims get into each other's way most: so
every aim of the list below says for itself what must not be exceeded, and the program in C looks
for the evening within that which compares people most evenly. `find_small.py SECONDS SEED MOVES
P,R …` looks for so long each at the aims of some movements, from a seed on, or at all of them.

Each line of found/small.txt is an evening: people, rounds, which choice it is, sets, how many
repeats there may be, how many tables may need a copy of a set, by how much seats may differ; seed,
moves, cooling or not, heat at first and at last, what a broken rule costs and what seats cost; then
the sum of the squares of comparisons, repeats, copies and seats as they are and, after a colon, the
evening: each table as set, North, East and South, and who sits out. `find_small.py --check` finds
some anew, and compares. `write_tables.py` writes what is found for the program to travel with.
"""

import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from itertools import count, islice
from pathlib import Path

from programs import FOUND, asked, compiled, encoded, rows_of
from seating import variance

from whist_td.movements.whiz.plans import event

NAME = "small"
CHECKED = 9
AIMED, SOUGHT, COUNTED = 7, 14, 18
"""How many words of a line say the aim; and how it was sought; and what was found."""
SECONDS, SEED, MOVES = 20.0, 1, 1_000_000
KINDS = (
    (0, 2.0, 0.4, 6.0, 2.0),
    (0, 1.75, 0.6, 4.0, 1.5),
    (0, 2.5, 0.4, 8.0, 2.5),
    (1, 1.5, 0.3, 5.0, 1.5),
    (1, 3.0, 0.3, 5.0, 1.5),
)
"""Cooling or not, heat at first and at last, what a broken rule costs, what seats cost."""

Case = tuple[int, int]


@dataclass(frozen=True)
class Aim:
    """Which choice of movement is looked for, and what must not be exceeded in it."""

    players: int
    rounds: int
    choice: int
    """1: the first, from one copy of each set; 2 and 3: those that are offered beside it."""
    sets: int
    repeats: int
    copies: int
    """How many tables may, over the evening, have a set that another has in the same round."""
    uneven: int


@dataclass(frozen=True)
class Settings:
    """What else the program in C is given."""

    seed: int
    moves: int
    cooling: int
    hot: float
    cold: float
    rule: float
    seat: float


@dataclass(frozen=True)
class Line:
    """An aim, how an evening was found for it, its counts, and the evening."""

    aim: Aim
    settings: Settings
    counts: tuple[int, ...]
    numbers: tuple[int, ...]

    def told(self) -> str:
        """Return the line of the file of findings."""
        head = (*astuple(self.aim), *astuple(self.settings), *self.counts)
        return " ".join(map(str, (*head, ":", *self.numbers)))

    @property
    def variance(self) -> float:
        """How uneven comparisons are."""
        players = self.aim.players
        return variance(event(players, encoded(list(self.numbers))), players, self.counts[0])

    @property
    def merit(self) -> tuple[float, ...]:
        """How it ranks, the lower the better."""
        _, repeats, copies, uneven = self.counts
        return (round(self.variance, 6), repeats, copies, uneven)


AIMS = (
    Aim(6, 3, 2, 3, 5, 3, 0),
    Aim(6, 5, 2, 5, 15, 3, 1),
    Aim(6, 5, 3, 5, 15, 5, 1),
    Aim(6, 6, 2, 6, 21, 2, 0),
    Aim(6, 6, 3, 6, 21, 4, 0),
    Aim(6, 7, 2, 7, 27, 3, 1),
    Aim(7, 4, 2, 4, 5, 1, 1),
    Aim(7, 6, 1, 6, 15, 0, 1),
    Aim(7, 7, 1, 7, 21, 0, 0),
    Aim(8, 4, 2, 4, 0, 4, 0),
    Aim(9, 3, 2, 3, 0, 6, 0),
    Aim(9, 3, 3, 3, 0, 6, 2),
    Aim(9, 4, 2, 4, 0, 8, 1),
    Aim(9, 4, 3, 4, 0, 8, 2),
    Aim(9, 5, 2, 5, 9, 8, 1),
    Aim(9, 5, 3, 5, 9, 8, 2),
    Aim(9, 6, 2, 6, 18, 3, 0),
    Aim(10, 3, 1, 4, 3, 0, 2),
    Aim(10, 3, 2, 3, 0, 6, 1),
    Aim(10, 3, 3, 3, 0, 6, 2),
    Aim(11, 6, 2, 6, 2, 12, 1),
    Aim(12, 5, 1, 6, 3, 0, 1),
    Aim(12, 5, 2, 5, 3, 2, 1),
    Aim(12, 6, 1, 7, 7, 0, 0),
    Aim(12, 6, 2, 6, 7, 18, 0),
    Aim(12, 8, 1, 8, 30, 0, 1),
    Aim(13, 7, 1, 10, 6, 0, 2),
    Aim(13, 8, 1, 9, 18, 0, 1),
    Aim(14, 4, 1, 5, 0, 0, 1),
)


def searched(program: Path, aim: Aim, settings: Settings) -> Line | None:
    """Return what the program finds, if it finds anything."""
    _, _, _, *limits = astuple(aim)
    seed, *rest = astuple(settings)
    found = asked(program, seed, aim.players, aim.rounds, *limits, *rest)
    if found is None:
        return None
    numbers = tuple(map(int, found.split()))
    counts = COUNTED - SOUGHT
    return Line(aim, settings, numbers[:counts], numbers[counts:])


def line_of(row: list[str]) -> Line:
    """Read a line of the file of findings."""
    aim = Aim(*map(int, row[:AIMED]))
    seed, moves, cooling = map(int, row[AIMED : AIMED + 3])
    settings = Settings(seed, moves, cooling, *map(float, row[AIMED + 3 : SOUGHT]))
    counts = tuple(map(int, row[SOUGHT:COUNTED]))
    return Line(aim, settings, counts, tuple(map(int, row[COUNTED + 1 :])))


def lines() -> dict[Aim, Line]:
    """Return what is found so far, of what is still looked for."""
    found = map(line_of, rows_of(NAME))
    return {line.aim: line for line in found if line.aim in AIMS}


def keep(line: Line) -> None:
    """Write a line into the file of findings, instead of the one for the same aim."""
    found = lines() | {line.aim: line}
    text = "\n".join(found[aim].told() for aim in AIMS if aim in found)
    (FOUND / f"{NAME}.txt").write_text(text + "\n")


def tries(seed: int, moves: int) -> Iterator[Settings]:
    """Yield what to try, without end."""
    for number in count(seed):
        for kind in KINDS:
            yield Settings(number, moves, *kind)


def improve(program: Path, aim: Aim, seconds: float, settings: Iterable[Settings]) -> Line | None:
    """Search for one aim for so long, and keep what is better than what is known."""
    known = best = lines().get(aim)
    until = time.monotonic() + seconds
    for each in settings:
        line = searched(program, aim, each)
        if line and (best is None or line.merit < best.merit):
            best = line
        if time.monotonic() > until:
            break
    if best and best != known:
        keep(best)
    return best


def check() -> None:
    """Find some of the evenings anew, and stop at the first that comes out otherwise."""
    with compiled(NAME) as program:
        for line in islice(lines().values(), 0, None, CHECKED):
            if searched(program, line.aim, line.settings) != line:
                sys.exit(f"not found again: {line.told()[:60]}")
            print(*astuple(line.aim), "found again", flush=True)


def main(seconds: float, seed: int, moves: int, cases: list[Case]) -> None:
    """Search for the aims of some movements, or for all of them."""
    with compiled(NAME) as program:
        for aim in AIMS:
            if not cases or (aim.players, aim.rounds) in cases:
                best = improve(program, aim, seconds, tries(seed, moves))
                print(*astuple(aim), best.merit if best else "-", flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        given = [*sys.argv[1:4], *map(str, (SECONDS, SEED, MOVES)[len(sys.argv[1:4]) :])]
        named = (word.split(",") for word in sys.argv[4:])
        cases_ = [(int(players), int(rounds)) for players, rounds in named]
        main(float(given[0]), int(given[1]), int(given[2]), cases_)
