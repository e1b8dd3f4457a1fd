"""Waiting for another thread without holding up the window."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QMetaObject, Qt, QThread
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from concurrent.futures import Future

UNNOTICED = 0.02
"""Seconds that nobody notices."""


def wait_beside(future: "Future[Any]") -> Any:  # noqa: ANN401 - whatever comes of the work
    """Return what another thread comes to, or raise it.

    The window paints meanwhile; keys and clicks wait for their turn.
    """
    app = QCoreApplication.instance()
    if app is None or QThread.currentThread() is not app.thread():
        return future.result()
    with suppress(TimeoutError):
        return future.result(UNNOTICED)
    loop = QEventLoop()
    queued = Qt.ConnectionType.QueuedConnection
    future.add_done_callback(lambda _done: QMetaObject.invokeMethod(loop, "quit", queued))
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    QGuiApplication.restoreOverrideCursor()
    return future.result()
