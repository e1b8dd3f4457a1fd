"""The models and small parts behind Play of a Whiz tournament."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLabel, QPushButton

from whist_td.formats.militaire.screens.window_parts import KEYS
from whist_td.formats.whiz.commands import EnterBoard, RecordAsHappened
from whist_td.formats.whiz.rules.notation import Notation
from whist_td.formats.whiz.rules.results import PASSED, BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import Ranking, WhizSettings
from whist_td.formats.whiz.rules.standings import standings
from whist_td.formats.whiz.screens.play import WhizPlayPanel
from whist_td.formats.whiz.screens.play_boards_model import BoardsModel
from whist_td.formats.whiz.screens.play_buttons import pieces_of
from whist_td.formats.whiz.screens.play_keys import WHIZ_KEYS, GoTo, go_to
from whist_td.formats.whiz.screens.play_second_pass import readings_of
from whist_td.formats.whiz.views.play_views import table_boards, whiz_round
from whist_td.formats.whiz.words.standings import whiz_listing
from whist_td.kit.flow import Flow
from whist_td.stages.phone_marks import PhoneMarks
from whist_td.stages.running_standings import RunningColumn, RunningModel, RunningView
from whist_td.words.words import Language, words

pytestmark = pytest.mark.usefixtures("qapp")
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(tournament):
    """Six deals a table, of which one is in."""
    session = tournament(settings=WhizSettings(rounds=3, boards_per_round=6))
    seats = session.facts.seating(1, 2).seats
    session.do(EnterBoard(BoardPlace(1, 2, 2), BoardResult(seats, PASSED)))
    made = BoardsModel(session.words, PhoneMarks(session))
    QAbstractItemModelTester(made, FATAL)
    made.show_tables(whiz_round(session.facts, 1).tables)
    return session, made


def test_the_deals_are_a_sound_model(model):
    session, made = model
    for deals in (1, 4, 6, 9):
        made.set_wide(deals)
    made.show_pass(readings_of(session.facts, 1))
    made.show_pass(None)


def test_the_deals_of_a_table_share_its_rows_evenly(model):
    _, made = model
    made.set_wide(4)
    assert (made.rowCount(), made.columnCount()) == (6, 4)
    assert made.first_rows() == ((0, 2), (2, 2), (4, 2))
    assert [made.first_row(row) for row in range(6)] == [0, 0, 2, 2, 4, 4]


def test_a_deal_is_a_whole_sentence_for_those_who_listen(model):
    _, made = model
    made.set_wide(6)
    assert made.index(1, 2).data() == "Table 2, deal 2: passed out"
    assert made.index(0, 0).data() == "Table 1: Earl English, Guy Huard, Rita Cyr"


def test_a_deal_that_was_not_meant_for_a_table_gets_a_place_after_the_others(model):
    session, made = model
    made.set_wide(6)
    wrong = BoardPlace(1, 2, 9)
    seats = session.facts.seating(1, 2).seats
    session.do(RecordAsHappened(((wrong, BoardResult(seats, PASSED)),)))
    made.show_table(table_boards(session.facts, 1, 2))
    assert made.index_of(wrong).isValid()
    assert made.columnCount() == 7
    assert not made.shown(made.index_of(wrong).row(), 1).cell.as_planned


@pytest.mark.parametrize("ranking", list(Ranking))
def test_the_running_ranking_is_a_sound_model(tournament, ranking):
    session = tournament(played=2)
    rows = standings(session.facts, 2)
    made = RunningModel(session.words)
    QAbstractItemModelTester(made, FATAL)
    made.show(whiz_listing(rows, ranking, session.words))
    made.show(whiz_listing(rows, ranking, session.words, {rows[0].player: 4}))
    assert made.index(0, RunningColumn.MOVED).data() == "▲3"


def test_every_column_of_the_running_ranking_has_a_heading(tournament):
    session = tournament()
    made = RunningModel(session.words)
    made.show(whiz_listing((), Ranking.DATUM, session.words))
    titles = [made.headerData(column, Qt.Orientation.Horizontal) for column in RunningColumn]
    assert titles == ["Rank", "▲▼", "No.", "Name", "Deviation"]


def test_play_says_why_equal_percentages_rank_apart(qtbot, tournament):
    panel = WhizPlayPanel(tournament(played=1))
    qtbot.addWidget(panel)
    told = panel.findChild(QLabel, "ties")
    assert "the total of points decides" in told.text()
    assert not told.isHidden()


@pytest.mark.parametrize("wide", [250, 350, 450])
def test_names_keep_their_letters_when_the_first_has_moved(qtbot, tournament, wide):
    session = tournament(played=2)
    rows = standings(session.facts, 2)
    model = RunningModel(session.words)
    view = RunningView(model, "Ranking", None)
    qtbot.addWidget(view)
    view.resize(wide, 300)
    view.show()
    told = []
    for before in ({}, {rows[0].player: 4}):
        model.show(whiz_listing(rows, Ranking.MATCHPOINTS, session.words, before))
        view.arrange()
        told.append((view.names_set.font, view.name_place(0).width))
    assert told[0] == told[1]
    assert view.isColumnHidden(RunningColumn.MOVED) == (wide == 250)


@pytest.mark.parametrize(
    ("typed", "goal"),
    [
        ("t3", GoTo(3, None)),
        ("Table 12 d 9", GoTo(12, 9)),
        ("donne 4", GoTo(None, 4)),
        ("", None),
        ("10T S =", None),
        ("t", None),
    ],
)
def test_a_goal_is_told_from_a_result(typed, goal):
    assert go_to(typed) == goal


@pytest.mark.parametrize(
    ("typed", "again"),
    [
        ("10h", "10H"),
        ("9n e", "9NT E"),
        ("13♠xx n -2", "13SXX N -2"),
        ("7c s =", "7C S ="),
        ("x?", ""),
    ],
)
def test_buttons_go_on_from_what_is_typed(typed, again):
    assert pieces_of(typed, Notation.ENGLISH).text(Notation.ENGLISH) == again


def test_every_key_of_play_has_its_words_in_both_languages():
    spoken = [words(language) for language in Language]
    for group in WHIZ_KEYS:
        for keys in group.keys if group not in KEYS else ():
            assert len({_(keys.does) for _ in spoken}) == 2, keys.does


def test_buttons_that_find_no_room_go_on_below(qtbot):
    flow = Flow()
    qtbot.addWidget(flow)
    buttons = [QPushButton(str(number), flow) for number in range(4)]
    for button in buttons:
        flow.add(button)
    width = buttons[0].sizeHint().width()
    two = 2 * width + flow.layout().spacing()
    flow.resize(two, 200)
    flow.show()
    assert flow.heightForWidth(10 * width) < flow.heightForWidth(two)
    assert buttons[0].y() == buttons[1].y() < buttons[2].y()
    assert buttons[2].x() == buttons[0].x()
