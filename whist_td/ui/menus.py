"""What the menus do: files, undo and redo, where to go, how large."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from whist_td.i18n.words import Words
from whist_td.ui.actions import Do, enable_for, fill_menus, made_actions

if TYPE_CHECKING:
    from whist_td.ui.pages import Pages

PANELS = (Do.EVENT, Do.ENTRIES, Do.PAPERS, Do.PLAY, Do.RESULTS, Do.JOURNAL, Do.KEYS)
"""Actions that show the panel of their name."""


class Menus(QObject):
    """The actions of a window at work; `pages` is asked for when one is chosen."""

    def __init__(
        self,
        window: QMainWindow,
        words: Words,
        pages: Callable[[], "Pages"],
        grow: Callable[[int], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._words = words
        self._pages = pages
        self._grow = grow
        self._actions = made_actions(window, words)
        fill_menus(window.menuBar(), self._actions, words)
        for what, work in self._work().items():
            self._actions[what].triggered.connect(work)
        self.enable(has_event=False)

    def enable(self, *, has_event: bool) -> None:
        """Offer what needs an event only where one is open."""
        enable_for(self._actions, has_event=has_event)

    def remove(self) -> None:
        """Take all actions off the window."""
        for action in self._actions.values():
            self._window.removeAction(action)
            action.deleteLater()
        self.deleteLater()

    def ask_file(self) -> None:
        """Open another club file."""
        from PySide6.QtWidgets import QFileDialog

        _ = self._words
        chosen, _kind = QFileDialog.getOpenFileName(
            self._window, _("Open another club file"), "", _("Club files (*.whist)")
        )
        if chosen:
            self._pages().open_file(Path(chosen))

    def _work(self) -> dict[Do, Callable[[], object]]:
        panels: dict[Do, Callable[[], object]] = {what: self._panel(what) for what in PANELS}
        return panels | {
            Do.NEW_EVENT: self._new_event,
            Do.START_PAGE: self._show_start,
            Do.OPEN: self.ask_file,
            Do.SAVE_COPY: self._ask_copy,
            Do.QUIT: self._window.close,
            Do.UNDO: self._undo,
            Do.REDO: self._redo,
            Do.LARGER: lambda: self._grow(1),
            Do.SMALLER: lambda: self._grow(-1),
            Do.FULL_SCREEN: self._toggle_full_screen,
        }

    def _panel(self, what: Do) -> Callable[[], None]:
        return lambda: self._pages().show_panel(what.name.lower())

    def _new_event(self) -> None:
        self._pages().new_event()

    def _show_start(self) -> None:
        self._pages().show_start()

    def _undo(self) -> None:
        session = self._pages().session
        if session is not None:
            session.undo()

    def _redo(self) -> None:
        session = self._pages().session
        if session is not None:
            session.redo()

    def _toggle_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def _ask_copy(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        _ = self._words
        chosen, _kind = QFileDialog.getSaveFileName(
            self._window, _("Save a copy of the club file"), "", _("Club files (*.whist)")
        )
        if chosen:
            self._pages().save_copy(Path(chosen))
