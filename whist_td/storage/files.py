"""Opening and making club files; a file that will not do is refused and never "repaired"."""

import logging
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from time import thread_time
from typing import TYPE_CHECKING
from urllib.parse import quote

from whist_td.desk.ports import (
    FILE_FORMAT,
    ChangedFileError,
    ClubFileError,
    DamagedFileError,
    FileExistsAlreadyError,
    FileMissingError,
    HalfDoneFileError,
    NewerFileError,
    NotAClubFileError,
    OpenElsewhereError,
    ReadOnlyFileError,
)
from whist_td.storage.event_list import letters_of
from whist_td.storage.file_faults import as_club_error
from whist_td.storage.schema import REVISION, stranger

if TYPE_CHECKING:  # Who lists the events of a file does not wait for what reads and writes them.
    from whist_td.storage.club_file import SqlClubFile
    from whist_td.storage.file_lock import FileLock

_log = logging.getLogger(__name__)

APPLICATION_ID = 0x57485444
"""`WHTD` at byte 68 of every club file."""
_BUSY_MS = 5_000
_PATIENCE, _STEPS, _AT_ONCE = 7, 100, 0.05
"""Seconds of computing for which a file is looked through; after so many steps, two to ten rows,
it is asked whether that is enough; seconds that count at the most of what lies between."""
_LONGEST_CELL = 1 << 24
"""Bytes: nothing that a club enters, with its logo, comes near."""
_OF_CONTENTS = re.compile("CHECK constraint failed in |[A-Z-]+ value in ")
"""How a verdict begins that is about a cell."""
_TURN = 2.0
"""Seconds that one verb of the command line waits for another."""
_BeforeUpgrade = Callable[[Path], object]
IsEnough = Callable[[], bool]
"""Tells whether a file was looked through for long enough; then it is refused as too slow."""
Fill = Callable[["SqlClubFile"], object]
"""Writes what a new file is to hold."""


def create_club_file(path: Path, fill: Fill = lambda _: None) -> "SqlClubFile":
    """Make a new club file, with all that fills it: it is there whole, or not at all."""
    from whist_td.storage.disk import write_durably
    from whist_td.storage.file_lock import lock_for_writing

    if path.exists():
        raise FileExistsAlreadyError(path)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = lock_for_writing(path)
    if lock is None:
        raise ReadOnlyFileError(path)
    for left in _beside(path):  # of another file of this name, which must not flow into this one
        left.replace(left.with_name(f"{left.name}.left"))
    try:
        write_durably(path, _filled(path, lock, fill))
        lock.takes_itself(path)
        return _club_file(path, _connect_to_work(path, "rw"), lock)
    except BaseException:
        lock.give_back()
        raise


def _filled(path: Path, lock: "FileLock", fill: Fill) -> bytes:
    """Return what a new file is to hold, made in the memory."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        memory.deserialize(_new_tables())
        fill(_club_file(path, memory, lock))
        return memory.serialize()


@cache
def _new_tables() -> bytes:
    """Return a club file in which nothing stands yet, as all migrations make it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        _migrate(memory)
        return memory.serialize()


def open_club_file(
    path: Path, before_upgrade: _BeforeUpgrade | None = None, wait: float = 0
) -> "SqlClubFile":
    """Open a club file for work, or only to read where it is protected or open elsewhere.

    Before its tables change, the file is shown as it is, for a copy to be kept. Who has it open may
    be waited for, some seconds long.
    """
    check_club_file(path)
    return opened(path, lock_to_work(path, wait), before_upgrade)


def lock_to_work(path: Path, wait: float = 0) -> "FileLock | None":
    """Take the right to write a file; None where it is protected, or open elsewhere."""
    from whist_td.storage.file_lock import lock_for_writing

    return lock_for_writing(path, wait) if os.access(path, os.W_OK) else None


def opened(
    path: Path, lock: "FileLock | None", before_upgrade: _BeforeUpgrade | None = None
) -> "SqlClubFile":
    """Open a file that was checked, to write it with a lock and only to read it without."""
    _log.debug("Club file opened", extra={"facts": {"to_write": lock is not None}})
    try:
        connection = _connect_to_work(path, mode="rw" if lock else "ro")
        if lock:
            _bring_up_to_date(path, connection, before_upgrade)
    except BaseException as error:
        if lock:
            lock.give_back()
        if isinstance(error, sqlite3.Error):
            raise as_club_error(error, path) from error
        raise
    return _club_file(path, connection, lock, _why_read_only(path))


def _club_file(
    path: Path,
    connection: sqlite3.Connection,
    lock: "FileLock | None" = None,
    refusal: type[ClubFileError] = ReadOnlyFileError,
    before_reading: Callable[[], object] = bool,
) -> "SqlClubFile":
    """Return a file that is connected, which is written with a lock and only read without."""
    from whist_td.storage.club_file import SqlClubFile
    from whist_td.storage.transactions import Transactions

    ways_in = Transactions(path, connection, None if lock else refusal, before_reading, lock)
    return SqlClubFile(path, ways_in, lock)


def _bring_up_to_date(
    path: Path, connection: sqlite3.Connection, before: _BeforeUpgrade | None
) -> None:
    """Bring the tables up to date, or leave the file as it was."""
    try:
        if version_of(connection, path) == FILE_FORMAT:
            return
        if before:
            before(path)
        _migrate(connection)
        # Alembic has read what this takes.
        from whist_td.storage.transactions import Transactions

        Transactions(path, connection, None).sweep()  # the room that packing the journal set free
    except BaseException as error:
        connection.close()
        if type(error).__name__ == "CommandError":  # Alembic: the file says what cannot be
            raise DamagedFileError(path) from error
        raise


