"""What the club's book does for the event that is open: which names are offered."""

from datetime import date

import pytest

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.windows import SeededDice, written_behind
from whist_td.club.commands import AddPerson, ChangeClub, ChangePerson, LinkSpellings, MergePersons
from whist_td.club.rules.cash import balances
from whist_td.club.rules.persons import BookSettings, Category, Person, Spelling
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.kit.session import Session
from whist_td.window.beside_book import EventRates, KnownNames

LAST_YEAR, TONIGHT = date(2025, 11, 21), date(2026, 11, 21)


@pytest.fixture
def session(tmp_path, english):
    """An evening without teams yet, one of last year, and what the club made of its names."""
    club = Club(written_behind(tmp_path / "club.whist"), SteppingClock(), SeededDice())
    team = Team(1, "Gaspé", "Trembaly", ("J. Roy", "N.N.", "Zoé Huard"))
    for day, teams in ((LAST_YEAR, (team,)), (TONIGHT, ())):
        desk = club.open_event(CreateEvent(Details("Friday", day), Settings(), teams))
    book = club.book()
    for name in ("Tremblay", "Jean Roy", "Roy, Jean", "Ida Cyr", "Domy"):
        book.do(AddPerson(Person(1, name)))
    book.do(ChangePerson(Person(4, "Ida Cyr", left=LAST_YEAR)))
    book.do(LinkSpellings(1, (Spelling(1, "Trembaly"),)))
    book.do(LinkSpellings(2, (Spelling(1, "J. Roy"),)))
    book.do(MergePersons(2, 3))
    yield Session(desk, club.file, club.dice, english)
    club.close()


def test_people_of_the_club_are_offered_then_names_that_are_nobodys_yet(session, qtbot):
    KnownNames(session)
    qtbot.waitUntil(lambda: len(session.known_names()) > 0)
    assert list(session.known_names()) == ["Jean Roy", "Tremblay", "Zoé Huard"]
    assert session.offered_names(["JEAN  ROY"]) == ["Tremblay", "Zoé Huard"]


def test_who_becomes_a_person_while_the_event_is_open_is_offered(session, qtbot):
    KnownNames(session)
    session.book.do(AddPerson(Person(1, "Anne Côté")))
    qtbot.waitUntil(lambda: "Anne Côté" in session.known_names())


def test_who_is_linked_once_play_has_begun_is_asked_the_rate(tmp_path, english, qtbot):
    club = Club(written_behind(tmp_path / "club.whist"), SteppingClock(), SeededDice())
    book = club.book()
    teams = tuple(
        Team(n, f"Team {n}", f"Rita {n}", (f"Ida {n}", f"Zoé {n}", f"Luc {n}")) for n in (1, 2)
    )
    desk = club.open_event(CreateEvent(Details("Tonight", book.today), Settings(rounds=2), teams))
    book.do(ChangeClub(BookSettings(categories=(Category("Members", 500),))))
    book.do(AddPerson(Person(1, "Rita Otis", category="Members")))
    session = Session(desk, club.file, club.dice, english)
    EventRates(session)
    session.do(AnnounceRound(1))
    qtbot.waitUntil(lambda: session.book_desk is not None)
    session.book.do(LinkSpellings(1, (Spelling(1, "Rita 1"),)))
    qtbot.waitUntil(lambda: balances(session.book.facts) == {1: 500})
    club.close()
