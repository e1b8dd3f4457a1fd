"""Results of a club night: the standings, every player, every table, and what is taken home."""

from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QTabWidget

from tests.fixtures.printers import Tray
from tests.fixtures.samples import each_once
from tests.formats.club_night.screens.playing import button, play_out, said
from whist_td.desk.apart import no_progress
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    ChangeClubSettings,
    FinishClub,
    RemoveDeal,
    SanctionPlayer,
)
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine
from whist_td.formats.club_night.rules.event import ClubSettings, RankedBy, SeatingWay
from whist_td.formats.club_night.screens.results import EXPORTS, ClubResultsPanel
from whist_td.kit.text_table import TextTableView
from whist_td.stages.papers_print import PrintQuestion
from whist_td.stages.results_frame import export_work
from whist_td.words.words import Language, words


@pytest.fixture
def results(stage, night):
    """Open Results on a club night of which some rounds are played."""

    def opened(*told, played=1, **wanted):
        session = night(*told, **wanted)
        for number in range(1, played + 1):
            if number > 1:
                session.do(BeginClubRound(number))
            play_out(session, number)
        panel = stage(ClubResultsPanel(session, printers=Tray()), 1211, 730)
        return session, panel

    return opened


def texts(panel, name):
    view = panel.findChild(TextTableView, name)
    tabs = panel.findChild(QTabWidget, "clubResultsTabs")
    tabs.setCurrentIndex(next(n for n in range(tabs.count()) if tabs.widget(n).isAncestorOf(view)))
    model = view.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def headings(panel, name):
    model = panel.findChild(TextTableView, name).model()
    across = Qt.Orientation.Horizontal
    return [model.headerData(column, across) for column in range(model.columnCount())]


def test_before_play_it_says_when_the_standings_begin(results):
    _session, panel = results(begun=False, played=0)
    assert "The standings begin with the first deal of the first round." in said(panel)
    assert not button(panel, "csvButton").isEnabled()


def test_an_open_table_makes_the_standings_provisional(results):
    session, panel = results("scottish", 8)
    session.do(RemoveDeal(DealPlace(1, 2, len(session.facts.deals_at(1, 2)))))
    assert "Provisional. Missing: round 1 (table 2)." in said(panel)
    assert "Standings during round 1" in said(panel)


def test_the_last_round_makes_them_final(results):
    session, panel = results("scottish", 8, played=2)
    session.do(FinishClub())
    assert "Final standings" in said(panel)
    assert "Final standings: all results are in." in said(panel)


def test_all_tables_finished_is_not_yet_the_end(results):
    _session, panel = results("scottish", 8, rounds=2, played=2)
    assert "Final standings" not in said(panel)
    assert "All results are in. The standings are final once" in said(panel)


def test_before_the_first_deal_nothing_is_after_round_1(results):
    _session, panel = results("scottish", 8, played=0)
    assert "Standings before play" in said(panel)


@pytest.mark.parametrize("code", GAMES)
def test_every_game_has_its_standings_and_its_sheets(results, code):
    players = GAMES[code].most_players if GAMES[code].most_players < 4 else 4
    _session, panel = results(code, players, 1)
    assert texts(panel, "clubStandings")[0][0] == "1"
    assert len(texts(panel, "clubStandings")) == players
    assert texts(panel, "sheet")[-1][1] == "In all"


def test_what_a_game_counts_stands_in_its_columns(results):
    _session, panel = results("ten", 4)
    assert headings(panel, "clubStandings")[4:7] == ["Points", "Games won", "Rubbers won"]


def test_games_won_rank_where_the_game_says_so(results):
    _session, panel = results("scottish", 4)
    assert headings(panel, "clubStandings")[4:6] == ["Games won", "Points"]


def test_placement_points_rank_where_the_evening_has_them(results):
    session, panel = results("iwwa", 8)
    ranked = replace(session.facts.settings, ranked_by=RankedBy.PLACEMENT)
    session.do(ChangeClubSettings(ranked))
    assert headings(panel, "clubStandings")[4:6] == ["Placement points", "Points"]


