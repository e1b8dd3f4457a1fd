"""The standings in large: rank, places moved, team, total and how a tie was broken."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import cast

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import standings_view
from whist_td.formats.militaire.words.sentences import tie_sentence
from whist_td.kit.cells import Index, RowsModel
from whist_td.kit.folding import PADDING, FoldingRows
from whist_td.kit.stylesheet import BODY, HEADING, SMALL, STEP
from whist_td.kit.theme import colours, plain_table, tabular, text_font
from whist_td.words.labels import tied_words
from whist_td.words.words import N_, Words, sentence_case

WITHDRAWN = Qt.ItemDataRole.UserRole + 1
_LEAST_LETTERS, _FEW_LETTERS, _MOST_LETTERS = 14, 20, 48
"""Names have room for what they need, up to so many letters; in a narrow window for fewer."""
_EDGE = Qt.AlignmentFlag.AlignVCenter


class StandingsColumn(IntEnum):
    """What stands in a column of the standings."""

    RANK = 0
    MOVED = 1
    TEAM = 2
    NAME = 3
    TOTAL = 4
    REASON = 5


_HEADINGS = {
    StandingsColumn.RANK: N_("Rank"),
    StandingsColumn.MOVED: N_("Places"),
    StandingsColumn.TEAM: N_("Team"),
    StandingsColumn.NAME: N_("Name"),
    StandingsColumn.TOTAL: N_("Total"),
    StandingsColumn.REASON: N_("If totals are equal"),
}
_WORDS = (StandingsColumn.NAME, StandingsColumn.REASON)


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


class StandingsTable(RowsModel[StandingRow]):
    """The standings as they were after one round."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__([words(_HEADINGS[each]) for each in StandingsColumn], _WORDS, parent)
        self._words = words

    @override
    def answer(self, row: StandingRow, column: int, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, StandingsColumn(column))
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, StandingsColumn(column))
            case Qt.ItemDataRole.FontRole:
                return _font(StandingsColumn(column))
            case _:
                return row.standing.withdrawn if role == WITHDRAWN else None

    def _text(self, row: StandingRow, column: StandingsColumn) -> str:
        standing = row.standing
        match column:
            case StandingsColumn.RANK:
                return str(standing.rank)
            case StandingsColumn.MOVED:
                return _arrow(row.moved)
            case StandingsColumn.TEAM:
                return str(standing.team)
            case StandingsColumn.NAME:
                return standing.name
            case StandingsColumn.TOTAL:
                return total_text(standing)
            case StandingsColumn.REASON:
                return self._reason(row)

    def _reason(self, row: StandingRow) -> str:
        _ = self._words
        if row.standing.withdrawn:
            return _("Withdrawn")
        tied = tied_words(tie_sentence(row.standing, _), _, is_shared=row.shared)
        return sentence_case(tied)

    def _spoken(self, row: StandingRow, column: StandingsColumn) -> str:
        _ = self._words
        if column is not StandingsColumn.MOVED:
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


def _font(column: StandingsColumn) -> QFont:
    match column:
        case StandingsColumn.RANK | StandingsColumn.TOTAL:
            return tabular(text_font(HEADING, QFont.Weight.DemiBold))
        case StandingsColumn.NAME:
            return text_font(HEADING)
        case StandingsColumn.TEAM:
            return tabular(text_font(HEADING))
        case _:
            return tabular(text_font())


class _StandingsInk(QStyledItemDelegate):
    """Paints arrows in the colour of their direction, and those who left in quiet ink."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        ink = self._ink(index)
        if ink:
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, QColor(ink))
            palette.setColor(QPalette.ColorRole.HighlightedText, QColor(ink))
            option.palette = palette

    def _ink(self, index: Index) -> str:
        palette = colours(cast("QWidget", self.parent()))
        if index.data(WITHDRAWN):
            return palette.quiet
        if index.column() == StandingsColumn.MOVED:
            text = str(index.data())
            return palette.good if text.startswith("▲") else palette.quiet
        return palette.quiet if index.column() == StandingsColumn.REASON else ""


class PlainView(QTableView):
    """A table to read and not to write in."""

    def __init__(self, model: QAbstractTableModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        plain_table(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def line_height(self, part: float) -> int:
        """Return how high a line of one size of text is."""
        return round(self.fontMetrics().height() * part) + 2 * STEP

    def room_for(self, text: str, part: float) -> int:
        """Return the width that a text takes in one of the four sizes."""
        metrics = self.fontMetrics()
        return round(metrics.horizontalAdvance(text) * part * 1.06) + PADDING


class StandingsTableView(PlainView):
    """The standings in large type; names and reasons share the width that is left."""

    def __init__(self, model: StandingsTable, parent: QWidget) -> None:
        super().__init__(model, parent)
        self.setObjectName("standingsView")
        self.setItemDelegate(_StandingsInk(self))
        FoldingRows(self, self.arrange, lambda: self.line_height(HEADING))

        model.modelReset.connect(self.arrange)
        model.dataChanged.connect(self.arrange)

    def _name_width(self, left: int) -> int:
        """Return what the names need, as long as the reasons have what they need, or half."""
        of = StandingsColumn
        most = self.room_for("n" * _MOST_LETTERS, HEADING)
        names = min(self._longest(of.NAME, text_font(HEADING)), most)
        reasons = self._longest(of.REASON, text_font())
        short = min(self.room_for("n" * _FEW_LETTERS, HEADING), round(left * 0.7))
        return min(names, max(left - reasons, round(left * 0.5), short), left)

    def _room(self, column: int, figures: str) -> int:
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal))
        return max(self.room_for(title, SMALL), self.room_for(figures, HEADING))

    def _has_averages(self) -> bool:
        shown = self.model().index(0, StandingsColumn.TOTAL).data()
        return "." in str(shown)

    def _longest(self, column: int, font: QFont) -> int:
        metrics, model = QFontMetrics(font), self.model()
        texts = (str(model.index(line, column).data()) for line in range(model.rowCount()))
        title = str(model.headerData(column, Qt.Orientation.Horizontal))
        return max(map(metrics.horizontalAdvance, (title, *texts))) + 4 * STEP

    def arrange(self) -> None:
        """Share the width between the columns."""
        of = StandingsColumn
        narrow = {
            of.RANK: self._room(of.RANK, "00"),
            of.MOVED: self._room(of.MOVED, "▲ 00"),
            of.TEAM: self._room(of.TEAM, "00"),
            of.TOTAL: self._room(of.TOTAL, "00.00" if self._has_averages() else "00"),
        }
        least = self.room_for("n" * _LEAST_LETTERS, HEADING)
        # Where the text is very large, the totals are worth more than the places moved.
        few = self.room_for("n" * _FEW_LETTERS, HEADING)
        is_left_out = self.viewport().width() - sum(narrow.values()) < few
        self.setColumnHidden(of.MOVED, is_left_out)
        if is_left_out:
            del narrow[of.MOVED]
        for column, width in narrow.items():
            self.setColumnWidth(column, width)
        left = self.viewport().width() - sum(narrow.values())
        names = max(self._name_width(left), least)
        self.setColumnWidth(of.NAME, names)
        reasons = self.room_for("n" * _LEAST_LETTERS, BODY)
        self.setColumnWidth(of.REASON, max(left - names, reasons))
