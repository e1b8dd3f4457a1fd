"""Play driven by its keys, as on an evening."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QTableView, QWidget

from tests.fixtures.stage import button
from whist_td.core.contracts import Strain
from whist_td.formats.militaire.commands import (
    AnnounceRound,
    ChangeTeam,
    EnterResult,
    EnterResults,
    FinishEvent,
    RecordRedeal,
    WithdrawTeam,
)
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import Settings, TrumpPlan
from whist_td.formats.militaire.rules.standings import standings
from whist_td.formats.militaire.screens.play import PlayPanel
from whist_td.formats.militaire.screens.play_delegate import cell_layout, least_cell
from whist_td.formats.militaire.screens.play_tables import TablesView
from whist_td.kit.parts import column
from whist_td.kit.strip import Strip
from whist_td.kit.stylesheet import SMALL
from whist_td.kit.theme import text_font
from whist_td.stages.running_standings import RunningColumn

SHIFT = Qt.KeyboardModifier.ShiftModifier
HOME, VISITORS = Qt.Key.Key_Left, Qt.Key.Key_Right
HOME_WON = Result(Side.HOME)


@pytest.fixture
def play(stage, new_session):
    """Open Play on an evening of some teams, so many rounds of which are played."""

    def opened(teams=4, played=0, settings=None):
        session = new_session(teams, settings)
        for number in range(1, played + 1):
            play_round(session, number, teams)
        if teams and played < session.facts.settings.rounds:
            session.do(AnnounceRound(played + 1, Strain.HEARTS))
        panel = stage(PlayPanel(session), 1366, 768)
        return session, panel

    return opened


def play_round(session, number, teams):
    session.do(AnnounceRound(number, Strain.HEARTS))
    places = [Place(number, table) for table in range(1, teams + 1)]
    session.do(EnterResults(tuple((place, HOME_WON) for place in places)))


def tables(panel) -> TablesView:
    return panel.findChild(TablesView, "tables")


def strip(panel) -> Strip:
    return next(found for found in panel.findChildren(Strip) if not found.isHidden())


def type_keys(panel, *keys):
    for key in keys:
        QTest.keyClick(tables(panel), key)


def said(panel) -> str:
    return "\n".join(
        label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)
    )


def result(session, round_number, table):
    return session.facts.results.get(Place(round_number, table))


def test_a_whole_round_is_entered_with_one_key_a_table(play):
    session, panel = play(teams=4)
    type_keys(panel, HOME, VISITORS, Qt.Key.Key_D, Qt.Key.Key_V)
    winners = [result(session, 1, table).winner for table in (1, 2, 3, 4)]
    assert winners == [Side.HOME, Side.VISITORS, Side.HOME, Side.VISITORS]
    assert "✓ All results are in. 4 points of 4" in said(panel)


def test_shift_and_the_key_is_all_thirteen_tricks(play):
    session, panel = play()
    QTest.keyClick(tables(panel), VISITORS, SHIFT)
    assert result(session, 1, 1) == Result(Side.VISITORS, ResultKind.PERFECT, 13)


def test_the_cursor_stops_at_both_ends(play):
    _, panel = play(teams=3)
    type_keys(panel, HOME, HOME, HOME)
    assert tables(panel).table == 3
    type_keys(panel, *[Qt.Key.Key_Up] * 5)
    assert tables(panel).table == 1


def test_thirteen_tables_that_nearly_fit_stand_in_one_column(play):
    """The band of a second pass takes a line: it parts no column in two."""
    _, panel = play(teams=13)
    view = tables(panel)
    least = least_cell(QFontMetrics(text_font()), QFontMetrics(text_font(SMALL)))[1]
    view.resize(2 * view.minimumWidth() + 9, 13 * (least - 2) + 2 + 2 * view.frameWidth())
    assert columns(panel) == 1


@pytest.mark.parametrize("does", ["room", "pass"])
def test_no_bar_below_nor_band_above_folds_the_tables_into_other_columns(does, stage, new_session):
    """Thirteen tables fit one column: as the room is opened or the round read again they stay."""
    session = new_session(13)
    session.do(AnnounceRound(1, Strain.HEARTS))
    panel = PlayPanel(session)
    window, bar = QWidget(), QLabel("The room is open\n\n\n")
    column(*((panel, 1), bar), inside=window)
    bar.hide()
    least = least_cell(QFontMetrics(text_font()), QFontMetrics(text_font(SMALL)))[1]
    stage(window, 1366, 500)
    above = window.height() - tables(panel).height()
    window.resize(1366, above + round(0.98 * 13 * least))
    assert columns(panel) == 1
    QTest.qWait(300)
    if does == "room":
        bar.show()
    else:
        QTest.mouseClick(button(panel, "secondPass"), Qt.MouseButton.LeftButton)
    QTest.qWait(50)
    assert columns(panel) == 1


def columns(panel) -> int:
    view = tables(panel)
    cells = (view.visualRect(view.model().index(row, 0)) for row in range(13))
    return len({cell.left() for cell in cells})


def test_digits_and_enter_go_to_a_table(play):
    _, panel = play(teams=12)
    type_keys(panel, Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_Return)
    assert tables(panel).table == 11


def test_no_key_of_entry_takes_a_result_away(play):
    session, panel = play()
    type_keys(panel, HOME, Qt.Key.Key_Up, Qt.Key.Key_0, Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
    type_keys(panel, Qt.Key.Key_Space)
    assert result(session, 1, 1) == HOME_WON


def test_delete_takes_a_result_away_and_undo_brings_it_back(play):
    session, panel = play()
    type_keys(panel, HOME, Qt.Key.Key_Up, Qt.Key.Key_Delete)
    assert result(session, 1, 1) is None
    button(panel, "undoLast").click()
    assert result(session, 1, 1) == HOME_WON


def test_a_result_repaints_its_row_and_no_other(play):
    session, panel = play()
    told = []
    tables(panel).model().dataChanged.connect(
        lambda first, last: told.append((first.row(), last.row()))
    )
    session.do(EnterResult(Place(1, 3), HOME_WON))
    assert told == [(2, 2)]


def test_round_3_is_corrected_during_round_5_and_the_standings_follow(play):
    session, panel = play(teams=4, played=4)
    type_keys(panel, Qt.Key.Key_PageUp, Qt.Key.Key_PageUp)
    assert "You are correcting round 3" in said(panel)
    type_keys(panel, Qt.Key.Key_Up)
    QTest.keyClick(tables(panel), VISITORS, SHIFT)
    shown = panel.findChild(QTableView, "standings").model()
    best = standings(session.facts, 5)[0]
    assert result(session, 3, 1) == Result(Side.VISITORS, ResultKind.PERFECT, 13)
    assert shown.index(0, RunningColumn.SCORE).data() == str(best.in_hand[-1])


def test_one_key_leads_back_from_a_correction(play):
    _, panel = play(teams=4, played=4)
    type_keys(panel, Qt.Key.Key_PageUp, Qt.Key.Key_Escape)
    assert "Round 5 of 24" in said(panel)
    assert "You are correcting" not in said(panel)


def test_any_announced_round_can_be_chosen(play):
    _, panel = play(teams=4, played=4)
    chooser = panel.findChild(QComboBox, "rounds")
    chooser.activated.emit(chooser.findData(2))
    assert "Round 2 of 24" in said(panel)


def test_enter_twice_announces_the_next_round_as_planned(play):
    session, panel = play(teams=3)
    type_keys(panel, HOME, HOME, HOME, Qt.Key.Key_Return)
    button(panel, "next").click()
    QTest.keyClick(strip(panel).focusWidget() or button(panel, "announce"), Qt.Key.Key_Return)
    assert session.facts.rounds[2].trump is Strain.CLUBS
    assert "Round 2 of 24" in said(panel)


def test_the_director_may_announce_another_trump_and_call(play):
    session, panel = play(teams=3)
    type_keys(panel, HOME, HOME, HOME)
    button(panel, "next").click()
    button(panel, "trump-N").click()
    button(panel, "call-2-3").click()
    button(panel, "announce").click()
    said_round = session.facts.rounds[2]
    assert (said_round.trump, said_round.call) == (Strain.NO_TRUMP, (2, 3))


def test_a_trump_decided_in_the_room_must_be_chosen_first(play):
    session, panel = play(teams=3, settings=Settings(trump_plan=TrumpPlan.BY_ROUND))
    type_keys(panel, HOME, HOME, HOME)
    button(panel, "next").click()
    assert not button(panel, "announce").isEnabled()
    button(panel, "trump-S").click()
    button(panel, "announce").click()
    assert session.facts.rounds[2].trump is Strain.SPADES


def test_the_next_round_waits_for_missing_tables_and_says_which(play):
    _, panel = play(teams=4)
    type_keys(panel, HOME, HOME)
    assert not button(panel, "next").isEnabled()
    assert "Missing: tables 3 and 4." in said(panel)


def test_the_director_goes_on_although_tables_are_missing(play):
    session, panel = play(teams=4)
    type_keys(panel, HOME, HOME)
    assert button(panel, "despite").text() == "Continue without tables 3 and 4"
    button(panel, "despite").click()
    button(panel, "announce").click()
    assert session.facts.last_announced == 2
    assert session.facts.missing(1) == (3, 4)


def test_escape_leaves_the_announcement(play):
    session, panel = play(teams=2)
    type_keys(panel, HOME, HOME)
    button(panel, "next").click()
    QTest.keyClick(strip(panel), Qt.Key.Key_Escape)
    assert session.facts.last_announced == 1
    assert not [found for found in panel.findChildren(Strip) if not found.isHidden()]


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        (Qt.Key.Key_R, ResultKind.REVOKE),
        (Qt.Key.Key_I, ResultKind.INFLUENCE),
        (Qt.Key.Key_F, ResultKind.FORFEIT),
    ],
)
def test_a_fault_is_one_key_the_side_at_fault_and_enter(play, key, kind):
    session, panel = play()
    type_keys(panel, key)
    QTest.keyClick(strip(panel), VISITORS)
    QTest.keyClick(strip(panel), Qt.Key.Key_Return)
    assert result(session, 1, 1) == Result(Side.HOME, kind)
    assert tables(panel).table == 2


def test_a_void_table_takes_a_note(play):
    session, panel = play()
    type_keys(panel, Qt.Key.Key_X)
    note = next(field for field in strip(panel).findChildren(QLineEdit) if not field.isHidden())
    QTest.keyClicks(note, "both sides revoked")
    QTest.keyClick(note, Qt.Key.Key_Return)
    assert result(session, 1, 1) == Result(None, ResultKind.VOID, note="both sides revoked")


def test_tricks_are_typed_where_the_club_counts_them(play):
    session, panel = play(settings=Settings(count_tricks=True))
    type_keys(panel, HOME, Qt.Key.Key_Up, Qt.Key.Key_T)
    tricks = next(field for field in strip(panel).findChildren(QLineEdit) if not field.isHidden())
    QTest.keyClicks(tricks, "9")
    QTest.keyClick(tricks, Qt.Key.Key_Return)
    assert result(session, 1, 1) == Result(Side.HOME, tricks=9)


def test_fourteen_tricks_are_refused_beside_the_field(play):
    session, panel = play(settings=Settings(count_tricks=True))
    type_keys(panel, HOME, Qt.Key.Key_Up, Qt.Key.Key_T)
    tricks = next(field for field in strip(panel).findChildren(QLineEdit) if not field.isHidden())
    QTest.keyClicks(tricks, "14")
    QTest.keyClick(tricks, Qt.Key.Key_Return)
    assert "the winners took 7 to 13, not 14" in said(panel)
    assert result(session, 1, 1) == HOME_WON


def test_a_second_pass_that_agrees_is_recorded(play):
    session, panel = play(teams=3)
    type_keys(panel, HOME, VISITORS, HOME, Qt.Key.Key_P, HOME, VISITORS, HOME)
    assert session.facts.rounds[1].checked_at is not None


def test_a_difference_in_the_second_pass_is_shown_and_asked(play):
    session, panel = play(teams=3)
    type_keys(panel, HOME, HOME, HOME, Qt.Key.Key_F8, HOME, VISITORS)
    assert "Table 2: the two readings differ. Which is right?" in said(panel)
    assert "≠" not in said(panel)
    button(panel, "takeNow").click()
    type_keys(panel, HOME)
    assert result(session, 1, 2) == Result(Side.VISITORS)
    assert session.facts.rounds[1].checked_at is not None


def test_the_first_reading_may_be_kept(play):
    session, panel = play(teams=2)
    type_keys(panel, HOME, HOME, Qt.Key.Key_P, VISITORS)
    button(panel, "keepFirst").click()
    type_keys(panel, HOME)
    assert result(session, 1, 1) == HOME_WON
    assert session.facts.rounds[1].checked_at is not None


def test_a_second_pass_of_a_round_that_is_not_complete_is_refused(play, qtbot):
    session, panel = play(teams=3)
    with qtbot.waitSignal(session.refused) as refusal:
        type_keys(panel, Qt.Key.Key_P)
    assert "Enter every table first" in refusal.args[0]


def test_clicks_on_a_side_are_won_however_many(play):
    session, panel = play()
    view = tables(panel)
    rect = view.visualRect(view.model().index(1, 0))
    point = cell_layout(rect, QFontMetrics(text_font())).visitors.center()
    for _ in range(3):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(point))
        assert result(session, 1, 2) == Result(Side.VISITORS)


def test_a_redeal_shows_at_its_table(play):
    session, panel = play()
    session.do(RecordRedeal(Place(1, 2)))
    assert tables(panel).model().cell(2).row.redealt


def test_a_team_that_leaves_forfeits_at_once(play):
    session, panel = play(teams=4)
    session.do(WithdrawTeam(2, 1))
    assert tables(panel).model().cell(2).result == Result(Side.VISITORS, ResultKind.FORFEIT)


def test_a_team_that_leaves_in_the_middle_of_a_round_takes_no_room_from_the_tables(play):
    session, panel = play(teams=13, played=3)
    panel.resize(1206, 732)
    QApplication.processEvents()
    before = tables(panel).width()
    type_keys(panel, *(VISITORS,) * 5)
    session.do(WithdrawTeam(12, 4))
    QApplication.processEvents()
    assert tables(panel).width() == before


def test_the_last_round_ends_the_evening(play):
    session, panel = play(teams=2, settings=Settings(rounds=1))
    type_keys(panel, HOME, HOME)
    assert button(panel, "next").text() == "Finish the event"
    button(panel, "next").click()
    assert session.facts.progress.finished
    assert button(panel, "next").text() == "Show the results"


def test_after_the_evening_the_results_are_one_click_away(play, qtbot):
    session, panel = play(teams=2, settings=Settings(rounds=1))
    session.do(FinishEvent(despite_missing=True))
    with qtbot.waitSignal(panel.results_requested):
        button(panel, "next").click()


def test_before_play_it_says_how_many_teams_are_lacking(qtbot, new_session):
    panel = PlayPanel(new_session(1))
    qtbot.addWidget(panel)
    assert "At least two teams are needed to play." in said(panel)


def test_incomplete_teams_need_an_explicit_decision(qtbot, new_session):
    session = new_session(3)
    team = session.facts.teams[2]
    session.do(ChangeTeam(type(team)(2, team.name, team.captain, ("Luc B", "", ""))))
    panel = PlayPanel(session)
    qtbot.addWidget(panel)
    assert "Team 2 has fewer than four players." in said(panel)
    button(panel, "beginDespite").click()
    button(panel, "announce").click()
    assert session.facts.is_started


def test_round_1_begins_with_one_button_and_enter(qtbot, new_session):
    session = new_session(3)
    panel = PlayPanel(session)
    qtbot.addWidget(panel)
    button(panel, "begin").click()
    strip(panel).accept()
    assert session.facts.last_announced == 1


def test_the_line_below_says_which_earlier_round_it_speaks_of(play):
    _, panel = play(teams=4, played=3)
    assert "Round 4 ·" not in said(panel)
    type_keys(panel, Qt.Key.Key_PageUp)
    assert "Round 3 · All results are in." in said(panel)


@pytest.fixture
def usual_font():
    """Give the program its font back after a test with another."""
    before = QApplication.font()
    yield
    QApplication.setFont(before)


@pytest.mark.parametrize("base", [11, 12])
@pytest.mark.usefixtures("usual_font")
def test_the_standings_beside_the_tables_show_twenty_letters(play, base):
    font = text_font()
    font.setPointSizeF(base)
    QApplication.setFont(font)
    _, panel = play(teams=24)
    panel.resize(1206, 732)
    QApplication.processEvents()
    view = panel.findChild(QTableView, "standings")
    letters = QFontMetrics(text_font()).horizontalAdvance("Les Belles Voisines ")
    assert view.columnWidth(RunningColumn.NAME) > letters
    least_bottom = view.rowViewportPosition(23) + view.rowHeight(23)
    assert least_bottom <= view.viewport().height() + 1


def test_all_standings_stay_in_sight_however_long_the_names(play):
    session, panel = play(teams=24)
    for team in list(session.facts.teams.values()):
        name = f"Les Chic-Chocs de Sainte-Anne-des-Monts {team.number}"
        session.do(ChangeTeam(replace(team, name=name)))
    panel.resize(1206, 732)
    view = panel.findChild(QTableView, "standings")
    QApplication.processEvents()
    lowest = view.rowViewportPosition(23) + view.rowHeight(23)
    assert lowest <= view.viewport().height() + 1


@pytest.mark.parametrize("tables_on_screen", [11, 12, 24])
def test_every_table_stays_in_sight_while_a_question_is_asked(play, tables_on_screen):
    _, panel = play(teams=tables_on_screen)
    type_keys(panel, Qt.Key.Key_R)
    QApplication.processEvents()
    view = tables(panel)
    last = view.visualRect(view.model().index(tables_on_screen - 1, 0))
    assert view.viewport().rect().contains(last)


def test_a_double_advance_is_told_before_it_is_announced(play):
    _, panel = play(teams=3, played=2)
    type_keys(panel, HOME, HOME, HOME)
    assert "ADVANCE 2 TABLES THIS TIME" in said(panel)
    _, other = play(teams=4, played=2)
    type_keys(other, HOME, HOME, HOME, HOME)
    button(other, "next").click()
    assert "The number cards advance 2 tables this time" in said(other)


def test_the_standings_are_after_a_round_once_all_its_tables_are_in(stage, new_session):
    session = new_session(teams=2)
    session.do(AnnounceRound(1))
    panel = stage(PlayPanel(session))

    def said():
        return [label.text() for label in panel.findChildren(QLabel)]

    assert "during round 1" in said()
    for table in (1, 2):
        session.do(EnterResult(Place(1, table), result_of(Side.HOME)))
    assert "after round 1" in said()