def test_earlier_standings_can_be_looked_at(results):
    _session, panel = results("iwwa", 8, played=2)
    box = panel.findChild(QComboBox, "asOfRound")
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert panel.after_round == 1
    assert "As it was after round 1, with today’s corrections." in said(panel)


def test_enter_on_a_name_shows_every_deal_of_it(results):
    _session, panel = results("iwwa", 8)
    view = panel.findChild(TextTableView, "clubStandings")
    view.setFocus()
    view.selectRow(0)
    name = texts(panel, "clubStandings")[0][3]
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert panel.findChild(QTabWidget).currentIndex() == 1
    assert f"1. {name}" in said(panel)
    assert len(texts(panel, "playerDeals")) > 16


def test_a_sanction_stands_with_the_player_and_at_the_table(results):
    session, panel = results("iwwa", 4, 1)
    session.do(SanctionPlayer(JuryLine(1, 1, 12, "late")))
    panel.findChild(QTabWidget).setCurrentIndex(1)
    jury = [row for row in texts(panel, "sheet") if row[1] == "Referee: late"]
    assert "−12" in jury[0]
    row = next(row for row in texts(panel, "clubStandings") if row[3] == "Anne Côté")
    assert "−12" in row


def test_fixed_pairs_stand_together_and_each_has_a_page(results):
    settings = ClubSettings(GameChoice("ten"), rounds=1, seating=SeatingWay.PAIRS)
    _session, panel = results("ten", 8, settings=settings)
    names = [row[3] for row in texts(panel, "clubStandings")]
    assert len(names) == 4
    assert "Anne Côté + Luc Côté" in names
    assert len(texts(panel, "clubPlayersList")) == 8


def test_ties_are_explained(results):
    _session, panel = results("ten", 4)
    last = [row[-1] for row in texts(panel, "clubStandings")]
    assert "Tied: nothing separates them" in last


def test_a_page_that_nobody_looks_at_is_not_filled(results):
    _session, panel = results("iwwa", 8)
    filled = [
        panel.findChild(TextTableView, name).model().rowCount() > 0
        for name in ("clubStandings", "clubPlayersList", "clubTablesList")
    ]
    assert filled == [True, False, False]


def test_every_export_is_one_line_of_the_table_and_one_button(results):
    _session, panel = results("scottish", 4)
    for export in EXPORTS:
        assert panel.findChild(QPushButton, f"{export.name}Button") is not None


def test_the_list_holds_what_the_screen_shows(results):
    session, panel = results("scottish", 4)
    made = next(each for each in EXPORTS if each.name == "csv")
    content = made.maker(session.facts, session.words, 1)
    for row in texts(panel, "clubStandings"):
        assert row[2] in content


NAMED = [pytest.param(export, id=export.name) for export in EXPORTS]


@pytest.mark.parametrize(("export", "language"), each_once(NAMED, Language))
def test_every_export_can_be_made_in_both_languages(results, export, language):
    session, _panel = results("iwwa", 8)
    assert export_work(export, session.facts, 1, words(language))(no_progress)


def test_without_a_printer_it_says_what_to_do(results, qtbot):
    _session, panel = results("scottish", 4)
    with qtbot.waitSignal(panel.work.ended, timeout=20_000):
        button(panel, "printStandings").click()
    qtbot.waitUntil(lambda: "No printer is connected to this computer." in said(panel))


def test_the_recapitulation_is_printed_with_the_standings(night, qtbot, stage):
    session, tray = night("scottish", 4), Tray("Brother")
    play_out(session, 1)
    panel = stage(ClubResultsPanel(session, printers=tray))
    button(panel, "printStandings").click()
    qtbot.waitUntil(lambda: panel.findChild(PrintQuestion) is not None, timeout=20_000)
    button(panel.findChild(PrintQuestion), "printNow").click()
    qtbot.waitUntil(lambda: bool(tray.orders))
    outline = PdfReader(BytesIO(tray.orders[0].pdf.content)).outline
    papers = [entry.title for entry in outline if not isinstance(entry, list)]
    assert papers == ["Standings", "Recapitulation"]


def test_in_french_everything_is_french(results):
    _session, panel = results("iwwa", 8, language=Language.FRENCH)
    assert "Classement" in said(panel)
    assert headings(panel, "clubStandings")[0] == "Rang"
