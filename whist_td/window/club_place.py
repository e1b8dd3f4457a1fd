"""The club file the window works on: at most one at a time, and never the same one twice."""

import os
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # The first paint does not wait for all that knows about events.
    from whist_td.core.errors import RuleError
    from whist_td.desk.apart import Progress
    from whist_td.desk.backups import BackupDone, BackupKeeper, Recovery
    from whist_td.desk.club import Club
    from whist_td.desk.desk import Desk
    from whist_td.desk.health import Surroundings
    from whist_td.desk.requests import Event
    from whist_td.desk.write_behind import Unwritten

OpenClub = Callable[[Path | None], "Club"]
"""Opens a club file, or the user's own where none is named."""


class NewClub(Protocol):
    """Makes a new club file, empty or with all that fills it."""

    def __call__(self, path: Path, fill: "Callable[[Club], object] | None" = None) -> "Club":
        """Return the club at work on it."""


ENDING = ".whist"


@dataclass(frozen=True)
class Safety:
    """What the window needs from outside so that nothing is lost; each is made when asked for."""

    keeper: "Callable[[], BackupKeeper]"
    surroundings: "Callable[[], Surroundings]"
    recover: "Callable[[Path, Progress], Recovery]"
    """Saves what can be read of a damaged club file into a new one beside it."""
    compare: "Callable[[Path, Progress], tuple[RuleError, ...]] | None" = None
    """Finds where the facts of a club file and its journals do not agree; None: nobody looks."""


class Lock(Enum):
    """What keeps a club file from being changed."""

    ELSEWHERE = auto()
    PROTECTED = auto()
    GONE = auto()
    """Its stick was pulled, or somebody moved it."""
    REPLACED = auto()
    """Another file was put in its place."""
    UNWRITTEN = auto()
    """Something that was entered does not get to the disk."""


class ClubPlace:
    """Holds the open club, and closes it before another one is worked on."""

    def __init__(
        self, open_club: OpenClub, new_club: NewClub | None = None, safety: Safety | None = None
    ) -> None:
        self._open_club = open_club
        self._new_club = new_club
        self.safety = safety
        """None where the window is opened without anything to keep."""
        self.backup_done: BackupDone | None = None
        """What came of the last backup of the open file; None: none was made since it opened."""
        self.club: Club | None = None
        self.book: Desk[Event] | None = None
        """Where the club's year was worked on last; None: not since the file is open."""
        self.asked: Path | None = None
        """What was asked for last; None is the user's own file."""
        self.is_gone = False
        """Whether the open file is not where it was."""

    @property
    def known_book(self) -> "Desk[Event] | None":
        """Where the club's year was worked on last, unless others may have written in it since."""
        return None if self.club is None or self.club.is_read_only else self.book

    @property
    def lock(self) -> Lock | None:
        """What keeps the club file from being changed; None where nothing does."""
        if self.is_gone:
            return Lock.REPLACED if self.is_replaced else Lock.GONE
        if self.unwritten:
            return Lock.UNWRITTEN
        if self.club is None or not self.club.is_read_only:
            return None
        path = self.club.path
        writable = os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
        return Lock.ELSEWHERE if writable else Lock.PROTECTED

    @property
    def is_replaced(self) -> bool:
        """Whether another file was put in the place of the one that is open."""
        return self.club is not None and self.club.is_replaced

    @property
    def unwritten(self) -> "tuple[Unwritten, ...]":
        """What was entered and does not get to the disk; nothing while it is on its way."""
        writer = self.club.writer if self.club else None
        return writer.unwritten if writer and writer.trouble else ()

    @property
    def maker(self) -> NewClub | None:
        """What makes new club files, None where there is nothing that does."""
        return self._new_club

    def now(self) -> datetime:
        """Return the time as the open club has it, or the machine's."""
        return self.club.clock.now() if self.club else datetime.now(UTC)

    def works_on(self, path: Path) -> bool:
        """Tell whether a file is the one that is open for work already."""
        if self.club is None or self.club.is_read_only or not path.exists():
            return False
        return path.samefile(self.club.path)

    def open(self, path: Path | None) -> None:
        """Open a club file in place of the one that was open, or raise what refuses it."""
        self.asked = path
        club = self._open_club(path)
        if self.club is not None:  # which stays open where the other will not do
            try:
                club.whole()
            except BaseException:
                club.close()
                raise
        self._replace(club)

    def holds(self, path: Path, desk: "Desk[Event]") -> bool:
        """Tell whether a club file holds the event of a desk, word for word."""
        with closing(self._open_club(path)) as club:
            return club.any_desk(desk.event).lines == desk.lines

    def create(self, path: Path) -> None:
        """Make a new club file and go over to it, or raise what refuses it."""
        if self._new_club is not None:
            made = self._new_club(path)
            self.asked = path
            self._replace(made)

    def close(self) -> None:
        """Let go of the club file; where another is in its place, it is kept beside that."""
        club, self.club = self.club, None  # what is told of it while it closes is nobody's any more
        if club is not None:
            if club.is_replaced:
                _keep_beside(club)
            club.close()

    def _replace(self, club: "Club") -> None:
        self.close()
        self.club = club
        self.book = None
        self.backup_done = None
        self.is_gone = False


def _keep_beside(club: "Club") -> None:
    """Keep what is open under another name, in whatever state it is: no name leads there now."""
    from whist_td.desk.ports import ClubFileError
    from whist_td.desk.whole_files import free_name

    read = club.writer.look if club.writer else None
    with suppress(ClubFileError):
        club.file.save_copy(free_name(club.path, club.clock.now()), read)


def with_ending(path: Path) -> Path:
    """Return a path that ends as club files do."""
    return path if path.suffix else path.with_suffix(ENDING)
