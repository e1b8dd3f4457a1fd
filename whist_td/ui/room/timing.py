"""The clock of the event at work: kept outside the journal, and right again after a restart."""

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from whist_td.ui.room.chimes import Chime
from whist_td.ui.room.keeping import Keeping
from whist_td.usecases.room import Pulse
from whist_td.usecases.room_clock import RoundClock
from whist_td.usecases.room_memory import RoomMemory

KEEP_EVERY = timedelta(seconds=20)
HURRY = timedelta(minutes=2)
MAY_BE_LATE = timedelta(seconds=20)
"""A chime that is later than this is not rung: the machine has slept."""


class Timing:
    """The clock of the newest round of one event."""

    def __init__(self, keeping: Keeping, path: Path, event: int) -> None:
        self._keeping = keeping
        self._place = (path, event)
        self._memory = keeping.memory(path, event)
        self._kept_at: datetime | None = None
        self.clock: RoundClock | None = None

    def minutes(self, usual: int) -> int:
        """Return the minutes of a round: the director's choice, or the usual ones."""
        return self._memory.minutes or usual

    def follow(self, pulse: Pulse, usual: int) -> None:
        """Take the clock of the newest announcement; one that was taken back leaves its own."""
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
        if last is None or not timedelta(0) <= now - last < KEEP_EVERY:
            self._kept_at = now
            self.keep()
        return _due(before, self.clock)

    def toggle_pause(self, now: datetime) -> None:
        """Stop the clock, or let it go on."""
        if self.clock is not None:
            paused = self.clock.is_paused
            self.clock = self.clock.going(now) if paused else self.clock.paused(now)
            self.keep()

    def add_minutes(self, more: int, now: datetime) -> None:
        """Give the round more time."""
        if self.clock is not None:
            self.clock = self.clock.with_minutes(more, now)
            self.keep()

    def set_minutes(self, minutes: int) -> None:
        """Choose the minutes of a round, this one included."""
        self._memory = self._memory.with_minutes(minutes)
        if self.clock is not None:
            self.clock = replace(self.clock, minutes=self.minutes(minutes))
        self.keep()

    def keep(self) -> None:
        """Remember the clock as it is."""
        if self.clock is not None:
            self._memory = self._memory.with_clock(self.clock)
        if self._memory != RoomMemory():
            self._keeping.keep_memory(*self._place, self._memory)


def _due(before: RoundClock, after: RoundClock) -> Chime | None:
    """Return the chime of a limit that was passed just now, none for one slept through."""
    if after.elapsed - before.elapsed > MAY_BE_LATE:
        return None
    for limit, chime in ((timedelta(0), Chime.END), (HURRY, Chime.HURRY)):
        was, left = before.given - before.elapsed, after.given - after.elapsed
        if after.given > limit and left <= limit < was:
            return chime
    return None
