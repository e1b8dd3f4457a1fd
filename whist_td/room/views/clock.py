"""The clock of a round as pure arithmetic, and what the room remembers of the clocks of an event.

Time is gathered look by look. A machine that slept adds the time it slept, since the round went
on; a clock that is set back adds nothing, so that no minute is given twice. What is remembered is
kept outside the journal: a pause is no fact of play, and Ctrl+Z must never take back a pause
where a result was meant.
"""

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from datetime import datetime, timedelta
from itertools import pairwise
from statistics import fmean
from typing import Any

_NOTHING = timedelta(0)
_MINUTE = timedelta(minutes=1)
_STALE = timedelta(hours=6)
"""After so long nobody times the round any more."""
_CHANGE = timedelta(minutes=2)
"""What it takes to change tables, until the evening has shown it."""
_PAUSES_FROM = 3
"""Rounds that took so many times their minutes had a pause in them, and tell no pace."""
_LATEST = 5
"""The rounds that tell the pace."""


@dataclass(frozen=True)
class RoundClock:
    """The time of one round; `announced_at` tells one announcement from another."""

    round: int
    announced_at: datetime
    minutes: int
    seen_at: datetime
    elapsed: timedelta = _NOTHING
    added: int = 0
    """Minutes the director has added."""
    is_paused: bool = False

    @property
    def given(self) -> timedelta:
        """All the time the round has."""
        return (self.minutes + self.added) * _MINUTE

    def at(self, now: datetime) -> "RoundClock":
        """Return the clock as it is now."""
        passed = max(_NOTHING, now - self.seen_at)
        elapsed = self.elapsed if self.is_paused else self.elapsed + passed
        return replace(self, seen_at=now, elapsed=elapsed)

    def left(self, now: datetime) -> timedelta:
        """Return what is left, negative in overtime."""
        return self.given - self.at(now).elapsed

    def is_stale(self, now: datetime) -> bool:
        """Tell whether the round was left alone so long that its clock says nothing."""
        return self.at(now).elapsed > _STALE

    def paused(self, now: datetime) -> "RoundClock":
        """Return the clock standing still."""
        return replace(self.at(now), is_paused=True)

    def going(self, now: datetime) -> "RoundClock":
        """Return the clock going on."""
        return replace(self.at(now), is_paused=False)

    def with_minutes(self, more: int, now: datetime) -> "RoundClock":
        """Return the clock with minutes added, or taken away; never less than one in all."""
        return replace(self.at(now), added=max(1 - self.minutes, self.added + more))


def started(round_number: int, announced_at: datetime, minutes: int) -> RoundClock:
    """Return the clock of a round, which starts with its announcement."""
    return RoundClock(round_number, announced_at, minutes, announced_at)


def pace(announced: Sequence[datetime], minutes: int) -> timedelta:
    """Return how long a round takes from one announcement to the next."""
    usual = minutes * _MINUTE
    taken = [
        (after - before).total_seconds()
        for before, after in pairwise(announced)
        if _NOTHING < after - before < _PAUSES_FROM * usual
    ][-_LATEST:]
    return timedelta(seconds=fmean(taken)) if taken else usual + _CHANGE


def predicted_end(
    clock: RoundClock, rounds: int, announced: Sequence[datetime], now: datetime
) -> datetime:
    """Return when the evening will be over if it goes on like this."""
    to_come = rounds - clock.round
    return now + max(_NOTHING, clock.left(now)) + to_come * pace(announced, clock.minutes)


LEAST_MINUTES, MOST_MINUTES = 1, 240


@dataclass(frozen=True)
class RoomMemory:
    """The minutes of a round where the director has chosen them, and the clocks of the rounds."""

    minutes: int | None = None
    clocks: tuple[RoundClock, ...] = ()

    def clock(self, round_number: int, announced_at: datetime, usual: int) -> RoundClock:
        """Return the clock of an announcement, a new one where none is known."""
        known = (stored for stored in self.clocks if stored.announced_at == announced_at)
        new = started(round_number, announced_at, self.minutes or usual)
        return next((stored for stored in known if stored.round == round_number), new)

    def with_clock(self, clock: RoundClock) -> "RoomMemory":
        """Return the memory with a round's clock as it is now."""
        others = tuple(stored for stored in self.clocks if stored.round != clock.round)
        return replace(self, clocks=(*others, clock))

    def with_minutes(self, minutes: int) -> "RoomMemory":
        """Return the memory with other minutes for the rounds to come."""
        return replace(self, minutes=max(LEAST_MINUTES, min(minutes, MOST_MINUTES)))


def written(memory: RoomMemory) -> str:
    """Return the memory as a text to keep."""
    clocks = [astuple(clock) for clock in memory.clocks]
    return json.dumps([memory.minutes, clocks], default=_plain)


def _plain(moment: datetime | timedelta) -> str | float:
    """Return a time as a text, and how long something takes in seconds."""
    return moment.isoformat() if isinstance(moment, datetime) else moment.total_seconds()


def read(text: str) -> RoomMemory:
    """Return the memory that was kept; an empty one where the text is none of ours."""
    try:
        minutes, clocks = json.loads(text)
        return RoomMemory(minutes if isinstance(minutes, int) else None, tuple(map(_clock, clocks)))
    except (ValueError, TypeError):
        return RoomMemory()


def _clock(stored: Sequence[Any]) -> RoundClock:
    number, announced_at, minutes, seen_at, elapsed, added, is_paused = stored
    return RoundClock(
        int(number),
        datetime.fromisoformat(announced_at),
        int(minutes),
        datetime.fromisoformat(seen_at),
        timedelta(seconds=float(elapsed)),
        int(added),
        bool(is_paused),
    )
