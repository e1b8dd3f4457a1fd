"""Tables of a damaged file that are whole: what they do not hold is not there any more."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

from whist_td.storage.formats import fact_tables
from whist_td.storage.writing import plain_table

UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises at a damaged file; what it has to say of the damage may be no text at all."""
RowCounts = Mapping[str, Mapping[int, int]]
"""For each table that is whole, how many rows it has of each event."""


def row_counts(path: Path) -> RowCounts:
    """Return how many rows SQLite finds in each table of facts that it reads without a fault."""
    found: dict[str, Mapping[int, int]] = {}
    with suppress(*UNREADABLE), closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        for table in fact_tables():
            name = plain_table(table.rows).name
            with suppress(*UNREADABLE):
                if _is_whole(connection, name):
                    found[name] = _counted(connection, name)
    return found


def _is_whole(connection: sqlite3.Connection, table: str) -> bool:
    (verdict,) = connection.execute(f'PRAGMA integrity_check("{table}")').fetchone()
    return bool(verdict == b"ok")


def _counted(connection: sqlite3.Connection, table: str) -> Mapping[int, int]:
    # The name is one of our own tables'.
    counting = f'SELECT event_id, count(*) FROM "{table}" GROUP BY event_id'  # noqa: S608
    return dict(connection.execute(counting).fetchall())
