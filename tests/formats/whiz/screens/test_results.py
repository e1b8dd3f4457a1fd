"""Results of a Whiz tournament: the ranking, and the arithmetic one click away."""

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QMenu, QPushButton, QTableView, QTabWidget

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.printers import Tray
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.club import Club
from whist_td.formats.whiz.commands import (
    AnnounceWhizRound,
    CreateWhiz,
    EnterBoard,
    FinishWhiz,
    PenalisePlayer,
    RecordAsHappened,
)
from whist_td.formats.whiz.rules.event import SeatedRound, Seating
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import PASSED, Adjusted, BoardPlace, BoardResult, Penalty
from whist_td.formats.whiz.rules.settings import Ranking, WhizSettings
from whist_td.formats.whiz.screens.play_traveller import OutcomeDelegate
from whist_td.formats.whiz.screens.results import BoardsPage, WhizResultsPanel, board_sentence
from whist_td.formats.whiz.views.play_views import traveller
from whist_td.formats.whiz.words.deal_listings import OWN_RESULT, RESULT
from whist_td.kit.roomy import least_height
from whist_td.kit.session import Session
from whist_td.stages.results_frame import papers_so_far
from whist_td.words.words import Language, words

NAMES = ("Anne Côté", "Luc Roy", "Rita Cyr", "Guy Huard", "Lise Babin", "Yvon Poirier")
ROUNDS = (
    SeatedRound(1, (Seating(1, 1, 1, 2, 3), Seating(2, 2, 4, 5, 6))),
    SeatedRound(2, (Seating(1, 2, 3, 1, 2), Seating(2, 1, 6, 4, 5))),
)


@pytest.fixture
def played(tmp_path):
    "Six players, one deal per round; round 1 in, round 2 missing a table."

    def make(ranking=Ranking.MATCHPOINTS, language=Language.ENGLISH):
        club = Club(
            SqlClubFiles().create(tmp_path / "c.whist"),
            SteppingClock(),
            SeededDice(),
        )
        settings = WhizSettings(rounds=2, boards_per_round=1, ranking=ranking)
        players = tuple(Player(number, name) for number, name in enumerate(NAMES, start=1))
        details = Details("Whiz night", date(2026, 11, 21))
        desk = club.open_event(CreateWhiz(details, settings, players, ROUNDS))
        session = Session(desk, club.file, club.dice, words(language))
        session.do(AnnounceWhizRound(1))
        enter(session, 1, "10H S +1", "9NT E -2")
        session.do(AnnounceWhizRound(2))
        enter(session, 2, "13SXX N =")
        return session

    return make


def enter(session, round_number, *typed):
    for seating, text in zip(session.facts.seated(round_number).seatings, typed, strict=False):
        (board,) = session.facts.boards_at(seating)
        place = BoardPlace(round_number, seating.table, board)
        result = BoardResult(seating.seats, outcome_of(text, Notation.ENGLISH))
        assert session.do(EnterBoard(place, result))


@pytest.fixture
def panel(stage, played):
    def made(session=None, **wanted):
        return stage(WhizResultsPanel(session or played(**wanted), printers=Tray()), 1200, 700)

    return made


def view(panel, name):
    return panel.findChild(QTableView, name)


def cells(panel, name):
    model = view(panel, name).model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def said(panel):
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if label.isVisible())


def show_tab(panel, number):
    panel.findChild(QTabWidget, "whizResultsTabs").setCurrentIndex(number)


def test_the_ranking_says_what_is_missing(panel):
    shown = panel()
    assert "Provisional. Missing: round 2 (deal " in said(shown)
    assert "Standings during round 2" in said(shown)
    choice = shown.findChild(QComboBox, "asOfRound")
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    assert "Standings after round 1" in said(shown)


def test_the_ranking_is_final_once_the_director_has_ended_the_tournament(panel, played):
    session = played()
    shown = panel(session)
    enter(session, 2, "13SXX N =", "PASS")
    assert "Standings after round 2" in said(shown)
    assert "All results are in. The standings are final once" in said(shown)
    session.do(FinishWhiz())
    assert "Final standings\n" in said(shown)
    assert "Final standings: all results are in." in said(shown)


