"""What is typed in the entries is kept while the program runs, wherever the director goes."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.fixtures.entering import write
from tests.fixtures.stage import strike
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import Look
from whist_td.stages.entries_view import EntriesView
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language

TWICE = ("Perce", "Anne Roy 1", "Paul Cote", "Yves Bond", "Marc Levesque")


@pytest.fixture
def window(qtbot, new_session, club_file, club_of, tmp_path):
    """Open the entries of an evening of one team, the keys on the line that waits."""
    club_file.close = lambda: None
    session = new_session(1)
    preferences = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    preferences.language, preferences.look = Language.ENGLISH, Look.LIGHT
    made = MainWindow(preferences, lambda _: club_of(session))
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    qtbot.waitUntil(lambda: made.pages.count() > 0)
    QApplication.processEvents()
    strike(Qt.Key.Key_Return)
    strike(Qt.Key.Key_Down)
    return made


def do(window, name):
    window.findChild(QAction, name).trigger()
    QApplication.sendPostedEvents(None, 0)
    QApplication.processEvents()


def grid(window) -> EntriesView:
    return next(g for g in window.findChildren(EntriesView) if g.isVisibleTo(window))


def lines(window):
    return [entry.texts for entry in grid(window).model().entries]


def refusal(window, row):
    return grid(window).model().entries[row].refusal


def test_a_refused_line_is_still_there_after_the_start_page(window):
    write(*TWICE)
    do(window, "start_page")
    strike(Qt.Key.Key_Return)
    assert lines(window)[1] == TWICE
    assert "is in team 1 and in team 2" in refusal(window, 1)


def test_half_a_name_is_still_there_after_the_start_page(window):
    write("Perce")
    for letter in "Je":
        QTest.keyClicks(QApplication.focusWidget(), letter)
    do(window, "start_page")
    strike(Qt.Key.Key_Return)
    assert lines(window)[1] == ("Perce", "Je", "", "", "")


def test_a_refused_line_is_said_in_the_other_language(window, qtbot):
    write(*TWICE)
    button = window.findChild(QPushButton, "language-fr")
    button.click()
    qtbot.waitUntil(lambda: window.findChild(QPushButton, "language-fr") is not button)
    QApplication.processEvents()
    assert lines(window)[1] == TWICE
    assert "équipe" in refusal(window, 1)


def test_a_refused_line_outlives_another_look(window, qtbot):
    write(*TWICE)
    button = window.findChild(QPushButton, "language-fr")
    window.set_look(Look.DARK)
    qtbot.waitUntil(lambda: window.findChild(QPushButton, "language-fr") is not button)
    assert lines(window)[1] == TWICE


def test_a_line_put_right_is_no_draft_any_more(window):
    write(*TWICE)
    do(window, "start_page")
    strike(Qt.Key.Key_Return)
    grid(window).go_to(1, 2)
    write("Anne Cote")
    assert window.pages.session.facts.team(2).captain == "Anne Cote"
    assert window.pages.session.facts.drafts == {}


def test_undo_is_offered_only_where_there_is_something_to_undo(window):
    undo = window.findChild(QAction, "undo")
    assert undo.isEnabled()  # a line that is being typed can be taken back
    do(window, "event")
    assert not undo.isEnabled()
    do(window, "entries")
    write("Perce", "Jean Huard", "Paul Cote", "Yves Bond", "Marc Levesque")
    do(window, "event")
    assert undo.isEnabled()


def test_stages_without_an_event_say_what_to_do_first(window):
    do(window, "start_page")
    stage = window.findChild(QPushButton, "stage-play")
    assert not stage.isEnabled()
    assert stage.toolTip() == "Open or create an event first."


def test_the_first_window_with_its_frame_fits_the_screen(window):
    room = window.screen().availableGeometry().size()
    assert window.width() <= max(room.width(), window.minimumWidth())
    assert window.height() < room.height()
