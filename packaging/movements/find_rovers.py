"""Find the rovers of ladders and starters: `find_rovers.py OUT [SECONDS]`, or with --check.

Each line of OUT: tables, rounds (0: the ladder), how many rovers, seed, then for each rover the
place he takes in each round. A rover takes another person's place in every round: never the same
person's, with boards and companions who are new to him. Any first rounds of a rover will do, so
the longest ladder serves them all.
"""

import random
import sys
import time
from pathlib import Path

from programs import rows_of

from whist_td.movements.whiz.circles import Kind, starter, turned
from whist_td.movements.whiz.form import Plan
from whist_td.movements.whiz.ladders import ladder, longest_ladder
from whist_td.movements.whiz.starters_found import THREES

TABLES = range(3, 34)
SEED = 1
CHECKED = 5
CHECK_SECONDS = 120


def cost(plan: Plan, rovers: list[list[int]]) -> int:
    """Count what is not allowed: sets and companions again, people who would sit out twice."""
    clashes = 0
    out: list[int] = []
    for rover in rovers:
        sets: list[int] = []
        met: list[int] = []
        for grouping, place in zip(plan, rover, strict=True):
            trio = grouping.trios[place // 3]
            sets.append(trio.board_set)
            out.append(trio.people[place % 3])
            met += [person for person in trio.people if person != out[-1]]
        clashes += len(sets) - len(set(sets)) + len(met) - len(set(met))
    for places in zip(*rovers, strict=True):
        clashes += len(places) - len({place // 3 for place in places})
    return clashes + len(out) - len(set(out))


def search(plan: Plan, count: int, seconds: float, dice: random.Random) -> list[list[int]] | None:
    """Change one place at a time where that does no harm, now and then where it does."""
    end = time.process_time() + seconds
    places = 3 * len(plan[0].trios)
    while time.process_time() < end:
        rovers = [[dice.randrange(places) for _ in plan] for _ in range(count)]
        now = cost(plan, rovers)
        for _ in range(3000 * count):
            if not now:
                return rovers
            rover, at = dice.choice(rovers), dice.randrange(len(plan))
            before, rover[at] = rover[at], dice.randrange(places)
            then = cost(plan, rovers)
            if then > now and dice.random() > 0.02 ** (then - now):
                rover[at] = before
            else:
                now = then
    return None


def check() -> None:
    """Find rovers of ladders anew, as long as they are kept, and stop at the first that differ."""
    for row in rows_of("rovers")[::CHECKED]:
        tables, rounds, count, seed = map(int, row[:4])
        plan = ladder(tables, len(row[4:]) // count)
        found = search(plan, count, CHECK_SECONDS, random.Random(seed))  # noqa: S311
        if rounds or [str(place) for rover in found or [] for place in rover] != row[4:]:
            sys.exit(f"not found again: {row[:4]}")
        print(*row[:4], "found again", flush=True)


def main(out: Path, seconds: float) -> None:
    """Search one and two rovers for every ladder, and for the starters with one round more."""
    lines: list[str] = []
    for tables in TABLES:
        plans = {0: ladder(tables, longest_ladder(tables))} if longest_ladder(tables) else {}
        if (tables, tables + 1) in THREES:
            plans[tables + 1] = turned(
                starter(Kind.THREE, tables, tables + 1, THREES[tables, tables + 1])
            )
        for rounds, whole in plans.items():
            for count in (1, 2):
                plan, found = whole, None
                while plan and not found:
                    found = search(plan, count, seconds, random.Random(SEED))  # noqa: S311
                    plan = plan[: None if found else -1]
                    print(tables, rounds, count, len(plan), bool(found), flush=True)
                    if rounds and not found:
                        break
                if found:
                    numbers = " ".join(str(place) for rover in found for place in rover)
                    lines.append(f"{tables} {rounds} {count} {SEED} {numbers}")
                    out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        main(Path(sys.argv[1]), float(*sys.argv[2:3] or ["20"]))
