"""What could be saved from a damaged club file, event by event, and what could not."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from whist_td.core.events import Details
from whist_td.desk.ports import ClubFileError


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
