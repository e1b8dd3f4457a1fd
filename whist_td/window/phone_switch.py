"""Telephones turned on and off in the window: what they send is done at the window's own desk."""

from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QSettings, QTimer, Signal
from shiboken6 import isValid

from whist_td.core.proposals import NO_CORNERS, Corner, Corners, Phones
from whist_td.desk.desk import Desk, Outcome
from whist_td.desk.journal import Line
from whist_td.desk.proposals import By
from whist_td.desk.request_errors import ArgumentValueError
from whist_td.desk.requests import Command
from whist_td.desk.write_behind import WriteBehind
from whist_td.kit.session import Session
from whist_td.phones.cards import Card, Cards, Role, all_cards
from whist_td.phones.codes import Wifi
from whist_td.phones.entries import Entries
from whist_td.phones.hall import DeskBusyError, Hall
from whist_td.room.views.show import Show
from whist_td.room.views.views import Scene

if TYPE_CHECKING:  # Nothing of the server is read before telephones are let in.
    from whist_td.phones.server import PhoneServer
    from whist_td.room.screen.room_control import RoomControl

T = TypeVar("T")
_LONG = 8.0
"""Seconds that a telephone waits for the window."""
PORT = 8765
"""Printed on cards, so the same from one evening to the next where it is free."""
_KEPT = ("phones/wifi", "phones/password")
"""Where this computer keeps the Wi-Fi of the hall."""
_FOR_ASSISTANTS = (
    Scene.WELCOME,
    Scene.SEATING,
    Scene.ANNOUNCEMENT,
    Scene.CLOCK,
    Scene.RESULTS,
    Scene.STANDINGS,
    Scene.RACE,
)
"""Who has won is told at the desk, and what is explained is turned there."""
_EVERY = 2_000
"""Milliseconds after which the page looks who has come in."""


class _SeatedHand:
    """The desk of a session, as telephones have it: panels are told of what they do."""

    def __init__(self, session: Session[Any]) -> None:
        self.session = session
        self._desk: Desk[Any] = session.desk
        self.file, self.path = session.file, session.file.path

    @property
    def facts(self) -> Any:  # noqa: ANN401 - of any format
        """The facts as they stand."""
        return self._desk.facts

    @property
    def lines(self) -> Sequence[Line]:
        """The journal."""
        return self._desk.lines

    def do(
        self,
        command: Command,
        settles: Collection[int] = (),
        answers: Collection[int] = (),
        by: By | None = None,
    ) -> Outcome:
        """Carry out a command, and tell the panels."""
        outcome = self._desk.do(command, settles, answers, by)
        if outcome.line and isValid(self.session):
            self.session.changed.emit(outcome)
        return outcome


