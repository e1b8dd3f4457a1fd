"""The hard rules of a movement of tables without boards, and where a movement breaks them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from whist_td.core.movement_tables import TableMovement
from whist_td.core.movement_text import MovementFields, fields_of

MOST = 9_999
"""So many people, pairs or tables a movement may have."""


@dataclass(frozen=True)
class JudgedTable:
    """Who sits at a table, going round."""

    table: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class JudgedTablesRound:
    """What a movement says of one round: who sits where, and who sits out."""

    number: int
    tables: tuple[JudgedTable, ...]
    sit_out: tuple[int, ...]


@dataclass(frozen=True)
class JudgedTables:
    """A whole evening for a number of people (or of pairs) and of tables."""

    entrants: int
    tables: int
    rounds: tuple[JudgedTablesRound, ...]
    are_pairs: bool = False

    @property
    def sizes(self) -> frozenset[int]:
        """How many may sit at a table: two pairs, or three to five people."""
        return frozenset({2}) if self.are_pairs else frozenset({3, 4, 5})


def movement_of(own: TableMovement) -> JudgedTables:
    """Return the program's own movement as one to be judged."""
    rounds = tuple(
        JudgedTablesRound(
            each.number,
            tuple(JudgedTable(sitting.table, sitting.seats) for sitting in each.sittings),
            each.sit_out,
        )
        for each in own.rounds
    )
    return JudgedTables(own.entrants, own.tables, rounds, own.are_pairs)


def movement_from_plain(plain: object) -> JudgedTables:
    """Return the movement that plain values tell, or refuse it with what is wrong and where.

    >>> movement_from_plain({"players": 8, "tables": 2, "rounds": []}).entrants
    8
    >>> movement_from_plain({"pairs": 8, "tables": 4, "rounds": []}).are_pairs
    True
    """
    whole = fields_of(plain)
    are_pairs = "pairs" in whole.fields
    entrants = whole.size("pairs" if are_pairs else "players", MOST)
    tables = whole.size("tables", MOST)
    return JudgedTables(entrants, tables, tuple(_round(each) for each in whole.rounds()), are_pairs)


def _round(plain: MovementFields) -> JudgedTablesRound:
    tables = plain.tables()
    return JudgedTablesRound(
        number=plain.number("round"),
        tables=tuple(
            JudgedTable(seats=each.numbers("seats"), table=each.number("table")) for each in tables
        ),
        sit_out=plain.numbers("sit_out"),
    )


_LEAST_PEOPLE = 4
LEAST_PAIRS = 2


class TableFaultKind(Enum):
    """A hard rule that a movement breaks."""

    TOO_FEW_ENTRANTS = "too_few_entrants"
    NO_ROUNDS = "no_rounds"
    ROUND_NUMBER = "round_number"
    TABLE_TWICE = "table_twice"
    TABLE_UNKNOWN = "table_unknown"
    TABLE_EMPTY = "table_empty"
    TABLE_SIZE = "table_size"
    ENTRANT_UNKNOWN = "entrant_unknown"
    ENTRANT_TWICE = "entrant_twice"
    ENTRANT_MISSING = "entrant_missing"
    SITS_OUT_EARLY = "sits_out_early"
    SIT_OUTS_UNEVEN = "sit_outs_uneven"


@dataclass(frozen=True)
class TableFault:
    """One rule broken: in which round (by its place in the evening), where and by whom."""

    kind: TableFaultKind
    round: int | None = None
    table: int | None = None
    entrants: tuple[int, ...] = ()


def faults_of(movement: JudgedTables) -> Iterator[TableFault]:
    """Yield every break of a hard rule, round by round."""
    if movement.entrants < (LEAST_PAIRS if movement.are_pairs else _LEAST_PEOPLE):
        yield TableFault(TableFaultKind.TOO_FEW_ENTRANTS)
    if not movement.rounds:
        yield TableFault(TableFaultKind.NO_ROUNDS)
    for place, round_ in enumerate(movement.rounds, start=1):
        if round_.number != place:
            yield TableFault(TableFaultKind.ROUND_NUMBER, place)
        yield from _tables(place, round_, movement)
        yield from _places(place, round_, movement.entrants)
    yield from _sit_outs(movement)


def _tables(place: int, round_: JudgedTablesRound, movement: JudgedTables) -> Iterator[TableFault]:
    laid = Counter(each.table for each in round_.tables)
    for table in sorted({*laid, *range(1, movement.tables + 1)}):
        if not 1 <= table <= movement.tables:
            yield TableFault(TableFaultKind.TABLE_UNKNOWN, place, table)
        elif laid[table] > 1:
            yield TableFault(TableFaultKind.TABLE_TWICE, place, table)
        elif not laid[table]:
            yield TableFault(TableFaultKind.TABLE_EMPTY, place, table)
    for each in round_.tables:
        if len(each.seats) not in movement.sizes:
            yield TableFault(TableFaultKind.TABLE_SIZE, place, each.table, each.seats)


def _places(place: int, round_: JudgedTablesRound, entrants: int) -> Iterator[TableFault]:
    places = Counter(one for each in round_.tables for one in each.seats)
    places.update(round_.sit_out)
    for one in sorted({*places, *range(1, entrants + 1)}):
        if not 1 <= one <= entrants:
            yield TableFault(TableFaultKind.ENTRANT_UNKNOWN, place, entrants=(one,))
        elif places[one] > 1:
            yield TableFault(TableFaultKind.ENTRANT_TWICE, place, entrants=(one,))
        elif not places[one]:
            yield TableFault(TableFaultKind.ENTRANT_MISSING, place, entrants=(one,))


def _sit_outs(movement: JudgedTables) -> Iterator[TableFault]:
    everybody = range(1, movement.entrants + 1)
    times: Counter[int] = Counter()
    for place, round_ in enumerate(movement.rounds, start=1):
        if not round_.sit_out:
            continue
        times.update(round_.sit_out)
        least = min((times[one] for one in everybody), default=0)
        for one in sorted(set(round_.sit_out)):
            if times[one] > least + 1:
                yield TableFault(TableFaultKind.SITS_OUT_EARLY, place, entrants=(one,))
    counts = [times[one] for one in everybody] or [0]
    if max(counts) - min(counts) > 1:
        often = tuple(one for one in everybody if times[one] == max(counts))
        yield TableFault(TableFaultKind.SIT_OUTS_UNEVEN, entrants=often)
