from dataclasses import replace
from datetime import date

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QTabWidget

from tests.fixtures.printers import Tray
from whist_td.formats.militaire.commands import (
    AnnounceRound,
    ChangeTeam,
    EnterResult,
    EnterResults,
    FinishEvent,
    WithdrawTeam,
)
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import Settings, TieBreak
from whist_td.formats.militaire.screens.results import ResultsPanel, TieQuestion
from whist_td.formats.militaire.screens.results_scoreboard import (
    FROZEN,
    POINTS,
    ScoreboardTable,
    ScoreboardView,
    scoreboard,
)
from whist_td.formats.militaire.views import sheet_view
from whist_td.formats.militaire.words.standings import militaire_listing
from whist_td.kit.stylesheet import HEADING
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import text_font
from whist_td.stages.results_frame import StateFrame
from whist_td.words.listings import Media

MOVED, TEAM, NAME, TOTAL, REASON = range(1, 6)
"""The columns of the standings after the rank."""
HOME, VISITORS = result_of(Side.HOME), result_of(Side.VISITORS)


def play(session, round_number, results):
    session.do(AnnounceRound(round_number, despite_missing=True))
    for table, result in enumerate(results, start=1):
        if result:
            session.do(EnterResult(Place(round_number, table), result))


@pytest.fixture
def session(new_session):
    made = new_session(teams=4, settings=Settings(rounds=3))
    play(made, 1, [HOME, HOME, HOME, HOME])
    play(made, 2, [HOME, HOME, VISITORS, None])
    return made


@pytest.fixture
def panel(stage, session):
    return stage(ResultsPanel(session, printers=Tray()), 1100, 650)


def shown(panel, column):
    model = panel.findChild(TextTableView, "standingsView").model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def titles(panel):
    return [label.text() for label in panel.findChildren(QLabel)]


def state(panel):
    return panel.findChild(StateFrame)


