"""Write the whist tournaments that were found as the table the program travels with.

`write_whists.py` reads found/whists.txt, found/frames.txt and found/steps.txt (made by
find_whists.py and find_frames.py here, and by ../find_skips.py); it writes
whist_td/movements/individual/whists_found.py and checks, when all is written, that every
tournament up to 100 players is one.
"""

import importlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap

from whist_td.movements.individual import ladders, whists, whists_found
from whist_td.movements.individual.codes import encoded
from whist_td.movements.individual.plan import Fours, as_movement
from whist_td.movements.verify_individual import (
    is_whist_tournament,
    matrices_of,
    movement_of,
    verify,
)

HERE = Path(__file__).parent
MODULE = Path(__file__).parents[3] / "whist_td/movements/individual/whists_found.py"
WIDTH = 78
MOST_PLAYERS = 100
HEAD = '''"""Whist tournaments that no product gives, as text.

Written by packaging/movements/individual/write_whists.py; do not edit.
"""

from collections.abc import Mapping

from whist_td.movements.individual.plan import StoredRounds

'''


def literal(numbers: Sequence[int], indent: int) -> str:
    """Return numbers as a text in the source, broken over lines."""
    lines = wrap(encoded(list(numbers)), WIDTH, break_on_hyphens=False)
    if len(lines) == 1:
        return f'"{lines[0]}"'
    space = " " * indent
    return "(\n" + "".join(f'{space}    "{line}"\n' for line in lines) + f"{space})"


def numbers_in(name: str) -> Iterator[list[int]]:
    """Yield the numbers of each line of a file of findings."""
    for line in (HERE / name).read_text().splitlines():
        yield [int(word) for word in line.split()]


def shifted(people: Sequence[int], circle: int, lines: int, by: int) -> list[int]:
    """Return people with every line gone on by so many."""
    return [(p // circle + by) % lines * circle + p % circle for p in people]


def fill(fours: Fours, people: Sequence[int]) -> list[int]:
    """Return a small round played by these people."""
    return [people[seat] for four in fours for seat in four]


def sitter(fours: Fours, people: int) -> int:
    """Return who sits out of a small round."""
    return next(p for p in range(people) if all(p not in four for four in fours))


def filled_frame(
    people: Sequence[int], circle: int, lines: int, *, turn: bool
) -> Iterator[list[int]]:
    """Yield base rounds in which the line of 0 and one more play their own tournament."""
    small = sorted(whists.whist(lines + 1), key=lambda fours: sitter(fours, lines + 1))
    more = lines * circle
    group = [line * circle for line in range(lines)] + [more]
    size = len(people) if turn else len(people) // lines
    for by in range(lines):
        base = shifted(people, circle, lines, by) if turn else people[by * size : by * size + size]
        yield [*base, *fill(small[by], group)]
    yield [
        person
        for place in range(circle)
        for person in fill(small[lines], [line * circle + place for line in range(lines)])
    ]


def rounds_of_44(people: Sequence[int]) -> tuple[list[list[int]], list[list[int]]]:
    """Return three base rounds, each with the people of place 0; and ladders between four lines."""
    own = ([0, 11, 22, 33], [0, 22, 11, 33], [0, 11, 33, 22])
    base = [[*people[at * 40 : at * 40 + 40], *own[at]] for at in range(3)]
    ladders = [
        [line * 11 + (place + line * step) % 11 for place in range(11) for line in range(4)]
        for step in range(1, 11)
    ]
    return base, ladders


def rounds_of_88(people: Sequence[int]) -> list[list[int]]:
    """Return three base rounds; one more plays with those of place 0."""
    return [
        [*shifted(people, 29, 3, by), 87, (by + 1) % 3 * 29, by * 29, (by + 2) % 3 * 29]
        for by in range(3)
    ]


def stored(players: int, people: list[int]) -> tuple[list[list[int]], list[list[int]]]:
    """Return base rounds that are turned, and rounds that stay."""
    match players:
        case 44:
            return rounds_of_44(people)
        case 88:
            return rounds_of_88(people), []
        case 57:
            *base, last = filled_frame(people, 7, 8, turn=True)
        case _:
            *base, last = filled_frame(people, 23, 4, turn=False)
    return base, [last]


def table(name: str, kind: str, rows: dict[int, str], said: str) -> str:
    """Return one table as source."""
    body = "".join(f"    {key}: {text},\n" for key, text in sorted(rows.items()))
    return f'{name}: Mapping[int, {kind}] = {{\n{body}}}\n"""{said}"""\n'


def rounds_source(circle: int, turned: list[list[int]], fixed: list[list[int]]) -> str:
    """Return some rounds as source."""
    first, second = (literal([p for each in part for p in each], 8) for part in (turned, fixed))
    second = second if fixed else '""'
    return f"StoredRounds(\n        {circle},\n        {first},\n        {second},\n    )"


def steps() -> dict[int, str]:
    """Return the steps of East, South and West, from 0 in the first round."""
    rows = {}
    for tables, _rounds, _seed, *numbers in numbers_in("found/steps.txt"):
        columns = [numbers[at : at + tables] for at in range(0, 3 * tables, tables)]
        rows[tables] = literal([(n - c[0]) % tables for c in columns for n in c], 4)
    return rows


def main() -> None:
    """Write the module, then check every tournament."""
    circles = {
        players: literal(people, 4) for players, _seed, *people in numbers_in("found/whists.txt")
    }
    rounds = {
        players: rounds_source(circle, *stored(players, people))
        for players, circle, _seed, *people in numbers_in("found/frames.txt")
    }
    MODULE.write_text(
        HEAD
        + table("CIRCLES", "str", circles, "By players: the base round, its tables one by one.")
        + "\n"
        + table("ROUNDS", "StoredRounds", rounds, "By players: rounds on lines of places.")
        + "\n"
        + table(
            "STEPS",
            "str",
            steps(),
            "By tables: how far East, South and West are along their lines, round by round.",
        )
    )
    importlib.reload(whists_found)
    importlib.reload(ladders)
    importlib.reload(whists)
    whists.whist.cache_clear()
    for players in range(4, MOST_PLAYERS + 1):
        if players % 4 <= 1:
            check(players)


def check(players: int) -> None:
    """Stop where a tournament is none."""
    whole = movement_of(as_movement(whists.whist(players), players))
    if verify(whole).faults or not is_whist_tournament(matrices_of(whole)):
        message = f"no whist tournament: {players}"
        raise ValueError(message)


if __name__ == "__main__":
    main()
