"""Lines of the journal packed by the hundred, in a tenth of the room that they take one by one.

A pack holds rows of the journal as they stood there: who reads rows reads those of a pack like any
others. It is made in the transaction of the line that fills it, or that ends the event, so that
writing a result stays one small row and the room of the lines before is used by those after.
"""

import json
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from typing import Any

from whist_td.desk.journal import Change
from whist_td.storage.cells import NotSoError, StoredRow, StoredRows
from whist_td.storage.schema import Tables

LINES = 100
"""So many lines are in a pack at most: what is lost with one that is damaged."""
_MOST = 1 << 26
"""Bytes: no pack unpacked comes near."""
_COLUMNS = ("number", "at", "act", "command", "changes", "reverses")


def is_full(number: int, changes: Sequence[Change]) -> bool:
    """Tell whether the lines of an event are to be packed after one: a hundred, or at its end."""
    ends = any(change.field == "progress" and change.after.finished for change in changes)
    return ends or number % LINES == 0


def pack(connection: sqlite3.Connection, event: int) -> None:
    """Pack the lines of an event that stand by themselves, but for those that nobody wrote so."""
    query = f"SELECT {', '.join(_COLUMNS)} FROM journal WHERE event_id = ? ORDER BY number"  # noqa: S608 - our own names
    rows = connection.execute(query, (event,)).fetchall()
    if any(bytes in map(type, row) or not row[0] for row in rows):
        return
    for first in range(0, len(rows), LINES):
        key_and_lines = (event, rows[first][0], _packed(rows[first : first + LINES]))
        connection.execute(
            "INSERT INTO journal_pack (event_id, number, lines) VALUES (?, ?, ?)", key_and_lines
        )
    connection.execute("DELETE FROM journal WHERE event_id = ?", (event,))


def packed(rows: Sequence[StoredRow]) -> bytes:
    """Return what stands in a pack of these rows of the journal."""
    return _packed([[row.values[name] for name in _COLUMNS] for row in rows])


def _packed(plain: Sequence[Sequence[Any]]) -> bytes:
    return zlib.compress(json.dumps(plain).encode(), 9)


def unpacked(row: StoredRow, tables: Tables) -> list[StoredRow]:
    """Return the rows of the journal in a pack, or raise where it is none."""
    found = row.checked("lines", _unpacked, row.cell("lines"))
    return [StoredRow(tables["journal"], {"event_id": row.event, **each}) for each in found]


def text_in(row: StoredRow) -> str:
    """Return what is in a pack as the text that it is, or raise where it is none."""
    return row.checked("lines", lambda content: _unzipped(content).decode(), row.cell("lines"))


def _unpacked(content: bytes) -> list[dict[str, Any]]:
    plain = json.loads(_unzipped(content))
    return [dict(zip(_COLUMNS, values, strict=True)) for values in plain]


def _unzipped(content: bytes) -> bytes:
    unzip = zlib.decompressobj()
    try:
        text = unzip.decompress(content, _MOST)
    except zlib.error as error:
        raise NotSoError from error
    if not unzip.eof:
        raise NotSoError
    return text


def packed_lines(rows: StoredRows, event: int) -> Iterator[StoredRow]:
    """Yield the rows of the journal in the packs of an event."""
    for each in list(rows.of("journal_pack", event)):
        yield from unpacked(each, rows.tables)
