"""The tables of one round with their deals, a cell a deal; one cell changes at a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Points
from whist_td.formats.whiz.screens.play_second_pass import Readings
from whist_td.formats.whiz.views.play_views import BoardCell, TableBoards
from whist_td.formats.whiz.words.facts import outcome_words
from whist_td.stages.phone_marks import PhoneMark, PhoneMarks
from whist_td.stages.second_pass import ReadingVerdict
from whist_td.words.words import Words

CELL = Qt.ItemDataRole.UserRole + 1
"""The role under which a painter finds a `ShownCell`."""
TABLE = Qt.ItemDataRole.UserRole + 2
"""The role under which a painter finds the `TableBoards` of a row."""
PHONE = Qt.ItemDataRole.UserRole + 3
"""The role under which a painter finds what telephones say of the table of a row."""

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class ShownCell:
    """A deal as it is shown: in a second pass, what was read this time instead."""

    cell: BoardCell
    result: BoardResult | None
    points: Points | None
    verdict: ReadingVerdict | None


class BoardsModel(QAbstractTableModel):
    """A row a table; a table with many deals has its cells in several rows.

    The first column is the table with its players, the others are its deals.
    """

    # More than 15 methods: Qt asks a model so much.

    # Many methods: what Qt asks of every model, and where a deal is found in the broken lines.

    def __init__(self, words: Words, marks: PhoneMarks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._marks = marks
        self._tables: list[TableBoards] = []
        self._wide = 1
        self._lines: list[tuple[int, int]] = []
        """Of each row, the table's place in the list and the first of its deals there."""
        self._pass: Readings | None = None

    @property
    def tables(self) -> Sequence[TableBoards]:
        """The tables in order."""
        return self._tables

    @property
    def usual_deals(self) -> int:
        """The deals that a table has where nothing was played that was not meant for it."""
        return max(1, min((len(table.cells) for table in self._tables), default=1))

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._lines)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() or not self._lines else self._wide + 1

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        shown = self.shown(index.row(), index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._sentence(index.row(), shown)
        if role == TABLE:
            return self._tables[self._lines[index.row()][0]]
        if role in (PHONE, Qt.ItemDataRole.ToolTipRole):
            mark = None if shown else self._mark(index.row())
            return mark if mark is None or role == PHONE else mark.sentence(self._words)
        return shown if role == CELL else None

    def show_tables(self, tables: Sequence[TableBoards]) -> None:
        """Show another round."""
        self.beginResetModel()
        self._tables = list(tables)
        self._break_lines()
        self.endResetModel()

    def set_wide(self, deals: int) -> None:
        """Show at most so many deals in one row."""
        lines = ceil(self.usual_deals / max(1, deals))
        wide = ceil(self.usual_deals / lines)
        if wide != self._wide:
            self.beginResetModel()
            self._wide = wide
            self._break_lines()
            self.endResetModel()

    def show_table(self, table: TableBoards) -> None:
        """Show one table as it is now, and repaint no more than the cells that differ."""
        row = next(n for n, each in enumerate(self._tables) if each.table == table.table)
        before, self._tables[row] = self._tables[row], table
        if len(before.cells) != len(table.cells):
            self.show_tables(self._tables)
            return
        for was, now in zip(before.cells, table.cells, strict=True):
            if was != now:
                self._repaint(now.place)

    def repaint_table(self, table: int) -> None:
        """Show what telephones say of a table now."""
        for row, (at, _first) in enumerate(self._lines):
            if self._tables[at].table == table:
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def show_pass(self, readings: Readings | None) -> None:
        """Show the readings of a second pass, or what stands when it is over."""
        self._pass = readings
        if self._lines:
            last = self.index(len(self._lines) - 1, self._wide)
            self.dataChanged.emit(self.index(0, 0), last)

    def show_reading(self, readings: Readings, place: BoardPlace) -> None:
        """Show that one deal has been read again."""
        self._pass = readings
        self._repaint(place)

    def places(self) -> tuple[BoardPlace, ...]:
        """Return every deal shown, in order."""
        return tuple(cell.place for table in self._tables for cell in table.cells)

    def index_of(self, place: BoardPlace) -> QModelIndex:
        """Return where a deal is shown; an index that is not valid where it is not."""
        for row, (table, first) in enumerate(self._lines):
            cells = self._tables[table].cells[first : first + self._wide]
            for column, cell in enumerate(cells, start=1):
                if cell.place == place:
                    return self.index(row, column)
        return QModelIndex()

    def shown(self, row: int, column: int) -> ShownCell | None:
        """Return the deal of a cell as it is shown, None where there is none."""
        table, first = self._lines[row]
        cells = self._tables[table].cells
        number = first + column - 1
        if column == 0 or number >= len(cells):
            return None
        return self._as_shown(cells[number])

    def first_rows(self) -> tuple[tuple[int, int], ...]:
        """Return for each table its first row and how many it has."""
        rows = [table for table, _first in self._lines]
        return tuple((rows.index(table), rows.count(table)) for table in dict.fromkeys(rows))

    def first_row(self, row: int) -> int:
        """Return the first row of the table that a row belongs to."""
        return row - self._lines[row][1] // self._wide

    def _break_lines(self) -> None:
        self._lines = [
            (number, first)
            for number, table in enumerate(self._tables)
            for first in range(0, max(1, len(table.cells)), self._wide)
        ]

    def _as_shown(self, cell: BoardCell) -> ShownCell:
        if self._pass is None:
            return ShownCell(cell, cell.result, cell.points, None)
        verdict = self._pass.verdict(cell.place)
        if verdict is ReadingVerdict.AGREES and cell.place not in self._pass.read:
            return ShownCell(cell, cell.result, cell.points, verdict)
        read = self._pass.read.get(cell.place)
        points = cell.points if verdict is ReadingVerdict.AGREES else None
        return ShownCell(cell, read, points, verdict)

    def _repaint(self, place: BoardPlace) -> None:
        index = self.index_of(place)
        if index.isValid():
            self.dataChanged.emit(index, index)

    def _mark(self, row: int) -> PhoneMark | None:
        table = self._tables[self._lines[row][0]]
        rounds = {cell.place.round for cell in table.cells}
        if self._pass is not None or len(rounds) != 1:
            return None
        return self._marks.at(rounds.pop(), table.table)

    def _sentence(self, row: int, shown: ShownCell | None) -> str:
        _ = self._words
        if shown is None:
            table = self._tables[self._lines[row][0]]
            mark, people = self._mark(row), ", ".join(table.names)
            sentence = _("Table {table}: {people}", table=table.table, people=people)
            return f"{sentence} · {mark.sentence(_)}" if mark else sentence
        result = shown.result
        return _(
            "Table {table}, deal {board}: {result}",
            table=shown.cell.place.table,
            board=shown.cell.place.board,
            result=outcome_words(result.outcome, _) if result else _("no result"),
        )
