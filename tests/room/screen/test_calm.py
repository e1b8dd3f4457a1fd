"""The room waits for a lull at the desk: asked often, it follows once, and never at once."""

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer

from whist_td.room.screen.room import LULL, SOON, Calm


class Told(QObject):
    def __init__(self):
        super().__init__()
        self.times = 0

    def count(self):
        self.times += 1


@pytest.fixture
def told(qapp):
    yield Told()
    qapp.processEvents()


@pytest.fixture
def calm(told):
    made = Calm(told)
    made.come.connect(told.count)
    return made


def test_it_never_speaks_in_the_turn_in_which_it_was_asked(qtbot, calm, told):
    calm.ask()
    QCoreApplication.sendPostedEvents()
    QCoreApplication.processEvents()
    assert told.times == 0
    with qtbot.waitSignal(calm.come):
        pass


def test_what_is_asked_often_is_answered_once(qtbot, calm, told):
    for _result in range(40):
        calm.ask()
        QCoreApplication.processEvents()
    with qtbot.waitSignal(calm.come):
        pass
    with qtbot.assertNotEmitted(calm.come, wait=LULL * 2):
        pass
    assert told.times == 1


def test_while_results_go_on_coming_the_room_follows_all_the_same(qtbot, calm):
    flood = QTimer(calm, interval=SOON * 2)
    flood.timeout.connect(calm.ask)
    flood.start()
    assert flood.interval() < LULL
    with qtbot.waitSignal(calm.come, timeout=5000):
        calm.ask()
    flood.stop()
    calm.stop()


def test_stopped_it_says_nothing_more(qtbot, calm):
    calm.ask()
    calm.stop()
    with qtbot.assertNotEmitted(calm.come, wait=LULL * 2):
        pass
