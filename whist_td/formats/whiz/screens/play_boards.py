"""The tables of a round with their deals as painted; the cursor goes from deal to deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.core.contracts import HANDS
from whist_td.core.name_setting import WIDTHS
from whist_td.formats.whiz.rules.results import NOT_PLAYED, BoardPlace, Played
from whist_td.formats.whiz.screens.play_boards_model import (
    CELL,
    PHONE,
    TABLE,
    BoardsModel,
    Index,
    ShownCell,
)
from whist_td.formats.whiz.screens.play_keys import DealKey, step_in
from whist_td.formats.whiz.views.play_views import TableBoards
from whist_td.formats.whiz.words.deals import short_outcome, short_points
from whist_td.kit.aim import ScrollWatch, changed_place
from whist_td.kit.name_letters import one_line
from whist_td.kit.steady import Arrangement
from whist_td.kit.stylesheet import HEADING, SMALL, STEP, Palette
from whist_td.kit.theme import colours, named, tabular, text_font
from whist_td.stages.phone_marks import PhoneMark
from whist_td.stages.second_pass import ReadingVerdict
from whist_td.words.words import Words

_RADIUS = 7
_MARGIN = 2
_GAP = 6
_WIDEST_RESULT = "13♠XX N −10"
USUAL_RESULT = "10♥X S −1"
"""Where room is scarce, what is longer than this is written narrower, and never smaller."""
_NAME_LETTERS = 20
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_RED = "♥♦"
_SUITS = "♣♦♥♠"
_TALLEST = 1.7
"""How far a row may grow beyond the least it needs."""
_WIDEST = 1.4
_TABLE_PART = 0.3
"""How much of the width the players may take."""
_FEW_LETTERS = 16
"""Where room is scarce, names are read whole up to so many letters."""
_FEWEST_LETTERS = 10
"""Where a deal more stands on a line then, first names are initials."""
_ROWS = {DealKey.UP: -1, DealKey.DOWN: 1}
_COLUMNS = {DealKey.LEFT: -1, DealKey.RIGHT: 1}


@dataclass(frozen=True)
class _CellStyle:
    """The colours of one deal."""

    fill: str
    edge: str
    ink: str
    pen: Qt.PenStyle = Qt.PenStyle.SolidLine
    width: int = 1


class _BoardsDelegate(QStyledItemDelegate):
    """One deal a cell; the one the cursor is on, and the one under the mouse, are always seen."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._view = parent
        self.current: BoardPlace | None = None
        self.names: tuple[str, ...] = ()
        """Who plays this round: every name has its room."""
        self.refresh_fonts()

    def refresh_fonts(self) -> None:
        """Take the size that the window has now."""
        self._result = tabular(text_font(weight=QFont.Weight.DemiBold))
        self._small = tabular(text_font(SMALL))
        self._mark = tabular(text_font(SMALL, QFont.Weight.Bold))
        self._number = tabular(text_font(HEADING, QFont.Weight.Bold))

    def least_cell(self, longest: str = _WIDEST_RESULT) -> QSize:
        """Return the least size of a deal in which a long result is read."""
        result, small = QFontMetrics(self._result), QFontMetrics(self._small)
        width = result.horizontalAdvance(longest) + self._tag_width() + 3 * _GAP + 2 * _MARGIN
        return QSize(width, result.height() + small.height() + 2 * _MARGIN + _GAP)

    def least_table(self, letters: int = _NAME_LETTERS) -> QSize:
        """Return the least size of a table in which its players are read."""
        small = QFontMetrics(self._small)
        width = self._number_width() + small.averageCharWidth() * letters
        if letters <= _FEWEST_LETTERS:
            return QSize(width + self._seat_width(), self._table_height)
        # Where room is scarce, longer names are shortened.
        names = (min(small.horizontalAdvance(each), width) for each in self.names)
        narrow = self._number_width() + self._seat_width() + WIDTHS[-1] * max(names, default=0)
        width = max(width, ceil(narrow) + 2 * _GAP)
        return QSize(width, self._table_height)

    @property
    def _table_height(self) -> int:
        small = QFontMetrics(self._small)
        return len(HANDS) * (small.height() - 2) + 2 * _MARGIN + _GAP

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRect(option.rect).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        shown: ShownCell | None = index.data(CELL)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.column() == 0:
            self._paint_table(painter, rect, index.data(TABLE), index.data(PHONE))
        elif shown is not None:
            hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
            self._paint_deal(painter, rect, shown, is_hovered=hovered)
        painter.restore()

    def _paint_table(
        self, painter: QPainter, rect: QRect, table: TableBoards, phone: PhoneMark | None
    ) -> None:
        palette = colours(self._view)
        has_cursor = self.current is not None and self.current.table == table.table
        number = QRect(rect.left(), rect.top(), self._number_width() - _GAP, rect.height())
        if has_cursor:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.accent))
            painter.drawRoundedRect(number, _RADIUS, _RADIUS)
        painter.setPen(QColor(palette.on_accent if has_cursor else palette.text))
        painter.setFont(self._number)
        if phone:
            below = QRect(number.adjusted(0, number.height() * 3 // 5, 0, 0))
            number.setBottom(below.top())
        painter.drawText(number, _CENTRE, str(table.table))
        if phone:
            phone.paint(painter, below, palette.on_accent if has_cursor else "", palette)
        self._paint_players(painter, rect.adjusted(self._number_width() + 2, 0, -2, 0), table)

    def _paint_players(self, painter: QPainter, rect: QRect, table: TableBoards) -> None:
        palette, metrics = colours(self._view), QFontMetrics(self._small)
        line = min(metrics.height() + 2, rect.height() // len(HANDS))
        top = rect.top() + (rect.height() - line * len(HANDS)) // 2
        letter = QFontMetrics(self._mark).horizontalAdvance("N") + _GAP
        number = self._seat_width() - letter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        room = rect.width() - letter - number
        names = one_line(self.names, self._small, room, are_people=True)
        for place, hand in enumerate(HANDS):
            row = QRect(rect.left(), top + place * line, rect.width(), line)
            painter.setFont(self._mark)
            painter.setPen(QColor(palette.quiet))
            painter.drawText(row, _LEFT, hand.value)
            painter.setFont(self._small)
            box = QRect(row.left() + letter, row.top(), number - _GAP, line)
            painter.drawText(box, right, str(table.seats[hand.index]))
            painter.setPen(QColor(palette.text))
            name = row.adjusted(letter + number, 0, 0, 0)
            painter.setFont(names.font)
            painter.drawText(name, _LEFT, names.text(table.names[hand.index]))

    def _paint_deal(
        self, painter: QPainter, rect: QRect, shown: ShownCell, *, is_hovered: bool
    ) -> None:
        palette = colours(self._view)
        is_current = shown.cell.place == self.current
        style = _style(shown, palette, is_current=is_current, is_hovered=is_hovered)
        painter.setBrush(QColor(style.fill))
        painter.setPen(QPen(QColor(style.edge), style.width, style.pen))
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        tag = QRect(rect.left() + 3, rect.top() + 3, self._tag_width(), rect.height() - 6)
        self._paint_tag(painter, tag, shown, palette, is_current=is_current)
        inner = rect.adjusted(self._tag_width() + _GAP + 4, 0, -_GAP, 0)
        if shown.result is not None:
            self._paint_result(painter, inner, shown, style, palette)

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
            painter.drawRoundedRect(rect, _RADIUS - 2, _RADIUS - 2)
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
        self, painter: QPainter, rect: QRect, shown: ShownCell, style: _CellStyle, palette: Palette
    ) -> None:
        if shown.result is None:
            return
        outcome = shown.result.outcome
        points = short_points(outcome, shown.points, self._words)
        result, small = QFontMetrics(self._result), QFontMetrics(self._small)
        height = result.height() + (small.height() - 2 if points else 0)
        top = rect.top() + (rect.height() - height) // 2
        upper = QRect(rect.left(), top, rect.width(), result.height())
        text = short_outcome(outcome, self._words)
        font = self._small
        if isinstance(outcome, Played):
            # Widths of narrow letters are rounded up.
            font = narrowed(self._result, (rect.width() - 2) / result.horizontalAdvance(text))
        paint_outcome(painter, upper, text, font, style.ink)
        if points:
            lower = QRect(rect.left(), upper.bottom() - 1, rect.width(), small.height())
            painter.setFont(self._small)
            painter.setPen(QColor(palette.quiet))
            painter.drawText(lower, _LEFT, points)

    def _number_width(self) -> int:
        return QFontMetrics(self._number).horizontalAdvance("99") + 3 * _GAP

    def _seat_width(self) -> int:
        """Return the width of a seat's letter and its player's number."""
        letter = QFontMetrics(self._mark).horizontalAdvance("N")
        return letter + QFontMetrics(self._small).horizontalAdvance("99") + 2 * _GAP

    def _tag_width(self) -> int:
        return QFontMetrics(self._mark).horizontalAdvance("999") + 4


_LEAST_SIZE = 0.75
"""A result that is very long is set so much smaller at most."""


def narrowed(font: QFont, room: float) -> QFont:
    """Return a font as wide as a text has room for, as a part of its width: 80 % at least.

    What needs still less, as `13NTXX S −3`, is set smaller: how many tricks were made stands last.
    """
    made = QFont(font)
    if room < 1:
        made.setStretch(int(100 * max(room, WIDTHS[-1])))
    if room < WIDTHS[-1]:
        made.setPointSizeF(font.pointSizeF() * max(room / WIDTHS[-1], _LEAST_SIZE))
    return made


def paint_outcome(painter: QPainter, rect: QRect, text: str, font: QFont, ink: str) -> None:
    """Paint a result, its suit in the suit's colour."""
    palette = colours()
    metrics = QFontMetrics(font)
    painter.setFont(font)
    left = rect.left()
    at = next((n for n, sign in enumerate(text) if sign in _SUITS), None)
    # A result before, at and after its suit.
    for part in (text,) if at is None else (text[:at], text[at], text[at + 1 :]):
        colour = palette.suit_red if part in _RED else palette.suit_black if part in _SUITS else ink
        painter.setPen(QColor(colour))
        room = QRect(left, rect.top(), rect.right() - left + 1, rect.height())
        elide = Qt.TextElideMode.ElideRight
        painter.drawText(room, _LEFT, metrics.elidedText(part, elide, max(0, room.width())))
        left += metrics.horizontalAdvance(part)


def _style(shown: ShownCell, c: Palette, *, is_current: bool, is_hovered: bool) -> _CellStyle:
    if shown.verdict is ReadingVerdict.DIFFERS:
        return _CellStyle(c.amber_soft, c.red, c.text, width=2)
    odd = not shown.cell.as_planned or shown.cell.claim_differs
    is_in = shown.result is not None
    fill = c.amber_soft if odd and is_in else c.surface if is_in else c.window
    ink = c.quiet if shown.result and shown.result.outcome is NOT_PLAYED else c.text
    if is_current:
        return _CellStyle(c.accent_soft if not odd else fill, c.accent, ink, width=2)
    edge = c.border if is_hovered or not is_in else c.line
    return _CellStyle(fill, edge, ink, Qt.PenStyle.SolidLine if is_in else Qt.PenStyle.DashLine)


def _mark(shown: ShownCell) -> str:
    if shown.verdict is ReadingVerdict.AGREES:
        return "✓"
    if shown.verdict is ReadingVerdict.DIFFERS or (
        shown.verdict is None and shown.cell.claim_differs
    ):
        return "≠"
    return "" if shown.cell.as_planned else "⇄"


class BoardsView(QTableView):
    """A cell a deal; keys reach it through the field in which results are typed."""

    chosen = Signal(object)
    """A `BoardPlace` that was clicked on."""

    def __init__(self, words: Words, model: BoardsModel, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._boards = model
        self._delegate = _BoardsDelegate(words, self)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        named(self, "boards", words("Tables of the round with their deals"))
        self.setProperty("role", "bare")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(8)
        self.arrangement = Arrangement(self)
        """Where the deals stand: held from the first one that is typed or clicked in a round."""
        ScrollWatch(self)
        model.modelReset.connect(self.arrange)

    @property
    def place(self) -> BoardPlace | None:
        """The deal the cursor is on."""
        return self._delegate.current

    def places(self) -> Sequence[BoardPlace]:
        """Return the deals shown, in the order of the work."""
        return self._boards.places()

    def go_to(self, place: BoardPlace | None) -> None:
        """Put the cursor on a deal."""
        before, self._delegate.current = self._delegate.current, place
        for each in filter(None, (before, place)):
            index = self._boards.index_of(each)
            if index.isValid():
                self.update(index)
                self.update(self._boards.index(self._boards.first_row(index.row()), 0))
        self._keep_in_sight()

    def beside(self, key: DealKey) -> BoardPlace | None:
        """Return the deal that a key leads to from the cursor; None: there is no way on."""
        places = self._boards.places()
        if key in _ROWS and self.place in places:
            return _above_or_below(self._boards, self.place, _ROWS[key])
        return step_in(places, self.place, key, _COLUMNS)

    def arrange(self) -> None:
        """Give the deals as many columns as fit, and the rows the height there is."""
        self._delegate.refresh_fonts()
        tables = self._boards.tables
        self._delegate.names = tuple(name for table in tables for name in table.names)
        if not self._boards.rowCount():
            return
        if self.arrangement.is_held:
            self._span_tables()
            # What is beside the deals may have grown: they stay, and are narrower.
            header = self.horizontalHeader()
            over, deals = header.length() - self.viewport().width(), header.count() - 1
            for column in range(1, deals + 1) if over > 0 else ():
                self.setColumnWidth(column, self.columnWidth(column) - ceil(over / deals))
            return
        tight = self._delegate.least_cell(USUAL_RESULT), self._delegate.least_table(_FEW_LETTERS)
        self.setMinimumWidth(sum(each.width() for each in tight) + 2 * STEP)
        room = self.viewport().width()
        cell, table = self._sizes(room)
        self._boards.set_wide(_wide(room, cell, table))
        self._span_tables()
        self._share(room, table, cell)
        self._keep_in_sight()

    def _sizes(self, room: int) -> tuple[QSize, QSize]:
        """Return the least sizes of a deal and a table: tight where that saves a table a line."""
        delegate, deals = self._delegate, self._boards.usual_deals
        tight = delegate.least_cell(USUAL_RESULT)
        ways = (
            (delegate.least_cell(), delegate.least_table()),
            (tight, delegate.least_table(_FEW_LETTERS)),
            (tight, delegate.least_table(_FEWEST_LETTERS)),
        )
        return min(ways, key=lambda way: ceil(deals / _wide(room, *way)))

    def _keep_in_sight(self) -> None:
        if self.place is not None:
            self.scrollTo(self._boards.index_of(self.place))

    def _span_tables(self) -> None:
        self.clearSpans()
        for first, rows in self._boards.first_rows():
            if rows > 1:
                self.setSpan(first, 0, rows, 1)

    def _share(self, room: int, table: QSize, cell: QSize) -> None:
        """Share the width among players and deals, and the height among the rows."""
        deals = self._boards.columnCount() - 1
        least = min(round(room * _TABLE_PART), room - deals * cell.width())
        players = max(table.width(), least)
        self.setColumnWidth(0, players)
        for column in range(1, deals + 1):
            share = (room - players) // deals
            self.setColumnWidth(column, min(round(cell.width() * _WIDEST), share))
        rows_a_table = min(rows for _first, rows in self._boards.first_rows())
        lowest = max(cell.height(), -(-table.height() // rows_a_table))
        fair = (self.viewport().height() - 2) // self._boards.rowCount()
        height = max(lowest, min(fair, round(lowest * _TALLEST)))
        self.verticalHeader().setDefaultSectionSize(height)
        changed_place(self)

    @override
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: Sequence[int] = ()) -> None:
        # Qt would look for the sizes of all rows again; none changes.
        for row in range(topLeft.row(), bottomRight.row() + 1):
            for column in range(topLeft.column(), bottomRight.column() + 1):
                self.update(self._boards.index(row, column))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        shown: ShownCell | None = index.data(CELL) if index.isValid() else None
        if shown is not None:
            self.arrangement.hold()
            self.chosen.emit(shown.cell.place)


def _above_or_below(boards: BoardsModel, place: BoardPlace, step: int) -> BoardPlace:
    """Return the deal in the next row that has one at this column, or before it."""
    index = boards.index_of(place)
    row = index.row() + step
    while 0 <= row < boards.rowCount():
        for column in range(index.column(), 0, -1):
            shown = boards.shown(row, column)
            if shown is not None:
                return shown.cell.place
        row += step
    return place


def _wide(room: int, cell: QSize, table: QSize) -> int:
    """Return how many deals fit beside a table."""
    return max(1, (room - table.width()) // max(1, cell.width()))
