"""Somebody's file is read beside the window: it can be seen, waited for and stopped."""

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from whist_td.stages.work_line import ReadingBand
from whist_td.words.words import Language, words


class Reading:
    """A band, and what came of its file; the file hangs until it is let go."""

    def __init__(self, qtbot):
        self.page = QWidget()
        self.band = ReadingBand(words(Language.ENGLISH), self.page)
        QVBoxLayout(self.page).addWidget(self.band)
        qtbot.addWidget(self.page)
        self.page.show()
        self.is_free = Event()
        self.taken, self.refused = [], []
        self.band.begin(Path("list.xlsx"), self._hang, self.taken.append, self.refused.append)

    def _hang(self, progress):
        while not self.is_free.wait(0.01):
            progress(0, 0)
        return "the list"


@pytest.fixture
def reading(qtbot):
    made = Reading(qtbot)
    yield made
    made.is_free.set()


def test_a_file_that_takes_long_shows_that_it_is_being_read(reading, qtbot):
    qtbot.waitUntil(reading.band.isVisible)
    assert reading.band.text == "Reading list.xlsx…"
    reading.is_free.set()
    qtbot.waitUntil(lambda: reading.taken == ["the list"])
    assert not reading.band.isVisible()


def test_reading_can_be_stopped_and_nothing_is_taken_in(reading, qtbot):
    qtbot.waitUntil(reading.band.isVisible)
    reading.band.findChild(QPushButton, "stopButton").click()
    qtbot.waitUntil(lambda: not reading.band.is_under_way)
    assert not reading.band.isVisible()
    assert (reading.taken, reading.refused) == ([], [])
