"""A club file that cannot be opened: why, in large type, and what can be done."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.kit.parts import button, column, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.window.safety.side_page import SidePage
from whist_td.words.words import Words

MOST_WIDE = 800


class FaultPage(SidePage):
    """One sentence and the ways on; nothing in the file has been changed."""

    retry_requested = Signal()
    other_requested = Signal()
    recover_requested = Signal()
    backups_requested = Signal()
    copy_requested = Signal()
    copy_found = Signal(object)
    """The newest copy that is whole, or None."""

    def __init__(self, sentence: str, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("faultPage")
        self._words = words
        self._page = QWidget(self)
        self._sentence = named(labelled(sentence, "heading", self._page), "fault")
        self._help = labelled("", "body", self._page)
        self._copy = button("", "faultCopy", self._page, "primary", "undo")
        self._again = button(_("Try again"), "tryAgain", self._page, "primary")
        self._other = button(_("Another club file…"), "otherFile", self._page)
        self._backups = button(_("Look at its backups"), "faultBackups", self._page)
        self._recover = button(_("Recover what can be read"), "faultRecover", self._page)
        self._first = self._again
        self._lay_out()
        self._again.clicked.connect(self.retry_requested)
        self._other.clicked.connect(self.other_requested)
        self._recover.clicked.connect(self.recover_requested)
        self._backups.clicked.connect(self.backups_requested)
        self._copy.clicked.connect(self.copy_requested)

    def _lay_out(self) -> None:
        _ = self._words
        self._title = labelled(_("The club file does not open"), "title", self._page)
        self._sentence.setWordWrap(True)
        self._page.setMaximumWidth(MOST_WIDE)
        for part in (self._help, self._backups, self._recover, self._copy):
            part.hide()
        parts = (self._title, self._sentence, self._help)
        ways = [row(each, None) for each in (self._copy, self._backups, self._recover)]
        last = row(self._again, self._other, None, spacing=2 * STEP)
        column(*parts, *ways, last, inside=self._page, spacing=3 * STEP)
        high, middle = QWidget(self), row(None, (self._page, 8), None)
        column(None, middle, inside=high, margins=(-1, -1), spacing=-1).addStretch(2)
        column(scrolled(high, self), inside=self)

    @override
    def take_focus(self) -> None:
        """Put the keys on what is likeliest to help."""
        self._first.setFocus()

    def offer_backups(self) -> None:
        """Offer to go back to a copy: the most that is left, where there is one."""
        _ = self._words
        self._help.setText(
            _("Its newest backup is usually only one round old. The file itself is left unchanged.")
        )
        self._help.show()
        self._backups.show()
        set_role(self._again, "")
        set_role(self._backups, "primary")
        self._first = self._backups

    def offer_copy(self, label: str) -> None:
        """Offer the newest copy that is whole before all else."""
        self._copy.setText(label)
        self._copy.show()
        had_keys = self._backups.hasFocus()
        for other in (self._again, self._backups):
            set_role(other, "")
        set_role(self._copy, "primary")
        self._first = self._copy
        if had_keys:
            self._copy.setFocus()

    def show_beside(self, title: str) -> None:
        """Say what does not open where the rest of the file does; Esc leads to it."""
        _ = self._words
        self._title.setText(title)
        self._again.hide()
        self._other.setText(_("See the other events"))
        self._other.clicked.disconnect(self.other_requested)
        self._other.clicked.connect(self.left)

    def offer_recovery(self) -> None:
        """Offer to save what can be read into a new file."""
        _ = self._words
        self._help.setText(
            _(
                "Its newest backup is usually only one round old. What can still be read of the "
                "damaged file can be put into a new one beside it, which may hold more. The file "
                "itself is left unchanged."
            )
        )
        self._recover.show()
