"""The rate of an event is asked as its first round is announced, and of latecomers as they come."""

import logging
from typing import Any

from PySide6.QtCore import QObject, QTimer

from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.backups import reason_after
from whist_td.desk.desk import Outcome
from whist_td.kit.session import Session

_log = logging.getLogger(__name__)
_NO_ARRIVAL = {"results", "drafts", "details"}
"""What changes at tables and in words: nobody comes with it."""


class EveningRates(QObject):
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
        if session.desk.event != BOOK_NUMBER:
            session.changed.connect(self._note)

    def _note(self, outcome: Outcome) -> None:
        fields = {change.field for change in outcome.changes}
        if fields - _NO_ARRIVAL and self._session.evening.last_announced:
            self._is_announced |= reason_after(outcome) is not None
            self._soon.start(0)

    def _ask(self) -> None:
        session, is_announced = self._session, self._is_announced
        self._is_announced = False
        try:
            settings = session.file.settings(BOOK_NUMBER)
            if settings and settings.has_rates and not session.desk.is_read_only:
                self._ask_in(session.book, is_announced=is_announced)
        except RuleError as error:
            _log.warning("The event's rate was not asked: %s", type(error).__name__)

    def _ask_in(self, book: Session[Any], *, is_announced: bool) -> None:
        from whist_td.club.views.door import ask_rates  # which a club without rates does not need

        session = self._session
        ask_rates(
            session.desk.event,
            session.evening,
            lambda: book.evening,
            book.refusal,
            is_announced=is_announced,
        )
