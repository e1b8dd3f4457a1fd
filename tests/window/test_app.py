"""What the whole program does around its window."""

import gc
from threading import Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject

from whist_td.window.app import sweep_in_this_thread


class Leaving:
    """Something that holds itself, and notes in which thread it goes."""

    def __init__(self, noted):
        self.itself, self._noted = self, noted

    def __del__(self):
        self._noted.append(current_thread())


def busy():
    """Make so much that Python would sweep by itself."""
    return [[number] for number in range(100_000)]


@pytest.fixture
def sweeping():
    parent = QObject()
    gc.enable()
    sweep_in_this_thread(parent)
    yield
    parent.deleteLater()


@pytest.mark.usefixtures("qapp", "sweeping")
def test_what_nobody_needs_any_more_goes_in_the_windows_own_thread(qtbot):
    gone = []
    Leaving(gone)
    beside = Thread(target=busy)
    beside.start()
    beside.join()
    assert gone == []
    kept = busy()
    qtbot.waitUntil(lambda: bool(gone))
    assert gone == [main_thread()]
    assert len(kept) == 100_000
