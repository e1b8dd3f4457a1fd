"""Past evenings as the club's year sees them, read beside the window."""

from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.placement import UnreadEvent
from whist_td.club.rules.season import Season
from whist_td.club.rules.seasons import SeasonStandings, season_standings
from whist_td.club.views.held_events import (
    AT_ONCE,
    dated_in,
    people_at,
    read_events,
    real_events,
    unlisted,
)
from whist_td.core.errors import RuleError
from whist_td.core.held_events import HeldEvent
from whist_td.desk.apart import no_progress
from whist_td.kit.fields import ChoiceField
from whist_td.kit.following import FollowingPanel
from whist_td.kit.jobs import NewestJob
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled, named
from whist_td.kit.waiting import wait_beside
from whist_td.words.messages import message


class HeldEvents(QObject):
    """Reads events when they are asked for, and keeps what each was."""

    read = Signal()
    """More evenings are there."""

    def __init__(self, session: Session[ClubBook], parent: QObject) -> None:
        super().__init__(parent)
        self._file = file = session.file
        self._to_read: list[int] = []
        self._known: dict[int, HeldEvent | UnreadEvent | None] = {}
        self._unlisted = unlisted(file)
        self._job = NewestJob(self)
        self._job.succeeded.connect(self._take)
        self._job.failed.connect(partial(_refuse, session))

    def of(self, events: Iterable[int]) -> tuple[HeldEvent, ...]:
        """Return those evenings that are read by now; the others are read from now on."""
        numbers = tuple(events)
        self._to_read = [each for each in numbers if each not in self._known]
        if not self._job.is_under_way:
            self._read_next()
        found = (self._known.get(number) for number in numbers)
        return tuple(each for each in found if isinstance(each, HeldEvent))

    def unread(self, events: Iterable[int]) -> tuple[UnreadEvent, ...]:
        """Return which of those evenings cannot be read, and those that may be any evening."""
        found = (self._known.get(number) for number in events)
        unread = (*(each for each in found if isinstance(each, UnreadEvent)), *self._unlisted)
        return tuple({each.event: each for each in unread}.values())

    @property
    def found_unread(self) -> tuple[UnreadEvent, ...]:
        """All that cannot be read of what was asked for so far."""
        return self.unread(sorted(self._known))

    @property
    def is_done(self) -> bool:
        """Whether all that was asked for last is read."""
        return not self._to_read

    def all_of(self, events: Iterable[int]) -> tuple[HeldEvent, ...]:
        """Return evenings, having waited for those not read yet; the window paints meanwhile."""
        numbers = tuple(events)
        missing = [each for each in numbers if each not in self._known]
        if missing:
            with ThreadPoolExecutor(1) as beside:
                reading = beside.submit(read_events, self._file, missing, no_progress)
                self._known.update(wait_beside(reading))
        return self.of(numbers)

    def look_again(self, events: Iterable[int]) -> tuple[HeldEvent, ...]:
        """Return evenings as they stand in the file now, for what is final, and show them so."""
        numbers = tuple(events)
        for number in numbers:
            self._known.pop(number, None)
        self._unlisted = unlisted(self._file)
        found = self.all_of(numbers)
        self.read.emit()
        return found

    def _read_next(self) -> None:
        file, to_read = self._file, tuple(self._to_read)
        if to_read:
            self._job.start(
                lambda progress: (
                    file.held(to_read) or read_events(file, to_read[:AT_ONCE], progress)
                )
            )

    def _take(self, found: Mapping[int, HeldEvent | UnreadEvent | None]) -> None:
        self._known.update(found)
        self._to_read = [each for each in self._to_read if each not in self._known]
        self._read_next()
        self.read.emit()


class YearPanel(FollowingPanel):
    """A page of the club's year about one thing that is chosen, and the events that it needs."""

    def __init__(self, session: Session[ClubBook], choice: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._session = session
        self._held = HeldEvents(session, self)
        self._events = real_events(session.file)
        self._choice = named(ChoiceField(self), choice)
        self._about = labelled("", "quiet", self)
        self._reckoned: tuple[object, SeasonStandings] | None = None

    def _standings_now(self, season: Season) -> SeasonStandings:
        """Return the standings of a season, its events looked at again: for what is final."""
        events = [event.id for event in dated_in(season, self._events)]
        return self._standings_of(season, self._held.look_again(events), events)

    def _standings_of(
        self, season: Season, held: tuple[HeldEvent, ...], events: Iterable[int]
    ) -> SeasonStandings:
        """Return the standings of a season: those of before, where nothing that counts changed.

        Money and prizes change none; while people pay, forty evenings are not added up each time.
        """
        book = replace(self._session.facts, lines={}, prizes={})
        unread = self._held.unread(events)
        facts = season, held, unread, book
        if self._reckoned is None or self._reckoned[0] != facts:
            self._reckoned = facts, season_standings(book, season, held, unread)
        return self._reckoned[1]


class ReadingPeople(QObject):
    """Reads beside the window who of the club is at the event that was asked for last."""

    read = Signal(object)
    """Who is there (`PeopleThere`); None: the event cannot be read, and why is refused."""

    def __init__(self, session: Session[ClubBook], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._job = NewestJob(self)
        self._job.succeeded.connect(self.read)
        self._job.failed.connect(self._refuse)

    @property
    def is_done(self) -> bool:
        """Whether nothing is being read."""
        return not self._job.is_under_way

    def start(self, event: int | None) -> None:
        """Read an event, and tell no more of the one before; None: of none."""
        file, book = self._session.file, self._session.facts
        self._job.leave()
        if event is not None:
            self._job.start(lambda _progress: people_at(file, book, event))

    def _refuse(self, error: Exception) -> None:
        _refuse(self._session, error)
        self.read.emit(None)


def _refuse(session: Session[ClubBook], error: Exception) -> None:
    """Say why something of the file cannot be read, as where its stick was pulled."""
    if not isinstance(error, RuleError):
        raise error
    session.refused.emit(message(error, session.words))
