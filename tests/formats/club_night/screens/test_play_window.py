"""A club night in the whole window, with a real keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.fixtures.windows import event_window
from tests.formats.club_night.screens.playing import play_out, press, said
from whist_td.formats.club_night.screens.play import ClubPlayPanel
from whist_td.formats.club_night.screens.results import ClubResultsPanel

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot, night, tmp_path):
    session = night("scottish", 8, 1)
    return event_window(qtbot, session, tmp_path)


def test_the_event_opens_at_the_deal_that_is_asked(window):
    assert isinstance(window.pages.currentWidget(), ClubPlayPanel)
    assert QApplication.focusWidget().objectName() == "dealEntry"
    assert (window.width(), window.height()) == (1366, 768)


def test_ctrl_z_takes_back_the_deal_that_was_just_told(window):
    press(window, "Esc 2 Enter A Enter B Enter B Enter B Enter A Enter")
    assert len(window.pages.session.facts.results) == 1
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, CTRL)
    assert not window.pages.session.facts.results


def test_the_end_of_the_evening_leads_to_the_results(window):
    play_out(window.pages.session, 1)
    window.pages.currentWidget().take_focus()
    press(window, "Enter Enter")
    assert window.pages.session.facts.progress.finished
    assert isinstance(window.pages.currentWidget(), ClubResultsPanel)
    assert "Final standings" in said(window)


def test_in_a_small_window_the_ways_on_stand_on_one_line(window, qtbot):
    """A line for each took the room of the deal that is asked."""
    window.resize(1024, 768)
    window.set_size(24)
    ways = [window.findChild(QPushButton, name) for name in ("despite", "next")]
    qtbot.waitUntil(lambda: ways[0].isVisible() and ways[0].font().pointSize() > 12)
    assert len({way.mapTo(window, way.rect().center()).y() for way in ways}) == 1
