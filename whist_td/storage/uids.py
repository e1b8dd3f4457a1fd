"""What events of files are known by that are older than such names: made of what never changes."""

import sqlite3
from contextlib import suppress
from hashlib import sha256

from whist_td.storage.cells import DAMAGE, BadCellError, StoredRows
from whist_td.storage.packs import packed_lines
from whist_td.storage.schema import tables_of


def made_uid(connection: sqlite3.Connection, event: int) -> str:
    """Return a name for an event: of its format, its heading and when it was opened.

    The file need not be written for it, and has the same when it is.
    """
    query = "SELECT format, name, date FROM event WHERE id = ?"
    facts = [connection.execute(query, (event,)).fetchone()]
    with suppress(BadCellError, *DAMAGE):
        rows = StoredRows(connection, tables_of(connection))
        lines = (*packed_lines(rows, event), *rows.of("journal", event))
        facts.append(next(line.values["at"] for line in lines if line.values["number"] == 1))
    return sha256(repr(facts).encode(errors="replace")).hexdigest()[:32]
