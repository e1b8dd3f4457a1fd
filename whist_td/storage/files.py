"""Opening and making club files; a file that will not do is refused and never "repaired"."""

import logging
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from whist_td.core.formats import once_per_formats
from whist_td.desk.ports import (
    FILE_FORMAT,
    ClubFileError,
    DamagedFileError,
    FileExistsAlreadyError,
    FileMissingError,
    OpenElsewhereError,
    ReadOnlyFileError,
    Strange,
)
from whist_td.storage.event_list import letters_of
from whist_td.storage.file_faults import UNREADABLE, as_club_error
from whist_td.storage.left_beside import put_aside
from whist_td.storage.look import (
    APPLICATION_ID,
    IsEnough,
    a_while,
    check,
    connect,
    version_of,
    watch,
)
from whist_td.storage.looks import UNREMEMBERED, Looks
from whist_td.storage.rests import Seen, as_it_is, settle
from whist_td.storage.schema import HEAD

if TYPE_CHECKING:  # Who lists the events of a file does not wait for what reads and writes them.
    from whist_td.storage.club_file import SqlClubFile
    from whist_td.storage.file_lock import FileLock

_log = logging.getLogger(__name__)

_TURN = 2.0
"""Seconds that one verb of the command line waits for another."""
_BeforeUpgrade = Callable[[Path], object]
Fill = Callable[["SqlClubFile"], object]
"""Writes what a new file is to hold."""


def create_club_file(path: Path, fill: Fill = lambda _: None) -> "SqlClubFile":
    """Make a new club file, with all that fills it: it is there whole, or not at all."""
    from whist_td.storage.file_faults import write_durably
    from whist_td.storage.file_lock import lock_for_writing

    if path.exists():
        raise FileExistsAlreadyError(path)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = lock_for_writing(path)
    if lock is None:
        raise ReadOnlyFileError(path)
    try:
        put_aside(path)  # what another file of this name left must not flow into this one
        write_durably(path, _filled(path, lock, fill))
        lock.takes_itself(path)
        return _club_file(path, _connect_to_work(path), lock)
    except BaseException:
        lock.give_back()
        raise


