"""The tables of a round in columns that fit the window, cells that fill its height."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget
from typing_extensions import override

from whist_td.formats.militaire.screens.play_cell import cell_layout, least_cell
from whist_td.formats.militaire.screens.play_delegate import TableDelegate
from whist_td.formats.militaire.screens.tables import TablesModel
from whist_td.kit.stylesheet import SMALL
from whist_td.kit.theme import text_font
from whist_td.words.words import Words

Index = QModelIndex | QPersistentModelIndex

TALLEST = 1.7
"""How far a cell may grow beyond the least it needs."""
WIDEST = 2.1


class TablesGrid(QListView):
    """Every table in sight where they fit, and a cursor on one of them."""

    def __init__(self, words: Words, model: TablesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._delegate = TableDelegate(words, self)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        self.setObjectName("tables")
        self.setAccessibleName(_("Tables of the round"))
        self.setFlow(QListView.Flow.TopToBottom)
        self.setWrapping(True)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("role", "bare")
        model.modelReset.connect(self.arrange)

    @property
    def table(self) -> int:
        """The table the cursor is on."""
        return self.currentIndex().row() + 1

    def return_to(self, table: int) -> None:
        """Put the cursor back where it was, chosen or not."""
        last = self.model().rowCount()
        if last:
            index = self.model().index(max(1, min(table, last)) - 1, 0)
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def show_keys(self, shown: bool) -> None:  # noqa: FBT001 - a Qt slot
        """Show the letters of the keys on the sides, or leave them out."""
        if self._delegate.shows_keys != shown:
            self._delegate.shows_keys = shown
            self.viewport().update()

    def menu_corner(self) -> QPoint:
        """Return where the menu of the current table opens, on the screen."""
        rect = self.visualRect(self.currentIndex())
        menu = cell_layout(rect, QFontMetrics(text_font())).menu
        return self.viewport().mapToGlobal(menu.bottomLeft())

    def arrange(self) -> None:
        """Choose as many columns as are needed and fit, and cells that fill the height."""
        self._delegate.refresh_fonts()
        count = self.model().rowCount()
        if count:
            room = QSize(self.contentsRect().size())
            self._set_cell(_cell_size(count, room, self._bar_height()), count, room)
            self.scrollTo(self.currentIndex())

    def _bar_height(self) -> int:
        return self.horizontalScrollBar().sizeHint().height()

    def _set_cell(self, size: QSize, count: int, room: QSize) -> None:
        rows = room.height() // max(1, size.height())
        fits = rows * (room.width() // max(1, size.width())) >= count
        policy = Qt.ScrollBarPolicy
        # Told, not left to Qt, which keeps room for a bar that might be needed.
        self.setHorizontalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAlwaysOn
        )
        if self.gridSize() != size:
            self._delegate.cell_size = size
            self.setGridSize(size)

    @override
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: Sequence[int] = ()) -> None:
        # Qt would lay out the whole list again; no cell changes its size, so rows are enough.
        for row in range(topLeft.row(), bottomRight.row() + 1):
            self.viewport().update(self.visualRect(self.model().index(row, 0)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        bar = self.horizontalScrollBar()
        turned = event.angleDelta().y() or event.angleDelta().x()
        bar.setValue(bar.value() - turned)
        event.accept()


def _cell_size(count: int, room: QSize, bar: int) -> QSize:
    """Return the size of a cell: all tables in sight where they fit, else whole columns."""
    least_width, least_height = least_cell(
        QFontMetrics(text_font()), QFontMetrics(text_font(SMALL))
    )
    columns = max(1, room.width() // least_width)
    height = room.height()
    if columns * max(1, height // least_height) < count:
        height -= bar
    fitting = max(1, height // least_height)
    columns = min(columns, ceil(count / fitting))
    rows = min(fitting, ceil(count / columns))
    return QSize(
        min(room.width() // columns, round(least_width * WIDEST)),
        # A column that is full to the last pixel would spill its last table into the next.
        min((height - 1) // rows, round(least_height * TALLEST)),
    )
