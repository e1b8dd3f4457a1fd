"""What a list comes to before it counts, and what is to be decided first."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from whist_td.kit.parts import button, column, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.words.words import Words


class ImportFoot(QWidget):
    """Says what the list comes to, and why it cannot be imported yet."""

    import_requested = Signal()
    back_requested = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._good, self._bad, self._nothing = 0, 0, ""
        self._leave_out = named(QCheckBox(self), "importLeaveOut")
        self._leave_columns = named(QCheckBox(self), "importLeaveColumns")
        self._unread: tuple[str, ...] = ()
        self._reason = named(labelled("", "quiet", self), "importReason")
        self._back = QPushButton(_("Import nothing"), self)
        self._import = button("", "importAccept", self, "primary")
        self._leave_out.setAccessibleName(self._words("Leave out these rows"))
        foot = row((self._reason, 1), self._back, self._import, spacing=2 * STEP)
        left = Qt.AlignmentFlag.AlignLeft
        column((self._leave_columns, left), (self._leave_out, left), foot, inside=self, spacing=-1)
        self._leave_columns.hide()
        self._leave_columns.clicked.connect(self._decide)
        self._leave_out.clicked.connect(self._decide)
        self._back.clicked.connect(self.back_requested)
        self._import.clicked.connect(self.import_requested)

    def show_rows(self, good: int, bad: int, does: str, nothing: str = "") -> None:
        """Show how many rows will do and how many will not, and what the button does.

        `nothing` says why there is neither where a list is in sight.
        """
        self._good, self._bad, self._nothing = good, bad, nothing
        self._leave_out.setChecked(False)
        self._leave_out.setVisible(bad > 0 and good > 0)
        self._leave_out.setText(
            self._words.plural(
                "Leave out the row that cannot be used",
                "Leave out the {n} rows that cannot be used",
                bad,
            )
        )
        self._import.setText(does)
        self._decide()

    def ask_columns(self, unread: Sequence[str]) -> None:
        """Ask whether the columns are to be left out of which nothing is read."""
        if tuple(unread) != self._unread:
            self._leave_columns.setChecked(False)
        self._unread = tuple(unread)
        question = self._words.plural(
            "Leave out the column {columns}",
            "Leave out the columns {columns}",
            len(unread),
            columns=", ".join(unread),
        )
        self._leave_columns.setText(question)
        self._leave_columns.setVisible(bool(unread))
        self._decide()

    def take_focus(self) -> None:
        """Put the keys on what comes next: the import, or the decision it waits for."""
        tick = self._leave_columns if self._are_columns_undecided else self._leave_out
        (self._import if self._import.isEnabled() else tick).setFocus()

    @property
    def _are_columns_undecided(self) -> bool:
        return bool(self._unread) and not self._leave_columns.isChecked()

    @property
    def _is_undecided(self) -> bool:
        return self._bad > 0 and not self._leave_out.isChecked()

    def _decide(self) -> None:
        is_open = self._is_undecided or self._are_columns_undecided
        self._import.setEnabled(self._good > 0 and not is_open)
        self._reason.setText(self._why_not())

    def _why_not(self) -> str:
        _ = self._words
        if not self._good and not self._bad:
            return self._nothing or _("Choose a file first.")
        if not self._good:
            return _("No row can be used; the reason is below each one.")
        if self._is_undecided:
            return _("Correct them here in the list, or tick the box.")
        if self._are_columns_undecided:
            return _("A column is not read: choose above what it holds, or tick the box.")
        return ""
