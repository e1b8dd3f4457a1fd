"""Papers that no longer match: which, just those printed anew, and Play says so in time."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.fixtures.stage import button
from whist_td.desk.journal import printed_sheets
from whist_td.desk.requests import AcceptPapers, NotePrinted
from whist_td.formats.militaire.commands import (
    AnnounceRound,
    ChangeSettings,
    ChangeTeam,
    OrderTables,
)
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.screens.play import PlayPanel
from whist_td.formats.militaire.screens.play_tables import TablesView
from whist_td.kit.printing import pdf_file
from whist_td.paper.papers import papers_of
from whist_td.stages.formats import Stage
from whist_td.stages.next_stage import next_stage
from whist_td.stages.papers import PapersPanel
from whist_td.stages.papers_state import papers_state, sheets_told
from whist_td.stages.play_frame import WaitingFrame
from whist_td.words.words import Language, words

OTHERS = Team(3, "Club 3", "Zoé", ("Ann", "Bob", "Cyr"))
"""Team 3 with other people: nothing of it stands on anybody else's sheets."""


@pytest.fixture
def session(new_session):
    return new_session(4, Settings(rounds=6))


@pytest.fixture
def papers(qtbot, stage, session):
    made = stage(PapersPanel(session), 1100, 650)
    qtbot.waitUntil(lambda: made.is_laid_out)
    return made


def click(qtbot, panel, name):
    qtbot.mouseClick(button(panel, name), Qt.MouseButton.LeftButton)


def text(panel):
    """What the amber band says; "" where it is not shown."""
    label = panel.findChild(QLabel, "stalePapers")
    return label.text() if label.parentWidget().isVisibleTo(panel) else ""


def saved(qtbot, papers, path, name="savePapers"):
    qtbot.waitUntil(lambda: papers.is_laid_out)
    papers.work.choose_file = lambda *_asked: path
    click(qtbot, papers, name)
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: "Saved" in papers.work.text)
    return pdf_file(path.read_bytes())


def test_what_is_saved_to_be_printed_is_noted(qtbot, papers, session, tmp_path):
    saved(qtbot, papers, tmp_path / "papers.pdf")
    assert set(printed_sheets(session.desk.lines)) == {
        card.kind.name for card in papers.cards.cards
    }
    assert text(papers) == ""


def test_just_the_sheets_that_no_longer_match_are_offered(qtbot, papers, session, tmp_path):
    saved(qtbot, papers, tmp_path / "papers.pdf")
    session.do(ChangeTeam(OTHERS))
    stale = "Route cards (team 3); Number cards (team 3); Chart 1 for the wall; Name list"
    assert text(papers) == f"Out of date: {stale}."
    again = saved(qtbot, papers, tmp_path / "again.pdf", "saveStale")
    assert again.pages == 4
    assert text(papers) == ""


def test_a_part_of_the_papers_is_not_saved_over_the_whole(qtbot, papers, session, tmp_path):
    saved(qtbot, papers, tmp_path / "papers.pdf")
    session.do(ChangeTeam(OTHERS))
    qtbot.waitUntil(lambda: papers.is_laid_out)
    asked = []
    papers.work.choose_file = lambda _window, path, _kinds: asked.append(path.name)
    click(qtbot, papers, "savePapers")
    click(qtbot, papers, "saveStale")
    assert "made again" in asked[1]
    assert asked[0] != asked[1]


def test_what_is_wrong_again_is_told_after_a_restart(qtbot, papers, session, tmp_path):
    saved(qtbot, papers, tmp_path / "papers.pdf")
    session.do(ChangeTeam(OTHERS))
    later = PapersPanel(session)
    qtbot.addWidget(later)
    assert "team 3" in text(later)


def test_the_papers_are_compared_once_after_each_command(session):
    marks = {"cartons": {"1": "as it was"}}
    session.do(NotePrinted(marks))
    state = papers_state(session.facts, session.desk.lines)
    assert papers_state(session.facts, session.desk.lines) is state
    session.do(NotePrinted({"cartons": {"1": ""}}))
    assert papers_state(session.facts, session.desk.lines).printed != state.printed
    session.do(ChangeTeam(OTHERS))
    assert papers_state(session.facts, session.desk.lines) is not state


def test_a_draw_after_printing_makes_the_papers_the_next_stage(qtbot, papers, session, tmp_path):
    assert next_stage(session.facts, lambda: session.desk.lines) is Stage.PAPERS
    saved(qtbot, papers, tmp_path / "papers.pdf")
    assert next_stage(session.facts, lambda: session.desk.lines) is Stage.PLAY
    session.do(OrderTables((2, 1, 4, 3), 7))
    assert next_stage(session.facts, lambda: session.desk.lines) is Stage.PAPERS
    assert button(papers, "printStale").property("role") == "primary"


def test_sheets_can_be_left_as_they_are(qtbot, papers, session, tmp_path):
    saved(qtbot, papers, tmp_path / "papers.pdf")
    session.do(ChangeTeam(OTHERS))
    click(qtbot, papers, "acceptPapers")
    assert text(papers) == ""
    session.undo()
    assert "team 3" in text(papers)


