"""Find the starters of Whiz movements: `find_starters.py OUT [SECONDS [KIND…]]`.

Each line of OUT is one starter: kind, tables, rounds, seed, then the tables of its base round
(three people and a set) and those who sit out. Lines already there are kept, so that a search can
be taken up again.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
MOST_TABLES = 33
SEEDS = (1, 2)
CIRCLES = {"turn": 0, "hole": 1}
"""Two circles of people, and how many sit out."""


@dataclass(frozen=True)
class Wanted:
    """One starter to look for: its name, and what the program in C is told."""

    kind: str
    tables: int
    rounds: int
    numbers: tuple[int, ...]


def wanted(kind: str, tables: int) -> Iterator[Wanted]:
    """List the starters of a kind for so many tables, more rounds than tables."""
    if kind in CIRCLES:
        holes = CIRCLES[kind]
        for rounds in range(tables + 1, (3 * tables - 1) // 2 + holes + 1):
            fixed = 3 * tables + holes - 2 * rounds
            if fixed >= 0:
                yield Wanted(kind, tables, rounds, (rounds, 2, fixed, holes, 0, 0, 0))
    if kind == "three":  # three circles and one round more
        yield Wanted(kind, tables, tables + 1, (tables, 3, 0, 0, 1, 1, 0))
    if kind == "even" and tables % 2 == 0:  # the same, and three who keep their table
        yield Wanted(kind, tables, tables, (tables - 1, 3, 3, 0, 1, 1, 0))


def search(program: Path, case: Wanted, seed: int, seconds: float) -> str | None:
    """Return a starter as numbers in a line, or None."""
    numbers = [str(number) for number in (seed, *case.numbers, seconds)]
    run = subprocess.run([program, *numbers], capture_output=True, text=True, check=False)
    return " ".join(run.stdout.split()) if run.returncode == 0 else None


def main(out: Path, seconds: float, kinds: list[str]) -> None:
    """Search every case that OUT does not hold yet."""
    known = (
        {tuple(line.split()[:3]) for line in out.read_text().splitlines()}
        if out.exists()
        else set()
    )
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "starters"
        subprocess.run(
            ["gcc", "-O3", "-march=native", "-o", program, HERE / "starters.c", "-lm"], check=True
        )
        cases = [
            case for t in range(3, MOST_TABLES + 1) for kind in kinds for case in wanted(kind, t)
        ]
        for case in cases:
            if (case.kind, str(case.tables), str(case.rounds)) in known:
                continue
            for seed in SEEDS:
                found = search(program, case, seed, seconds)
                print(
                    case.kind, case.tables, case.rounds, seed, "found" if found else "-", flush=True
                )
                if found:
                    with out.open("a") as lines:
                        lines.write(f"{case.kind} {case.tables} {case.rounds} {seed} {found}\n")
                    break


if __name__ == "__main__":
    main(
        Path(sys.argv[1]),
        float(*sys.argv[2:3] or ["5"]),
        sys.argv[3:] or ["turn", "hole"],
    )
