"""The tables of a club file compared with those that this program makes.

What else stands in a file can swallow what is written into it, or never end: a trigger, a view, a
table of another shape by a known name.
"""

import sqlite3
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Table

_MIGRATIONS = "alembic_version"
_OWN = "sqlite_"
"""Names of SQLite's own, which nobody else may take."""
MARK = "2bbcd76fcb5cba03"
"""The mark of the tables as this program makes them: they need not be compared one by one."""
_Shape = list[tuple[str, str, bool, bool]]
"""The columns: their name and type, whether they may be empty, whether they are of the key."""


def stranger(connection: sqlite3.Connection, *, is_newest: bool) -> str | None:
    """Return what does not belong in a file, or is not as it should be, by its name.

    The tables of an older version are not compared: they are brought up to date first.
    """
    from whist_td.storage.formats import fact_tables
    from whist_td.storage.tables import EventRow

    if is_newest and mark_of(connection) == MARK:
        return None
    own = {str(each.rows.__tablename__) for each in fact_tables()}
    expected = EventRow.metadata.tables
    indexes = {str(index.name) for table in expected.values() for index in table.indexes}
    known = {*expected, *indexes, *own, _MIGRATIONS}
    found = connection.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    for kind, name, sql in found:
        if not _is_known(kind, name, known) or "CONFLICT" in str(sql):
            return str(name)
    misshapen = (t.name for t in expected.values() if _shape(connection, t.name) != _own_shape(t))
    return next(misshapen, None) if is_newest else None


def mark_of(connection: sqlite3.Connection) -> str:
    """Return a mark of all that stands in a file beside its rows."""
    found = connection.execute("SELECT type, name, sql LIKE '%CONFLICT%' FROM sqlite_master")
    shapes = [(*each, _shape(connection, each[1])) for each in sorted(found.fetchall(), key=str)]
    return sha256(repr(shapes).encode()).hexdigest()[:16]


def _is_known(kind: object, name: object, known: set[str]) -> bool:
    is_ours = name in known or str(name).startswith(_OWN)
    return kind in ("table", "index") and is_ours


def _shape(connection: sqlite3.Connection, table: str) -> _Shape:
    rows = connection.execute("SELECT * FROM pragma_table_xinfo(?)", (table,))
    return [
        (name, "hidden" if hidden else kind, not needed, bool(key))
        for _, name, kind, needed, _, key, hidden in rows
    ]


def _own_shape(table: "Table") -> _Shape:
    from sqlalchemy.dialects import sqlite

    dialect = sqlite.dialect()
    return [
        (column.name, str(column.type.compile(dialect)), bool(column.nullable), column.primary_key)
        for column in table.columns
    ]
