"""Lines of the journal packed by the hundred, in a tenth of the room that they take one by one.

A pack holds rows of the journal as they stood there: who reads rows reads those of a pack like any
others. It is made in the transaction of the line that fills it, or that ends the event, so that
writing a result stays one small row and the room of the lines before is used by those after.
"""

import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert

from whist_td.desk.journal import Change
from whist_td.storage.cells import NotSoError, StoredRow, rows_of, tables_in
from whist_td.storage.tables import LineRow, PackRow

LINES = 100
"""So many lines are in a pack at most: what is lost with one that is damaged."""
_MOST = 1 << 26
"""Bytes: no pack unpacked comes near."""
_JOURNAL, _PACKS = (each.metadata.tables[str(each.__tablename__)] for each in (LineRow, PackRow))
_COLUMNS = [column.name for column in _JOURNAL.columns if column.name != "event_id"]


def is_full(number: int, changes: Sequence[Change]) -> bool:
    """Tell whether the lines of an event are to be packed after one: a hundred, or at its end."""
    ends = any(change.field == "progress" and change.after.finished for change in changes)
    return ends or number % LINES == 0


def pack(connection: Connection, event: int) -> None:
    """Pack the lines of an event that stand by themselves, but for those that nobody wrote so."""
    rows = [row.values for row in rows_of(connection, _JOURNAL, event)]
    if any(bytes in map(type, row.values()) or not row["number"] for row in rows):
        return
    for first in range(0, len(rows), LINES):
        key = {"event_id": event, "number": rows[first]["number"]}
        content = packed(rows[first : first + LINES])
        connection.execute(insert(_PACKS), {**key, "lines": content})
    connection.execute(delete(_JOURNAL).filter_by(event_id=event))


def packed(rows: Sequence[Mapping[str, Any]]) -> bytes:
    """Return what stands in a pack of these rows of the journal."""
    plain = [[row[name] for name in _COLUMNS] for row in rows]
    return zlib.compress(json.dumps(plain).encode(), 9)


def unpacked(row: StoredRow) -> list[StoredRow]:
    """Return the rows of the journal in a pack, or raise where it is none."""
    return row.checked("lines", _unpacked, row.event, row.cell("lines"))


def _unpacked(event: int, content: bytes) -> list[StoredRow]:
    unzip = zlib.decompressobj()
    try:
        text = unzip.decompress(content, _MOST)
    except zlib.error as error:
        raise NotSoError from error
    if not unzip.eof:
        raise NotSoError
    rows = (zip(_COLUMNS, values, strict=True) for values in json.loads(text))
    return [StoredRow(_JOURNAL, {"event_id": event, **dict(row)}) for row in rows]


def packs_of(connection: Connection, event: int | None = None) -> list[StoredRow]:
    """Return the packs of an event, or of all; a file of an older version has none."""
    return list(rows_of(connection, _PACKS, event)) if _PACKS.name in tables_in(connection) else []
