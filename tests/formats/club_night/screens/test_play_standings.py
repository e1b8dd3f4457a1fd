"""The standings beside Play: where there is room, in the tables' place where there is none."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QTableView

from tests.formats.club_night.screens.playing import button, play_out, press, show_play
from whist_td.formats.club_night.commands.commands import BeginClubRound, ChangeClubPlayer
from whist_td.formats.club_night.rules.event import ClubPlayer
from whist_td.formats.club_night.screens.play_standings import ClubRunning
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.kit.parts import ClockLabel

SOLO = "1 Enter Enter S Enter N Enter 7 Enter Esc"


def shown(panel, column):
    model = panel.findChild(QTableView, "standings").model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def seen(panel):
    tables, running = panel.findChild(TableCards), panel.findChild(ClubRunning)
    return tables.isVisible(), running.isVisible()


def test_a_wide_window_shows_them_at_the_right(at_play, qtbot):
    _session, panel = at_play(players=8)
    panel.resize(1800, 1000)
    assert seen(panel) == (True, True)
    running, tables = panel.findChild(ClubRunning), panel.findChild(TableCards)
    qtbot.waitUntil(lambda: running.x() > tables.x())


def test_in_a_small_window_f7_shows_them_in_the_place_of_the_tables(at_play):
    _session, panel = at_play(players=8)
    assert seen(panel) == (True, False)
    press(panel, "F7")
    assert seen(panel) == (False, True)
    press(panel, "F7")
    assert seen(panel) == (True, False)


def test_a_number_brings_the_tables_back_and_chooses_one(at_play):
    _session, panel = at_play(players=8)
    press(panel, "F7 2")
    assert seen(panel) == (True, False)
    assert panel.findChild(TableCards).table == 2


def test_esc_brings_the_tables_back(at_play):
    _session, panel = at_play(players=8)
    press(panel, "F7 Esc")
    assert seen(panel) == (True, False)


def test_f7_closes_them_in_a_wide_window(at_play):
    _session, panel = at_play(players=8)
    panel.resize(1800, 1000)
    press(panel, "F7")
    assert seen(panel) == (True, False)
    assert not button(panel, "showStandings").isChecked()


def test_they_move_with_every_deal(at_play):
    session, panel = at_play(players=8)
    press(panel, SOLO)
    best = session.facts.sitting(1, 1).seats[0]
    assert shown(panel, 2)[0] == session.facts.player(best).name
    assert shown(panel, 3)[0] == "+12"
    session.undo()
    assert set(shown(panel, 3)) == {"–"}


def test_who_comes_late_is_one_click_away_and_the_clock_is_there(at_play, qtbot):
    _session, panel = at_play(players=8)
    press(panel, "F7")
    assert panel.findChild(ClockLabel).isVisible()
    with qtbot.waitSignal(panel.entries_requested):
        panel.findChild(QPushButton, "latePlayer").click()


def test_every_column_has_a_heading(at_play):
    _session, panel = at_play(players=8)
    model = panel.findChild(QTableView, "standings").model()
    columns = range(model.columnCount())
    heads = [model.headerData(n, Qt.Orientation.Horizontal) for n in columns]
    assert heads == ["Rank", "▲▼", "Name", "Points"]


@pytest.mark.parametrize("size", [(1211, 730), (1759, 1042)])
def test_names_and_changes_of_rank_are_read_whole_where_there_is_room(night, qtbot, size):
    session = night(players=44)
    play_out(session, 1)
    session.do(BeginClubRound(2))
    play_out(session, 2, 1, 2, 3)
    panel = show_play(qtbot, session)
    session.do(ChangeClubPlayer(ClubPlayer(1, "Marie-Françoise Vandamme-Lebrun")))
    panel.resize(*size)
    if not seen(panel)[1]:
        press(panel, "F7")
    view = panel.findChild(QTableView, "standings")
    qtbot.waitUntil(lambda: not cut_in(view))


def cut_in(view):
    """Return the texts for which a column is too narrow, or which stand outside the table."""
    model, cut = view.model(), []
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            font = index.data(Qt.ItemDataRole.FontRole) or view.font()
            box = view.visualRect(index)
            is_narrow = QFontMetrics(font).horizontalAdvance(index.data() or "") > box.width()
            if is_narrow or box.right() > view.viewport().width():
                cut.append(index.data())
    return cut
