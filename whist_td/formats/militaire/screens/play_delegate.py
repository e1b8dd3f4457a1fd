"""How a table is drawn in its cell: number, two sides to click, the small menu."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from whist_td.formats.militaire.rules.results import ALL_TRICKS, PENALTIES, Result, ResultKind, Side
from whist_td.formats.militaire.screens.play_model import (
    CELL,
    SQUEEZE,
    Named,
    SideText,
    TableCell,
    sides_text,
)
from whist_td.formats.militaire.words.sentences import militaire_label
from whist_td.kit.stylesheet import SMALL, Palette
from whist_td.kit.theme import colours, tabular, text_font
from whist_td.stages.keys_table import cap_label
from whist_td.stages.second_pass import ReadingVerdict
from whist_td.words.words import Words

_MARGIN = 2
_GAP = 2
_RADIUS = 6
"""The widest of what usually stands at the right end of a side."""
_BESIDE = 12
"""What is left free on both sides of the words."""
_Index = QModelIndex | QPersistentModelIndex
_KEYS = {Side.HOME: "H", Side.VISITORS: "V"}
_CENTRE = Qt.AlignmentFlag.AlignCenter


class Part(Enum):
    """What lies under the mouse."""

    NUMBER = auto()
    HOME = auto()
    VISITORS = auto()
    MENU = auto()


SIDES = {Part.HOME: Side.HOME, Part.VISITORS: Side.VISITORS}


@dataclass(frozen=True)
class _CellLayout:
    """The rectangles of one cell."""

    whole: QRect
    number: QRect
    home: QRect
    visitors: QRect
    menu: QRect

    def part_at(self, point: QPoint) -> Part:
        """Return the part at a point; between the parts it is the number's."""
        for part, rect in (
            (Part.HOME, self.home),
            (Part.VISITORS, self.visitors),
            (Part.MENU, self.menu),
        ):
            if rect.contains(point):
                return part
        return Part.NUMBER

    def side(self, side: Side) -> QRect:
        """Return the rectangle of a side."""
        return self.home if side is Side.HOME else self.visitors


def cell_layout(rect: QRect, metrics: QFontMetrics) -> _CellLayout:
    """Divide a cell."""
    whole = rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    number_width = metrics.horizontalAdvance("000") + _GAP
    menu_width = metrics.horizontalAdvance("0") + 3 * _GAP
    inner = whole.adjusted(number_width, _GAP, -menu_width, -_GAP)
    half = (inner.width() - _GAP) // 2
    home = QRect(inner.left(), inner.top(), half, inner.height())
    visitors = home.translated(half + _GAP, 0)
    number = QRect(whole.left(), whole.top(), number_width, whole.height())
    menu = QRect(visitors.right() + 1, whole.top(), menu_width, whole.height())
    return _CellLayout(whole, number, home, visitors, menu)


def least_cell(metrics: QFontMetrics, small: QFontMetrics) -> tuple[int, int]:
    """Return the least width and height of a cell in which two lines of names are read."""
    height = metrics.height() + small.height() - SQUEEZE + 2 * (_MARGIN + _GAP) - 2
    return metrics.averageCharWidth() * 41, height


def _within(side: QRect) -> QRect:
    """Return the room inside a side."""
    return side.adjusted(_BESIDE - 6, 1, -6, -1)


def _named(cell: TableCell, side: Side) -> Named:
    row = cell.row
    if side is Side.HOME:
        return Named(row.home, row.home_name, row.home_pair)
    return Named(row.visitors, row.visitors_name, row.visiting_pair)


@dataclass(frozen=True)
class _SideStyle:
    """The colours of one side of a table."""

    fill: str
    ink: str
    faint: str