def click(qtbot, panel, name):
    form = panel.findChild(QAction, name)
    if form is not None:
        form.trigger()
        return
    qtbot.mouseClick(panel.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def test_the_standings_follow_every_result(panel, session):
    session.do(EnterResult(Place(2, 4), result_of(Side.HOME, tricks=13)))
    totals = dict(zip(shown(panel, TEAM), shown(panel, TOTAL), strict=True))
    assert totals["4"] == "3"


def test_everybody_s_place_is_a_picture_that_follows_the_round_chosen(panel, session, qtbot):
    session.do(EnterResult(Place(2, 4), HOME))
    tabs = panel.findChild(QTabWidget)
    tabs.setCurrentIndex(tabs.count() - 1)
    page = tabs.currentWidget()
    lines = page.picture.chart.lines
    assert {line.runner.number for line in lines} == {1, 2, 3, 4}
    assert all(len(line.places) == 2 for line in lines)
    assert all(line.runner.name in page.picture.accessibleDescription() for line in lines)
    qtbot.keyClick(panel.findChild(QComboBox, "asOfRound"), Qt.Key.Key_Down)
    assert page.picture.chart is None
    assert page.said.isVisible()


def test_missing_tables_are_named(panel):
    assert "Provisional. Missing: round 2 (table 4)." in state(panel).text
    assert state(panel).property("role") == "banner"


def test_a_complete_round_is_calm(panel, session):
    session.do(EnterResult(Place(2, 4), HOME))
    assert state(panel).text == "All results are in. 1 round is still to be played."
    assert state(panel).property("role") == "card"


def test_the_end_of_the_evening_is_final(panel, session):
    session.do(EnterResult(Place(2, 4), HOME))
    play(session, 3, [HOME] * 4)
    assert state(panel).text.startswith("All results are in.")
    assert "Standings after round 3" in titles(panel)
    session.do(FinishEvent())
    assert state(panel).text.startswith("Final standings")
    assert "Final standings" in titles(panel)


def test_a_round_of_which_nothing_is_in_is_not_the_one_the_standings_are_after(panel, session):
    session.do(EnterResult(Place(2, 4), HOME))
    session.do(AnnounceRound(3))
    session.do(EnterResults(tuple((Place(3, table), HOME) for table in (1, 2, 3))))
    assert "Standings after round 2" in titles(panel)
    session.do(EnterResult(Place(3, 4), HOME))
    assert "Standings after round 3" in titles(panel)


def test_before_the_first_result_the_standings_are_those_before_round_1(qtbot, new_session):
    session = new_session(teams=4)
    session.do(AnnounceRound(1))
    panel = ResultsPanel(session, printers=Tray())
    qtbot.addWidget(panel)
    assert "Standings before round 1" in titles(panel)


def test_any_earlier_round_can_be_looked_at(panel, qtbot):
    chooser = panel.findChild(QComboBox, "asOfRound")
    qtbot.keyClick(chooser, Qt.Key.Key_Down)
    assert panel.after_round == 1
    assert shown(panel, TOTAL) == ["1", "1", "1", "1"]


def test_looking_back_stays_where_it_is_when_play_goes_on(panel, session, qtbot):
    qtbot.keyClick(panel.findChild(QComboBox, "asOfRound"), Qt.Key.Key_Down)
    session.do(EnterResult(Place(2, 4), HOME))
    assert panel.after_round == 1


def test_places_moved_are_counted_from_the_round_before(session):
    session.do(EnterResult(Place(2, 4), result_of(Side.HOME, tricks=13)))
    before = {row.team: row.rank for row in sheet_view(session.facts, 1).rows}
    listing = militaire_listing(sheet_view(session.facts, 2), session.words, before)
    rows = [*listing.lines(Media.SCREEN)]
    moved = {row[TEAM].text: row[MOVED].text for row in rows}
    assert moved["3"].startswith("▼")
    assert moved["4"] == ""


def test_a_team_without_a_name_is_known_by_its_captain(session):
    teams = session.facts.teams
    nameless = {**teams, 1: replace(teams[1], name="")}
    view = sheet_view(replace(session.facts, teams=nameless), 1)
    listing = militaire_listing(view, session.words, None, nameless)
    for media in (Media.SCREEN, Media.RUNNING):
        shown = {cell.text for cells in listing.lines(media) for cell in cells}
        assert teams[1].captain in shown


def test_a_team_that_left_is_marked(panel, session):
    session.do(WithdrawTeam(2, 2))
    assert shown(panel, REASON)[-1] == "Withdrawn"


def test_a_shared_place_says_so(session):
    listing = militaire_listing(sheet_view(session.facts, 1), session.words)
    tied = next(listing.lines(Media.SCREEN))[REASON]
    assert tied.text == "Tied: nothing separates them"


def test_before_the_first_round_nobody_is_called_tied(session):
    listing = militaire_listing(sheet_view(session.facts, 0), session.words)
    assert {cells[REASON].text for cells in listing.lines(Media.SCREEN)} == {""}


def test_the_scoreboard_shows_points_and_running_total(session):
    model = ScoreboardTable(session.words)
    model.show_board(scoreboard(session.facts, sheet_view(session.facts, 2)))
    cell = model.index(0, FROZEN + 1)
    assert (cell.data(POINTS), cell.data()) == ("+2", "3")


def test_a_team_whose_table_is_out_has_no_points_yet(session):
    model = ScoreboardTable(session.words)
    model.show_board(scoreboard(session.facts, sheet_view(session.facts, 2)))
    assert model.index(3, FROZEN + 1).data(POINTS) == "…"


def test_a_round_to_come_is_blank_and_not_zero(session):
    model = ScoreboardTable(session.words)
    model.show_board(scoreboard(session.facts, sheet_view(session.facts, 2)))
    assert model.index(0, FROZEN + 2).data() == ""


def test_standings_that_nobody_looks_at_are_brought_up_to_date_when_shown(panel, session):
    panel.hide()
    session.do(EnterResult(Place(2, 4), HOME))
    panel.show()
    assert state(panel).text.startswith("All results are in.")


def test_the_two_halves_of_the_scoreboard_scroll_together(panel):
    panel.show()
    board = panel.findChild(ScoreboardView)
    board.rounds.verticalScrollBar().setRange(0, 50)
    board.who.verticalScrollBar().setRange(0, 50)
    board.rounds.verticalScrollBar().setValue(10)
    assert board.who.verticalScrollBar().value() == 10


@pytest.mark.parametrize("letters", [11, 17, 24])
def test_what_a_team_made_stands_beside_its_name_in_letters_of_any_size(qtbot, panel, letters):
    board = panel.findChild(ScoreboardView)
    panel.findChild(QTabWidget).setCurrentWidget(board)
    for half in (board.who, board.rounds):
        half.setStyleSheet(f"font-size: {letters}pt")
    qtbot.wait(1)
    rows = range(board.who.model().rowCount())
    assert [board.rounds.rowHeight(n) for n in rows] == [board.who.rowHeight(n) for n in rows]


@pytest.mark.parametrize("of", ["standings", "scoreboard"])
def test_the_tables_are_sound_models(session, qtmodeltester, of):
    if of == "standings":
        model = TextTable()
        model.show(militaire_listing(sheet_view(session.facts, 2), session.words))
    else:
        model = ScoreboardTable(session.words)
        model.show_board(scoreboard(session.facts, sheet_view(session.facts, 2)))
    qtmodeltester.check(model)


@pytest.fixture
def tied(new_session):
    made = new_session(teams=4, settings=Settings(rounds=1, tie_breaks=(TieBreak.EXTRA_DEAL,)))
    play(made, 1, [HOME, HOME, result_of(None, ResultKind.VOID), result_of(None, ResultKind.VOID)])
    return made


def test_an_extra_deal_settles_a_tie(qtbot, stage, tied):
    panel = stage(ResultsPanel(tied, printers=Tray()))
    click(qtbot, panel, "extraDealTeam2")
    assert shown(panel, TEAM)[0] == "2"
    assert tied.facts.playoffs == {(1, 2): 2}


def test_three_tied_teams_choose_who_beat_whom(qtbot, stage, new_session):
    tied = new_session(teams=3, settings=Settings(rounds=1, tie_breaks=(TieBreak.EXTRA_DEAL,)))
    play(tied, 1, [HOME] * 3)
    panel = stage(ResultsPanel(tied, printers=Tray()))
    panel.findChild(QComboBox, "extraDealWinner").setCurrentIndex(2)
    click(qtbot, panel, "keepExtraDeal")
    assert tied.facts.playoffs == {(2, 3): 3}


def test_no_extra_deal_is_asked_for_while_rounds_are_left(panel):
    assert panel.findChild(TieQuestion) is None


@pytest.mark.parametrize(
    ("name", "suffix", "opening"),
    [
        ("workbookButton", ".xlsx", b"PK"),
        ("webPageButton", ".html", b"<!"),
        ("pdfAll", ".pdf", b"%PDF"),
        ("pdf-standings", ".pdf", b"%PDF"),
        ("localCsv", ".csv", b"\xef\xbb\xbfRank"),
        ("fixedCsv", ".csv", b"\xef\xbb\xbfrank,team,"),
    ],
)
def test_a_file_is_written_where_it_was_asked(qtbot, panel, tmp_path, name, suffix, opening):
    asked = []
    path = tmp_path / f"evening{suffix}"
    panel.work.choose_file = lambda _parent, suggested, _kind: asked.append(suggested) or path
    with qtbot.waitSignal(panel.work.ended, timeout=20_000):
        click(qtbot, panel, name)
    qtbot.waitUntil(path.exists)
    assert path.read_bytes().startswith(opening)
    assert asked[0].name.startswith(date(2026, 11, 21).isoformat())
    assert panel.work.text == f"Saved: {path}"


@pytest.mark.parametrize(("downs", "opening"), [(1, b"Rank"), (2, b"rank,team,")])
def test_enter_on_a_form_of_the_list_saves_it(qtbot, panel, tmp_path, downs, opening):
    panel.show()
    panel.work.choose_file = lambda *_asked: tmp_path / "evening.csv"
    menu = panel.findChild(QPushButton, "csvButton").menu()
    menu.popup(panel.mapToGlobal(QPoint()))
    for _ in range(downs):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.work.ended, timeout=20_000):
        QTest.keyClick(menu, Qt.Key.Key_Return)
    qtbot.waitUntil((tmp_path / "evening.csv").exists)
    assert opening in (tmp_path / "evening.csv").read_bytes()[:16]


