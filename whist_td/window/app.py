"""Starting the desktop: one application, one window."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from whist_td.assets import asset
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import load_fonts
from whist_td.window.fault_watch import FaultWatch, hear_qt
from whist_td.window.main_window import MainWindow, speak
from whist_td.window.one_window import FirstWindow, is_handed_over, usual_name

if TYPE_CHECKING:
    from whist_td.window.club_place import NewClub, OpenClub, Safety

NAME = "Whist TD"
DESKTOP_FILE = "org.whist_td.WhistTD"
"""By this name Linux knows the program’s icon in its bar."""


def run(
    arguments: list[str],
    open_club: "OpenClub",
    new_club: "NewClub",
    safety: "Safety | None" = None,
    say_ready: Callable[[], object] | None = None,
) -> int:
    """Open the window and return when it closes; the first argument may name a club file.

    Where it is only to be said when it was ready, it closes by itself, beside any other.
    """
    hear_qt()
    app = QApplication([sys.argv[0], *arguments])
    app.setApplicationName(NAME)
    app.setOrganizationName(NAME)
    app.setDesktopFileName(DESKTOP_FILE)
    app.setStyle("Fusion")
    load_fonts()
    preferences = Preferences(QSettings())
    FaultWatch(preferences, app).install()
    speak(app, preferences.language)
    path, name = Path(arguments[0]) if arguments else None, usual_name()
    if say_ready is None and is_handed_over(name, path):
        return 0
    window = MainWindow(preferences, open_club, path, new_club, safety)
    if say_ready is not None:
        window.close_when_ready(say_ready)
    window.appear()
    first = FirstWindow(name, app)
    first.asked_for.connect(window.come_forward)
    if sys.platform == "darwin":
        app.installEventFilter(first)
    QTimer.singleShot(0, lambda: window.setWindowIcon(QIcon(str(asset("whist-td.svg")))))
    code = app.exec()
    first.close()
    jobs = sys.modules.get("whist_td.kit.jobs")  # Read from the disk only once there was a job.
    if jobs is not None and not jobs.stop_jobs():
        # A thread at work deep inside a library would hold up Qt's end for ever; the club file
        # is closed by now.
        os._exit(code)
    return code
