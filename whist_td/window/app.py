"""Starting the desktop: one application, one window."""

import gc
import os
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QSettings,
    QStandardPaths,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qWarning,
)
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication

from whist_td.assets import asset
from whist_td.kit.light_override import override
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import load_fonts
from whist_td.window.fault_watch import FaultWatch, hear_qt
from whist_td.window.main_window import MainWindow, speak
from whist_td.words.words import Language

if TYPE_CHECKING:
    from whist_td.window.club_place import NewClub, OpenClub, Safety

SWEEP_EVERY = 1_000
"""Milliseconds between two looks whether garbage is to be swept."""
PATIENCE = 2_000
"""Milliseconds that a first window has to answer; one that hangs does not keep anybody out."""
_HEARD = b"!"


def usual_name() -> str:
    """Return the name under which the windows of this user know one another."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return f"whist-td-{sha256(place.encode()).hexdigest()[:16]}"


def is_handed_over(name: str, path: Path | None) -> bool:
    """Hand a file, or nothing, to the first window; tell whether there is one that heard."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE):
        return False
    # Windows lets another program come forward for whoever was clicked alone.
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
    socket.write((str(path.absolute()) if path else "").encode(errors="surrogateescape") + b"\n")
    return socket.waitForReadyRead(PATIENCE) and socket.readAll() == _HEARD


def sweep() -> None:
    """Sweep up the oldest garbage that is due by Python's own measure, and all that is younger."""
    due = zip(gc.get_count(), gc.get_threshold(), strict=True)
    generations = [age for age, (count, most) in enumerate(due) if count > most > 0]
    if generations:
        gc.collect(generations[-1])


def sweep_in_this_thread(app: QObject) -> None:
    """Sweep up garbage in the window's thread alone, and nothing of what the start has read.

    Python sweeps in whichever thread makes something new. A widget that goes in one that works
    beside the window may take messages of others along, or the program.
    """
    gc.disable()
    gc.freeze()
    timer = QTimer(app)
    timer.timeout.connect(sweep)
    timer.start(SWEEP_EVERY)


class FirstWindow(QObject):
    """Hears of every further start."""

    asked_for = Signal(str)
    """The window is to come forward, with a file or with ""."""

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        QLocalServer.removeServer(name)  # what a crash left
        self._server.listen(name)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear which file was double-clicked, where the system says so to the program at work."""
        if isinstance(event, QFileOpenEvent):
            self.asked_for.emit(event.file())
            return True
        return super().eventFilter(watched, event)

    def close(self) -> None:
        """Hear no more: the window is closed."""
        self._server.close()

    def _greet(self) -> None:
        socket = self._server.nextPendingConnection()
        if socket is not None:
            socket.readyRead.connect(lambda: self._hear(socket))
            socket.disconnected.connect(socket.deleteLater)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            return
        path = bytes(socket.readLine().data()).rstrip(b"\n").decode(errors="surrogateescape")
        socket.write(_HEARD)
        socket.flush()
        self.asked_for.emit(path)


def application(arguments: list[str]) -> QApplication:
    """Make the application; where no window can open, end with a sentence in place of Qt's.

    Qt says at length that it will not go on, names the wrong library, and ends as after a crash.
    """
    if not sys.platform.startswith("linux"):
        return QApplication(arguments)
    lines: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        lines.append(text)
        if kind is QtMsgType.QtFatalMsg:
            import PySide6

            from whist_td.kit.system_libraries import NO_SCREEN, lacking

            sentence = lacking(Path(PySide6.__path__[0]), os.environ) or NO_SCREEN
            os.write(sys.__stderr__.fileno() if sys.__stderr__ else 2, sentence.lines.encode())
            os._exit(WILL_NOT_DO)

    qInstallMessageHandler(hear)
    app = QApplication(arguments)
    qInstallMessageHandler(None)
    for text in lines:
        qWarning(text)
    return app


NAME = "Whist TD"
WILL_NOT_DO = 2
"""The exit code where no window can open."""
DESKTOP_FILE = "org.whist_td.WhistTD"
"""By this name Linux knows the program’s icon in its bar."""


def run(
    arguments: list[str],
    open_club: "OpenClub",
    new_club: "NewClub",
    safety: "Safety | None" = None,
    say_ready: Callable[[], object] | None = None,
    language: str = "",
) -> int:
    """Open the window and return when it closes; the first argument may name a club file.

    Where it is only to be said when it was ready, it closes by itself, beside any other.
    """
    app = application([sys.argv[0], *arguments])
    hear_qt()
    app.setApplicationName(NAME)
    app.setOrganizationName(NAME)
    app.setDesktopFileName(DESKTOP_FILE)
    app.setStyle("Fusion")
    load_fonts()
    preferences = Preferences(QSettings())
    if language in {each.value for each in Language}:
        preferences.language = Language(language)
    FaultWatch(preferences, app, is_attended=say_ready is None).install()
    speak(app, preferences.language)
    path, name = Path(arguments[0]) if arguments else None, usual_name()
    if say_ready is None and is_handed_over(name, path):
        return 0
    window = MainWindow(preferences, open_club, path, new_club, safety)
    if say_ready is not None:
        window.close_when_ready(say_ready)
    window.appear()
    sweep_in_this_thread(app)
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
