"""A club's days are those of the clock on its wall, not those of UTC."""

import time
from datetime import UTC, date, datetime

import pytest

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash_sheets import period_lines
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse

LATE = datetime(2026, 12, 1, 1, 30, tzinfo=UTC)
"""Half past eight in the evening of 30 November in Québec."""


@pytest.fixture
def in_quebec(monkeypatch):
    monkeypatch.setenv("TZ", "America/Toronto")
    if not hasattr(time, "tzset"):
        pytest.skip("the time zone of a program is given on Unix alone")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("in_quebec")
def test_what_is_paid_in_the_evening_in_quebec_is_of_that_month():
    line = MoneyLine(1, LATE, Purse.CASH, 500, MoneyKind.EVENING, 1)
    book = ClubBook(lines={1: line})
    assert line.day == date(2026, 11, 30)
    assert period_lines(book, date(2026, 11, 1), date(2026, 11, 30)) == (line,)
    assert not period_lines(book, date(2026, 12, 1), date(2026, 12, 31))
