"""One event in the room: followed as it changes, with a clock that outlives a restart."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from whist_td.desk.desk import Outcome
from whist_td.kit.session import Session
from whist_td.room.screen.director import RoomDirector
from whist_td.room.screen.room_preferences import RoomPreferences
from whist_td.room.screen.voice import Announcer, Chime
from whist_td.room.screen.wall_view import FollowedEvent, Wall, wall_of
from whist_td.room.views.clock import RoomMemory, RoundClock
from whist_td.room.views.views import Pulse, Scene
from whist_td.room.words.words import clock_face, foot_of

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
        parent: QObject | None,
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


LULL = 200
"""Milliseconds without anything new: less than it takes to look from one slip to the next."""
SOON = 30
_LONGEST = 1500
"""So long the room waits while one result comes after another."""


class Calm(QObject):
    """Says once that the desk is calm, however much it was told meanwhile.

    It never speaks in the turn of the event loop in which it was asked: what the desk has to
    paint is painted before, so that no key waits for the room.
    """

    come = Signal()

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._lull = QTimer(self, singleShot=True)
        self._waited = QElapsedTimer()
        self._turn.timeout.connect(self._wait)
        self._lull.timeout.connect(self._speak)

    def ask(self) -> None:
        """Ask to be told when the desk is calm."""
        if not self._waited.isValid():
            self._waited.start()
        self._lull.stop()
        self._turn.start()

    def stop(self) -> None:
        """Ask for nothing any more."""
        self._turn.stop()
        self._lull.stop()
        self._waited.invalidate()

    def _wait(self) -> None:
        """Begin to wait only now: a slow commit must not have used the time up."""
        self._lull.start(SOON if self._waited.hasExpired(_LONGEST) else LULL)

    def _speak(self) -> None:
        self.stop()
        self.come.emit()


_TICK = 500
"""Milliseconds between two looks at the clock."""


class Room(QObject):
    """Follows one event; `wall_changed` says that the room sees something else now.

    What is shown is the director's to decide, the clock is the timing's, the voice the announcer's.
    """

    wall_changed = Signal()

    def __init__(
        self,
        preferences: RoomPreferences,
        now: Callable[[], datetime],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.director = RoomDirector(preferences, now, self)
        self.timing = Timing(preferences, now, self)
        self.announcer = Announcer(preferences, self)
        self.followed: FollowedEvent | None = None
        self.wall: Wall | None = None
        self._now = now
        self._is_news = False
        self._calm = Calm(self)
        self._ticks = QTimer(self, interval=_TICK)
        self._calm.come.connect(self.refresh)
        self._ticks.timeout.connect(self.tick)
        self.director.decided.connect(self._compose)
        self.timing.changed.connect(self._compose)

    def follow(self, session: Session[Any] | None) -> None:
        """Show another event, or the same one after its window was dressed anew."""
        if self.followed is not None and session is self.followed.session:
            return
        event = FollowedEvent(session) if session else None
        self.director.direct(event)
        self.followed = event
        if event is None:
            self._ticks.stop()
            self._calm.stop()
            self.timing.end()
            self.wall = None
            self.wall_changed.emit()
            return
        self.timing.begin(event.session.file.path, event.session.desk.event)
        event.session.changed.connect(self._note)
        self._ticks.start()
        self.refresh()

    def refresh(self) -> None:
        """Make the wall anew from the facts as they stand."""
        event = self.followed
        if event is None:
            return
        event.look_again()
        self.timing.follow(event.pulse, event.minutes)
        self._compose()
        if self._is_news:
            self._is_news = False
            self.announcer.announce(event)

    def tick(self) -> None:
        """Let the clock go on, turn the page, ring what is due."""
        event, now = self.followed, self._now()
        if event is None:
            return
        chime = self.timing.tick(now)
        if chime is not None and not event.pulse.is_round_over:
            self.announcer.voice.ring(chime)
        self.director.tick()
        self._renew(event, now)

    def stop(self) -> None:
        """Keep what is to be kept, before the program ends."""
        self.timing.keep()
        self._ticks.stop()
        self._calm.stop()
        self.announcer.voice.sleep()

    def _note(self, outcome: Outcome) -> None:
        """Take note of what changed; the wall follows after the desk is painted."""
        if self.followed is not None and self.followed.is_news(outcome):
            self.director.follow_round()
            self._is_news = True
        self._calm.ask()

    def _compose(self) -> None:
        if self.followed is None:
            return
        before = self.wall.scene if self.wall else None
        moment = self.followed.moment(self.director.show, self.timing.clock, self._now())
        wall = wall_of(moment, self.followed.words)
        if wall.scene is not before:
            self.director.pages.begin()
        self._show(wall)

    def _renew(self, event: FollowedEvent, now: datetime) -> None:
        """Renew what the time alone changes; standings are not computed twice a second."""
        wall = self.wall
        scene = self.director.show.scene(event.pulse, now)
        if wall is None or scene is Scene.CLOCK or scene is not wall.scene:
            self._compose()
            return
        moment = event.moment(self.director.show, self.timing.clock, now)
        _, narrator = event.words, event.form.narrator
        face = clock_face(moment.timed, now, _) if moment.timed else None
        foot = foot_of(event.announcement, event.pulse, face, narrator, _)
        self._show(replace(wall, foot=foot))

    def _show(self, wall: Wall) -> None:
        self.wall = wall
        self.wall_changed.emit()
