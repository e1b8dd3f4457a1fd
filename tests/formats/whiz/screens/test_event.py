import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from whist_td.formats.whiz.rules.settings import Compare
from whist_td.formats.whiz.screens.event import WhizEventPanel
from whist_td.players.screens.movement_page import SeatsPanel
from whist_td.players.screens.reseating import ReseatingDialog
from whist_td.stages.new_event_page import ForecastCard


@pytest.fixture
def opened(stage, entered):
    def made(**wanted) -> WhizEventPanel:
        session = entered(**wanted)
        panel = stage(WhizEventPanel(session), 1100, 700)
        panel.session = session
        return panel

    return made


def number(panel: QWidget, name: str) -> QSpinBox:
    return panel.findChild(QSpinBox, name)


def told(panel: QWidget) -> str:
    labels = panel.findChild(ForecastCard).findChildren(QLabel)
    return "\n".join(label.text() for label in labels)


def test_a_name_is_kept_as_soon_as_it_is_given(opened):
    panel = opened(begun=False)
    name = panel.findChild(QLineEdit, "eventName")
    name.setText("Tournoi d’automne")
    name.editingFinished.emit()
    assert panel.session.facts.details.name == "Tournoi d’automne"


def test_more_rounds_come_with_their_movement_in_one_step(opened):
    panel = opened(players=9, rounds=3, begun=False)
    number(panel, "eventRounds").setValue(5)
    assert len(panel.session.facts.rounds) == 5
    assert len(panel.session.desk.lines) == 2
    panel.session.undo()
    assert len(panel.session.facts.rounds) == 3
    assert number(panel, "eventRounds").value() == 3


def test_the_movement_is_told_beside_the_options(opened):
    panel = opened(players=9, rounds=3, begun=False)
    assert "9 players entered" in told(panel)
    assert "3 tables · 3 rounds of 2 deals" in told(panel)


def test_too_few_players_are_told(opened):
    assert "6 players" in told(opened(players=4, begun=False))


def test_an_option_is_kept_and_can_be_undone(opened):
    panel = opened(begun=False)
    combo = panel.findChild(QComboBox, "compare")
    combo.setCurrentIndex(combo.findData(Compare.NET))
    combo.activated.emit(combo.currentIndex())
    assert panel.session.facts.settings.compare is Compare.NET
    panel.session.undo()
    assert combo.currentData() is Compare.RAW


def test_what_was_played_with_stays_as_it_is(opened):
    panel = opened(begun=True)
    assert not panel.findChild(QComboBox, "compare").isEnabled()
    assert not number(panel, "boardsPerRound").isEnabled()
    assert number(panel, "minutesPerBoard").isEnabled()


def test_during_play_another_length_is_looked_at_first(qtbot, opened):
    panel = opened(players=9, rounds=3, begun=True)
    assert not number(panel, "eventRounds").isEnabled()
    panel.findChild(QPushButton, "otherLength").click()
    dialog = panel.findChild(ReseatingDialog, "lengthDialog")
    number(dialog, "lengthRounds").setValue(4)
    accept = dialog.findChild(QPushButton, "reseatAccept")
    qtbot.waitUntil(accept.isEnabled)
    assert accept.text() == "Play 4 rounds in all"
    accept.click()
    assert len(panel.session.facts.rounds) == 4


def test_the_page_of_the_movement_opens_above(opened):
    panel = opened(begun=False)
    panel.findChild(QPushButton, "showMovement").click()
    assert panel.findChild(SeatsPanel).isVisible()
