"""The way into a club file: transactions that land whole or not, and name what went wrong."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlmodel import Session

from whist_td.desk.health import is_there
from whist_td.desk.ports import ClubFileError, FileGoneError
from whist_td.storage.cells import BadCellError
from whist_td.storage.file_faults import as_club_error, damaged_event


class Transactions:
    """Lets readers and writers in; `refusal` is what keeps everybody from writing."""

    def __init__(self, path: Path, engine: Engine, refusal: type[ClubFileError] | None) -> None:
        self._path = path
        self._engine = engine
        self._refusal = refusal
        self._is_on_disk = path.exists()

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Read for a while."""
        with self._faults_named(), Session(self._engine) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Write in one durable transaction."""
        if self._refusal:
            raise self._refusal(self._path)
        # What is still open can be written to although nobody will ever find it again.
        self._check_there()
        with self._faults_named(), self._engine.begin() as connection:
            yield connection

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
        """Tell whether the driver does what it does outside of any transaction."""
        with suppress(sqlite3.DatabaseError), self._engine.connect() as connection:
            driver = connection.connection.driver_connection
            for statement in statements:
                driver.execute(statement).fetchall()  # type: ignore[union-attr]
            return True
        return False

    @contextmanager
    def _faults_named(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError:
            raise  # a fault of ours, not of the file
        except BadCellError as bad:
            raise damaged_event(self._path, bad.spot) from bad
        except DatabaseError as error:
            self._check_there()
            raise as_club_error(error.orig, self._path) from error

    def _check_there(self) -> None:
        """Refuse a file that is gone while it is open: its stick was pulled, or it was moved."""
        if self._is_on_disk and not is_there(self._path):
            raise FileGoneError(self._path)
