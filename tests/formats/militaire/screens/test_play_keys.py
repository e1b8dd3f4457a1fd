"""An evening with a real keyboard: the window is shown, and keys go to whatever has the focus."""

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QPushButton, QSpinBox

from tests.fixtures.stage import shown, strike
from tests.fixtures.windows import active
from whist_td.core.contracts import Strain
from whist_td.formats.militaire.commands import (
    AnnounceRound,
    ChangeSettings,
    ClearResult,
    EnterResult,
    EnterResults,
    WithdrawTeam,
)
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, result_of
from whist_td.formats.militaire.screens.play import PlayPanel
from whist_td.formats.militaire.screens.play_delegate import cell_layout
from whist_td.formats.militaire.screens.play_model import CELL
from whist_td.formats.militaire.screens.play_tables import TableAsked, TableKey, TablesView
from whist_td.kit.fields import WHOLE
from whist_td.kit.parts import PlainButton
from whist_td.kit.preferences import Preferences
from whist_td.kit.strip import Strip
from whist_td.kit.theme import Look, text_font
from whist_td.stages.second_pass import DifferenceStrip, PassBand
from whist_td.window.guide import GuidePanel
from whist_td.window.main_window import MainWindow
from whist_td.words.history import line_sentence
from whist_td.words.words import Language

HOME_WON, VISITORS_WON = Result(Side.HOME), Result(Side.VISITORS)
D, V, ENTER, TAB = Qt.Key.Key_D, Qt.Key.Key_V, Qt.Key.Key_Return, Qt.Key.Key_Tab


@pytest.fixture
def preferences(tmp_path) -> Preferences:
    made = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    made.language, made.look = Language.ENGLISH, Look.LIGHT
    return made


@pytest.fixture
def window(qtbot, new_session, club_file, club_of, preferences):
    """Open the window on the start page; tonight's event has four teams, round 1 announced."""
    club_file.close = lambda: None
    session = new_session(4)
    session.do(AnnounceRound(1, Strain.HEARTS))
    return active(qtbot, MainWindow(preferences, lambda _: club_of(session)))


@pytest.fixture
def session(window):
    """Sit down in Play, the keys on the first table."""
    strike(ENTER)
    return window.pages.session


def write(text):
    for letter in text:
        QTest.keyClicks(QApplication.focusWidget(), letter)


def tables(window) -> TablesView:
    return window.findChild(TablesView, "tables")


def focused() -> str:
    return QApplication.focusWidget().objectName()


def button(window, name) -> QPushButton:
    return next(b for b in window.findChildren(QPushButton, name) if b.isVisibleTo(window))


def strip(window) -> Strip | None:
    return next((s for s in window.findChildren(Strip) if s.isVisibleTo(window)), None)


def result(session, table, round_number=1):
    return session.facts.results.get(Place(round_number, table))


def play_on(session, *missing):
    """Enter the newest round but for some tables, and announce the next."""
    number = session.facts.last_announced
    entered = [Place(number, table) for table in (1, 2, 3, 4) if table not in missing]
    session.do(EnterResults(tuple((place, HOME_WON) for place in entered)))
    session.do(AnnounceRound(number + 1, Strain.CLUBS, despite_missing=True))


@pytest.mark.usefixtures("session")
def test_enter_opens_tonights_event(window):
    assert window.pages.here.panel == "play"
    assert focused() == "tables"


@pytest.mark.usefixtures("session")
def test_enter_presses_a_button_of_the_rail(window):
    button(window, "stage-entries").setFocus()
    strike(ENTER)
    assert window.pages.here.panel == "entries"


def test_enter_begins_a_new_event(window):
    button(window, "newEvent").setFocus()
    strike(ENTER)
    strike(ENTER)
    assert window.findChild(QPushButton, "createEvent").isVisibleTo(window)


def test_enter_presses_a_button_of_the_new_event(window):
    button(window, "newEvent").setFocus()
    strike(ENTER)
    strike(ENTER)
    for back in ("newEventBack", "chooseGameBack"):
        button(window, back).setFocus()
        strike(ENTER)
    assert button(window, "newEvent").isVisibleTo(window)


def test_enter_goes_to_the_next_missing_table_and_round_again(window, session):
    session.do(EnterResult(Place(1, 2), HOME_WON))
    visited = []
    for _ in range(4):
        strike(ENTER)
        visited.append(tables(window).table)
    assert visited == [3, 4, 1, 3]


def test_enter_goes_on_to_the_next_round_when_all_tables_are_in(session):
    strike(D, D, D, V, ENTER)
    assert focused() == "announce"
    strike(ENTER)
    assert session.facts.last_announced == 2
    assert focused() == "tables"


