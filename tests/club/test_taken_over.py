"""The club's book taken over by another file: nothing is entered twice, and nothing is lost."""

from contextlib import closing
from dataclasses import replace
from datetime import date
from shutil import copy

import pytest

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.files import team
from tests.fixtures.windows import SeededDice
from whist_td.club.commands import PutIn
from whist_td.club.rules.cash import cash_totals
from whist_td.core.events import Details
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.club import Club
from whist_td.desk.journal import check_journal
from whist_td.desk.requests import ChangeDetails
from whist_td.formats.militaire.commands import CreateEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.storage.files import create_club_file, open_club_file

DETAILS = Details("Soirée", date(2026, 11, 21))


def club_of(file) -> Club:
    return Club(file, SteppingClock(), SeededDice())


def in_box(path) -> int:
    with closing(open_club_file(path)) as file:
        book, lines = file.load(BOOK_NUMBER)
        check_journal(BOOK_NUMBER, book, lines)
        return cash_totals(book).cash


@pytest.fixture
def stick(tmp_path):
    """A file in whose box lies an opening of 50.00, a copy of it, and one where there is none."""
    path = tmp_path / "club.whist"
    create_club_file(tmp_path / "new.whist").close()
    with closing(create_club_file(path)) as file:
        club_of(file).book().do(PutIn(5000))
    copy(path, tmp_path / "copy.whist")
    return path


@pytest.mark.parametrize("name", ["copy", "new"])
def test_what_the_copy_lacks_is_entered_there(stick, tmp_path, name):
    there = tmp_path / f"{name}.whist"
    with closing(open_club_file(stick)) as ours, closing(open_club_file(there)) as theirs:
        desk = club_of(ours).book()
        desk.do(PutIn(700))
        taken = club_of(theirs).taken_over(desk)
        taken.desk.do(PutIn(1))
        assert (taken.is_beside, taken.other) == (False, None)
    assert in_box(there) == 5701


def test_a_copy_that_has_more_is_gone_on_with(stick, tmp_path):
    there = tmp_path / "copy.whist"
    with closing(open_club_file(stick)) as ours, closing(open_club_file(there)) as theirs:
        club_of(theirs).book().do(PutIn(700))
        taken = club_of(theirs).taken_over(club_of(ours).book())
        assert cash_totals(taken.desk.facts).cash == 5700


def test_of_two_books_that_went_two_ways_one_is_kept_as_a_copy(stick, tmp_path):
    there = tmp_path / "copy.whist"
    with closing(open_club_file(stick)) as ours, closing(open_club_file(there)) as theirs:
        club_of(theirs).book().do(PutIn(700))
        desk = club_of(ours).book()
        desk.do(PutIn(300))
        taken = club_of(theirs).taken_over(desk)
        taken.desk.do(PutIn(1))
        assert not taken.is_beside
    assert (in_box(there), in_box(taken.other)) == (5301, 5700)


@pytest.mark.parametrize("keeps_number", [True, False])
def test_of_two_events_that_went_two_ways_the_book_means_the_one_that_keeps_its_number(
    stick, tmp_path, keeps_number
):
    with closing(open_club_file(stick)) as file:
        club_of(file).open_event(
            CreateEvent(DETAILS, Settings(rounds=1), (team(1), team(2), team(3)))
        )
    copy(stick, tmp_path / "copy.whist")
    with (
        closing(open_club_file(stick)) as ours,
        closing(open_club_file(tmp_path / "copy.whist")) as theirs,
    ):
        for club, place in ((club_of(ours), "Percé"), (club_of(theirs), "Gaspé")):
            club.any_desk(1).do(ChangeDetails(replace(DETAILS, place=place)))
        desk = club_of(ours).any_desk(1)
        taken = club_of(theirs).taken_over(desk, keeps_number=keeps_number)
        assert taken.is_beside
        assert taken.desk.event == (1 if keeps_number else 2)
        taken.desk.do(ChangeDetails(replace(DETAILS, place="Carleton")))
    places = {1: "Carleton", 2: "Gaspé"} if keeps_number else {1: "Gaspé", 2: "Carleton"}
    with closing(open_club_file(tmp_path / "copy.whist")) as file:
        for number, place in places.items():
            event, lines = file.load(number)
            check_journal(number, event, lines)
            assert event.details.place == place
            told = " (2)" if place == "Gaspé" else ""
            assert event.details.name == f"{DETAILS.name}{told}"
        assert cash_totals(file.load(BOOK_NUMBER)[0]).cash == 5000
