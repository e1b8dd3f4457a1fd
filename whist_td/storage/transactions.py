"""The way into a club file: transactions that land whole or not, and name what went wrong."""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool
from sqlalchemy.util import LRUCache
from sqlmodel import Session, create_engine

from whist_td.core.events import Details
from whist_td.desk.health import file_number, is_there
from whist_td.desk.journal import Change
from whist_td.desk.kinds import to_plain
from whist_td.desk.ports import ClubFileError, FileGoneError, FileReplacedError, OpenElsewhereError
from whist_td.storage.cells import BadCellError
from whist_td.storage.file_faults import as_club_error, damaged_event
from whist_td.storage.formats import StoredFormat
from whist_td.storage.rows import Rows
from whist_td.storage.tables import EventRow, Values

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection

    from whist_td.storage.file_lock import FileLock


def engine_on(connection: sqlite3.Connection) -> Engine:
    """Return what lets sqlmodel work on a connection, which begins nothing by itself."""
    first, own = _first_engine(), cast("DBAPIConnection", connection)
    pool = StaticPool(lambda: own, dialect=first.dialect)
    known = {"compiled_cache": _STATEMENTS}
    return Engine(pool, first.dialect, first.url, execution_options=known)


_STATEMENTS: LRUCache[Any, Any] = LRUCache(500)
"""Statements as SQLite takes them: to write them anew takes a third of what it takes to open."""


@cache
def _first_engine() -> Engine:
    """Return an engine whose dialect, by which statements are known again, all files share."""
    made = create_engine("sqlite://")
    made.connect().close()
    return made


def event_values(field: str, fact: object) -> Values:
    """Return the columns of the event's own row that hold a single fact."""
    return dict(vars(fact)) if isinstance(fact, Details) else {field: to_plain(fact)}


def write(rows: Rows, event: int, stored: StoredFormat, changes: Iterable[Change]) -> None:
    """Write the facts that changed, each in its table."""
    many: dict[str, list[Change]] = defaultdict(list)
    for change in changes:
        if change.field in stored.tables:
            many[change.field].append(change)
        else:
            rows.update(EventRow, {"id": event}, event_values(change.field, change.after))
    for field, of_field in many.items():
        kind = stored.tables[field]
        for change in of_field:
            if change.before is not None:
                rows.delete(kind, event_id=event, **kind.key_values(change.key))
        new = (change for change in of_field if change.after is not None)
        rows.add(*(kind.of(event, change.key, change.after) for change in new))


def _nothing() -> None:
    """Do nothing before a file is read or written."""


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
        self._engine = engine_on(connection)
        self._path = path
        self._refusal = refusal
        self._before_reading = before_reading
        self._lock = lock
        self._is_on_disk, self._number = path.exists(), file_number(path)
        self.before_writing: Callable[[], object] = _nothing
        """Done once, before anything is written; what it raises keeps everybody from writing."""

    @contextmanager
    def reading(self) -> Iterator[Rows]:
        """Read for a while."""
        with self._faults_named():
            self._before_reading()
        with self._faults_named(), self._at_once("BEGIN") as rows:
            yield rows

    @contextmanager
    def writing(self) -> Iterator[Rows]:
        """Write in one durable transaction."""
        if self._refusal:
            raise self._refusal(self._path)
        # What is still open can be written to although nobody will ever find it again.
        self._check_there()
        if self._lock is not None and not self._lock.still_holds():
            raise OpenElsewhereError(self._path)
        self.before_writing()
        self.before_writing = _nothing
        with self._faults_named(), self._at_once("BEGIN IMMEDIATE") as rows:
            yield rows

    @contextmanager
    def _at_once(self, begin: str) -> Iterator[Rows]:
        """Have all that is done land together, or not at all."""
        with Session(self._engine) as session:
            session.connection().exec_driver_sql(begin)
            yield Rows(session)
            session.commit()

    @property
    def state(self) -> tuple[int, int]:
        """What is another as soon as anybody has written anything, here or elsewhere."""
        (elsewhere,) = self.connection.execute("PRAGMA data_version").fetchone()
        return elsewhere, self.connection.total_changes

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
        except BadCellError as bad:
            raise damaged_event(self._path, bad.spot) from bad
        except (sqlite3.DatabaseError, DBAPIError) as error:
            fault = error.orig if isinstance(error, DBAPIError) else error
            if isinstance(fault, sqlite3.IntegrityError):
                raise fault from error  # a fault of ours, not of the file
            self._check_there()
            raise as_club_error(fault, self._path) from error

    def _check_there(self) -> None:
        """Refuse a file that is gone while it is open: its stick was pulled, or it was moved.

        Another one of its name is not it: what is written ahead would never be seen there.
        """
        if self._is_on_disk and not is_there(self._path, self._number):
            raise (FileReplacedError if is_there(self._path) else FileGoneError)(self._path)
