"""A table whose rows may have a remark beneath them, across the whole width."""

from PySide6.QtCore import QEvent, QModelIndex, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView, QWidget
from typing_extensions import override

from whist_td.kit.cells import Index
from whist_td.kit.folding import PADDING, more_lines
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, plain_table
from whist_td.stages.entries_storage import REMARK_ROLE, RemarkTone, RowRemark

_PADDING = 2 * STEP
_TALLEST = 1000
_AT_ONCE = 40
"""So many rows get their height before a key is looked for again."""


def line_height(where: QStyleOptionViewItem | QWidget) -> int:
    """Return the height of a row that has nothing beneath it."""
    metrics = where.fontMetrics if isinstance(where, QStyleOptionViewItem) else where.fontMetrics()
    return int(metrics.height()) + _PADDING


def upper(option: QStyleOptionViewItem, index: Index) -> QRect:
    """Return the part of a cell above the remark of its row."""
    view, rect = option.widget, option.rect
    height = line_height(option)
    if isinstance(view, RemarkedTable):
        height = view.names_height(index.row())
    return QRect(rect.left(), rect.top(), rect.width(), min(height, rect.height()))


CLEAR = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
"""The keys that empty a cell."""


class RemarkedTable(QTableView):
    """Gives each row the height that its remark needs, and paints it there."""

    # More than 15 methods: heights, painting and what Qt asks of a view.

    def __init__(self, remarks_from: int, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._remarks_from = remarks_from
        plain_table(self)
        self._names: dict[int, int] = {}
        """The height of the names in each row that needs more than one line."""
        self._due = range(0)
        """The rows that have not their height yet."""
        self._waits = True
        """Whether heights are found once the table is seen."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._size_next)
        self._set_line_height()

    def watch(self) -> None:
        """Follow the model: call it once the model is set."""
        self.model().dataChanged.connect(self._rows_changed)
        self.model().rowsInserted.connect(self.size_rows)
        self.model().modelReset.connect(self.size_rows)
        self.horizontalHeader().sectionResized.connect(self._size_twice)
        self.size_rows()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in CLEAR and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.model().setData(index, "")
        else:
            super().keyPressEvent(event)

    def size_rows(self) -> None:
        """Give every row its height, once it is seen: the first ones now, the others soon."""
        self._waits = not self.isVisible()
        if not self._waits:
            self._due = range(self.model().rowCount())
            self._size_next()

    def _size_twice(self) -> None:
        """Size the rows, and again soon: a header tells a width before the column has it."""
        self.size_rows()
        if not self._waits:
            self._due = range(self.model().rowCount())
            self._soon.start()

    def _size_next(self) -> None:
        current = self.currentIndex()
        is_seen = self.viewport().rect().intersects(self.visualRect(current))
        some, self._due = self._due[:_AT_ONCE], self._due[_AT_ONCE:]
        for row in some:
            if row < self.model().rowCount():
                self._size_row(row)
        if some.start and is_seen:
            self.scrollTo(current)
        if self._due:
            self._soon.start()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._waits:
            self.size_rows()

    def _rows_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self._size_row(row)

    def _size_row(self, row: int) -> None:
        remark = self._remark(row)
        # The tallest name of a row decides.
        index, font = self.model().index, self.font()
        columns = range(self.model().columnCount())
        widths = ((each, self.columnWidth(each) - PADDING) for each in columns)
        names = ((str(index(row, each).data() or ""), width) for each, width in widths)
        self._names[row] = line_height(self) + max(
            more_lines(name, font, width) for name, width in names
        )
        height = self._names[row] + (self._remark_height(remark) if remark else 0)
        if self.rowHeight(row) != height:
            self.setRowHeight(row, height)
            self.updateGeometry()

    def names_height(self, row: int) -> int:
        """Return the height of a row without its remark."""
        return self._names.get(row, line_height(self))

    def _remark(self, row: int) -> RowRemark | None:
        remark = self.model().index(row, 0).data(REMARK_ROLE)
        return remark if isinstance(remark, RowRemark) else None

    def _remark_left(self) -> int:
        return self.columnViewportPosition(self._remarks_from) + STEP

    def _remark_height(self, remark: RowRemark) -> int:
        width = max(self.viewport().width() - self._remark_left() - _PADDING, 20 * STEP)
        room = QRect(0, 0, width, _TALLEST)
        words = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, remark.text)
        return words.height() + _PADDING

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.model():
            self._set_line_height()
            self.size_rows()

    def _set_line_height(self) -> None:
        self.verticalHeader().setMinimumSectionSize(line_height(self))
        self.verticalHeader().setDefaultSectionSize(line_height(self))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.size_rows()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        bottom = self.rowAt(self.viewport().height() - 1)
        last = bottom if bottom >= 0 else self.model().rowCount() - 1
        for row in range(max(self.rowAt(0), 0), last + 1):
            remark = self._remark(row)
            if remark:
                self._paint_remark(painter, row, remark)
        painter.end()

    def _paint_remark(self, painter: QPainter, row: int, remark: RowRemark) -> None:
        top = self.rowViewportPosition(row) + self.names_height(row)
        height = self.rowHeight(row) - self.names_height(row)
        strip = QRect(0, top, self.viewport().width(), height)
        palette = colours(self)
        ink, ground = {
            RemarkTone.WRONG: (palette.red, palette.red_soft),
            RemarkTone.LOOK: (palette.on_amber, palette.amber_soft),
            RemarkTone.CALM: (palette.quiet, palette.surface),
        }[remark.tone]
        painter.fillRect(strip, QColor(ground))
        painter.setPen(QColor(ink))
        text = strip.adjusted(self._remark_left(), 0, -STEP, 0)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(text, flags, remark.text)
