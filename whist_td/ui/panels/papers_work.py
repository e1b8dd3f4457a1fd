"""The line that says how long work goes on, and where its file is when it is done."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QLabel, QProgressBar, QWidget

from whist_td.domain.errors import RuleError
from whist_td.i18n.messages import message
from whist_td.i18n.words import Words
from whist_td.ui.jobs import Job, Work
from whist_td.ui.panels import papers_files as files
from whist_td.ui.printing import PrintingError
from whist_td.ui.theme import STEP, set_role
from whist_td.ui.widgets.parts import button

ChooseFile = Callable[[QWidget, Path, str], Path | None]
"""Asks where a file shall go, given a suggestion and a filter; None: nowhere."""

OpenFolder = Callable[[Path], object]


def chosen_file(parent: QWidget, suggested: Path, description: str) -> Path | None:
    """Ask for a file in the system's own dialog."""
    path, _ = QFileDialog.getSaveFileName(parent, "", str(suggested), description)
    return Path(path) if path else None


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's own file window."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class WorkLine(QFrame):
    """Nothing to see until there is something to say; one piece of work at a time."""

    done = Signal(object)
    ended = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.choose_file: ChooseFile = chosen_file
        self.open_folder: OpenFolder = open_folder
        self._job: Job | None = None
        self._then: Callable[[object], None] = self.done.emit
        self._folder = Path()
        self.setObjectName("workLine")
        self._text = QLabel(self)
        self._bar = QProgressBar(self)
        self._cancel = button(_("Stop"), "stopButton", self)
        self._open = button(_("Open folder"), "openFolderButton", self)
        self._hide = button(_("Close"), "closeLineButton", self, "quiet")
        self._lay_out()
        self._connect()
        self.clear()

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(2 * STEP, STEP, STEP, STEP)
        line.setSpacing(2 * STEP)
        self._text.setWordWrap(True)
        _ = self._words
        self._bar.setAccessibleName(_("Progress"))
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(30 * STEP)
        line.addWidget(self._text, 1)
        for part in (self._bar, self._cancel, self._open, self._hide):
            line.addWidget(part)

    def _connect(self) -> None:
        self._cancel.clicked.connect(self.stop)
        self._open.clicked.connect(self._open_folder)
        self._hide.clicked.connect(self.clear)

    @property
    def is_busy(self) -> bool:
        """Whether work is under way."""
        return self._job is not None

    @property
    def text(self) -> str:
        """What the line says."""
        return self._text.text()

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
        self.stop()
        self._say(text, "card")
        self.hide()
        self._then = then
        job = self._job = Job(work)
        job.progressed.connect(self._show_progress)
        job.slow.connect(self._show_busy)
        job.succeeded.connect(self._take)
        job.failed.connect(self._take_error)
        job.cancelled.connect(self._stopped)
        job.start()

    def stop(self) -> None:
        """Ask the work to stop, if there is any."""
        if self._job:
            self._job.cancel()

    def clear(self) -> None:
        """Say nothing."""
        self.hide()

    def say(self, text: str, folder: Path | None = None) -> None:
        """Say that something is done, and where."""
        self._say(text, "card")
        self._open.setVisible(folder is not None)
        self._folder = folder or Path()

    def say_refusal(self, text: str) -> None:
        """Say why something will not do."""
        self._say(text, "refusal")

    def refuse(self, error: Exception) -> None:
        """Say why a job could not be done."""
        self.say_refusal(self._why(error))

    def _say(self, text: str, role: str) -> None:
        set_role(self, role)
        self._text.setText(text)
        for part in (self._bar, self._cancel, self._open):
            part.hide()
        self._hide.show()
        self.show()

    def _show_busy(self) -> None:
        if self.sender() is not self._job:
            return
        self._hide.hide()
        self._bar.show()
        self._cancel.show()
        self.show()

    def _show_progress(self, done: int, total: int) -> None:
        if self.sender() is self._job:
            self._bar.setRange(0, total)
            self._bar.setValue(done)

    def _take(self, made: object) -> None:
        if self._over():
            self._then(made)

    def _stopped(self) -> None:
        _ = self._words
        if self._over():
            self.say(_("Stopped. Nothing was written or printed."))

    def _take_error(self, error: Exception) -> None:
        if self._over():
            self.refuse(error)

    def _over(self) -> bool:
        """Forget the job that has ended, and tell whether it was the one awaited."""
        if self.sender() is not self._job:
            return False
        self._job = None
        self._bar.setRange(0, 0)
        self.hide()
        self.ended.emit()
        return True

    def _why(self, error: Exception) -> str:
        _ = self._words
        if isinstance(error, RuleError):
            return message(error, _)
        if isinstance(error, PrintingError):
            return _("The printer did not take it: {reason}", reason=str(error))
        return _(
            "This could not be made because of a mistake in the program ({kind}). Nothing else "
            "is touched.",
            kind=type(error).__name__,
        )

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

    def _open_folder(self) -> None:
        self.open_folder(self._folder)
