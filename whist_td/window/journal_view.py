"""How the journal looks: lines that wrap nowhere, and what was undone in quiet ink."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, plain_table
from whist_td.window.journal_table import UNDONE, Column

Index = QModelIndex | QPersistentModelIndex
_SHARE = {Column.BEFORE: 0.22, Column.AFTER: 0.22}
"""The part of the width that a column may have at most."""


class JournalInk(QStyledItemDelegate):
    """Paints lines that do not stand any more, and what stood before, in quiet ink."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        view = self.parent()
        quiet = index.data(UNDONE) or index.column() in (Column.TIME, Column.BEFORE)
        if quiet and isinstance(view, QWidget):
            ink = QColor(colours(view).quiet)
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, ink)
            palette.setColor(QPalette.ColorRole.HighlightedText, ink)
            option.palette = palette


class JournalView(QTableView):
    """A table to read and not to write in."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("journalView")
        self.setModel(model)
        plain_table(self)
        self.setItemDelegate(JournalInk(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + 2 * STEP)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for column, share in _SHARE.items():
            self.setColumnWidth(column, int(self.viewport().width() * share))
