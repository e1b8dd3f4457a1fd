"""The director's side of the room: what is chosen, the clock, and when the wall is made anew."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from whist_td.i18n.room_words import clock_face, foot_of
from whist_td.ui.room.chimes import Chime
from whist_td.ui.room.formats import RoomFormat, room_format
from whist_td.ui.room.keeping import Keeping
from whist_td.ui.room.timing import Timing
from whist_td.ui.room.voice import Voice
from whist_td.ui.room.wall_view import Moment, Wall, wall_of
from whist_td.ui.session import Session
from whist_td.usecases.desk import Outcome
from whist_td.usecases.discretion import discreet_evening
from whist_td.usecases.journal import Act
from whist_td.usecases.room import Pulse, Scene
from whist_td.usecases.room_reveal import RevealState, reveal_view
from whist_td.usecases.room_show import Openness, Show

TICK = 500
"""Milliseconds between two looks at the clock."""
AFTER_RESULT = 40
"""Milliseconds the wall waits, so that a result is painted at the desk before it."""
PAGE_STAYS = timedelta(seconds=9)


class RoomDirector(QObject):
    """Follows one event; `wall_changed` says that the room sees something else now."""

    wall_changed = Signal()
    announced = Signal()

    def __init__(
        self, keeping: Keeping, now: Callable[[], datetime], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.keeping = keeping
        self.voice = Voice(self)
        self.show = Show()
        self.wall: Wall | None = None
        self.page = 0
        self.pages: Callable[[Wall], int] = lambda _wall: 1
        """How many pages a scene takes where it is shown."""
        self._now = now
        self._session: Session[Any] | None = None
        self._format: RoomFormat | None = None
        self._evening: Any = None
        self._pulse: Pulse | None = None
        self.timing: Timing | None = None
        self._turned_at = now()
        self._is_news = False
        self._queue = QTimer(self, singleShot=True, interval=AFTER_RESULT)
        self._ticks = QTimer(self, interval=TICK)
        self._queue.timeout.connect(self.refresh)
        self._ticks.timeout.connect(self.tick)

    @property
    def session(self) -> Session[Any] | None:
        """The event that is followed."""
        return self._session

    def follow(self, session: Session[Any] | None) -> None:
        """Show another event, or the same one after its window was dressed anew."""
        if session is self._session:
            return
        same = self._is_same(session)
        self._session = session
        self._format = room_format(session.evening) if session else None
        if session is None or self._format is None:
            self._forget()
            return
        if not same:
            self.show = Show()
            self.timing = Timing(self.keeping, session.file.path, session.desk.event)
        session.changed.connect(self._note)
        self._ticks.start()
        self.refresh()

    def _is_same(self, session: Session[Any] | None) -> bool:
        before = self._session
        return before is not None and session is not None and before.desk is session.desk

    def _forget(self) -> None:
        self._ticks.stop()
        self._format = self._evening = self._pulse = self.timing = self.wall = None
        self.wall_changed.emit()

    def refresh(self) -> None:
        """Make the wall anew from the facts as they stand."""
        session, form = self._session, self._format
        if session is None or form is None:
            return
        members = getattr(session.file, "members", None)
        discreet = members.discreet() if members is not None else frozenset[str]()
        self._evening = discreet_evening(session.evening, discreet)
        self._pulse = form.pulse(self._evening)
        if self.timing is not None:
            self.timing.follow(self._pulse, form.minutes(self._evening))
        self._compose()
        if self._is_news:
            self._announce()

    def tick(self) -> None:
        """Let the clock go on, turn the page, ring what is due."""
        now = self._now()
        if self._pulse is None:
            return
        chime = self.timing.tick(now) if self.timing else None
        if chime is not None and not self._pulse.is_round_over:
            self.voice.ring(chime)
        if now - self._turned_at > PAGE_STAYS or now < self._turned_at:
            self._turn(1)
        self._renew(now)

    def choose(self, scene: Scene | None) -> None:
        """Show a scene; None: the scenes follow the round by themselves."""
        self.show = self.show.choosing(scene)
        self._start_page()

    def say(self, message: str) -> None:
        """Show a message, and remember it."""
        if message.strip():
            self.keeping.add_message(message.strip())
            self.show = self.show.saying(message.strip())
            self._start_page()

    def open_standings(self, openness: Openness) -> None:
        """Let the room see the standings, freeze them as they are, or hide them."""
        if self._pulse is not None:
            self.show = self.show.opened(openness, self._pulse)
            self._start_page()

    def forward(self) -> None:
        """Reveal the next place, or turn the page."""
        self._step(1)

    def back(self) -> None:
        """Take the last place back, or turn a page back."""
        self._step(-1)

    @property
    def minutes(self) -> int:
        """The minutes of a round."""
        if self._format is None or self.timing is None:
            return 0
        return self.timing.minutes(self._format.minutes(self._evening))

    def set_minutes(self, minutes: int) -> None:
        """Choose the minutes of a round, this one included."""
        if self.timing is not None and minutes != self.minutes:
            self.timing.set_minutes(minutes)
            self._compose()

    def toggle_pause(self) -> None:
        """Stop the clock, or let it go on."""
        if self.timing is not None:
            self.timing.toggle_pause(self._now())
            self._compose()

    def add_minutes(self, more: int) -> None:
        """Give the round more time."""
        if self.timing is not None:
            self.timing.add_minutes(more, self._now())
            self._compose()

    def set_voice(self, *, is_on: bool) -> None:
        """Turn the voice on or off, and remember it."""
        self.keeping.has_voice = is_on
        if is_on and self._session is not None:
            self.voice.set_volume(self.keeping.volume / 100)
            self.voice.wake(self._session.words.language)
        else:
            self.voice.sleep()

    def stop(self) -> None:
        """Keep what is to be kept, before the program ends."""
        if self.timing is not None:
            self.timing.keep()
        self._ticks.stop()
        self.voice.sleep()

    def _note(self, outcome: Outcome) -> None:
        """Take note of what changed; the wall follows after the desk is painted."""
        before = self._pulse.announced if self._pulse else 0
        session, form = self._session, self._format
        if session is None or form is None:
            return
        after = form.pulse(session.evening).announced
        undone = outcome.line is not None and outcome.line.act is Act.UNDO
        if after > before and not undone:
            self.show = self.show.choosing(None)
            self._is_news = True
        self._queue.start()

    def _announce(self) -> None:
        self._is_news = False
        session, form = self._session, self._format
        said = form.announcement(self._evening) if form else None
        if session is not None and form is not None and said is not None and self.voice.is_on:
            self.voice.ring(Chime.START)
            self.voice.say(form.teller.spoken(said, session.words))
        self.announced.emit()

    def _step(self, by: int) -> None:
        if self._pulse is None or self._format is None or self.wall is None:
            return
        if self.wall.scene is not Scene.REVEAL:
            self._turn(by)
            self._compose()
            return
        present = self._format.ranking(self._evening, self._pulse.announced)
        stopped = reveal_view(self.show.reveal, present).state is RevealState.STOPPED
        self.show = self.show.revealing(present, 0 if stopped else by)
        self._compose()

    def _turn(self, by: int) -> None:
        self._turned_at = self._now()
        if self.wall is not None:
            pages = self.pages(self.wall)
            self.page = (self.page + by) % pages

    def _start_page(self) -> None:
        self.page = 0
        self._turned_at = self._now()
        self._compose()

    def moment(self, now: datetime) -> Moment | None:
        """Return all that the wall is made from."""
        session, form, pulse = self._session, self._format, self._pulse
        if session is None or form is None or pulse is None:
            return None
        clock = self.timing.clock if self.timing else None
        said = sorted(
            seated.announced_at
            for seated in self._evening.rounds.values()
            if seated.announced_at is not None
        )
        return Moment(self._evening, form, self.show, pulse, clock, tuple(said), now)

    def _compose(self) -> None:
        moment = self.moment(self._now())
        if moment is None or self._session is None:
            return
        before = self.wall.scene if self.wall else None
        self._tell(wall_of(moment, self._session.words))
        if self.wall is not None and self.wall.scene is not before:
            self.page = 0
            self._turned_at = moment.now

    def _renew(self, now: datetime) -> None:
        """Renew what the time alone changes; standings are not computed twice a second."""
        moment, wall = self.moment(now), self.wall
        if moment is None or wall is None or self._session is None:
            return
        _ = self._session.words
        if wall.scene is Scene.CLOCK or self.show.scene(moment.pulse, now) is not wall.scene:
            self._compose()
            return
        said = moment.format.announcement(moment.evening)
        face = clock_face(moment.timed, now, _) if moment.timed else None
        self._tell(replace(wall, foot=foot_of(said, moment.pulse, face, moment.format.teller, _)))

    def _tell(self, wall: Wall) -> None:
        self.wall = wall
        self.wall_changed.emit()
