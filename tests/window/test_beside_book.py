"""What the club's book does for the event that is open: which names are offered."""

from datetime import date

import pytest

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.windows import SeededDice, written_behind
from whist_td.club.commands import AddPerson, ChangePerson, LinkSpellings, MergePersons
from whist_td.club.rules.persons import Person, Spelling
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.formats.militaire.commands import CreateEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.kit.session import Session
from whist_td.window.beside_book import KnownNames

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
