"""Find whole small evenings of Whiz: `find_evenings.py OUT [SECONDS [FROM [TO]]]`.

Each line of OUT is one evening: players, rounds, sets, seed, circle, repeats, spread, then the
numbers the program in C prints. The best of several numbers of sets and circles is kept: fewest
repeats, then everybody plays all sets, then the most even comparison. Lines already there are kept.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
SEED = 1
CIRCLES = (1, 3, 4, 2, 7)
LEAST_ROUNDS_TO_OFFER = 8
PLAYS_OF_A_SET = 2


@dataclass(frozen=True, order=True)
class Evening:
    """What was found, the better the smaller."""

    repeats: int
    incomplete: bool
    spread: int
    sets: int
    circle: int
    numbers: str


def most_rounds(players: int) -> int:
    """Return how many rounds are offered for so many people."""
    return max(LEAST_ROUNDS_TO_OFFER, players * (players - 1) // (players // 3 * 6))


def choices(players: int, rounds: int) -> Iterator[tuple[int, int]]:
    """List numbers of sets and circles, the likeliest first."""
    tables = players // 3
    least = max(tables, rounds)
    most = max(least + 1, tables * rounds // PLAYS_OF_A_SET)
    for sets in range(least, min(most, least + 3) + 1):
        for circle in CIRCLES:
            early = rounds * (players % 3) <= players
            if circle == 1 or (early and (2 * circle <= rounds or rounds == circle)):
                yield sets, circle


def best(program: Path, players: int, rounds: int, seconds: float) -> Evening | None:
    """Search until nobody need meet again, or the choices run out."""
    tables = players // 3
    bound = max(0, 3 * tables * rounds - players * (players - 1) // 2)
    found: list[Evening] = []
    for sets, circle in choices(players, rounds):
        if found and min(found).repeats <= bound:
            break
        numbers = [str(number) for number in (SEED, players, rounds, sets, circle, seconds)]
        run = subprocess.run([program, *numbers], capture_output=True, text=True, check=True)
        hard, repeats, spread, *rest = run.stdout.splitlines()[-1].split()
        if hard == "0":
            incomplete = sets > rounds or players % 3 > 0
            found.append(
                Evening(int(repeats), incomplete, int(spread), sets, circle, " ".join(rest))
            )
    return min(found, default=None)


def main(out: Path, seconds: float, sizes: range) -> None:
    """Search every number of people and rounds that OUT does not hold yet."""
    known = (
        {tuple(line.split()[:2]) for line in out.read_text().splitlines()}
        if out.exists()
        else set()
    )
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "evenings"
        subprocess.run(
            ["gcc", "-O3", "-march=native", "-o", program, HERE / "evenings.c", "-lm"], check=True
        )
        for players in sizes:
            for rounds in range(1, most_rounds(players) + 1):
                if (str(players), str(rounds)) in known:
                    continue
                it = best(program, players, rounds, seconds)
                if it is None:
                    print(players, rounds, "-", flush=True)
                    continue
                head = f"{players} {rounds} {it.sets} {SEED} {it.circle} {it.repeats} {it.spread}"
                line = f"{head} {it.numbers}"
                print(line[:40], flush=True)
                with out.open("a") as lines:
                    lines.write(line + "\n")


if __name__ == "__main__":
    given = [*sys.argv[1:], *("found/evenings.txt", "2", "6", "21")[len(sys.argv) - 1 :]]
    main(Path(given[0]), float(given[1]), range(int(given[2]), int(given[3]) + 1))
