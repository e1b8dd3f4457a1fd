"""A director's own seats for a club night, from a table and as a table.

A table has a row for each table of each round: round, table, and the numbers of those who sit
there, going round. Who stands in no row of a round sits out.
"""

from collections.abc import Iterable
from operator import attrgetter
from pathlib import Path

from whist_td.core.movement_tables import Sitting, TableRound
from whist_td.desk.apart import Progress, no_progress
from whist_td.formats.club_night.rules.event import AT_TABLE, ClubRound
from whist_td.interchange.headings import Headings
from whist_td.interchange.read_apart import read_table
from whist_td.interchange.tables import Table, save_table, with_semicolons
from whist_td.words.file_messages import HEADINGS
from whist_td.words.words import Words

_SEATS = ("1", "2", "3", "4", "5")
_LEAST = 2
_HEADINGS = {
    "round": "round|rounds|round of the movement|tour|tours|manche|no tour|round no|tour no",
    "table": "table|tables|no table|table no",
    "1": "1|seat 1|siege 1|place 1|n|nord|north",
    "2": "2|seat 2|siege 2|place 2|e|est|east",
    "3": "3|seat 3|siege 3|place 3|s|sud|south",
    "4": "4|seat 4|siege 4|place 4|w|west|o|ouest",
    "5": "5|seat 5|siege 5|place 5",
}
_LABELS = {code: HEADINGS.get(code, code) for code in _HEADINGS}
_HEADED = Headings(_HEADINGS, ("round", "table", *_SEATS[:_LEAST]), "round", _LABELS)
_MOST = 999
"""More rounds, tables or players than this no club night has."""


def read_seats(path: Path, progress: Progress = no_progress) -> tuple[TableRound, ...]:
    """Read the seats of an evening, or refuse them with what is wrong and where."""
    return seats_of_table(read_table(path, _HEADED.are_in, progress))


def seats_of_table(table: Table) -> tuple[TableRound, ...]:
    """Return the rounds that a table tells, or refuse the cell that will not do."""
    rounds: dict[int, list[Sitting]] = {}
    for row in _HEADED.rows(table):
        row.check_formulas()
        sittings = rounds.setdefault(row.whole("round", 1, _MOST), [])
        # Only the last seats may be empty, and never the first two.
        filled = [place for place, code in enumerate(_SEATS, start=1) if row.text(code)]
        seats = _SEATS[: max([_LEAST, *filled])]
        sittings.append(
            Sitting(
                row.whole("table", 1, _MOST), tuple(row.whole(code, 1, _MOST) for code in seats)
            )
        )
    return tuple(
        TableRound(number, tuple(sorted(sittings, key=attrgetter("table"))))
        for number, sittings in sorted(rounds.items())
    )


def seats_table(rounds: Iterable[ClubRound], _: Words) -> str:
    """Return rounds as a table that can be read again, with headings in the club's words."""
    listed = tuple(rounds)
    sizes = {len(sitting.seats) for each in listed for sitting in each.sittings}
    names: tuple[str, ...] = (_("N"), _("E"), _("S"), _("W"))
    if sizes != {AT_TABLE}:
        names = tuple(_("Seat {n}", n=n) for n in range(1, max(sizes, default=AT_TABLE) + 1))
    heading = (_.pgettext("tour", "Round"), _("Table"), *names)
    rows = ((each.number, s.table, *s.seats) for each in listed for s in each.sittings)
    return with_semicolons([heading, *rows])


def write_seats(rounds: Iterable[ClubRound], path: Path, _: Words) -> None:
    """Write rounds as a table, or refuse a place where nothing can be written."""
    save_table(seats_table(rounds, _), path)
