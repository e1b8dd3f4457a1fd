"""The keys and the looks of a person at the panel of a club night."""

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from whist_td.bootstrap import SeededDice
from whist_td.formats.club_night.commands.commands import EnterDeal
from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.deal_entry import ClubDealEntry
from whist_td.formats.club_night.screens.play import ClubPlayPanel
from whist_td.formats.club_night.views.sample import Chance, drawn_deal
from whist_td.kit.session import Session

FIRST = ("Anne", "Luc", "Rita", "Guy", "Lise", "Yvon", "Odette", "Earl", "Jeanne", "Réal", "Marie")
LAST = ("Côté", "Roy", "Cyr", "Huard", "Babin")
START = datetime(2026, 11, 21, 19, 30, tzinfo=UTC)
_KEYS = {
    "Enter": Qt.Key.Key_Return,
    "Esc": Qt.Key.Key_Escape,
    "Up": Qt.Key.Key_Up,
    "Down": Qt.Key.Key_Down,
    "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right,
    "Back": Qt.Key.Key_Backspace,
    "Delete": Qt.Key.Key_Delete,
    "+": Qt.Key.Key_Plus,
    "PgUp": Qt.Key.Key_PageUp,
    "PgDn": Qt.Key.Key_PageDown,
    "Space": Qt.Key.Key_Space,
    "Tab": Qt.Key.Key_Tab,
    "F2": Qt.Key.Key_F2,
    "F4": Qt.Key.Key_F4,
    "F7": Qt.Key.Key_F7,
    "F8": Qt.Key.Key_F8,
    "F9": Qt.Key.Key_F9,
}

ClubSession = Session[ClubNightEvent]
Night = Callable[..., ClubSession]
AtPlay = Callable[..., tuple[ClubSession, ClubPlayPanel]]


def show_play(qtbot, session: ClubSession) -> ClubPlayPanel:
    """Show Play in a window of an old laptop; the keys are on the tables."""
    panel = ClubPlayPanel(session)
    panel.resize(1211, 730)
    qtbot.addWidget(panel)
    panel.show()
    qtbot.waitExposed(panel)
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.take_focus()
    if isinstance(QApplication.focusWidget(), ClubDealEntry):
        press(panel, "Esc")
    return panel


def press(panel: QWidget, keys: str) -> None:
    """Press keys where they go: names of keys, and what is typed, with blanks between."""
    for told in keys.split():
        target = QApplication.focusWidget()
        assert target is not None
        assert target is panel or panel.isAncestorOf(target)
        if told == "Ctrl+Enter":
            QTest.keyClick(target, _KEYS["Enter"], Qt.KeyboardModifier.ControlModifier)
        elif told in _KEYS:
            QTest.keyClick(target, _KEYS[told])
        else:
            QTest.keyClicks(target, told)


def play_out(session: ClubSession, round_number: int, *tables: int) -> None:
    """Play tables of a round to their end, by lot."""
    chance = Chance(SeededDice(), round_number)
    for table in tables or session.facts.missing(round_number):
        for deal in count(1):
            if session.facts.sheet_at(round_number, table).is_over:
                break
            place = DealPlace(round_number, table, deal)
            assert session.do(EnterDeal(place, drawn_deal(session.facts, chance, place)))


def label(panel: QWidget, name: str) -> str:
    """Return what a label says."""
    found = panel.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found.text()


def said(panel: QWidget) -> str:
    """Return everything that is said on a panel."""
    labels = panel.findChildren(QLabel)
    return "\n".join(each.text() for each in labels if each.isVisibleTo(panel))


def button(panel: QWidget, name: str) -> QPushButton:
    """Return a button that can be seen."""
    found = (each for each in panel.findChildren(QPushButton, name) if each.isVisibleTo(panel))
    return next(found)
