"""Where a refusal is said, until the next thing succeeds; and that a file can only be read."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from whist_td.i18n.words import Words
from whist_td.ui.theme import STEP, labelled


class MessageBar(QFrame):
    """One sentence that says why something will not do."""

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
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()


class ReadOnlyBand(QFrame):
    """Says as long as it is so that nothing can be written."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self.setProperty("role", "banner")
        told = _(
            "You can look at this club file but not change it: it is protected, or open "
            "in another window."
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * STEP, STEP // 2, 2 * STEP, STEP // 2)
        row.addWidget(labelled(told, "body", self))
        self.hide()
