"""What the room remembers of an event from one start of the program to the next.

It is kept outside the journal: a pause is no fact of play, and Ctrl+Z must never take back a
pause where a result was meant.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from whist_td.room.views.clock import RoundClock, started

LEAST_MINUTES, MOST_MINUTES = 1, 240


@dataclass(frozen=True)
class RoomMemory:
    """The minutes of a round where the director has chosen them, and the clocks of the rounds."""

    minutes: int | None = None
    clocks: tuple[RoundClock, ...] = ()

    def clock(self, round_number: int, announced_at: datetime, usual: int) -> RoundClock:
        """Return the clock of an announcement, a new one where none is known."""
        known = (kept for kept in self.clocks if kept.announced_at == announced_at)
        new = started(round_number, announced_at, self.minutes or usual)
        return next((kept for kept in known if kept.round == round_number), new)

    def with_clock(self, clock: RoundClock) -> "RoomMemory":
        """Return the memory with a round's clock as it is now."""
        others = tuple(kept for kept in self.clocks if kept.round != clock.round)
        return replace(self, clocks=(*others, clock))

    def with_minutes(self, minutes: int) -> "RoomMemory":
        """Return the memory with other minutes for the rounds to come."""
        return replace(self, minutes=max(LEAST_MINUTES, min(minutes, MOST_MINUTES)))


def written(memory: RoomMemory) -> str:
    """Return the memory as a text to keep."""
    clocks = [
        [
            clock.round,
            clock.announced_at.isoformat(),
            clock.minutes,
            clock.seen_at.isoformat(),
            clock.elapsed.total_seconds(),
            clock.added,
            clock.is_paused,
        ]
        for clock in memory.clocks
    ]
    return json.dumps([memory.minutes, clocks])


def read(text: str) -> RoomMemory:
    """Return the memory that was kept; an empty one where the text is none of ours."""
    try:
        minutes, clocks = json.loads(text)
        return RoomMemory(minutes if isinstance(minutes, int) else None, tuple(map(_clock, clocks)))
    except (ValueError, TypeError):
        return RoomMemory()


def _clock(kept: Sequence[Any]) -> RoundClock:
    number, announced_at, minutes, seen_at, elapsed, added, is_paused = kept
    return RoundClock(
        int(number),
        datetime.fromisoformat(announced_at),
        int(minutes),
        datetime.fromisoformat(seen_at),
        timedelta(seconds=float(elapsed)),
        int(added),
        bool(is_paused),
    )
