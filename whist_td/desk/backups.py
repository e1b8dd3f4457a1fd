"""Backups without being asked: when one is made, what came of it, and what each of them holds.

What could be saved of a damaged club file is told event by event, and what could not.
"""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Protocol

from whist_td.core.events import Details
from whist_td.desk.desk import Outcome
from whist_td.desk.journal import Act, Change
from whist_td.desk.ports import ClubFileError, EventSummary

MOST_KEPT = 20
"""The newest backups of a club file that are kept, in each place."""
MOST_DELETIONS = 10
"""Of those with an event that was deleted since, so many stay longer: nothing else has it."""


class Reason(Enum):
    """What made the program keep a copy."""

    ROUND = "round"
    """A round was announced."""
    MIGRATION = "migration"
    """The file is about to be brought to the tables of a newer version."""
    FORGETTING = "forgetting"
    """Somebody's name is about to be replaced everywhere."""
    DELETING = "deleting"
    """An event is about to be taken out of the file."""
    CLOSING = "closing"
    ASKED = "asked"


class SecondPlace(Enum):
    """How it stands with the second place, such as a USB stick."""

    NOT_CHOSEN = "not_chosen"
    READY = "ready"
    GONE = "gone"
    """It was chosen once and is not there: a fact, never an error in the way."""
    FULL = "full"
    REFUSED = "refused"
    """It is there and does not let itself be written."""


@dataclass(frozen=True)
class Backup:
    """One copy of a club file and what it holds."""

    path: Path
    at: datetime
    reason: Reason
    events: tuple[EventSummary, ...] | None
    """The newest event first; None where the copy itself cannot be read."""


@dataclass(frozen=True)
class BackupDone:
    """What came of keeping a copy; `path` is None where the own disk took none, and why."""

    at: datetime
    path: Path | None
    refusal: ClubFileError | None
    second: SecondPlace


@dataclass(frozen=True)
class OlderGone:
    """What became of the copies older than one: how many are gone, and which could not go."""

    gone: int
    left: tuple[Path, ...]
    second: SecondPlace


class BackupKeeper(Protocol):
    """Keeps copies of club files; it has no hand in the open file and may work in any thread."""

    def keep(self, club_file: Path, reason: Reason, at: datetime) -> BackupDone:
        """Keep a copy of a club file as it is on the disk, in every place."""

    def copies(self, club_file: Path) -> list[Backup]:
        """Return the copies of a club file, newest first, and what each holds."""

    def newest_whole(self, club_file: Path) -> Backup | None:
        """Return the newest copy in which every event can be read; None: there is none."""

    def copies_in(self, folder: Path) -> list[Backup]:
        """Return the copies in a folder, such as a stick from another computer, newest first."""

    def last(self, club_file: Path) -> datetime | None:
        """Return when the newest copy of a club file was made; None: there is none."""

    def count(self, club_file: Path) -> int:
        """Return how many copies of a club file are kept, without a look into them."""

    def drop_older(self, club_file: Path, than: Path) -> OlderGone:
        """Delete the copies of a club file that are older than one of them, in every place."""

    def restore(self, backup: Backup, club_file: Path) -> Path:
        """Copy a backup into a new file beside a club file, never over it."""

    @property
    def folder(self) -> Path:
        """Where the copies are, on the own disk."""

    @property
    def second_folder(self) -> Path | None:
        """The second place that was chosen, there or not."""

    def choose_second(self, folder: Path | None) -> None:
        """Choose the second place once, or none any more."""

    def second_place(self) -> SecondPlace:
        """Tell how it stands with the second place."""


def reason_after(outcome: Outcome) -> Reason | None:
    """Return what makes a backup due after a request; None where nothing does.

    The desk knows nothing of backups: who asked it looks at the outcome, and has the copy made
    once the screen has said what was done.
    """
    line = outcome.line
    is_new = line is not None and line.act is not Act.UNDO
    return Reason.ROUND if is_new and any(map(_announces, outcome.changes)) else None


def _announces(change: Change) -> bool:
    if change.field != "rounds" or change.after is None:
        return False
    was = change.before.announced_at if change.before else None
    return change.after.announced_at is not None and was is None


class NothingRecoveredError(ClubFileError):
    """A damaged file in which no event can be read any more."""


class JournalState(Enum):
    """How much of an event's journal could be read."""

    WHOLE = "whole"
    CUT = "cut"
    """Up to a line; what was told later was taken over as facts."""
    LOST = "lost"


class Source(Enum):
    """Where a doubtful fact was taken from."""

    JOURNAL = "journal"
    """The tables say something else, and no line of the journal is missing."""
    TABLE = "table"
    """The journal never tells it: the newest of its lines is lost."""
    PLAN = "plan"
    """Nothing is left of it: filled in as it was planned, or left out where nothing was."""


@dataclass(frozen=True)
class Discrepancy:
    """A fact to look at: tables and journal tell it differently, or neither tells it.

    `round`, `table` and, in Whiz, `board` say where it is; for a team or a player, `number`.
    """

    field: str
    source: Source
    round: int | None = None
    table: int | None = None
    number: int | None = None
    board: int | None = None


@dataclass(frozen=True)
class RecoveredEvent:
    """One event as it stands in the new file."""

    number: int
    """Its number in the damaged file."""
    format: str
    details: Details
    journal: JournalState
    lines: int
    lines_lost: int
    """Lines known to be missing: later ones were read, or the numbers tell."""
    results: int
    saved_apart: int
    """Facts that no readable line of the journal leads to, taken over by themselves."""
    discrepancies: tuple[Discrepancy, ...]


@dataclass(frozen=True)
class Recovery:
    """What came of recovering a file: where it is now, and what it holds."""

    damaged: Path
    path: Path
    events: tuple[RecoveredEvent, ...]
    events_lost: tuple[int, ...]
    """Events of which some trace was found, but not what they were."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing at all is known to be missing or doubtful."""
        return not self.events_lost and all(
            event.journal is JournalState.WHOLE and not event.discrepancies for event in self.events
        )
