"""Waiting for another thread, and long work in the window's own, without holding up the window."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QMetaObject,
    QObject,
    Qt,
    QThread,
)
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid
from typing_extensions import override

if TYPE_CHECKING:
    from concurrent.futures import Future

    from PySide6.QtWidgets import QWidget

UNNOTICED = 0.02
"""Seconds that nobody notices."""
_STRETCH = 0.006
"""Seconds of work after which the window has its turn."""
_TURNS = 3
"""Turns in which the parts of a page find their places: rows that fold ask for another."""
_PATIENCE = 0.1
"""Seconds before a person is shown that something is under way."""


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


class _Work(QObject):
    """Work in the window's thread in whose midst the window has its turns."""

    def __init__(self) -> None:
        super().__init__()
        self._began = self._since = perf_counter()
        self._is_seen = False
        self.is_resting = False

    def rest(self) -> None:
        """Let the window paint and hear what others tell; keys and clicks wait for their turn."""
        if not self._is_seen and perf_counter() - self._began > _PATIENCE:
            self._is_seen = True
            QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        app = QCoreApplication.instance()
        self.is_resting = app is not None
        if app is not None:
            app.installEventFilter(self)
            app.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            app.removeEventFilter(self)
        self.is_resting = False
        self._since = perf_counter()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A part that has no place yet would be dressed now, and once more in its place.
        return event.type() is QEvent.Type.PolishRequest

    @property
    def is_long(self) -> bool:
        """Whether the window has waited for its turn for as long as it should."""
        return perf_counter() - self._since > _STRETCH

    def end(self) -> None:
        """Show no more that something is under way."""
        if self._is_seen:
            QGuiApplication.restoreOverrideCursor()


_under_way: list[_Work] = []
"""The work in whose midst the window has its turns: one at most."""


@contextmanager
def in_turns() -> Iterator[None]:
    """Let the window have its turns in the midst of the work done here, wherever it allows one."""
    if _under_way:
        yield
        return
    _under_way.append(_Work())
    try:
        yield
    finally:
        _under_way.pop().end()


@contextmanager
def painted_once(part: "QWidget") -> Iterator[None]:
    """Paint a part of the window only when all of it has found its place, in turns.

    Its lists are painted after the rest, each in a turn; until then, what was there stays.
    """
    before = _lists_seen(part)
    with in_turns():
        part.setUpdatesEnabled(False)
        try:
            yield
            for _turn in range(_TURNS):
                next_turn(at_once=True)
        finally:
            part.setUpdatesEnabled(True)
        _paint_lists_last(part, before)


def _lists_seen(part: "QWidget") -> "list[QWidget]":
    from PySide6.QtWidgets import QListView, QTableView

    lists = (*part.findChildren(QListView), *part.findChildren(QTableView))
    return [each.viewport() for each in lists if each.isVisible()]


class _Unpainted(QObject):
    """What a part is to paint is left as it was."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() is QEvent.Type.Paint


def _paint_lists_last(part: "QWidget", before: "list[QWidget]") -> None:
    unpainted, whole = _Unpainted(), Qt.WidgetAttribute.WA_OpaquePaintEvent
    seen = _lists_seen(part)
    for each in seen:
        if each in before:
            # Beneath what says that it paints all of itself, Qt paints nothing: no list goes blank.
            each.installEventFilter(unpainted)
            each.setAttribute(whole)
        else:
            each.setUpdatesEnabled(False)
    part.repaint()
    for each in seen:
        next_turn(at_once=True)
        if isValid(each):  # nobody has let go of it in that turn
            each.removeEventFilter(unpainted)
            each.setAttribute(whole, on=False)
            each.setUpdatesEnabled(True)
            each.repaint()


def next_turn(*, at_once: bool = False) -> None:
    """Let the window have its turn, where the work has gone on for long enough, or at once.

    Work that nobody does in turns goes on, and so does what is done in the turn of the window.
    """
    for work in _under_way:
        if not work.is_resting and (at_once or work.is_long):
            work.rest()
