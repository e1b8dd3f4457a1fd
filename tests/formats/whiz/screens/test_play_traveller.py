"""Entry by deal, from its traveller."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QTableView

from tests.fixtures.stage import shown
from whist_td.formats.whiz.commands import AnnounceWhizRound
from whist_td.formats.whiz.rules.results import PASSED, BoardPlace
from whist_td.formats.whiz.screens.play import WhizPlayPanel
from whist_td.formats.whiz.screens.play_traveller import (
    TravellerColumn,
    TravellerModel,
    TravellerView,
)
from whist_td.formats.whiz.views.play_views import traveller
from whist_td.kit.strip import Question

ENTER, F7 = Qt.Key.Key_Return, Qt.Key.Key_F7
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def play(stage, tournament):
    def opened(**wanted):
        session = tournament(**wanted)
        panel = stage(WhizPlayPanel(session))
        write(panel, "", F7)
        return session, panel

    return opened


def write(panel, text, *keys):
    field = panel.findChild(QLineEdit, "result")
    QTest.keyClicks(field, text)
    for key in keys:
        asked = next((each for each in panel.findChildren(Question) if each.isVisible()), None)
        QTest.keyClick(asked or field, key)


def lines(panel, *columns):
    model = panel.findChild(QTableView, "traveller").model()
    rows = range(model.rowCount())
    return [tuple(model.index(row, column).data() for column in columns) for row in rows]


def here(panel):
    return panel.findChild(TravellerView).place


def test_f7_shows_the_traveller_of_the_deal_the_cursor_is_on(play):
    _, panel = play(played=1)
    assert "Traveller of deal 5" in shown(panel)
    assert here(panel) == BoardPlace(2, 1, 5)
    assert "Round 2 · table 1 · deal 5" in shown(panel)
    assert lines(panel, TravellerColumn.ROUND, TravellerColumn.RESULT) == [
        ("1", "10♥ S +1"),
        ("2", ""),
        ("3", "to come"),
    ]


def test_lines_are_typed_one_after_the_other(play):
    session, panel = play(played=1)
    write(panel, "", Qt.Key.Key_Up)
    write(panel, "pass", ENTER, ENTER)
    assert session.facts.results[BoardPlace(1, 1, 5)].outcome is PASSED
    assert here(panel) == BoardPlace(2, 1, 5)
    write(panel, "9NT E -2", ENTER, Qt.Key.Key_PageUp)
    assert lines(panel, TravellerColumn.NORTH_POINTS, TravellerColumn.EAST_POINTS)[1] == ("10", "0")


def test_another_deal_is_chosen_by_its_number(play):
    _, panel = play(played=1)
    write(panel, "d3", ENTER)
    assert "Traveller of deal 3" in shown(panel)
    assert here(panel).board == 3


def test_page_keys_turn_the_travellers(play):
    _, panel = play()
    write(panel, "", Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    assert "Traveller of deal 6" in shown(panel)
    panel.findChild(QPushButton, "boardBefore").click()
    assert "Traveller of deal 5" in shown(panel)


def test_after_the_last_open_line_comes_the_next_traveller_that_lacks_one(play):
    session, panel = play()
    for deal in (5, 6, 1):
        assert here(panel).board == deal
        write(panel, "pass", ENTER)
    assert len(session.facts.results) == 3


def test_enter_on_nothing_leads_to_the_next_traveller_that_lacks_a_line(play):
    _, panel = play()
    write(panel, "", ENTER)
    assert here(panel) == BoardPlace(1, 1, 6)


def test_a_round_that_has_not_begun_cannot_be_entered(play):
    _, panel = play()
    write(panel, "", Qt.Key.Key_Down, Qt.Key.Key_End)
    assert here(panel).round == 1


def test_escape_leads_back_to_the_tables(play):
    _, panel = play()
    write(panel, "", Qt.Key.Key_Escape)
    assert panel.findChild(QPushButton, "byTable").isChecked()
    assert not panel.findChild(TravellerView).isVisible()


def test_the_next_round_is_entered_by_traveller_too(play, whole_round):
    session, panel = play()
    whole_round(session, 1)
    session.do(AnnounceWhizRound(2))
    assert panel.findChild(TravellerView).isVisible()
    assert panel.findChild(QPushButton, "byTraveller").isChecked()
    assert here(panel).round == 2


def test_a_deal_that_lies_nowhere_in_this_round_shows_its_traveller(play):
    _, panel = play(players=10)
    write(panel, "", F7)
    write(panel, "d4", ENTER)
    assert "Traveller of deal 4" in shown(panel)


@pytest.mark.usefixtures("qapp")
def test_the_traveller_is_a_sound_model(tournament):
    session = tournament(played=1)
    model = TravellerModel(session.words)
    QAbstractItemModelTester(model, FATAL)
    model.show_lines(traveller(session.facts, 5))
    session.undo()
    model.show_lines(traveller(session.facts, 5))
    model.show_lines(traveller(session.facts, 1))


def test_points_of_two_digits_are_read_whole(play):
    _, panel = play(played=1)
    table = panel.findChild(QTableView, "traveller")
    assert ("22",) in lines(panel, TravellerColumn.SOUTH_POINTS)
    for column in (TravellerColumn.NORTH_POINTS, TravellerColumn.SOUTH_POINTS):
        assert table.columnWidth(column) >= table.sizeHintForColumn(column)


def test_no_heading_takes_the_room_of_the_names(play):
    _, panel = play()
    header = panel.findChild(QTableView, "traveller").model()
    across = Qt.Orientation.Horizontal
    assert header.headerData(TravellerColumn.ROUND, across) == "Rd."
