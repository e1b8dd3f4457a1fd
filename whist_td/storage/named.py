"""Who is named in the facts of a file, whatever was played; what cannot be read is nobody."""

from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any

from whist_td.storage.cells import DAMAGE, BadCellError
from whist_td.storage.formats import fact_tables
from whist_td.storage.rows import Rows
from whist_td.storage.tables import FactRow


def names_in(rows: Rows, events: Collection[int]) -> set[str]:
    """Return the names that stand in some events, each once; in the book, also as spelled."""
    return {
        name
        for kind in fact_tables()
        for column in (*kind.names, *kind.people)
        for cell in rows.different(kind, column, events)
        for name in _names_of(cell)
    }


def people_in(rows: Rows) -> list[tuple[int, str]]:
    """Return who is named in which event, and in the club's book."""
    people = (each for kind in fact_tables() for each in _people(rows, kind))
    return list(dict.fromkeys(people))


def _people(rows: Rows, kind: type[FactRow]) -> Iterator[tuple[int, str]]:
    """Yield the events and names in a table, where it has any; what cannot be read is nobody."""
    columns = (*kind.names, *kind.people)
    if columns and not kind.people:
        with suppress(*DAMAGE):
            found = rows.columns(kind, None, "event_id", *columns)
            events = found.get("event_id", ())
            for each in columns:
                yield from (
                    (n, name) for n, name in zip(events, found.get(each, ()), strict=True) if name
                )
            return
    for row in rows.raw(kind, None, *columns) if columns else ():
        with suppress(BadCellError, *DAMAGE):
            names = [name for each in columns for name in _names_of(row.cell(each))]
            yield from ((row.event, name) for name in names if name)


def _names_of(cell: Any) -> Iterator[str]:  # noqa: ANN401 - a name, or JSON's list of people
    """Yield the names in a cell that is one, or has people; what cannot be read is nobody."""
    with suppress(*DAMAGE):
        yield from [cell] if isinstance(cell, str) else [each["name"] for each in cell or ()]
