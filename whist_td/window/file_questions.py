"""Asking for club files in the system's own dialogs: open, new, a copy, the example."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from whist_td.core.errors import RuleError
from whist_td.core.formats import formats
from whist_td.kit.file_dialogs import asked_file, asked_place
from whist_td.kit.jobs import Job, Progress, Work
from whist_td.stages.formats import loaded, screens_named
from whist_td.window.club_place import ENDING, NewClub, with_ending
from whist_td.words.messages import message
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.desk.club import Club
    from whist_td.window.pages import WindowPages


def example_work(path: Path, new_club: NewClub, words: Words) -> Work:
    """Return the work that plays the evening and makes the file of it: whole, or not at all."""

    def work(progress: Progress) -> object:
        # The example is that of the first format that has one.
        of_each = (screens_named(each.code).example for each in formats())
        play: Callable[[Club, Words, Progress], None] = loaded(next(filter(None, of_each)))
        new_club(path, lambda club: play(club, words, progress)).close()
        return path

    return work


class FileQuestions(QObject):
    """What the File menu and the start page ask; what is chosen goes to the pages."""

    def __init__(
        self,
        window: QMainWindow,
        words: Words,
        pages: Callable[[], "WindowPages"],
        new_club: NewClub | None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._words = words
        self._pages = pages
        self._new_club = new_club
        self._job: Job | None = None

    def ask_file(self) -> None:
        """Open another club file."""
        chosen = asked_file(self._window, self._words("Open another club file"), self._kinds())
        if chosen is not None:
            self._pages().open_file(chosen)

    def ask_new(self) -> None:
        """Make a new club file."""
        _ = self._words
        chosen = self._ask_place(_("A new club file"), _("My club") + ENDING)
        if chosen is not None:
            pages = self._pages()
            pages.guard.leave_for(lambda: pages.files.create(chosen))

    def ask_copy(self) -> None:
        """Copy the club file to another place."""
        chosen = self._ask_place(self._words("Save a copy of the club file"), "")
        if chosen is not None:
            self._pages().files.copy(chosen)

    def ask_example(self) -> None:
        """Play the example evening into a new club file, and open that."""
        _ = self._words
        if self._new_club is None or self._job is not None:
            return
        chosen = self._ask_place(
            _("Where should the example be saved?"), _("Example event") + ENDING
        )
        if chosen is not None:
            self.make_example(chosen, self._new_club)

    def make_example(self, path: Path, new_club: NewClub) -> None:
        """Play the example evening into a file; it opens by itself when it is done."""
        _ = self._words
        self._pages().announced.emit(_("The example event is being played…"))
        job = self._job = Job(example_work(path, new_club, _))
        job.succeeded.connect(self._open_example)
        job.failed.connect(self._refuse_example)
        job.start()

    def _open_example(self, path: Path) -> None:
        self._job = None
        self._pages().open_file(path)

    def _refuse_example(self, error: Exception) -> None:
        self._job = None
        if not isinstance(error, RuleError):
            raise error
        self._pages().refused.emit(message(error, self._words))

    def _ask_place(self, title: str, suggested: str) -> Path | None:
        """Ask for a file that is not there yet; one that is is refused with a sentence."""
        chosen = asked_place(self._window, title, suggested, self._kinds(), may_replace=False)
        return with_ending(chosen) if chosen else None

    def _kinds(self) -> str:
        return self._words("Club files (*.whist)")
