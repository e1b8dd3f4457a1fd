"""The journal of a Whiz tournament is searched by round, table, deal and player."""

from fractions import Fraction

import pytest
from PySide6.QtWidgets import QLineEdit

from whist_td.formats.whiz.commands import EnterBoard, LiftPenalty, PenalisePlayer
from whist_td.formats.whiz.rules.results import PASSED, BoardPlace, BoardResult, Penalty
from whist_td.window.journal import JournalPanel, JournalView


@pytest.fixture
def found(qtbot, tournament):
    """Search the journal of a first round with two results and a penalty taken back."""
    session = tournament()
    for place in (BoardPlace(1, 1, 5), BoardPlace(1, 2, 2)):
        seats = session.facts.seating(1, place.table).seats
        session.do(EnterBoard(place, BoardResult(seats, PASSED)))
    session.do(PenalisePlayer(Penalty(6, 1, Fraction(10), "loud")))
    session.do(LiftPenalty(1))
    panel = JournalPanel(session)
    qtbot.addWidget(panel)

    def lines(typed):
        panel.findChild(QLineEdit, "journalFilter").setText(typed)
        return panel.findChild(JournalView).model().rowCount()

    return lines


@pytest.mark.parametrize(
    ("typed", "count"),
    [
        ("table 1", 1),
        ("deal 2", 1),
        ("deal 22", 0),
        ("round 1 table 2", 1),
        ("player 8", 1),
        ("Huard", 1),
        ("luc roy", 1),
        ("cote", 0),
        ("poirier", 2),
        ("player 6", 2),
    ],
)
def test_a_line_is_found_by_what_it_is_about(found, typed, count):
    assert found(typed) == count
