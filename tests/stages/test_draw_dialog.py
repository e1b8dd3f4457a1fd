"""Anybody can check the draw: its number is typed, and tonight's draw comes out again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QPushButton

from whist_td.formats.militaire.commands import OrderTables
from whist_td.formats.militaire.screens.entries import EntriesPanel
from whist_td.stages.check_in import DrawDialog
from whist_td.words.draws import drawn_numbers

NUMBER = 4711


@pytest.fixture
def entries(stage, new_session):
    return stage(EntriesPanel(new_session(teams=6)))


@pytest.fixture
def drawn(entries):
    session = entries._session  # noqa: SLF001 - the session the panel was given
    session.do(OrderTables(drawn_numbers(session.dice, NUMBER, range(1, 7)), NUMBER))
    return session


def check(qtbot, entries, number):
    qtbot.mouseClick(entries.findChild(QPushButton, "checkDraw"), Qt.MouseButton.LeftButton)
    dialog = entries.findChildren(DrawDialog)[-1]
    field = dialog.findChild(QLineEdit, "drawNumber")
    qtbot.keyClicks(field, number)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    told = dialog.findChild(QPlainTextEdit, "drawnAgain").toPlainText().splitlines()
    return dialog.findChild(QLabel, "drawVerdict").text(), told


def test_the_number_that_was_told_gives_tonights_draw_again(qtbot, entries, drawn):
    verdict, told = check(qtbot, entries, str(NUMBER))
    assert verdict == "Number 4711 gives the draw of this event, line by line."
    assert told == [f"Table {n}: {team.name}" for n, team in drawn.facts.teams.items()]


def test_another_number_is_said_to_give_another_draw(qtbot, entries, drawn):
    before = drawn.facts
    verdict, told = check(qtbot, entries, "12")
    assert verdict == "Number 12 does not give the draw of this event, which has number 4711."
    assert told != [f"Table {n}: {team.name}" for n, team in before.teams.items()]
    assert drawn.facts == before


def test_a_list_that_was_ordered_by_hand_since_has_no_draw_to_check(entries, drawn):
    button = entries.findChild(QPushButton, "checkDraw")
    assert button.isVisible()
    drawn.do(OrderTables((2, 1, 3, 4, 5, 6)))
    assert not button.isVisible()


def test_an_order_that_is_not_of_its_number_is_found_out(qtbot, entries, drawn):
    drawn.undo()
    drawn.do(OrderTables((1, 2, 3, 4, 6, 5), NUMBER))
    verdict, _told = check(qtbot, entries, str(NUMBER))
    assert verdict.startswith("Number 4711 does not give the draw of this event")
