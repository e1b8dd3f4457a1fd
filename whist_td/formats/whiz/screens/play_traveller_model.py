"""The traveller of one deal: every round and table that plays it, a line each."""

from collections.abc import Sequence
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

from whist_td.formats.whiz.rules.game import HANDS, Hand
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace
from whist_td.formats.whiz.views.play_views import BoardCell
from whist_td.formats.whiz.words.deals import short_outcome
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.theme import colours, tabular, text_font
from whist_td.words.numbers import decimal
from whist_td.words.words import N_, Words

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """What stands in a column."""

    ROUND = 0
    TABLE = 1
    NORTH = 2
    EAST = 3
    SOUTH = 4
    RESULT = 5
    NORTH_POINTS = 6
    EAST_POINTS = 7
    SOUTH_POINTS = 8


_TITLES = {
    Column.ROUND: N_("Round of the deal"),
    Column.TABLE: N_("Table"),
    Column.RESULT: N_("Result"),
}
PLAYERS = dict(zip((Column.NORTH, Column.EAST, Column.SOUTH), HANDS, strict=True))
POINTS = dict(
    zip((Column.NORTH_POINTS, Column.EAST_POINTS, Column.SOUTH_POINTS), HANDS, strict=True)
)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TravellerModel(QAbstractTableModel):
    """The lines of one deal; one line changes at a time."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: list[BoardCell] = []

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
        column = Column(section)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._title(column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column in POINTS else _LEFT
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line, column = self._lines[index.row()], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(line, column)
            case _:
                return _look(role, line, column)

    def show_lines(self, lines: Sequence[BoardCell]) -> None:
        """Show another traveller, or this one with more lines or fewer."""
        if [line.place for line in lines] != [line.place for line in self._lines]:
            self.beginResetModel()
            self._lines = list(lines)
            self.endResetModel()
            return
        before, self._lines = self._lines, list(lines)
        for row, (was, now) in enumerate(zip(before, lines, strict=True)):
            if was != now:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    def places(self) -> tuple[BoardPlace, ...]:
        """Return where the deal is played, in order, as far as the rounds have begun."""
        return tuple(line.place for line in self._lines if line.is_begun)

    def place_at(self, row: int) -> BoardPlace | None:
        """Return the place of a line, None where its round has not begun."""
        line = self._lines[row] if 0 <= row < len(self._lines) else None
        return line.place if line and line.is_begun else None

    def row_of(self, place: BoardPlace | None) -> int:
        """Return the line of a place, -1 where there is none."""
        return next((row for row, line in enumerate(self._lines) if line.place == place), -1)

    def _title(self, column: Column) -> str:
        if column in PLAYERS:
            return whiz_label(PLAYERS[column], self._words)
        return POINTS[column].value if column in POINTS else self._words(_TITLES[column])

    def _text(self, line: BoardCell, column: Column) -> str:
        if column in PLAYERS:
            hand = PLAYERS[column].index
            return f"{line.seats[hand]} {line.names[hand]}"
        if column in POINTS:
            return self._points(line, POINTS[column])
        match column:
            case Column.ROUND:
                return str(line.place.round)
            case Column.TABLE:
                return str(line.place.table)
        return self._result(line)

    def _result(self, line: BoardCell) -> str:
        _ = self._words
        if line.result is None:
            return "" if line.is_begun else _("to come")
        mark = "" if line.as_planned else " ⇄"
        return short_outcome(line.result.outcome, _) + (" ≠" if line.claim_differs else mark)

    def _points(self, line: BoardCell, hand: Hand) -> str:
        _ = self._words
        if line.points is not None:
            return str(line.points[hand.index])
        if line.result is not None and isinstance(line.result.outcome, Adjusted):
            percent = line.result.outcome.percents[hand.index]
            return "–" if percent is None else _("{percent} %", percent=decimal(percent, _))
        return ""


def _look(role: int, line: BoardCell, column: Column) -> Qt.AlignmentFlag | QFont | QColor | None:
    match role:
        case Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column in POINTS else _LEFT
        case Qt.ItemDataRole.FontRole:
            return _font(column)
        case Qt.ItemDataRole.ForegroundRole if not line.is_begun:
            return QColor(colours().quiet)
        case _:
            return None


def _font(column: Column) -> QFont:
    weight = QFont.Weight.DemiBold if column is Column.RESULT else QFont.Weight.Normal
    return tabular(text_font(weight=weight))
