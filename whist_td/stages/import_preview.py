"""The rows of a list as they were understood, before they count; each can be put right here.

Below them stands what the list comes to, and what is to be decided first.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget
from typing_extensions import override

from whist_td.interchange.tables import Table, column_letters
from whist_td.kit.cells import Index, RowsModel
from whist_td.kit.parts import button, column, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.kit.typed_rows import tidied
from whist_td.stages.entries_storage import REMARK_ROLE, RemarkTone, RowRemark
from whist_td.words.words import Words


class RowVerdict(Enum):
    """What becomes of a row."""

    GOOD = "good"
    GAP = "gap"
    """It comes in with a place that nobody has taken yet."""
    BAD = "bad"


@dataclass(frozen=True)
class ImportRow:
    """One row of the list, with what is said about it."""

    texts: tuple[str, ...]
    verdict: RowVerdict
    remark: str


ROW = 0


class ImportModel(RowsModel[ImportRow]):
    """The rows as they were understood; what is wrong is corrected in its place."""

    corrected = Signal(int, int, str)
    """A row, a column, and what is to stand there."""

    def __init__(
        self,
        headings: tuple[str, ...],
        numbers: tuple[int, ...] = (ROW,),
        parent: QObject | None = None,
    ) -> None:
        in_words = [column for column in range(len(headings)) if column not in numbers]
        super().__init__(headings, in_words, parent)
        self._open: Collection[int] = ()

    @property
    def rows(self) -> Sequence[ImportRow]:
        """The rows in sight."""
        return self._rows

    def show_list(self, rows: tuple[ImportRow, ...], editable: Collection[int]) -> None:
        """Show a list anew; what stands in some columns can be corrected."""
        self._open = editable
        self.show_rows(rows)

    @override
    def answer(self, row: ImportRow, column: int, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return row.texts[column]
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return row.remark or None
            case _:
                is_shown = role == REMARK_ROLE and row.remark
                return RowRemark(row.remark, _TONES[row.verdict]) if is_shown else None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() in self._open else flags

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() not in self._open:
            return False
        text = tidied(str(value))
        if text == self._rows[index.row()].texts[index.column()]:
            return False
        self.corrected.emit(index.row(), index.column(), text)
        return True


_TONES = {
    RowVerdict.GOOD: RemarkTone.CALM,
    RowVerdict.GAP: RemarkTone.LOOK,
    RowVerdict.BAD: RemarkTone.WRONG,
}


@dataclass(frozen=True)
class ColumnsRead:
    """Where the rows begin, and for each column of the preview those of the list that it shows."""

    heading_row: int
    shown: Mapping[int, tuple[int, ...]]
    lacking: tuple[str, ...] = ()
    """The places for which the list has no column."""

    def corrected(self, table: Table, row: int, column: int, text: str) -> Table:
        """Return the list with another text in a cell of the preview."""
        first, *others = self.shown[column]
        for each in others:
            table = table.corrected(row, each, "")
        return table.corrected(row, first, text)

    def notes(self, table: Table, rows: Collection[ImportRow], _: Words) -> Iterator[str]:
        """Yield what of the list is not read, so that nothing is left out without a word."""
        read = {row.texts[ROW] for row in rows}
        below = (row for row in table.rows if row.number > self.heading_row and any(row.cells))
        left = [str(row.number) for row in below if rows and str(row.number) not in read]
        if left:
            yield _.plural(
                "{n} row without a name left out: {rows}.",
                "{n} rows without a name left out: {rows}.",
                len(left),
                rows=", ".join(left),
            )
        above = [
            row.number for row in table.rows if row.number < self.heading_row if any(row.cells)
        ]
        if above:
            yield _.plural(
                "Not read: the row {rows} above the headings.",
                "Not read: the rows {rows} above the headings.",
                len(above),
                rows=", ".join(map(str, above)),
            )
        if self.lacking:
            yield _.plural(
                "No column for {places}: this place stays open.",
                "No columns for {places}: these places stay open.",
                len(self.lacking),
                places=", ".join(self.lacking),
            )
        unread = self.unread(table)
        if unread:
            yield _.plural(
                "Not read: the column {columns}.",
                "Not read: the columns {columns}.",
                len(unread),
                columns=", ".join(unread),
            )

    def unread(self, table: Table) -> list[str]:
        """Return the columns of which nothing is read, as a spreadsheet shows them."""
        used = {column for columns in self.shown.values() for column in columns}
        unread = (
            column
            for column in table.columns_below(self.heading_row)
            if column not in used and not table.counts_lines(self.heading_row, column)
        )
        heading = next((row for row in table.rows if row.number == self.heading_row), None)
        named = ((column_letters(each), heading.cell(each) if heading else "") for each in unread)
        return [f"{letters} ({name})" if name else letters for letters, name in named]


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
