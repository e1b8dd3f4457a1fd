"""The rest of an evening is offered at once and becomes better while the director looks."""

from functools import partial

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QWidget,
)

from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AnnounceWhizRound, RecordAsHappened
from whist_td.formats.whiz.rules.event import boards_of
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.screens.movement import MOVEMENT
from whist_td.formats.whiz.screens.play import WhizWaiting
from whist_td.formats.whiz.views.movement_views import Improving, judged
from whist_td.formats.whiz.views.planning import add_players, change_settings, leaving_player
from whist_td.formats.whiz.views.rebuilding import cost_of
from whist_td.formats.whiz.words.seating import SEATING
from whist_td.players.screens.entries import late_question, leave_question
from whist_td.players.screens.movement_page import SeatsPanel
from whist_td.players.screens.reseating import ReseatingDialog

SEARCH = 15_000
"""Milliseconds after which any search has ended."""


@pytest.fixture
def session(entered):
    """Open an evening of sixteen with seven rounds, three of them announced."""
    session = entered(players=10, rounds=7)
    more = [Player(number, f"Player {number}") for number in range(11, 17)]
    session.do(add_players(session.facts, more))
    for number in (1, 2, 3):
        session.do(AnnounceWhizRound(number, despite_missing=True))
    return session


@pytest.fixture
def leave(qtbot, stage, session):
    """Ask for the first player to leave after round 3; a first answer stands there."""
    dialog = stage(
        ReseatingDialog(session, SEATING, leave_question(session.facts, SEATING, session.words))
    )
    dialog.findChild(QComboBox, "leaveWho").setCurrentIndex(0)
    qtbot.waitUntil(lambda: button(dialog).isEnabled())
    return dialog


def button(dialog: QWidget, name: str = "reseatAccept") -> QPushButton:
    return dialog.findChild(QPushButton, name)


def is_looking(dialog: QWidget) -> bool:
    return dialog.findChild(QProgressBar, "reseatBar").isVisible()


def has_stopped() -> bool:
    return QThreadPool.globalInstance().activeThreadCount() == 0


def test_an_offer_is_accepted_while_the_search_still_runs(qtbot, session, leave):
    qtbot.waitUntil(lambda: is_looking(leave))
    button(leave).click()
    assert session.facts.players[1].last_round == 3
    assert judged(session.facts, session.facts.rounds.values()).is_sound
    qtbot.waitUntil(has_stopped)


def test_undo_after_an_offer_that_was_accepted_in_mid_search_brings_all_back(qtbot, session, leave):
    before = session.facts
    button(leave).click()
    qtbot.waitUntil(has_stopped)
    session.undo()
    assert session.facts == before


def test_closing_the_question_in_mid_search_stops_it_and_changes_nothing(qtbot, session, leave):
    before = session.facts
    button(leave, "reseatKeep").click()
    qtbot.waitUntil(has_stopped)
    assert session.facts == before


def test_a_question_that_vanishes_in_mid_search_leaves_no_search_behind(qtbot, session):
    dialog = ReseatingDialog(
        session, SEATING, leave_question(session.facts, SEATING, session.words)
    )
    dialog.show()
    dialog.findChild(QComboBox, "leaveWho").setCurrentIndex(0)
    dialog.deleteLater()
    qtbot.waitUntil(has_stopped)


@pytest.mark.slow
def test_what_is_accepted_after_the_search_is_no_worse_than_the_first_offer(qtbot, session, leave):
    before = session.facts
    asked = partial(leaving_player, before, 1, 3)
    first = Improving(before, asked, takes_seats=True).best
    qtbot.waitUntil(lambda: not is_looking(leave), timeout=SEARCH)
    button(leave).click()
    to_come = [said for said in session.facts.rounds.values() if said.announced_at is None]
    assert cost_of(before, to_come).pain <= first.cost.pain


@pytest.fixture
def wrong_boards(session):
    """Let a table play boards that its North is to meet in round 6."""
    seating = session.facts.rounds[3].seatings[0]
    later = session.facts.rounds[6].place_of(seating.north)
    size = session.facts.settings.boards_per_round
    outcome = BoardResult(seating.seats, outcome_of("10H S +1", Notation.ENGLISH))
    told = [(BoardPlace(3, seating.table, b), outcome) for b in boards_of(later.board_set, size)]
    session.do(RecordAsHappened(tuple(told)))
    return session


@pytest.fixture
def page(stage, wrong_boards):
    """Show the movement after that; it is held here, lest Python forget it while Qt paints it."""
    return stage(SeatsPanel(wrong_boards, MOVEMENT))


def test_the_page_says_who_would_meet_his_deals_again(page):
    assert "again" in page.findChild(QLabel, "movementTold").text()


def test_during_play_made_anew_is_seen_before_it_is_carried_out(qtbot, wrong_boards, page):
    before = wrong_boards.facts
    button(page, "movementAnew").click()
    dialog = page.findChild(ReseatingDialog, "freshRoundsDialog")
    qtbot.waitUntil(lambda: button(dialog).isEnabled())
    assert wrong_boards.facts == before
    assert "Rounds 4 to 7 are reseated" in dialog.findChild(QLabel, "reseatMeans").text()
    button(dialog).click()
    evening = wrong_boards.facts
    assert judged(evening, evening.rounds.values()).is_sound
    qtbot.waitUntil(has_stopped)


def test_more_rounds_than_can_be_had_say_so_where_play_would_begin(qtbot, entered):
    session = entered(players=9, rounds=5)
    session.do(change_settings(session.facts, WhizSettings(rounds=20)))
    waiting = WhizWaiting(session.words)
    qtbot.addWidget(waiting)
    waiting.refresh(session.facts)
    told = " ".join(label.text() for label in waiting.findChildren(QLabel))
    assert "9 players can have 1 to 8 rounds, not 20" in told


def test_the_next_best_way_is_chosen_with_the_arrow_keys_and_carried_out(qtbot, stage, session):
    before = session.facts
    late = stage(
        ReseatingDialog(session, SEATING, late_question(session.facts, SEATING, (), session.words))
    )
    qtbot.keyClicks(late.findChild(QLineEdit, "lateName"), "Zoe")
    way = late.findChild(QRadioButton, "way1")
    qtbot.waitUntil(way.isVisible, timeout=SEARCH)
    told, price = late.findChild(QLabel, "reseatMeans"), late.findChild(QLabel, "wayPrice1")
    assert "All other seats stay" in told.text()
    assert price.text().startswith("No deal to make · ")
    late.findChild(QRadioButton, "way1").setFocus()
    qtbot.keyClick(late.findChild(QRadioButton, "way1"), Qt.Key.Key_Down)
    assert late.findChild(QRadioButton, "way2").isChecked()
    assert "Rounds 4 to 7 are reseated" in told.text()
    button(late).click()
    now = session.facts
    assert now.players[17].first_round == 4
    assert now.rounds[4].seatings != before.rounds[4].seatings
    qtbot.waitUntil(has_stopped)