def test_a_round_of_which_no_deal_is_in_is_not_the_one_the_ranking_is_after(panel, played):
    session = played()
    shown = panel(session)
    session.undo()
    assert "Standings after round 1" in said(shown)


def test_every_player_has_a_line_with_percent_deals_and_points(panel):
    lines = cells(panel(), "whizRanking")
    assert len(lines) == len(NAMES)
    assert {line[3] for line in lines} == set(NAMES)
    assert all(line[4].endswith("%") or line[4] == "–" for line in lines)


@pytest.mark.parametrize(
    ("ranking", "heading"), [(Ranking.DATUM, "Deviation"), (Ranking.TOTAL, "Total")]
)
def test_where_percentages_do_not_rank_the_score_stands_before_them(panel, ranking, heading):
    model = view(panel(ranking=ranking), "whizRanking").model()
    headings = [
        model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())
    ]
    assert headings[4:6] == [heading, "Percent"]


def test_only_complete_deals_count_if_the_director_wants_that(panel):
    shown = panel()
    before = sum(int(line[5]) for line in cells(shown, "whizRanking"))
    choice = shown.findChild(QComboBox, "whichDeals")
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    assert sum(int(line[5]) for line in cells(shown, "whizRanking")) < before


def test_the_ranking_can_be_seen_as_of_an_earlier_round(panel):
    shown = panel()
    choice = shown.findChild(QComboBox, "asOfRound")
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    assert "As it was after round 1" in said(shown)
    assert {line[5] for line in cells(shown, "whizRanking")} == {"1"}


def test_a_new_result_is_in_the_ranking_at_once(panel, played):
    session = played()
    shown = panel(session)
    seating = session.facts.seated(2).seatings[1]
    place = BoardPlace(2, seating.table, session.facts.boards_at(seating)[0])
    session.do(EnterBoard(place, BoardResult(seating.seats, outcome_of("pass", Notation.ENGLISH))))
    assert "All results are in." in said(shown)


def test_a_page_asks_for_room_for_what_each_table_made_and_how_often(panel):
    shown = panel()
    show_tab(shown, 1)
    page = shown.findChild(BoardsPage)
    made, often = view(shown, "boardResults"), view(shown, "frequencyS")
    assert least_height(page) >= least_height(made) + least_height(often)


def test_a_deal_shows_all_its_results_and_what_each_score_was_worth(panel):
    shown = panel()
    show_tab(shown, 1)
    boards, told = view(shown, "whizBoardsList"), []
    for row in range(boards.model().rowCount()):
        boards.selectRow(row)
        told += [line[2] for line in cells(shown, "boardResults")]
    assert sorted(told) == ["10♥ S +1", "13♠XX N =", "9NT E −2"]
    assert cells(shown, "frequencyS")


def test_enter_on_a_player_opens_every_deal_and_the_sum(panel):
    shown = panel()
    ranking = view(shown, "whizRanking")
    ranking.setFocus()
    ranking.selectRow(0)
    QTest.keyClick(ranking, Qt.Key.Key_Return)
    assert shown.findChild(QTabWidget, "whizResultsTabs").currentIndex() == 2
    assert "in all, shared out" in said(shown)
    assert cells(shown, "playerDeals")


def test_a_penalty_is_in_the_sum_and_has_its_reason(panel, played):
    session = played()
    shown = panel(session)
    session.do(PenalisePlayer(Penalty(3, 1, 10, "late")))
    show_tab(shown, 2)
    row = [line[1] for line in cells(shown, "whizPlayersList")].index("3 Rita Cyr")
    view(shown, "whizPlayersList").selectRow(row)
    assert "less a penalty of 10" in said(shown)
    assert "“late”" in said(shown)


def test_nothing_is_offered_before_the_first_round(panel, played):
    session = played()
    while session.facts.is_started:
        session.undo()
    assert not panel(session).findChild(QPushButton, "printRanking").isEnabled()


