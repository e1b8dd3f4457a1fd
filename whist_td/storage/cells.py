"""Cells of a club file, each checked against its column when it is read: a file is only believed.

SQLite lets any value stand in any column. What cannot be is told by where it stands.
"""

import json
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date
from typing import Any, TypeVar

from cattrs.errors import CattrsError

from whist_td.core.errors import NONSENSE
from whist_td.storage.schema import StoredColumn, StoredTable, Tables

T = TypeVar("T")
DAMAGE = (CattrsError, *NONSENSE)
"""What a value that makes no sense can raise."""


@dataclass(frozen=True)
class Spot:
    """Where something stands in a file: in which table, in which row, in which column."""

    event: int
    table: str
    row: str = ""
    column: str = ""


def row_told(key: Mapping[str, object]) -> str:
    """Tell a row by its key, of a long text so much that it can be found."""
    return ", ".join(f"{name} {str(value)[:40]}" for name, value in key.items())


class BadCellError(Exception):
    """A value that its column, or the game, cannot have."""

    def __init__(self, spot: Spot) -> None:
        super().__init__(spot)
        self.spot = spot


class NotSoError(ValueError):
    """A value that a column cannot hold."""


_EXPECTED: Mapping[str, type] = {"INTEGER": int, "BLOB": bytes}
"""What stands in a column by its type; in all others a text."""


def cell_value(column: StoredColumn, value: object) -> Any:  # noqa: ANN401 - of the column's type
    """Return what a cell tells, or raise where its column cannot hold it."""
    if value is None:
        if not column.is_nullable:
            raise NotSoError
        return None
    if not isinstance(value, _EXPECTED.get(column.kind, str)):
        raise NotSoError
    if isinstance(value, str):
        value.encode()  # letters that are none were let in by `letters_of`
    if column.kind == "JSON":
        return json.loads(str(value))
    return date.fromisoformat(str(value)) if column.kind == "DATE" else value


@dataclass(frozen=True)
class StoredRow:
    """A row as it stands there: nothing of it is believed yet."""

    table: StoredTable
    values: dict[str, Any]

    @property
    def event(self) -> int:
        """The number of its event; 0 where it is none."""
        number = self.values.get("id" if self.table.name == "event" else "event_id")
        return number if isinstance(number, int) else 0

    def spot(self, column: str = "") -> Spot:
        """Return where it stands: a row is known by its key."""
        keys = (name for name in self.table.keys if name not in ("id", "event_id"))
        told = row_told({name: self.values[name] for name in keys})
        return Spot(self.event, self.table.name, told, column)

    def cells(self) -> dict[str, Any]:
        """Return what its cells tell, or raise the first that cannot be."""
        columns = self.table.columns
        try:
            return {name: cell_value(columns[name], each) for name, each in self.values.items()}
        except DAMAGE:
            return {name: self.cell(name) for name in self.values}  # which tells the place

    def cell(self, name: str) -> Any:  # noqa: ANN401 - of the column's type
        """Return what one of its cells tells."""
        return self.checked(name, cell_value, self.table.columns[name], self.values[name])

    def with_cells(self, new: Mapping[str, Any]) -> "StoredRow":
        """Return the row with other plain values in some of its cells."""
        return StoredRow(self.table, {**self.values, **{n: json.dumps(v) for n, v in new.items()}})

    def checked(self, column: str, made: Callable[..., T], *of: object) -> T:
        """Return what is made of a cell, or of the row (""), or raise where it stands."""
        try:
            return made(*of)
        except DAMAGE as fault:
            raise BadCellError(self.spot(column)) from fault


_IS_WORDED = """"{}" <> ''"""


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


@dataclass(frozen=True)
class StoredRows:
    """The rows of a file that is being read; a table that it has not got has none."""

    connection: sqlite3.Connection
    tables: Tables

    def of(
        self, table: str, event: int | None = None, *columns: str, worded: bool = False
    ) -> Generator[StoredRow, None, None]:
        """Yield the rows of a table as they stand, of an event or of all, ordered by their keys.

        Those that are `worded` have something in one of the columns.
        """
        found = self.tables.get(table)
        if found is None or (worded and not columns):
            return
        wanted = [c for c in found.shape if not columns or c.name in columns or c.is_key]
        names = [column.name for column in wanted]
        query = f'SELECT {_quoted(names)} FROM "{table}"'  # noqa: S608 - our own names
        if event is not None:
            query += f' WHERE "{"id" if table == "event" else "event_id"}" = {event:d}'
        elif worded:
            query += f" WHERE {' OR '.join(_IS_WORDED.format(name) for name in columns)}"
        if found.keys:
            query += f" ORDER BY {_quoted(found.keys)}"
        with closing(self.connection.execute(query)) as rows:
            for row in rows:
                yield StoredRow(found, dict(zip(names, row, strict=True)))

    def different(self, table: str, column: str, events: Iterable[int]) -> Iterator[Any]:
        """Yield what the cells of a column tell in some events, each once, where it can be read."""
        if (found := self.tables.get(table)) is None:
            return
        query = (
            f'SELECT DISTINCT "{column}" FROM "{table}"'  # noqa: S608 - our own names
            f' WHERE "event_id" IN ({", ".join(map(str, map(int, events)))})'
        )
        for (value,) in self.connection.execute(query).fetchall():
            with suppress(*DAMAGE):
                yield cell_value(found.columns[column], value)

    def made(self, table: str, event: int, made: Callable[[StoredRow], T]) -> list[T]:
        """Return what is made of each row of an event, once SQLite has told all of them."""
        return [made(row) for row in tuple(self.of(table, event))]
