"""Tables as Qt asks for them: rows of values under headings, and where a cell is."""

from abc import abstractmethod
from collections.abc import Container, Sequence
from itertools import groupby
from typing import Any, Generic

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from typing_extensions import TypeVar, override

Index = QModelIndex | QPersistentModelIndex
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_IN_VAIN = frozenset({Qt.ItemDataRole.BackgroundRole, Qt.ItemDataRole.CheckStateRole})
"""What Qt asks of each cell it paints, and no table here answers."""
V = TypeVar("V", default=Any)
"""What a row shows."""


class RowsModel(QAbstractTableModel, Generic[V]):
    """A value a row, each column under its heading; only rows that differ are painted again."""

    shown = Signal()
    """All rows have been told: once for as many as have changed."""

    def __init__(
        self,
        headings: Sequence[str] = (),
        in_words: Container[int] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._headings = tuple(headings)
        self._in_words = in_words
        """The columns of words; figures stand at the right of theirs."""
        self._rows: Sequence[V] = ()

    @abstractmethod
    def answer(self, row: V, column: int, role: int) -> object:
        """Return what a cell is in a role."""

    def heading(self, column: int, role: int) -> object:
        """Return what a heading is in a role."""
        return self._headings[column] if role == Qt.ItemDataRole.DisplayRole else None

    def show_headings(self, headings: Sequence[str]) -> None:
        """Go over to these columns, with no rows yet."""
        self.beginResetModel()
        self._headings, self._rows = tuple(headings), ()
        self.endResetModel()

    def show_rows(self, rows: Sequence[V]) -> None:
        """Show these rows."""
        old, self._rows = self._rows, tuple(rows)
        if len(old) != len(self._rows):
            self.beginResetModel()
            self.endResetModel()
            return
        pairs = enumerate(zip(old, self._rows, strict=True))
        differ = [number for number, (was, now) in pairs if was != now]
        for _gap, run in groupby(enumerate(differ), key=lambda pair: pair[1] - pair[0]):
            together = [row for _place, row in run]
            self.repaint(together[0], together[-1])
        if differ:
            self.shown.emit()

    def repaint(self, first: int, last: int) -> None:
        """Paint some rows again."""
        self.dataChanged.emit(self.index(first, 0), self.index(last, self.columnCount() - 1))

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
        if orientation is Qt.Orientation.Vertical or not 0 <= section < self.columnCount():
            return None
        is_side = role == Qt.ItemDataRole.TextAlignmentRole
        return self._side(section) if is_side else self.heading(section, role)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in _IN_VAIN or not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        number = index.row()
        is_there = number < len(self._rows)
        return self.answer(self._rows[number], index.column(), role) if is_there else None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        return LEFT if column in self._in_words else RIGHT
