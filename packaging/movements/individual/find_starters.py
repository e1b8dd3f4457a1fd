"""Find the starters of individual whist: `find_starters.py OUT [SECONDS [FROM [TO]]]`.

Each line of OUT is one starter: players, rounds it was made for, seed, partners again, opponents
again, meetings again, then the people of its tables. Lines already there are kept, so that a
search can be taken up again.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
SEED = 1
AT_TABLE = 4
EVENINGS = (8, 12, 24)
SMALL = 40
SEARCHED_WHOLE = 28
SHARES = ((1, 3), (1, 2), (3, 4))


def circle(players: int) -> tuple[int, int, list[int]]:
    """Return how many are on the circle, how many keep their seat, and who sits out at first."""
    if players % AT_TABLE == 0:
        return players - 1, 1, []
    count = players % AT_TABLE
    return players, 0, [-(-i * players // count) for i in range(count)]


def wanted(players: int) -> Iterator[int]:
    """List the numbers of rounds that get a starter of their own."""
    places, _fixed, out = circle(players)
    rounds = {event for event in EVENINGS if event < places // 2 and players > SEARCHED_WHOLE}
    if players <= SMALL:
        rounds.update(places * part // whole for part, whole in SHARES)
    if len(out) > 1:
        rounds.add(places)
    yield from sorted(number for number in rounds if number > 1)


def search(program: Path, players: int, rounds: int, seconds: float) -> str:
    """Return the best starter found in the time, with its figures."""
    places, fixed, out = circle(players)
    numbers = [str(number) for number in (SEED, places, fixed, rounds, seconds, *out)]
    run = subprocess.run([program, *numbers], capture_output=True, text=True, check=True)
    return f"{players} {rounds} {SEED} {run.stdout.strip()}"


def main(out: Path, seconds: float, sizes: range) -> None:
    """Search every case that OUT does not hold yet."""
    lines = out.read_text().splitlines() if out.exists() else []
    known = {tuple(line.split()[:2]) for line in lines}
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "starters"
        subprocess.run(
            ["gcc", "-O3", "-march=native", "-o", program, HERE / "starters.c", "-lm"], check=True
        )
        for players in sizes:
            for rounds in wanted(players):
                if (str(players), str(rounds)) not in known:
                    line = search(program, players, rounds, seconds)
                    print(line[:40], flush=True)
                    with out.open("a") as found:
                        found.write(line + "\n")


if __name__ == "__main__":
    given = [*sys.argv[1:], *("found/starters.txt", "5", "6", "100")[len(sys.argv) - 1 :]]
    main(Path(given[0]), float(given[1]), range(int(given[2]), int(given[3]) + 1))