def test_the_two_plain_lists_are_not_saved_over_one_another(qtbot, panel):
    asked = []
    panel.work.choose_file = lambda _parent, suggested, _kind: asked.append(suggested.name)
    for name in ("localCsv", "fixedCsv"):
        click(qtbot, panel, name)
    assert len(set(asked)) == 2


def test_the_whole_event_is_one_pdf_that_a_secretary_finds_things_in(qtbot, panel, tmp_path):
    asked, path = [], tmp_path / "whole.pdf"
    panel.work.choose_file = lambda _parent, suggested, _kind: asked.append(suggested.name) or path
    with qtbot.waitSignal(panel.work.ended, timeout=20_000):
        click(qtbot, panel, "wholePdfButton")
    qtbot.waitUntil(path.exists)
    titles = [each.title for each in PdfReader(path).outline if not isinstance(each, list)]
    assert titles[:5] == ["Standings", "Scoreboard", "Team sheets", "Cross table", "Route cards"]
    assert {"Number cards", "Score sheets by round", "Rules of the game"} <= {*titles}
    assert asked[0].endswith(" - whole event.pdf")


def test_open_folder_opens_the_folder_of_the_file(qtbot, panel, tmp_path, session):
    opened = []
    panel.show()
    panel.work.choose_file = lambda *_asked: tmp_path / "evening.csv"
    panel.work.open_folder = opened.append
    with qtbot.waitSignal(panel.work.ended, timeout=20_000):
        click(qtbot, panel, "localCsv")
    qtbot.waitUntil((tmp_path / "evening.csv").exists)
    click(qtbot, panel, "openFolderButton")
    assert opened == [tmp_path]
    session.do(EnterResult(Place(2, 4), HOME))  # the file says other standings from now on
    assert panel.work.isHidden()


