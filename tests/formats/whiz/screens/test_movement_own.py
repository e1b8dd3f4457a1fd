import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from whist_td.core.players import Player
from whist_td.formats.whiz.commands import SeatRounds
from whist_td.formats.whiz.screens.entries import WhizEntriesPanel
from whist_td.formats.whiz.views.edits import exchanged
from whist_td.formats.whiz.views.movement_views import possible_exchanges
from whist_td.formats.whiz.views.planning import add_players
from whist_td.formats.whiz.words.movement import own_movement_words
from whist_td.stages.unfinished import Question
from whist_td.words.words import Language, words


@pytest.fixture
def session(qtbot, entered):
    """Open a tournament of nine whose movement was changed by hand."""
    session = entered(players=9, rounds=3)
    evening = session.evening
    other = possible_exchanges(evening, 1, 1)[0]
    session.do(SeatRounds(exchanged(evening.rounds.values(), 1, 1, other)))
    panel = WhizEntriesPanel(session)
    qtbot.addWidget(panel)
    panel.show()
    session.panel = panel
    return session


def answered(name: str) -> None:
    """Press a button of the question once it stands there."""

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Question)
        dialog.findChild(QPushButton, name).click()

    QTimer.singleShot(0, press)


def test_a_movement_of_ones_own_is_kept_where_the_director_says_so(session):
    before = session.evening
    answered("careful")
    told = session.refusal(add_players(before, [Player(10, "Réal Minville")]))
    assert "your own" in told
    assert session.evening == before


def test_who_said_to_keep_it_is_not_asked_again(session):
    answered("careful")
    ask = add_players(session.evening, [Player(10, "Réal Minville")])
    assert session.refusal(ask) == session.refusal(ask) != ""


def test_given_up_it_comes_back_with_one_undo(session):
    before = session.evening.rounds
    answered("despite")
    assert not session.refusal(add_players(session.evening, [Player(10, "Réal Minville")]))
    assert len(session.evening.players) == 10
    session.undo()
    assert session.evening.rounds == before


def test_the_question_is_asked_in_french_throughout_and_its_title_is_whole(qtbot, session):
    french = words(Language.FRENCH)
    window = QWidget()
    qtbot.addWidget(window)
    said = own_movement_words(session.evening, french)
    dialog = Question(said.title, said.told, (said.keep, french("Reseat everyone")), window)
    told = {each.text() for each in dialog.findChildren(QPushButton)}
    assert told == {"Replacer tout le monde", "Garder mon mouvement"}
    title = next(e for e in dialog.findChildren(QLabel) if e.text() == dialog.windowTitle())
    assert dialog.sizeHint().width() > title.sizeHint().width()
