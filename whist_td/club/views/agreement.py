"""Whether the facts of a club file agree with its journals, and with what its seasons remember."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from whist_td.club.views.held_events import is_remembered_otherwise
from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.apart import Progress, no_progress
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.ports import (
    DamagedEventError,
    DamagedEventsError,
    DamagedFileError,
    RememberedOtherwiseError,
    SealedLostError,
    SlowFileError,
)

_PATIENCE = 6
"""Seconds for which an event is looked at, so that one made to take for ever ends."""


@dataclass(frozen=True)
class Compared:
    """What came of comparing the facts of all events with their journals."""

    lines: tuple[int, ...]
    """How long the journals are that agree."""
    damaged: tuple[DamagedEventError, ...]
    """The events that cannot be read, or whose journals tell something else."""
    faults: tuple[RuleError, ...]
    """What else is wrong of those that can."""
    left: int
    """How many there was no time for."""


def compared(
    club: Club,
    patience: "Patience",
    check_sealed: Callable[[Desk[Any]], object],
    progress: Progress = no_progress,
) -> Compared:
    """Compare facts and journal of the club's book, then of all events, the newest first.

    What is sealed of an event its format checks. Where there was time for nothing at all, a
    `SlowFileError` says so.
    """
    lines, faults, left = list[int](), list[RuleError](), 0
    events, damaged = club.file.events(), club.file.damaged()
    try:
        club.file.load(BOOK_NUMBER)
    except DamagedEventError as error:
        damaged.append(error)
    for done, event in enumerate(events):
        progress(done, len(events))
        patience.begin()
        try:
            desk = club.any_desk(event.id)
            lines.append(len(desk.lines))
            faults.extend(_faults(club, desk, check_sealed))
        except DamagedEventError as error:
            damaged.append(error)
        except SlowFileError:
            if not lines and not damaged:
                raise
            left += 1
    progress(len(events), len(events))
    return Compared((*lines,), (*damaged,), (*faults,), left)


def as_one(path: Path, damaged: Sequence[DamagedEventError]) -> DamagedFileError:
    """Return the fact that some events are damaged."""
    return damaged[0] if len(damaged) == 1 else DamagedEventsError(path, (*damaged,))


def _faults(
    club: Club, desk: Desk[Any], check_sealed: Callable[[Desk[Any]], object]
) -> Iterator[RuleError]:
    """Yield what is wrong of an event that can be read: its seals, what seasons remember of it."""
    name = desk.facts.details.name
    try:
        check_sealed(desk)
    except RuleError as refusal:
        yield SealedLostError(name, refusal)
    is_other = is_remembered_otherwise(club.file, desk.event, desk.facts)
    # What was entered between two looks is no fault.
    if is_other and len(club.any_desk(desk.event).lines) == len(desk.lines):
        yield RememberedOtherwiseError(name)


class Patience:
    """Tells whether an event was looked at for long enough."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self.begin()

    def begin(self) -> None:
        """Have patience anew."""
        self._last = self._seconds() + _PATIENCE

    def is_over(self) -> bool:
        """Tell whether it has come to its end."""
        return self._seconds() > self._last