class PhoneSwitch(QObject):
    """At most one event lets telephones in; its server lasts while the window is dressed anew."""

    # More than 15 methods: on and off, the desk they work at, and what the page shows of it.

    moved = Signal()
    """It went on or off, or somebody came in."""
    _asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: PhoneServer | None = None
        self._hand: _SeatedHand | None = None
        self._entries: Entries | None = None
        self._secret = ""
        self.number = 0
        """Of the event that is played by telephone."""
        self.address = ""
        kept = QSettings()
        self.wifi = Wifi(*(str(kept.value(name, "")) for name in _KEPT))
        self.hall: Hall | None = None
        self.room: Callable[[], RoomControl | None] = lambda: None
        """The room, once it was asked for."""
        self._waiting: deque[Callable[[], None]] = deque()
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._carry_out)
        self._asked.connect(self._turn.start)
        self._watch = QTimer(self)
        self._watch.setInterval(_EVERY)
        self._watch.timeout.connect(self._look)
        self._seen = 0

    @property
    def is_on(self) -> bool:
        """Whether telephones are let in."""
        return self._server is not None

    @property
    def url(self) -> str:
        """Where they come in."""
        return self._server.url if self._server else ""

    @property
    def seen(self) -> Collection[str]:
        """The cards that came in so far."""
        return self.hall.seen if self.hall else ()

    @property
    def cards(self) -> Cards:
        """The cards as they are now."""
        phones: Phones | None = self._hand.facts.progress.phones if self._hand else None
        return Cards(self._secret, phones or Phones(""))

    def turn_on(self, session: Session[Any], address: str) -> None:
        """Let telephones in at an address, or raise what refuses it."""
        from whist_td.phones.server import PhoneServer

        self.turn_off()
        self.sit_down(session)
        self.address = address
        for name, text in zip(_KEPT, (self.wifi.name, self.wifi.password), strict=True):
            QSettings().setValue(name, text)
        discreet = session.discreet
        hall = Hall(
            session.desk.event,
            lambda: self._hand.facts if self._hand else None,
            lambda: discreet,
            lambda: self.cards,
            self,
            self._now,
            session.words.language,
            self._show,
            self._scenes,
            self._choose,
        )
        try:
            server = PhoneServer(hall, address, PORT)
        except ArgumentValueError:  # the port is somebody else's: any other will do
            server = PhoneServer(hall, address, 0)
        server.start()
        self.hall, self._server = hall, server
        self._watch.start()
        self._note_corners()
        self.moved.emit()

    def sit_down(self, session: Session[Any]) -> None:
        """Work at the desk of a session from now on: of the same event, or to be turned on."""
        self.number = session.desk.event
        phones = session.facts.progress.phones
        self._secret = session.desk.sealed[phones.seal] if phones else ""
        self._hand = _SeatedHand(session)
        self._entries = Entries(self._hand, _Clock(), lambda: self.cards)

    def corner(self, card: Card) -> Corner:
        """Return where the page of a card is, and the PIN of a personal one."""
        cards = self.cards
        pin = cards.pin(card.number) if card.role is Role.PERSON else ""
        return Corner(self.url + cards.path(card), pin)

    def _note_corners(self) -> None:
        """Leave for the papers what stands in the corners of cards."""
        if self._hand is None:
            return
        corners = Corners()
        if self.is_on:
            every = list(all_cards(self._hand.facts, self.cards.phones))
            corners = Corners(
                {c.number: self.corner(c) for c in every if c.role is Role.TABLE},
                {c.number: self.corner(c) for c in every if c.role is Role.PERSON},
            )
        if corners != (self._hand.session.noted(Corners) or NO_CORNERS):
            self._hand.session.note(corners)

    def follow(self, session: Session[Any]) -> None:
        """Go on at the desk where the same event is opened anew; another one turns it off."""
        if not self.is_on or (self._hand and self._hand.session is session):
            return
        is_same = self._hand and self._hand.path == session.file.path
        if is_same and self.number == session.desk.event:
            self.sit_down(session)
            self._note_corners()
        else:
            self.turn_off()

    def turn_off(self) -> None:
        """Let nobody in any more."""
        server, self._server = self._server, None
        self._watch.stop()
        if server is not None:
            server.stop()
            self.hall = None
            self._note_corners()
            self.moved.emit()

    @property
    def entries(self) -> Entries | None:
        """What the director does with what telephones sent."""
        return self._entries

    def at_desk(self, work: Callable[[Entries], T]) -> T:
        """Have something done by the window's thread, and on the disk before it returns."""
        done: Future[tuple[T, Future[Any]]] = Future()
        self._waiting.append(partial(self._do, work, done))
        self._asked.emit()
        try:
            found, written = done.result(_LONG)
            written.result(_LONG)
        except TimeoutError as late:
            done.cancel()
            raise DeskBusyError from late
        return found

    def _do(self, work: Callable[[Entries], T], done: "Future[tuple[T, Future[Any]]]") -> None:
        if not done.set_running_or_notify_cancel():
            return
        try:
            done.set_result((work(self._open_entries), self._written()))
        except BaseException as error:  # noqa: BLE001 - it is raised where it is waited for
            done.set_exception(error)

    @property
    def _open_entries(self) -> Entries:
        if self._entries is None or self._server is None:
            raise DeskBusyError
        return self._entries

    def _carry_out(self) -> None:
        """Do one thing at a turn of the window: what the director does goes before the next."""
        if self._waiting:
            self._waiting.popleft()()
        if not self._waiting:
            self._turn.stop()

    def _written(self) -> "Future[Any]":
        file = self._hand.file if self._hand else None
        if isinstance(file, WriteBehind):
            return file.written()
        done: Future[Any] = Future()
        done.set_result(None)
        return done

    def _show(self) -> Show:
        """Return what the director lets the room see: telephones tell no more."""
        noted = self._hand.session.noted(Show) if self._hand else None
        return noted or Show()

    def _scenes(self) -> Collection[Scene]:
        room = self.room()
        return _FOR_ASSISTANTS if room is not None and room.place.is_open else ()

    def _choose(self, scene: Scene | None) -> None:
        room = self.room()
        if room is not None and room.place.is_open:
            room.room.director.choose(scene)

    def _now(self) -> datetime:
        return datetime.now(UTC)

    def _look(self) -> None:
        """Tell the page once somebody came in; the corners are of all who have a card by now."""
        self._note_corners()
        if len(self.seen) != self._seen:
            self._seen = len(self.seen)
            self.moved.emit()


class _Clock:
    """The time, for whoever needs a clock."""

    def now(self) -> datetime:
        """Return the present time."""
        return datetime.now(UTC)
