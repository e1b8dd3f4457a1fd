"""A person of the club forgotten: every name linked, only where linked, and no namesake."""

import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace
from datetime import date

import pytest

from tests.club.screens.conftest import played
from tests.fixtures.clocks import SteppingClock
from tests.fixtures.windows import SeededDice
from whist_td.club.commands import (
    AddPerson,
    AdoptSpellings,
    ChangePerson,
    LinkSpellings,
    MergePersons,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.matching import AdoptedName, adoption
from whist_td.club.rules.persons import Consent, ConsentUse, Person, Spelling
from whist_td.club.views.held_events import names_at
from whist_td.club.views.people import events_of, listed_people
from whist_td.club.views.record import bearer
from whist_td.desk.club import Club
from whist_td.desk.journal import check_journal
from whist_td.desk.members import forget
from whist_td.desk.requests import MarkHere
from whist_td.formats.militaire.commands import ChangeTeam
from whist_td.storage.files import create_club_file

TODAY = date(2026, 11, 22)
OTHERS = ("Ida Roy", "Ivan Cyr", "Ines Otis", "Igor Ross")
EVENINGS = (
    (("Jean Roy", "Anne Côté", "Luc Cyr", "Zoé Huard"), OTHERS),
    (("Roy, Jean", "Anne Côté", "Rita Otis", "Guy Ross"), OTHERS),
    (("J. Roy", "Anne Côté", "Rita Otis", "Guy Ross"), OTHERS),
    (("Jean Roy", "Paul Cyr", "Rita Otis", "Guy Ross"), OTHERS),
)


@pytest.fixture
def club(tmp_path):
    made = Club(create_club_file(tmp_path / "club.whist"), SteppingClock(), SeededDice())
    for month, teams in enumerate(EVENINGS, start=1):
        played(made, date(2026, month, 9), teams)
    yield made
    made.close()


@pytest.fixture
def book(club):
    """The book: Jean Roy came to the first three; another Jean Roy came to the fourth."""
    desk = club.book()
    desk.do(AddPerson(Person(1, "Jean Roy", contact="418 555-0101")))
    desk.do(LinkSpellings(1, (Spelling(1, "Jean Roy"), Spelling(2, "Roy, Jean"))))
    desk.do(AdoptSpellings((AdoptedName("J. Roy", 2, (3,)),)))
    desk.do(MergePersons(1, 2))
    desk.do(AdoptSpellings((AdoptedName("Jean Roy", 3, (4,), "Jean Roy fils"),)))
    return desk


def gone(club, number=1):
    desk = club.book()
    who = bearer(desk.facts, desk.lines, number, club.file.named())
    return forget(club, who, lambda n: f"Former member {n}")


def bytes_of(club):
    """Return all that stands in the file, its packed journals too."""
    with closing(sqlite3.connect(club.path)) as connection:
        packs = connection.execute("SELECT lines FROM journal_pack").fetchall()
    whole = club.path.read_bytes() + b"".join(zlib.decompress(lines) for (lines,) in packs)
    return whole.decode("utf-8", "ignore")


def captain(club, event):
    return club.file.load(event)[0].teams[1].captain


@pytest.mark.usefixtures("book")
def test_every_name_linked_goes_and_a_namesake_stays(club):
    gone(club)
    assert [captain(club, event) for event in (1, 2, 3)] == ["Former member 1"] * 3
    assert captain(club, 4) == "Jean Roy"
    assert club.book().facts.persons[3].name == "Jean Roy fils"
    assert club.book().facts.person_of(Spelling(4, "Jean Roy")) == 3


@pytest.mark.usefixtures("book")
def test_nothing_is_left_in_a_page_that_was_free_before(club):
    with closing(sqlite3.connect(club.path)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        for contact in ("Roy, Jean; " * 3_000, ""):
            connection.execute("UPDATE person SET contact = ? WHERE number = 3", (contact,))
            connection.commit()
        (free,) = connection.execute("PRAGMA freelist_count").fetchone()
    assert free > 3
    assert b"Roy, Jean; Roy, Jean" in club.path.read_bytes()
    gone(club)
    beside = club.path.parent.glob(f"{club.path.name}*")
    assert [each.name for each in beside if b"Roy, Jean" in each.read_bytes()] == []


@pytest.mark.usefixtures("book")
def test_the_other_may_be_forgotten_and_the_first_stays(club):
    gone(club, 3)
    assert [captain(club, event) for event in (1, 4)] == ["Jean Roy", "Former member 1"]
    assert "Jean Roy fils" not in bytes_of(club)
    assert club.book().facts.persons[1].name == "Jean Roy"


@pytest.mark.usefixtures("book")
def test_lines_and_journal_of_the_book_still_agree_and_are_undone(club):
    gone(club)
    desk = club.book()
    check_journal(0, desk.facts, desk.lines)
    for _line in range(5):
        desk.undo()
    assert desk.facts == ClubBook()
    desk.redo()
    check_journal(0, desk.facts, desk.lines)


def test_a_name_from_before_goes_too(club, book):
    book.do(ChangePerson(replace(book.facts.persons[1], name="Jeannot Leroy-Roy")))
    gone(club)
    assert "Leroy" not in bytes_of(club)


@pytest.mark.parametrize(
    ("own", "is_linked"), [("Zoé Huard", False), ("Zoé Huard", True), ("Zoé Cyr", True)]
)
def test_a_name_that_was_corrected_in_its_event_goes_in_both_spellings(club, book, own, is_linked):
    before, event = Spelling(1, "Zoé Huard"), club.any_desk(1)
    book.do(AddPerson(Person(4, own)))
    book.do(LinkSpellings(4, (before,)))
    team = event.facts.teams[1]
    event.do(ChangeTeam(replace(team, players=(*team.players[:2], "Huard, Zoé"))))
    if is_linked:
        book.do(LinkSpellings(4, (Spelling(1, "Huard, Zoé"),), (before,)))
    gone(club, 4)
    assert "Huard" not in bytes_of(club)


@pytest.mark.usefixtures("book")
def test_who_was_forgotten_is_in_no_list_and_the_evenings_stay_counted(club):
    gone(club)
    after = club.book().facts
    people = listed_people(after, events_of(club.file))
    assert [each.person.name for each in people] == ["Jean Roy fils"]
    assert after.person_of(Spelling(2, "Former member 1")) == 1
    assert all(each.person != 1 for each in adoption(after, names_at(club.file)).links)


def test_a_book_that_cannot_be_read_keeps_nobody_from_playing(club, book):
    person = replace(
        book.facts.persons[1], consents=(Consent(ConsentUse.WEB, given=False, since=TODAY),)
    )
    book.do(ChangePerson(person))
    assert club.file.members.discreet() == {"Jean Roy", "Roy, Jean", "J. Roy"}
    with closing(sqlite3.connect(club.path)) as connection:
        connection.execute("UPDATE person SET consents = '{broken' WHERE number = 1")
        connection.commit()
    assert club.file.members.discreet() == frozenset()


@pytest.mark.usefixtures("book")
def test_who_is_forgotten_is_not_here_by_name_either(club):
    desk = club.any_desk(4)
    desk.do(MarkHere(("Jean Roy", "Paul Cyr")))
    desk = club.any_desk(1)
    desk.do(MarkHere(("Jean Roy",)))
    desk.do(MarkHere(not_here=("Jean Roy",)))
    desk.do(MarkHere(("Jean Roy",)))
    assert gone(club).mentions
    assert club.file.load(1)[0].progress.here == ("Former member 1",)
    assert club.file.load(4)[0].progress.here == ("Jean Roy", "Paul Cyr")
    assert "Roy, Jean" not in bytes_of(club)