def _why_read_only(path: Path) -> type[ClubFileError]:
    """Return what keeps a file from being written where the lock cannot be had."""
    writable = os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
    return OpenElsewhereError if writable else ReadOnlyFileError


def open_to_write(path: Path, before_upgrade: _BeforeUpgrade | None = None) -> "SqlClubFile":
    """Open a club file for work, or refuse where it cannot be written; two verbs take turns."""
    file = open_club_file(path, before_upgrade, _TURN)
    if file.is_read_only:
        file.close()
        raise _why_read_only(path)(path)
    return file


def open_to_read(path: Path, is_enough: IsEnough | None = None) -> "SqlClubFile":
    """Open a club file to read it, whoever else has it open.

    Each look takes a few seconds at most, or all together as long as it is not enough.
    """
    check_club_file(path, is_enough)
    connection = _connect_to_work(path, mode="ro")

    def look() -> None:
        connection.set_progress_handler(is_enough or a_while(), _STEPS)

    return _club_file(path, connection, before_reading=look)


def check_club_file(path: Path, is_enough: IsEnough | None = None) -> None:
    """Refuse a file that is missing, damaged, newer than the program, or no club file at all."""
    with looking(path, is_enough) as connection:
        _check(connection, path)


@contextmanager
def looking(path: Path, is_enough: IsEnough | None = None) -> Iterator[sqlite3.Connection]:
    """Look into a file for a while.

    It is opened for writing where that may be, for only then can SQLite take back what a crash
    left half done.
    """
    if not path.is_file():
        raise FileMissingError(path)
    mode = "rw" if os.access(path, os.W_OK) and os.access(path.parent, os.W_OK) else "ro"
    try:
        with closing(connect(path, mode)) as connection:
            connection.set_progress_handler(is_enough or a_while(), _STEPS)
            yield connection
    except sqlite3.Error as error:
        if mode == "ro" and _is_half_done(path):
            raise HalfDoneFileError(path) from error
        raise as_club_error(error, path) from error


def _is_half_done(path: Path) -> bool:
    """Tell whether a crash left a change half done: what ends it lies beside the file."""
    return any(each.stat().st_size > 0 for each in _beside(path))


def _beside(path: Path) -> list[Path]:
    """Return what SQLite left beside a file that was not closed."""
    ends = (path.with_name(f"{path.name}-{end}") for end in ("journal", "wal"))
    return [end for end in ends if end.is_file()]


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """Return the version of a file, or refuse one that is not ours, or is newer than we are."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION_ID:
        raise NotAClubFileError(path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > FILE_FORMAT:
        raise NewerFileError(path, version, FILE_FORMAT, _needed(connection))
    return int(version)


def _needed(connection: sqlite3.Connection) -> str:
    """Return which version of the program a newer file asks for, as its last migration says."""
    with suppress(sqlite3.Error, TypeError):
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        needed = REVISION.fullmatch(revision)
        return (needed[1] or "") if needed else ""
    return ""


def _check(connection: sqlite3.Connection, path: Path) -> None:
    version = version_of(connection, path)
    _check_pages(connection, path)
    what = stranger(connection, is_newest=version == FILE_FORMAT)
    if what is not None:
        raise ChangedFileError(path, what)


def _check_pages(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse damaged pages; what stands in them is looked at when an event is read."""
    for (verdict,) in connection.execute("PRAGMA integrity_check"):
        if verdict != "ok" and not _OF_CONTENTS.match(verdict):
            raise DamagedFileError(path)


def a_while() -> IsEnough:
    """Return what tells this thread, from now on, whether a file was looked through long enough.

    What counts is SQLite's computing: ten years on a slow stick in a busy computer are not
    refused, nor what takes us long to make of their rows.
    """
    spent, before = 0.0, thread_time()

    def is_enough() -> bool:
        nonlocal spent, before
        now = thread_time()
        spent, before = spent + min(now - before, _AT_ONCE), now
        return spent > _PATIENCE

    return is_enough


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Connect to a file that is there, to read it (`ro`) or to write it too (`rw`)."""
    address = f"{_address(path)}?mode={mode}"
    if mode == "ro" and not os.access(path.parent, os.W_OK) and not _beside(path):
        address += "&immutable=1"  # it may be a copy of one that was being written ahead
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_CELL)
    return connection


def _address(path: Path) -> str:
    """Return a file's address as SQLite reads it: a server's share has four strokes."""
    place = path.absolute().as_posix()
    strokes = "//" if place.startswith("//") else "" if place.startswith("/") else "/"
    return f"file:{strokes}{quote(os.fsencode(place))}"


def _connect_to_work(path: Path, mode: str) -> sqlite3.Connection:
    connection = connect(path, mode)
    if mode != "ro":
        with suppress(sqlite3.OperationalError):  # somebody reads a file that a crash left ahead
            connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.text_factory = letters_of
    return connection


def _migrate(file: sqlite3.Connection) -> None:
    """Bring the tables up to date, all migrations in one transaction or none.

    Foreign keys are off meanwhile: with them on, SQLite empties the children of a table that a
    migration makes afresh.
    """
    # Alembic is only read where there is something to do.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.pool import StaticPool

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    engine = create_engine("sqlite://", creator=lambda: file, poolclass=StaticPool)
    file.execute("PRAGMA foreign_keys = OFF")
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.exec_driver_sql(f"PRAGMA user_version = {FILE_FORMAT}")
            connection.commit()
    except DBAPIError as error:
        raise error.orig or error from error
    finally:
        file.execute("PRAGMA foreign_keys = ON")
