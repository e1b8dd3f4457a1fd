"""Seats of the director's own are not given up unasked, whatever is played."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton

from whist_td.stages.unfinished import UnfinishedQuestion


@pytest.fixture
def own(kind, opened):
    """Open an event of nine whose seats were changed by hand."""
    session = opened(9).session
    kind.change(session)
    return session


def answered(name: str) -> None:
    """Press a button of the question once it stands there."""

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, UnfinishedQuestion)
        dialog.findChild(QPushButton, name).click()

    QTimer.singleShot(0, press)


def test_seats_of_ones_own_are_kept_where_the_director_says_so(kind, own):
    before = own.facts
    answered("careful")
    assert "your own" in own.refusal(kind.one_more(before))
    assert own.facts == before


def test_who_said_to_keep_them_is_not_asked_again(kind, own):
    answered("careful")
    ask = kind.one_more(own.facts)
    assert own.refusal(ask) == own.refusal(ask) != ""


def test_given_up_they_come_back_with_one_undo(kind, own):
    before = own.facts.rounds
    answered("despite")
    assert not own.refusal(kind.one_more(own.facts))
    assert len(own.facts.players) == 10
    own.undo()
    assert own.facts.rounds == before
