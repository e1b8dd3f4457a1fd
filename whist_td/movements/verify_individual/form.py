"""A movement of tables without boards as it comes from a file or another program: not yet believed.

The entrants are people who change partners, or pairs that stay together; a table is told by who
sits there, going round: of four people the first and the third are partners.
"""

from dataclasses import dataclass

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
        tables=tuple(_table(each) for each in tables),
        sit_out=plain.numbers("sit_out"),
    )


def _table(plain: MovementFields) -> JudgedTable:
    seats = plain.numbers("seats")
    return JudgedTable(plain.number("table"), seats)
