"""Find whist tournaments on a circle: `find_whists.py OUT [SECONDS [MOST_PLAYERS]]`.

Each line of OUT is one tournament: players, seed, then the people of the tables of its base round.
Looked for where algebra has no product of smaller ones (`whists.py` of the program), and by
patterned tables wherever squares allow them. Lines already there are kept.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
SEEDS = range(1, 9)
SMALL = 33
NINE = 9
"""No tournament of nine stands on a circle."""
PATTERNED_HEAT = "0.6"
FREE_HEAT = "0.35"


def free_tables(circle: int) -> int | None:
    """Return how many tables must be free: the least that squares allow, or none at all."""
    squares = sum(x * x for x in range(1, circle // 2 + 1)) % circle
    if circle % 4 == 1 and squares == 0:
        return 0
    if circle % 4 != 1 and any(y * y % circle == squares for y in range(1, circle // 2 + 1)):
        return 1
    return (circle + 1) // 4 if circle <= SMALL else None


def wanted(most: int) -> Iterator[tuple[int, int, int]]:
    """List players, their circle, and the free tables of their base round."""
    for players in range(4, most + 1):
        circle = players if players % 4 == 1 else players - 1
        free = free_tables(circle) if players % 4 in (0, 1) and circle != NINE else None
        if free is not None:
            yield players, circle, free


def main(out: Path, seconds: float, most: int) -> None:
    """Search every case that OUT does not hold yet."""
    known = {line.split()[0] for line in out.read_text().splitlines()} if out.exists() else set()
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "whists"
        subprocess.run(
            ["gcc", "-O3", "-march=native", "-o", program, HERE / "whists.c", "-lm"], check=True
        )
        for players, circle, free in wanted(most):
            if str(players) in known:
                continue
            heat = PATTERNED_HEAT if free in (0, 1) else FREE_HEAT
            for seed in SEEDS:
                numbers = [str(number) for number in (seed, circle, free, seconds)]
                run = subprocess.run(
                    [program, *numbers, heat], capture_output=True, text=True, check=False
                )
                if run.returncode == 0:
                    with out.open("a") as found:
                        found.write(f"{players} {seed} {run.stdout.strip()}\n")
                    break
            print(players, free, seed, run.returncode, flush=True)


if __name__ == "__main__":
    given = [*sys.argv[1:], *("found/whists.txt", "8", "100")[len(sys.argv) - 1 :]]
    main(Path(given[0]), float(given[1]), int(given[2]))
