"""Waiting for another thread, and long work in the window's own, without holding up the window."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QMetaObject,
    QObject,
    Qt,
    QThread,
    QTimer,
)
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

from whist_td.kit.light_override import override

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
        self.then: list[Callable[[], None]] = []
        """What is done once the work has ended."""

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
        is_early = event.type() is QEvent.Type.PolishRequest
        return is_early or any(each.keeps(watched, event) for each in _half_built)

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
        work = _under_way.pop()
        work.end()
        for then in work.then:
            when_done(then)


def when_done(then: Callable[[], None]) -> None:
    """Do what takes parts of the window away, as soon as none of them is in work any more."""
    if _under_way:
        _under_way[-1].then.append(lambda: QTimer.singleShot(0, lambda: when_done(then)))
    else:
        then()


class _HalfBuilt:
    """A place for what is being made: no event reaches it, and it is seen by nobody."""

    def __init__(self, beside: "QWidget") -> None:
        from PySide6.QtWidgets import QWidget

        self.place = QWidget(beside)
        self.place.hide()  # or it would be shown, with all in it, where what is around it is
        self._changes: dict[tuple[QObject, QEvent.Type], None] = {}
        """Whom a change of letters, look or language is still to be told."""

    def keeps(self, watched: QObject, event: QEvent) -> bool:
        """Tell whether an event is kept from what it is for."""
        if event.type() in _NOT_OF_WIDGETS or not watched.isWidgetType():
            return False
        if not self.place.isAncestorOf(cast("QWidget", watched)):
            return False
        if event.type() in _CHANGES:
            self._changes[watched, event.type()] = None
        return True

    def end(self) -> None:
        """Tell of the changes, and go."""
        for whom, change in self._changes:
            if isValid(whom):
                QCoreApplication.sendEvent(whom, QEvent(change))
        if isValid(self.place):
            self.place.deleteLater()


_NOT_OF_WIDGETS = (QEvent.Type.MetaCall, QEvent.Type.DeferredDelete)
_CHANGES = (
    QEvent.Type.FontChange,
    QEvent.Type.ApplicationFontChange,
    QEvent.Type.StyleChange,
    QEvent.Type.PaletteChange,
    QEvent.Type.ApplicationPaletteChange,
    QEvent.Type.LanguageChange,
)
_half_built: list[_HalfBuilt] = []


@contextmanager
def half_built(beside: "QWidget") -> "Iterator[QWidget]":
    """Hand out a parent for what is made in turns; whoever made it gives it its own place.

    Until then the window may be shown, change its size or its letters: nothing of it gets there,
    for a widget that is not whole would have to be ready for anything.
    """
    place = _HalfBuilt(beside)
    _half_built.append(place)
    try:
        yield place.place
    finally:
        _half_built.remove(place)
        place.end()


@contextmanager
def painted_once(part: "QWidget") -> Iterator[None]:
    """Paint a part of the window only when all of it has found its place, in turns.

    Its lists are painted after the rest, each in a turn; until then, what was there stays.
    """
    from whist_td.kit.aim import changed_place

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
    if isValid(part):
        changed_place(part)


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
