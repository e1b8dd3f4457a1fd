"""Results of deals in a table, with the suit in its own colour."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem
from typing_extensions import override

from whist_td.formats.whiz.screens.play_boards import paint_outcome
from whist_td.formats.whiz.screens.play_boards_model import Index
from whist_td.kit.stylesheet import SMALL
from whist_td.kit.text_table import InkDelegate
from whist_td.kit.theme import tabular, text_font


class OutcomeDelegate(InkDelegate):
    """Paints a result with its suit in the suit's colour."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        widget = option.widget
        style = widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        option.text = text
        begin = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, widget).left()
        rect = QRect(option.rect).adjusted(0, 0, -4, 0)
        rect.setLeft(begin + 3)
        ink = option.palette.color(QPalette.ColorRole.Text).name()
        font = option.font
        if QFontMetrics(font).horizontalAdvance(text) > rect.width():
            font = tabular(text_font(SMALL, font.weight()))
        paint_outcome(painter, rect, text, font, ink)
