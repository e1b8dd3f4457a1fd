"""An evening of Whiz in the whole window, with a real keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QTextBrowser

from tests.fixtures.stage import strike
from tests.fixtures.windows import event_window
from whist_td.formats.whiz.screens.play import WhizPlayPanel
from whist_td.kit.roomy import RoomyArea
from whist_td.kit.strip import Confirmation, Strip
from whist_td.stages.second_pass import PassBand

ENTER = Qt.Key.Key_Return
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot, tournament, tmp_path):
    session = tournament()
    return event_window(qtbot, session, tmp_path)


def write(text):
    QTest.keyClicks(QApplication.focusWidget(), text)


def evening(window):
    return window.pages.session.facts


def test_the_event_opens_where_results_are_typed(window):
    assert isinstance(window.pages.currentWidget(), WhizPlayPanel)
    assert QApplication.focusWidget().objectName() == "result"


def test_a_round_is_played_by_keyboard_alone_from_its_deals_to_the_next(window):
    for _ in range(6):
        write("10H S +1")
        strike(ENTER)
    strike(ENTER)
    assert evening(window).last_announced == 1
    strike(ENTER)
    assert evening(window).last_announced == 2
    assert QApplication.focusWidget().objectName() == "result"


def test_ctrl_z_takes_back_the_last_result_while_nothing_is_typed(window):
    write("pass")
    strike(ENTER)
    strike(Qt.Key.Key_Z, modifier=CTRL)
    assert not evening(window).results
    strike(Qt.Key.Key_Y, modifier=CTRL)
    assert len(evening(window).results) == 1


def test_ctrl_z_in_a_text_is_about_the_text(window):
    write("pass")
    strike(ENTER)
    write("10H")
    strike(Qt.Key.Key_Z, modifier=CTRL)
    assert len(evening(window).results) == 1
    assert window.findChild(QLineEdit, "result").text() != "10H"


def test_taking_back_the_beginning_of_round_1_leads_to_what_is_ready(window):
    strike(Qt.Key.Key_Z, modifier=CTRL)
    assert evening(window).last_announced == 0
    window.findChild(QPushButton, "begin").click()
    assert QApplication.focusWidget().objectName() == "result"


def test_the_guide_of_this_page_is_one_key_away(window):
    strike(Qt.Key.Key_F1)
    text = window.findChild(QTextBrowser, "guideText").toPlainText()
    assert "10H S +1" in text
    strike(Qt.Key.Key_Escape)
    assert QApplication.focusWidget().objectName() == "result"


def test_escape_in_the_field_does_not_leave_the_page(window):
    write("10H")
    strike(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert window.findChild(QLineEdit, "result").text() == ""
    assert isinstance(window.pages.currentWidget(), WhizPlayPanel)


def clicked(window, name):
    (found,) = (b for b in window.findChildren(QPushButton, name) if b.isVisible())
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_what_was_undone_is_done_again_with_the_mouse_and_the_keys_stay(window):
    write("10H S +1")
    strike(ENTER)
    before = evening(window)
    clicked(window, "undoLast")
    assert not evening(window).results
    clicked(window, "redoLast")
    assert evening(window).results == before.results
    assert QApplication.focusWidget().objectName() == "result"


def test_the_second_pass_begins_and_ends_with_the_mouse(window):
    for _ in range(6):
        write("10H S +1")
        strike(ENTER)
    panel = window.pages.currentWidget()
    clicked(window, "secondPass")
    assert panel.findChild(PassBand).isVisible()
    assert QApplication.focusWidget().objectName() == "result"
    clicked(window, "secondPass")
    assert not panel.findChild(PassBand).isVisible()


def test_tonight_is_finished_earlier_with_the_mouse(window):
    clicked(window, "finishEarlier")
    assert any(strip.isVisible() for strip in window.findChildren(Strip))


def test_a_question_about_what_is_typed_is_scrolled_to(window):
    window.resize(900, 420)
    area = window.findChild(RoomyArea)
    for text in (*["10H S +1"] * 6, "9H S ="):
        write(text)
        area.verticalScrollBar().setValue(0)
        strike(ENTER)
    asked = window.findChild(Confirmation)
    QApplication.processEvents()
    assert not asked.visibleRegion().isEmpty()
    assert asked.visibleRegion().boundingRect().height() == asked.height()
