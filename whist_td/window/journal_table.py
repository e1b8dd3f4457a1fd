"""The journal as a table, newest line first, and a filter by table, team, round or name."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFont
from typing_extensions import override

from whist_td.core.names import plain
from whist_td.desk.journal import Act, Line
from whist_td.desk.requests import Event
from whist_td.stages.formats import loaded, screens_of
from whist_td.words import history
from whist_td.words.words import N_, Words

Index = QModelIndex | QPersistentModelIndex
SEARCHED = Qt.ItemDataRole.UserRole + 1
UNDONE = Qt.ItemDataRole.UserRole + 2


class Column(IntEnum):
    """What the journal shows of a line."""

    TIME = 0
    WHAT = 1
    BEFORE = 2
    AFTER = 3


_HEADINGS = {
    Column.TIME: N_("Time"),
    Column.WHAT: N_("What was done"),
    Column.BEFORE: N_("Before"),
    Column.AFTER: N_("After"),
}


@dataclass(frozen=True)
class JournalRow:
    """One line of the journal in words, and all it may be found by."""

    line: Line
    cells: tuple[str, str, str, str]
    searched: str


def undone_lines(lines: Sequence[Line]) -> frozenset[int]:
    """Return the numbers of the lines that do not stand any more."""
    undone: set[int] = set()
    for line in lines:
        if line.act is Act.UNDO and line.reverses is not None:
            undone.add(line.reverses)
        elif line.act is Act.REDO and line.reverses is not None:
            undone.discard(line.reverses)
    return frozenset(undone)


def journal_row(line: Line, evening: Event, _: Words) -> JournalRow:
    """Put a line into words."""
    what = history.short_sentence(line, evening, _)
    before, after = history.before_after(line, evening, _)
    cells = (history.time(line, evening, _), what, before, after)
    besides: Iterable[str] = loaded(screens_of(evening).searched)(line, evening, _)
    return JournalRow(line, cells, plain(" · ".join((*cells, *besides))))


def search_patterns(typed: str) -> list[re.Pattern[str]]:
    r"""Return what must all be found: "round 3 table 5" is two things, and 5 is not 50.

    >>> [pattern.pattern for pattern in search_patterns("Table 5 roy")]
    ['\\btable\\w* 5\\b', 'roy']
    """
    things = re.findall(r"[^\W\d]+ +\d+|\d+|\S+", plain(typed))
    return [re.compile(_pattern(thing)) for thing in things]


def _pattern(thing: str) -> str:
    word, _, number = thing.rpartition(" ")
    if word:
        return rf"\b{re.escape(word.strip())}\w* {number}\b"
    return rf"\b{thing}\b" if thing.isdigit() else re.escape(thing)


class JournalTable(QAbstractTableModel):
    """Every line in words; a line that was undone is struck through."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: list[JournalRow] = []
        self._undone: frozenset[int] = frozenset()

    def show_lines(self, lines: Sequence[Line], evening: Event) -> None:
        """Show a whole journal."""
        self.beginResetModel()
        self._rows = [journal_row(line, evening, self._words) for line in reversed(lines)]
        self._undone = undone_lines(lines)
        self.endResetModel()

    def add_line(self, lines: Sequence[Line], evening: Event) -> None:
        """Show the newest line on top, and repaint no more than the line it reverses."""
        newest = lines[-1]
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._rows.insert(0, journal_row(newest, evening, self._words))
        self.endInsertRows()
        self._undone = undone_lines(lines)
        if newest.reverses is not None:
            row = newest.number - newest.reverses
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._words(_HEADINGS[Column(section)])

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = self._rows[index.row()]
        undone = row.line.number in self._undone
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return row.cells[index.column()]
            case Qt.ItemDataRole.FontRole:
                return _struck() if undone else None
            case _:
                return {SEARCHED: row.searched, UNDONE: undone}.get(role)


def _struck() -> QFont:
    font = QFont()
    font.setStrikeOut(True)
    return font


class JournalFilter(QSortFilterProxyModel):
    """Keeps the lines in which everything that was typed is found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._patterns: list[re.Pattern[str]] = []

    def look_for(self, typed: str) -> None:
        """Show only the lines that speak of what was typed."""
        self.beginFilterChange()
        self._patterns = search_patterns(typed)
        self.endFilterChange()

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        searched = self.sourceModel().index(source_row, 0, source_parent).data(SEARCHED)
        return all(pattern.search(searched) for pattern in self._patterns)
