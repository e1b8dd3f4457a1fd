"""Half a deal is asked about before anything lets go of it."""

from datetime import date

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QLineEdit, QPushButton

from tests.fixtures.clocks import still_clock
from tests.fixtures.windows import SeededDice
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.club import Club
from whist_td.formats.whiz.commands import AnnounceWhizRound, CreateWhiz
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.planning import add_players
from whist_td.kit.preferences import Preferences
from whist_td.kit.strip import Confirmation
from whist_td.kit.theme import Look
from whist_td.storage.files import create_club_file
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language

TYPED = "10h"


@pytest.fixture
def window(qtbot, stage, tmp_path):
    """A window on a tournament in round 1, with half a deal typed."""
    club = Club(create_club_file(tmp_path / "club.whist"), still_clock(), SeededDice())
    desk = club.open_event(CreateWhiz(Details("Whiz", date(2026, 11, 21), ""), WhizSettings()))
    people = [Player(n, f"Player {n}") for n in range(1, 10)]
    desk.do(add_players(desk.facts, people))
    desk.do(AnnounceWhizRound(1))
    kept = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    kept.language, kept.look = Language.ENGLISH, Look.LIGHT
    made = stage(MainWindow(kept, lambda _path: club))
    qtbot.waitUntil(lambda: made.pages.count() > 0)
    made.pages.open_event(desk.event)
    QTest.keyClicks(made.focusWidget(), TYPED)
    assert made.pages.here.panel == "play"
    yield made
    club.file.close()


def question(window):
    return next((d for d in window.findChildren(QDialog, "question") if d.isVisible()), None)


def answer(window, name):
    asked = question(window)
    asked.findChild(QPushButton, name).click()
    asked.deleteLater()


def choose_look(window):
    look = window.findChild(QComboBox, "look")
    look.setCurrentIndex(1)
    look.activated.emit(1)


def other_file(window):
    return window.pages.session.file.path.with_name("other.whist")


LEAVING = {
    "language": lambda window: window.findChild(QPushButton, "language-fr").click(),
    "look": choose_look,
    "file": lambda window: window.pages.open_file(other_file(window)),
    "second start": lambda window: window.come_forward(str(other_file(window))),
    "once more": lambda window: window.findChild(QAction, "again").trigger(),
    "start page": lambda window: window.findChild(QPushButton, "allEvents").click(),
    "quit": lambda window: window.close(),
}


def test_half_a_deal_is_asked_about_and_kept(window):
    for way, leave in LEAVING.items():
        leave(window)
        told = "".join(label.text() for label in question(window).findChildren(QLabel))
        assert f"“{TYPED}” is typed but not entered" in told, way
        answer(window, "careful")
        assert TYPED in [field.text() for field in window.findChildren(QLineEdit)], way
        assert window.findChild(QPushButton, "language-en").isChecked(), way
        assert window.findChild(QComboBox, "look").currentIndex() == 0, way


def test_whoever_goes_all_the_same_has_the_other_language(window, qtbot):
    LEAVING["language"](window)
    answer(window, "despite")
    qtbot.waitUntil(lambda: window.findChild(QPushButton, "language-fr").isChecked())
    assert question(window) is None


def test_whoever_goes_back_types_on_where_he_was(window):
    typed = window.focusWidget()
    for way in ("language", "look", "start page"):
        pressed = window.findChild(QPushButton, "language-fr")
        pressed.setFocus(Qt.FocusReason.MouseFocusReason)
        LEAVING[way](window)
        answer(window, "careful")
        assert window.focusWidget() is typed, way


def test_whoever_goes_back_answers_the_question_that_was_open(window):
    line = window.focusWidget()
    QTest.keyClick(line, Qt.Key.Key_Escape)
    QTest.keyClicks(line, "13hxx e 13")
    QTest.keyClick(line, Qt.Key.Key_Return)
    asked = window.findChild(Confirmation)
    window.findChild(QPushButton, "language-fr").setFocus(Qt.FocusReason.MouseFocusReason)
    LEAVING["language"](window)
    answer(window, "careful")
    assert window.focusWidget() is asked
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    assert window.focusWidget() is line
