"""Long work beside the window: frozen data in, frozen data out, progress told, cancellable.

A job touches no desk and no widget; what it tells arrives in the window's own thread.
"""

import logging
from collections.abc import Callable
from threading import Event

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

log = logging.getLogger(__name__)

Progress = Callable[[int, int], None]
"""Told how much is done of how much; it stops the work where the job was cancelled."""

Work = Callable[[Progress], object]

PATIENCE = 100
"""Milliseconds before a person is shown that something is under way."""


class JobCancelledError(Exception):
    """Raised inside the work of a cancelled job, at its next report of progress."""


class Job(QObject):
    """One piece of long work; of `succeeded`, `failed` and `cancelled` exactly one comes, once."""

    progressed = Signal(int, int)
    slow = Signal()
    succeeded = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(self, work: Work) -> None:
        super().__init__()
        self._work = work
        self._stop = Event()
        self._is_over = False
        for over in (self.succeeded, self.failed, self.cancelled):
            over.connect(self._end)

    @property
    def is_over(self) -> bool:
        """Whether the job has come to its end, one way or another."""
        return self._is_over

    def start(self) -> None:
        """Begin in another thread; `slow` is told where it takes longer than one notices."""
        QTimer.singleShot(PATIENCE, self, self._tell_slow)
        QThreadPool.globalInstance().start(self._run)

    def cancel(self) -> None:
        """Ask the work to stop."""
        self._stop.set()

    def _run(self) -> None:
        try:
            made = self._work(self._report)
        except JobCancelledError:
            self.cancelled.emit()
        except Exception as error:  # The one place: a thread must not die silently.
            log.exception("A job failed")
            self.failed.emit(error)
        else:
            self._tell_end(made)

    def _tell_end(self, made: object) -> None:
        if self._stop.is_set():
            self.cancelled.emit()
        else:
            self.succeeded.emit(made)

    def _report(self, done: int, total: int) -> None:
        if self._stop.is_set():
            raise JobCancelledError
        self.progressed.emit(done, total)

    def _tell_slow(self) -> None:
        if not self._is_over:
            self.slow.emit()

    def _end(self) -> None:
        self._is_over = True
