"""One event in the room: it is followed as it changes, and the wall is made anew from its facts."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from whist_td.desk.desk import Outcome
from whist_td.kit.session import Session
from whist_td.room.screen.director import RoomDirector
from whist_td.room.screen.room_preferences import RoomPreferences
from whist_td.room.screen.timing import Timing
from whist_td.room.screen.voice import Announcer
from whist_td.room.screen.wall_view import FollowedEvent, Wall, wall_of
from whist_td.room.views.views import Scene
from whist_td.room.words.words import clock_face, foot_of

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

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._lull = QTimer(self, singleShot=True)
        self._waited = QElapsedTimer()
        self._turn.timeout.connect(self._wait)
        self._lull.timeout.connect(self._speak)

    @property
    def is_awaited(self) -> bool:
        """Whether something is to be said yet."""
        return self._waited.isValid()

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
            self._forget()
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
        if self.wall is None or self.wall.scene is not Scene.RULES:
            # The director turns the pages of the rules, having explained each.
            self.director.pages.turn_if_read(now)
        self._renew(event, now)

    def stop(self) -> None:
        """Keep what is to be kept, before the program ends."""
        self.timing.keep()
        self._ticks.stop()
        self._calm.stop()
        self.announcer.voice.sleep()

    def _forget(self) -> None:
        self._ticks.stop()
        self._calm.stop()
        self.timing.end()
        self.wall = None
        self.wall_changed.emit()

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
