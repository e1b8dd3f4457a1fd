"""The room window among screens: other display, one display, displays that come and go."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from whist_td.room.screen.room_window import RoomPlace, RoomWindow
from whist_td.room.screen.wall_view import Wall
from whist_td.room.views.views import Scene
from whist_td.room.words.posters import Foot, TextPoster

REPOSITORY = Path(__file__).resolve().parents[3]
NOTHING = Foot("", None, "", None)


class Screens:
    """What is plugged in."""

    def __init__(self) -> None:
        self.wall = None

    def __call__(self, _director):
        return self.wall


@pytest.fixture
def desk(stage):
    return stage(QWidget())


@pytest.fixture
def window(qtbot, english):
    made = RoomWindow(english)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def screens():
    return Screens()


@pytest.fixture
def place(window, desk, screens):
    return RoomPlace(window, desk, screens)


def test_on_a_single_screen_it_opens_as_an_ordinary_window(place, window):
    place.open()
    assert window.isVisible()
    assert not window.isFullScreen()


def test_on_a_single_screen_it_leaves_most_of_the_work_in_sight(place, window, desk):
    place.open()
    whole = desk.screen().availableGeometry()
    assert window.width() <= whole.width() / 2 + 1
    assert window.height() <= whole.height() / 2 + 1


def test_with_another_display_it_fills_that(place, window, screens, desk):
    screens.wall = desk.screen()
    place.open()
    assert window.isFullScreen()
    assert place.is_on_wall


def test_on_the_wall_it_leaves_the_keys_at_the_desk(qtbot, place, window, screens, desk):
    screens.wall = desk.screen()
    with qtbot.waitActive(desk):
        desk.activateWindow()
    place.open()
    QApplication.processEvents()
    assert desk.isActiveWindow()
    assert not window.isActiveWindow()


def test_when_the_projector_is_unplugged_it_waits_out_of_the_way(place, window, screens, desk):
    screens.wall = desk.screen()
    place.open()
    screens.wall = None
    place.settle()
    assert not window.isVisible()
    assert place.is_waiting


def test_when_the_projector_is_plugged_in_again_it_comes_back(place, window, screens, desk):
    screens.wall = desk.screen()
    place.open()
    screens.wall = None
    place.settle()
    screens.wall = desk.screen()
    place.settle()
    assert window.isFullScreen()


def test_it_notices_a_screen_that_goes_and_comes(qtbot, qapp, place, window, screens, desk):
    screens.wall = desk.screen()
    place.open()
    screens.wall = None
    with qtbot.waitSignal(place.changed):
        qapp.screenRemoved.emit(desk.screen())
    assert place.is_waiting
    screens.wall = desk.screen()
    with qtbot.waitSignal(place.changed):
        qapp.screenAdded.emit(desk.screen())
    assert window.isFullScreen()


def test_it_moves_to_the_other_screen_and_back(place, window, screens, desk):
    screens.wall = desk.screen()
    place.open()
    place.swap()
    assert not window.isFullScreen()
    place.swap()
    assert window.isFullScreen()


def test_a_closed_room_stays_closed_whatever_is_plugged_in(place, window, screens, desk):
    place.open()
    place.close()
    screens.wall = desk.screen()
    place.settle()
    assert not window.isVisible()


def test_a_second_of_the_clock_repaints_the_foot_alone(qtbot, window):
    window.resize(800, 600)
    window.show()
    qtbot.waitExposed(window)
    poster = TextPoster("Café")
    window.show_wall(Wall(Scene.MESSAGE, poster, Foot("Round 1", None, "", None)), 0)
    qtbot.wait(50)
    painted = []
    window.paintEvent = lambda event: painted.append(event.rect())
    window.show_wall(Wall(Scene.MESSAGE, poster, Foot("Round 1", None, "later", None)), 0)
    qtbot.waitUntil(lambda: bool(painted))
    assert painted[0].top() > 400


def test_keys_pressed_in_the_room_reach_the_desk(qtbot, window):
    with qtbot.waitSignal(window.pressed):
        QTest.keyClick(window, Qt.Key.Key_Right)


def test_it_has_a_name_for_those_who_hear_the_screen(window, english):
    window.speak(english)
    assert window.accessibleName() == "What the players see"


PROGRAM = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
from whist_td.words.words import Language, words
from whist_td.room.screen.room_window import RoomPlace
from whist_td.room.screen.room_window import RoomWindow
app = QApplication([])
desk = QWidget(); desk.show()
window = RoomWindow(words(Language.FRENCH)); place = RoomPlace(window, desk)
place.open(); app.processEvents()
box = window.geometry()
print(window.screen().name(), box.x(), box.y(), box.width(), box.height(), window.isFullScreen(),
      window.grab().width())
"""


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_it_fills_a_second_screen_of_another_scale(tmp_path, scale):
    told = shown_on(tmp_path, scale)
    name, x, y, width, height, is_full, pixels = told.split()
    assert (name, is_full) == ("wall", "True")
    assert QRect(int(x), int(y), int(width), int(height)) == QRect(1366, 0, 1280, 720)
    assert int(pixels) == round(1280 * scale)


def shown_on(folder, scale):
    """Run a window on two screens of the offscreen platform, which only a new program can have."""
    wide, tall = round(1280 * scale), round(720 * scale)
    sizes = (("desk", 0, 1366, 768, 96), ("wall", 1366, wide, tall, round(96 * scale)))
    screens = [
        {
            "name": name,
            "x": x,
            "y": 0,
            "width": width,
            "height": height,
            "logicalDpi": dpi,
            "logicalBaseDpi": 96,
            "dpr": 1.0,
        }
        for name, x, width, height, dpi in sizes
    ]
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    surroundings = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={file}"}
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=REPOSITORY,
        env=surroundings,
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout
