"""More rounds of the kind that has been played: three lines of people who go on by steps.

Where every table of a round is as far from one line as any other, the round is told by three
steps; rounds whose steps all differ, and differ from one another differently, bring nobody
together again nor boards back.
"""

from collections.abc import Iterator, Sequence

from whist_td.movements.whiz.form import SEATS, Grouping, Plan, Trio

Steps = tuple[int, int, int]
"""How far from the first line the second is, the third, and the boards."""
MOST_TRIES = 20_000
"""So many rounds are looked at; a club that long at table would hardly wait for more."""


def lengthened(before: Plan, people: Sequence[int], rounds: int) -> Plan:
    """Return more rounds of the same kind, numbered from 1; none where there are not so many."""
    tables, left_over = divmod(len(people), SEATS)
    everybody = list(range(1, len(people) + 1))
    if left_over or list(people) != everybody or not before or not rounds:
        return ()
    known = [_steps(each, tables) for each in before]
    if any(steps is None for steps in known):
        return ()
    played = [_marks(steps, tables) for steps in known if steps is not None]
    found = _more(played, rounds, tables, iter(range(MOST_TRIES)))
    return tuple(_round(steps, tables) for steps in found)


def _steps(each: Grouping, tables: int) -> Steps | None:
    """Return the steps of a round; None where it is of another kind."""
    found = set()
    for trio in each.trios:
        first, second, third = (person - 1 for person in sorted(trio.people))
        lines = (first // tables, second // tables, third // tables)
        if lines != (0, 1, 2) or not 1 <= trio.board_set <= tables:
            return None
        shifts = (second - tables, third - 2 * tables, trio.board_set - 1)
        found.add(tuple((shift - first) % tables for shift in shifts))
    if len(found) != 1:
        return None
    east, south, boards = found.pop()
    return (east, south, boards)


def _marks(steps: Steps, tables: int) -> tuple[int, ...]:
    """Return what no other round may have in the same place."""
    east, south, boards = steps
    apart = (south - east, boards - east, boards - south)
    return (*steps, *(difference % tables for difference in apart))


def _more(
    played: list[tuple[int, ...]], rounds: int, tables: int, tries: Iterator[int]
) -> tuple[Steps, ...]:
    if not rounds:
        return ()
    for steps in _candidates(tables):
        if next(tries, None) is None:
            return ()
        marks = _marks(steps, tables)
        if any(mark == other for each in played for mark, other in zip(marks, each, strict=True)):
            continue
        rest = _more([*played, marks], rounds - 1, tables, tries)
        if len(rest) == rounds - 1:
            return (steps, *rest)
    return ()


def _candidates(tables: int) -> Iterator[Steps]:
    for east in range(tables):
        for south in range(tables):
            for boards in range(tables):
                yield (east, south, boards)


def _round(steps: Steps, tables: int) -> Grouping:
    east, south, boards = steps
    return Grouping(
        tuple(
            Trio(
                (first + boards) % tables + 1,
                (
                    first + 1,
                    tables + (first + east) % tables + 1,
                    2 * tables + (first + south) % tables + 1,
                ),
            )
            for first in range(tables)
        )
    )
