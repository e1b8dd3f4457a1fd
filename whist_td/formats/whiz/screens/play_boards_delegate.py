"""Paints a table with its three players, and its deals, each with result and points."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.game import HANDS
from whist_td.formats.whiz.rules.results import NOT_PLAYED, BoardPlace, Played
from whist_td.formats.whiz.screens.play_boards_model import CELL, TABLE, ShownCell
from whist_td.formats.whiz.views.play_views import TableBoards
from whist_td.formats.whiz.words.deals import short_outcome, short_points
from whist_td.kit.palette import Palette
from whist_td.kit.stylesheet import HEADING, SMALL
from whist_td.kit.theme import colours, tabular, text_font
from whist_td.stages.second_pass import Verdict
from whist_td.words.words import Words

RADIUS = 7
MARGIN = 2
GAP = 6
WIDEST_RESULT = "13♠XX N −10"
USUAL_RESULT = "10♥X S −1"
"""Where room is scarce, what is longer than this is written smaller."""
NAME_LETTERS = 20
Index = QModelIndex | QPersistentModelIndex
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_RED = "♥♦"
_SUITS = "♣♦♥♠"


@dataclass(frozen=True)
class CellLook:
    """The colours of one deal."""

    fill: str
    edge: str
    ink: str
    pen: Qt.PenStyle = Qt.PenStyle.SolidLine
    width: int = 1


class BoardsDelegate(QStyledItemDelegate):
    """One deal a cell; the one the cursor is on, and the one under the mouse, are always seen."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._view = parent
        self.current: BoardPlace | None = None
        self.refresh_fonts()

    def refresh_fonts(self) -> None:
        """Take the size that the window has now."""
        self._result = tabular(text_font(weight=QFont.Weight.DemiBold))
        self._small = tabular(text_font(SMALL))
        self._mark = tabular(text_font(SMALL, QFont.Weight.Bold))
        self._number = tabular(text_font(HEADING, QFont.Weight.Bold))

    def least_cell(self, longest: str = WIDEST_RESULT) -> QSize:
        """Return the least size of a deal in which a long result is read."""
        result, small = QFontMetrics(self._result), QFontMetrics(self._small)
        width = result.horizontalAdvance(longest) + self._tag_width() + 3 * GAP + 2 * MARGIN
        return QSize(width, result.height() + small.height() + 2 * MARGIN + GAP)

    def least_table(self, letters: int = NAME_LETTERS) -> QSize:
        """Return the least size of a table in which its players are read."""
        small = QFontMetrics(self._small)
        width = self._number_width() + small.averageCharWidth() * letters
        return QSize(width, len(HANDS) * (small.height() - 2) + 2 * MARGIN + GAP)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRect(option.rect).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        shown: ShownCell | None = index.data(CELL)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.column() == 0:
            self._paint_table(painter, rect, index.data(TABLE))
        elif shown is not None:
            hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
            self._paint_deal(painter, rect, shown, is_hovered=hovered)
        painter.restore()

    def _paint_table(self, painter: QPainter, rect: QRect, table: TableBoards) -> None:
        palette = colours(self._view)
        has_cursor = self.current is not None and self.current.table == table.table
        number = QRect(rect.left(), rect.top(), self._number_width() - GAP, rect.height())
        if has_cursor:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.accent))
            painter.drawRoundedRect(number, RADIUS, RADIUS)
        painter.setPen(QColor(palette.on_accent if has_cursor else palette.text))
        painter.setFont(self._number)
        painter.drawText(number, _CENTRE, str(table.table))
        self._paint_players(painter, rect.adjusted(self._number_width() + 2, 0, -2, 0), table)

    def _paint_players(self, painter: QPainter, rect: QRect, table: TableBoards) -> None:
        palette, metrics = colours(self._view), QFontMetrics(self._small)
        line = min(metrics.height() + 2, rect.height() // len(HANDS))
        top = rect.top() + (rect.height() - line * len(HANDS)) // 2
        letter = QFontMetrics(self._mark).horizontalAdvance("N") + GAP
        number = metrics.horizontalAdvance("99") + GAP
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for place, hand in enumerate(HANDS):
            row = QRect(rect.left(), top + place * line, rect.width(), line)
            painter.setFont(self._mark)
            painter.setPen(QColor(palette.quiet))
            painter.drawText(row, _LEFT, hand.value)
            painter.setFont(self._small)
            box = QRect(row.left() + letter, row.top(), number - GAP, line)
            painter.drawText(box, right, str(table.seats[hand.index]))
            painter.setPen(QColor(palette.text))
            name = row.adjusted(letter + number, 0, 0, 0)
            elide = Qt.TextElideMode.ElideRight
            painter.drawText(
                name, _LEFT, metrics.elidedText(table.names[hand.index], elide, name.width())
            )

    def _paint_deal(
        self, painter: QPainter, rect: QRect, shown: ShownCell, *, is_hovered: bool
    ) -> None:
        palette = colours(self._view)
        is_current = shown.cell.place == self.current
        look = _look(shown, palette, is_current=is_current, is_hovered=is_hovered)
        painter.setBrush(QColor(look.fill))
        painter.setPen(QPen(QColor(look.edge), look.width, look.pen))
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        tag = QRect(rect.left() + 3, rect.top() + 3, self._tag_width(), rect.height() - 6)
        self._paint_tag(painter, tag, shown, palette, is_current=is_current)
        inner = rect.adjusted(self._tag_width() + GAP + 4, 0, -GAP, 0)
        if shown.result is not None:
            self._paint_result(painter, inner, shown, look, palette)

    def _paint_tag(
        self,
        painter: QPainter,
        rect: QRect,
        shown: ShownCell,
        palette: Palette,
        *,
        is_current: bool,
    ) -> None:
        if is_current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.accent))
            painter.drawRoundedRect(rect, RADIUS - 2, RADIUS - 2)
        ink = palette.on_accent if is_current else palette.quiet
        painter.setPen(QColor(ink))
        mark = _mark(shown)
        painter.setFont(self._mark)
        if not mark:
            painter.drawText(rect, _CENTRE, str(shown.cell.place.board))
            return
        half = rect.height() // 2
        painter.drawText(rect.adjusted(0, 0, 0, -half), _CENTRE, str(shown.cell.place.board))
        painter.drawText(rect.adjusted(0, half, 0, 0), _CENTRE, mark)

    def _paint_result(
        self, painter: QPainter, rect: QRect, shown: ShownCell, look: CellLook, palette: Palette
    ) -> None:
        if shown.result is None:
            return
        outcome = shown.result.outcome
        points = short_points(outcome, shown.points, self._words)
        result, small = QFontMetrics(self._result), QFontMetrics(self._small)
        height = result.height() + (small.height() - 2 if points else 0)
        top = rect.top() + (rect.height() - height) // 2
        upper = QRect(rect.left(), top, rect.width(), result.height())
        told = short_outcome(outcome, self._words)
        fits = isinstance(outcome, Played) and result.horizontalAdvance(told) <= rect.width()
        font = self._result if fits else self._small
        paint_outcome(painter, upper, told, font, look.ink)
        if points:
            lower = QRect(rect.left(), upper.bottom() - 1, rect.width(), small.height())
            painter.setFont(self._small)
            painter.setPen(QColor(palette.quiet))
            painter.drawText(lower, _LEFT, points)

    def _number_width(self) -> int:
        return QFontMetrics(self._number).horizontalAdvance("99") + 3 * GAP

    def _tag_width(self) -> int:
        return QFontMetrics(self._mark).horizontalAdvance("999") + 4


