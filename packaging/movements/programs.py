"""The searches in C, compiled once and run with numbers; and the files of what they find."""

import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from whist_td.assets import asset
from whist_td.movements.tables import LETTERS, FoundTable, Row, composed, forget

HERE = Path(__file__).parent
FOUND = HERE / "found"
FLAGS = ("-O3", "-march=native", "-ffp-contract=off")
OUT_OF_TIME = 3


@contextmanager
def compiled(name: str) -> Iterator[Path]:
    """Yield the program made of NAME.c."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / name
        subprocess.run(["gcc", *FLAGS, "-o", program, HERE / f"{name}.c", "-lm"], check=True)
        yield program


def asked(program: Path, *given: object, told: str = "") -> str | None:
    """Return what a program says in one line, or None where it found nothing."""
    run = subprocess.run(
        [program, *map(str, given)], input=told, capture_output=True, text=True, check=False
    )
    if run.returncode == OUT_OF_TIME:
        return None
    run.check_returncode()
    return " ".join(run.stdout.split())


def rows_of(name: str) -> list[list[str]]:
    """Return the words of each line of a file of findings."""
    path = FOUND / f"{name}.txt"
    return [line.split() for line in path.read_text().splitlines()] if path.exists() else []


def keep(name: str, line: str) -> None:
    """Add a line to a file of findings."""
    with (FOUND / f"{name}.txt").open("a") as lines:
        lines.write(line + "\n")


def drop(name: str, key: list[str]) -> None:
    """Take the lines that begin with some words out of a file of findings."""
    others = [" ".join(row) + "\n" for row in rows_of(name) if row[: len(key)] != key]
    (FOUND / f"{name}.txt").write_text("".join(others))


def keep_instead(name: str, line: str) -> None:
    """Keep a line in a file of findings instead of the one for the same people and rounds."""
    drop(name, line.split()[:2])
    keep(name, line)


def encoded(numbers: list[int]) -> str:
    """Return numbers as letters: [0, 10, 61] as "0aZ"."""
    return "".join(LETTERS[number] for number in numbers)


def write_table(
    table: FoundTable, schema: str, generator: str, seed: str, lines: Iterable[Row]
) -> None:
    """Write a table the program travels with; from then on it is read as it is now."""
    text = composed(schema, f"packaging/movements/{generator}", seed, lines)
    place = asset("movements", f"{table.value}.tsv")
    new = place.with_suffix(".new")
    new.write_text(text, encoding="utf-8", newline="\n")
    new.replace(place)
    forget()
