"""What the director decides about the room: the scene, a message, secrecy, the next place."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from PySide6.QtCore import QObject, Signal

from whist_td.room.screen.room_preferences import RoomPreferences
from whist_td.room.screen.wall_view import FollowedEvent
from whist_td.room.views.show import Ceremony, Openness, RevealState, Show, reveal_view
from whist_td.room.views.views import Scene

_BY_HAND = (Scene.RULES, Scene.REVEAL, Scene.PRIZES, Scene.DEALS)
"""The director goes on in these, having explained or called each."""


class ScenePages:
    """Which page of the scene stands on the wall, counted from 0."""

    def __init__(self, now: Callable[[], datetime], seconds: int) -> None:
        self._now = now
        self._turned_at = now()
        self.seconds = seconds
        """So long a page is read before the next one comes; 0: until somebody turns it."""
        self.is_held = False
        """Whether the page stays until it is let go."""
        self.number = 0
        self.count: Callable[[], int] = lambda: 1
        """How many pages the scene takes where it is shown."""

    def begin(self) -> None:
        """Begin again with the first page."""
        self.number, self.is_held = 0, False
        self._turned_at = self._now()

    def turn(self, by: int) -> None:
        """Turn some pages; after the last comes the first."""
        self.number = (self.number + by) % self.count()
        self._turned_at = self._now()

    def hold(self) -> None:
        """Hold the page, or let it be read from now on as any other."""
        self.is_held = not self.is_held
        self._turned_at = self._now()

    def turn_if_read(self, now: datetime) -> None:
        """Turn the page once it has stood long enough, or the clock was set back."""
        if self.is_held or not self.seconds:
            return
        if now - self._turned_at > timedelta(seconds=self.seconds) or now < self._turned_at:
            self.turn(1)


class RoomDirector(QObject):
    """The choices for one event; `decided` says that the room is to see something else."""

    # More than 15 methods: one for each thing the director may decide, in a few lines.

    decided = Signal()

    def __init__(
        self,
        preferences: RoomPreferences,
        now: Callable[[], datetime],
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._now = now
        self._event: FollowedEvent | None = None
        self._begun: Ceremony | None = None
        self._show = Show()
        self.pages = ScenePages(now, preferences.page_seconds)

    @property
    def show(self) -> Show:
        """What the director has chosen for the room; the exported page keeps to it too."""
        return self._show

    @show.setter
    def show(self, show: Show) -> None:
        self._show = show
        if self._event is not None:
            self._event.session.note(show)

    def direct(self, event: FollowedEvent | None) -> None:
        """Decide about another event from now on, or about one that was opened again."""
        before, self._event = self._event, event
        # It may be the same event in the copy of a stick that was pulled.
        is_same = (
            before is not None
            and event is not None
            and before.session.desk.lines[:1] == event.session.desk.lines[:1]
        )
        self.show = self._show if is_same else Show(ceremony=self._new_ceremony())

    def choose(self, scene: Scene | None) -> None:
        """Show a scene; None: the scenes follow the round by themselves.

        A giving of prizes that was asked for since begins with its heading.
        """
        prizes = self._new_ceremony() if scene is Scene.PRIZES else None
        show = replace(self.show, ceremony=prizes) if prizes else self.show
        self._decide(show.choosing(scene))

    def say(self, message: str) -> None:
        """Show a message, and remember it."""
        if message.strip():
            self._preferences.add_message(message.strip())
            self._decide(self.show.saying(message.strip()))

    def open_standings(self, openness: Openness) -> None:
        """Let the room see the standings, freeze them as they are, or hide them."""
        if self._event is not None:
            self._decide(self.show.opened(openness, self._event.pulse))

    def tick(self) -> None:
        """Turn the page once it is read; rules and deals wait until each is explained."""
        if self._scene not in (Scene.RULES, Scene.DEALS):
            self.pages.turn_if_read(self._now())

    def set_page_seconds(self, seconds: int) -> None:
        """Let pages stay so long from now on; 0: until somebody turns them."""
        self._preferences.page_seconds = self.pages.seconds = seconds
        self.decided.emit()

    def hold_page(self) -> None:
        """Hold the page that stands on the wall, or let pages turn again."""
        self.pages.hold()
        self.decided.emit()

    def hold_or_go_on(self) -> None:
        """Hold the page where pages turn by themselves; elsewhere go on, as a presenter does."""
        turns = self._scene not in _BY_HAND and self.pages.seconds
        if turns and self.pages.count() > 1:
            self.hold_page()
        else:
            self.forward()

    @property
    def _scene(self) -> Scene | None:
        return self.show.scene(self._event.pulse, self._now()) if self._event else None

    def forward(self) -> None:
        """Reveal the next place, or turn the page."""
        self._step(1)

    def back(self) -> None:
        """Take the last place back, or turn a page back."""
        self._step(-1)

    def follow_round(self) -> None:
        """Let the scenes follow the round without a picture in between: something was announced."""
        self.show = self.show.choosing(None)

    def _decide(self, show: Show) -> None:
        self.show = show
        self.pages.begin()
        self.decided.emit()

    def _step(self, by: int) -> None:
        event = self._event
        if event is None:
            return
        scene, ceremony = self._scene, self.show.ceremony
        if scene is Scene.REVEAL:
            # A reveal that a correction has stopped begins again.
            present = event.ranking
            stopped = reveal_view(self.show.reveal, present).state is RevealState.STOPPED
            self.show = self.show.revealing(present, 0 if stopped else by)
        elif scene is Scene.PRIZES and ceremony is not None:
            prizes = ceremony.called(event.event, event.words).prizes
            self.show = replace(self.show, ceremony=ceremony.advanced(by, len(prizes)))
        else:
            self.pages.turn(by)
        self.decided.emit()

    def _new_ceremony(self) -> Ceremony | None:
        """Return the giving of prizes that was asked for last, once."""
        noted = self._event.session.noted(Ceremony) if self._event else None
        is_new = noted is not None and noted is not self._begun
        self._begun = noted
        return noted if is_new else None
