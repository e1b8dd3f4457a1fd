"""The list of events: a calm line each, opened by a click or Enter."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.theme import colours, plain_table, text_font
from whist_td.window.events import GAME, NAME, EventsModel

Index = QModelIndex | QPersistentModelIndex


class EventList(QTableView):
    """Names have the room; the rest is as wide as it must be."""

    def __init__(self, model: EventsModel, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setObjectName("events")
        self.setAccessibleName(name)
        self.setItemDelegate(GameLabel(self))
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        plain_table(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 3 * STEP)
        self._fit_height()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)

    def _fit_height(self) -> None:
        """Be no taller than the lines there are."""
        lines = self.model().rowCount() * self.verticalHeader().defaultSectionSize()
        self.setMaximumHeight(self.horizontalHeader().sizeHint().height() + lines + 3 * STEP)


class GameLabel(QStyledItemDelegate):
    """Paints a small label after the name of an event of another game."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        game = index.data(GAME)
        if game:
            self._paint_label(painter, option, str(index.data()), game)

    def _paint_label(
        self, painter: QPainter, option: QStyleOptionViewItem, name: str, game: str
    ) -> None:
        palette, font = colours(), text_font(SMALL)
        metrics = QFontMetrics(font)
        cell = QRect(option.rect)
        width, height = metrics.horizontalAdvance(game) + 2 * STEP, metrics.height() + 4
        after = option.fontMetrics.horizontalAdvance(name) + 4 * STEP
        left = min(cell.left() + after, cell.right() - width - STEP)
        pill = QRect(left, cell.center().y() - height // 2, width, height)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.hover))
        painter.drawRoundedRect(pill, height / 2, height / 2)
        painter.setPen(QColor(palette.quiet))
        painter.setFont(font)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, game)
        painter.restore()
