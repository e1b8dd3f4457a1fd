"""Work beside the window: a line says how it goes; a file is read, or goes where one wants it."""

import errno
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar, QWidget

from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.desk.whole_files import put_in_place
from whist_td.kit.file_dialogs import asked_place, usual_folder
from whist_td.kit.jobs import NewestJob, Work
from whist_td.kit.parts import button, row
from whist_td.kit.printing import PrintingError
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import set_role
from whist_td.words.labels import named_file, named_in
from whist_td.words.messages import message
from whist_td.words.refusals import system_reason
from whist_td.words.words import Words

OpenFolder = Callable[[Path], object]


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's own file window."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class WorkBand(QFrame):
    """Nothing to see until there is something to say."""

    stop_requested = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.open_folder: OpenFolder = open_folder
        self._folder = Path()
        self.setObjectName("workLine")
        self._text = QLabel(self)
        self._bar = QProgressBar(self)
        self._cancel = button(_("Stop"), "stopButton", self)
        self._open = button(_("Open folder"), "openFolderButton", self)
        self._hide = button(_("Close"), "closeLineButton", self, "quiet")
        self._text.setWordWrap(True)
        self._bar.setAccessibleName(self._words("Progress"))
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(30 * STEP)
        parts = ((self._text, 1), self._bar, self._cancel, self._open, self._hide)
        row(*parts, inside=self, margins=(2 * STEP, STEP, STEP, STEP), spacing=2 * STEP)
        self._cancel.clicked.connect(self.stop_requested)
        self._open.clicked.connect(self._open_folder)
        self._hide.clicked.connect(self.clear)
        self.clear()

    @property
    def text(self) -> str:
        """What the line says."""
        return self._text.text()

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

    def announce(self, text: str) -> None:
        """Have ready what is said of work that begins; it is seen when the work is slow."""
        self._say(text, "card")
        self.hide()

    def show_busy(self) -> None:
        """Show that work goes on, and the way to stop it."""
        self._hide.hide()
        self._bar.show()
        self._cancel.show()
        self.show()

    def show_progress(self, done: int, total: int) -> None:
        """Show how far the work is."""
        self._bar.setRange(0, total)
        self._bar.setValue(done)

    def end(self) -> None:
        """Forget how far the work was, and say nothing."""
        self._bar.setRange(0, 0)
        self.hide()

    def _say(self, text: str, role: str) -> None:
        set_role(self, role)
        self._text.setText(text)
        for part in (self._bar, self._cancel, self._open):
            part.hide()
        self._hide.show()
        self.show()

    def _open_folder(self) -> None:
        self.open_folder(self._folder)


_LOCKED = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)


@dataclass(frozen=True)
class FileKind:
    """A kind of file that can be written: what its name says, its ending, its description."""

    what: str
    suffix: str
    description: str


def event_file(session: Session[Any], kind: FileKind, *which: str) -> str:
    """Return the name of a file of an event, which no other event of the club has."""
    details, event = session.facts.details, session.desk.event
    return file_name(named_in(details, event, session.file.events()), kind, *which)


def file_name(details: Details, kind: FileKind, *which: str) -> str:
    """Return a name that every system takes: "2026-11-21 Soirée - classement.xlsx"."""
    return named_file(details, kind.what, kind.suffix, *which)


def refusal(error: OSError, path: Path, _: Words) -> str:
    """Say why a file could not be written, and what would do."""
    if error.errno in _FULL:
        return _(
            "The disk is full: {file} was not saved. Make room, or choose another place.",
            file=path.name,
        )
    if error.errno in _LOCKED:
        return _(
            "{file} cannot be saved in {folder}. If it is open in another program, close it "
            "there; or choose another folder.",
            file=path.name,
            folder=path.parent,
        )
    return _(
        "{file} was not saved ({reason}). Choose another place.",
        file=path.name,
        reason=system_reason(error.strerror or type(error).__name__, _),
    )


def nothing_more() -> None:
    """Leave it at that."""


ChooseFile = Callable[[QWidget, Path, str], Path | None]
"""Asks where a file shall go, given a suggestion and a filter; None: nowhere."""


def chosen_file(parent: QWidget, suggested: Path, description: str) -> Path | None:
    """Ask for a file in the system's own dialog."""
    return asked_place(parent, "", str(suggested), description)


class WorkLine(WorkBand):
    """One piece of work at a time, and a line that says how it goes."""

    done = Signal(object)
    ended = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.choose_file: ChooseFile = chosen_file
        self._job = NewestJob(self)
        self._then: Callable[[object], None] = self.done.emit
        self.stop_requested.connect(self.stop)
        self._job.progressed.connect(self.show_progress)
        self._job.slow.connect(self.show_busy)
        self._job.succeeded.connect(self._take)
        self._job.failed.connect(self._take_error)
        self._job.cancelled.connect(self._take_stop)

    def save(
        self, suggested: str, kind: FileKind, work: Work, then: Callable[[], None] = nothing_more
    ) -> None:
        """Ask for a place, do the work, and write there the bytes that it makes; `then` go on."""
        description = f"{kind.description} (*{kind.suffix})"
        path = self.choose_file(self, usual_folder() / suggested, description)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(kind.suffix)

        def write(made: object) -> None:
            content = made.encode("utf-8") if isinstance(made, str) else made
            if isinstance(content, bytes):
                self._write(path, content, then)

        self.run(work, self._words("Making {file}…", file=path.name), write)

    def run(self, work: Work, text: str, then: Callable[[object], None]) -> None:
        """Do work beside the window; `then` gets what it made."""
        self.announce(text)
        self._then = then
        self._job.start(work)

    def stop(self) -> None:
        """Ask the work to stop, if there is any."""
        self._job.cancel()

    def forget(self) -> None:
        """Say no longer what was done before something changed; work that goes on stays."""
        if not self._job.is_under_way:
            self.clear()

    def refuse(self, error: Exception) -> None:
        """Say why a job could not be done."""
        self.say_refusal(_why(error, self._words))

    def _take(self, made: object) -> None:
        self._end()
        self._then(made)

    def _take_stop(self) -> None:
        self._end()
        self.say(self._words("Stopped. Nothing was written or printed."))

    def _take_error(self, error: Exception) -> None:
        self._end()
        self.refuse(error)

    def _end(self) -> None:
        self.end()
        self.ended.emit()

    def _write(self, path: Path, content: bytes, then: Callable[[], None]) -> None:
        try:
            put_in_place(path, content)
        except OSError as error:
            self.say_refusal(refusal(error, path, self._words))
        else:
            self.say(self._words("Saved: {path}", path=path), path.parent)
            then()


def _why(error: Exception, _: Words) -> str:
    if isinstance(error, RuleError):
        return message(error, _)
    if isinstance(error, PrintingError):
        return _("Printing failed ({reason}): check the printer or save the PDF", reason=str(error))
    return _(
        "This could not be made because of a mistake in the program ({kind}). Nothing else "
        "is touched.",
        kind=type(error).__name__,
    )


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
