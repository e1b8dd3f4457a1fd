"""Somebody's file is read beside the window: a line shows that it goes on, and can stop it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from whist_td.core.errors import RuleError
from whist_td.kit.jobs import NewestJob, Work
from whist_td.stages.work_line import WorkBand
from whist_td.words.messages import message
from whist_td.words.words import Words


class ReadingBand(WorkBand):
    """One file at a time, the newest; what was read, or why not, goes to whoever asked."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        self._job = NewestJob(self)
        self._take: Callable[[Any], object] = id
        self._refuse: Callable[[str], object] = id
        self.stop_requested.connect(self.stop)
        self._job.slow.connect(self.show_busy)
        self._job.succeeded.connect(self._succeed)
        self._job.failed.connect(self._fail)
        self._job.cancelled.connect(self.end)

    @property
    def is_under_way(self) -> bool:
        """Whether a file is being read."""
        return self._job.is_under_way

    def begin(
        self, path: Path, work: Work, take: Callable[[Any], object], refuse: Callable[[str], object]
    ) -> None:
        """Read a file: `take` gets what was read, `refuse` the sentence that says why not."""
        self._take, self._refuse = take, refuse
        self.announce(self._words("Reading {file}…", file=path.name))
        self._job.start(work)

    def stop(self) -> None:
        """Ask the reading to stop; nothing is taken in."""
        self._job.cancel()

    def _succeed(self, made: object) -> None:
        self.end()
        self._take(made)

    def _fail(self, error: Exception) -> None:
        self.end()
        if not isinstance(error, RuleError):
            raise error
        self._refuse(message(error, self._words))
