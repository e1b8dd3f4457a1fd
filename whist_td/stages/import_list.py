"""A list from a spreadsheet, whoever is on it: seen before it counts, then entered whole or not."""

from abc import abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from whist_td.core.errors import RuleError
from whist_td.interchange.table_files import ENDINGS
from whist_td.interchange.tables import Table
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.stages.import_foot import ImportFoot
from whist_td.stages.import_model import ROW, ImportModel
from whist_td.stages.import_rows import ImportRow, Verdict
from whist_td.stages.remarked_table import RemarkedDelegate, RemarkedTable
from whist_td.words.messages import message


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
        self._foot.back_wanted.connect(self.reject)
        self._foot.import_wanted.connect(self._take)

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
        good = sum(1 for row in rows if row.verdict is not Verdict.BAD)
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
