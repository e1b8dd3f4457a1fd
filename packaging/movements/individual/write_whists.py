"""Write the whist tournaments that were found as the table the program travels with.

`write_whists.py` reads found/whists.txt, found/frames.txt and found/steps.txt (made by
find_whists.py and find_frames.py here, and by ../find_skips.py); it writes
resources/movements/whist_*.tsv and checks, when all is written, that every
tournament up to 100 players is one.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from programs import encoded, write_table

from whist_td.movements.individual import whists
from whist_td.movements.individual.plan import Fours, as_movement
from whist_td.movements.tables import FoundTable, Row
from whist_td.movements.verify_individual.faults import movement_of
from whist_td.movements.verify_individual.quality import is_whist_tournament, matrices_of, verify

HERE = Path(__file__).parent
GENERATOR = "individual/write_whists.py"
SEEDS = "found/{}.txt"
MOST_PLAYERS = 100


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


def lines_of_rounds() -> Iterator[Row]:
    """Yield each tournament of a few rounds: those that stay, and those that are turned."""
    for players, circle, _seed, *people in numbers_in("found/frames.txt"):
        turning, fixed = stored(players, people)
        texts = (encoded([p for each in part for p in each]) for part in (fixed, turning))
        yield (str(players), str(circle), *texts)


def lines_of_steps() -> Iterator[Row]:
    """Yield the steps of East, South and West, from 0 in the first round."""
    for tables, _rounds, _seed, *numbers in numbers_in("found/steps.txt"):
        columns = [numbers[at : at + tables] for at in range(0, 3 * tables, tables)]
        yield (str(tables), encoded([(n - c[0]) % tables for c in columns for n in c]))


def write(table: FoundTable, schema: str, findings: str, lines: Iterable[Row]) -> None:
    """Write one table, by players or tables."""
    ordered = sorted(lines, key=lambda line: int(line[0]))
    write_table(table, schema, GENERATOR, SEEDS.format(findings), ordered)


def main() -> None:
    """Write the tables, then check every tournament."""
    circles = (
        (str(players), encoded(people))
        for players, _seed, *people in numbers_in("found/whists.txt")
    )
    write(FoundTable.WHIST_CIRCLES, "players:int base:letters", "whists", circles)
    write(FoundTable.WHIST_STEPS, "tables:int steps:letters", "steps", lines_of_steps())
    schema = "players:int circle:int fixed:letters turned:letters"
    write(FoundTable.WHIST_ROUNDS, schema, "frames", lines_of_rounds())
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
