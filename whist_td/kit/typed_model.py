"""A grid that is typed like a spreadsheet; it keeps drafts, the panel stores."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from typing_extensions import override

from whist_td.kit.typed_rows import R, merged_rows

Index = QModelIndex | QPersistentModelIndex
NUMBER, FIRST_TYPED = 0, 1
"""The columns: a number, then what is typed."""
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
"""The whole row, for whoever paints it."""
MISSING_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether a place is still to be taken."""


class TypedModel(QAbstractTableModel, Generic[R]):
    """A number and what is typed; one row more waits at the end while entries are open."""

    typed = Signal(int)
    """A row in which something was typed or pasted."""

    def __init__(
        self,
        kind: type[R],
        answers: Mapping[int, Callable[[R, int], Any]],
        kept: Sequence[R],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self._columns = 1 + len(kind.BLANK)
        self._entries = tuple(kept)
        self._is_open = True
        self._answers = answers

    @abstractmethod
    def heading(self, column: int) -> str:
        """Return what stands above a column."""

    @abstractmethod
    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """Return where a column's texts stand."""

    @property
    def entries(self) -> tuple[R, ...]:
        """All rows as typed."""
        return self._entries

    @property
    def drafts(self) -> list[int]:
        """The rows that are not on the disk as typed."""
        return [row for row, entry in enumerate(self._entries) if entry.is_draft]

    def show_stored(self, stored: Mapping[int, Any], *, is_open: bool) -> None:
        """Show what is stored anew, keep the drafts, and repaint no more than what differs."""
        self._is_open = is_open
        self._replace_rows(merged_rows(self._entries, stored, self._kind, is_open=is_open))

    def refuse(self, row: int, sentence: str) -> None:
        """Keep a row as typed and say beside it why it will not do."""
        self._replace_row(row, replace(self._entries[row], refusal=sentence))

    def forget_draft(self, row: int) -> None:
        """Put a row back to what is stored."""
        self._replace_row(row, self._entries[row].as_stored())

    def fill(self, row: int, column: int, block: Sequence[Sequence[str]]) -> list[int]:
        """Type a whole block with its upper left corner in a cell; return the rows it filled."""
        room = row + len(block) - len(self._entries)
        if self._is_open and room >= 0:
            self._append_rows(room + 1)
        filled = list(range(row, min(row + len(block), len(self._entries))))
        for target, cells in zip(filled, block, strict=False):
            entry = self._entries[target]
            for place, text in enumerate(cells[: self._columns - column], column - FIRST_TYPED):
                entry = entry.typed(place, text)
            self._replace_row(target, entry)
        return filled

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._entries)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self._columns

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heading(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(section)
        return None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() >= FIRST_TYPED else flags

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        answer = self._answers.get(role)
        if answer is None or not index.isValid():
            return None
        return answer(self._entries[index.row()], index.column())

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() < FIRST_TYPED:
            return False
        entry = self._entries[index.row()]
        changed = entry.typed(index.column() - FIRST_TYPED, str(value))
        if changed.texts == entry.texts:
            return False
        self._replace_row(index.row(), changed)
        if self._is_open and index.row() == len(self._entries) - 1:
            self._append_rows(1)
        self.typed.emit(index.row())
        return True

    def _append_rows(self, count: int) -> None:
        first = len(self._entries)
        self.beginInsertRows(QModelIndex(), first, first + count - 1)
        new = (self._kind(first + place + 1) for place in range(count))
        self._entries = (*self._entries, *new)
        self.endInsertRows()

    def _replace_row(self, row: int, entry: R) -> None:
        entries = list(self._entries)
        entries[row] = entry
        self._entries = tuple(entries)
        self.dataChanged.emit(self.index(row, 0), self.index(row, self._columns - 1))

    def _replace_rows(self, entries: tuple[R, ...]) -> None:
        before, count = self._entries, len(entries)
        if count > len(before):
            self.beginInsertRows(QModelIndex(), len(before), count - 1)
            self._entries = entries
            self.endInsertRows()
        elif count < len(before):
            self.beginRemoveRows(QModelIndex(), count, len(before) - 1)
            self._entries = entries
            self.endRemoveRows()
        self._entries = entries
        for row, (old, new) in enumerate(zip(before, entries, strict=False)):
            if old != new:
                self.dataChanged.emit(self.index(row, 0), self.index(row, self._columns - 1))
