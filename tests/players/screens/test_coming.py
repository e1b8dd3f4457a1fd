"""Who comes late, leaves early or stays after all is seated alike, whatever is played."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSpinBox,
)

from tests.fixtures.entering import accept, line, names
from tests.fixtures.stage import press
from whist_td.formats.club_night.commands.commands import FinishClub
from whist_td.formats.whiz.commands import FinishWhiz
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.players.screens.reseating import ReseatingDialog


@pytest.fixture
def asked(opened):
    """Open a question with the button that asks it, round 1 of nine people having begun."""

    def made(button: str, name: str, players: int = 9):
        panel = opened(players, begun=1)
        press(panel, button)
        return panel, panel.findChild(ReseatingDialog, name)

    return made


def choose(qtbot, dialog, name: str, number: int) -> QPushButton:
    box = dialog.findChild(QComboBox, name)
    box.setCurrentIndex(box.findData(number))
    return accept(qtbot, dialog)


def test_a_late_player_comes_in_with_keys_alone_as_one_step(qtbot, asked):
    panel, dialog = asked("lateButton", "lateDialog")
    before = panel.session.facts
    field = dialog.findChild(QLineEdit, "lateName")
    qtbot.keyClicks(field, "Zoe Otis")
    assert accept(qtbot, dialog).text() == "Zoe Otis: joining from round 2"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    event = panel.session.facts
    assert names(panel)[-1] == "Zoe Otis"
    assert event.rounds[1] == before.rounds[1]
    assert all(10 in set(event.rounds[number].people()) for number in (2, 3))
    panel.session.undo()
    assert panel.session.facts == before


def test_a_name_typed_at_once_during_play_does_not_take_the_place_of_another(qtbot, opened):
    panel = opened(9, begun=1)
    before = names(panel)
    panel.take_focus()
    qtbot.keyClicks(panel.focusWidget(), "Zoe Otis")
    panel.settle()
    assert names(panel) == before
    assert panel.focusWidget().objectName() == "lateButton"


def test_a_late_player_without_a_name_waits_with_a_reason(qtbot, asked):
    _panel, dialog = asked("lateButton", "lateDialog")
    qtbot.waitUntil(lambda: bool(dialog.findChild(QLabel, "reseatMeans").text()))
    button = dialog.findChild(QPushButton, "reseatAccept")
    assert not button.isEnabled()
    assert button.toolTip() == "Enter the name first."


def test_a_late_player_of_a_name_that_stands_there_is_refused_until_told_apart(qtbot, asked):
    panel, dialog = asked("lateButton", "lateDialog")
    dialog.findChild(QLineEdit, "lateName").setText("anne côté")
    dialog.findChild(QLineEdit, "lateClub").setText("Maria")
    error = dialog.findChild(QLabel, "reseatError")
    qtbot.waitUntil(lambda: "is at number 1" in error.text())
    assert not dialog.findChild(QPushButton, "reseatAccept").isEnabled()
    press(dialog, "twinsApart")
    accept(qtbot, dialog).click()
    assert names(panel)[-1] == "anne côté (Maria)"


def test_who_comes_a_round_later_is_asked_for_then(qtbot, asked):
    panel, dialog = asked("lateButton", "lateDialog")
    dialog.findChild(QSpinBox, "lateRound").setValue(3)
    dialog.findChild(QLineEdit, "lateName").setText("Zoé Otis")
    assert accept(qtbot, dialog).text() == "Zoé Otis: joining from round 3"
    dialog.reject()
    assert len(names(panel)) == 9


def test_the_two_ways_to_seat_a_late_player_stand_there_with_their_prices(qtbot, asked):
    panel, dialog = asked("lateButton", "lateDialog")
    dialog.findChild(QLineEdit, "lateName").setText("Zoé Otis")
    accept(qtbot, dialog)
    told = dialog.findChild(QLabel, "reseatMeans")
    assert "round 2, table 1: no. 10 " in told.text()
    assert "All other seats stay the same." in told.text()
    # What was kept for the search, once that has ended, is the words'.
    search = dialog.findChild(QProgressBar, "reseatBar")
    qtbot.waitUntil(lambda: not search.sizePolicy().retainSizeWhenHidden())
    assert all("to print again" in price(dialog, n) for n in (1, 2))
    dialog.findChild(QRadioButton, "way2").click()
    assert "Rounds 2 and 3 are reseated" in told.text()
    planned = panel.session.facts.rounds[3]
    accept(qtbot, dialog).click()
    assert panel.session.facts.rounds[3] != planned


def price(dialog, number: int) -> str:
    return dialog.findChild(QLabel, f"wayPrice{number}").text()


def test_with_seats_taken_few_cards_are_printed_again(qtbot, asked):
    panel, dialog = asked("lateButton", "lateDialog")
    dialog.findChild(QLineEdit, "lateName").setText("Zoé Otis")
    before = panel.session.facts.rounds
    accept(qtbot, dialog).click()
    now = panel.session.facts.rounds
    stay = [
        n for n in range(1, 10) if all(now[r].place_of(n) == before[r].place_of(n) for r in now)
    ]
    assert stay


def test_somebody_leaves_and_undo_brings_the_old_seats_back(qtbot, asked):
    panel, dialog = asked("leaveButton", "leaveDialog")
    before = panel.session.facts
    assert dialog.findChild(QPushButton, "reseatAccept").toolTip() == "Choose first who leaves."
    button = choose(qtbot, dialog, "leaveWho", 3)
    assert button.text() == f"{names(panel)[2]}: leaving after round 1"
    button.click()
    assert 3 not in set(panel.session.facts.rounds[2].people())
    panel.session.undo()
    assert panel.session.facts == before


def test_a_departure_typed_with_its_enter_stops_where_it_says_what_it_means(qtbot, asked):
    panel, dialog = asked("leaveButton", "leaveDialog")
    before, who = panel.session.facts, dialog.findChild(QComboBox, "leaveWho")
    qtbot.keyClicks(who, "3")
    accept(qtbot, dialog)
    qtbot.keyClick(who, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert panel.session.facts == before
    qtbot.waitUntil(lambda: not dialog.is_unread)
    qtbot.keyClick(who, Qt.Key.Key_Return)
    assert 3 not in set(panel.session.facts.rounds[2].people())


def test_once_the_evening_has_ended_nobody_is_sent_to_buttons_that_do_nothing(opened):
    panel = opened(9, begun=1)
    assert line(panel).endswith("use the buttons above.")
    is_whiz = isinstance(panel.session.facts, WhizEvent)
    panel.session.do(FinishWhiz() if is_whiz else FinishClub(despite_missing=True))
    assert line(panel) == "The event has ended. A name can still be corrected."


def test_who_left_may_stay_after_all(qtbot, asked):
    panel, dialog = asked("leaveButton", "leaveDialog")
    choose(qtbot, dialog, "leaveWho", 1).click()
    press(panel, "stayButton")
    accept(qtbot, panel.findChild(ReseatingDialog, "stayDialog")).click()
    assert 1 in set(panel.session.facts.rounds[2].people())


@pytest.mark.parametrize("height", [640, 768])
def test_a_question_never_grows_beyond_the_window(qtbot, opened, height):
    panel = opened(9, begun=1)
    panel.resize(1024, height)
    press(panel, "lateButton")
    dialog = panel.findChild(ReseatingDialog, "lateDialog")
    dialog.findChild(QLineEdit, "lateName").setText("anne côté")
    error = dialog.findChild(QLabel, "reseatError")
    qtbot.waitUntil(lambda: "is at number 1" in error.text())
    assert dialog.height() <= height
    button = dialog.findChild(QPushButton, "reseatAccept")
    assert dialog.rect().contains(button.geometry().translated(0, 0))
    assert button.visibleRegion().boundingRect() == button.rect()
