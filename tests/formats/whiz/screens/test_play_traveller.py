"""Entry by deal, from its traveller."""

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QStyleOptionViewItem, QTableView

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
PLAYERS = (TravellerColumn.NORTH, TravellerColumn.EAST, TravellerColumn.SOUTH)
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


def painted(view, row, column):
    """Return what the table paints in a cell, and the font."""
    index, option = view.model().index(row, column), QStyleOptionViewItem()
    view.initViewItemOption(option)
    view.itemDelegateForIndex(index).initStyleOption(option, index)
    return option.text, QFont(option.font)


@pytest.mark.parametrize("width", [1100, 720, 560])
def test_all_players_are_in_one_font_and_known_by_their_surnames(play, width):
    _, panel = play(played=1)
    view = panel.findChild(QTableView, "traveller")
    panel.resize(width, 700)
    panel.grab()
    fonts = set()
    for row, column in product(range(view.model().rowCount()), PLAYERS):
        text, font = painted(view, row, column)
        fonts.add((font.toString(), font.stretch()))
        assert QFontMetrics(font).horizontalAdvance(text) < view.columnWidth(column)
        whole = view.model().index(row, column).data()
        assert text.rpartition(" ")[2] == whole.rpartition(" ")[2]
    assert len(fonts) == 1
    last = TravellerColumn.SOUTH_POINTS
    end = view.columnViewportPosition(last) + view.columnWidth(last)
    assert end <= view.viewport().width(), "nothing stands beyond the edge"


def test_where_no_name_can_be_read_the_number_stands_alone(qtbot, play):
    session, _ = play(played=1)
    alone = TravellerView(session.words)
    qtbot.addWidget(alone)
    alone.resize(340, 400)
    alone.show_board(session.facts, 1)
    alone.grab()
    view = alone.findChild(QTableView, "traveller")
    texts = [painted(view, row, column)[0] for row in range(2) for column in PLAYERS]
    assert all(text.isdigit() for text in texts)
