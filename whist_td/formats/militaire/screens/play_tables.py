"""Entering at the list of tables: keys and clicks become entries."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget
from typing_extensions import override

from whist_td.formats.militaire.rules.results import Side
from whist_td.formats.militaire.screens.play_delegate import (
    SIDES,
    Part,
    TableDelegate,
    cell_layout,
    least_cell,
)
from whist_td.formats.militaire.screens.play_model import CELL, TableCell, TablesModel
from whist_td.kit.aim import ScrollWatch, changed_place
from whist_td.kit.heard import announce
from whist_td.kit.parts import ENTER
from whist_td.kit.steady import Arrangement
from whist_td.kit.stylesheet import SMALL
from whist_td.kit.theme import named, text_font
from whist_td.words.words import Words

_Index = QModelIndex | QPersistentModelIndex

_TALLEST = 1.7
"""How far a cell may grow beyond the least it needs."""
_WIDEST = 2.1
_CLOSEST = 0.93
"""How much of the least height will do where all tables then stand in one column."""
_SETTLES = 200
"""Milliseconds after which a page that has come has all its parts."""
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
"""The keys with which the director goes to a table."""


class _TablesGrid(QListView):
    """Every table in sight where they fit, and a cursor on one of them."""

    def __init__(self, words: Words, model: TablesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = TableDelegate(words, self)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        named(self, "tables", words("Tables of the round"))
        self.setFlow(QListView.Flow.TopToBottom)
        self.setWrapping(True)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setProperty("role", "bare")
        self.arrangement = Arrangement(self)
        """Where the tables stand: held from the first press in a round."""
        self._columns = Arrangement(self)
        """In how many columns, also before it: held once the page has its parts."""
        self._tallest = 0
        """The most height there was since: a bar below folds the tables into no other columns."""
        self._settled = QTimer(self, singleShot=True, interval=_SETTLES)
        self._settled.timeout.connect(self._columns.hold)
        ScrollWatch(self)
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
        self.setMinimumWidth(_least_cell()[0])
        if count and not self.arrangement.is_held:
            room = QSize(self.contentsRect().size())
            if not self._columns.is_held:
                self._tallest = 0
                self.setMinimumHeight(0)
                self._settled.start()
            is_less = room.height() < self._tallest
            self._tallest = max(self._tallest, room.height())
            size = _cell_size(count, QSize(room.width(), self._tallest), self._bar)
            self._set_cell(self._closer(size, count, room) if is_less else size, count, room)
            self.scrollTo(self.currentIndex())

    @property
    def _bar(self) -> int:
        return self.horizontalScrollBar().sizeHint().height()

    def _closer(self, size: QSize, count: int, room: QSize) -> QSize:
        """Return the size of a cell where there is less height now: the columns stay.

        Where it is too little for that, the page scrolls.
        """
        rows, least = self._tallest // size.height(), ceil(_CLOSEST * _least_cell()[1])
        if rows * (room.width() // size.width()) < count:
            return _cell_size(count, room, self._bar)
        needed = least * min(rows, count) + 1
        self.setMinimumHeight(needed + 2 * self.frameWidth())
        room.setHeight(max(room.height(), needed))
        return QSize(size.width(), min(size.height(), (room.height() - 1) // min(rows, count)))

    def _set_cell(self, size: QSize, count: int, room: QSize) -> None:
        off, on = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        rows, across = room.height() // max(1, size.height()), room.width() // max(1, size.width())
        fits = rows * across >= count
        # Sideways a single column would end in one table alone.
        is_single = not fits and room.width() < 2 * size.width()
        self.setWrapping(not is_single)
        # Told, not left to Qt, which keeps room for a bar that might be needed.
        self.setHorizontalScrollBarPolicy(off if fits or is_single else on)
        self.setVerticalScrollBarPolicy(on if is_single else off)
        if self.gridSize() != size:
            self._delegate.cell_size = size
            self.setGridSize(size)
            changed_place(self)

    def hold(self) -> None:
        """Keep each table where it stands; in less height the page scrolls instead."""
        if self.arrangement.is_held or not self.model().rowCount():
            return
        self.arrangement.hold()
        cells = (self.visualRect(self.model().index(n, 0)) for n in range(self.model().rowCount()))
        if self.isWrapping() and not self.horizontalScrollBar().maximum():
            tall = max(cell.bottom() for cell in cells) + 2
            self.setMinimumHeight(min(tall + 2 * self.frameWidth(), self.height()))

    def release(self) -> None:
        """Share the room out anew: another round is shown, or this one is read again."""
        self.arrangement.release()
        self._columns.release()
        self.setMinimumHeight(0)
        self.arrange()

    @override
    def dataChanged(self, topLeft: _Index, bottomRight: _Index, roles: Sequence[int] = ()) -> None:
        # Qt would lay out the whole list again; no cell changes its size, so rows are enough.
        for row in range(topLeft.row(), bottomRight.row() + 1):
            self.viewport().update(self.visualRect(self.model().index(row, 0)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        bar = self.horizontalScrollBar() if self.isWrapping() else self.verticalScrollBar()
        turned = event.angleDelta().y() or event.angleDelta().x()
        bar.setValue(bar.value() - turned)
        event.accept()


def _least_cell() -> tuple[int, int]:
    return least_cell(QFontMetrics(text_font()), QFontMetrics(text_font(SMALL)))


def _cell_size(count: int, room: QSize, bar: int) -> QSize:
    """Return the size of a cell: all tables in sight where they fit, else whole columns."""
    least_width, least_height = _least_cell()
    # A little closer together, all may stand in one column yet: a band above folds them in no two.
    close = (room.height() - 1) // count
    if _CLOSEST * least_height <= close < least_height:
        least_height = close
    columns = max(1, room.width() // least_width)
    height, width = room.height(), room.width()
    if columns * max(1, height // least_height) < count:
        if columns == 1:
            width -= bar
        else:
            height -= bar
    fitting = max(1, height // least_height)
    columns = min(columns, ceil(count / fitting))
    rows = min(fitting, ceil(count / columns))
    return QSize(
        min(width // columns, round(least_width * _WIDEST)),
        # A column that is full to the last pixel would spill its last table into the next.
        min((height - 1) // rows, round(least_height * _TALLEST)),
    )


class TableKey(Enum):
    """What a key on the list of tables asks for."""

    HOME = auto()
    VISITORS = auto()
    TRICKS = auto()
    REVOKE = auto()
    INFLUENCE = auto()
    FORFEIT = auto()
    VOID = auto()
    CLEAR = auto()
    SECOND_PASS = auto()
    MENU = auto()
    EARLIER = auto()
    LATER = auto()
    BACK = auto()
    NEXT = auto()


@dataclass(frozen=True)
class Won:
    """A side that won at a table, with all thirteen tricks or not."""

    table: int
    side: Side
    all_tricks: bool
    by_key: bool = True
    """After a key the cursor goes on; after a click it stays."""


@dataclass(frozen=True)
class TableAsked:
    """Anything else asked of a table."""

    table: int
    stroke: TableKey


TABLE_KEYS = {
    Qt.Key.Key_Left: TableKey.HOME,
    Qt.Key.Key_D: TableKey.HOME,
    Qt.Key.Key_H: TableKey.HOME,
    Qt.Key.Key_Right: TableKey.VISITORS,
    Qt.Key.Key_V: TableKey.VISITORS,
    Qt.Key.Key_T: TableKey.TRICKS,
    Qt.Key.Key_R: TableKey.REVOKE,
    Qt.Key.Key_I: TableKey.INFLUENCE,
    Qt.Key.Key_F: TableKey.FORFEIT,
    Qt.Key.Key_A: TableKey.VOID,
    Qt.Key.Key_X: TableKey.VOID,
    Qt.Key.Key_Delete: TableKey.CLEAR,
    Qt.Key.Key_P: TableKey.SECOND_PASS,
    Qt.Key.Key_F8: TableKey.SECOND_PASS,
    Qt.Key.Key_Menu: TableKey.MENU,
    Qt.Key.Key_M: TableKey.MENU,
    Qt.Key.Key_PageUp: TableKey.EARLIER,
    Qt.Key.Key_PageDown: TableKey.LATER,
    Qt.Key.Key_Escape: TableKey.BACK,
    Qt.Key.Key_Return: TableKey.NEXT,
    Qt.Key.Key_Enter: TableKey.NEXT,
}

SIDE_OF = {TableKey.HOME: Side.HOME, TableKey.VISITORS: Side.VISITORS}


_TURNS = (TableKey.EARLIER, TableKey.LATER)
"""What may be repeated by holding its key down."""


class TablesView(_TablesGrid):
    """One key a table; the cursor stops at the ends."""

    won = Signal(object)
    """A `Won`."""
    table_asked = Signal(object)
    """An `TableAsked`."""
    digits_typed = Signal(str)
    """The beginning of a table number; empty when it is over."""

    def __init__(self, words: Words, model: TablesModel, parent: QWidget | None) -> None:
        super().__init__(words, model, parent)
        self._words = words
        self._digits = ""
        self._is_chosen = False

    @property
    def is_chosen(self) -> bool:
        """Whether the director went to this table; else the cursor came here by itself."""
        return self._is_chosen

    def go_to(self, table: int) -> None:
        """Put the cursor on a table, or as near as there is one, without being asked to."""
        self._is_chosen = False
        self.return_to(table)

    def go_on(self, table: int, missing: Sequence[int]) -> None:
        """Go from a table to the next wanted one below; where there is none, stay."""
        self.go_to(next((each for each in missing if each > table), table))
        if self.table != table:
            announce(self._words("Next: table {table}", table=self.table))

    def go_round(self, missing: Sequence[int]) -> None:
        """Go to the next wanted table, and from the last of them to the first."""
        self.go_to(next((each for each in missing if each > self.table), missing[0]))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.hold()
        if event.text().isdigit():
            self._type(self._digits + event.text())
            return
        if event.key() in _MOVES:
            self._is_chosen = True
            self._type("")
            super().keyPressEvent(event)
            return
        if self._digits and self._finish_number(Qt.Key(event.key())):
            return
        stroke = TABLE_KEYS.get(Qt.Key(event.key()))
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if stroke is None or not plain:
            super().keyPressEvent(event)
            return
        if event.isAutoRepeat() and stroke not in _TURNS:
            return  # a key that is held down is one key
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._strike(stroke, all_tricks=shifted)

    def _strike(self, stroke: TableKey, *, all_tricks: bool) -> None:
        if not self.currentIndex().isValid():
            return
        side = SIDE_OF.get(stroke)
        if side is None:
            self.table_asked.emit(TableAsked(self.table, stroke))
        else:
            self.won.emit(Won(self.table, side, all_tricks))

    def _finish_number(self, key: Qt.Key) -> bool:
        number = self._digits
        if key == Qt.Key.Key_Backspace:
            self._type(number[:-1])
            return True
        self._type("")
        if key in ENTER:
            self.go_to(int(number))
            self._is_chosen = True
            return True
        return key == Qt.Key.Key_Escape

    def _type(self, digits: str) -> None:
        self._digits = digits[-3:]
        self.digits_typed.emit(self._digits)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hold()
        self._is_chosen = True
        index = self.indexAt(event.position().toPoint())
        super().mousePressEvent(event)
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self._click(index, event.position().toPoint())

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if index.isValid():
            self.setCurrentIndex(index)
            self.table_asked.emit(TableAsked(index.row() + 1, TableKey.MENU))

    def _click(self, index: QModelIndex, point: QPoint) -> None:
        layout = cell_layout(self.visualRect(index), QFontMetrics(text_font()))
        part = layout.part_at(point)
        if part is Part.MENU:
            self.table_asked.emit(TableAsked(index.row() + 1, TableKey.MENU))
        side = SIDES.get(part)
        if side is None:
            return
        cell: TableCell = index.data(CELL)
        if cell.result is None or cell.result.winner is not side:
            self.won.emit(Won(index.row() + 1, side, all_tricks=False, by_key=False))
