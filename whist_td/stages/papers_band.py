"""The line below a panel that says how work goes, and where its file is when it is done."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QWidget

from whist_td.kit.parts import button
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import set_role
from whist_td.words.words import Words

OpenFolder = Callable[[Path], object]


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's own file window."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class WorkBand(QFrame):
    """Nothing to see until there is something to say."""

    stop_wanted = Signal()

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
        self._lay_out()
        self._cancel.clicked.connect(self.stop_wanted)
        self._open.clicked.connect(self._open_folder)
        self._hide.clicked.connect(self.clear)
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
