"""Who of the club is at an event: whoever is entered and has come by now."""

from datetime import date
from types import SimpleNamespace

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Person, Spelling
from whist_td.club.views.evenings import people_at
from whist_td.core.events import Details
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubSettings
from whist_td.formats.club_night.rules.players import ClubPlayer

NAMES = ("Anne Roy", "Bruno Cyr", "Chloé Otis")


def test_who_comes_later_is_not_there_before_that_round():
    players = {n: ClubPlayer(n, name) for n, name in enumerate(NAMES, start=1)}
    players[3] = ClubPlayer(3, NAMES[2], first_round=3)
    evening = ClubNightEvent(Details("Friday", date(2026, 11, 21)), ClubSettings(), players=players)
    file = SimpleNamespace(load=lambda _event: (evening, ()))
    book = ClubBook(
        persons={n: Person(n, name) for n, name in enumerate(NAMES, start=1)},
        seen={Spelling(1, name): n for n, name in enumerate(NAMES, start=1)},
    )
    assert people_at(file, book, 1).people == (1, 2)
