"""Write what the searches found as the tables the program travels with: `write_tables.py`.

Reads packaging/movements/found/*.txt and writes, in whist_td/movements/whiz, the modules skips,
starters_found, rovers_found and small_evenings.
"""

from pathlib import Path
from textwrap import wrap

from whist_td.movements.whiz.codes import encoded

FOUND = Path(__file__).parent / "found"
MODULES = Path(__file__).parents[2] / "whist_td" / "movements" / "whiz"
WIDTH = 80
NUMBERS_BEFORE = 3


def numbers_in(name: str) -> list[list[str]]:
    """Return the words of each line of a file of findings."""
    path = FOUND / f"{name}.txt"
    return [line.split() for line in path.read_text().splitlines()] if path.exists() else []


def text_of(numbers: list[str]) -> str:
    """Return numbers as a literal, broken over lines."""
    lines = wrap(encoded([int(number) for number in numbers]), WIDTH, break_on_hyphens=False)
    if len(lines) == 1:
        return f'"{lines[0]}"'
    return "(\n" + "".join(f'        "{line}"\n' for line in lines) + "    )"


def table(name: str, kind: str, rows: dict[str, str], said: str) -> str:
    """Return one table as source."""
    body = "".join(f"    {key}: {text},\n" for key, text in rows.items())
    return f'\n{name}: Mapping[{kind}, str] = {{\n{body}}}\n"""{said}"""\n'


def write(module: str, docstring: str, tables: list[str]) -> None:
    """Write one module of tables."""
    head = (
        f'"""{docstring}\n\nWritten by packaging/movements/write_tables.py; do not edit.\n"""\n\n'
    )
    text = head + "from collections.abc import Mapping\n" + "".join(tables)
    (MODULES / f"{module}.py").write_text(text)


def main() -> None:
    """Write all tables."""
    skips = {row[0]: text_of(row[3:]) for row in numbers_in("skips")}
    said = "For each number of tables: East, then South, then boards, a letter for each round."
    write(
        "skips",
        "The skips of ladders whose tables are not prime to 6.",
        [table("SKIPS", "int", skips, said)],
    )
    starters: dict[str, dict[str, str]] = {name: {} for name in ("turn", "hole", "three", "even")}
    for name, rows in starters.items():
        found = sorted((int(row[1]), int(row[2]), row[4:]) for row in numbers_in(name))
        rows.update(
            {f"({tables}, {rounds})": text_of(numbers) for tables, rounds, numbers in found}
        )
    said = "By tables and rounds: three people and a set for each table, then who sits out."
    write(
        "starters_found",
        "The starters of movements with more rounds than tables.",
        [
            table(f"{name.upper()}S", "tuple[int, int]", rows, said)
            for name, rows in starters.items()
        ],
    )
    rovers = {f"({row[0]}, {row[1]}, {row[2]})": text_of(row[4:]) for row in numbers_in("rovers")}
    said = "By tables, rounds (0: the ladder) and how many rovers: the places they take."
    write(
        "rovers_found",
        "The ways of rovers.",
        [table("ROVERS", "tuple[int, int, int]", rovers, said)],
    )
    evenings = {f"({row[0]}, {row[1]})": text_of(row[7:]) for row in numbers_in("evenings")}
    said = (
        "By people and rounds: each round's tables as set, North, East, South; then who sits out."
    )
    write(
        "small_evenings",
        "Whole evenings for small rooms.",
        [table("EVENINGS", "tuple[int, int]", evenings, said)],
    )


if __name__ == "__main__":
    main()
