"""What the pages see of an event, and how what they send reaches the one desk."""

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from datetime import datetime
from queue import Empty, SimpleQueue
from threading import Lock
from typing import Any, Protocol, TypeVar

from whist_td.core.held_events import everybody_in, people_of
from whist_td.core.proposals import Assistant
from whist_td.desk.members import discreet_event
from whist_td.phones.cards import Card, Cards, Role, all_cards
from whist_td.phones.entries import Entries
from whist_td.phones.formats import phones_of, tables_of
from whist_td.phones.places import PlaceView, table_places
from whist_td.room.formats import room_format
from whist_td.room.views.show import Show, publication
from whist_td.room.views.views import RankedLine, RankingView, Scene
from whist_td.words.words import Language

T = TypeVar("T")
_LONG = 8.0
"""Seconds that a request waits for the desk before it is told to come again."""
_MOST_WAITING = 200
_PAUSE = 0.25
"""Seconds after which the desk looks up: a signal that came just before it waited wakes nobody."""


class DeskBusyError(Exception):
    """The desk has more to do than it should be asked for."""


class Counter(Protocol):
    """Has something done by the one thread that owns the desk, and on the disk by then."""

    def at_desk(self, work: Callable[[Entries], T]) -> T:
        """Return what comes of it, or raise what refuses it; `DeskBusyError`: come again."""


@dataclass(frozen=True)
class HallPerson:
    """Somebody who is entered: the number of the entry, and who of it, from 0."""

    number: int
    at: int
    name: str
    here: bool


@dataclass
class Hall:
    """One event as telephones see it; what is read here any thread may read."""

    number: int
    """Of the event in the club file."""
    event: Callable[[], Any]
    """As it is on the disk."""
    discreet: Callable[[], Collection[str]]
    """Those who want initials."""
    cards: Callable[[], Cards]
    counter: Counter
    now: Callable[[], datetime]
    language: Language
    show: Callable[[], Show] = Show
    """What the room may see."""
    scenes: Callable[[], Collection[Scene]] = tuple
    """What assistants may have the room see now; none: there is no room."""
    choose: Callable[[Scene | None], None] = lambda _scene: None
    """Has the room see something; None: it follows the round again."""
    seen: set[str] = field(default_factory=set)
    """The cards that came in."""
    _rankings: dict[int, tuple[Any, RankingView]] = field(default_factory=dict)
    _shown: tuple[Any, bool, Any] | None = None
    _tokens: tuple[Cards, Any, dict[str, Card]] | None = None

    def facts(self) -> Any:  # noqa: ANN401 - of any format
        """Return the event as telephones may see it: with initials where they are wished."""
        event, is_discreet = self.event(), self.cards().phones.is_discreet
        known = self._shown
        if known is None or known[0] is not event or known[1] != is_discreet:
            names = everybody_in(event) if is_discreet else self.discreet()
            known = self._shown = (event, is_discreet, discreet_event(event, names))
        return known[2]

    def card(self, role: str, token: str) -> Card | None:
        """Return the card that a token is of; None: it is none."""
        cards, event = self.cards(), self.facts()
        known = self._tokens
        if known is None or known[0] != cards or known[1] is not event:
            found = {cards.path(each): each for each in all_cards(event, cards.phones)}
            known = self._tokens = (cards, event, found)
        return known[2].get(f"/{role}/{token}")

    def assistant(self, card: Card) -> Assistant:
        """Return the assistant of a card."""
        return self.cards().phones.assistants[card.number]

    def tables(self, card: Card) -> Sequence[int]:
        """Return the tables that a card may see."""
        event = self.facts()
        match card.role:
            case Role.TABLE:
                return (card.number,)
            case Role.ASSISTANT:
                return tables_of(event, self.assistant(card))
            case Role.PERSON:
                at = phones_of(event).table_of(event, event.last_announced, card.number)
                return () if at is None else (at,)

    def people(self) -> Sequence[HallPerson]:
        """Return everybody who is entered, and whether they have come."""
        event, here = self.event(), set(self.event().progress.here)
        named = dict(people_of(self.number, self.facts()))
        return [
            HallPerson(number, at, named[number][at].spelling, each.spelling in here)
            for number, people in people_of(self.number, event)
            for at, each in enumerate(people)
        ]

    def places(self, card: Card, tables: Sequence[int] = ()) -> Sequence[PlaceView]:
        """Return the places of the newest round that a card may see."""
        event = self.facts()
        return [
            place
            for table in tables or self.tables(card)
            for place in table_places(event, event.last_announced, table)
        ]

    def ranking(self) -> RankingView | None:
        """Return the standings as far as they are released; None: they are not."""
        event, form = self.facts(), room_format(self.facts())
        pulse = form.pulse(event)
        # Who has won is told by the director, or once the evening is over.
        last = pulse.announced if pulse.is_finished else pulse.rounds - 1
        told = publication(pulse, self.show(), last)
        if not told.has_standings:
            return None
        known = self._rankings.get(told.after_round)
        if known is None or known[0] is not event:
            known = (event, form.ranking(event, told.after_round))
            self._rankings = {told.after_round: known}
        return known[1]

    def standing(self, card: Card) -> RankedLine[Any] | None:
        """Return where a person or team stands, as far as it is released."""
        view = self.ranking()
        lines = view.lines if view else ()
        return next((each for each in lines if each.number == card.number), None)


class QueuedCounter:
    """The desk of a program without a window: its thread does what is asked, in turn."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        self._asked: SimpleQueue[tuple[Callable[[Entries], Any], Future[Any]]] = SimpleQueue()
        self._lock = Lock()
        self._is_closed = self._is_told_to_stop = False

    def at_desk(self, work: Callable[[Entries], T]) -> T:
        """Have something done in turn."""
        done: Future[T] = Future()
        with self._lock:
            if self._is_closed or self._asked.qsize() > _MOST_WAITING:
                raise DeskBusyError
            self._asked.put((work, done))
        try:
            return done.result(_LONG)
        except TimeoutError as late:
            done.cancel()
            raise DeskBusyError from late

    def close(self) -> None:
        """Let the thread of the desk go home; also from a signal."""
        self._is_told_to_stop = True
        # A signal in the last moment of its wait makes Python 3.11 wait for ever: it is woken.
        self._asked.put((lambda _entries: None, Future()))

    def serve(self) -> None:
        """Do what is asked until the counter is closed: by the thread that owns the desk."""
        while not self._is_told_to_stop:
            try:
                work, done = self._asked.get(timeout=_PAUSE)
            except Empty:
                continue
            if not done.set_running_or_notify_cancel():
                continue
            try:
                done.set_result(work(self._entries))
            except BaseException as error:  # noqa: BLE001 - it is raised where it is waited for
                done.set_exception(error)
        with self._lock:
            self._is_closed = True
        while not self._asked.empty():
            self._asked.get()[1].set_exception(DeskBusyError())
