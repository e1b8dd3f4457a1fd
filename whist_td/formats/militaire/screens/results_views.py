"""How the standings and the lines of the scoreboard look: large, and calm where it may be."""

from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.militaire.screens import standings_table
from whist_td.formats.militaire.screens.scoreboard_table import POINTS, ScoreboardTable
from whist_td.formats.militaire.screens.standings_table import WITHDRAWN, StandingsTable
from whist_td.kit.stylesheet import HEADING, SMALL, STEP
from whist_td.kit.theme import colours, plain_table, tabular, text_font

Index = QModelIndex | QPersistentModelIndex
_FEW_LETTERS, _MOST_LETTERS = 20, 48
"""Names have room for what they need, up to so many letters; in a narrow window for fewer."""
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

        model.modelReset.connect(self.arrange)
        model.dataChanged.connect(self.arrange)

    def _name_width(self, left: int) -> int:
        """Return what the names need, as long as the reasons have what they need, or half."""
        of = standings_table.Column
        most = self.room_for("n" * _MOST_LETTERS, HEADING)
        names = min(self._longest(of.NAME, text_font(HEADING)), most)
        reasons = self._longest(of.REASON, text_font())
        short = min(self.room_for("n" * _FEW_LETTERS, HEADING), round(left * 0.7))
        return min(names, max(left - reasons, round(left * 0.5), short), left)

    def _room(self, column: int, figures: str) -> int:
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal))
        return max(self.room_for(title, SMALL), self.room_for(figures, HEADING))

    def _has_averages(self) -> bool:
        shown = self.model().index(0, standings_table.Column.TOTAL).data()
        return "." in str(shown)

    def _longest(self, column: int, font: QFont) -> int:
        metrics, model = QFontMetrics(font), self.model()
        texts = (str(model.index(line, column).data()) for line in range(model.rowCount()))
        title = str(model.headerData(column, Qt.Orientation.Horizontal))
        return max(map(metrics.horizontalAdvance, (title, *texts))) + 4 * STEP

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Share the width between the columns."""
        of = standings_table.Column
        narrow = {
            of.RANK: self._room(of.RANK, "00"),
            of.MOVED: self._room(of.MOVED, "▲ 0"),
            of.TEAM: self._room(of.TEAM, "00"),
            of.TOTAL: self._room(of.TOTAL, "00.00" if self._has_averages() else "00"),
        }
        for column, width in narrow.items():
            self.setColumnWidth(column, width)
        left = self.viewport().width() - sum(narrow.values())
        names = self._name_width(left)
        self.setColumnWidth(of.NAME, names)
        self.setColumnWidth(of.REASON, left - names)
