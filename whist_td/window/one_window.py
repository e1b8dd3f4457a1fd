"""One window at a time: a second start hands its file to the first window, which comes forward."""

import sys
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QStandardPaths, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from whist_td.kit.light_override import override

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
    _let_come_forward()
    socket.write((str(path.absolute()) if path else "").encode(errors="surrogateescape") + b"\n")
    return socket.waitForReadyRead(PATIENCE) and socket.readAll() == _HEARD


def _let_come_forward() -> None:
    """Let another program come forward: Windows allows that to who was clicked alone."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


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