def test_play_says_so_before_the_next_round_and_leads_to_the_papers(
    qtbot, papers, session, tmp_path
):
    saved(qtbot, papers, tmp_path / "papers.pdf")
    session.do(AnnounceRound(1))
    play = PlayPanel(session)
    qtbot.addWidget(play)
    assert text(play) == ""
    session.do(ChangeTeam(OTHERS))
    assert "Route cards (team 3)" in text(play)
    with qtbot.waitSignal(play.papers_requested):
        button(play, "stalePapersToPapers").click()
    button(play, "acceptPapers").click()
    assert text(play) == ""


def test_the_keys_go_back_to_the_tables_once_sheets_are_left_as_they_are(qtbot, session):
    play = begun(qtbot, session)
    session.do(ChangeTeam(OTHERS))
    leave = button(play, "acceptPapers")
    leave.setFocus()
    qtbot.keyClick(leave, Qt.Key.Key_Space)
    assert QApplication.focusWidget() is play.findChild(TablesView, "tables")


def test_once_no_round_is_left_to_begin_no_sheet_is_asked_for(qtbot, session):
    play = begun(qtbot, session)
    session.do(ChangeTeam(OTHERS))
    assert text(play) != ""
    session.do(ChangeSettings(replace(session.facts.settings, rounds=1)))
    assert text(play) == ""
    assert not papers_state(session.facts, session.desk.lines).stale


def begun(qtbot, session):
    """Sit down in Play on round 1, everything printed."""
    of = papers_of("militaire").planned(session.facts)
    kinds = papers_of("militaire").before_play
    session.do(NotePrinted({kind.name: kind.marks(of) for kind in kinds}))
    session.do(AnnounceRound(1))
    play = PlayPanel(session)
    qtbot.addWidget(play)
    with qtbot.waitActive(play):
        play.show()
        play.activateWindow()
    return play


def test_what_is_asked_before_round_1_has_the_one_primary_button(qtbot, session):
    play = PlayPanel(session)
    qtbot.addWidget(play)
    button(play, "begin").click()
    assert primary(play) == ["announce"]
    qtbot.keyClick(button(play, "announce"), Qt.Key.Key_Escape)
    assert primary(play) == ["toPapers"]


def primary(play):
    buttons = (each for each in play.findChildren(QPushButton) if each.isVisibleTo(play))
    return [each.objectName() for each in buttons if each.property("role") == "primary"]


def test_before_round_1_play_and_rail_agree_on_the_papers(qtbot, session):
    play = PlayPanel(session)
    qtbot.addWidget(play)
    assert button(play, "toPapers").isVisibleTo(play)
    assert button(play, "begin").property("role") == ""
    session.do(AcceptPapers({}))
    assert not button(play, "toPapers").isVisibleTo(play)
    assert button(play, "begin").property("role") == "primary"


def test_the_ways_on_are_read_whole_however_long_they_are(stage):
    class Waiting(WaitingFrame):
        BEGIN = "Prepare round 1 " * 3

    play = stage(Waiting(words(Language.ENGLISH)), 1200, 400)
    ways = [button(play, name) for name in ("toEntries", "begin", "toPapers")]
    assert all(way.width() >= way.sizeHint().width() for way in ways)


def test_whether_to_print_is_asked_once(qtbot, papers, session):
    play = button(papers, "papersToPlay")
    assert play.text() == "Play without sheets"
    with qtbot.waitSignal(papers.play_requested):
        play.click()
    assert next_stage(session.facts, lambda: session.desk.lines) is Stage.PLAY
    assert (play.text(), play.property("role")) == ("Go to play", "primary")


def test_cards_are_told_by_whose_they_are_and_not_counted_as_sheets(
    qtbot, stage, new_session, tmp_path
):
    session = new_session(teams=12)
    papers = stage(PapersPanel(session))
    saved(qtbot, papers, tmp_path / "papers.pdf")
    session.do(OrderTables((12, *range(1, 12)), 7))
    assert text(papers).startswith("Out of date: Route cards; ")
    assert "Reprint: teams 1 to 12" in [label.text() for label in papers.findChildren(QLabel)]
    qtbot.waitUntil(lambda: papers.is_laid_out)


@pytest.mark.parametrize(
    ("sheets", "said"),
    [
        (("3",), "équipe 3"),
        (("3", "4"), "équipes 3 et 4"),
        (("3", "4", "5"), "équipes 3 à 5"),
        (("3", "5", "9"), "équipes 3, 5 et 9"),
        (tuple(map(str, range(1, 20, 2))), "équipes 1, 3, 5, 7, 9, 11, 13, 15…"),
    ],
)
def test_sheets_are_named_as_one_reads_them_aloud(sheets, said):
    assert (
        sheets_told(papers_of("militaire").named("rotation-cards"), sheets, words(Language.FRENCH))
        == said
    )
