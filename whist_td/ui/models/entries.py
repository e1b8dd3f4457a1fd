"""The entries as a grid that is typed like a spreadsheet; it keeps drafts, the panel stores."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from typing_extensions import override

from whist_td.domain.people import Team
from whist_td.i18n.words import Words
from whist_td.ui.models.entries_cells import (
    COLUMNS,
    FIRST_TYPED,
    CellTexts,
    alignment,
    is_missing,
    text_of,
)
from whist_td.ui.models.entries_remarks import REMARK_ROLE, remark_on
from whist_td.ui.models.entries_rows import NOBODY, Entry, merged, texts_of

Index = QModelIndex | QPersistentModelIndex
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
"""The whole `Entry` of a row, for whoever paints it."""
MISSING_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether a place in a team is still to be taken."""


class EntriesModel(QAbstractTableModel):
    """Table number, team name, captain, players 1, 2, 3; one row more waits at the end."""

    typed = Signal(int)
    """A row in which something was typed or pasted."""

    def __init__(
        self, words: Words, parent: QObject | None = None, kept: Sequence[Entry] = ()
    ) -> None:
        super().__init__(parent)
        self._texts = CellTexts(words)
        self._entries = tuple(kept)
        self._is_open = True
        self._answers: dict[int, Callable[[Entry, int], Any]] = {
            Qt.ItemDataRole.DisplayRole: self._texts.shown,
            Qt.ItemDataRole.EditRole: text_of,
            Qt.ItemDataRole.AccessibleTextRole: self._texts.spoken,
            Qt.ItemDataRole.TextAlignmentRole: lambda _, column: alignment(column),
            Qt.ItemDataRole.ToolTipRole: lambda entry, _: entry.refusal or None,
            ENTRY_ROLE: lambda entry, _: entry,
            MISSING_ROLE: is_missing,
            REMARK_ROLE: lambda entry, _: remark_on(entry, words),
        }

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All rows as typed."""
        return self._entries

    @property
    def drafts(self) -> list[int]:
        """The rows that are not on the disk as typed."""
        return [row for row, entry in enumerate(self._entries) if entry.is_draft]

    def show_teams(self, teams: Mapping[int, Team], *, is_open: bool) -> None:
        """Show the stored teams anew, keep the drafts, and repaint no more than what differs."""
        self._is_open = is_open
        self._replace_rows(merged(self._entries, teams, is_open=is_open))

    def refuse(self, row: int, sentence: str) -> None:
        """Keep a row as typed and say beside it why it will not do."""
        self._replace_row(row, replace(self._entries[row], refusal=sentence))

    def forget_draft(self, row: int) -> None:
        """Put a row back to what is stored."""
        stored = self._entries[row].stored
        texts = texts_of(stored) if stored else NOBODY
        self._replace_row(row, replace(self._entries[row], texts=texts, refusal=""))

    def fill(self, row: int, column: int, block: Sequence[Sequence[str]]) -> list[int]:
        """Type a whole block with its upper left corner in a cell; return the rows it filled."""
        room = row + len(block) - len(self._entries)
        if self._is_open and room >= 0:
            self._append_rows(room + 1)
        filled = list(range(row, min(row + len(block), len(self._entries))))
        for target, cells in zip(filled, block, strict=False):
            entry = self._entries[target]
            for place, text in enumerate(cells[: COLUMNS - column], column - FIRST_TYPED):
                entry = entry.typed(place, text)
            self._replace_row(target, entry)
        return filled

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._entries)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else COLUMNS

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._texts.heading(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(section)
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
        new = (Entry(first + place + 1) for place in range(count))
        self._entries = (*self._entries, *new)
        self.endInsertRows()

    def _replace_row(self, row: int, entry: Entry) -> None:
        entries = list(self._entries)
        entries[row] = entry
        self._entries = tuple(entries)
        self.dataChanged.emit(self.index(row, 0), self.index(row, COLUMNS - 1))

    def _replace_rows(self, entries: tuple[Entry, ...]) -> None:
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
                self.dataChanged.emit(self.index(row, 0), self.index(row, COLUMNS - 1))