class TableDelegate(QStyledItemDelegate):
    """One table a cell; what is under the mouse and the current row are always visible."""

    def __init__(self, words: Words, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._words = words
        self._view = parent
        self.shows_keys = True
        self.cell_size = QSize(100, 40)
        self._fonts: tuple[QFont, QFont] | None = None
        self.refresh_fonts()

    def refresh_fonts(self) -> None:
        """Take the size that the window has now."""
        fonts = (text_font(weight=QFont.Weight.DemiBold), text_font(SMALL))
        if fonts == self._fonts:
            return
        self._fonts, (self._name, self._small) = fonts, fonts
        self._mark = text_font(SMALL, QFont.Weight.Bold)
        self._number = tabular(text_font(1.15, QFont.Weight.Bold))
        self._written: dict[Named, SideText] = {}
        self._room = (0, 0)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return self.cell_size

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        cell: TableCell = index.data(CELL)
        palette = colours(self._view)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        layout = cell_layout(rect, QFontMetrics(self._name))
        is_current = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, layout, cell, palette, state)
        self._paint_number(painter, layout.number, cell, palette, on_accent=is_current)
        for side in Side:
            self._paint_side(painter, layout.side(side), cell, side, palette)
        if is_current or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.quiet))
            centre = QRectF(layout.menu).center()
            for step in (-6, 0, 6):
                painter.drawEllipse(QRectF(centre.x() - 2, centre.y() - 2 + step, 4, 4))
        painter.restore()

    def _paint_ground(
        self,
        painter: QPainter,
        layout: _CellLayout,
        cell: TableCell,
        palette: Palette,
        state: QStyle.StateFlag,
    ) -> None:
        ground = QRectF(layout.whole).adjusted(0.5, 0.5, -0.5, -0.5)
        is_current = bool(state & QStyle.StateFlag.State_Selected)
        differs = cell.verdict is ReadingVerdict.DIFFERS
        fill = palette.amber_soft if differs else palette.surface
        has_keys = is_current and bool(state & QStyle.StateFlag.State_HasFocus)
        edge = palette.accent if is_current else palette.line
        if state & QStyle.StateFlag.State_MouseOver and not is_current:
            edge = palette.border
        if differs:
            edge = palette.red
        painter.setBrush(QColor(fill))
        painter.setPen(QPen(QColor(edge), 3 if has_keys else 2 if is_current or differs else 1))
        painter.drawRoundedRect(ground, _RADIUS + 2, _RADIUS + 2)

    def _paint_number(
        self,
        painter: QPainter,
        rect: QRect,
        cell: TableCell,
        palette: Palette,
        *,
        on_accent: bool,
    ) -> None:
        ink = palette.text if cell.result is None else palette.quiet
        if on_accent:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.accent))
            painter.drawRoundedRect(rect.adjusted(1, 1, -4, -1), _RADIUS, _RADIUS)
            ink = palette.on_accent
        painter.setPen(QColor(ink))
        painter.setFont(self._number)
        if cell.verdict is ReadingVerdict.AGREES:
            marks = "✓"
        elif cell.verdict is ReadingVerdict.DIFFERS:
            marks = "≠"
        else:
            marks = "↻" if cell.row.redealt else ""
        if not marks and cell.phone is None:
            painter.drawText(rect.adjusted(0, 0, -4, 0), _CENTRE, str(cell.row.place.table))
            return
        upper, lower = rect.adjusted(0, 2, -4, -2), rect.adjusted(0, 2, -4, -2)
        upper.setBottom(lower.center().y() + 2)
        lower.setTop(lower.center().y() + 2)
        painter.drawText(upper, _CENTRE, str(cell.row.place.table))
        if cell.phone and not marks:
            cell.phone.paint(painter, lower, ink if on_accent else "", palette)
            return
        painter.setFont(self._mark)
        painter.drawText(lower, _CENTRE, marks)

    def _paint_side(
        self, painter: QPainter, rect: QRect, cell: TableCell, side: Side, palette: Palette
    ) -> None:
        style = _style_of(cell.result, side, palette)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.fill))
        painter.drawRoundedRect(rect, _RADIUS, _RADIUS)
        inner = _within(rect)
        self._paint_badge(painter, inner, cell, side, palette)
        inner.setRight(inner.right() - self._badge_room(cell, side))
        self._side_text(cell, side, inner).draw(painter, inner, style.ink, style.faint)

    def _side_text(self, cell: TableCell, side: Side, room: QRect) -> SideText:
        """Return how a side is written: as all sides are, shortened beside a badge."""
        named = _named(cell, side)
        # The width of a side with no badge and no key is the same for all the evening.
        layout = cell_layout(QRect(QPoint(0, 0), self.cell_size), QFontMetrics(self._name))
        usual = _within(layout.home).width()
        if (usual, room.height()) != self._room or named not in self._written:
            self._room = (usual, room.height())
            model = self._view.model()
            cells = [model.index(row, 0).data(CELL) for row in range(model.rowCount())]
            all_sides = {_named(each, of) for each in cells for of in Side}
            sides = dict.fromkeys(all_sides | {named}, usual)
            self._written = sides_text(sides, (self._name, self._small), room.height())
        text = self._written[named]
        return text if room.width() >= usual else text.within(room.width())

    def _badge_room(self, cell: TableCell, side: Side) -> int:
        """Return the room at the right end of a side, for its key or for what is badged."""
        metrics = QFontMetrics(self._mark)
        if cell.result is None:
            return metrics.height() + 10 if self.shows_keys else 0
        text = _badge(cell.result, side, self._words)
        return max(metrics.height() + 4, metrics.horizontalAdvance(text) + 12) + 6 if text else 0

    def _paint_badge(
        self, painter: QPainter, rect: QRect, cell: TableCell, side: Side, palette: Palette
    ) -> None:
        """Paint what stands at the right end of a side."""
        result = cell.result
        if result is None:
            if self.shows_keys:
                self._paint_key(painter, rect, side, palette)
        elif text := _badge(result, side, self._words):
            won = side is result.winner
            fill = palette.surface if won else palette.amber_soft
            ink = _winner(side, palette).fill if won else palette.on_amber
            self._paint_pill(painter, rect, text, fill, ink)

    def _paint_pill(self, painter: QPainter, rect: QRect, text: str, fill: str, ink: str) -> None:
        metrics = QFontMetrics(self._mark)
        height = metrics.height() + 4
        width = max(height, metrics.horizontalAdvance(text) + 12)
        pill = QRect(0, 0, width, height)
        pill.moveCenter(rect.center())
        pill.moveRight(rect.right())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(pill, height / 2, height / 2)
        painter.setPen(QColor(ink))
        painter.setFont(self._mark)
        painter.drawText(pill, _CENTRE, text)

    def _paint_key(self, painter: QPainter, rect: QRect, side: Side, palette: Palette) -> None:
        metrics = QFontMetrics(self._mark)
        size = metrics.height() + 2
        key = QRectF(0, 0, size, size)
        key.moveCenter(QRectF(rect).center())
        key.moveRight(rect.right())
        ink = _winner(side, palette).fill
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ink), 1))
        painter.drawRoundedRect(key, 4, 4)
        painter.setFont(self._mark)
        painter.drawText(key, _CENTRE, cap_label(_KEYS[side], self._words))


def _winner(side: Side, c: Palette) -> _SideStyle:
    if side is Side.HOME:
        return _SideStyle(c.home, c.on_home, c.on_home)
    return _SideStyle(c.visitors, c.on_visitors, c.on_visitors)


def _style_of(result: Result | None, side: Side, c: Palette) -> _SideStyle:
    if result is None:
        soft = c.home_soft if side is Side.HOME else c.visitors_soft
        return _SideStyle(soft, c.text, c.quiet)
    if result.winner is side:
        return _winner(side, c)
    return _SideStyle(c.window, c.quiet, c.quiet)


def _badge(result: Result, side: Side, words: Words) -> str:
    """Return what a side's badge says: the winners' tricks, the others' fault."""
    if result.winner is side:
        if result.all_tricks:
            return str(ALL_TRICKS)
        return str(result.tricks) if result.tricks is not None else ""
    if result.kind in (*PENALTIES, ResultKind.FORFEIT, ResultKind.VOID):
        return militaire_label(result.kind, words)
    return ""