def test_a_run_of_enters_never_leaves_tables_behind(session):
    strike(D, D, *[ENTER] * 12)
    assert session.facts.last_announced == 1
    strike(D, D, *[ENTER] * 12)
    assert session.facts.last_announced == 2
    assert session.facts.missing(2) == (1, 2, 3, 4)


def test_enter_held_down_is_one_enter(window, session):
    strike(D, D, D, V)
    view = tables(window)
    for _ in range(5):
        held = key_held(ENTER)
        QApplication.sendEvent(QApplication.focusWidget() or view, held)
    assert session.facts.last_announced == 1


def key_held(key):
    plain = Qt.KeyboardModifier.NoModifier
    return QKeyEvent(QKeyEvent.Type.KeyPress, key, plain, "", autorep=True)


def test_a_key_held_down_enters_one_table(window, session):
    strike(D)
    for _ in range(5):
        QApplication.sendEvent(tables(window), key_held(D))
    assert session.facts.missing(1) == (2, 3, 4)


@pytest.mark.parametrize("name", ["next", "undoLast"])
@pytest.mark.parametrize("key", [V, Qt.Key.Key_Right])
def test_letters_and_arrows_on_the_foot_act_on_the_tables(window, session, name, key):
    strike(D, D, D, D, Qt.Key.Key_1, ENTER)
    button(window, name).setFocus()
    strike(key)
    assert result(session, 1) == VISITORS_WON
    assert focused() == "tables"


@pytest.mark.usefixtures("session")
def test_an_arrow_on_the_foot_moves_the_cursor(window):
    strike(D, D, D, D)
    button(window, "next").setFocus()
    strike(Qt.Key.Key_Up)
    assert (focused(), tables(window).table) == ("tables", 3)


@pytest.mark.usefixtures("window", "session")
def test_escape_on_the_foot_goes_back_to_the_tables():
    strike(D, D, D, D, ENTER)
    strike(Qt.Key.Key_Escape)
    assert focused() == "tables"


