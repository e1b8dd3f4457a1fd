"""A list from a spreadsheet, whoever is on it: seen before it counts, then entered whole or not."""

from abc import abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.interchange.table_files import ENDINGS
from whist_td.interchange.tables import Table
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.stages.entries_storage import REMARK_ROLE, Remark, RemarkTone
from whist_td.stages.remarked_table import RemarkedDelegate, RemarkedTable
from whist_td.words.messages import message
from whist_td.words.words import Words


class ImportFoot(QWidget):
    """Says what the list comes to, and why it cannot be imported yet."""

    import_requested = Signal()
    back_requested = Signal()

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
        self._back.clicked.connect(self.back_requested)
        self._import.clicked.connect(self.import_requested)

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


Index = QModelIndex | QPersistentModelIndex
ROW = 0


class ImportModel(QAbstractTableModel):
    """Read only: the file itself is corrected elsewhere."""

    def __init__(
        self,
        headings: tuple[str, ...],
        numbers: tuple[int, ...] = (ROW,),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._numbers = numbers
        self._rows: tuple[ImportRow, ...] = ()
        self._headings = headings

    @property
    def rows(self) -> tuple[ImportRow, ...]:
        """The rows in sight."""
        return self._rows

    def show_rows(self, rows: tuple[ImportRow, ...]) -> None:
        """Show a list anew."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._headings)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.texts[index.column()]
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return row.remark or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(index.column())
            case _:
                return _remark(row) if role == REMARK_ROLE else None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        is_number = column in self._numbers
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


_TONES = {RowVerdict.BAD: RemarkTone.WRONG, RowVerdict.GAP: RemarkTone.LOOK}


def _remark(row: ImportRow) -> Remark | None:
    return Remark(row.remark, _TONES[row.verdict]) if row.remark else None


@dataclass(frozen=True)
class ImportWords:
    """What differs in words between lists of teams and of players."""

    title: str
    hint: str
    nobody: str
    """On the button while nothing will do."""


class ImportListDialog(QDialog):
    """Choose a file, see what it says, put the columns right, import."""

    # More than 15 methods: eight of them are what a list fills.

    NARROW: tuple[int, ...] = (ROW,)
    """The columns that hold numbers."""

    def __init__(
        self,
        session: Session[Any],
        words: ImportWords,
        model: ImportModel,
        remarks_from: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._words = words
        self._table: Table | None = None
        self.setWindowTitle(words.title)
        self._choose = QPushButton(_("Choose a file…"), self)
        self._file = labelled("", "quiet", self)
        self._hint = labelled(words.hint, "body", self)
        self._error = labelled("", "error", self)
        self._columns = self._made_columns()
        self._model = model
        self._model.setParent(self)
        self._view = _preview(model, remarks_from, self.NARROW, self)
        self._foot = ImportFoot(_, self)
        self._name_parts()
        self._lay_out()
        self._connect()
        self._show_rows(())

    @abstractmethod
    def _made_columns(self) -> QWidget:
        """Return the choice of columns."""

    @abstractmethod
    def _columns_edited(self) -> SignalInstance:
        """Return what tells that another column was chosen."""

    @abstractmethod
    def _table_of(self, path: Path) -> Table:
        """Read a file, or refuse it."""

    @abstractmethod
    def _show_columns(self, table: Table) -> None:
        """Show where each thing is thought to stand."""

    @abstractmethod
    def _rows_of(self, table: Table) -> tuple[ImportRow, ...] | None:
        """Return what the rows say, or refuse the list; None while a column is not chosen."""

    @abstractmethod
    def _import_words(self, good: int) -> str:
        """Return what the button does."""

    @abstractmethod
    def _carried_out(self, rows: Sequence[ImportRow]) -> str:
        """Enter what will do; return the sentence that refuses it."""

    def _name_parts(self) -> None:
        _ = self._session.words
        self._choose.setObjectName("importChoose")
        self._error.setObjectName("importError")
        self._view.setObjectName("importPreview")
        self._view.setAccessibleName(_("The list as it was read"))
        self._file.setText(
            _("A workbook (.xlsx, .xls, .ods) or a text file (.csv). Look first, then import.")
        )

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2 * STEP)
        head.addWidget(self._choose)
        head.addWidget(self._file, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(labelled(self.windowTitle(), "title", self))
        column.addLayout(head)
        for part in (self._hint, self._error, self._columns):
            column.addWidget(part)
        column.addWidget(self._view, 1)
        column.addStretch()
        column.addWidget(self._foot)
        self.resize(135 * STEP, 80 * STEP)

    def _connect(self) -> None:
        self._choose.clicked.connect(self._ask_file)
        self._columns_edited().connect(self._columns_chosen)
        self._foot.back_requested.connect(self.reject)
        self._foot.import_requested.connect(self._take)

    def _ask_file(self) -> None:
        _ = self._session.words
        endings = " ".join(f"*{ending}" for ending in ENDINGS)
        kinds = _("Lists ({kinds})", kinds=endings)
        chosen, _kind = QFileDialog.getOpenFileName(self, self.windowTitle(), "", kinds)
        if chosen:
            self.read(Path(chosen))

    def read(self, path: Path) -> None:
        """Read a file and show what it says, or say why it cannot be read."""
        self._table = None
        self._say_error("")
        self._show_rows(())
        try:
            self._table = self._table_of(path)
        except RuleError as error:
            self._say_error(message(error, self._session.words))
            return
        self._file.setText(path.name)
        self._show_columns(self._table)
        self._preview()
        self._foot.take_focus()

    def _columns_chosen(self) -> None:
        self._say_error("")
        self._preview()

    def _preview(self) -> None:
        if self._table is None:
            return
        try:
            rows = self._rows_of(self._table)
        except RuleError as error:
            self._say_error(message(error, self._session.words))
            self._show_rows(())
            return
        if rows is not None:
            self._show_rows(rows)

    def _show_rows(self, rows: tuple[ImportRow, ...]) -> None:
        self._model.show_rows(rows)
        self._columns.setVisible(self._table is not None)
        self._view.setVisible(bool(rows))
        self._hint.setVisible(self._table is None)
        self._hide_columns(rows)
        first_bad = next((n for n, row in enumerate(rows) if row.remark), None)
        if first_bad is not None:
            self._view.scrollTo(self._model.index(first_bad, 0))
        self._say_what_comes(rows)

    def _hide_columns(self, rows: Sequence[ImportRow]) -> None:
        """Hide columns in which nothing stands; most lists have none."""

    def _say_what_comes(self, rows: Sequence[ImportRow]) -> None:
        good = sum(1 for row in rows if row.verdict is not RowVerdict.BAD)
        does = self._import_words(good) if good else self._words.nobody
        self._foot.show_rows(good, len(rows) - good, does)

    def _take(self) -> None:
        sentence = self._carried_out(self._model.rows)
        if sentence:
            self._say_error(sentence)
        else:
            self.accept()

    def _say_error(self, sentence: str) -> None:
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))
        self._error.setAlignment(Qt.AlignmentFlag.AlignLeft)


def _preview(
    model: ImportModel, remarks_from: int, narrow: Collection[int], parent: QWidget
) -> RemarkedTable:
    """Return the list as it was read, to look at."""
    view = RemarkedTable(remarks_from, parent)
    view.setModel(model)
    view.setItemDelegate(RemarkedDelegate(view))
    view.watch()
    view.setTabKeyNavigation(False)
    view.setSelectionMode(QTableView.SelectionMode.NoSelection)
    header = view.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    for column in narrow:
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
    return view
