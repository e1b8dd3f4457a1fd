"""The way into a club file: one program writes at a time, in transactions that land whole or not.

What SQLite or the disk says when something is wrong becomes the fact a director must know.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import gettempdir

import filelock
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlmodel import Session

from whist_td.desk.health import is_there
from whist_td.desk.ports import (
    ClubFileError,
    DamagedEventError,
    DamagedFileError,
    DiskFaultError,
    DiskFullError,
    FileGoneError,
    FileMissingError,
    NotAClubFileError,
    OpenElsewhereError,
    ReadOnlyFileError,
    SlowFileError,
)
from whist_td.storage.cells import BadCellError, Spot


class FileLock:
    """The right to write a club file, by whatever name it is reached: links lead to one file.

    One lock lies beside the file, for other computers; the other in this computer, by what the
    disk knows the file by, for two names of one file. Both belong to the process, so that a crash
    sets them free.
    """

    def __init__(self, wait: float = 0) -> None:
        self._wait = wait
        self._held: list[filelock.BaseFileLock] = []

    def takes_beside(self, path: Path) -> bool:
        """Take the lock beside a file; tell whether nobody else has it, and there may be one."""
        try:
            self._take(path.with_name(f"{path.name}.whist-lock"))
        except (filelock.Timeout, OSError):
            return False
        return True

    def takes_itself(self, path: Path) -> bool:
        """Take the lock of what the disk knows a file by; a computer that cannot have it may do."""
        try:
            known = path.stat()
            name = f"whist-td-{known.st_dev:x}-{known.st_ino:x}.whist-lock"
            self._take(Path(gettempdir()) / name)
        except filelock.Timeout:
            return False
        except OSError:
            return True
        return True

    def _take(self, place: Path) -> None:
        # One thread may open the file and another close it: it must not belong to the thread.
        lock = filelock.FileLock(place, timeout=self._wait, thread_local=False)
        lock.acquire()
        self._held.append(lock)

    def give_back(self) -> None:
        """Let go, and leave no file behind."""
        while self._held:
            _give_back(self._held.pop())


def lock_for_writing(path: Path, wait: float = 0) -> FileLock | None:
    """Take the right to write a file; None where another copy has it, or nothing can be written."""
    lock, real = FileLock(wait), path.resolve()
    if lock.takes_beside(real) and lock.takes_itself(real):
        return lock
    lock.give_back()
    return None


def _give_back(lock: filelock.BaseFileLock) -> None:
    """Let go of a lock, and leave no file of it behind.

    The file goes while the lock is still held, so that nobody can have taken it in between; where
    the system does not allow that (Windows), it goes after.
    """
    place = Path(lock.lock_file)
    with suppress(OSError):
        place.unlink()
    with suppress(OSError):  # the disk of the lock may be gone
        lock.release()
    if os.name == "nt":
        with suppress(OSError):
            place.unlink()


_BY_WORD: tuple[tuple[str, type[ClubFileError]], ...] = (
    ("disk is full", DiskFullError),
    ("readonly", ReadOnlyFileError),
    ("unable to open", ReadOnlyFileError),
    ("locked", OpenElsewhereError),
    ("not a database", NotAClubFileError),
    ("interrupted", SlowFileError),
    ("disk I/O", DiskFaultError),
)


def as_club_error(error: BaseException | None, path: Path) -> ClubFileError:
    """Return the fact behind an error of SQLite; one nobody knows is damage."""
    text = str(error)
    for word, kind in _BY_WORD:
        if word in text:
            return kind(path)
    return DamagedFileError(path)


def damaged_event(path: Path, spot: Spot, name: str = "") -> DamagedEventError:
    """Return the fact behind a cell that cannot be."""
    return DamagedEventError(path, spot.event, name, spot.table, spot.row, spot.column)


def as_disk_fault(error: OSError, path: Path) -> ClubFileError:
    """Return the fact behind a file that could not be written or read."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT | errno.EFBIG:
            return DiskFullError(path)
        case errno.EACCES | errno.EPERM | errno.EROFS | errno.ENOTDIR:
            return ReadOnlyFileError(path)
        case errno.ENOENT:
            return FileMissingError(path)
        case _:
            return DiskFaultError(path)


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
        except BadCellError as bad:
            raise damaged_event(self._path, bad.spot) from bad
        except DatabaseError as error:
            self._check_there()
            raise as_club_error(error.orig, self._path) from error

    def _check_there(self) -> None:
        """Refuse a file that is gone while it is open: its stick was pulled, or it was moved."""
        if self._is_on_disk and not is_there(self._path):
            raise FileGoneError(self._path)
