"""A list from a spreadsheet, whoever is on it: seen before it counts, then entered whole or not."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, SignalInstance
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

from whist_td.domain.errors import RuleError
from whist_td.exports.rosters import ENDINGS
from whist_td.exports.tables import Table
from whist_td.i18n.messages import message
from whist_td.ui.dialogs.import_model import ROW, ImportModel
from whist_td.ui.dialogs.import_rows import ImportRow, Verdict
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.widgets.remarked_table import RemarkedDelegate, RemarkedTable


@dataclass(frozen=True)
class ImportWords:
    """What differs in words between lists of teams and of players."""

    title: str
    hint: str
    nobody: str
    """On the button while nothing will do."""


class ImportListDialog(QDialog):
    """Choose a file, see what it says, put the columns right, import."""

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
        self._view = RemarkedTable(remarks_from, self)
        self._leave_out = QCheckBox(self)
        self._reason = labelled("", "quiet", self)
        self._back = QPushButton(_("Import nothing"), self)
        self._import = QPushButton(self)
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
        self._leave_out.setObjectName("importLeaveOut")
        self._import.setObjectName("importAccept")
        self._error.setObjectName("importError")
        self._reason.setObjectName("importReason")
        self._view.setObjectName("importPreview")
        self._view.setAccessibleName(_("The list as it was read"))
        self._leave_out.setAccessibleName(_("Leave out the rows that will not do"))
        set_role(self._import, "primary")
        self._file.setText(
            _("A workbook (.xlsx, .xls, .ods) or a text file (.csv). Look first, then import.")
        )

    def _lay_out(self) -> None:
        self._dress_view()
        head = QHBoxLayout()
        head.setSpacing(2 * STEP)
        head.addWidget(self._choose)
        head.addWidget(self._file, 1)
        foot = QHBoxLayout()
        foot.setSpacing(2 * STEP)
        foot.addWidget(self._leave_out)
        foot.addWidget(self._reason, 1)
        foot.addWidget(self._back)
        foot.addWidget(self._import)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(labelled(self.windowTitle(), "title", self))
        column.addLayout(head)
        for part in (self._hint, self._error, self._columns):
            column.addWidget(part)
        column.addWidget(self._view, 1)
        column.addStretch()
        column.addLayout(foot)
        self.resize(135 * STEP, 80 * STEP)

    def _dress_view(self) -> None:
        self._view.setModel(self._model)
        self._view.setItemDelegate(RemarkedDelegate(self._view))
        self._view.watch()
        self._view.setTabKeyNavigation(False)
        self._view.setSelectionMode(QTableView.SelectionMode.NoSelection)
        header = self._view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in self.NARROW:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def _connect(self) -> None:
        self._choose.clicked.connect(self._ask_file)
        self._columns_edited().connect(self._columns_chosen)
        self._leave_out.clicked.connect(self._say_what_comes)
        self._back.clicked.connect(self.reject)
        self._import.clicked.connect(self._take)

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
        (self._import if self._import.isEnabled() else self._leave_out).setFocus()

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
        self._leave_out.setChecked(False)
        self._say_what_comes()

    def _hide_columns(self, rows: Sequence[ImportRow]) -> None:
        """Hide columns in which nothing stands; most lists have none."""

    def _say_what_comes(self) -> None:
        _ = self._session.words
        rows = self._model.rows
        bad = sum(1 for row in rows if row.verdict is Verdict.BAD)
        good = len(rows) - bad
        self._leave_out.setVisible(bad > 0 and good > 0)
        self._leave_out.setText(
            _.plural(
                "Leave out the {n} row that will not do",
                "Leave out the {n} rows that will not do",
                bad,
            )
        )
        undecided = bad > 0 and not self._leave_out.isChecked()
        self._import.setText(self._import_words(good) if good else self._words.nobody)
        self._import.setEnabled(good > 0 and not undecided)
        self._reason.setText(self._why_not(good, bad))

    def _why_not(self, good: int, bad: int) -> str:
        _ = self._session.words
        if not good and not bad:
            return _("Choose a file first.")
        if not good:
            return _("No row will do: the reason stands beneath each.")
        if bad and not self._leave_out.isChecked():
            return _("Correct the file and choose it again, or tick the box.")
        return ""

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
