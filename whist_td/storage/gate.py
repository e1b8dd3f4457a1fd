"""The way into an open club file: reading, or a transaction that lands whole or not at all."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlmodel import Session

from whist_td.desk.ports import ClubFileError
from whist_td.storage.faults import as_club_error


class Gate:
    """Lets readers and writers in; `refusal` is what keeps everybody from writing."""

    def __init__(self, path: Path, engine: Engine, refusal: type[ClubFileError] | None) -> None:
        self._path = path
        self._engine = engine
        self._refusal = refusal

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
        with self._faults_named(), self._engine.begin() as connection:
            yield connection

    def sweep(self) -> bool:
        """Write the whole file anew, so that nothing of what was replaced is left in its pages.

        Where the disk has no room for that, it tells so and nothing is lost.
        """
        # Asked of the driver itself, outside of any transaction: it is the driver that refuses.
        with suppress(sqlite3.DatabaseError), self._engine.connect() as connection:
            driver = connection.connection.driver_connection
            driver.execute("VACUUM")  # type: ignore[union-attr]
            return True
        return False

    @contextmanager
    def _faults_named(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError:
            raise  # a fault of ours, not of the file
        except DatabaseError as error:
            raise as_club_error(error.orig, self._path) from error
