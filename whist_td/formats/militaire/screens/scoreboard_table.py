"""The scoreboard: a row a team, a column a round, the points and the running total in each."""

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

from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.screens.standings_table import WITHDRAWN, total_text
from whist_td.formats.militaire.views.views import standings_view
from whist_td.kit.theme import tabular, text_font
from whist_td.words.words import N_, Words

Index = QModelIndex | QPersistentModelIndex
POINTS = Qt.ItemDataRole.UserRole + 2
"""The points of one round as shown beside the running total: "+2", or "…" while a table is out."""


class Column(IntEnum):
    """The columns that stay where they are; the rounds follow."""

    TEAM = 0
    NAME = 1
    RANK = 2
    TOTAL = 3


FROZEN = len(Column)
_HEADINGS = {
    Column.TEAM: N_("Team"),
    Column.NAME: N_("Name"),
    Column.RANK: N_("Rank"),
    Column.TOTAL: N_("Total"),
}
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Scoreboard:
    """All teams in the order of the tables; `waiting` holds teams whose round is not all in."""

    rows: tuple[MilitaireStanding, ...]
    rounds: int
    waiting: frozenset[tuple[int, int]]
    """Team and round."""


def scoreboard(evening: MilitaireEvent, after_round: int) -> Scoreboard:
    """Return the scoreboard as it hung after a round."""
    waiting = {
        (team, number)
        for number in range(1, min(after_round, evening.last_announced) + 1)
        for table in evening.missing(number)
        for team in (table, evening.visitors_at(Place(number, table)))
    }
    rows = standings_view(evening, after_round).by_team
    return Scoreboard(rows, evening.settings.rounds, frozenset(waiting))


class ScoreboardTable(QAbstractTableModel):
    """The club's scoreboard; a round that is not played is blank, never zero."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._board = Scoreboard((), 0, frozenset())

    def show_board(self, board: Scoreboard) -> None:
        """Show the scoreboard, and repaint no more than the lines that differ."""
        old, self._board = self._board, board
        if (len(old.rows), old.rounds) != (len(board.rows), board.rounds):
            self.beginResetModel()
            self.endResetModel()
            return
        for number, (was, now) in enumerate(zip(old.rows, board.rows, strict=True)):
            if was != now or old.waiting != board.waiting:
                last = self.index(number, self.columnCount() - 1)
                self.dataChanged.emit(self.index(number, 0), last)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._board.rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else FROZEN + self._board.rounds

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or not 0 <= section < self.columnCount():
            return None
        _ = self._words
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._heading(section)
            case Qt.ItemDataRole.ToolTipRole if section >= FROZEN:
                return _("Round {round}", round=section - FROZEN + 1)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if section == Column.NAME else _RIGHT
        return None

    def _heading(self, section: int) -> str:
        if section >= FROZEN:
            return str(section - FROZEN + 1)
        return self._words(_HEADINGS[Column(section)])

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        standing, section = self._board.rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(standing, section)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(standing, section)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if section == Column.NAME else _RIGHT
            case Qt.ItemDataRole.FontRole:
                return _font(section)
            case _:
                return self._own(standing, section, role)

    def _own(self, standing: MilitaireStanding, section: int, role: int) -> object:
        if role == WITHDRAWN:
            return standing.withdrawn
        if role != POINTS or not self._is_played(standing, section):
            return None
        number = section - FROZEN + 1
        if (standing.team, number) in self._board.waiting:
            return "…"
        scored = standing.points[number - 1]
        return f"+{scored}" if scored else "0"

    def _text(self, standing: MilitaireStanding, section: int) -> str:
        match section:
            case Column.TEAM:
                return str(standing.team)
            case Column.NAME:
                return standing.name
            case Column.RANK:
                return str(standing.rank)
            case Column.TOTAL:
                return total_text(standing)
        if not self._is_played(standing, section):
            return ""
        return str(standing.running[section - FROZEN])

    def _spoken(self, standing: MilitaireStanding, section: int) -> str:
        if not self._is_played(standing, section):
            return self._text(standing, section)
        _ = self._words
        return _(
            "{name}, round {round}: {points}, running total {total}",
            name=standing.name or standing.team,
            round=section - FROZEN + 1,
            points=self._own(standing, section, POINTS),
            total=standing.running[section - FROZEN],
        )

    def _is_played(self, standing: MilitaireStanding, section: int) -> bool:
        return FROZEN <= section < FROZEN + len(standing.running)


def _font(section: int) -> QFont | None:
    if section == Column.NAME:
        return None
    strong = section in (Column.TOTAL, Column.TEAM)
    return tabular(text_font(weight=QFont.Weight.DemiBold if strong else QFont.Weight.Normal))
