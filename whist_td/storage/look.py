"""Looking at a club file: connecting to it, whose it is, and whether SQLite can read all of it."""

import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import thread_time
from urllib.parse import quote

from whist_td.desk.ports import (
    FILE_FORMAT,
    ChangedFileError,
    DamagedFileError,
    NewerFileError,
    NotAClubFileError,
)
from whist_td.storage.file_faults import UNREADABLE
from whist_td.storage.looks import UNREMEMBERED, Looks, read_in_order
from whist_td.storage.schema import MARK, REVISION, asks_little, mark_of, stranger

APPLICATION_ID = 0x57485444
"""`WHTD` at byte 68 of every club file."""
_BUSY_MS = 5_000
_PATIENCE, _STEPS, _AT_ONCE = 7, 500, 0.05
"""Seconds of computing for which a file is looked through; after so many steps, ten to fifty rows,
it is asked whether that is enough; seconds that count at the most of what lies between."""
_STEPS_AT_EASE = 10_000
"""Steps where each is known to be quick: ten years are asked 20,000 times otherwise."""
_LONGEST_CELL = 1 << 24
"""Bytes: nothing that a club enters, with its logo, comes near."""
_OF_CONTENTS = re.compile("CHECK constraint failed in |[A-Z-]+ value in ")
"""How a verdict begins that is about a cell."""
IsEnough = Callable[[], bool]
"""Tells whether a file was looked through for long enough; then it is refused as too slow."""


def lock_beside(path: Path) -> Path:
    """Return where the lock of a file lies, by which other computers know that it is open."""
    return path.with_name(f"{path.name}.whist-lock")


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
    with suppress(*UNREADABLE, TypeError):
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        needed = REVISION.fullmatch(revision)
        return (needed[1] or "") if needed else ""
    return ""


def check(
    connection: sqlite3.Connection,
    path: Path,
    looks: Looks = UNREMEMBERED,
    is_enough: IsEnough | None = None,
) -> None:
    """Refuse a file that is damaged, newer than the program, or no club file at all.

    One that was looked through already, and is as it was then, is not looked through again.
    """
    version = version_of(connection, path)
    look = partial(_check_pages, connection, path, is_enough or a_while())
    looks.through(path, look)
    what = stranger(connection, is_newest=version == FILE_FORMAT)
    if what is not None:
        raise ChangedFileError(path, what)


def _check_pages(connection: sqlite3.Connection, path: Path, is_enough: IsEnough) -> None:
    """Refuse damaged pages; what stands in them is looked at when an event is read.

    What tables ask of each row is only tried where that may never end: of ours it takes longer than
    all the rest, and tells what is looked at anyhow.
    """
    read_in_order(path, is_enough)
    if asks_little(connection):
        connection.execute("PRAGMA ignore_check_constraints = ON")
    for (verdict,) in connection.execute("PRAGMA integrity_check"):
        if verdict != "ok" and not _OF_CONTENTS.match(verdict):
            raise DamagedFileError(path)


def watch(connection: sqlite3.Connection, is_enough: IsEnough) -> None:
    """Have it asked while SQLite works whether that is enough, seldom where tables are ours."""
    connection.set_progress_handler(is_enough, _STEPS)
    if mark_of(connection) == MARK and asks_little(connection):
        connection.set_progress_handler(is_enough, _STEPS_AT_EASE)


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


def connect(path: Path, mode: str, *, is_alone: bool = False) -> sqlite3.Connection:
    """Connect to a file that is there, to read it (`ro`) or to write it too (`rw`).

    Of one that is alone nobody else writes anything, and nothing at all is made beside it.
    """
    address = f"{_address(path)}?mode={mode}{'&immutable=1' if is_alone else ''}"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_CELL)
    return connection


def _address(path: Path) -> str:
    """Return a file's address as SQLite reads it: a server's share has four strokes."""
    place = path.absolute().as_posix()
    strokes = "//" if place.startswith("//") else "" if place.startswith("/") else "/"
    return f"file:{strokes}{quote(os.fsencode(place))}"
