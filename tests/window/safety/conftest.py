"""A window on a real club file whose backups, battery and disk the test decides on."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QLabel, QPushButton

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock, recover_club
from whist_td.core.events import Details
from whist_td.desk.club import Club
from whist_td.desk.health import Battery, Whereabouts
from whist_td.desk.write_behind import WriteBehind
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import Look
from whist_td.kit.waiting import wait_beside
from whist_td.storage.listed_file import whole_of
from whist_td.window.club_place import Safety
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language

PEOPLE = ("Roy", "Côté", "Cyr", "Huard")


class Laptop:
    """The computer around the program, as a test wants it."""

    def __init__(self):
        self.free, self.power = 80_000_000_000, Battery(90, is_plugged=True)
        self.mounted = ()

    def free_bytes(self, _path):
        return self.free

    def battery(self):
        return self.power

    def places(self):
        return self.mounted

    def whereabouts(self, _path):
        return Whereabouts()


class WindowHand:
    """What a director sees and presses in a window."""

    def __init__(self, window, qtbot):
        self.window, self._qtbot = window, qtbot

    @property
    def said(self):
        labels = self.window.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisibleTo(self.window))

    def button(self, name):
        buttons = self.window.findChildren(QPushButton, name)
        return next(found for found in buttons if found.isVisibleTo(self.window))

    def press(self, name):
        self._qtbot.waitUntil(lambda: self.can_press(name))
        pressed, loop = self.button(name), QEventLoop()
        # As in the program, in a loop: outside of one, what is let go of goes in the next wait.
        QTimer.singleShot(0, loop, lambda: (loop.quit(), pressed.click()))
        loop.exec()

    def wait_for(self, text):
        self._qtbot.waitUntil(lambda: text in self.said, timeout=60_000)

    def wait_for_health(self, text, button="healthCorner"):
        said = self.window.findChild(QPushButton, button)
        self._qtbot.waitUntil(lambda: text in said.line.text, timeout=20_000)
        assert said.isVisibleTo(self.window)
        return said.line

    def can_press(self, name):
        buttons = self.window.findChildren(QPushButton, name)
        return any(found.isVisibleTo(self.window) and found.isEnabled() for found in buttons)


@pytest.fixture
def laptop() -> Laptop:
    return Laptop()


@pytest.fixture
def safety(keeper, laptop) -> Safety:
    return Safety(lambda: keeper, lambda: laptop, recover_club)


@pytest.fixture
def path(tmp_path) -> Path:
    """A club file with an evening of four teams, round 1 announced, closed again."""
    place = tmp_path / "club.whist"
    club = Club(SqlClubFiles().create(place), SystemClock(), SeededDice())
    teams = tuple(
        Team(n, f"Chez Anne {name}", f"Anne {name}", (f"Luc {name}", f"Rita {name}", f"Guy {name}"))
        for n, name in enumerate(PEOPLE, start=1)
    )
    today = club.clock.now().astimezone().date()
    club.open_event(CreateEvent(Details("Spring night", date(2026, 4, 25), ""), Settings(), teams))
    desk = club.open_event(CreateEvent(Details("Tonight", today, "Gaspé"), Settings(), teams))
    desk.do(AnnounceRound(1))
    club.close()
    return place


@pytest.fixture
def open_window(qtbot, stage, tmp_path, keeper, safety):
    """Open the window on a club file."""

    def opened(place):
        kept = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
        kept.language, kept.look = Language.ENGLISH, Look.LIGHT

        def open_club(asked):
            file = SqlClubFiles().open(asked)
            behind = WriteBehind(file, wait_beside)
            return Club(behind, SystemClock(), SeededDice(), keeper, whole_of(file))

        window = stage(MainWindow(kept, open_club, place, None, safety))
        qtbot.waitUntil(lambda: window.pages.count() > 0)
        return WindowHand(window, qtbot)

    return opened


@pytest.fixture
def window(open_window, path) -> WindowHand:
    return open_window(path)


@pytest.fixture
def damaged(path) -> Path:
    """The club file, with the first page of every table torn."""
    content = bytearray(path.read_bytes())
    content[4096 * 2 : 4096 * 4] = b"\x5a" * 4096 * 2
    path.write_bytes(content)
    return path
