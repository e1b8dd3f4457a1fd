"""Who of the club is at an event: whoever is entered and has come by now."""

from datetime import date
from types import SimpleNamespace

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Person, Spelling
from whist_td.club.views.evenings import people_at
from whist_td.club.views.people import listed
from whist_td.core.events import Details
from whist_td.desk.ports import EventSummary
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubSettings
from whist_td.formats.club_night.rules.players import ClubPlayer

NAMES = ("Anne Roy", "Bruno Cyr", "Chloé Otis")


def evening_of(names, *, last_from=1):
    """A book that knows everybody of an evening, which is entered in this order."""
    players = {n: ClubPlayer(n, name) for n, name in enumerate(names, start=1)}
    players[3] = ClubPlayer(3, names[2], first_round=last_from)
    evening = ClubNightEvent(Details("Friday", date(2026, 11, 21)), ClubSettings(), players=players)
    book = ClubBook(
        persons={n: Person(n, name) for n, name in enumerate(NAMES, start=1)},
        seen={Spelling(1, name): n for n, name in enumerate(NAMES, start=1)},
    )
    return SimpleNamespace(load=lambda _event: (evening, ())), book


def test_who_comes_later_is_not_there_before_that_round():
    assert people_at(*evening_of(NAMES, last_from=3), 1).people == (1, 2)


def test_people_are_asked_in_the_order_of_the_club_whatever_their_seats():
    assert people_at(*evening_of(NAMES[::-1]), 1).people == (1, 2, 3)


def test_nobody_has_come_to_an_event_that_has_not_begun():
    days = {1: date(2026, 11, 20), 2: date(2026, 11, 27)}
    events = {
        n: EventSummary(n, "club", "Friday", day, "", 3, 4, announced=2 - n, finished=False)
        for n, day in days.items()
    }
    entered = [Spelling(1, "Anne Roy"), Spelling(2, "A. Roy")]
    found = listed(Person(1, "Anne Roy"), entered, events)
    assert (found.evenings, found.last, found.aliases) == (1, days[1], ("A. Roy",))
