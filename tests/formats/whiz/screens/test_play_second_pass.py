"""A round of a Whiz tournament entered a second time, from the travellers."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from tests.fixtures.stage import button, shown
from whist_td.formats.whiz.commands import ConfirmWhizRound
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play import WhizPlayPanel
from whist_td.formats.whiz.screens.play_boards_model import BoardsModel

ENTER, F8 = Qt.Key.Key_Return, Qt.Key.Key_F8
TYPED = ("10H S +1", "9NT E -2", "pass", "NP", "ADJ 60 40 50 late", "7C N =")


@pytest.fixture
def entered(stage, tournament):
    """Open Play on a first round of which every deal is in."""
    session = tournament()
    panel = stage(WhizPlayPanel(session))
    for text in TYPED:
        write(panel, text)
    return session, panel


def write(panel, text, *keys):
    QTest.keyClicks(panel.findChild(QLineEdit, "result"), text)
    for key in keys or (ENTER,):
        QTest.keyClick(panel.findChild(QLineEdit, "result"), key)


def reread(panel, *texts):
    write(panel, "", F8)
    for text in texts:
        write(panel, text)


def test_what_stands_is_hidden_while_it_is_read_again(entered):
    _, panel = entered
    write(panel, "", F8)
    model = panel.findChild(BoardsModel)
    assert "Second pass of round 1: 0 of 4" in shown(panel)
    assert model.shown(0, 1).result is None
    assert panel.findChild(QLabel, "entryStands").text() == ""


def test_a_round_that_agrees_gets_its_check(entered):
    session, panel = entered
    reread(panel, *TYPED[:3], TYPED[5])
    assert isinstance(session.desk.lines[-1].command, ConfirmWhizRound)
    assert session.facts.rounds[1].checked_at is not None
    assert "Second pass" not in shown(panel)


def test_what_was_not_played_or_is_adjusted_is_on_no_traveller_and_not_read(entered):
    session, panel = entered
    reread(panel, *TYPED[:3])
    assert session.facts.rounds[1].checked_at is None
    assert "Table 3 · deal 4" in shown(panel)


@pytest.mark.parametrize(("choice", "kept"), [("keepFirst", "10H S +1"), ("takeNow", "10H S =")])
def test_a_difference_is_shown_side_by_side_and_one_is_chosen(entered, choice, kept):
    session, panel = entered
    reread(panel, "10H S =")
    assert "Table 1, deal 5: the two readings differ. Which is right?" in shown(panel)
    assert button(panel, "keepFirst").text() == "First time: 10♥ S +1"
    assert button(panel, "takeNow").text() == "Now: 10♥ S ="
    button(panel, choice).click()
    right = outcome_of(kept, Notation.ENGLISH)
    assert session.facts.results[BoardPlace(1, 1, 5)].outcome == right
    for text in (*TYPED[1:3], TYPED[5]):
        write(panel, text)
    assert session.facts.rounds[1].checked_at is not None
    assert session.desk.lines[-1].command.corrected == int(choice == "takeNow")


@pytest.mark.parametrize(("tabs", "kept"), [(1, "10H S +1"), (2, "10H S =")])
def test_tab_goes_from_reading_to_reading_and_enter_takes_one(entered, tabs, kept):
    session, panel = entered
    reread(panel, "10H S =")
    for _ in range(tabs):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert "the two readings differ" in shown(panel)
    QTest.keyClick(QApplication.focusWidget(), ENTER)
    right = outcome_of(kept, Notation.ENGLISH)
    assert session.facts.results[BoardPlace(1, 1, 5)].outcome == right
    assert "the two readings differ" not in shown(panel)


def test_the_next_line_answers_no_question_and_is_taken_for_no_other_deal(entered):
    session, panel = entered
    reread(panel, "10H S =")
    before = dict(session.facts.results)
    QTest.keyClicks(QApplication.focusWidget(), TYPED[1])
    QTest.keyClick(QApplication.focusWidget(), ENTER)
    assert session.facts.results == before
    assert "the two readings differ" in shown(panel)


def test_travellers_are_read_in_any_order(entered):
    session, panel = entered
    reread(panel, "d4", TYPED[5], "d5", *TYPED[:3])
    assert session.facts.rounds[1].checked_at is not None


def test_a_second_pass_that_is_left_by_a_slip_goes_on_where_it_was(entered):
    session, panel = entered
    lines = len(session.desk.lines)
    reread(panel, "10H S +1")
    button(panel, "stopSecondPass").click()
    assert len(session.desk.lines) == lines
    assert "Second pass" not in shown(panel)
    reread(panel, *TYPED[1:2])
    write(panel, "", Qt.Key.Key_Escape)
    assert "Second pass" not in shown(panel)
    write(panel, "", F8)
    assert "Second pass of round 1: 2 of 4" in shown(panel)
    assert "Table 2 · deal 1" in shown(panel)
    for text in (TYPED[2], TYPED[5]):
        write(panel, text)
    assert session.facts.rounds[1].checked_at is not None
    write(panel, "", F8)
    assert "Second pass of round 1: 0 of 4" in shown(panel)


def test_a_second_pass_says_why_it_does_not_go_by_traveller(qtbot, entered):
    session, panel = entered
    write(panel, "", F8)
    with qtbot.waitSignal(session.refused) as refusal:
        QTest.mouseClick(button(panel, "byTraveller"), Qt.MouseButton.LeftButton)
    assert refusal.args == ["A second pass goes table by table; d9 and Enter lead to deal 9."]
    assert button(panel, "byTable").isChecked()


def test_a_round_with_deals_missing_is_not_read_again(qtbot, stage, tournament):
    session = tournament()
    panel = stage(WhizPlayPanel(session))
    with qtbot.waitSignal(session.refused) as refusal:
        write(panel, "", F8)
    assert refusal.args == [
        "Enter every deal first; the second pass compares with what is entered."
    ]
