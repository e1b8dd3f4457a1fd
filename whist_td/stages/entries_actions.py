"""The buttons of the stage *Entries*: on a line or two, or in a menu."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, Signal, SignalInstance
from PySide6.QtWidgets import QMenu, QPushButton, QWidget
from typing_extensions import override

from whist_td.kit.dialog_pages import wrapped
from whist_td.kit.flow import folded
from whist_td.kit.parts import button
from whist_td.kit.stylesheet import STEP
from whist_td.words.words import Words

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
        self._menu = QMenu(self)
        self._folded = button(_("This line") + " ▾", "lineMenu", self)
        self._folded.setMenu(self._menu)
        self._folded.hide()
        self._menu.aboutToShow.connect(self._fill_menu)
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
        self._menu.clear()
        for each in self._of_line.findChildren(QPushButton):
            if not each.isHidden():
                self._menu.addAction(each.text(), each.click).setEnabled(each.isEnabled())

    def _button(self, name: str, text: str, asked: SignalInstance, *how: int) -> QPushButton:
        """Return a button that asks for something, such as for a move by some lines."""
        made = button(text, name, self)
        made.clicked.connect(partial(asked.emit, *how) if how else asked)
        return made


def allow(button: QPushButton, obstacle: str, tip: str = "") -> None:
    """Enable a button, or disable it and say why where the pointer rests."""
    button.setEnabled(not obstacle)
    button.setToolTip(obstacle or tip)
