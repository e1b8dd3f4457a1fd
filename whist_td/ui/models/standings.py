"""The running standings beside the tables: rank, team, total, places moved."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
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

from whist_td.formats.militaire.standings import Standing
from whist_td.i18n.sentences import tie_sentence
from whist_td.i18n.words import N_, Words
from whist_td.ui.theme import colours, tabular, text_font

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """What stands in a column."""

    RANK = 0
    NUMBER = 1
    TEAM = 2
    TOTAL = 3
    MOVED = 4


_TITLES = {
    Column.RANK: N_("Rank"),
    Column.NUMBER: N_("Number"),
    Column.TEAM: N_("Team"),
    Column.TOTAL: N_("Total"),
    Column.MOVED: N_("Places"),
}
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class RunningLine:
    """One team's line; `moved` is how many places it has gained since the round before."""

    standing: Standing
    moved: int


def running_lines(
    standings: Sequence[Standing], before: Mapping[int, int]
) -> tuple[RunningLine, ...]:
    """Return the lines of the standings, given each team's rank after the round before."""
    return tuple(RunningLine(row, before.get(row.team, row.rank) - row.rank) for row in standings)


class StandingsModel(QAbstractTableModel):
    """The standings as results come; only lines that differ are told."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: tuple[RunningLine, ...] = ()

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
            # Ranks and arrows speak for themselves; the team names need the room.
            return title if section in (Column.TEAM, Column.TOTAL) else ""
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if section == Column.TEAM else _RIGHT
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

    def show(self, lines: tuple[RunningLine, ...]) -> None:
        """Show the standings as they are now, and repaint no more than what moved."""
        if len(lines) != len(self._lines):
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()
            return
        changed = [row for row, line in enumerate(lines) if line != self._lines[row]]
        self._lines = lines
        if changed:
            self.dataChanged.emit(
                self.index(changed[0], 0), self.index(changed[-1], len(Column) - 1)
            )

    def team_at(self, row: int) -> int:
        """Return the team in a line."""
        return self._lines[row].standing.team

    def _text(self, line: RunningLine, column: Column) -> str:
        row = line.standing
        match column:
            case Column.RANK:
                return str(row.rank)
            case Column.NUMBER:
                return str(row.team)
            case Column.TEAM:
                return self._name(row)
            case Column.TOTAL:
                return self._total(row)
            case Column.MOVED:
                return _moved(line.moved)

    def _tip(self, row: Standing) -> str:
        """Return the whole name, which the list may cut, and how a tie was broken."""
        told = tie_sentence(row, self._words)
        return "\n".join(filter(None, (self._name(row), told)))

    def _name(self, row: Standing) -> str:
        _ = self._words
        if row.withdrawn:
            return _("{name} (withdrawn)", name=row.name)
        return row.name

    def _total(self, row: Standing) -> str:
        return str(row.total) if row.average is None else f"{float(row.average):.2f}"


def _moved(places: int) -> str:
    if not places:
        return ""
    return f"▲{places}" if places > 0 else f"▼{-places}"


def _look(role: int, line: RunningLine, column: Column) -> Qt.AlignmentFlag | QFont | QColor | None:
    match role:
        case Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if column is Column.TEAM else _RIGHT
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
    if column is Column.TEAM:
        return None
    weight = QFont.Weight.DemiBold if column is Column.TOTAL else QFont.Weight.Normal
    return tabular(text_font(weight=weight))
