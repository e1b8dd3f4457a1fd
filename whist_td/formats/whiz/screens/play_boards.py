"""The tables of a round with their deals; the cursor goes from deal to deal."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play_boards_delegate import USUAL_RESULT, BoardsDelegate
from whist_td.formats.whiz.screens.play_boards_model import CELL, BoardsModel, ShownCell
from whist_td.formats.whiz.screens.play_keys import Stroke
from whist_td.words.words import Words

TALLEST = 1.7
"""How far a row may grow beyond the least it needs."""
WIDEST = 1.4
TABLE_PART = 0.3
"""How much of the width the players may take."""
FEW_LETTERS = 16
"""Where room is scarce, names are read whole up to so many letters."""
STEPS = {Stroke.UP: (-1, 0), Stroke.DOWN: (1, 0)}
Index = QModelIndex | QPersistentModelIndex


class BoardsView(QTableView):
    """A cell a deal; keys reach it through the field in which results are typed."""

    chosen = Signal(object)
    """A `BoardPlace` that was clicked on."""

    def __init__(self, words: Words, model: BoardsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._boards = model
        self._delegate = BoardsDelegate(words, self)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        self.setObjectName("boards")
        self.setAccessibleName(_("Tables of the round with their deals"))
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
        for each in (before, place):
            self._repaint_around(each)
        self._keep_in_sight()

    def beside(self, stroke: Stroke) -> BoardPlace | None:
        """Return the deal that a key leads to from the cursor; None: there is no way on."""
        places = self._boards.places()
        if not places or self.place not in places:
            return places[0] if places else None
        if stroke in STEPS:
            return self._above_or_below(self.place, STEPS[stroke][0])
        here = places.index(self.place)
        goal = {
            Stroke.LEFT: here - 1,
            Stroke.RIGHT: here + 1,
            Stroke.FIRST: 0,
            Stroke.LAST: len(places) - 1,
        }.get(stroke, here)
        return places[max(0, min(goal, len(places) - 1))]

    def _above_or_below(self, place: BoardPlace, step: int) -> BoardPlace:
        index = self._boards.index_of(place)
        row = index.row() + step
        while 0 <= row < self._boards.rowCount():
            for column in range(index.column(), 0, -1):
                shown = self._boards.shown(row, column)
                if shown is not None:
                    return shown.cell.place
            row += step
        return place

    def _repaint_around(self, place: BoardPlace | None) -> None:
        if place is None:
            return
        index = self._boards.index_of(place)
        if index.isValid():
            self.update(index)
            self.update(self._boards.index(self._boards.first_row(index.row()), 0))

    def arrange(self) -> None:
        """Give the deals as many columns as fit, and the rows the height there is."""
        self._delegate.refresh_fonts()
        if not self._boards.rowCount():
            return
        room = self.viewport().width()
        cell, table = self._sizes(room)
        self._boards.set_wide(_wide(room, cell, table))
        self._span_tables()
        self._share_width(room, table.width(), cell.width())
        self._share_height(cell.height(), table.height())
        self._keep_in_sight()

    def _sizes(self, room: int) -> tuple[QSize, QSize]:
        """Return the least sizes of a deal and a table: tight where that saves a line a table."""
        usual = self._delegate.least_cell(), self._delegate.least_table()
        tight = self._delegate.least_cell(USUAL_RESULT), self._delegate.least_table(FEW_LETTERS)
        deals = self._boards.usual_deals
        saves = ceil(deals / _wide(room, *tight)) < ceil(deals / _wide(room, *usual))
        return tight if saves else usual

    def _keep_in_sight(self) -> None:
        if self.place is not None:
            self.scrollTo(self._boards.index_of(self.place))

    def _span_tables(self) -> None:
        self.clearSpans()
        for first, rows in self._boards.first_rows():
            if rows > 1:
                self.setSpan(first, 0, rows, 1)

    def _share_width(self, room: int, table: int, cell: int) -> None:
        deals = self._boards.columnCount() - 1
        players = max(table, min(round(room * TABLE_PART), room - deals * cell))
        self.setColumnWidth(0, players)
        for column in range(1, deals + 1):
            self.setColumnWidth(column, min(round(cell * WIDEST), (room - players) // deals))

    def _share_height(self, cell: int, table: int) -> None:
        rows_a_table = min(rows for _first, rows in self._boards.first_rows())
        least = max(cell, -(-table // rows_a_table))
        fair = (self.viewport().height() - 2) // self._boards.rowCount()
        height = max(least, min(fair, round(least * TALLEST)))
        self.verticalHeader().setDefaultSectionSize(height)

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
            self.chosen.emit(shown.cell.place)


def _wide(room: int, cell: QSize, table: QSize) -> int:
    """Return how many deals fit beside a table."""
    return max(1, (room - table.width()) // max(1, cell.width()))
