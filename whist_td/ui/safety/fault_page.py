"""A club file that cannot be opened: why, in large type, and what can be done."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whist_td.i18n.words import Words
from whist_td.ui.theme import STEP, labelled, set_role

MOST_WIDE = 800


class FaultPage(QWidget):
    """One sentence and two ways on; nothing in the file has been changed."""

    retry_wanted = Signal()
    other_wanted = Signal()

    def __init__(self, sentence: str, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        page = QWidget(self)
        page.setMaximumWidth(MOST_WIDE)
        title = labelled(_("The club file does not open"), "title", page)
        said = labelled(sentence, "heading", page)
        said.setObjectName("fault")
        said.setWordWrap(True)
        other = QPushButton(_("Open another club file…"), page)
        again = QPushButton(_("Try again"), page)
        set_role(again, "primary")
        buttons = QHBoxLayout()
        buttons.setSpacing(2 * STEP)
        buttons.addWidget(again)
        buttons.addWidget(other)
        buttons.addStretch(1)
        column = QVBoxLayout(page)
        column.setSpacing(3 * STEP)
        for part in (title, said):
            column.addWidget(part)
        column.addLayout(buttons)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(page, 8)
        middle.addStretch(1)
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        whole.addLayout(middle)
        whole.addStretch(2)
        again.clicked.connect(self.retry_wanted)
        other.clicked.connect(self.other_wanted)
