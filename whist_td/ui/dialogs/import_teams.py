"""A list of teams from a spreadsheet: seen before it counts, then entered whole or not at all."""

from pathlib import Path

from PySide6.QtCore import Qt
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
from whist_td.exports.headings import Columns, guess_columns
from whist_td.exports.rosters import ENDINGS, preview, read_table
from whist_td.exports.tables import Table
from whist_td.i18n.messages import message
from whist_td.ui.dialogs.import_columns import ColumnsRow, columns_in_order
from whist_td.ui.dialogs.import_model import ROW, TABLE, TEAM, ImportModel
from whist_td.ui.dialogs.import_rows import ImportRow, Verdict, import_rows, teams_to_add
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.widgets.remarked_table import RemarkedDelegate, RemarkedTable
from whist_td.usecases.commands import AddTeams


class ImportDialog(QDialog):
    """Choose a file, see what it says, put the columns right, import."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._table: Table | None = None
        self.setWindowTitle(_("Import a list of teams"))
        self._choose = QPushButton(_("Choose a file…"), self)
        self._file = labelled("", "quiet", self)
        self._hint = labelled(
            _(
                "One row for each team, with headings above: team, captain, player 1, player 2, "
                "player 3. A column with the table numbers may be there too."
            ),
            "body",
            self,
        )
        self._error = labelled("", "error", self)
        self._columns = ColumnsRow(_, self)
        self._model = ImportModel(_, self)
        self._view = RemarkedTable(TEAM, self)
        self._leave_out = QCheckBox(self)
        self._reason = labelled("", "quiet", self)
        self._back = QPushButton(_("Import nothing"), self)
        self._import = QPushButton(self)
        self._name_parts()
        self._lay_out()
        self._connect()
        self._show_rows(())

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
        for column in (ROW, TABLE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def _connect(self) -> None:
        self._choose.clicked.connect(self._ask_file)
        self._columns.edited.connect(self._columns_chosen)
        self._leave_out.clicked.connect(self._say_what_comes)
        self._back.clicked.connect(self.reject)
        self._import.clicked.connect(self._import_teams)

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
            self._table = read_table(path)
        except RuleError as error:
            self._say_error(message(error, self._session.words))
            return
        self._file.setText(path.name)
        self._columns.show_columns(self._table, self._guessed(self._table))
        self._preview()
        (self._import if self._import.isEnabled() else self._leave_out).setFocus()

    def _guessed(self, table: Table) -> Columns:
        try:
            return guess_columns(table)
        except RuleError as error:
            self._say_error(message(error, self._session.words))
            return columns_in_order(table)

    def _columns_chosen(self) -> None:
        self._say_error("")
        self._preview()

    def _preview(self) -> None:
        columns = self._columns.columns()
        if self._table is None or columns is None:
            return
        try:
            seen = preview(self._table, columns)
        except RuleError as error:
            self._say_error(message(error, self._session.words))
            self._show_rows(())
            return
        self._show_rows(import_rows(seen, self._session.evening, self._session.words))

    def _show_rows(self, rows: tuple[ImportRow, ...]) -> None:
        self._model.show_rows(rows)
        self._columns.setVisible(self._table is not None)
        self._view.setVisible(bool(rows))
        self._hint.setVisible(self._table is None)
        self._view.setColumnHidden(TABLE, all(not row.texts[TABLE] for row in rows))
        first_bad = next((n for n, row in enumerate(rows) if row.remark), None)
        if first_bad is not None:
            self._view.scrollTo(self._model.index(first_bad, 0))
        self._leave_out.setChecked(False)
        self._say_what_comes()

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
        teams = _.plural("Import {n} team", "Import {n} teams", good)
        self._import.setText(teams if good else _("Import the teams"))
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

    def _import_teams(self) -> None:
        teams = teams_to_add(self._model.rows, self._session.evening)
        sentence = self._session.refusal(AddTeams(teams))
        if sentence:
            self._say_error(sentence)
        else:
            self.accept()

    def _say_error(self, sentence: str) -> None:
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))
        self._error.setAlignment(Qt.AlignmentFlag.AlignLeft)
