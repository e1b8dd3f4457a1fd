"""The tables of one round, a row each, as the director enters them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.results import Result, points
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.views import TableInRound
from whist_td.formats.militaire.words.facts import result_words
from whist_td.stages.second_pass import ReadingVerdict, Rereading
from whist_td.words.words import Words, sentence_case

SecondPass = Rereading[int, Result]
"""The second pass of a militaire round, by table."""
CELL = Qt.ItemDataRole.UserRole + 1
"""The role under which a painter finds a `TableCell`."""
_Index = QModelIndex | QPersistentModelIndex


def second_pass(event: MilitaireEvent, round_number: int) -> SecondPass:
    """Begin a second pass; the forfeits of teams that left have no carton and are not read."""
    agree = partial(same_points, event.settings)
    return SecondPass(round_number, agree, entered_in(event, round_number))


def same_points(settings: Settings, first: Result, second: Result) -> bool:
    """Tell whether two results agree; cartons show points, so points are what must agree."""
    return points(first, settings) == points(second, settings)


def entered_in(event: MilitaireEvent, round_number: int) -> dict[int, Result]:
    """Return the results entered in a round, by table."""
    found = (
        (place.table, result)
        for place, result in event.results.items()
        if place.round == round_number
    )
    return dict(sorted(found, key=lambda pair: pair[0]))


@dataclass(frozen=True)
class TableCell:
    """A table as it is shown: in a second pass, what was read this time instead."""

    row: TableInRound
    result: Result | None
    verdict: ReadingVerdict | None


class TablesModel(QAbstractListModel):
    """The tables of the round shown; one row changes at a time."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: list[TableInRound] = []
        self._pass: SecondPass | None = None

    @override
    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        cell = self.cell(index.row() + 1)
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(cell)
            case Qt.ItemDataRole.ToolTipRole:
                return cell.result.note if cell.result else ""
            case role if role == CELL:
                return cell
        return None

    def show_round(self, rows: Sequence[TableInRound]) -> None:
        """Show another round."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def show_row(self, row: TableInRound) -> None:
        """Show one table's result, and repaint no more than its row."""
        self._rows[row.place.table - 1] = row
        self._repaint(row.place.table)

    def show_pass(self, reading: SecondPass | None) -> None:
        """Show the readings of a second pass, or what stands when it is over."""
        self._pass = reading
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def show_reading(self, reading: SecondPass, table: int) -> None:
        """Show that one table has been read again."""
        self._pass = reading
        self._repaint(table)

    def cell(self, table: int) -> TableCell:
        """Return a table as it is shown."""
        row = self._rows[table - 1]
        if self._pass is None:
            return TableCell(row, row.result, None)
        verdict = self._pass.verdict(table)
        if verdict is ReadingVerdict.AGREES and table not in self._pass.read:
            return TableCell(row, row.result, verdict)
        return TableCell(row, self._pass.read.get(table), verdict)

    def _repaint(self, table: int) -> None:
        index = self.index(table - 1)
        self.dataChanged.emit(index, index)

    def _sentence(self, cell: TableCell) -> str:
        _ = self._words
        row = cell.row
        return _(
            "Table {table}: {home} {home_name}, {home_pair}, against {visitors} {visitors_name}, "
            "{visiting_pair}. {result}.",
            table=row.place.table,
            home_pair=_("{first} and {second}", first=row.home_pair[0], second=row.home_pair[1]),
            visiting_pair=_(
                "{first} and {second}", first=row.visiting_pair[0], second=row.visiting_pair[1]
            ),
            home=row.home,
            home_name=row.home_name,
            visitors=row.visitors,
            visitors_name=row.visitors_name,
            result=sentence_case(result_words(cell.result, _)),
        )