def test_without_seats_for_every_round_the_standings_are_printed_alone(played):
    evening, kind = played().facts, WhizResultsPanel.KIND
    assert [paper.name for paper in papers_so_far(kind, evening)] == ["standings", "recap-sheet"]
    seated = {n: each for n, each in evening.rounds.items() if n < evening.settings.rounds}
    fewer = replace(evening, rounds=seated)
    assert [paper.name for paper in papers_so_far(kind, fewer)] == ["standings"]


def test_in_french_the_ranking_speaks_french(panel):
    shown = panel(language=Language.FRENCH)
    assert "Provisoire" in said(shown)
    assert any("," in line[4] for line in cells(shown, "whizRanking"))


def test_a_deal_page_says_why_a_score_was_adjusted(panel, played):
    session = played()
    place = session.facts.places(1)[0]
    seats = session.facts.seating(1, place.table).seats
    outcome = Adjusted(Fraction(40), Fraction(60), Fraction(60), "late at the table")
    session.do(EnterBoard(place, BoardResult(seats, outcome)))
    shown = panel(session)
    show_tab(shown, 1)
    told = f"Adjusted score in round 1 at table {place.table}: late at the table."
    assert told in board_sentence(session.facts, place.board, session.words)


def test_a_deal_that_strayed_counts_among_its_results(played):
    session = played()
    evening = session.facts
    stray = evening.seating(1, 2).seats
    (board,) = evening.boards_at(evening.seating(1, 1))
    session.do(RecordAsHappened(((BoardPlace(1, 2, board), BoardResult(stray, PASSED)),)))
    cells = [cell for cell in traveller(session.facts, board) if cell.is_begun]
    held = sum(cell.result is not None for cell in cells)
    told = board_sentence(session.facts, board, session.words)
    assert f"{held} results of {len(cells)}." in told
    assert held <= len(cells)


def test_suits_are_red_where_results_are_read(panel):
    shown = panel()
    for name, column in (("boardResults", RESULT), ("playerDeals", OWN_RESULT)):
        delegate = view(shown, name).itemDelegateForColumn(column)
        assert isinstance(delegate, OutcomeDelegate)


def test_the_results_of_one_player_alone_are_a_file_of_their_own(qtbot, panel, tmp_path):
    shown, path, asked = panel(), tmp_path / "one.pdf", []
    shown.work.choose_file = lambda _parent, suggested, _kind: asked.append(suggested) or path
    menu = shown.findChild(QMenu, "pdfOne")
    menu.aboutToShow.emit()
    with qtbot.waitSignal(shown.work.ended, timeout=20_000):
        menu.findChild(QAction, "pdfOne-2").trigger()
    name = shown._session.facts.players[2].name  # noqa: SLF001 - the session the panel was given
    texts = [page.extract_text() for page in PdfReader(path).pages]
    assert texts
    assert all(text.startswith(f"2 · {name}") for text in texts)
    assert name in asked[0].name


def test_the_standings_are_looked_at_another_way_and_the_event_stays(panel, played, qtbot):
    session = played()
    (place, result), *_ = session.facts.results.items()
    session.do(EnterBoard(place, BoardResult(result.seats, Adjusted(40, 50, 60, "late"))))
    session.do(PenalisePlayer(Penalty(4, 1, Fraction(10), "aloud")))
    shown, before = panel(session), session.facts
    choice = shown.findChild(QComboBox, "whichRanking")
    assert choice.currentText() == "By percentages"
    choice.setFocus()
    qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert choice.currentText() == "By deviation"
    headings = view(shown, "whizRanking").model()
    assert "Deviation" in [
        headings.headerData(n, Qt.Orientation.Horizontal) for n in range(headings.columnCount())
    ]
    assert "the event stays with its standings by percentages" in said(shown)
    assert "Penalties are in another measure" in said(shown)
    assert "60 % two tenths of the best deviation of the hand" in said(shown)
    assert session.facts is before
    qtbot.keyClick(choice, Qt.Key.Key_Up)
    assert not shown.findChild(QLabel, "lookedAt").isVisible()
