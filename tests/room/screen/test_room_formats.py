"""The room and the director's bar in each of the formats, from the main window."""

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QSpinBox
from typing_extensions import override

from tests.room.screen.nights import NIGHTS
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.desk.club import Club
from whist_td.formats.club_night.commands.commands import EnterDeal
from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.views.sample import Chance, drawn_deal
from whist_td.formats.militaire.commands import EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.whiz.commands import EnterBoard
from whist_td.formats.whiz.rules.results import BoardResult, NoContract
from whist_td.kit.theme import Look
from whist_td.room.screen.room import LULL
from whist_td.room.views.views import Scene
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language

LABELS = {
    "militaire": "Minutes par manche",
    "whiz": "Minutes par tour",
    "club": "Minutes par tour",
}


class StoppedClock:
    """Half a minute after the announcement."""

    def __init__(self, night):
        self._now = night.clock.now().replace(second=40)

    def now(self):
        return self._now


@pytest.fixture(params=list(NIGHTS))
def name(request):
    return request.param


@pytest.fixture
def window(qtbot, tmp_path, preferences, name):
    night = NIGHTS[name](tmp_path)
    night.announce(1)
    night.session.file.close()
    preferences.look, preferences.language = Look.LIGHT, Language.FRENCH
    path = tmp_path / "night.whist"
    clock = StoppedClock(night)
    made = MainWindow(
        preferences,
        lambda _path: Club(SqlClubFiles().open(path), clock, SeededDice()),
        path,
    )
    qtbot.addWidget(made)
    made.resize(QSize(1366, 768))
    made.show()
    qtbot.waitExposed(made)
    qtbot.waitUntil(lambda: made.pages.count() > 0)
    made.pages.open_event(1)
    made.findChild(QAction, "room").trigger()
    yield made
    made.close()


def test_the_room_opens_with_the_round_in_the_words_of_its_format_and_goes_by_keys(window, name):
    wall = window.room.window.wall
    assert wall.scene is (Scene.SEATING if name == "club" else Scene.ANNOUNCEMENT)
    labels = [label.text() for label in window.room.bar.findChildren(QLabel)]
    assert LABELS[name] in labels
    assert window.findChild(QSpinBox, "roomMinutes").accessibleName() == LABELS[name]
    form = window.room.room.followed.form
    for scene in (scene for scene in form.scenes if scene is not Scene.MESSAGE):
        window.findChild(QAction, f"room_{scene.value}").trigger()
        assert window.room.window.wall.scene is scene
    window.findChild(QAction, "room_seating").trigger()
    first = window.room.window.page
    QTest.keyClick(window.room.window, Qt.Key.Key_PageDown)
    assert window.room.window.page == first + 1, "a presenter turns the pages of the seating"


class Order(QObject):
    """Writes down whether the desk was painted first, or the room."""

    def __init__(self, window):
        super().__init__(window)
        self.seen = []
        window.installEventFilter(self)
        window.room.room.wall_changed.connect(lambda: self.seen.append("room"))

    @override
    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.UpdateRequest:
            self.seen.append("desk")
        return super().eventFilter(watched, event)


def linger(_outcome):
    """Take as long over a result as a machine that is much too slow."""
    clock = QElapsedTimer()
    clock.start()
    while not clock.hasExpired(3 * LULL):
        pass


def test_nothing_of_the_room_runs_between_a_result_and_the_painted_desk(qtbot, window, name):
    window.pages.show_panel("play")
    QCoreApplication.processEvents()
    session, order = window.pages.session, Order(window)
    before = window.room.room.followed.event
    session.changed.connect(linger)
    first_result(name, session)
    assert window.room.room.followed.event is before
    qtbot.waitUntil(lambda: "room" in order.seen)
    assert order.seen[0] == "desk"
    qtbot.waitUntil(lambda: window.room.room.followed.event == session.facts)


def first_result(name, session):
    """Enter one result of round 1."""
    if name == "militaire":
        session.do(EnterResult(Place(1, 1), Result(Side.HOME)))
        return
    if name == "whiz":
        place = min(session.facts.places(1))
        seats = session.facts.seating(1, place.table).seats
        session.do(EnterBoard(place, BoardResult(seats, next(iter(NoContract)))))
        return
    place = DealPlace(1, 1, 1)
    session.do(EnterDeal(place, drawn_deal(session.facts, Chance(SeededDice(), 7), place)))