def test_a_round_that_lost_a_result_does_not_end_by_enter(session):
    strike(D, D, D, D, ENTER)
    strike(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert session.facts.missing(1) == (4,)
    strike(ENTER)
    assert session.facts.last_announced == 1
    strike(Qt.Key.Key_Escape)
    assert focused() == "tables"


def test_after_entry_the_cursor_goes_to_the_next_table_that_is_missing(window, session):
    session.do(EnterResult(Place(1, 2), HOME_WON))
    strike(V)
    assert tables(window).table == 3


def test_a_result_is_not_overwritten_where_the_cursor_came_by_itself(window, session):
    strike(D, D, D, D, V)
    assert result(session, 4) == HOME_WON
    assert "The result of table 4 is already in." in shown(window)


def test_with_nothing_missing_below_the_cursor_stays(window, session):
    session.do(EnterResult(Place(1, 4), HOME_WON))
    strike(Qt.Key.Key_Down, Qt.Key.Key_Down, D, V)
    assert result(session, 3) == HOME_WON
    assert tables(window).table == 3


@pytest.mark.parametrize(
    "way",
    [(Qt.Key.Key_Up,), (Qt.Key.Key_3, ENTER), (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Down)],
)
def test_where_the_director_went_a_key_corrects(session, way):
    strike(D, D, D, D, *way, V)
    assert result(session, 3) == VISITORS_WON


def test_the_forfeit_of_a_team_that_left_is_not_overwritten_by_a_key(window, session):
    session.do(WithdrawTeam(2, 1))
    strike(Qt.Key.Key_2, ENTER, D)
    assert result(session, 2) is None
    assert "forfeit, team 2 has withdrawn" in shown(window)


def test_the_menu_of_the_table_enters_what_was_played_all_the_same(session):
    session.do(WithdrawTeam(2, 1))
    strike(Qt.Key.Key_2, ENTER, Qt.Key.Key_M)
    menu = QApplication.activePopupWidget()
    menu.actions()[0].trigger()
    menu.close()
    assert result(session, 2) == HOME_WON


def test_the_menu_of_a_table_names_the_key_that_takes_a_result_away(stage, new_session, french):
    session = new_session(4, language=french)
    session.do(AnnounceRound(1, Strain.HEARTS))
    panel = stage(PlayPanel(session))
    tables(panel).table_asked.emit(TableAsked(1, TableKey.MENU))
    menu = panel.findChild(QMenu)
    assert any(action.text().endswith("\tSuppr") for action in menu.actions())
    menu.close()


def test_the_menu_of_a_table_takes_in_thirteen_tricks_and_names_the_key(session):
    strike(Qt.Key.Key_2, ENTER, Qt.Key.Key_M)
    menu = QApplication.activePopupWidget()
    thirteen = menu.actions()[1]
    thirteen.trigger()
    menu.close()
    assert thirteen.text() == "Visitors won all thirteen tricks\tShift+→"
    assert result(session, 2) == result_of(Side.VISITORS, ResultKind.PERFECT)


def click_on_visitors(window, table, *, twice=False):
    view = tables(window)
    rect = view.visualRect(view.model().index(table - 1, 0))
    point = QPoint(cell_layout(rect, QFontMetrics(text_font())).visitors.center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    if twice:
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_two_quick_clicks_on_a_side_are_one(window, session):
    click_on_visitors(window, 2, twice=True)
    assert result(session, 2) == VISITORS_WON


def test_a_second_slow_click_on_a_side_changes_nothing(window, session):
    click_on_visitors(window, 2)
    click_on_visitors(window, 2)
    assert result(session, 2) == VISITORS_WON


def foot_button(window, name):
    return window.findChild(PlainButton, name)


def test_thirteen_tricks_are_seen_and_clicked_below_the_tables(window, session, qtbot):
    assert not foot_button(window, "allTricks").isVisible()
    click_on_visitors(window, 2)
    offered = foot_button(window, "allTricks")
    qtbot.waitUntil(lambda: offered.text() == "Table 2: thirteen tricks" and offered.isVisible())
    foot_button(window, "allTricks").click()
    assert result(session, 2) == Result(Side.VISITORS, ResultKind.PERFECT, 13)
    assert foot_button(window, "allTricks").isChecked()
    foot_button(window, "allTricks").click()
    assert result(session, 2) == VISITORS_WON


def test_what_was_undone_is_done_again_with_the_mouse(window, session):
    click_on_visitors(window, 2)
    foot_button(window, "undoLast").click()
    assert result(session, 2) is None
    foot_button(window, "redoLast").click()
    assert result(session, 2) == VISITORS_WON
    assert not foot_button(window, "redoLast").isVisible()


def test_the_second_pass_begins_and_ends_with_the_mouse(window, session):
    for table in range(1, session.facts.tables + 1):
        click_on_visitors(window, table)
    foot_button(window, "secondPass").click()
    assert window.findChild(PassBand).isVisible()
    foot_button(window, "secondPass").click()
    assert not window.findChild(PassBand).isVisible()


def test_tonight_ends_after_an_earlier_round_with_the_mouse(window, session):
    foot_button(window, "finishEarlier").click()
    strip(window).findChild(QSpinBox, "lastRound").setValue(2)
    button = strip(window).findChild(QPushButton, "finishAfter")
    assert button.text() == "Finish after round 2"
    button.click()
    assert session.facts.settings.rounds == 2
    session.undo()
    assert session.facts.settings.rounds == 24


def test_a_note_is_typed_in_the_strip_and_nowhere_else(window, session):
    strike(Qt.Key.Key_R, Qt.Key.Key_Right, TAB, TAB)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    write("did not follow")
    strike(ENTER)
    assert result(session, 1) == Result(Side.HOME, ResultKind.REVOKE, note="did not follow")
    assert window.pages.here.panel == "play"


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_X, Qt.Key.Key_F])
@pytest.mark.parametrize("tab", [TAB, Qt.Key.Key_Backtab])
@pytest.mark.usefixtures("session")
def test_tab_goes_round_in_the_strip(window, key, tab):
    strike(key)
    visited = set()
    for _ in range(12):
        strike(tab)
        assert strip(window).isAncestorOf(QApplication.focusWidget())
        visited.add(QApplication.focusWidget())
    assert len(visited) > 2


@pytest.mark.usefixtures("session")
def test_tab_goes_round_in_the_announcement(window):
    strike(D, D, D, D, ENTER)
    for _ in range(9):
        strike(TAB)
        assert strip(window).isAncestorOf(QApplication.focusWidget())


