"""The running ranking beside the deals: rank, player, percent, places moved."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import groupby
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor, QFont
from typing_extensions import override

from whist_td.formats.whiz.settings import Ranking
from whist_td.formats.whiz.standings import Standing
from whist_td.i18n.whiz_sentences import percent_words, score_words, tie_sentence
from whist_td.i18n.words import N_, Words
from whist_td.ui.theme import colours, tabular, text_font

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """What stands in a column."""

    RANK = 0
    NUMBER = 1
    PLAYER = 2
    SCORE = 3
    MOVED = 4


_TITLES = {
    Column.RANK: N_("Rank"),
    Column.NUMBER: N_("Number"),
    Column.PLAYER: N_("Player"),
    Column.SCORE: N_("Score"),
    Column.MOVED: N_("Places"),
}
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class RunningLine:
    """One player's line; `moved` is how many places he has gained since the round before."""

    standing: Standing
    moved: int


def running_lines(
    standings: Sequence[Standing], before: Mapping[int, int]
) -> tuple[RunningLine, ...]:
    """Return the lines of the ranking, given each player's rank after the round before."""
    return tuple(RunningLine(row, before.get(row.player, row.rank) - row.rank) for row in standings)


class RunningModel(QAbstractTableModel):
    """The ranking as results come; only lines that read otherwise are told."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: tuple[RunningLine, ...] = ()
        self._ranking = Ranking.MATCHPOINTS

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
        title = self._words(_TITLES[Column(section)])
        if role == Qt.ItemDataRole.DisplayRole:
            # Ranks and arrows speak for themselves; the names need the room.
            return title if section in (Column.PLAYER, Column.SCORE) else ""
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if section == Column.PLAYER else _RIGHT
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
                return _look(role, line, column)

    def show(self, lines: tuple[RunningLine, ...], ranking: Ranking) -> None:
        """Show the ranking as it is now, and repaint no more than the lines that differ."""
        self._ranking = ranking
        before, self._lines = self._lines, lines
        if len(lines) != len(before):
            self.beginResetModel()
            self.endResetModel()
            return
        differ = [row for row, line in enumerate(lines) if line != before[row]]
        for first, last in _runs(differ):
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(Column) - 1))

    def _text(self, line: RunningLine, column: Column) -> str:
        match column:
            case Column.RANK:
                return str(line.standing.rank)
            case Column.NUMBER:
                return str(line.standing.player)
            case Column.PLAYER:
                return line.standing.name
            case Column.SCORE:
                return self._score(line.standing)
            case Column.MOVED:
                return _moved(line.moved)

    def _score(self, row: Standing) -> str:
        if self._ranking is Ranking.MATCHPOINTS:
            return percent_words(row, self._words)
        return score_words(row, self._ranking, self._words)

    def _tip(self, row: Standing) -> str:
        """Return the whole name, on how many deals it stands, and how a tie was broken."""
        _ = self._words
        deals = _.plural("{n} deal counts", "{n} deals count", row.boards)
        return "\n".join(filter(None, (row.name, deals, tie_sentence(row, _))))


def _runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last of rows that follow one another."""
    for _gap, run in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
        together = [row for _place, row in run]
        yield together[0], together[-1]


def _moved(places: int) -> str:
    if not places:
        return ""
    return f"▲{places}" if places > 0 else f"▼{-places}"


def _look(role: int, line: RunningLine, column: Column) -> Qt.AlignmentFlag | QFont | QColor | None:
    match role:
        case Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if column is Column.PLAYER else _RIGHT
        case Qt.ItemDataRole.FontRole:
            return _font(column)
        case Qt.ItemDataRole.ForegroundRole:
            return _ink(line, column)
        case _:
            return None


def _ink(line: RunningLine, column: Column) -> QColor | None:
    match column:
        case Column.MOVED if line.moved > 0:
            return QColor(colours().good)
        case Column.RANK | Column.MOVED | Column.NUMBER:
            return QColor(colours().quiet)
    return None


def _font(column: Column) -> QFont | None:
    if column is Column.PLAYER:
        return None
    weight = QFont.Weight.DemiBold if column is Column.SCORE else QFont.Weight.Normal
    return tabular(text_font(weight=weight))
