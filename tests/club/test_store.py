"""The club's book stands in the club file as an event does: journalled, undone, recovered."""

import sqlite3
from contextlib import closing
from dataclasses import fields, replace

import pytest

from tests.club.test_book import BOOK
from tests.fixtures.clocks import SteppingClock
from tests.fixtures.windows import SeededDice
from whist_td.club.commands import ChangeClub
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import BookSettings, Category
from whist_td.core.errors import NothingToUndoError
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.journal import changes_between
from whist_td.desk.requests import TakeOverFacts
from whist_td.storage.files import create_club_file, open_club_file
from whist_td.storage.recovery import recover

EUROS = ChangeClub(BookSettings("EUR", 5, (Category("Membres", 500),)))


@pytest.fixture
def clock():
    return SteppingClock()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "club.whist"


def filled(path, clock):
    """Make a file whose book has facts of every kind."""
    with closing(create_club_file(path)) as file:
        desk = Desk(file, clock, 0)
        desk.do(EUROS)
        line = replace(
            desk.lines[-1],
            number=3,
            command=TakeOverFacts(),
            changes=changes_between(desk.facts, BOOK),
        )
        file.record(0, line)


def test_a_new_file_has_an_empty_book_that_is_no_event(path):
    with closing(create_club_file(path)) as file:
        assert file.load(0)[0] == ClubBook()
        assert file.events() == []


def test_every_fact_of_the_book_comes_back_as_it_was_written(path, clock):
    filled(path, clock)
    with closing(open_club_file(path)) as file:
        read, lines = file.load(0)
        assert all(getattr(read, each.name) == getattr(BOOK, each.name) for each in fields(read))
        assert len(lines) == 3
        assert file.events() == []
        assert "Anne Roy" in file.names([0])


def test_what_was_done_in_the_book_is_undone(path, clock):
    with closing(create_club_file(path)) as file:
        desk = Club(file, clock, SeededDice()).book()
        desk.do(EUROS)
        desk.undo()
    with closing(open_club_file(path)) as file:
        assert Desk(file, clock, 0).facts == ClubBook()
        assert Desk(file, clock, 0).redo().changes


def test_the_book_is_saved_from_a_damaged_file(path, clock, tmp_path):
    filled(path, clock)
    saved = tmp_path / "saved.whist"
    recover(path, saved, clock.now())
    with closing(open_club_file(saved)) as file:
        assert file.load(0)[0] == BOOK


def test_what_was_saved_of_the_cash_box_is_not_undone(path, clock, tmp_path):
    filled(path, clock)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM journal")
        connection.commit()
    saved = tmp_path / "saved.whist"
    recover(path, saved, clock.now())
    with closing(open_club_file(saved)) as file:
        desk = Desk(file, clock, 0)
        with pytest.raises(NothingToUndoError):
            desk.undo()
        assert desk.facts.lines == BOOK.lines
