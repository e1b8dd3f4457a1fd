"""Long work beside the window: frozen data in, frozen data out, progress told, cancellable.

A job touches no desk and no widget; what it tells arrives in the window's own thread.
"""

import logging
from collections.abc import Callable
from threading import Event
from time import perf_counter

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal, SignalInstance

from whist_td.core.errors import RuleError

log = logging.getLogger(__name__)

Progress = Callable[[int, int], None]
"""Told how much is done of how much; it stops the work where the job was cancelled."""

Work = Callable[[Progress], object]

PATIENCE = 100
"""Milliseconds before a person is shown that something is under way."""


class JobCancelledError(Exception):
    """Raised inside the work of a cancelled job, at its next report of progress."""


_RUNNING: set["Job"] = set()
"""Jobs under way, held here lest one be forgotten while its work still tells of it."""

_LINGER = 10 * PATIENCE
"""Milliseconds for which a job that has ended is held."""
AT_ONCE = 6
"""Jobs that may be under way: most wait for a disk, and a stick that hangs must not hold up all."""
LAST_PATIENCE = 5_000
"""Milliseconds that the end of the program waits for jobs to stop."""


def stop_jobs() -> bool:
    """Stop all work before the program ends; tell whether all of it has stopped.

    What it still tells reaches nobody.
    """
    for job in tuple(_RUNNING):
        job.abandon()
    have_stopped = QThreadPool.globalInstance().waitForDone(LAST_PATIENCE)
    _RUNNING.clear()
    return have_stopped


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
        self._is_abandoned = Event()
        self._is_over = False
        for over in (self.succeeded, self.failed, self.cancelled):
            over.connect(self._end)

    @property
    def is_over(self) -> bool:
        """Whether the job has come to its end, one way or another."""
        return self._is_over

    def start(self) -> None:
        """Begin in another thread; `slow` is told where it takes longer than one notices."""
        _RUNNING.add(self)
        QTimer.singleShot(PATIENCE, self, self._tell_slow)
        pool = QThreadPool.globalInstance()
        pool.setMaxThreadCount(max(AT_ONCE, pool.maxThreadCount()))
        pool.start(self._run)

    def cancel(self) -> None:
        """Ask the work to stop."""
        self._stop.set()

    def abandon(self) -> None:
        """Ask the work to stop, and tell nobody any more: the program ends."""
        self._is_abandoned.set()
        self.cancel()

    def _run(self) -> None:
        facts = {"work": getattr(self._work, "__qualname__", type(self._work).__qualname__)}
        log.debug("Job started", extra={"facts": facts})
        began = perf_counter()
        self._carry_out()
        facts["ms"] = str(round(1_000 * (perf_counter() - began)))
        log.debug("Job ended", extra={"facts": facts})

    def _carry_out(self) -> None:
        try:
            made = self._work(self._report)
        except JobCancelledError:
            self._emit(self.cancelled)
        except Exception as error:  # The one place: a thread must not die silently.
            if not isinstance(error, RuleError):  # a refusal may hold names, and is no fault
                log.exception("A job failed")
            self._emit(self.failed, error)
        else:
            ended = (self.cancelled,) if self._stop.is_set() else (self.succeeded, made)
            self._emit(*ended)

    def _emit(self, signal: SignalInstance, *values: object) -> None:
        if not self._is_abandoned.is_set():
            signal.emit(*values)

    def _report(self, done: int, total: int) -> None:
        if self._stop.is_set():
            raise JobCancelledError
        self.progressed.emit(done, total)

    def _tell_slow(self) -> None:
        if not self._is_over:
            self.slow.emit()

    def _end(self) -> None:
        self._is_over = True
        # Its thread must not be the last to let go of it, nor its timer ring when it is gone.
        QTimer.singleShot(_LINGER, lambda: _RUNNING.discard(self))


class NewestJob(QObject):
    """Jobs of which a new one takes the place of the last; what an older comes to is not heard."""

    progressed = Signal(int, int)
    slow = Signal()
    succeeded = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether work goes on."""
        return self._job is not None

    def start(self, work: Work) -> None:
        """Begin, and ask what goes on to stop."""
        self.cancel()
        job = self._job = Job(work)
        job.progressed.connect(self._tell_progress)
        job.slow.connect(self._tell_slow)
        job.succeeded.connect(self._succeed)
        job.failed.connect(self._fail)
        job.cancelled.connect(self._stop)
        job.start()

    def cancel(self) -> None:
        """Ask the work to stop, if there is any."""
        if self._job is not None:
            self._job.cancel()

    def leave(self) -> None:
        """Ask the work to stop, and hear no more of it."""
        self.cancel()
        self._job = None

    def _tell_progress(self, done: int, total: int) -> None:
        if self.sender() is self._job:
            self.progressed.emit(done, total)

    def _tell_slow(self) -> None:
        if self.sender() is self._job:
            self.slow.emit()

    def _succeed(self, made: object) -> None:
        if self._is_over():
            self.succeeded.emit(made)

    def _fail(self, error: Exception) -> None:
        if self._is_over():
            self.failed.emit(error)

    def _stop(self) -> None:
        if self._is_over():
            self.cancelled.emit()

    def _is_over(self) -> bool:
        """Let go of the job that has ended, and tell whether it was the one awaited."""
        if self.sender() is not self._job:
            return False
        self._job = None
        return True
