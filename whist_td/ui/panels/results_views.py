"""How the standings and the lines of the scoreboard look: large, and calm where it may be."""

from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.ui.models import standings_table
from whist_td.ui.models.scoreboard_table import POINTS, ScoreboardTable
from whist_td.ui.models.standings_table import WITHDRAWN, StandingsTable
from whist_td.ui.theme import HEADING, SMALL, STEP, colours, plain_table, tabular, text_font

Index = QModelIndex | QPersistentModelIndex
_FEW_LETTERS, _MOST_LETTERS = 20, 28
"""Names have room for so many letters, less only where the window is narrow."""
_EDGE = Qt.AlignmentFlag.AlignVCenter


class StandingsInk(QStyledItemDelegate):
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
        if index.column() == standings_table.Column.MOVED:
            text = str(index.data())
            return palette.good if text.startswith("▲") else palette.quiet
        return palette.quiet if index.column() == standings_table.Column.REASON else ""


class ScoreInk(QStyledItemDelegate):
    """Paints a round: the running total, and its points small and quiet before it."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        points = index.data(POINTS)
        if points is None:
            return
        view = cast("QTableView", self.parent())
        painter.save()
        painter.setFont(tabular(text_font(SMALL)))
        painter.setPen(QColor(_points_ink(str(points), view)))
        total = view.fontMetrics().horizontalAdvance("00")
        box = QRect(option.rect).adjusted(0, 0, -total - 2 * STEP, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | _EDGE, str(points))
        painter.restore()

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(WITHDRAWN):
            quiet = QColor(colours(cast("QWidget", self.parent())).quiet)
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, quiet)
            option.palette = palette


def _points_ink(points: str, view: QTableView) -> str:
    palette = colours(view)
    return palette.on_amber if points == "…" else palette.quiet


class PlainView(QTableView):
    """A table to read and not to write in."""

    def __init__(self, model: StandingsTable | ScoreboardTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        plain_table(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def set_line_height(self, part: float) -> None:
        """Make every line fit one size of text."""
        height = round(self.fontMetrics().height() * part)
        self.verticalHeader().setDefaultSectionSize(height + 2 * STEP)

    def room_for(self, text: str, part: float) -> int:
        """Return the width that a text takes in one of the four sizes."""
        metrics = self.fontMetrics()
        return round(metrics.horizontalAdvance(text) * part * 1.06) + 3 * STEP


class StandingsView(PlainView):
    """The standings in large type; names and reasons share the width that is left."""

    def __init__(self, model: StandingsTable, parent: QWidget) -> None:
        super().__init__(model, parent)
        self.setObjectName("standingsView")
        self.setItemDelegate(StandingsInk(self))
        self.set_line_height(HEADING)

    def _name_width(self, left: int) -> int:
        fair, short = round(left * 0.46), self.room_for("n" * _FEW_LETTERS, HEADING)
        wanted = max(fair, min(short, round(left * 0.7)))
        return min(wanted, self.room_for("n" * _MOST_LETTERS, HEADING))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        of = standings_table.Column
        narrow = {
            of.RANK: self.room_for("Rang", HEADING),
            of.MOVED: self.room_for("Places", 1.0),
            of.TEAM: self.room_for("Équipe", 1.0),
            of.TOTAL: self.room_for("Total", HEADING),
        }
        for column, width in narrow.items():
            self.setColumnWidth(column, width)
        left = self.viewport().width() - sum(narrow.values())
        names = self._name_width(left)
        self.setColumnWidth(of.NAME, names)
        self.setColumnWidth(of.REASON, left - names)
