"""Entering at the list of tables: keys and clicks become entries."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from whist_td.formats.militaire.rules.results import ResultKind
from whist_td.formats.militaire.screens.play_cell import SIDES, Part, cell_layout
from whist_td.formats.militaire.screens.play_keys import (
    SIDE_OF,
    STROKES,
    Asked,
    Stroke,
    Won,
)
from whist_td.formats.militaire.screens.play_tables_grid import TablesGrid
from whist_td.formats.militaire.screens.tables import CELL, TableCell, TablesModel
from whist_td.kit.theme import text_font
from whist_td.words.words import Words

MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
"""The keys with which the director goes to a table."""
TURNS = (Stroke.EARLIER, Stroke.LATER)
"""What may be repeated by holding its key down."""


class TablesView(TablesGrid):
    """One key a table; the cursor stops at the ends."""

    won = Signal(object)
    """A `Won`."""
    asked = Signal(object)
    """An `Asked`."""
    digits_typed = Signal(str)
    """The beginning of a table number; empty when it is over."""

    def __init__(self, words: Words, model: TablesModel, parent: QWidget | None = None) -> None:
        super().__init__(words, model, parent)
        self._digits = ""
        self._is_chosen = False
        self._clicked_at = -QApplication.doubleClickInterval()

    @property
    def is_chosen(self) -> bool:
        """Whether the director went to this table; else the cursor came here by itself."""
        return self._is_chosen

    def go_to(self, table: int) -> None:
        """Put the cursor on a table, or as near as there is one, without being asked to."""
        self._is_chosen = False
        self.return_to(table)

    def go_on(self, table: int, wanted: Sequence[int]) -> None:
        """Go from a table to the next wanted one below; where there is none, stay."""
        self.go_to(next((each for each in wanted if each > table), table))

    def go_round(self, wanted: Sequence[int]) -> None:
        """Go to the next wanted table, and from the last of them to the first."""
        self.go_to(next((each for each in wanted if each > self.table), wanted[0]))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit():
            self._type(self._digits + event.text())
            return
        if event.key() in MOVES:
            self._is_chosen = True
            self._type("")
            super().keyPressEvent(event)
            return
        if self._digits and self._finish_number(Qt.Key(event.key())):
            return
        stroke = STROKES.get(Qt.Key(event.key()))
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if stroke is None or not plain:
            super().keyPressEvent(event)
            return
        if event.isAutoRepeat() and stroke not in TURNS:
            return  # a key that is held down is one key
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._strike(stroke, all_tricks=shifted)

    def _strike(self, stroke: Stroke, *, all_tricks: bool) -> None:
        if not self.currentIndex().isValid():
            return
        side = SIDE_OF.get(stroke)
        if side is None:
            self.asked.emit(Asked(self.table, stroke))
        else:
            self.won.emit(Won(self.table, side, all_tricks))

    def _finish_number(self, key: Qt.Key) -> bool:
        number = self._digits
        if key == Qt.Key.Key_Backspace:
            self._type(number[:-1])
            return True
        self._type("")
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_to(int(number))
            self._is_chosen = True
            return True
        return key == Qt.Key.Key_Escape

    def _type(self, digits: str) -> None:
        self._digits = digits[-3:]
        self.digits_typed.emit(self._digits)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_chosen = True
        index = self.indexAt(event.position().toPoint())
        was_current = index == self.currentIndex()
        super().mousePressEvent(event)
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            slow = event.timestamp() - self._clicked_at > QApplication.doubleClickInterval()
            self._clicked_at = event.timestamp()
            self._click(index, event.position().toPoint(), again=was_current and slow)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Two quick clicks are one: a hand that shakes must not record all thirteen tricks.
        self._clicked_at = event.timestamp()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if index.isValid():
            self.setCurrentIndex(index)
            self.asked.emit(Asked(index.row() + 1, Stroke.MENU))

    def _click(self, index: QModelIndex, point: QPoint, *, again: bool) -> None:
        layout = cell_layout(self.visualRect(index), QFontMetrics(text_font()))
        part = layout.part_at(point)
        if part is Part.MENU:
            self.asked.emit(Asked(index.row() + 1, Stroke.MENU))
        side = SIDES.get(part)
        if side is None:
            return
        cell: TableCell = index.data(CELL)
        won_already = cell.result is not None and cell.result.winner is side
        if not won_already:
            self.won.emit(Won(index.row() + 1, side, all_tricks=False, by_key=False))
        elif again and cell.result and cell.result.kind is ResultKind.NORMAL:
            self.won.emit(Won(index.row() + 1, side, all_tricks=True, by_key=False))
