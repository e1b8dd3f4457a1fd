"""The grid of the entries, remarks beneath its rows, and the buttons above it or in a menu."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.cells import Index
from whist_td.kit.dialog_pages import wrapped
from whist_td.kit.flow import folded
from whist_td.kit.folding import PADDING, longest_word
from whist_td.kit.parts import ENTER, MenuButton, button
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import named
from whist_td.kit.typed_rows import ENTRY_ROLE, FIRST_TYPED, NUMBER, TypedModel
from whist_td.stages.entries_delegate import EntriesDelegate
from whist_td.stages.remarked_table import CLEAR, RemarkedTable
from whist_td.words.words import Words

LEAST = 14
"""Each column has room for so many letters, or the grid goes sideways: a town is not cut."""
_MOMENTS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Why the keys are elsewhere for a moment, and no row is left."""


class EntriesView(RemarkedTable):
    """Teams or players, typed cell by cell."""

    # More than 15 methods: Qt asks a view for each kind of event by itself.

    ENTER_STOPS = 0
    """In so many columns Enter stops before it goes to the next row; 0: in all of them."""
    FIRST_PART = 0.27
    """How much of the width the first names take: those of teams are longer than people’s."""

    row_left = Signal(int)
    """The cursor went to another row, or out of the grid."""
    row_entered = Signal(int)
    block_pasted = Signal(str)

    def __init__(
        self,
        model: TypedModel[Any],
        delegate: EntriesDelegate,
        words: Words,
        parent: QWidget,
    ) -> None:
        super().__init__(FIRST_TYPED, parent)
        self._follows = False
        self._is_shared = True
        """Whether the columns have their widths."""
        named(self, "entriesGrid", words("Teams and players"))
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
        )
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(0)
        self.watch()
        delegate.went_on.connect(self.go_on)
        delegate.block_pasted.connect(self.block_pasted)

    @override
    def size_rows(self) -> None:
        if not self._is_shared:  # each column that is given its width asks for all rows
            return
        if self.isVisible():
            self._is_shared = False
            self._share_width()
            self._is_shared = True
        super().size_rows()

    def _share_width(self) -> None:
        """Give numbers what they need, the first names their part, the others the rest alike.

        Where that is too little for the others, all have the same, or no more than lets each word
        be whole; and where not all find room, as many as do fill it: none is cut in its middle.
        """
        header = self.horizontalHeader()
        hints = [*map(header.sectionSizeHint, range(header.count()))]
        # Figures are all of one width, so one of the longest.
        cells = [self.model().index(row, NUMBER) for row in range(self.model().rowCount())]
        longest = max(cells, key=lambda cell: len(str(cell.data() or "")), default=QModelIndex())
        self.setColumnWidth(NUMBER, max(hints[NUMBER], self.sizeHintForIndex(longest).width()))
        left = self.viewport().width() - self.columnWidth(NUMBER)
        least = self.fontMetrics().averageCharWidth() * LEAST
        count = header.count() - FIRST_TYPED
        part = max(round(self.viewport().width() * self.FIRST_PART), hints[FIRST_TYPED])
        if left - part >= least * (count - 1):
            widths = [part, *_shares(left - part, count - 1)]
        elif left >= least * count:
            widths = _shares(left, count)
        elif left >= sum(words := [*map(self._longest_word, range(FIRST_TYPED, header.count()))]):
            widths = [words[0] + left - sum(words), *words[1:]]
        else:
            widths = [left // max(1, left // least)] * count
        for column, width in enumerate(widths, start=FIRST_TYPED):
            self.setColumnWidth(column, max(width, 1))

    def _longest_word(self, column: int) -> int:
        """Return the width of a column in which every word of it is whole."""
        model, header = self.model(), self.horizontalHeader()
        texts = (model.index(row, column).data() or "" for row in range(model.rowCount()))
        longest = longest_word(texts, self.fontMetrics().horizontalAdvance) + PADDING
        return max(longest, header.sectionSizeHint(column))

    def commit_editor(self) -> None:
        """Take in what stands in the cell that is being typed."""
        editor = self.indexWidget(self.currentIndex())
        if editor is not None:
            self.commitData(editor)
            self.closeEditor(editor, QStyledItemDelegate.EndEditHint.NoHint)

    def go_on(self) -> None:
        """Go to the next cell in the order of the work."""
        current = self.currentIndex()
        is_last = current.column() >= FIRST_TYPED + self.ENTER_STOPS - 1
        next_row = self.model().index(current.row() + 1, FIRST_TYPED)
        following = next_row if self.ENTER_STOPS and is_last else self._step(1)
        if following.isValid():
            self.setCurrentIndex(following)

    def go_to(self, row: int, column: int = FIRST_TYPED) -> None:
        """Put the cursor in a cell."""
        self.setCurrentIndex(self.model().index(row, column))
        self.scrollTo(self.currentIndex())

    def follow(self, source: int, goal: int) -> None:
        """Stay with the line under the cursor when a line has moved up."""
        current = self.currentIndex()
        row = current.row()
        if goal <= row <= source:
            self._follows = True
            self.go_to(goal if row == source else row + 1, current.column())
            self._follows = False

    def _step(self, by: int) -> QModelIndex:
        model, current = self.model(), self.currentIndex()
        width = model.columnCount() - FIRST_TYPED
        if not current.isValid() or not width:
            return model.index(0, FIRST_TYPED)
        place = current.row() * width + max(current.column() - FIRST_TYPED, min(-by, 0)) + by
        return model.index(place // width, place % width + FIRST_TYPED)

    @override
    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        steps = {
            QAbstractItemView.CursorAction.MoveNext: 1,
            QAbstractItemView.CursorAction.MovePrevious: -1,
        }
        if action in steps:
            target = self._step(steps[action])
            return target if target.isValid() else self.currentIndex()
        goal = super().moveCursor(action, modifiers)
        # Nothing is typed beside the numbers.
        return goal.siblingAtColumn(max(goal.column(), FIRST_TYPED)) if goal.isValid() else goal

    @override
    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+Home for the first cell, which is the window's way to the start page."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_home = event.key() == Qt.Key.Key_Home
            if is_home and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
                event.accept()
                return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.block_pasted.emit(QGuiApplication.clipboard().text())
        elif event.key() in ENTER:
            self.go_on()
        else:
            is_typed = event.text().strip() and event.key() not in CLEAR
            if is_typed and self.currentIndex().column() < FIRST_TYPED:
                self.setCurrentIndex(self.currentIndex().siblingAtColumn(FIRST_TYPED))
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Leave the grid with Tab from its empty last row, or backwards from its first cell."""
        target = self._step(1 if forwards else -1)
        waits = bool(self.currentIndex().data(ENTRY_ROLE).is_empty)
        if not target.isValid() or (
            forwards and waits and target.row() >= self.model().rowCount() - 1
        ):
            return QWidget.focusNextPrevChild(self, forwards)
        self.setCurrentIndex(target)
        return True

    @override
    def currentChanged(
        self,
        current: Index,
        previous: Index,
    ) -> None:
        super().currentChanged(current, previous)
        if previous.isValid() and previous.row() != current.row() and not self._follows:
            self.row_left.emit(previous.row())
        self.row_entered.emit(current.row())

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        comes_back = event.reason() in _MOMENTS
        if not comes_back and self.state() != QAbstractItemView.State.EditingState:
            self.row_left.emit(self.currentIndex().row())


_MOST_ROWS = 1.5
"""Buttons take so many lines: with more, the list below has too little room."""


class ListActions(QWidget):
    """Buttons on a line or two; those that make no sense now are not shown.

    Where they would take more lines, those about the line under the cursor stand in a menu.
    """

    import_asked = Signal()
    draw_asked = Signal()
    move_asked = Signal(int)
    remove_asked = Signal()
    folded = Signal(bool)

    def _lay_out(
        self, words: Words, of_list: Iterable[QWidget], of_line: Iterable[QWidget]
    ) -> None:
        _ = words
        self._of_line = wrapped(of_line, self)
        self._folded = MenuButton(_("This line"), "lineMenu", self)
        self._folded.hide()
        self._folded.menu().aboutToShow.connect(self._fill_menu)
        self._row = folded(*of_list, self._folded, None, self._of_line, inside=self)

    def add(self, button: QPushButton) -> None:
        """Put a button of every format behind those of the list."""
        self._row.insert_before(self._folded, button)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fold()
        return super().event(event)

    def _fold(self) -> None:
        """Choose between buttons and menu, by what all buttons would take."""
        parts = [p for p in self.findChildren(QPushButton) if not p.isHidden()]
        wide = sum(part.sizeHint().width() + STEP for part in parts if part is not self._folded)
        is_long = wide > _MOST_ROWS * self.width()
        if is_long is not self._of_line.isHidden():
            self._of_line.setHidden(is_long)
            self._folded.setVisible(is_long)
            self.folded.emit(is_long)

    @property
    def is_folded(self) -> bool:
        """Whether there is little room."""
        return self._of_line.isHidden()

    def _fill_menu(self) -> None:
        self._folded.menu().clear()
        for each in self._of_line.findChildren(QPushButton):
            if not each.isHidden():
                name = each.objectName()
                self._folded.add(each.text(), name, each.click).setEnabled(each.isEnabled())

    def _button(self, name: str, text: str, signal: SignalInstance, *how: int) -> QPushButton:
        """Return a button that asks for something, such as for a move by some lines."""
        made = button(text, name, self)
        made.clicked.connect(partial(signal.emit, *how) if how else signal)
        return made


def allow(button: QPushButton, obstacle: str, tip: str = "") -> None:
    """Enable a button, or disable it and say why where the pointer rests."""
    button.setEnabled(not obstacle)
    button.setToolTip(obstacle or tip)


def _shares(room: int, parts: int) -> list[int]:
    """Return a room in equal parts; what does not divide goes to the last."""
    shares = [room // parts] * parts if parts else []
    return [*shares[:-1], room - sum(shares[:-1])] if shares else []
