"""The clock of a round as pure arithmetic: what it knows, and what the machine's clock adds.

Time is gathered look by look. A machine that slept adds the time it slept, since the round went
on; a clock that is set back adds nothing, so that no minute is given twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import pairwise
from statistics import fmean

NOTHING = timedelta(0)
MINUTE = timedelta(minutes=1)
STALE = timedelta(hours=6)
"""After so long nobody times the round any more."""
CHANGE = timedelta(minutes=2)
"""What it takes to change tables, until the evening has shown it."""
PAUSES_FROM = 3
"""Rounds that took so many times their minutes had a pause in them, and tell no pace."""
LATEST = 5
"""The rounds that tell the pace."""


@dataclass(frozen=True)
class RoundClock:
    """The time of one round; `announced_at` tells one announcement from another."""

    round: int
    announced_at: datetime
    minutes: int
    seen_at: datetime
    elapsed: timedelta = NOTHING
    added: int = 0
    """Minutes the director has added."""
    is_paused: bool = False

    @property
    def given(self) -> timedelta:
        """All the time the round has."""
        return (self.minutes + self.added) * MINUTE

    def at(self, now: datetime) -> "RoundClock":
        """Return the clock as it is now."""
        passed = max(NOTHING, now - self.seen_at)
        elapsed = self.elapsed if self.is_paused else self.elapsed + passed
        return replace(self, seen_at=now, elapsed=elapsed)

    def left(self, now: datetime) -> timedelta:
        """Return what is left, negative in overtime."""
        return self.given - self.at(now).elapsed

    def is_stale(self, now: datetime) -> bool:
        """Tell whether the round was left alone so long that its clock says nothing."""
        return self.at(now).elapsed > STALE

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
    usual = minutes * MINUTE
    taken = [
        (after - before).total_seconds()
        for before, after in pairwise(announced)
        if NOTHING < after - before < PAUSES_FROM * usual
    ][-LATEST:]
    return timedelta(seconds=fmean(taken)) if taken else usual + CHANGE


def predicted_end(
    clock: RoundClock, rounds: int, announced: Sequence[datetime], now: datetime
) -> datetime:
    """Return when the evening will be over if it goes on like this."""
    to_come = rounds - clock.round
    return now + max(NOTHING, clock.left(now)) + to_come * pace(announced, clock.minutes)
