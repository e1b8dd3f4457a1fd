"""Find the skips of Whiz movements: `find_skips.py OUT [SECONDS]`.

Each line of OUT is one movement of no more rounds than tables: tables, rounds, seed, then for each
round by how many tables East, South and the boards are away from North.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
TABLES = [tables for tables in range(4, 34) if tables % 2 == 0 or tables % 3 == 0]
SEEDS = (1, 2)
FEWER = 3


def search(program: Path, tables: int, seconds: float) -> str | None:
    """Return a line with the most rounds that can be found."""
    most = tables if tables % 2 else tables - 1
    for rounds in range(most, most - FEWER, -1):
        for seed in SEEDS:
            numbers = [str(number) for number in (seed, tables, rounds, seconds)]
            run = subprocess.run([program, *numbers], capture_output=True, text=True, check=False)
            if run.returncode == 0:
                return f"{tables} {rounds} {seed} {' '.join(run.stdout.split())}"
    return None


def main(out: Path, seconds: float) -> None:
    """Search every number of tables that the constant step does not serve."""
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "skips"
        subprocess.run(
            ["gcc", "-O3", "-march=native", "-o", program, HERE / "skips.c", "-lm"], check=True
        )
        for tables in TABLES:
            found = search(program, tables, seconds)
            print(tables, (found or "-")[:12], flush=True)
            lines += [found] if found else []
            out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(*sys.argv[2:3] or ["10"]))
