"""How a table to read looks: lines that breathe, columns as wide as they must be."""

from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.text_table import INK, Cell, Ink, TextColumn, TextTable, cell_font
from whist_td.kit.theme import colours, plain_table, text_font

Index = QModelIndex | QPersistentModelIndex
_PADDING = 3 * STEP
_LEAST_WORDS = 10
"""Words are never squeezed to less than so many letters."""


class InkDelegate(QStyledItemDelegate):
    """Paints each text in its ink."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        palette = colours(cast("QWidget", self.parent()))
        inks = {Ink.QUIET: palette.quiet, Ink.GOOD: palette.good, Ink.AMBER: palette.on_amber}
        ink = inks.get(index.data(INK))
        if ink:
            shades = option.palette
            shades.setColor(QPalette.ColorRole.Text, QColor(ink))
            option.palette = shades


class TextTableView(QTableView):
    """Figures take what they need; words share what is left."""

    def __init__(self, model: TextTable, name: str, parent: QWidget, part: float = 1.0) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._table = model
        self.setModel(model)
        self.setItemDelegate(InkDelegate(self))
        plain_table(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        header = self.verticalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setDefaultSectionSize(round(self.fontMetrics().height() * part) + 2 * STEP)
        model.modelReset.connect(self.arrange)
        model.shown.connect(self.arrange)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @property
    def needed_height(self) -> int:
        """The height at which no line is hidden."""
        lines = self._table.rowCount() * self.verticalHeader().defaultSectionSize()
        return self.horizontalHeader().sizeHint().height() + lines + STEP

    def arrange(self) -> None:
        """Share the width between the columns."""
        needed = [self._needed(number) for number in range(self._table.columnCount())]
        words = [n for n, column in enumerate(self._table.columns) if column.is_words]
        figures = sum(width for n, width in enumerate(needed) if n not in words)
        left = self.viewport().width() - figures
        for number, width in enumerate(needed):
            if number not in words:
                self.setColumnWidth(number, width)
        self._share(words, needed, left)

    def _share(self, words: list[int], needed: list[int], left: int) -> None:
        """Give short words what they need and share the rest; the longest takes what is over."""
        least = self.fontMetrics().averageCharWidth() * _LEAST_WORDS + _PADDING
        order = sorted(words, key=lambda number: needed[number])
        for place, number in enumerate(order):
            fair = left // (len(order) - place)
            is_longest = place == len(order) - 1
            width = left if is_longest else min(needed[number], fair)
            width = max(width, min(least, needed[number]))
            self.setColumnWidth(number, width)
            left -= width

    def _needed(self, number: int) -> int:
        column = self._table.columns[number]
        title = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        widths = [title.horizontalAdvance(column.heading)]
        told = {(cell.ink is Ink.STRONG, cell.text) for cell in self._table.cells(number)}
        metrics = (_metrics(Ink.PLAIN, column), _metrics(Ink.STRONG, column))
        widths += [metrics[is_strong].horizontalAdvance(text) for is_strong, text in told]
        return max(widths) + _PADDING


def _metrics(ink: Ink, column: TextColumn) -> QFontMetrics:
    return QFontMetrics(cell_font(Cell("", ink), column))
