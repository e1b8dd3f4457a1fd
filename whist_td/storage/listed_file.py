"""A club file as a window meets it: its events at once, all the rest when it is needed.

What reads and writes events takes longer to be read from the disk than all that the start page
needs, and looking through the pages of ten years longer still. Nothing is written before the whole
file was looked through; an event that is asked for meanwhile is read, checked and opened first.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, cast

from whist_td.desk.health import file_number, is_there
from whist_td.desk.ports import (
    FILE_FORMAT,
    ClubFile,
    ClubFileError,
    DamagedEventError,
    EventSummary,
    FileGoneError,
    Members,
    Strange,
)
from whist_td.storage.event_list import Listed, letters_of, listed_events
from whist_td.storage.file_faults import as_club_error
from whist_td.storage.files import (
    check_club_file,
    looking,
    opened,
    opened_before_look,
    taken_up,
)
from whist_td.storage.look import IsEnough, a_while, version_of
from whist_td.storage.looks import UNREMEMBERED, Looks
from whist_td.storage.schema import MARK, mark_of

if TYPE_CHECKING:
    from whist_td.storage.file_lock import FileLock


class ListedFile:
    """A club file (`desk.ports.ClubFile`) of which the headings were read."""

    def __init__(
        self,
        path: Path,
        lock: "FileLock | None",
        listed: Sequence[Listed],
        strange: tuple[Strange, ...],
        looks: Looks = UNREMEMBERED,
    ) -> None:
        self.path = path
        self.strange = strange
        self.number = file_number(path)
        self._lock = lock
        self._looks = looks
        self._listed = listed
        self._looking, self._one_at_a_time = Lock(), Lock()
        self._is_looked = False
        self._opened: ClubFile | None = None
        self._refusal: ClubFileError | None = None
        self._is_closed = False

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be written."""
        return self._lock is None

    @property
    def as_club_file(self) -> ClubFile:
        """The same as what everybody works on: whatever else is asked goes to the whole file."""
        return cast("ClubFile", self)

    def events(self) -> list[EventSummary]:
        """Return all events that can be read, newest first."""
        if self._opened is not None:
            return self._opened.events()
        return [each for each in self._listed if isinstance(each, EventSummary)]

    def damaged(self) -> list[DamagedEventError]:
        """Return the events that were set aside because their heading cannot be read."""
        if self._opened is not None:
            return self._opened.damaged()
        return [each for each in self._listed if isinstance(each, DamagedEventError)]

    @property
    def members(self) -> Members:
        """The people of the club."""
        return cast("Members", Later(lambda: self._file().members))

    def whole(self) -> ClubFile:
        """Look through all of the file, once, and return it; what refuses it, does so for good."""
        file = self._file()
        with self._looking, self._refusing():
            if self._lock is not None and not self._is_looked:
                check_club_file(self.path, self._until_closed(), self._lock, self._looks)
                self._is_looked = True
        return file

    def _until_closed(self) -> IsEnough:
        is_long = a_while()
        return lambda: self._is_closed or is_long()

    def _file(self) -> ClubFile:
        """Return the file to be read; what is written waits until it was looked through."""
        with self._one_at_a_time, self._refusing():
            if self._opened is None:
                if self._is_closed:  # a job that comes late takes no file up again
                    raise FileGoneError(self.path)
                self._opened = self._to_be_read()
            return self._opened

    def _to_be_read(self) -> ClubFile:
        if self._lock is None:
            is_enough = self._until_closed()
            return opened(self.path, None, is_enough=is_enough, looks=self._looks)
        is_long = a_while()
        return opened_before_look(
            self.path, self._lock, self.whole, lambda: not self._is_looked and is_long()
        )

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Let nobody do what a refusal forbade once."""
        if self._refusal is not None:
            raise self._refusal
        try:
            if not self._is_looked and not is_there(self.path, self.number):
                raise FileGoneError(self.path)
            yield
        except sqlite3.Error as error:
            self._refusal = as_club_error(error, self.path)
            raise self._refusal from error
        except ClubFileError as refusal:
            self._refusal = refusal
            raise

    def close(self) -> None:
        """Let go of the file; who looks through it stops."""
        self._is_closed = True
        with self._looking, self._one_at_a_time:
            if self._opened is not None:
                self._opened.close()
            elif self._lock is not None:
                self._lock.give_back()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the file has
        return getattr(self._file(), name)


class Later:
    """Stands for something that is only made, or asked for, when it is first used."""

    def __init__(self, made: Callable[[], object]) -> None:
        self._made = cache(made)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever it has
        return getattr(self._made(), name)


def open_listed(
    path: Path, before_upgrade: Callable[[Path], object], looks: Looks = UNREMEMBERED
) -> ClubFile:
    """Open a club file for a window; one that is not as this program makes it, whole at once."""
    lock, strange = taken_up(path)
    listed = _listed_in(path, lock)
    if listed is None:
        return opened(path, lock, before_upgrade, strange, looks=looks)
    return ListedFile(path, lock, listed, strange, looks).as_club_file


def whole_of(file: ClubFile) -> Callable[[], object]:
    """Return what looks through all of a file, where that is still to be done."""
    return file.whole if isinstance(file, ListedFile) else lambda: None


def _listed_in(path: Path, lock: "FileLock | None") -> tuple[Listed, ...] | None:
    """Return the events of a file at a glance; None where that does not tell."""
    with suppress(ClubFileError), looking(path, None, lock) as connection:
        connection.text_factory = letters_of
        if version_of(connection, path) == FILE_FORMAT and mark_of(connection) == MARK:
            return tuple(listed_events(connection, path))
    return None
