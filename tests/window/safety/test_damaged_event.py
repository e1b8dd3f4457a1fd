"""An event that cannot be read: which, where, and the way back to a copy; the others open."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from whist_td.desk.backups import Reason

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def spoilt(path, keeper):
    """Return what puts a bad value into a column of tonight's event, after a copy was kept."""

    def made(change):
        keeper.keep(path, Reason.ROUND, datetime.now(UTC))
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(change)
        return path

    return made


def test_a_bad_heading_leads_back_to_the_copy_by_one_key(spoilt, open_window, qtbot):
    hand = open_window(spoilt("UPDATE event SET settings = '{' WHERE id = 2"))
    hand.wait_for("“Tonight” cannot be read")
    qtbot.waitUntil(lambda: hand.can_press("faultCopy"), timeout=20_000)
    assert hand.button("faultCopy").text().startswith("Go back to the copy of ")
    assert hand.button("faultCopy").hasFocus()
    QTest.keyClick(hand.button("faultCopy"), Qt.Key.Key_Space)
    hand.wait_for("Tonight")
    assert "cannot be read" not in hand.said


def test_the_other_events_are_an_escape_away(spoilt, open_window):
    hand = open_window(spoilt("UPDATE event SET date = 'x' WHERE id = 2"))
    hand.wait_for("cannot be read")
    QTest.keyClick(hand.button("faultBackups"), Qt.Key.Key_Escape)
    hand.wait_for("Spring night")


def test_a_bad_cell_deep_inside_is_met_when_the_event_opens(spoilt, open_window):
    hand = open_window(spoilt("UPDATE team SET captain = CAST(x'ff' AS TEXT) WHERE event_id = 2"))
    hand.wait_for("Tonight")
    hand.press("tonight")
    hand.wait_for("column captain")
    assert hand.button("faultRecover").isVisible()
