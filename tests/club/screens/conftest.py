"""The club's people in a window, on a real club file with two evenings."""

import sqlite3
from contextlib import closing
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QTableView, QWidget

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.papers import texts
from tests.fixtures.stage import fill, press, rows_of, shown
from tests.fixtures.windows import SeededDice, a_team, written_behind
from whist_td.club.commands import AdoptSpellings
from whist_td.club.rules.matching import adoption
from whist_td.club.screens.people import PeoplePanel
from whist_td.club.views.held_events import names_at
from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.kit.session import Session
from whist_td.stages.work_line import WorkLine

EVENINGS = {
    date(2026, 1, 9): (
        ("Jean Roy", "Anne Côté", "Luc Cyr", "Zoé Huard"),
        ("Ida", "Ivan", "Ines", "Igor"),
    ),
    date(2026, 2, 13): (
        ("J. Roy", "Anne  CÔTÉ", "Rita Otis", "Guy Ross"),
        ("Ulla", "Ugo", "Uma", "Udo"),
    ),
}


def played(club, day, teams):
    """Play one round of an evening of two teams."""
    entered = tuple(
        Team(n, f"Équipe {n}", names[0], names[1:]) for n, names in enumerate(teams, start=1)
    )
    details = Details(f"Soirée du {day.day}", day, "Gaspé")
    desk = club.open_event(CreateEvent(details, Settings(rounds=1), entered))
    desk.do(AnnounceRound(1))
    for table in (1, 2):
        desk.do(EnterResult(Place(1, table), Result(Side.HOME)))


class PeopleHand:
    """What somebody sees and presses on the page of the people."""

    def __init__(self, panel, qtbot):
        self.panel, self._qtbot = panel, qtbot

    @property
    def book(self):
        return self.panel.session.facts

    @property
    def front(self):
        """The dialog that is open, or the page."""
        return QApplication.activeModalWidget() or self.panel

    @property
    def said(self):
        return shown(self.front)

    def rows(self, name="people"):
        return rows_of(self.front, name)

    def names(self, name="people"):
        return [row[0] for row in self.rows(name)]

    def type_in(self, field, text):
        edit = self.front.findChild(QLineEdit, field)
        edit.setFocus()
        edit.selectAll()
        QTest.keyClick(edit, Qt.Key.Key_Delete)
        QTest.keyClicks(edit, text)

    def find(self, typed):
        self.type_in("findPerson", typed)

    def key(self, key):
        QTest.keyClick(self.front.focusWidget() or self.front, key)

    def press(self, name):
        button = self.front.findChild(QPushButton, name)
        assert button.isVisibleTo(self.front), name
        assert button.isEnabled(), name
        button.click()

    def choose(self, table, row):
        self.front.findChild(QTableView, table).selectRow(row)

    def person(self, name):
        return next(each for each in self.book.persons.values() if each.name == name)

    def adopt_all(self):
        self.press("adopt")
        self.press("adoptAll")


def damage(club, spoilt):
    """Write something into a club file as a failing disk may."""
    club.file.settle()
    with closing(sqlite3.connect(club.path)) as file, file:
        file.execute("PRAGMA ignore_check_constraints = ON")
        file.executescript(spoilt)


def adopt_all(club):
    """Let the names of all events be people of the club; return its book."""
    book = club.book()
    book.do(AdoptSpellings(adoption(book.facts, names_at(club.file)).links))
    return book


def saved(panel, qtbot, place, way, form, **chosen):
    """Ask for a sheet, save it, and return what is read on each of its pages."""
    panel.findChild(WorkLine).choose_file = lambda *_asked: place
    action = panel.findChild(QAction, way)
    action.trigger() if action else press(panel, way)
    dialog = panel.findChildren(form)[-1]
    fill(dialog, **chosen)
    press(dialog, "sheetSave")
    qtbot.waitUntil(place.exists)
    return texts(place.read_bytes())


@pytest.fixture
def new_club(tmp_path):
    """A club file in which nothing was done."""
    made = Club(written_behind(tmp_path / "club.whist"), SteppingClock(), SeededDice())
    yield made
    made.close()


@pytest.fixture
def club(new_club):
    """A club file with two evenings of two teams."""
    for day, teams in EVENINGS.items():
        played(new_club, day, teams)
    return new_club


@pytest.fixture
def fours(new_club):
    """A club with two evenings of four teams and one round, all results in, all people known."""
    for day in (14, 21):
        details = Details(f"Evening {day}", date(2026, 11, day))
        teams = tuple(map(a_team, range(1, 5)))
        desk = new_club.open_event(CreateEvent(details, Settings(rounds=1), teams))
        desk.do(AnnounceRound(1, Strain.HEARTS))
        for table in range(1, 5):
            desk.do(EnterResult(Place(1, table), Result(Side.HOME if table < 4 else Side.VISITORS)))
    adopt_all(new_club)
    return new_club


@pytest.fixture
def page(stage, club, english):
    """Open a page of the club's year, which knows its session."""

    def opened(kind, *size):
        session = Session(club.book(), club.file, club.dice, english)
        panel = kind(session)
        session.setParent(panel)
        panel.session = session
        return stage(panel, *(size or (1200, 700)))

    return opened


@pytest.fixture
def above(qtbot, new_club, english):
    """The session of an empty club in a window in which questions open."""
    window, made = QWidget(), Session(new_club.book(), new_club.file, new_club.dice, english)
    made.setParent(window)
    qtbot.addWidget(window)
    yield made
    window.close()


@pytest.fixture
def hand(qtbot, page):
    """The page of the people, before anybody is known."""
    panel = page(PeoplePanel)
    panel.activateWindow()
    return PeopleHand(panel, qtbot)
