"""Who of the club is at an event: whoever is entered and has come by now."""

from dataclasses import replace
from datetime import UTC, date, datetime
from types import SimpleNamespace

import pytest

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import NoAmountError
from whist_td.club.rules.money import (
    AmountTooLargeError,
    MoneyKind,
    MoneyLine,
    NegativeAmountError,
    OffCoinError,
    Purse,
)
from whist_td.club.rules.payments import NothingOwedError
from whist_td.club.rules.persons import BookSettings, Person, Spelling
from whist_td.club.views.cash import NobodyMeantError, TypedPayment, cash_rows, typed_payment
from whist_td.club.views.held_events import people_at
from whist_td.club.views.people import listed
from whist_td.club.words.cash import payment_does
from whist_td.core.events import Details
from whist_td.desk.ports import EventSummary
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubPlayer, ClubSettings

NAMES = ("Anne Roy", "Bruno Cyr", "Chloé Otis")


def event_of(names, *, last_from=1):
    """A book that knows everybody of an evening, which is entered in this order."""
    players = {n: ClubPlayer(n, name) for n, name in enumerate(names, start=1)}
    players[3] = ClubPlayer(3, names[2], first_round=last_from)
    evening = ClubNightEvent(Details("Friday", date(2026, 11, 21)), ClubSettings(), players=players)
    book = ClubBook(
        persons={n: Person(n, name) for n, name in enumerate(NAMES, start=1)},
        seen={Spelling(1, name): n for n, name in enumerate(NAMES, start=1)},
    )
    return SimpleNamespace(facts=lambda _event: evening), book


def test_who_comes_later_is_not_there_before_that_round():
    assert people_at(*event_of(NAMES, last_from=3), 1).people == (1, 2)


def test_people_are_asked_in_the_order_of_the_club_whatever_their_seats():
    assert people_at(*event_of(NAMES[::-1]), 1).people == (1, 2, 3)


def test_nobody_has_come_to_an_event_that_has_not_begun():
    days = {1: date(2026, 11, 20), 2: date(2026, 11, 27)}
    events = {
        n: EventSummary(n, "club", "Friday", day, "", 3, 4, announced=2 - n, finished=False)
        for n, day in days.items()
    }
    entered = [Spelling(1, "Anne Roy"), Spelling(2, "A. Roy")]
    found = listed(Person(1, "Anne Roy"), entered, events)
    assert (found.events, found.last, found.aliases) == (1, days[1], ("A. Roy",))


def test_everybody_is_called_at_the_box_by_the_number_of_the_event_not_of_the_club():
    file, book = event_of(NAMES[::-1])
    rows = cash_rows(book, 1, people_at(file, book, 1))
    assert [(row.number, row.name) for row in rows] == [
        (2, "Bruno Cyr"),
        (1, "Chloé Otis"),
        (3, "Anne Roy"),
    ]
    assert typed_payment(book, rows, "1 20", is_event=True) == TypedPayment((3,), 2000)


@pytest.mark.parametrize(
    ("typed", "people", "cents"),
    [
        ("3,1 20", (1, 3), 2000),
        ("roy 7,5", (1,), 750),
        ("roy 1 000", (1,), 100000),
        ("roy $20", (1,), 2000),
        ("3 20.-", (1,), 2000),
        ("Chloé Otis 7.50", (3,), 750),
    ],
)
def test_who_pays_is_typed_by_number_or_name_and_an_amount_as_people_write_it(typed, people, cents):
    file, book = event_of(NAMES[::-1])
    rows = cash_rows(book, 1, people_at(file, book, 1))
    assert typed_payment(book, rows, typed, is_event=True) == TypedPayment(people, cents)


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("1", NothingOwedError),
        ("1 0", NoAmountError),
        ("roy -3", NegativeAmountError),
        ("1 7,53", OffCoinError),
        ("roy 1 000 000,05", AmountTooLargeError),
        ("4 20", NobodyMeantError),
        ("o 20", NobodyMeantError),
    ],
)
def test_what_enter_would_refuse_is_refused_while_it_is_typed(typed, refusal):
    file, book = event_of(NAMES[::-1])
    book = replace(book, settings=BookSettings("EUR", coin=5))
    rows = cash_rows(book, 1, people_at(file, book, 1))
    with pytest.raises(refusal):
        typed_payment(book, rows, typed, is_event=True)


def test_who_of_a_team_owes_nothing_is_not_said_to_pay(english):
    _file, book = event_of(NAMES)
    owed = MoneyLine(1, datetime.now(UTC), Purse.OWED, 500, MoneyKind.EVENING, 2, 1)
    book = replace(book, lines={1: owed})
    told = payment_does(book, TypedPayment((1, 2, 3)), english)
    assert told == "Bruno Cyr pays 5.00: press Enter to record it."
    told = payment_does(book, TypedPayment((2, 3), 700), english)
    assert told == (
        "Bruno Cyr, Chloé Otis pay 7.00, including 2.00 in advance: press Enter to record it."
    )