def paint_outcome(painter: QPainter, rect: QRect, text: str, font: QFont, ink: str) -> None:
    """Paint a result, its suit in the suit's colour."""
    palette = colours()
    metrics = QFontMetrics(font)
    painter.setFont(font)
    left = rect.left()
    for part in _parts(text):
        colour = palette.suit_red if part in _RED else palette.suit_black if part in _SUITS else ink
        painter.setPen(QColor(colour))
        room = QRect(left, rect.top(), rect.right() - left + 1, rect.height())
        elide = Qt.TextElideMode.ElideRight
        painter.drawText(room, _LEFT, metrics.elidedText(part, elide, max(0, room.width())))
        left += metrics.horizontalAdvance(part)


def _parts(text: str) -> tuple[str, ...]:
    """Return a result before, at and after its suit."""
    at = next((n for n, sign in enumerate(text) if sign in _SUITS), None)
    return (text,) if at is None else (text[:at], text[at], text[at + 1 :])


def _look(shown: ShownCell, c: Palette, *, is_current: bool, is_hovered: bool) -> CellLook:
    if shown.verdict is Verdict.DIFFERS:
        return CellLook(c.amber_soft, c.red, c.text, width=2)
    odd = not shown.cell.as_planned or shown.cell.claim_differs
    is_in = shown.result is not None
    fill = c.amber_soft if odd and is_in else c.surface if is_in else c.window
    ink = c.quiet if shown.result and shown.result.outcome is NOT_PLAYED else c.text
    if is_current:
        return CellLook(c.accent_soft if not odd else fill, c.accent, ink, width=2)
    edge = c.border if is_hovered or not is_in else c.line
    return CellLook(fill, edge, ink, Qt.PenStyle.SolidLine if is_in else Qt.PenStyle.DashLine)


def _mark(shown: ShownCell) -> str:
    if shown.verdict is Verdict.AGREES:
        return "✓"
    if shown.verdict is Verdict.DIFFERS or (shown.verdict is None and shown.cell.claim_differs):
        return "≠"
    return "" if shown.cell.as_planned else "⇄"
