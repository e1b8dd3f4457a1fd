import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel

from whist_td.kit.waiting import in_turns, next_turn


@pytest.mark.usefixtures("qapp")
def test_the_window_has_its_turns_in_the_midst_of_work():
    heard = []
    QTimer.singleShot(0, lambda: heard.append("its turn"))
    with in_turns():
        next_turn(at_once=True)
        assert heard == ["its turn"]


@pytest.mark.usefixtures("qapp")
def test_work_that_nobody_does_in_turns_goes_on():
    heard = []
    QTimer.singleShot(0, lambda: heard.append("its turn"))
    next_turn(at_once=True)
    assert not heard


@pytest.mark.usefixtures("qapp")
def test_what_is_done_in_a_turn_of_the_window_gives_it_no_other():
    heard = []

    def work():
        QTimer.singleShot(0, lambda: heard.append("too soon"))
        with in_turns():
            next_turn(at_once=True)
        heard.append("done")

    QTimer.singleShot(0, work)
    with in_turns():
        next_turn(at_once=True)
    assert heard == ["done"]


def test_a_part_that_has_no_place_yet_is_not_dressed_twice(qtbot):
    part = QLabel("Standings")
    qtbot.addWidget(part)
    with in_turns():
        next_turn(at_once=True)
        assert not part.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)


@pytest.mark.usefixtures("qapp")
def test_a_mistake_ends_the_turns_of_the_work():
    heard = []
    with pytest.raises(LookupError), in_turns():
        [].pop()
    QTimer.singleShot(0, lambda: heard.append("its turn"))
    next_turn(at_once=True)
    assert not heard
