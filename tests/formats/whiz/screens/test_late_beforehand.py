"""Somebody who is entered and will be late is marked so before play, with one click."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from whist_td.desk.requests import AcceptPapers
from whist_td.formats.whiz.commands import AnnounceWhizRound
from whist_td.formats.whiz.screens.entries import WhizEntriesPanel
from whist_td.formats.whiz.screens.play import WhizPlayPanel
from whist_td.players.screens.players_grid import PlayersView


@pytest.fixture
def panel(qtbot, entered):
    made = WhizEntriesPanel(entered(players=9, rounds=4))
    qtbot.addWidget(made)
    made.resize(1100, 650)
    made.show()
    made.findChild(PlayersView).go_to(2)
    return made


def evening(panel):
    return panel._session.evening  # noqa: SLF001 - the session the panel was given


def late(panel):
    return panel.findChild(QPushButton, "joinsButton")


def click(qtbot, panel):
    qtbot.mouseClick(late(panel), Qt.MouseButton.LeftButton)


def test_one_click_marks_a_player_late_and_seats_the_others(qtbot, panel):
    assert late(panel).text() == "Will be late"
    click(qtbot, panel)
    assert evening(panel).players[3].first_round == 2
    assert 3 not in evening(panel).rounds[1].people()
    assert 3 in evening(panel).rounds[2].people()


def test_who_comes_in_time_is_there_after_all(qtbot, panel):
    click(qtbot, panel)
    assert late(panel).text() == "Is here after all"
    click(qtbot, panel)
    assert evening(panel).players[3].first_round == 1
    assert 3 in evening(panel).rounds[1].people()


def test_who_is_still_not_there_comes_a_round_later(qtbot, panel):
    click(qtbot, panel)
    panel._session.do(AnnounceWhizRound(1))  # noqa: SLF001 - the session the panel was given
    panel.findChild(PlayersView).go_to(2)
    assert late(panel).text() == "Not here yet: round 3"
    click(qtbot, panel)
    assert evening(panel).players[3].first_round == 3
    assert 3 not in evening(panel).rounds[2].people()


def test_in_play_who_plays_already_is_not_offered(panel):
    panel._session.do(AnnounceWhizRound(1))  # noqa: SLF001 - the session the panel was given
    assert not late(panel).isVisible()


def test_it_is_undone_like_any_other(qtbot, panel):
    before = evening(panel)
    click(qtbot, panel)
    panel._session.undo()  # noqa: SLF001 - the session the panel was given
    assert evening(panel) == before


def test_play_counts_who_will_be_late_among_those_entered(qtbot, panel):
    click(qtbot, panel)
    session = panel._session  # noqa: SLF001 - the session the panel was given
    session.do(AcceptPapers({}))
    play = WhizPlayPanel(session)
    qtbot.addWidget(play)
    told = [label.text() for label in play.findChildren(QLabel)]
    assert any("9 players are entered, 1 of them late." in text for text in told)