def test_a_place_that_cannot_be_written_gets_a_sentence(qtbot, panel, tmp_path):
    panel.work.choose_file = lambda *_asked: tmp_path / "no such folder" / "evening.csv"
    with qtbot.waitSignal(panel.work.ended, timeout=20_000):
        click(qtbot, panel, "localCsv")
    qtbot.waitUntil(lambda: "was not saved" in panel.work.text)
    assert panel.work.property("role") == "refusal"


def test_without_a_printer_the_director_is_told_what_to_do(qtbot, panel):
    with qtbot.waitSignal(panel.work.ended, timeout=20_000):
        click(qtbot, panel, "printStandings")
    qtbot.waitUntil(lambda: panel.work.text.startswith("No printer is connected"))


def test_before_play_nothing_is_offered(qtbot, new_session):
    panel = ResultsPanel(new_session(teams=4), printers=Tray())
    qtbot.addWidget(panel)
    assert not panel.findChild(QPushButton, "printStandings").isEnabled()
    assert state(panel).text.startswith("The standings begin")


def test_names_have_the_room_they_need_where_there_is_some(stage, new_session):
    session = new_session(teams=4)
    team = replace(session.facts.teams[1], name="Le Rocher de Saint-Georges-de-Malbaie")
    session.do(ChangeTeam(team))
    play(session, 1, [HOME, HOME, HOME, HOME])
    panel = stage(ResultsPanel(session, printers=Tray()), 1160, 650)
    view = panel.findChild(TextTableView, "standingsView")
    needed = QFontMetrics(text_font(HEADING)).horizontalAdvance(team.name)
    assert view.columnWidth(NAME) > needed
