"""The giving of prizes in a whole window: the room follows, whatever the director looks at."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.club.screens.conftest import fours, new_club  # noqa: F401 - a club with two evenings
from whist_td.club.commands import GivePrizes, PlanPrizes
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion, plan_of
from whist_td.club.screens.read_out import ReadOutPage
from whist_td.club.views.prizes import PrizeGiving
from whist_td.core.held_events import year_of
from whist_td.kit.preferences import Preferences
from whist_td.room.views.views import Scene
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language


@pytest.fixture
def window(qtbot, stage, tmp_path, fours):  # noqa: F811
    club = fours
    book, event = club.book(), club.file.events()[0].id
    of = PrizeOccasion(event=event)
    book.do(PlanPrizes(of, (Prize(1, 1, PrizeRule(), PrizeAmount(4000)),)))
    giving = PrizeGiving(of, year_of(event, club.file.load(event)[0]))
    book.do(GivePrizes(of, giving.outcomes(book.facts, 7), 7))
    assert plan_of(book.facts, of)[0].given
    kept = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    kept.language = Language.ENGLISH
    made = stage(MainWindow(kept, lambda _path: club))
    qtbot.waitUntil(lambda: made.pages.count() > 0)
    made.pages.show_club()
    made.pages.show_panel("prizes")
    made.findChild(QPushButton, "readOut").click()
    yield made
    made.close()


def begin(window):
    page = window.findChild(ReadOutPage)
    page.findChild(QPushButton, "roomBegin").click()
    return page


def names(window):
    return [line.name for line in window.room.window.wall.poster.now]


def test_a_presenter_in_the_hall_takes_the_steps_as_well(window):
    page = begin(window)
    assert window.room.window.isVisible()
    page.findChild(QPushButton, "stepForward").click()
    assert names(window) == [""]
    QTest.keyClick(window.room.window, Qt.Key.Key_PageDown)
    assert all(names(window))
    QTest.keyClick(window.room.window, Qt.Key.Key_PageUp)
    assert names(window) == [""]


def test_the_giving_goes_on_in_another_language_and_stays_when_the_club_is_left(window, qtbot):
    page = begin(window)
    page.findChild(QPushButton, "stepForward").click()
    page.left.emit()
    window.findChild(QPushButton, "language-fr").click()
    qtbot.waitUntil(lambda: "re place" in window.room.window.wall.poster.place)
    window.findChild(QAction, "room_forward").trigger()
    assert all(names(window))
    window.pages.show_start()
    assert window.room.window.isVisible()
    assert window.room.window.wall.scene is Scene.PRIZES
    QTest.keyClick(window.room.window, Qt.Key.Key_PageUp)
    assert names(window) == [""]


def test_scenes_of_an_evening_are_not_shown_of_prizes(window):
    begin(window)
    QTest.keyClick(window.room.window, Qt.Key.Key_6)
    assert window.room.window.wall.scene is Scene.PRIZES
