"""What the club's book does for the event that is open: its rate is asked, names are offered.

Both beside the window, for the book of ten years takes its time.
"""

import logging
from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer

from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.apart import no_progress
from whist_td.desk.backups import reason_after
from whist_td.desk.desk import Outcome
from whist_td.desk.ports import ClubFile, LateEvent
from whist_td.desk.write_behind import WriteBehind
from whist_td.kit.jobs import NewestJob, Progress
from whist_td.kit.session import Session

if TYPE_CHECKING:
    from whist_td.desk.requests import Event

_log = logging.getLogger(__name__)

_NO_ARRIVAL = {"results", "drafts", "details"}
"""What changes at tables and in words: nobody comes with it."""


class EventRates(QObject):
    """Asks once the round is on the screen; what the cash box refuses stops no evening.

    The page of the cash box asks whatever could not be asked here.
    """

    def __init__(self, session: Session[Any]) -> None:
        super().__init__(session)
        self._session = session
        self._is_announced = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._ask)
        self._reading = NewestJob(self)
        self._reading.succeeded.connect(self._sit_down)
        self._reading.failed.connect(self._note_refusal)
        session.changed.connect(self._note)

    def _note(self, outcome: Outcome) -> None:
        fields = {change.field for change in outcome.changes}
        if fields - _NO_ARRIVAL and self._session.facts.last_announced:
            self._is_announced |= reason_after(outcome) is not None
            self._soon.start(0)

    def _note_linked(self, outcome: Outcome) -> None:
        """Ask whoever was linked since the event began."""
        if any(change.field == "seen" for change in outcome.changes):
            self._is_announced |= self._session.facts.details.date == self._session.desk.today
            self._soon.start(0)

    def _ask(self) -> None:
        session = self._session
        try:
            settings = session.file.settings(BOOK_NUMBER)
            if not settings or not settings.has_rates or session.desk.is_read_only:
                self._is_announced = False
            elif session.book_desk is None and isinstance(session.file, WriteBehind):
                # The book of ten years is read beside the window, which goes on meanwhile.
                file = session.file
                self._reading.start(lambda _progress: (file, file.late(BOOK_NUMBER)))
            else:
                self._ask_in(session.book)
        except RuleError as error:
            self._note_refusal(error)

    def _sit_down(self, read: tuple[object, LateEvent]) -> None:
        """Ask in the book that was read, unless another page or file has one by now."""
        session, (file, late) = self._session, read
        if session.book_desk is None and session.file is file:
            session.book_at(session.desk.beside(BOOK_NUMBER, late))
        self._ask()

    def _ask_in(self, book: Session[Any]) -> None:
        from whist_td.club.views.cash import ask_rates  # which a club without rates does not need

        is_announced, self._is_announced = self._is_announced, False
        session = self._session
        book.changed.connect(self._note_linked, Qt.ConnectionType.UniqueConnection)
        ask_rates(
            session.desk.event,
            session.facts,
            lambda: book.facts,
            book.refusal,
            is_announced=is_announced,
        )

    def _note_refusal(self, error: Exception) -> None:
        """Leave in the log that nothing was asked: the page of the cash box will."""
        self._is_announced = False
        _log.warning("The event's rate was not asked: %s", type(error).__name__)


class KnownNames(QObject):
    """Finds the names that are offered where one is typed, and keeps them for the event."""

    def __init__(self, session: Session[Any]) -> None:
        super().__init__(session)
        self._session = session
        self._names: Sequence[str] = ()
        self._book: Event | None = None
        """The book as it was when they were asked for."""
        self._is_asked = False
        self._finding = NewestJob(self)
        self._finding.succeeded.connect(self._take)
        session.known_names = self.known

    def known(self) -> Sequence[str]:
        """Return the names found by now; where the book is another since, they are found anew."""
        desk = self._session.book_desk
        book = desk.facts if desk else None
        if not self._is_asked or book is not self._book:
            self._is_asked, self._book = True, book
            event, day = self._session.desk.event, self._session.facts.details.date
            find = partial(_names_found, self._session.file, event, day)
            if isinstance(self._session.file, WriteBehind):
                self._finding.start(find)
            else:
                self._take(find(no_progress))
        return self._names

    def _take(self, names: Sequence[str]) -> None:
        self._names = names


def _names_found(
    file: ClubFile,
    event: int,
    day: date,
    _progress: Progress,
) -> Sequence[str]:
    from whist_td.club.views.people import names_known  # which the window need not wait for

    return names_known(file, event, day)
