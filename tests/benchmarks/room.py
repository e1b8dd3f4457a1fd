"""The room window: a scene painted at 3840 x 2160, and a result entered while it is open."""

import os
import statistics
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.evening import DETAILS, played_evening, teams
from benchmarks.measure import Measured, Work, median
from PySide6.QtCore import QCoreApplication, QSettings, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock
from whist_td.desk.club import Club
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.screens.play_tables import TablesView
from whist_td.kit.actions import Do
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import load_fonts, load_signs
from whist_td.room.formats import room_format
from whist_td.room.screen.painting import paint_wall
from whist_td.room.screen.room import LULL
from whist_td.room.screen.wall_view import Moment, Wall, wall_of
from whist_td.room.views.clock import started
from whist_td.room.views.show import Show
from whist_td.room.views.views import Scene
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language, words

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
WALL = QSize(3840, 2160)
TIMES, ENTRIES = 9, 25
FRENCH = words(Language.FRENCH)


def painted_scene() -> Measured:
    """Measure the slowest scene of a hundred tables, beside filling such a wall with one colour."""
    app = QApplication.instance() or QApplication([])
    load_fonts()
    load_signs()
    image = QImage(WALL, QImage.Format.Format_RGB32)
    slowest = max(
        median(lambda _n, wall=wall: _paint(image, wall), TIMES)
        for wall in _walls(played_evening())
    )
    app.processEvents()
    bare = median(lambda _n: _fill(image), TIMES)
    goal = "at most two frames (33.3 ms)"
    return Measured("the slowest scene at 3840 × 2160, 100 tables", slowest, bare, "a fill", goal)


def _walls(evening: object) -> list[Wall]:
    form = room_format(evening)
    if form is None:
        raise TypeError(evening)
    pulse = form.pulse(evening)
    at = pulse.announced_at or datetime.now(UTC)
    clock = started(pulse.announced, at, 8)
    shows = (Show(scene, message="Café") for scene in Scene)
    now = at + timedelta(minutes=1)
    moments = (Moment(evening, form, show, pulse, clock, (at,), now) for show in shows)
    return [wall_of(moment, FRENCH) for moment in moments]


def _paint(image: QImage, wall: Wall) -> None:
    painter = QPainter(image)
    paint_wall(painter, WALL, wall.poster, wall.foot, 0, FRENCH)
    painter.end()


def _fill(image: QImage) -> None:
    painter = QPainter(image)
    painter.fillRect(image.rect(), QColor(0, 0, 0))
    painter.end()


def result_beside_room() -> Measured:
    """Measure a result typed with 100 tables, with the room open and closed in turn."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        opened, closed = (_window(Path(folder), what) for what in (Do.ROOM, None))
        measured = beside("a result typed with the room open", _typing(opened), _typing(closed))
        for window in (opened, closed):
            window.close()
    return measured


def beside(name: str, opened: Work, closed: Work) -> Measured:
    """Measure an entry beside the same without the room, which follows after each."""
    taken: tuple[list[float], list[float]] = ([], [])
    for number in range(ENTRIES):
        for work, kept in zip((opened, closed), taken, strict=True):
            kept.append(median(lambda _n, work=work, at=number: work(at), 1))
            _let_follow()
    with_room, without = map(statistics.median, taken)
    goal = f"no delay ({(with_room - without) * 1000:+.1f} ms)"
    return Measured(name, with_room, without, "closed", goal)


def _let_follow() -> float:
    """Let the room follow what was entered; return how long the window computed at a stretch."""
    longest, end = 0.0, time.perf_counter() + 2 * LULL / 1000
    while time.perf_counter() < end:
        start = time.thread_time()
        QApplication.processEvents()
        longest = max(longest, time.thread_time() - start)
    return longest


def room_follows_result() -> Measured:
    """Measure the longest that the window computes while the room follows a result typed."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        opened, closed = (_window(Path(folder), what) for what in (Do.ROOM, None))
        taken: tuple[list[float], list[float]] = ([], [])
        for number in range(ENTRIES):
            for window, kept in zip((opened, closed), taken, strict=True):
                _typing(window)(number)
                kept.append(_let_follow())
        for window in (opened, closed):
            window.close()
    ours, bare = map(statistics.median, taken)
    name = "the room follows a result (computing at a stretch)"
    return Measured(name, ours, bare, "closed", "at most 20 ms")


def _window(folder: Path, opening: Do | None) -> MainWindow:
    name = opening.name if opening else "closed"
    club = Club(SqlClubFiles().create(folder / f"{name}.whist"), SystemClock(), SeededDice())
    club.open_event(CreateEvent(DETAILS, Settings(), teams())).do(AnnounceRound(1))
    return window_at(folder, name, club, opening)


def window_at(folder: Path, name: str, club: Club, opening: Do | None) -> MainWindow:
    """Return the window of a club where its first event is played, with the room open or not."""
    app = QApplication.instance() or QApplication([])
    load_fonts()
    kept = QSettings(str(folder / f"{name}.ini"), QSettings.Format.IniFormat)
    window = MainWindow(Preferences(kept), lambda _path: club)
    window.resize(QSize(1366, 768))
    window.show()
    settle(app)
    window.pages.open_event(1)
    window.pages.show_panel("play")
    if opening is not None:
        next(each for each in window.actions() if each.objectName() == "room").trigger()
    settle(app)
    return window


def _typing(window: MainWindow) -> Work:
    """Return the work of typing one result into a window."""
    tables = window.findChild(TablesView, "tables")
    if not isinstance(tables, TablesView):
        raise TypeError(tables)

    def typed(_number: int) -> None:
        QTest.keyClick(tables, Qt.Key.Key_Left)
        QApplication.processEvents()

    return typed


def settle(app: QCoreApplication) -> None:
    """Let everything be painted."""
    for _ in range(5):
        app.processEvents()


if __name__ == "__main__":
    print(painted_scene().row())
    print(result_beside_room().row())
