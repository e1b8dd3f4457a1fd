"""The tables of a club file compared with those that this program makes.

What else stands in a file can swallow what is written into it, or never end: a trigger, a view, a
table of another shape by a known name.
"""

import sqlite3

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

from whist_td.storage.formats import fact_tables
from whist_td.storage.tables import EventRow

_MIGRATIONS = "alembic_version"
_OWN = "sqlite_"
"""Names of SQLite's own, which nobody else may take."""
_Shape = list[tuple[str, str, bool, bool]]
"""The columns: their name and type, whether they may be empty, whether they are of the key."""


def stranger(connection: sqlite3.Connection, *, is_newest: bool) -> str | None:
    """Return what does not belong in a file, or is not as it should be, by its name.

    The tables of an older version are not compared: they are brought up to date first.
    """
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


def _is_known(kind: object, name: object, known: set[str]) -> bool:
    is_ours = name in known or str(name).startswith(_OWN)
    return kind in ("table", "index") and is_ours


def _shape(connection: sqlite3.Connection, table: str) -> _Shape:
    rows = connection.execute(f'PRAGMA table_xinfo("{table}")')
    return [
        (name, "hidden" if hidden else kind, not needed, bool(key))
        for _, name, kind, needed, _, key, hidden in rows
    ]


def _own_shape(table: Table) -> _Shape:
    dialect = sqlite.dialect()
    return [
        (column.name, str(column.type.compile(dialect)), bool(column.nullable), column.primary_key)
        for column in table.columns
    ]
