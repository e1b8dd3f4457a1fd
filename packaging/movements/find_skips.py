"""Find the skips of Whiz movements: `find_skips.py OUT [SECONDS]`, or --check.

Each line of OUT is one movement of no more rounds than tables: tables, rounds, seed, then for each
round by how many tables East, South and the boards are away from North.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from programs import asked, compiled, rows_of

HERE = Path(__file__).parent
TABLES = [tables for tables in range(4, 34) if tables % 2 == 0 or tables % 3 == 0]
SEEDS = (1, 2)
FEWER = 3
CHECK_SECONDS = 120


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


def check(seconds: float) -> None:
    """Find every ladder anew, as long as it is kept, and stop at the first that differs."""
    with compiled("skips") as program:
        for row in rows_of("skips"):
            tables, rounds, seed = row[:3]
            if asked(program, seed, tables, rounds, seconds) != " ".join(row[3:]):
                sys.exit(f"not found again: {row[:3]}")
            print(*row[:3], "found again", flush=True)


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
    if sys.argv[1:] == ["--check"]:
        check(CHECK_SECONDS)
    else:
        main(Path(sys.argv[1]), float(*sys.argv[2:3] or ["10"]))
