"""Tables of three by lot: people change places as long as that lets fewer of them meet again."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from whist_td.core.movement_tables import Sitting, TableRound

TRIES_A_PERSON = 60

Tables = list[list[int]]


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


def _improve(tables: Tables, met: Counter[tuple[int, int]], dice: Iterator[int]) -> None:
    for _ in range(TRIES_A_PERSON * sum(map(len, tables))):
        costly = [table for table in tables if _again(table, met)]
        if not costly:
            return
        one = costly[next(dice) % len(costly)]
        other = tables[next(dice) % len(tables)]
        _exchange(one, other, met, (next(dice) % len(one), next(dice) % len(other)))


def _exchange(
    one: list[int], other: list[int], met: Counter[tuple[int, int]], seats: tuple[int, int]
) -> None:
    first, second = seats
    before = _again(one, met) + _again(other, met)
    one[first], other[second] = other[second], one[first]
    if _again(one, met) + _again(other, met) > before:
        one[first], other[second] = other[second], one[first]


def _again(table: Sequence[int], met: Counter[tuple[int, int]]) -> int:
    return sum(met[two] for two in combinations(sorted(table), 2))