@pytest.mark.usefixtures("session")
def test_tab_in_the_strip_goes_as_the_eye_does(window):
    strike(Qt.Key.Key_R)
    corners = []
    for _ in range(5):
        corners.append(QApplication.focusWidget().mapTo(strip(window), QPoint()))
        strike(TAB)
    read = sorted(corners, key=lambda corner: ((corner.y() + 20) // 40, corner.x()))
    assert corners == read, corners


@pytest.mark.usefixtures("session")
def test_escape_leaves_the_announcement_for_the_tables(window):
    strike(D, D, D, D, ENTER, ENTER, Qt.Key.Key_Escape)
    assert strip(window) is None
    assert focused() == "tables"


@pytest.mark.usefixtures("session")
def test_a_chosen_side_is_not_cut_off(window):
    strike(Qt.Key.Key_R, Qt.Key.Key_Right)
    chosen = next(b for b in strip(window).findChildren(QPushButton) if b.isChecked())
    words = QFontMetrics(chosen.font()).horizontalAdvance(chosen.text())
    assert chosen.width() >= words + 2 * 16


def test_an_earlier_round_that_lacks_tables_is_named_and_one_key_away(window, session):
    play_on(session, 2, 3)
    link = button(window, "earlierMissing")
    assert link.text() == "Round 1 still lacks tables 2 and 3"
    link.setFocus()
    strike(ENTER)
    assert "You are correcting round 1" in shown(window)
    assert (focused(), tables(window).table) == ("tables", 2)


def test_the_list_of_rounds_keeps_its_width_whatever_is_missing(window, session):
    chooser = window.findChild(QComboBox, "rounds")
    before = chooser.sizeHint().width()
    play_on(session, 2, 3)
    assert chooser.sizeHint().width() == before
    assert "2 tables missing" in chooser.itemData(1, WHOLE)


def test_with_the_earlier_round_complete_nothing_is_named(window, session):
    play_on(session, 2)
    session.do(EnterResult(Place(1, 2), HOME_WON))
    assert not window.findChild(QPushButton, "earlierMissing").isVisibleTo(window)


def test_the_evening_does_not_end_unasked_while_an_earlier_round_lacks_tables(window, session):
    play_on(session, 2)
    settings = session.facts.settings
    session.do(ChangeSettings(type(settings)(rounds=2)))
    strike(D, D, D, D, ENTER)
    assert not session.facts.progress.finished
    assert "Round 1 still lacks table 2." in shown(window)
    strike(ENTER)
    assert "You are correcting round 1" in shown(window)


def test_the_evening_ends_all_the_same_when_the_director_says_so(window, session):
    play_on(session, 2)
    session.do(ChangeSettings(type(session.facts.settings)(rounds=2)))
    strike(D, D, D, D, ENTER)
    button(window, "finishDespite").setFocus()
    strike(ENTER)
    assert session.facts.progress.finished


def test_going_on_without_tables_is_not_said_of_a_round_that_is_complete(window, session):
    strike(D, D)
    button(window, "despite").click()
    session.do(EnterResults(((Place(1, 3), HOME_WON), (Place(1, 4), HOME_WON))))
    strike(ENTER)
    assert session.facts.last_announced == 2
    assert not session.desk.lines[-1].command.despite_missing


def test_a_second_pass_reads_no_table_without_a_result(session, qtbot):
    strike(D, D, D, D, Qt.Key.Key_P)
    session.do(ClearResult(Place(1, 1)))
    with qtbot.waitSignal(session.refused):
        strike(D)


@pytest.mark.usefixtures("session")
def test_enter_in_a_second_pass_goes_to_the_next_table_to_read(window):
    strike(D, D, D, D, Qt.Key.Key_P, D, Qt.Key.Key_Down, ENTER)
    assert tables(window).table == 4


@pytest.mark.parametrize("ahead", [(Qt.Key.Key_Right, D), (D, D, D), (Qt.Key.Key_4, ENTER), (V,)])
def test_while_two_readings_differ_the_next_cards_answer_nothing(session, window, ahead):
    strike(V, D, D, D, Qt.Key.Key_P, D, *ahead)
    assert result(session, 1).winner is Side.VISITORS
    assert [each.isVisible() for each in window.findChildren(DifferenceStrip)] == [True]
    assert not tables(window).model().index(1).data(CELL).result


@pytest.mark.parametrize(("tabs", "winner"), [(1, Side.VISITORS), (2, Side.HOME)])
def test_tab_and_enter_say_which_reading_is_right(session, tabs, winner):
    strike(V, D, D, D, Qt.Key.Key_P, D, *[TAB] * tabs, ENTER)
    assert result(session, 1).winner is winner
    assert focused() == "tables"


def test_a_click_behind_the_question_answers_nothing(session, window):
    strike(V, D, D, D, Qt.Key.Key_P, D)
    view = tables(window)
    at = view.viewport().mapTo(window, view.visualRect(view.model().index(2)).center())
    before = dict(session.facts.results)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert session.facts.results == before
    assert focused() == ""


def test_the_end_of_a_second_pass_says_how_many_results_it_put_right(session):
    now = (TAB, TAB, ENTER)
    strike(D, D, D, D, Qt.Key.Key_P, V, *now, D, V, *now, D)
    line = session.desk.lines[-1]
    told = line_sentence(line, session.facts, session.words)
    assert told == "Round 1 entered again from the number cards: 2 results corrected"


@pytest.mark.usefixtures("session")
@pytest.mark.parametrize("asked", ["Substitute in team 1…", "Team 1 is leaving…"])
def test_the_guide_opens_above_what_the_menu_of_a_table_asks(qtbot, window, asked):
    strike(Qt.Key.Key_M)
    menu = QApplication.activePopupWidget()
    next(action for action in menu.actions() if action.text() == asked).trigger()
    menu.close()
    dialog = QApplication.activeModalWidget()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: window.findChild(GuidePanel) is not None)
