"""A page is whole for whoever does not see it: what a screen reader finds there has its name."""

import pytest
import screen
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QListView,
    QScrollArea,
    QSlider,
    QWidget,
)

from tests.fixtures.heard import CONTROLS, TABLES, Role, heard_in
from whist_td.console.formats import codes
from whist_td.kit.theme import BASE
from whist_td.words.words import Language


def in_turn():
    """Return every page; those that all formats have, of the first format by day."""
    for name in screen.screens():
        is_other = name.partition(".")[0] in codes()[1:] and not name.endswith((".play", ".event"))
        yield pytest.param(name, marks=pytest.mark.nightly if is_other else ())


def top(window):
    """Return what stands above all else."""
    if window.room is not None:
        return window.room.window
    return QApplication.activeModalWidget() or window


TYPED_INSTEAD = ("ResultButtons", "FieldRow", "BoardsView")
"""What answers for the mouse what is typed where the keys are already."""
USED = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QSlider)


def is_out_of_reach(part):
    """Tell whether Tab never comes to a part that can be used."""
    if isinstance(part, QAbstractButton) and part.group() and not part.isChecked():
        return False  # Arrow keys lead to it from the one that is chosen.
    around = part
    while around is not None:
        if type(around).__name__ in TYPED_INSTEAD or around.focusPolicy() & Qt.FocusPolicy.TabFocus:
            return False
        around = around.parentWidget()
    return True


@pytest.mark.parametrize("name", [*in_turn()])
def test_whatever_can_be_used_has_a_name_every_column_a_heading_and_tab_leads_there(
    window_of, name
):
    shown = top(window_of(name, Language.FRENCH, BASE))
    parts = heard_in(shown)
    assert len(parts) > 1 or name == "room"
    controls = [each for each in parts if each.role in CONTROLS]
    assert [each.where for each in controls if not each.name.strip()] == []
    combos = [each for each in parts if each.role is Role.ComboBox]
    assert [each.where for each in combos if not any(each.labels)] == []
    tables = [each for each in parts if each.role in TABLES]
    assert [each.where for each in tables if not each.headings or not all(each.headings)] == []
    focusable = [each for each in parts if each.is_focusable]
    assert [each.where for each in focusable if not each.name.strip()] == []
    used = (part for kind in USED for part in shown.findChildren(kind))
    seen = [part for part in used if part.isVisible() and part.isEnabled()]
    assert [part.objectName() or part for part in seen if is_out_of_reach(part)] == []


def texts(announced):
    """Return what is announced once the turn is over, and begin anew."""
    screen.settle()
    said = " ".join(announced)
    announced.clear()
    return said


def test_a_result_is_announced_with_its_place_and_so_is_what_is_taken_back(window_of, announced):
    window = window_of("militaire.play", Language.ENGLISH, BASE)
    tables = window.findChild(QListView, "tables")
    texts(announced)
    QTest.keyClicks(tables, "2")
    QTest.keyClick(tables, Qt.Key.Key_Return)
    QTest.keyClick(tables, Qt.Key.Key_Right)
    assert texts(announced) == "Round 1, table 2 corrected: visitors won."
    window.pages.undo()
    assert texts(announced) == "Undone: round 1, table 2 corrected: visitors won."


def test_the_next_table_is_announced_after_a_result(window_of, announced):
    window = window_of("militaire.play", Language.ENGLISH, BASE)
    tables = window.findChild(QListView, "tables")
    for table in "23":
        QTest.keyClicks(tables, table)
        QTest.keyClick(tables, Qt.Key.Key_Return)
        QTest.keyClick(tables, Qt.Key.Key_Delete)
    QTest.keyClicks(tables, "2")
    QTest.keyClick(tables, Qt.Key.Key_Return)
    texts(announced)
    QTest.keyClick(tables, Qt.Key.Key_Left)
    assert texts(announced) == "Round 1, table 2: home side won. Next: table 3."


def test_a_page_is_announced_by_its_stage_and_its_title(window_of, announced):
    window = window_of("militaire.play", Language.ENGLISH, BASE)
    texts(announced)
    window.pages.show_panel("papers")
    assert texts(announced) == "Print. The whole event on paper."


def test_a_refusal_is_announced_at_once(window_of, announced):
    window = window_of("militaire.play", Language.ENGLISH, BASE)
    texts(announced)
    window.pages.refused.emit("This will not do.")
    assert texts(announced) == "This will not do."


def test_the_whiz_field_says_where_whose_and_what_was_understood(window_of, announced):
    window = window_of("whiz.play", Language.ENGLISH, BASE)
    field = window.findChild(QLineEdit, "result")
    texts(announced)
    assert field.accessibleDescription().startswith("North Réjeanne Bujold; East Rita Méthot")
    QTest.keyClicks(field, "10h s +")
    assert not texts(announced)
    assert not field.accessibleDescription().strip()
    QTest.keyClicks(field, "1")
    said = texts(announced)
    assert "10 hearts by South, one overtrick" in said
    assert field.accessibleName() == "Table 1 · deal 1: result"
    assert field.accessibleDescription().startswith("10 hearts by South, one overtrick")
    QTest.keyClicks(field, "zz")
    assert texts(announced)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert "deal 2" in field.accessibleName() or "Table 2" in field.accessibleName()
    assert texts(announced).startswith(field.accessibleName().removesuffix(": result"))


def test_tab_goes_through_the_entries_as_one_reads_them(window_of):
    window = window_of("whiz.entries", Language.ENGLISH, BASE)
    names = ["importButton", "drawButton", "lateButton", "entriesGrid", "entriesNext"]
    parts = [window.findChild(QWidget, name) for name in names]
    order, at = [], parts[0]
    at.setFocus()
    while at not in order:
        order.append(at)
        window.focusNextChild()
        at = window.focusWidget()
    assert [each for each in order if each in parts] == parts


def test_the_menu_of_a_table_opens_by_the_key_of_menus(window_of):
    window = window_of("militaire.play", Language.ENGLISH, BASE)
    tables = window.findChild(QListView, "tables")
    tables.setFocus()
    QTest.keyClick(tables, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert menu.accessibleName() == "Table 1"
    menu.close()


def test_the_preview_says_in_words_what_it_shows(window_of):
    QAccessible.setActive(True)
    window = window_of("whiz.papers", Language.ENGLISH, BASE)
    area = next(a for a in window.findChildren(QScrollArea) if a.accessibleName() == "Preview")
    assert "Réjeanne Bujold" in area.accessibleDescription()
    assert area.widget().accessibleName().startswith("Route cards. Page 1 of")
    QAccessible.setActive(False)


def test_the_room_says_what_stands_on_the_wall(window_of):
    window = window_of("room", Language.ENGLISH, BASE)
    assert "Standings after round 1" in window.room.window.accessibleDescription()
