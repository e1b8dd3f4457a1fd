"""The standings in large: rank, places moved, team, total and how a tie was broken."""

from collections.abc import Mapping
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
from PySide6.QtGui import QFont
from typing_extensions import override

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views.views import standings_view
from whist_td.formats.militaire.words.sentences import tie_sentence
from whist_td.kit.stylesheet import HEADING
from whist_td.kit.theme import tabular, text_font
from whist_td.words.words import N_, Words, sentence_case

Index = QModelIndex | QPersistentModelIndex
WITHDRAWN = Qt.ItemDataRole.UserRole + 1


class Column(IntEnum):
    """What stands in a column of the standings."""

    RANK = 0
    MOVED = 1
    TEAM = 2
    NAME = 3
    TOTAL = 4
    REASON = 5


_HEADINGS = {
    Column.RANK: N_("Rank"),
    Column.MOVED: N_("Places"),
    Column.TEAM: N_("Team"),
    Column.NAME: N_("Name"),
    Column.TOTAL: N_("Total"),
    Column.REASON: N_("Where totals are equal"),
}
_WORDS = (Column.NAME, Column.REASON)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class StandingRow:
    """One team’s line; a shared rank is a tie that nothing separates.

    `moved` counts the places gained since the round before.
    """

    standing: MilitaireStanding
    moved: int
    shared: bool


def standing_rows(evening: MilitaireEvent, after_round: int) -> tuple[StandingRow, ...]:
    """Return the lines of the standings after a round, with what moved in that round."""
    rows = standings_view(evening, after_round).rows
    ranks = [row.rank for row in rows]
    before = _ranks(evening, after_round - 1) if after_round > 1 else {}
    return tuple(
        StandingRow(row, before.get(row.team, row.rank) - row.rank, ranks.count(row.rank) > 1)
        for row in rows
    )


def _ranks(evening: MilitaireEvent, after_round: int) -> Mapping[int, int]:
    return {row.team: row.rank for row in standings_view(evening, after_round).rows}


class StandingsTable(QAbstractTableModel):
    """The standings as they were after one round."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: tuple[StandingRow, ...] = ()

    def show_rows(self, rows: tuple[StandingRow, ...]) -> None:
        """Show the standings, and repaint no more than the lines that differ."""
        old, self._rows = self._rows, rows
        if len(old) != len(rows):
            self.beginResetModel()
            self.endResetModel()
            return
        for number, (was, now) in enumerate(zip(old, rows, strict=True)):
            if was != now:
                last = self.index(number, len(Column) - 1)
                self.dataChanged.emit(self.index(number, 0), last)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(Column):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(_HEADINGS[Column(section)])
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if section in _WORDS else _RIGHT
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row, column = self._rows[index.row()], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if column in _WORDS else _RIGHT
            case Qt.ItemDataRole.FontRole:
                return _font(column)
            case _:
                return row.standing.withdrawn if role == WITHDRAWN else None

    def _text(self, row: StandingRow, column: Column) -> str:
        standing = row.standing
        match column:
            case Column.RANK:
                return str(standing.rank)
            case Column.MOVED:
                return _arrow(row.moved)
            case Column.TEAM:
                return str(standing.team)
            case Column.NAME:
                return standing.name
            case Column.TOTAL:
                return total_text(standing)
            case Column.REASON:
                return self._reason(row)

    def _reason(self, row: StandingRow) -> str:
        _ = self._words
        if row.standing.withdrawn:
            return _("Withdrawn")
        told = tie_sentence(row.standing, _)
        if not told and row.shared:
            return _("Tied: nothing separates them")
        return sentence_case(told)

    def _spoken(self, row: StandingRow, column: Column) -> str:
        _ = self._words
        if column is not Column.MOVED:
            return self._text(row, column)
        if row.moved > 0:
            return _.plural("Up {n} place", "Up {n} places", row.moved)
        if row.moved < 0:
            return _.plural("Down {n} place", "Down {n} places", -row.moved)
        return _("Same place as before")


def total_text(standing: MilitaireStanding) -> str:
    """Return a total, or the average where the club ranks by it."""
    return str(standing.total) if standing.average is None else f"{float(standing.average):.2f}"


def _arrow(moved: int) -> str:
    if not moved:
        return ""
    return f"▲ {moved}" if moved > 0 else f"▼ {-moved}"


def _font(column: Column) -> QFont:
    match column:
        case Column.RANK | Column.TOTAL:
            return tabular(text_font(HEADING, QFont.Weight.DemiBold))
        case Column.NAME:
            return text_font(HEADING)
        case Column.TEAM:
            return tabular(text_font(HEADING))
        case _:
            return tabular(text_font())
