"""Work that is done beside the window, and whose file is written where the director wants it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from whist_td.core.errors import RuleError
from whist_td.kit.jobs import NewestJob, Work
from whist_td.kit.printing import PrintingError
from whist_td.stages import papers_files as files
from whist_td.stages.papers_band import WorkBand
from whist_td.words.messages import message
from whist_td.words.words import Words

ChooseFile = Callable[[QWidget, Path, str], Path | None]
"""Asks where a file shall go, given a suggestion and a filter; None: nowhere."""


def chosen_file(parent: QWidget, suggested: Path, description: str) -> Path | None:
    """Ask for a file in the system's own dialog."""
    path, _ = QFileDialog.getSaveFileName(parent, "", str(suggested), description)
    return Path(path) if path else None


class WorkLine(WorkBand):
    """One piece of work at a time, and a line that says how it goes."""

    done = Signal(object)
    ended = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.choose_file: ChooseFile = chosen_file
        self._job = NewestJob(self)
        self._then: Callable[[object], None] = self.done.emit
        self.stop_wanted.connect(self.stop)
        self._job.progressed.connect(self.show_progress)
        self._job.slow.connect(self.show_busy)
        self._job.succeeded.connect(self._take)
        self._job.failed.connect(self._take_error)
        self._job.cancelled.connect(self._take_stop)

    @property
    def is_busy(self) -> bool:
        """Whether work is under way."""
        return self._job.is_under_way

    def save(self, suggested: str, kind: files.FileKind, work: Work) -> None:
        """Ask for a place, do the work, and write there the bytes that it makes."""
        description = f"{kind.description} (*{kind.suffix})"
        path = self.choose_file(self, files.documents() / suggested, description)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(kind.suffix)
        _ = self._words
        self.run(work, _("Making {file}…", file=path.name), self._writer(path))

    def run(self, work: Work, text: str, then: Callable[[object], None]) -> None:
        """Do work beside the window; `then` gets what it made."""
        self.announce(text)
        self._then = then
        self._job.start(work)

    def stop(self) -> None:
        """Ask the work to stop, if there is any."""
        self._job.cancel()

    def refuse(self, error: Exception) -> None:
        """Say why a job could not be done."""
        self.say_refusal(_why(error, self._words))

    def _take(self, made: object) -> None:
        self._end()
        self._then(made)

    def _take_stop(self) -> None:
        _ = self._words
        self._end()
        self.say(_("Stopped. Nothing was written or printed."))

    def _take_error(self, error: Exception) -> None:
        self._end()
        self.refuse(error)

    def _end(self) -> None:
        self.end()
        self.ended.emit()

    def _writer(self, path: Path) -> Callable[[object], None]:
        def write(made: object) -> None:
            content = made.encode("utf-8") if isinstance(made, str) else made
            if isinstance(content, bytes):
                self._write(path, content)

        return write

    def _write(self, path: Path, content: bytes) -> None:
        _ = self._words
        try:
            files.write_whole(path, content)
        except OSError as error:
            self.say_refusal(files.refusal(error, path, self._words))
        else:
            self.say(_("Saved: {path}", path=path), path.parent)


def _why(error: Exception, _: Words) -> str:
    if isinstance(error, RuleError):
        return message(error, _)
    if isinstance(error, PrintingError):
        return _("The printer did not take it: {reason}", reason=str(error))
    return _(
        "This could not be made because of a mistake in the program ({kind}). Nothing else "
        "is touched.",
        kind=type(error).__name__,
    )
