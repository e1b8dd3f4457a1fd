"""The next round from the last: seats kept, or tables drawn so that few meet again."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, count

from whist_td.core.movement_tables import Sitting, TableRound

Seats = list[int | None]
"""The seats round a table; None is a seat that is free."""
Tables = dict[int, Seats]


def kept_round(
    number: int, people: Sequence[int], sizes: Sequence[int], played: Sequence[TableRound]
) -> TableRound:
    """Return the round to come, with as many as can be where they sat in the last one.

    Tables come to the sizes that so many people fill, the smallest are given up, and those without
    a seat take the free ones. Who has sat out plays next, in the seat of one who has sat out less.

    >>> last = TableRound(1, (Sitting(1, (1, 2, 3)), Sitting(2, (4, 5, 6))), (7,))
    >>> kept = kept_round(2, (1, 2, 3, 4, 5, 6, 7), (3, 3), [last])
    >>> kept.sittings, kept.sit_out
    ((Sitting(table=1, seats=(7, 2, 3)), Sitting(table=2, seats=(4, 5, 6))), (1,))
    """
    rests = Counter(person for each in played for person in each.sit_out)
    tables = _tables_kept(played[-1], set(people), sizes)
    seated = {person for seats in tables.values() for person in seats}
    waiting = sorted(set(people) - seated, key=lambda person: (-rests[person], person))
    for seats in tables.values():
        for at, person in enumerate(seats):
            if person is None and waiting:
                seats[at] = waiting.pop(0)
    resting = sorted(_rested(tables, waiting, rests))
    sittings = (
        Sitting(table, tuple(each for each in seats if each is not None))
        for table, seats in sorted(tables.items())
    )
    return TableRound(number, tuple(sittings), tuple(resting))


def _tables_kept(last: TableRound, there: set[int], sizes: Sequence[int]) -> Tables:
    """Return the tables of the wanted sizes, each with those who sat there and still do."""
    laid: Tables = {s.table: [p if p in there else None for p in s.seats] for s in last.sittings}
    fullest = sorted(laid, key=lambda table: (laid[table].count(None) - len(laid[table]), table))
    new = (number for number in count(1) if number not in laid)
    numbers = (*fullest, *(next(new) for _ in sizes[len(fullest) :]))
    largest = sorted(sizes, reverse=True)
    return {
        table: _of_size(laid.get(table, []), size)
        for table, size in zip(numbers, largest, strict=False)
    }


def _of_size(seats: Seats, size: int) -> Seats:
    """Return a table of a size: free seats go first, then those of the last people."""
    others = list(seats)
    while len(others) > size:
        if None in others:
            others.remove(None)
        else:
            others.pop()
    return [*others, *([None] * (size - len(others)))]


def _rested(tables: Tables, waiting: Sequence[int], rests: Mapping[int, int]) -> Iterator[int]:
    """Yield who sits out: in the place of one who has, somebody who has less."""
    for person in waiting:
        seated = (each for seats in tables.values() for each in seats if each is not None)
        least = min(seated, key=lambda each: (rests[each], each), default=person)
        if rests[least] >= rests[person]:
            yield person
            continue
        seats = next(seats for seats in tables.values() if least in seats)
        seats[seats.index(least)] = person
        yield least


TRIES_A_PERSON = 60


def drawn_tables(
    number: int,
    people: Sequence[int],
    size: int,
    played: Iterable[TableRound],
    dice: Iterator[int],
) -> TableRound:
    """Draw a round of tables of a size: who has sat out most plays, and few meet again.

    >>> drawn = drawn_tables(1, (1, 2, 3, 4), 3, (), iter(range(999)))
    >>> drawn.sittings, drawn.sit_out
    ((Sitting(table=1, seats=(1, 2, 3)),), (4,))
    """
    before = list(played)
    rests = Counter(person for each in before for person in each.sit_out)
    met = Counter(
        two
        for each in before
        for sitting in each.sittings
        for two in combinations(sorted(sitting.seats), 2)
    )
    order = sorted(people, key=lambda person: (-rests[person], next(dice)))
    full = len(order) // size * size
    tables = [order[at : at + size] for at in range(0, full, size)]
    _improve(tables, met, dice)
    sittings = tuple(Sitting(at, tuple(table)) for at, table in enumerate(tables, start=1))
    return TableRound(number, sittings, tuple(sorted(order[full:])))


def _improve(tables: list[list[int]], met: Counter[tuple[int, int]], dice: Iterator[int]) -> None:
    for _ in range(TRIES_A_PERSON * sum(map(len, tables))):
        costly = [table for table in tables if _again(table, met)]
        if not costly:
            return
        one = costly[next(dice) % len(costly)]
        other = tables[next(dice) % len(tables)]
        # What brings more people together again is taken back.
        first, second = (next(dice) % len(one), next(dice) % len(other))
        before = _again(one, met) + _again(other, met)
        one[first], other[second] = other[second], one[first]
        if _again(one, met) + _again(other, met) > before:
            one[first], other[second] = other[second], one[first]


def _again(table: Sequence[int], met: Counter[tuple[int, int]]) -> int:
    return sum(met[two] for two in combinations(sorted(table), 2))
