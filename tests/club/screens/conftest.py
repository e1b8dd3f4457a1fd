"""The club's people in a window, on a real club file with two evenings."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QTableView

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.windows import SeededDice, written_behind
from whist_td.club.screens.people import PeoplePanel
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.kit.session import Session

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
        labels = self.front.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisibleTo(self.front))

    def rows(self, name="people"):
        model = self.front.findChild(QTableView, name).model()
        columns = range(model.columnCount())
        return [
            tuple(model.index(row, column).data() for column in columns)
            for row in range(model.rowCount())
        ]

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


@pytest.fixture
def club(tmp_path):
    """A club file with two evenings of two teams."""
    made = Club(written_behind(tmp_path / "club.whist"), SteppingClock(), SeededDice())
    for day, teams in EVENINGS.items():
        played(made, day, teams)
    yield made
    made.close()


@pytest.fixture
def hand(qtbot, stage, club, english):
    """The page of the people, before anybody is known."""
    session = Session(club.book(), club.file, club.dice, english)
    panel = stage(PeoplePanel(session), 1200, 700)
    panel.session = session
    panel.activateWindow()
    return PeopleHand(panel, qtbot)
