"""Find the starters of two circles.

usage: `find_circles.py [SECONDS [FIRST [LAST [MOVES [NODES [SEED]]]]]]`, FIRST and LAST in tables.
Each line of found/starters.txt is one: kind, tables, rounds, seed, in how many circles the half
turn is used, whether thirds are kept for a round more, moves, nodes; then the tables of its base
round (three people and a set) and who sits out. Lines already there are kept, so that a search can
be taken up again; `find_circles.py --check` finds some of them anew.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from programs import asked, compiled, keep, rows_of

NAME = "starters"
CHECKED = 40
"""How many lines from one that --check finds anew to the next."""
CHECK_SECONDS = 120
SIT_OUT = {"turn": 0, "half": 0, "third": 0, "hole": 1, "holes": 2}


@dataclass(frozen=True)
class Wanted:
    """One starter to look for."""

    kind: str
    tables: int
    rounds: int
    half: int

    @property
    def told(self) -> tuple[int, ...]:
        """What the program in C is told of it, between the seed and the moves."""
        third = int(self.kind == "third")
        return self.tables, self.rounds - third, SIT_OUT[self.kind], self.half, third


def wanted(kind: str, tables: int) -> Iterator[Wanted]:
    """List the starters of a kind for so many tables that counting does not forbid."""
    people = 3 * tables + SIT_OUT[kind]
    least = tables + 1 if kind == "turn" else tables
    if kind in {"half", "third"}:
        least = people // 2
    if kind == "third" and tables % 4 != 3:  # noqa: PLR2004
        return
    for rounds in range(least, (people - (kind not in {"hole", "holes"})) // 2 + 1):
        still = people - 2 * (rounds - (kind == "third"))
        half = halves(kind, rounds, still)
        if still <= tables and half is not None:
            yield Wanted(kind, tables, rounds, half)


def halves(kind: str, rounds: int, still: int) -> int | None:
    """Return in how many circles half a turn must be used when so many keep their table.

    Everybody has an even number of neighbours; where nearly all pairs must meet, those half a
    circle apart cannot be left out. None: there is no such starter.
    """
    even = rounds % 2 == 0
    if kind == "half":
        return 2 if even and still == 1 else None
    if kind == "turn":
        return None if even and still == 1 else 0
    if kind == "hole" and still <= 1:
        return 1 if even else (0 if still else 3)
    return 0


def cases(first: int, last: int) -> Iterator[Wanted]:
    """List all starters wanted for so many tables."""
    for tables in range(first, last + 1):
        for kind in SIT_OUT:
            yield from wanted(kind, tables)


def search(program: Path, case: Wanted, given: tuple[str, str, str], seconds: float) -> str | None:
    """Return the line of a starter, or None."""
    seed, moves, nodes = given
    found = asked(program, seed, *case.told, moves, nodes, seconds)
    half, third = case.told[-2:]
    head = f"{case.kind} {case.tables} {case.rounds} {seed} {half} {third} {moves} {nodes}"
    return f"{head} {found}" if found else None


def check() -> None:
    """Find some of the lines anew, and stop at the first that comes out otherwise."""
    with compiled(NAME) as program:
        for row in rows_of(NAME)[::CHECKED]:
            kind, tables, rounds, seed, half, _third, moves, nodes = row[:8]
            case = Wanted(kind, int(tables), int(rounds), int(half))
            if search(program, case, (seed, moves, nodes), CHECK_SECONDS) != " ".join(row):
                sys.exit(f"not found again: {row[:8]}")
            print(*row[:8], "found again", flush=True)


def main(seconds: float, sizes: tuple[int, int], given: tuple[str, str, str]) -> None:
    """Search every case that is not found yet."""
    known = {tuple(row[:3]) for row in rows_of(NAME)}
    with compiled(NAME) as program:
        for case in cases(*sizes):
            if (case.kind, str(case.tables), str(case.rounds)) in known:
                continue
            line = search(program, case, given, seconds)
            print(case, "found" if line else "-", flush=True)
            if line:
                keep(NAME, line)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        usual = ("8", "2", "33", "3000000", "2000000", "1")
        seconds_, first_, last_, *given_ = [*sys.argv[1:], *usual[len(sys.argv) - 1 :]]
        moves_, nodes_, seed_ = given_
        main(float(seconds_), (int(first_), int(last_)), (seed_, moves_, nodes_))
