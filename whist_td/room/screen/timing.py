"""The clock of the event at work: kept outside the journal, and right again after a restart."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from whist_td.room.screen.room_preferences import RoomPreferences
from whist_td.room.screen.voice import Chime
from whist_td.room.views.clock import RoomMemory, RoundClock
from whist_td.room.views.views import Pulse

_KEEP_EVERY = timedelta(seconds=20)
HURRY = timedelta(minutes=2)
_MAY_BE_LATE = timedelta(seconds=20)
"""A chime that is later than this is not rung: the machine has slept."""


class Timing(QObject):
    """The clock of the newest round of one event; `changed` says that the director has moved it."""

    changed = Signal()

    def __init__(
        self,
        preferences: RoomPreferences,
        now: Callable[[], datetime],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._now = now
        self._place: tuple[Path, int] | None = None
        self._memory = RoomMemory()
        self._kept_at: datetime | None = None
        self._usual = 0
        self.clock: RoundClock | None = None

    def begin(self, path: Path, event: int) -> None:
        """Time another event from now on, or go on with the same one."""
        if self._place != (path, event):
            self.end()
            self._place = (path, event)
            self._memory = self._preferences.memory(path, event)

    def end(self) -> None:
        """Time nothing any more."""
        self.keep()
        self._place = self.clock = self._kept_at = None
        self._memory = RoomMemory()

    @property
    def minutes(self) -> int:
        """The minutes of a round: the director's choice, or the usual ones."""
        return self._memory.minutes or self._usual

    def follow(self, pulse: Pulse, usual: int) -> None:
        """Take the clock of the newest announcement; one that was taken back leaves its own."""
        self._usual = usual
        if pulse.announced_at is None:
            self.clock = None
        elif self.clock is None or self.clock.announced_at != pulse.announced_at:
            self.keep()
            self.clock = self._memory.clock(pulse.announced, pulse.announced_at, usual)

    def tick(self, now: datetime) -> Chime | None:
        """Let the time go on; return the chime that is due."""
        before = self.clock
        if before is None:
            return None
        self.clock = before.at(now)
        last = self._kept_at
        if last is None or not timedelta(0) <= now - last < _KEEP_EVERY:
            self._kept_at = now
            self.keep()
        return _due(before, self.clock)

    def toggle_pause(self) -> None:
        """Stop the clock, or let it go on."""
        if self.clock is not None:
            now = self._now()
            is_paused = self.clock.is_paused
            self._move(self.clock.going(now) if is_paused else self.clock.paused(now))

    def add_minutes(self, more: int) -> None:
        """Give the round more time."""
        if self.clock is not None:
            self._move(self.clock.with_minutes(more, self._now()))

    def set_minutes(self, minutes: int) -> None:
        """Choose the minutes of a round, this one included."""
        if self._place is None or minutes == self.minutes:
            return
        self._memory = self._memory.with_minutes(minutes)
        self._move(replace(self.clock, minutes=self.minutes) if self.clock else None)

    def keep(self) -> None:
        """Remember the clock as it is."""
        if self.clock is not None:
            self._memory = self._memory.with_clock(self.clock)
        if self._place is not None and self._memory != RoomMemory():
            self._preferences.keep_memory(*self._place, self._memory)

    def _move(self, clock: RoundClock | None) -> None:
        self.clock = clock
        self.keep()
        self.changed.emit()


def _due(before: RoundClock, after: RoundClock) -> Chime | None:
    """Return the chime of a limit that was passed just now, none for one slept through."""
    if after.elapsed - before.elapsed > _MAY_BE_LATE:
        return None
    for limit, chime in ((timedelta(0), Chime.END), (HURRY, Chime.HURRY)):
        was, left = before.given - before.elapsed, after.given - after.elapsed
        if after.given > limit and left <= limit < was:
            return chime
    return None
