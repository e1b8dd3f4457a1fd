"""Running standings, whoever is ranked: rank, number, name, what counts, places moved."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import groupby
from typing import Any, ClassVar, Generic, Protocol

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor, QFont
from typing_extensions import TypeVar, override

from whist_td.kit.theme import colours, tabular, text_font
from whist_td.words.words import Words

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """What stands in a column."""

    RANK = 0
    NUMBER = 1
    NAME = 2
    SCORE = 3
    MOVED = 4


class Ranked(Protocol):
    """Somebody in standings."""

    @property
    def rank(self) -> int:
        """The place, counted from the first."""


S = TypeVar("S", bound=Ranked)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class RunningLine(Generic[S]):
    """A team's or a player's line; `moved` is how many places up since the round before."""

    standing: S
    moved: int


class RunningModel(QAbstractTableModel, Generic[S]):
    """The standings as results come; only lines that read otherwise are told."""

    TITLES: ClassVar[Mapping[Column, str]]

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: tuple[RunningLine[S], ...] = ()

    @abstractmethod
    def _number(self, row: S) -> int:
        """Return the number of whom a line is about."""

    @abstractmethod
    def _name(self, row: S) -> str:
        """Return how whom a line is about is called."""

    @abstractmethod
    def _score(self, row: S) -> str:
        """Return what ranks."""

    @abstractmethod
    def _tip(self, row: S) -> str:
        """Return the whole name, which the list may cut, and how a tie was broken."""

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._lines)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        title = self._words(self.TITLES[Column(section)])
        if role == Qt.ItemDataRole.DisplayRole:
            # Ranks and arrows speak for themselves; the names need the room.
            return title if section in (Column.NAME, Column.SCORE) else ""
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if section == Column.NAME else _RIGHT
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line, column = self._lines[index.row()], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(line, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(line.standing)
            case _:
                return _look(role, line.moved, column)

    def show_lines(self, lines: tuple[RunningLine[S], ...]) -> None:
        """Show the standings as they are now, and repaint no more than the lines that differ."""
        before, self._lines = self._lines, lines
        if len(lines) != len(before):
            self.beginResetModel()
            self.endResetModel()
            return
        differ = [row for row, line in enumerate(lines) if line != before[row]]
        for first, last in _runs(differ):
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(Column) - 1))

    def _text(self, line: RunningLine[S], column: Column) -> str:
        row = line.standing
        match column:
            case Column.RANK:
                return str(row.rank)
            case Column.NUMBER:
                return str(self._number(row))
            case Column.NAME:
                return self._name(row)
            case Column.SCORE:
                return self._score(row)
            case Column.MOVED:
                return _moved(line.moved)


def _runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last of rows that follow one another."""
    for _gap, run in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
        together = [row for _place, row in run]
        yield together[0], together[-1]


def _moved(places: int) -> str:
    if not places:
        return ""
    return f"▲{places}" if places > 0 else f"▼{-places}"


def _look(role: int, moved: int, column: Column) -> Qt.AlignmentFlag | QFont | QColor | None:
    match role:
        case Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if column is Column.NAME else _RIGHT
        case Qt.ItemDataRole.FontRole:
            return _font(column)
        case Qt.ItemDataRole.ForegroundRole:
            return _ink(moved, column)
        case _:
            return None


def _ink(moved: int, column: Column) -> QColor | None:
    match column:
        case Column.MOVED if moved > 0:
            return QColor(colours().good)
        case Column.RANK | Column.MOVED | Column.NUMBER:
            return QColor(colours().quiet)
    return None


def _font(column: Column) -> QFont | None:
    if column is Column.NAME:
        return None
    weight = QFont.Weight.DemiBold if column is Column.SCORE else QFont.Weight.Normal
    return tabular(text_font(weight=weight))