def _filled(path: Path, lock: "FileLock", fill: Fill) -> bytes:
    """Return what a new file is to hold, made in the memory."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        memory.deserialize(_new_tables())
        fill(_club_file(path, memory, lock))
        return memory.serialize()


@once_per_formats
def _new_tables() -> bytes:
    """Return a club file in which nothing stands yet: its tables as their rows declare them.

    Migrations make the same, and take a second; a test compares the two.
    """
    from sqlmodel import Session, SQLModel

    from whist_td.storage.formats import all_tables
    from whist_td.storage.tables import RevisionRow, table_of
    from whist_td.storage.transactions import engine_on

    with closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        with Session(engine_on(memory)) as session:
            tables = [table_of(RevisionRow), *map(table_of, all_tables().values())]
            SQLModel.metadata.create_all(session.connection(), tables)
            session.add(RevisionRow(version_num=HEAD))
            session.commit()
        _sign(memory)
        return memory.serialize()


def open_club_file(
    path: Path,
    before_upgrade: _BeforeUpgrade | None = None,
    wait: float = 0,
    looks: Looks = UNREMEMBERED,
) -> "SqlClubFile":
    """Open a club file for work, or only to read where it is protected or open elsewhere.

    Before its tables change, the file is shown as it is, for a copy to be kept. Who has it open may
    be waited for, some seconds long.
    """
    lock, strange = taken_up(path, wait)
    return opened(path, lock, before_upgrade, strange, looks=looks)


def taken_up(path: Path, wait: float = 0) -> "tuple[FileLock | None, tuple[Strange, ...]]":
    """Take the right to write a file, and see to what a crash left beside it."""
    lock = lock_to_work(path, wait)
    if lock is None:
        return None, ()
    try:
        return lock, settle(path)
    except BaseException:
        lock.give_back()
        raise


def lock_to_work(path: Path, wait: float) -> "FileLock | None":
    """Take the right to write a file; None where it is protected, or open elsewhere."""
    from whist_td.storage.file_lock import lock_for_writing

    return lock_for_writing(path, wait) if os.access(path, os.W_OK) else None


def opened(
    path: Path,
    lock: "FileLock | None",
    before_upgrade: _BeforeUpgrade | None = None,
    strange: tuple[Strange, ...] = (),
    is_enough: IsEnough | None = None,
    looks: Looks = UNREMEMBERED,
) -> "SqlClubFile":
    """Look through a file and open it, to write it with a lock and only to read it without."""
    _log.debug("Club file opened", extra={"facts": {"to_write": lock is not None}})
    try:
        if lock is None:
            return _only_read(path, is_enough, _why_read_only(path), looks=looks)
        check_club_file(path, is_enough, lock, looks)
        connection = _connect_to_work(path)
        _bring_up_to_date(path, connection, before_upgrade or bool)
    except BaseException as error:
        if lock:
            lock.give_back()
        if isinstance(error, sqlite3.Error):
            raise as_club_error(error, path) from error
        raise
    file = _club_file(path, connection, lock)
    file.strange = strange
    return file


def opened_before_look(
    path: Path, lock: "FileLock", look: Callable[[], object], is_enough: IsEnough
) -> "SqlClubFile":
    """Open a file whose tables are ours before all of it was looked through.

    What is read is believed no more than ever, and nothing is written before the look. Each
    reading takes as long as it is not enough.
    """
    connection = _prepared(connect(path, "rw"))
    watch(connection, is_enough)
    file = _club_file(path, connection, lock)

    def looked() -> None:
        look()
        _make_ready(connection)

    file.before_writing(looked)
    return file


def _only_read(
    path: Path,
    is_enough: IsEnough | None,
    refusal: type[ClubFileError] = ReadOnlyFileError,
    before_reading: Callable[[sqlite3.Connection], object] = bool,
    looks: Looks = UNREMEMBERED,
) -> "SqlClubFile":
    """Look through a file and open it to be read, whoever else has it open."""
    if not path.is_file():
        raise FileMissingError(path)
    seen = as_it_is(path)
    try:
        with _looked_into(seen, path, is_enough) as connection:
            check(connection, path, looks, is_enough)
        connection = _prepared(connect(seen.place, "ro", is_alone=seen.is_alone))
    except BaseException:
        seen.close()
        raise
    connection = _newest(path, connection)
    file = _club_file(path, connection, None, refusal, lambda: before_reading(connection))
    file.strange, file.let_go = seen.strange, seen.close
    return file


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


def _newest(path: Path, connection: sqlite3.Connection) -> sqlite3.Connection:
    """Return a file to be read, or a copy brought up to date where it is of an older version."""
    if version_of(connection, path) == FILE_FORMAT:
        return connection
    copy = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    with closing(connection):
        connection.backup(copy)
    _bring_up_to_date(path, _prepared(copy))
    return copy


def _bring_up_to_date(
    path: Path, connection: sqlite3.Connection, before: _BeforeUpgrade = bool
) -> None:
    """Bring the tables up to date, or leave the file as it was."""
    try:
        if version_of(connection, path) == FILE_FORMAT:
            return
        before(path)
        migrate(connection)
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


def open_to_write(
    path: Path, before_upgrade: _BeforeUpgrade | None = None, looks: Looks = UNREMEMBERED
) -> "SqlClubFile":
    """Open a club file for work, or refuse where it cannot be written; two verbs take turns."""
    file = open_club_file(path, before_upgrade, _TURN, looks)
    if file.is_read_only:
        file.close()
        raise _why_read_only(path)(path)
    return file


def open_to_read(
    path: Path, is_enough: IsEnough | None = None, looks: Looks = UNREMEMBERED
) -> "SqlClubFile":
    """Open a club file to read it, whoever else has it open.

    Each look takes a few seconds at most, or all together as long as it is not enough.
    """

    def look(connection: sqlite3.Connection) -> None:
        watch(connection, is_enough or a_while())

    return _only_read(path, is_enough, before_reading=look, looks=looks)


def check_club_file(
    path: Path,
    is_enough: IsEnough | None = None,
    lock: "FileLock | None" = None,
    looks: Looks = UNREMEMBERED,
) -> None:
    """Refuse a file that is missing, damaged, newer than the program, or no club file at all."""
    with looking(path, is_enough, lock) as connection:
        check(connection, path, looks, is_enough)


@contextmanager
def looking(
    path: Path, is_enough: IsEnough | None = None, lock: "FileLock | None" = None
) -> Iterator[sqlite3.Connection]:
    """Look into a file for a while; nothing of it is touched, or of what lies beside it.

    Who may write it sees all that its tables ask of what is written: SQLite hides it else.
    """
    if not path.is_file():
        raise FileMissingError(path)
    seen = Seen(path) if lock else as_it_is(path)
    mode = "rw" if lock else "ro"
    with closing(seen), _looked_into(seen, path, is_enough, mode) as connection:
        yield connection


@contextmanager
def _looked_into(
    seen: Seen, path: Path, is_enough: IsEnough | None, mode: str = "ro"
) -> Iterator[sqlite3.Connection]:
    try:
        with closing(connect(seen.place, mode, is_alone=seen.is_alone)) as connection:
            watch(connection, is_enough or a_while())
            yield connection
    except UNREADABLE as error:
        raise as_club_error(error, path) from error


def _connect_to_work(path: Path) -> sqlite3.Connection:
    connection = _prepared(connect(path, "rw"))
    _make_ready(connection)
    return connection


def _make_ready(connection: sqlite3.Connection) -> None:
    """Have a file written as it is by itself, each change for good."""
    with suppress(sqlite3.OperationalError):  # somebody reads a file that a crash left ahead
        connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("PRAGMA synchronous = FULL")


def _prepared(connection: sqlite3.Connection) -> sqlite3.Connection:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.text_factory = letters_of
    return connection


def migrate(file: sqlite3.Connection) -> None:
    """Bring the tables up to date, all migrations in one transaction or none.

    Foreign keys are off meanwhile: with them on, SQLite empties the children of a table that a
    migration makes afresh.
    """
    # Alembic is only read where there is something to do.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy.exc import DBAPIError

    from whist_td.storage.transactions import engine_on

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    file.execute("PRAGMA foreign_keys = OFF")
    try:
        with engine_on(file).connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            _sign(file)
            connection.commit()
    except DBAPIError as error:
        raise error.orig or error from error
    finally:
        file.execute("PRAGMA foreign_keys = ON")


def _sign(file: sqlite3.Connection) -> None:
    """Let a file say whose it is, and of which version."""
    file.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    file.execute(f"PRAGMA user_version = {FILE_FORMAT}")
