"""The way into a club file: transactions that land whole or not, and name what went wrong."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from whist_td.core.events import Details
from whist_td.desk.health import file_number, is_there
from whist_td.desk.journal import Change
from whist_td.desk.kinds import to_plain
from whist_td.desk.ports import (
    ClubFileError,
    FileGoneError,
    FileReplacedError,
    OpenElsewhereError,
)
from whist_td.storage.cells import BadCellError, StoredRows
from whist_td.storage.file_faults import as_club_error, damaged_event
from whist_td.storage.formats import FactTable, StoredFormat, Values
from whist_td.storage.schema import tables_of

if TYPE_CHECKING:
    from whist_td.storage.file_lock import FileLock


def insert(connection: sqlite3.Connection, table: str, rows: Sequence[Values]) -> int:
    """Add rows that have the same columns, and return the number SQLite gave the last one."""
    columns = ", ".join(f'"{name}"' for name in rows[0])
    holes = ", ".join(f":{name}" for name in rows[0])
    query = f'INSERT INTO "{table}" ({columns}) VALUES ({holes})'  # noqa: S608 - our own names
    last = None
    for row in rows:
        last = connection.execute(query, _stored(row)).lastrowid
    return last or 0


def update(connection: sqlite3.Connection, table: str, key: Values, values: Values) -> None:
    """Write columns of the rows that have a key."""
    new = ", ".join(f'"{name}" = :{name}' for name in values)
    # A name may be in the key too: what it was and what it becomes are two values.
    old = " AND ".join(f'"{name}" = :old_{name}' for name in key)
    query = f'UPDATE "{table}" SET {new} WHERE {old}'  # noqa: S608 - our own names
    before = {f"old_{name}": value for name, value in _stored(key).items()}
    connection.execute(query, {**before, **_stored(values)})


def delete(connection: sqlite3.Connection, table: str, key: Values) -> None:
    """Take out the rows that have a key."""
    old = " AND ".join(f'"{name}" = :{name}' for name in key)
    connection.execute(f'DELETE FROM "{table}" WHERE {old}', _stored(key))  # noqa: S608 - our own names


def _stored(values: Values) -> Values:
    """Return values as their columns hold them."""
    return {name: _cell(value) for name, value in values.items()}


def _cell(value: object) -> object:
    if isinstance(value, dict | list | bool):  # a column of JSON
        return json.dumps(value)
    return value.isoformat() if isinstance(value, date) else value


def event_values(field: str, fact: object) -> Values:
    """Return the columns of the event's own row that hold a single fact."""
    if isinstance(fact, Details):
        return {"name": fact.name, "date": fact.date, "place": fact.place, "logo": fact.logo}
    return {field: to_plain(fact)}


def write(
    connection: sqlite3.Connection, event: int, stored: StoredFormat, changes: Iterable[Change]
) -> None:
    """Write the facts that changed, each in its table."""
    many: dict[str, list[Change]] = defaultdict(list)
    for change in changes:
        if change.field in stored.tables:
            many[change.field].append(change)
        else:
            update(connection, "event", {"id": event}, event_values(change.field, change.after))
    for field, of_field in many.items():
        _write_facts(connection, event, stored.tables[field], of_field)


def _write_facts(
    connection: sqlite3.Connection, event: int, facts: FactTable, changes: list[Change]
) -> None:
    for change in changes:
        if change.before is not None:
            delete(connection, facts.table, {"event_id": event, **facts.key(change.key)})
    new = [
        {"event_id": event, **facts.key(change.key), **facts.values(change.after)}
        for change in changes
        if change.after is not None
    ]
    if new:
        insert(connection, facts.table, new)


def _nothing() -> None:
    """Do nothing before a file is read."""


class Transactions:
    """Lets readers and writers in; `refusal` is what keeps everybody from writing."""

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        refusal: type[ClubFileError] | None,
        before_reading: Callable[[], object] = _nothing,
        lock: "FileLock | None" = None,
    ) -> None:
        self.connection = connection
        self._path = path
        self._refusal = refusal
        self._before_reading = before_reading
        self._lock = lock
        self._is_on_disk, self._number = path.exists(), file_number(path)

    @contextmanager
    def reading(self) -> Iterator[StoredRows]:
        """Read for a while."""
        self._before_reading()
        with self._faults_named(), self._at_once("BEGIN"):
            yield StoredRows(self.connection, tables_of(self.connection))

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Write in one durable transaction."""
        if self._refusal:
            raise self._refusal(self._path)
        # What is still open can be written to although nobody will ever find it again.
        self._check_there()
        if self._lock is not None and not self._lock.still_holds():
            raise OpenElsewhereError(self._path)
        with self._faults_named(), self._at_once("BEGIN IMMEDIATE"):
            yield self.connection

    @contextmanager
    def _at_once(self, begin: str) -> Iterator[None]:
        """Have all that is done land together, or not at all."""
        self.connection.execute(begin)
        try:
            yield
            self.connection.commit()
        except BaseException:
            self.connection.rollback()
            raise

    def sweep(self) -> bool:
        """Write the whole file anew, so that nothing of what was replaced is left in its pages.

        Where the disk has no room for that, it tells so and nothing is lost.
        """
        return self._is_done("VACUUM") and self.gather()

    def set_journal(self, mode: str) -> bool:
        """Have changes written in one of SQLite's ways; tell whether nobody who reads prevents it.

        A disk that does not bear the new way is written as it always was.
        """
        is_done = self._is_done(f"PRAGMA journal_mode = {mode}", "PRAGMA user_version")
        return is_done or self._is_done("PRAGMA journal_mode = DELETE")

    def gather(self) -> bool:
        """Bring what was written ahead into the file; what somebody still reads stays out."""
        return self._is_done("PRAGMA wal_checkpoint(TRUNCATE)")

    def _is_done(self, *statements: str) -> bool:
        """Tell whether SQLite does what it does outside of any transaction."""
        with suppress(sqlite3.DatabaseError):
            for statement in statements:
                self.connection.execute(statement).fetchall()
            return True
        return False

    @contextmanager
    def _faults_named(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.IntegrityError:
            raise  # a fault of ours, not of the file
        except BadCellError as bad:
            raise damaged_event(self._path, bad.spot) from bad
        except sqlite3.DatabaseError as error:
            self._check_there()
            raise as_club_error(error, self._path) from error

    def _check_there(self) -> None:
        """Refuse a file that is gone while it is open: its stick was pulled, or it was moved.

        Another one of its name is not it: what is written ahead would never be seen there.
        """
        if self._is_on_disk and not is_there(self._path, self._number):
            raise (FileReplacedError if is_there(self._path) else FileGoneError)(self._path)
