"""What SQLite left beside a file that was not closed: read with it only where it belongs to it.

SQLite applies whatever lies beside a file under its name, and so destroys a good copy that was
put over a crashed file. Nothing is opened with such a rest before a copy of both was judged: with
it, and without.
"""

import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from whist_td.desk.journal import Line
from whist_td.desk.ports import (
    ClubFileError,
    DamagedFileError,
    ReadOnlyFileError,
    Strange,
    UnknownEventError,
)
from whist_td.storage.event_list import letters_of
from whist_td.storage.file_faults import UNREADABLE, as_club_error, as_disk_fault
from whist_td.storage.left_beside import JOURNAL, WAL, put_aside, rests_of
from whist_td.storage.look import a_while, check, connect, lock_beside, watch

_WRITTEN_AHEAD = 2
"""What stands at byte 18 of a file that is written ahead."""
_HEADER = 100
_OF_EVENTS = """
SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c
WHERE m.type = 'table' AND (c.name = 'event_id' OR (m.name = 'event' AND c.name = 'id'))
ORDER BY m.name
"""
"""The tables that have something of an event, and the column that says of which."""
_ALONE, _MENDED = "alone.whist", "mended.whist"
_PAGE, _SECTOR, _RECORDS = slice(24, 28), slice(20, 24), 8
"""Where the head of a rollback journal has the size of its pages and of its head; bytes that a
record has beside its page."""
_OF_THE_DISK = frozenset((sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR))
"""What SQLite says where a disk has no room, or does not answer."""
_Marks = dict[object, bytes]
"""A mark of all rows of each event."""


@dataclass(frozen=True)
class Seen:
    """A file as it is to be read: itself, or a copy of it with what belongs to it."""

    place: Path
    is_alone: bool = False
    """Whether nobody else writes it, and nothing beside it is to be read."""
    strange: tuple[Strange, ...] = ()
    folder: "TemporaryDirectory[str] | None" = None

    def close(self) -> None:
        """Let go of the copy."""
        if self.folder is not None:
            self.folder.cleanup()


def as_it_is(path: Path) -> Seen:
    """Return a file as it is to be read without the right to write it.

    Nothing is written of it or beside it: what a crash left half done is taken back in a copy.
    """
    if _is_open(path):
        return Seen(path)  # who has it open has seen to what lies beside it
    rests = rests_of(path)
    if not rests:
        return Seen(path, is_alone=_is_ahead(path))
    folder = TemporaryDirectory(ignore_cleanup_errors=True)
    try:
        is_own, place = _judged(path, Path(folder.name))
    except BaseException:
        folder.cleanup()
        raise
    strange = () if is_own else tuple(Strange(path, rest) for rest in rests)
    return Seen(place, is_alone=True, strange=strange, folder=folder)


def settle(path: Path) -> tuple[Strange, ...]:
    """Take in what a crash left beside a file to be written, or put aside what is not its own."""
    if not rests_of(path):
        return ()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        is_own, _place = _judged(path, Path(folder))
    if is_own:
        with suppress(ClubFileError):  # it is read with it all the same
            _mend(path)
        return ()
    return put_aside(path)


def best_copy(path: Path, folder: Path) -> Path:
    """Return a copy of a damaged file from which most can be read."""
    if not rests_of(path):
        return _copied(path, folder / _ALONE)
    try:
        return _judged(path, folder)[1]
    except ClubFileError:
        return folder / (_MENDED if _fits(path) else _ALONE)


def _copied(path: Path, place: Path) -> Path:
    try:
        shutil.copyfile(path, place)
    except OSError as error:
        raise as_disk_fault(error, path) from error
    return place


def _is_open(path: Path) -> bool:
    """Tell whether a program of ours has a file open to write it; no lock is made for that."""
    place = lock_beside(path.resolve())
    if not place.exists():
        return False
    from whist_td.storage.file_lock import is_held

    return is_held(place)


def _is_ahead(path: Path) -> bool:
    """Tell whether a file says of itself that it is written ahead."""
    try:
        with path.open("rb") as file:
            return file.read(_HEADER)[18:19] == bytes([_WRITTEN_AHEAD])
    except OSError as error:
        raise as_disk_fault(error, path) from error


