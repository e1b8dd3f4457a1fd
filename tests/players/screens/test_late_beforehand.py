"""Somebody who is entered and will be late is marked so with one click; the window goes on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from whist_td.desk.requests import AcceptPapers
from whist_td.stages.entries_view import EntriesView


@pytest.fixture
def panel(opened):
    made = opened(9)
    view(made).go_to(2)
    return made


def view(panel) -> EntriesView:
    return next(each for each in panel.findChildren(EntriesView) if not each.isHidden())


def late(panel) -> QPushButton:
    return panel.findChild(QPushButton, "joinsButton")


def click(qtbot, panel) -> None:
    """Click, and wait until the seats are found."""
    before = panel.session.facts
    qtbot.mouseClick(late(panel), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.session.facts is not before)


def test_one_click_marks_a_player_late_and_seats_the_others(qtbot, panel):
    assert late(panel).text() == "Will be late"
    click(qtbot, panel)
    event = panel.session.facts
    assert event.players[3].first_round == 2
    assert 3 not in event.rounds[1].people()
    assert 3 in event.rounds[2].people()


def test_the_window_goes_on_while_seats_are_looked_for(qtbot, panel):
    before = panel.session.facts
    qtbot.mouseClick(late(panel), Qt.MouseButton.LeftButton)
    assert panel.session.facts is before
    qtbot.waitUntil(lambda: panel.session.facts is not before)


def test_who_comes_in_time_is_there_after_all(qtbot, panel):
    click(qtbot, panel)
    assert late(panel).text() == "Is here after all"
    click(qtbot, panel)
    event = panel.session.facts
    assert event.players[3].first_round == 1
    assert 3 in event.rounds[1].people()


def test_who_is_still_not_there_comes_a_round_later(qtbot, kind, panel):
    click(qtbot, panel)
    kind.begin(panel.session)
    view(panel).go_to(2)
    assert late(panel).text() == "Not here yet: round 3"
    click(qtbot, panel)
    event = panel.session.facts
    assert event.players[3].first_round == 3
    assert 3 not in event.rounds[2].people()


def test_in_play_who_plays_already_is_not_offered(kind, panel):
    kind.begin(panel.session)
    assert not late(panel).isVisible()


def test_it_is_undone_like_any_other(qtbot, panel):
    before = panel.session.facts
    click(qtbot, panel)
    panel.session.undo()
    assert panel.session.facts == before


def test_play_counts_who_will_be_late_among_those_entered(qtbot, kind, panel):
    click(qtbot, panel)
    panel.session.do(AcceptPapers({}))
    play = kind.play(panel.session)
    qtbot.addWidget(play)
    told = [label.text() for label in play.findChildren(QLabel)]
    assert any("9 players are entered, 1 of them late." in text for text in told)
