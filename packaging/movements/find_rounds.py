"""Choose which rounds of a ladder to play: `find_rounds.py`, and `--check` to compare.

Any rounds of a ladder will do when fewer are wanted than there are; some let people be compared
more evenly than the first ones. Each line of found/rounds.txt: tables, people left over, seed, then
for each number of rounds from 1 up the rounds to play.
"""

import sys
from pathlib import Path

from programs import FOUND, asked, compiled

from whist_td.core.finite_fields import has_constant_step
from whist_td.movements.tables import FoundTable, found
from whist_td.movements.whiz.ladders import FIELDS, field, ladder, longest_ladder

TABLES = range(3, 34)
SEED = 1
MOVES = 20_000


def minus(tables: int) -> list[list[int]]:
    """Return the differences of two places, as the ladder of so many tables counts them."""
    places = range(tables)
    if has_constant_step(tables) or tables not in FIELDS:
        return [[(a - b) % tables for b in places] for a in places]
    add, _ = field(tables)
    return [[next(c for c in places if add(b, c) == a) for b in places] for a in places]


def told(tables: int, rounds: int) -> str:
    """Return what the program in C is told of a ladder."""
    less = minus(tables)
    firsts = [grouping.trios[0] for grouping in ladder(tables, rounds)]
    lines = [[less[t.board_set][t.people[seat] % tables] for t in firsts] for seat in range(3)]
    rows = [[tables, rounds], *lines, *less]
    return "\n".join(" ".join(map(str, row)) for row in rows)


def line(program: Path, tables: int, left_over: int) -> str | None:
    """Return the rounds chosen for so many tables and people left over."""
    rover = found(FoundTable.WHIZ_ROVERS).get((tables, 0, left_over), "")
    rounds = len(rover) // left_over if left_over else longest_ladder(tables)
    if not rounds:
        return None
    said = asked(program, SEED, MOVES, told=told(tables, rounds)) or ""
    numbers, chosen, at = [int(word) for word in said.split()], [], 0
    for count in range(1, rounds + 1):
        chosen += numbers[at + 1 : at + 1 + count]
        at += count + 1
    return f"{tables} {left_over} {SEED} {' '.join(map(str, chosen))}"


def main(kept: Path) -> None:
    """Choose rounds for every ladder, with and without rovers."""
    with compiled("rounds") as program:
        lines = [line(program, tables, over) for tables in TABLES for over in range(3)]
    text = "\n".join(each for each in lines if each) + "\n"
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if text == kept.read_text(encoding="utf-8") else "other rounds were found")
    kept.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(FOUND / "rounds.txt")
