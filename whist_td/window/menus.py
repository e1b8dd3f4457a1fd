"""What the menus do: files, undo and redo, where to go, how large."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from whist_td.core.formats import BOOK_NUMBER
from whist_td.kit.actions import Do, enable_for, fill_menus, made_actions
from whist_td.stages.formats import Stage
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.kit.session import Session
    from whist_td.room.screen.room_control import RoomControl
    from whist_td.window.club_place import NewClub
    from whist_td.window.file_questions import FileQuestions
    from whist_td.window.pages import WindowPages

PANELS = (Do.EVENT, Do.ENTRIES, Do.PAPERS, Do.PLAY, Do.RESULTS, Do.JOURNAL, Do.KEYS, Do.TELEPHONES)
"""Actions that show the panel of their name."""
ROOM = tuple(what for what in Do if what.name.startswith("ROOM"))
"""Actions of the room window, which is read from the disk when it is first asked for."""


class Menus(QObject):
    """The actions of a window at work; `pages` is asked for when one is chosen."""

    def __init__(
        self,
        window: QMainWindow,
        words: Words,
        pages: Callable[[], "WindowPages"],
        grow: Callable[[int], None],
        new_club: "NewClub | None",
        room: Callable[[], "RoomControl | None"],
    ) -> None:
        super().__init__(window)
        self._room = room
        self._window = window
        self._words = words
        self._pages = pages
        self._grow = grow
        self._new_club = new_club
        self._files: FileQuestions | None = None
        self._actions = made_actions(window, words)
        fill_menus(window.menuBar(), self._actions, words)
        for what, work in self._work().items():
            self._actions[what].triggered.connect(work)
        self.enable(None)

    def enable(self, session: "Session | None") -> None:
        """Offer what needs an event only where one is open, and undo where there is something.

        A line of the entries that is being typed is something, too.
        """
        has_event = session is not None and session.desk.event != BOOK_NUMBER
        has_book = session is not None and not has_event
        enable_for(self._actions, has_event=has_event, has_book=has_book)
        self._actions[Do.JOURNAL].setEnabled(session is not None)
        desk = session.desk if session and not session.desk.is_read_only else None
        may_type = desk is not None and self._pages().stage in (Stage.ENTRIES, Stage.CASH)
        can_undo = desk is not None and desk.to_undo is not None
        self._actions[Do.UNDO].setEnabled(can_undo or may_type)
        self._actions[Do.REDO].setEnabled(desk is not None and desk.to_redo is not None)
        self._actions[Do.NEW_FILE].setEnabled(self._new_club is not None)

    @property
    def files(self) -> "FileQuestions":
        """What asks for club files; read from the disk when it is first needed."""
        from whist_td.window.file_questions import FileQuestions

        if self._files is None:
            self._files = FileQuestions(self._window, self._words, self._pages, self._new_club)
        return self._files

    def remove(self) -> None:
        """Take all actions off the window."""
        for action in self._actions.values():
            self._window.removeAction(action)
            action.deleteLater()
        self.deleteLater()

    def _work(self) -> dict[Do, Callable[[], object]]:
        panels: dict[Do, Callable[[], object]] = {
            what: partial(self._show_panel, what) for what in PANELS
        }
        rooms: dict[Do, Callable[[], object]] = {
            what: partial(self._in_room, what) for what in ROOM
        }
        return (
            panels
            | rooms
            | {
                Do.NEW_EVENT: lambda: self._pages().guard.leave_for(self._pages().new_event),
                Do.START_PAGE: lambda: self._pages().guard.leave_for(self._pages().show_start),
                Do.CLUB: lambda: self._pages().show_club(),
                Do.DOOR: lambda: self._pages().show_door(),
                Do.AGAIN: lambda: self._pages().ask_again(),
                Do.DELETE_EVENT: lambda: self._pages().ask_delete(),
                Do.OPEN: self._ask_file,
                Do.NEW_FILE: self._ask_new_file,
                Do.SAVE_COPY: self._ask_copy,
                Do.BACKUPS: lambda: self._pages().show_side_page("backups"),
                Do.TRAINING: lambda: self._pages().show_side_page("training"),
                Do.MEMBERS: lambda: self._pages().show_club(),
                Do.GUIDE: lambda: self._pages().show_guide(),
                Do.PRINT_GUIDE: lambda: self._pages().print_guide(),
                Do.ABOUT: lambda: self._pages().show_side_page("about"),
                Do.QUIT: self._window.close,
                Do.UNDO: lambda: self._pages().undo(),
                Do.REDO: self._redo,
                Do.LARGER: lambda: self._grow(1),
                Do.SMALLER: lambda: self._grow(-1),
                Do.FULL_SCREEN: self._toggle_full_screen,
            }
        )

    def _show_panel(self, what: Do) -> None:
        self._pages().show_panel(what.name.lower())

    def _in_room(self, what: Do) -> None:
        room = self._room()
        if room is not None:
            room.do(what)

    def _ask_file(self) -> None:
        self.files.ask_file()

    def _ask_new_file(self) -> None:
        self.files.ask_new()

    def _ask_copy(self) -> None:
        self.files.ask_copy()

    def _redo(self) -> None:
        session = self._pages().session
        if session is not None:
            session.redo()

    def _toggle_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
