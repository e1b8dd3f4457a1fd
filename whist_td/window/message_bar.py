"""Where a sentence to the director is said, and that a file can only be read."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.window.club_place import Lock
from whist_td.words.words import N_, Words

LOCKED = {
    Lock.ELSEWHERE: N_(
        "Read only: this club file is open in another copy of the program. You can look at "
        "everything; what you enter here is not taken in."
    ),
    Lock.PROTECTED: N_(
        "Read only: this club file, or its folder, is protected. You can look at everything; "
        "to go on, save a copy in another folder and open that."
    ),
}


class MessageBar(QFrame):
    """One sentence that says why something will not do, or that it is done."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self.setProperty("role", "refusal")
        self._label = labelled("", "error", self)
        close = QPushButton(_("Understood"), self)
        close.setObjectName("understood")
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * STEP, STEP, STEP, STEP)
        row.addWidget(self._label, 1)
        row.addWidget(close)
        close.clicked.connect(self.hide)
        self.hide()

    def say(self, sentence: str) -> None:
        """Say a refusal."""
        self._say(sentence, "refusal", "error")

    def tell(self, sentence: str) -> None:
        """Say that something is done, or how something is, in a calm colour."""
        self._say(sentence, "strip", "body")

    def _say(self, sentence: str, role: str, ink: str) -> None:
        set_role(self, role)
        set_role(self._label, ink)
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()


class ReadOnlyBand(QFrame):
    """Says as long as it is so that nothing can be written, and why."""

    retry_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self.setProperty("role", "banner")
        self._words = words
        self._label = labelled("", "body", self)
        self._retry = QPushButton(_("Try again"), self)
        self._retry.setObjectName("retryOpen")
        self._retry.setProperty("role", "compact")
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * STEP, STEP // 2, 2 * STEP, STEP // 2)
        row.addWidget(self._label, 1)
        row.addWidget(self._retry)
        self._retry.clicked.connect(self.retry_wanted)
        self.hide()

    def show_lock(self, lock: Lock | None) -> None:
        """Say what keeps the file from being changed; None: nothing does."""
        if lock is not None:
            self._label.setText(self._words(LOCKED[lock]))
        self.setVisible(lock is not None)
