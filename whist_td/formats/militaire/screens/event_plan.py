"""The plan of the rounds as a small table: trump, who goes, who stays, how far."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget
from typing_extensions import override

from whist_td.core.strains import Strain
from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.words.labels import call_label
from whist_td.kit.palette import Palette
from whist_td.kit.suits import suit_icon
from whist_td.kit.theme import colours, plain_table, tabular, text_font
from whist_td.words.labels import label
from whist_td.words.words import Words

Index = QModelIndex | QPersistentModelIndex
TRUMP, ADVANCE = 1, 4
_COLUMNS = 5
_ROW = 12


class PlanModel(QAbstractTableModel):
    """A row a round."""

    def __init__(self, words: Words, palette: Callable[[], Palette], parent: QObject) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._palette = palette
        self._rounds: tuple[PlannedRound, ...] = ()
        self._headings = (_("Round"), _("Trump"), _("Travel"), _("Stays"), _("Advance"))

    def show_plan(self, rounds: tuple[PlannedRound, ...]) -> None:
        """Show the plan of an evening."""
        self.beginResetModel()
        self._rounds = rounds
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rounds)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else _COLUMNS

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        planned = self._rounds[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(planned, index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.DecorationRole if index.column() == TRUMP and planned.trump:
                return self._sign(planned.trump)
            case Qt.ItemDataRole.FontRole if index.column() == ADVANCE and planned.advance > 1:
                return text_font(weight=QFont.Weight.Bold)
            case _:
                return None

    def _sign(self, trump: Strain) -> object:
        if trump is Strain.NO_TRUMP:
            return None
        return suit_icon(trump, self._palette())

    def _text(self, planned: PlannedRound, column: int) -> str:
        _ = self._words
        trump = label(planned.trump, _) if planned.trump else _("to be announced")
        texts = (
            str(planned.number),
            trump,
            call_label(planned.call),
            str(planned.stays),
            str(planned.advance),
        )
        return texts[column]


class PlanView(QTableView):
    """The plan, to look at."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("roundPlan")
        self.setAccessibleName(_("Plan of the rounds"))
        self._model = PlanModel(words, lambda: colours(self), self)
        self.setModel(self._model)
        plain_table(self)
        self.setFont(tabular(self.font()))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self._size_rows()

    def show_plan(self, rounds: tuple[PlannedRound, ...]) -> None:
        """Show the plan of an evening."""
        self._model.show_plan(rounds)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._size_rows()

    def _size_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _ROW)


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == TRUMP else Qt.AlignmentFlag.AlignHCenter
    return side | Qt.AlignmentFlag.AlignVCenter
