"""Find whole small evenings of individual whist: `find_evenings.py OUT [SECONDS [FROM [TO]]]`.

Each line of OUT is one evening: players, rounds, seed, partners again, opponents again, meetings
again, then the people of all tables, round by round. In each round the next ones of those left
over sit out. Lines already there are kept, so that a search can be taken up again.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SEED = 1
MOST_ROUNDS = 10
SMALL, MOST_ROUNDS_OF_SMALL = 11, 24
"""Small clubs play until all has been played, and on."""


def main(out: Path, seconds: float, sizes: range) -> None:
    """Search every number of people and rounds that OUT does not hold yet."""
    lines = out.read_text().splitlines() if out.exists() else []
    known = {tuple(line.split()[:2]) for line in lines}
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "evenings"
        subprocess.run(
            ["gcc", "-O3", "-march=native", "-o", program, HERE / "evenings.c", "-lm"], check=True
        )
        for players in sizes:
            most = MOST_ROUNDS_OF_SMALL if players <= SMALL else MOST_ROUNDS
            for rounds in range(2, most + 1):
                if (str(players), str(rounds)) in known:
                    continue
                numbers = [str(number) for number in (SEED, players, rounds, seconds)]
                run = subprocess.run(
                    [program, *numbers], capture_output=True, text=True, check=True
                )
                line = f"{players} {rounds} {SEED} {run.stdout.strip()}"
                print(line[:40], flush=True)
                with out.open("a") as found:
                    found.write(line + "\n")


if __name__ == "__main__":
    given = [*sys.argv[1:], *("found/evenings.txt", "3", "5", "32")[len(sys.argv) - 1 :]]
    main(Path(given[0]), float(given[1]), range(int(given[2]), int(given[3]) + 1))
