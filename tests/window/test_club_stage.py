"""The club's year is a place of its own in the rail, undone and journalled as an evening is."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.windows import SeededDice, written_behind
from whist_td.club.commands import ChangeClub
from whist_td.club.rules.persons import BookSettings
from whist_td.club.screens.people import PeoplePanel
from whist_td.desk.club import Club
from whist_td.kit.preferences import Preferences
from whist_td.stages.formats import Stage
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language


@pytest.fixture
def window(qtbot, stage, tmp_path):
    """Open the window on a new club file, and go to the club's year."""
    club = Club(written_behind(tmp_path / "club.whist"), SteppingClock(), SeededDice())
    preferences = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    preferences.language = Language.ENGLISH
    made = stage(MainWindow(preferences, lambda _path: club))
    qtbot.waitUntil(lambda: made.pages.count() > 0)
    made.findChild(QPushButton, "theClub").click()
    return made


def shown(window):
    buttons = (window.findChild(QPushButton, f"stage-{stage.value}") for stage in Stage)
    return [each.accessibleName() for each in buttons if each.isVisibleTo(window)]


def test_the_club_is_one_click_away_and_has_stages_of_its_own(window):
    assert isinstance(window.pages.currentWidget(), PeoplePanel)
    assert shown(window)[:3] == ["People", "Seasons", "Cash box"]
    window.findChild(QPushButton, "allEvents").click()
    assert "Play" in shown(window)


def test_what_was_done_in_the_club_is_undone_by_the_same_keys(window):
    session = window.pages.session
    session.do(ChangeClub(BookSettings("EUR")))
    window.findChild(QAction, "undo").trigger()
    assert session.facts.settings.currency == "CAD"
    window.findChild(QAction, "journal").trigger()
    assert window.pages.currentWidget().isVisible()


def test_the_room_does_not_show_the_club_before_prizes_are_given(window):
    assert window.pages.event_session is None
    window.findChild(QAction, "room").trigger()
    assert not window.room.window.isVisible()
    assert any("Read out…" in label.text() for label in window.findChildren(QLabel))
    assert not window.findChild(QAction, "room_standings").isEnabled()


def test_the_book_is_read_once_while_its_file_is_open(window):
    session = window.pages.session
    session.do(ChangeClub(BookSettings("EUR")))
    read = window.pages.here.desk
    window.findChild(QPushButton, "allEvents").click()
    window.findChild(QPushButton, "theClub").click()
    assert window.pages.here.desk is read
    assert window.pages.session.facts.settings.currency == "EUR"
