"""The entries driven by a real keyboard: every key goes to whatever has the focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from tests.fixtures.entering import write
from tests.fixtures.stage import strike
from whist_td.formats.militaire.screens.entries import EntriesPanel
from whist_td.stages.entries_view import EntriesView

GASPE = ("Gaspe", "Anne Roy", "Luc Roy", "Rita Cyr", "Guy Cyr")
PERCE = ("Perce", "Anne Roy", "Paul Cote", "Yves Bond", "Marc Levesque")
CHANDLER = ("Chandler", "Rose English", "Lise Minville", "Eve Synnott", "Nora Boudreau")


@pytest.fixture
def window(qtbot, session):
    """A window with the entries, and undo as the menu has it."""
    made = QMainWindow()
    qtbot.addWidget(made)
    panel = EntriesPanel(session, made)
    made.setCentralWidget(panel)
    undo = QAction("Undo", made)
    undo.setShortcut(QKeySequence("Ctrl+Z"))
    undo.triggered.connect(session.undo)
    made.addAction(undo)
    made.resize(1100, 650)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    panel.take_focus()
    return made


@pytest.fixture
def grid(window) -> EntriesView:
    return window.findChild(EntriesView)


def cell(grid):
    return grid.currentIndex().row(), grid.currentIndex().column()


def numbered(session):
    return {number: team.name for number, team in session.facts.teams.items()}


def test_enter_after_a_name_goes_one_cell_on(grid):
    write("Perce")
    assert cell(grid) == (0, 2)
    write("Jean Cyr")
    assert grid.model().entries[0].texts == ("Perce", "Jean Cyr", "", "", "")


def test_what_is_typed_on_before_the_program_has_taken_enter_lands_in_the_next_cells(qtbot, grid):
    QTest.keyClicks(grid, "P")
    editor = QApplication.focusWidget()
    for name in ("erce", "Jean Cyr", "Luc Roy"):  # a slow computer: all keys come to it at once
        QTest.keyClicks(editor, name)
        QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: cell(grid) == (0, 4))
    assert grid.model().entries[0].texts == ("Perce", "Jean Cyr", "Luc Roy", "", "")


@pytest.mark.usefixtures("grid")
def test_enter_says_nothing_in_the_log(qtlog):
    write(*GASPE)
    assert not [line.message for line in qtlog.records if "does not belong" in line.message]


@pytest.mark.usefixtures("grid")
def test_undo_in_a_cell_with_nothing_of_its_own_undoes_the_last_team(session):
    write(*GASPE)
    strike(Qt.Key.Key_F2)
    strike(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert session.facts.tables == 0


@pytest.mark.usefixtures("grid")
def test_undo_in_a_cell_first_takes_back_what_is_typed_there(session):
    write(*GASPE)
    QTest.keyClicks(QApplication.focusWidget(), "P")
    strike(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert session.facts.tables == 1


def test_the_keys_stay_in_the_grid_after_undo_took_the_row_away(grid):
    write(*GASPE)
    strike(Qt.Key.Key_F2)
    strike(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert grid.isAncestorOf(QApplication.focusWidget()) or QApplication.focusWidget() is grid


def test_ctrl_home_goes_to_the_first_cell_and_not_to_the_start_page(window, grid):
    away = QAction("All events", window)
    away.setShortcut(QKeySequence("Ctrl+Home"))
    away.triggered.connect(lambda: pytest.fail("left the grid"))
    window.addAction(away)
    write("Gaspe", "Anne Roy")
    strike(Qt.Key.Key_Home, modifier=Qt.KeyboardModifier.ControlModifier)
    assert cell(grid)[0] == 0
    assert QApplication.focusWidget() is grid


def test_a_line_that_undo_has_moved_is_kept_when_the_window_is_left(window, session):
    write(*GASPE)
    write(*CHANDLER[:3])
    strike(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    window.centralWidget().settle()
    assert numbered(session) == {1: "Chandler"}


def test_what_is_typed_beside_a_number_goes_into_the_first_cell(grid):
    write(*GASPE)
    strike(Qt.Key.Key_Home)
    assert cell(grid) == (1, 1)
    grid.setCurrentIndex(grid.model().index(1, 0))
    write("Perce")
    assert grid.model().entries[1].texts[0] == "Perce"


def test_enter_beside_a_number_goes_to_the_first_cell(grid):
    grid.setCurrentIndex(grid.model().index(0, 0))
    strike(Qt.Key.Key_Return)
    assert cell(grid) == (0, 1)


def test_the_column_of_numbers_takes_no_room_from_the_names(grid):
    header = grid.horizontalHeader()
    assert header.sectionSize(0) <= header.sectionSizeHint(0)
    assert header.length() <= grid.viewport().width()
