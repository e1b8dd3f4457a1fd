"""What can be done with a list that was read: leave out what will not do, import, or neither."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QWidget

from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.words import Words


class ImportFoot(QWidget):
    """Says what the list comes to, and why it cannot be imported yet."""

    import_wanted = Signal()
    back_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._good = self._bad = 0
        self._leave_out = QCheckBox(self)
        self._reason = labelled("", "quiet", self)
        self._back = QPushButton(_("Import nothing"), self)
        self._import = QPushButton(self)
        self._lay_out()
        self._leave_out.clicked.connect(self._decide)
        self._back.clicked.connect(self.back_wanted)
        self._import.clicked.connect(self.import_wanted)

    def show_rows(self, good: int, bad: int, does: str) -> None:
        """Show how many rows will do and how many will not, and what the button does."""
        self._good, self._bad = good, bad
        self._leave_out.setChecked(False)
        self._leave_out.setVisible(bad > 0 and good > 0)
        self._leave_out.setText(
            self._words.plural(
                "Leave out the {n} row that will not do",
                "Leave out the {n} rows that will not do",
                bad,
            )
        )
        self._import.setText(does)
        self._decide()

    def take_focus(self) -> None:
        """Put the keys on what comes next: the import, or the decision it waits for."""
        (self._import if self._import.isEnabled() else self._leave_out).setFocus()

    @property
    def _is_undecided(self) -> bool:
        return self._bad > 0 and not self._leave_out.isChecked()

    def _decide(self) -> None:
        self._import.setEnabled(self._good > 0 and not self._is_undecided)
        self._reason.setText(self._why_not())

    def _why_not(self) -> str:
        _ = self._words
        if not self._good and not self._bad:
            return _("Choose a file first.")
        if not self._good:
            return _("No row will do: the reason stands beneath each.")
        if self._is_undecided:
            return _("Correct the file and choose it again, or tick the box.")
        return ""

    def _lay_out(self) -> None:
        _ = self._words
        self._leave_out.setObjectName("importLeaveOut")
        self._leave_out.setAccessibleName(_("Leave out the rows that will not do"))
        self._reason.setObjectName("importReason")
        self._import.setObjectName("importAccept")
        set_role(self._import, "primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * STEP)
        row.addWidget(self._leave_out)
        row.addWidget(self._reason, 1)
        row.addWidget(self._back)
        row.addWidget(self._import)
