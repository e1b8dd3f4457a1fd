"""The first painted window, and a result from the key to the repainted screen."""

import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.evening import DETAILS, TEAMS, teams
from benchmarks.measure import Measured
from benchmarks.starts import in_turn
from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.screens.play_tables import TablesView
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import load_fonts
from whist_td.window.main_window import MainWindow

UNDONE = 20
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def first_window() -> Measured:
    """Measure processes from their birth to the first paint, ours and an empty one in turn."""
    ours, bare = in_turn(*(("-m", "benchmarks.first_paint", which) for which in ("ours", "bare")))
    return Measured("the first painted window", ours, bare, "an empty main window", "at most 1.5×")


def repainted_result() -> Measured:
    """Measure a result typed with 100 tables on the screen, beside its commit alone."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        shown = _shown(Path(folder))
        alone = _alone(Path(folder))
    ours, bare = statistics.median(shown), statistics.median(alone)
    beyond = f"at most 16.7 ms beyond ({(ours - bare) * 1000:.1f} ms)"
    return Measured("a result typed and repainted, 100 tables", ours, bare, "its commit", beyond)


def _club(path: Path) -> Club:
    return Club(SqlClubFiles().create(path), SystemClock(), SeededDice())


def _evening(club: Club) -> Desk:
    desk = club.open_event(CreateEvent(DETAILS, Settings(), teams()))
    desk.do(AnnounceRound(1))
    return desk


def _alone(folder: Path) -> list[float]:
    desk = _evening(_club(folder / "bare.whist"))
    return [
        _timed(lambda place=Place(1, table): desk.do(EnterResult(place, Result(Side.HOME))))
        for table in range(1, TEAMS)
    ]


def undo_beside_journal() -> Measured:
    """Measure the computing of an undo on Play once the journal was looked at, and before."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        app, window = _window(Path(folder))
        bare = _undone(app, window)
        window.pages.show_panel("journal")
        _settle(app)
        window.pages.show_panel("play")
        _settle(app)
        ours = _undone(app, window)
        window.close()
    name = "undo once the journal was opened, 100 tables (computing)"
    return Measured(name, ours, bare, "before it was opened", "at most 1.2×")


def _undone(app: QApplication, window: MainWindow) -> float:
    """Return the least time that the window's thread computes for an undo, in seconds."""
    taken = []
    for table in range(1, UNDONE + 1):
        window.pages.session.do(EnterResult(Place(1, table), Result(Side.HOME)))
        _settle(app)
        start = time.thread_time()
        window.pages.undo()
        app.processEvents()
        taken.append(time.thread_time() - start)
    return min(taken)


def _shown(folder: Path) -> list[float]:
    app, window = _window(folder)
    tables = window.findChild(TablesView, "tables")
    tables.setFocus()
    taken = [_timed(lambda: _enter(app, tables)) for _ in range(1, TEAMS)]
    if len(window.pages.session.facts.results) != TEAMS - 1:
        raise RuntimeError(window.pages.session.facts.results)
    window.close()
    return taken


def _window(folder: Path) -> tuple[QApplication, MainWindow]:
    app = QApplication.instance() or QApplication([])
    load_fonts()
    club = _club(folder / "shown.whist")
    _evening(club)
    kept = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = MainWindow(Preferences(kept), lambda _path: club)
    window.resize(QSize(1366, 768))
    window.show()
    _settle(app)
    window.pages.open_event(1)
    window.pages.show_panel("play")
    _settle(app)
    return app, window


def _enter(app: QApplication, tables: TablesView) -> None:
    QTest.keyClick(tables, Qt.Key.Key_Left)
    app.processEvents()


def _settle(app: QApplication) -> None:
    for _ in range(5):
        app.processEvents()


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
