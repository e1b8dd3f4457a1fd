"""Find the rovers of ladders: `find_rovers.py [SECONDS [FIRST [LAST]]]`, or with --check.

Each line of found/rovers.txt: tables, rounds (0: the longest ladder), how many rovers, seed, then
for each rover the place he takes in each round. A rover takes another person's place in every
round: never the same person's, with boards and companions who are new to him. For the rounds of
found/steps.txt those are found who let people be compared most evenly. Any first rounds of a rover
will do, so the longest ladder serves where there are none for those.
"""

import random
import sys
import time
from pathlib import Path

from find_steps import plan_of_steps, steps, ways_of_steps
from programs import asked, compiled, drop, keep, rows_of
from seating import told

from whist_td.movements.whiz.form import Plan
from whist_td.movements.whiz.ladders import ladder, longest_ladder

NAME = "rovers"
SEED = 1
SEEDS = 3
MOVES = 100_000
CHECKED = 25
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


Rovers = list[list[int]]


def compared(program: Path, case: tuple[int, int, int], seed: int) -> tuple[int, int, Rovers]:
    """Return rovers for the rounds of a ladder that compare people best.

    Before them: what is broken, and the sum of the squares of comparisons.
    """
    tables, rounds, count = case
    numbers = steps()[tables, rounds]
    ways = ways_of_steps(tables, rounds, numbers)
    text = told(plan_of_steps(tables, rounds, numbers), 3 * tables, ways)
    said = asked(program, seed, MOVES, tables, count, told=text) or ""
    broken, spread, *places = [int(word) for word in said.split()]
    return broken, spread, [places[at * rounds : (at + 1) * rounds] for at in range(count)]


def longest(tables: int, count: int, seconds: float, seed: int) -> Rovers:
    """Return rovers for the longest ladder, or for as many of its rounds as there are any for."""
    plan, found = ladder(tables, longest_ladder(tables)), None
    while not found:
        found = search(plan, count, seconds, random.Random(seed))  # noqa: S311
        plan = plan[:-1]
    return found


def is_known(case: tuple[int, int, int]) -> bool:
    """Tell whether rovers are known already, and may go where they do."""
    tables, rounds, count = case
    for row in rows_of(NAME):
        if row[:3] == [str(word) for word in case]:
            places = [int(word) for word in row[4:]]
            length = len(places) // count
            rovers = [places[at * length : (at + 1) * length] for at in range(count)]
            if not rounds:
                return True
            return cost(plan_of_steps(tables, rounds, steps()[tables, rounds]), rovers) == 0
    return False


def check() -> None:
    """Find rovers anew, and stop at the first that differ."""
    with compiled(NAME) as program:
        for row in rows_of(NAME)[::CHECKED]:
            tables, rounds, count, seed = map(int, row[:4])
            if rounds:
                _, _, found = compared(program, (tables, rounds, count), seed)
            else:
                plan = ladder(tables, len(row[4:]) // count)
                found = search(plan, count, CHECK_SECONDS, random.Random(seed)) or []  # noqa: S311
            if [str(place) for rover in found for place in rover] != row[4:]:
                sys.exit(f"not found again: {row[:4]}")
            print(*row[:4], "found again", flush=True)


def main(seconds: float, sizes: range) -> None:
    """Search one and two rovers for every ladder that has none."""
    with compiled(NAME) as program:
        for tables in sizes:
            lengths = [rounds for count, rounds in steps() if count == tables]
            for case in ((tables, rounds, count) for rounds in [0, *lengths] for count in (1, 2)):
                if is_known(case) or not (case[1] or longest_ladder(tables)):
                    continue
                if case[1]:
                    tries = [(*compared(program, case, seed), seed) for seed in range(1, SEEDS + 1)]
                    broken, spread, rovers, seed = min(tries)
                    print(*case, broken, spread, flush=True)
                    if broken:
                        continue
                else:
                    rovers, seed = longest(tables, case[2], seconds, SEED), SEED
                drop(NAME, [str(word) for word in case])
                numbers = " ".join(str(place) for rover in rovers for place in rover)
                keep(NAME, f"{tables} {case[1]} {case[2]} {seed} {numbers}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        given = [*sys.argv[1:], *("10", "3", "33")[len(sys.argv) - 1 :]]
        main(float(given[0]), range(int(given[1]), int(given[2]) + 1))
