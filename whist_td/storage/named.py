"""Who is named in the facts of a file, whatever was played; what cannot be read is nobody."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from typing import Any

from whist_td.core.formats import BOOK, kinds
from whist_td.storage.cells import DAMAGE, BadCellError
from whist_td.storage.formats import stored_named
from whist_td.storage.rows import Rows
from whist_td.storage.tables import EventRow, FactRow


def names_in(rows: Rows, events: Collection[int]) -> set[str]:
    """Return the names that stand in some events, each once; in the book, also as spelled."""
    return {
        name
        for kind in _tables(rows)
        for column in (*kind.names, *kind.people)
        for cell in rows.different(kind, column, events)
        for name in _names_of(cell)
    }


def people_in(rows: Rows) -> list[tuple[int, str]]:
    """Return who is named in which event; the club's own book is none."""
    people = (each for kind in _tables(rows, but=BOOK) for each in _people(rows, kind))
    return list(dict.fromkeys(people))


def _tables(rows: Rows, but: str = "") -> Iterator[type[FactRow]]:
    """Yield the tables of those formats that are played in the file: others need not be read."""
    played = {row.values["format"] for row in rows.raw(EventRow, None, "format")}
    for each in kinds():
        if each.code in played and each.code != but:
            yield from stored_named(each.code).own_tables.values()


def _people(rows: Rows, kind: type[FactRow]) -> Iterator[tuple[int, str]]:
    """Yield the events and names in a table, where it has any."""
    columns = (*kind.names, *kind.people)
    cells_by_event: Iterator[tuple[int, list[Any]]] = iter(())
    try:
        found = rows.columns(kind, None, "event_id", *columns) if columns else {}
        if found:
            cells_by_event = zip(
                found["event_id"], zip(*map(found.get, columns), strict=True), strict=True
            )
    except DAMAGE:
        cells_by_event = _read_one_by_one(rows, kind, columns)
    for event, cells in cells_by_event:
        for cell in cells:
            names = [cell] if isinstance(cell, str) else _names_of(cell) if cell else ()
            yield from ((event, name) for name in names if name)


def _read_one_by_one(
    rows: Rows, kind: type[FactRow], columns: Sequence[str]
) -> Iterator[tuple[int, list[Any]]]:
    """Yield what some columns tell in the rows that can be read."""
    for row in rows.raw(kind, None, *columns):
        with suppress(BadCellError, *DAMAGE):
            yield row.event, [row.cell(each) for each in columns]


def _names_of(cell: Any) -> Iterator[str]:  # noqa: ANN401 - a name, or JSON's list of people
    """Yield the names in a cell that is one, or has people; what cannot be read is nobody."""
    with suppress(*DAMAGE):
        yield from [cell] if isinstance(cell, str) else [each["name"] for each in cell or ()]
