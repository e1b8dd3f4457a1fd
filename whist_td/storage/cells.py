"""Cells of a club file, each checked against its column when it is read: a file is only believed.

SQLite lets any value stand in any column. What cannot be is told by where it stands.
"""

import json
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from typing import Any, TypeVar

from cattrs.errors import CattrsError
from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Date,
    Integer,
    LargeBinary,
    Table,
    inspect,
)

from whist_td.core.errors import NONSENSE

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


class BadCellError(Exception):
    """A value that its column, or the game, cannot have."""

    def __init__(self, spot: Spot) -> None:
        super().__init__(spot)
        self.spot = spot


class NotSoError(ValueError):
    """A value that a column cannot hold."""


def cell_value(column: Column[Any], value: object) -> Any:  # noqa: ANN401 - of the column's type
    """Return what a cell tells, or raise where its column cannot hold it."""
    if value is None:
        if not column.nullable:
            raise NotSoError
        return None
    match column.type:
        case Integer():
            expected: type = int
        case LargeBinary():
            expected = bytes
        case _:
            expected = str
    if not isinstance(value, expected):
        raise NotSoError
    if isinstance(value, str):
        value.encode()  # letters that are none were let in by `letters_of`
    if isinstance(column.type, JSON):
        return json.loads(str(value))
    return date.fromisoformat(str(value)) if isinstance(column.type, Date) else value


@dataclass(frozen=True)
class StoredRow:
    """A row as it stands there: nothing of it is believed yet."""

    table: Table
    values: dict[str, Any]

    @property
    def event(self) -> int:
        """The number of its event; 0 where it is none."""
        number = self.values.get("id" if self.table.name == "event" else "event_id")
        return number if isinstance(number, int) else 0

    def spot(self, column: str = "") -> Spot:
        """Return where it stands: a row is known by its key."""
        keys = [key.name for key in self.table.primary_key if key.name not in ("id", "event_id")]
        key = ", ".join(f"{name} {str(self.values[name])[:40]}" for name in keys)
        return Spot(self.event, self.table.name, key, column)

    def cells(self) -> dict[str, Any]:
        """Return what its cells tell, or raise the first that cannot be."""
        return {name: self.cell(name) for name in self.values}

    def cell(self, name: str) -> Any:  # noqa: ANN401 - of the column's type
        """Return what one of its cells tells."""
        return self.checked(name, cell_value, self.table.c[name], self.values[name])

    def checked(self, column: str, made: Callable[..., T], *of: object) -> T:
        """Return what is made of a cell, or of the row (""), or raise where it stands."""
        try:
            return made(*of)
        except DAMAGE as fault:
            raise BadCellError(self.spot(column)) from fault


def tables_in(connection: Connection) -> frozenset[str]:
    """Return which tables there are: a file of an older version, opened to read, has fewer."""
    return frozenset(inspect(connection).get_table_names())


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def rows_of(
    connection: Connection, table: Table, event: int | None = None, *columns: str
) -> Generator[StoredRow, None, None]:
    """Yield the rows of a table as they stand, of an event or of all, ordered by their keys."""
    wanted = [c for c in table.columns if not columns or c.name in columns or c.primary_key]
    names = [column.name for column in wanted]
    # Our own names: a statement that need not be compiled for each file that is opened.
    query = f'SELECT {_quoted(names)} FROM "{table.name}"'  # noqa: S608
    if event is not None:
        query += f' WHERE "{"id" if table.name == "event" else "event_id"}" = {event:d}'
    if table.primary_key:
        query += f" ORDER BY {_quoted(key.name for key in table.primary_key)}"
    with closing(connection.exec_driver_sql(query)) as found:
        for row in found:
            yield StoredRow(table, dict(zip(names, row, strict=True)))


def made_of(
    connection: Connection, table: Table, event: int, made: Callable[[StoredRow], T]
) -> list[T]:
    """Return what is made of each row of an event; SQLite is let go where one cannot be read."""
    with closing(rows_of(connection, table, event)) as rows:
        return [made(row) for row in rows]
