"""The rate of an event is asked as one of its rounds is announced, on the command line too."""

import logging
from collections.abc import Collection
from datetime import date
from typing import Any

from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.requests import Event

_log = logging.getLogger(__name__)


def ask_rates_after(before: Event, club: Club, desk: Desk[Any]) -> None:
    """Ask the rate where a round was announced since; what the cash box refuses stops nothing."""
    if desk.facts.last_announced > before.last_announced:
        _ask(desk.event, desk.facts, club, is_announced=True)


def ask_rates_of_linked(events: Collection[int], club: Club, today: date) -> None:
    """Ask the rate of whoever was linked once the event that names him had begun."""
    for each in club.file.events():
        if each.id in events and each.announced and not each.finished:
            facts = club.file.facts(each.id)
            _ask(each.id, facts, club, is_announced=each.date == today)


def _ask(event: int, facts: Event, club: Club, *, is_announced: bool) -> None:
    try:
        settings = club.file.settings(BOOK_NUMBER)
        if settings is None or not settings.has_rates:
            return
        # Other clubs need not wait for these.
        from whist_td.club.views.cash import ask_rates
        from whist_td.club.views.parts import lines_of_rates

        book = club.book({"lines": lines_of_rates(event)})
        ask_rates(event, facts, lambda: book.facts, book.do, is_announced=is_announced)
    except RuleError as error:
        _log.warning("The event's rate was not asked: %s", type(error).__name__)
