"""The Papers stage of a Whiz tournament: its own papers, laid out once the movement is made."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QPushButton

from tests.fixtures.printers import Tray
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AddPlayers, AnnounceWhizRound, SeatRounds
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.kit.printing import pdf_file
from whist_td.stages.papers import PapersPanel


@pytest.fixture
def show(qtbot, stage):
    def shown(session):
        panel = stage(PapersPanel(session, printers=Tray()), 1100, 650)
        qtbot.wait(1)
        return panel

    return shown


@pytest.fixture
def panel(qtbot, tournament, show):
    made = show(tournament(begun=False))
    qtbot.waitUntil(lambda: made.is_laid_out)
    return made


def test_the_papers_are_those_of_a_tournament(panel):
    ticks = [card.tick.text() for card in panel.cards.cards]
    assert ticks == [
        "Route cards",
        "Table cards",
        "Travellers",
        "Score slips",
        "Director’s sheet",
        "Recapitulation",
        "Scoring by hand",
        "Rules of the game",
        "Name list",
        "Board labels",
    ]


def test_every_paper_says_what_it_is_for(panel):
    assert all(card.tick.accessibleDescription() for card in panel.cards.cards)
    assert len(panel.cards.cards) == len(PAPERS.before_play)


def test_score_slips_are_printed_only_where_they_are_wanted(panel):
    unticked = [card.tick.text() for card in panel.cards.cards if not card.tick.isChecked()]
    assert unticked == ["Score slips"]


def test_a_paper_alone_is_saved_with_its_pages(qtbot, panel, tmp_path):
    for tick in panel.findChildren(QCheckBox):
        tick.setChecked(tick.objectName() == "tick-guide-cards")
    path = tmp_path / "papers.pdf"
    panel.work.choose_file = lambda *_asked: path
    save = panel.findChild(QPushButton, "savePapers")
    qtbot.mouseClick(save, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(path.exists)
    assert pdf_file(path.read_bytes()).pages == 3


@pytest.fixture
def unseated(tournament):
    """Ten players, the last of whom came after the movement was made."""
    session = tournament(begun=False)
    session.do(AddPlayers((Player(10, "Joueur 10"),)))
    return session


def test_before_the_movement_is_made_nothing_can_be_printed(unseated, show):
    panel = show(unseated)
    assert not panel.is_laid_out
    assert not panel.findChild(QPushButton, "printPapers").isEnabled()


def test_the_papers_appear_when_the_movement_is_made(qtbot, unseated, show):
    panel = show(unseated)
    unseated.do(SeatRounds(seated_rounds(10, 3)))
    qtbot.waitUntil(lambda: panel.is_laid_out)


def test_a_round_that_begins_changes_no_paper(qtbot, tournament, show):
    session = tournament(begun=False)
    panel = show(session)
    qtbot.waitUntil(lambda: panel.is_laid_out)
    assert session.do(AnnounceWhizRound(1))
    assert panel.is_laid_out
