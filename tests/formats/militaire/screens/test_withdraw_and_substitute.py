import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox

from whist_td.formats.militaire.commands import (
    AddSubstitute,
    AnnounceRound,
    EnterResults,
    WithdrawTeam,
)
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Side, result_of
from whist_td.formats.militaire.rules.teams import Substitute
from whist_td.formats.militaire.screens.entries import EntriesPanel
from whist_td.formats.militaire.screens.substitute import substitute_question, withdrawal_question
from whist_td.kit.answer_dialog import AnswerDialog
from whist_td.stages.entries_view import EntriesView


@pytest.fixture
def session(new_session):
    """Four teams that have played one round."""
    made = new_session(teams=4)
    made.do(AnnounceRound(1))
    home = result_of(Side.HOME)
    made.do(EnterResults(tuple((Place(1, table), home) for table in range(1, 5))))
    return made


@pytest.fixture
def substitution(qtbot, session):
    """Somebody is to play for somebody of team 3."""
    dialog = AnswerDialog(session, substitute_question(session, session.facts.team(3)), None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def withdrawal(qtbot, session):
    """Team 2 is to leave."""
    dialog = AnswerDialog(session, withdrawal_question(session), None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def press(dialog, name: str) -> None:
    dialog.findChild(QPushButton, name).click()


def choose_seat(qtbot, substitution, letters):
    qtbot.keyClicks(substitution.findChild(QComboBox, "substituteSeat"), letters)


def choose_team(qtbot, withdrawal, number):
    qtbot.keyClicks(withdrawal.findChild(QComboBox, "withdrawTeam"), str(number))


def test_nobody_leaves_before_a_team_is_chosen(withdrawal):
    assert withdrawal.findChild(QComboBox, "withdrawTeam").currentData() is None
    assert not withdrawal.findChild(QPushButton, "answerAccept").isEnabled()


def test_the_button_says_who_leaves_and_from_which_round(qtbot, session, withdrawal):
    button = withdrawal.findChild(QPushButton, "answerAccept")
    choose_team(qtbot, withdrawal, 2)
    assert button.text() == "Withdraw team 2, round 2"
    withdrawal.findChild(QSpinBox, "withdrawRound").setValue(7)
    button.click()
    assert session.facts.team(2).withdrawn_from == 7


def test_enter_keeps_the_team(qtbot, session, withdrawal):
    qtbot.keyClick(withdrawal, Qt.Key.Key_Return)
    assert session.facts.team(2).withdrawn_from is None
    assert not withdrawal.isVisible()


def test_a_second_withdrawal_is_refused_in_the_dialog(qtbot, session, withdrawal):
    choose_team(qtbot, withdrawal, 2)
    session.do(WithdrawTeam(2, 2))
    press(withdrawal, "answerAccept")
    assert "Team 2 has already withdrawn." in [x.text() for x in withdrawal.findChildren(QLabel)]


def test_a_substitute_plays_from_a_round_to_the_end(qtbot, session, substitution):
    choose_seat(qtbot, substitution, session.facts.team(3).members[2])
    qtbot.keyClicks(substitution.findChild(QLineEdit, "substituteName"), "Marthe Otis")
    press(substitution, "answerAccept")
    assert session.facts.team(3).substitutes == (Substitute(2, "Marthe Otis", 2),)


def test_a_substitute_with_the_name_of_somebody_present_is_asked_about(
    qtbot, session, substitution
):
    name = session.facts.team(1).captain
    choose_seat(qtbot, substitution, session.facts.team(3).captain)
    qtbot.keyClicks(substitution.findChild(QLineEdit, "substituteName"), name)
    press(substitution, "answerAccept")
    assert session.facts.team(3).substitutes == ()
    press(substitution, "twinsApart")
    press(substitution, "answerAccept")
    assert [each.name for each in session.facts.team(3).substitutes] == [f"{name} (2)"]


def test_in_whose_place_is_asked_and_nobody_chosen_beforehand(qtbot, session, substitution):
    qtbot.keyClicks(substitution.findChild(QLineEdit, "substituteName"), "Marthe Otis")
    qtbot.keyClick(substitution.findChild(QLineEdit, "substituteName"), Qt.Key.Key_Return)
    assert "Choose in whose place." in [x.text() for x in substitution.findChildren(QLabel)]
    assert session.facts.team(3).substitutes == ()


def test_a_substitute_without_a_name_is_asked_for(qtbot, session, substitution):
    choose_seat(qtbot, substitution, session.facts.team(3).captain)
    press(substitution, "answerAccept")
    assert "Enter the substitute’s name." in [x.text() for x in substitution.findChildren(QLabel)]
    assert session.facts.team(3).substitutes == ()


def test_the_entries_say_who_left_and_who_stands_in(qtbot, session):
    panel = EntriesPanel(session)
    qtbot.addWidget(panel)
    panel.show()
    session.do(AddSubstitute(1, Substitute(1, "Marthe Otis", 2, 5)))
    session.do(WithdrawTeam(2, 2))
    entries = panel.findChild(EntriesView).model().entries
    assert entries[0].stored.substitutes
    assert entries[1].stored.withdrawn_from == 2


def test_a_team_that_left_is_taken_back_with_one_button(qtbot, session):
    session.do(WithdrawTeam(2, 2))
    panel = EntriesPanel(session)
    qtbot.addWidget(panel)
    panel.findChild(EntriesView).go_to(1)
    assert panel.findChild(QPushButton, "reinstateButton").text() == "Bring team 2 back"
    press(panel, "reinstateButton")
    assert session.facts.team(2).withdrawn_from is None