def _judged(path: Path, folder: Path) -> tuple[bool, Path]:
    """Tell whether what lies beside a file is its own, and return the copy that is to be read.

    A file that is whole without it is read without it, unless that only adds to what it tells.
    """
    alone, mended = _copied(path, folder / _ALONE), _copied(path, folder / _MENDED)
    for rest in rests_of(path):
        _copied(rest, folder / f"{_MENDED}{rest.name.removeprefix(path.name)}")
    is_mended = _mend(mended)
    if is_mended and alone.read_bytes() == mended.read_bytes():
        return True, mended
    fault = _fault(alone, path)
    other = _fault(mended, path) if is_mended else DamagedFileError(path)
    if fault and other:
        raise other if isinstance(fault, DamagedFileError) else fault
    if fault or other:
        return fault is not None, mended if fault else alone
    is_own = _is_own(path, alone, mended)
    return is_own, mended if is_own else alone


def _is_own(path: Path, alone: Path, mended: Path) -> bool:
    """Tell whether the mended one counts of two states of a file that SQLite can both read.

    It does where an event is in pieces without it, or where one state only goes on the other.
    """
    try:
        without, with_it = _marks(alone), _marks(mended)
    except UNREADABLE:
        return False
    events = {*without, *with_it}
    changed = [event for event in events if without.get(event) != with_it.get(event)]
    before, after = _journals(alone, changed), _journals(mended, changed)
    if after is None or before is None:
        return after is not None
    if path.with_name(f"{path.name}{JOURNAL}") in rests_of(path):
        before, after = after, before  # it takes back what was written last
    goes_on = all(after.get(event, [])[: len(lines)] == lines for event, lines in before.items())
    return goes_on and _fits(path)


def _mend(path: Path) -> bool:
    """Have SQLite take in what lies beside a file; tell whether it can.

    A disk that is full or does not answer says nothing of what lies there.
    """
    try:
        with closing(connect(path, "rw")) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
            return not rests_of(path)
    except UNREADABLE as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in _OF_THE_DISK:
            raise as_club_error(error, path) from error
        return False


def _fault(copy: Path, path: Path) -> ClubFileError | None:
    """Return why a copy will not do as a club file; None: it does."""
    try:
        with closing(connect(copy, "ro", is_alone=True)) as connection:
            watch(connection, a_while())
            check(connection, path)
    except UNREADABLE as error:
        return as_club_error(error, path)
    except ClubFileError as error:
        return error
    return None


def _fits(path: Path) -> bool:
    """Tell whether what lies beside a file may have been written beside it, by what heads both."""
    with path.open("rb") as file:
        head = file.read(_HEADER)
    if path.with_name(f"{path.name}{WAL}") in rests_of(path):
        return head[18] == _WRITTEN_AHEAD
    first = _first_page(path.with_name(f"{path.name}{JOURNAL}"))
    if len(first) < _HEADER:
        return False
    before, now = (int.from_bytes(each[24:28], "big") for each in (first, head))
    return first[16:18] == head[16:18] and now in (before, before + 1)


def _first_page(journal: Path) -> bytes:
    """Return the first page of a file as a rollback journal would restore it."""
    content = journal.read_bytes()
    place, size = (int.from_bytes(content[each], "big") for each in (_SECTOR, _PAGE))
    while size and place + size <= len(content):
        if int.from_bytes(content[place : place + 4], "big") == 1:
            return content[place + 4 : place + 4 + size]
        place += size + _RECORDS
    return b""


def _marks(copy: Path) -> _Marks:
    """Return a mark of what stands in a file of each event."""
    marks: defaultdict[object, Any] = defaultdict(blake2b)
    with closing(connect(copy, "ro", is_alone=True)) as connection:
        connection.text_factory = bytes
        for name, column in connection.execute(_OF_EVENTS).fetchall():
            table, key = name.decode(), column.decode()
            query = f'SELECT "{key}", * FROM "{table}" ORDER BY rowid'  # noqa: S608 - its own names
            for event, *row in connection.execute(query):
                marks[event].update(repr((table, row)).encode())
    return {event: mark.digest() for event, mark in marks.items()}


def _journals(copy: Path, events: Sequence[object]) -> dict[object, list[Line]] | None:
    """Return the journals of events; None: one does not tell what its facts are."""
    from whist_td.storage.club_file import SqlClubFile
    from whist_td.storage.transactions import Transactions

    found = {}
    with closing(connect(copy, "ro", is_alone=True)) as connection:
        connection.text_factory = letters_of
        file = SqlClubFile(copy, Transactions(copy, connection, ReadOnlyFileError))
        for event in events:
            try:
                with suppress(UnknownEventError):
                    found[event] = file.load(cast("int", event))[1]
            except ClubFileError:
                return None
    return found
