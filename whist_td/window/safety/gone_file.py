"""The stick with tonight's file is pulled: noticed, said, and two ways on."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.backups import Backup
from whist_td.desk.club import Club, TakenOver
from whist_td.desk.desk import Desk
from whist_td.desk.health import elsewhere
from whist_td.desk.ports import ClubFileError, DiskFaultError
from whist_td.desk.requests import Event
from whist_td.kit.dialog_pages import give_keys
from whist_td.kit.file_dialogs import documents
from whist_td.kit.jobs import Job, Progress
from whist_td.window.club_place import ClubPlace
from whist_td.window.pages import Here, WindowPages
from whist_td.words.messages import message
from whist_td.words.words import Words

EVERY = 2_000
"""Milliseconds between two looks whether the file is there."""


class GoneFile(QObject):
    """Looks whether the club file is there, and leads on where it is not, or is again."""

    noticed = Signal()
    """The file is gone."""

    def __init__(self, place: ClubPlace, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._job: Job | None = None
        self._left: Here | None = None
        """Where the director was when a file did not even open any more."""
        self._others: set[Path] = set()
        """Files of that name on other disks, which are not the one that is gone."""
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def dress(self, words: Words, pages: WindowPages) -> None:
        """Speak these words and lead on these pages from now on."""
        self._words = words
        self._pages = pages
        pages.refused.connect(self.look_closely)
        pages.files.opened.connect(self._take_along)

    def look(self) -> None:
        """Look beside the window whether the file is there: a share can be slow."""
        club = self._place.club
        if club is None or self._job is not None:
            return
        path, safety = club.path, self._place.safety

        def looked(_progress: Progress) -> object:
            is_in_place = club.is_in_place
            if is_in_place or safety is None:
                return path, path if is_in_place else None
            return path, elsewhere(path, safety.surroundings().places())

        self._job = Job(looked)
        self._job.succeeded.connect(self._take)
        self._job.start()

    def go_on(self) -> None:
        """Go on from the newest copy, brought up to what the window knows of the event."""
        club, safety = self._place.club, self._place.safety
        copies = safety.keeper().copies(club.path) if club and safety else ()
        copy = next((each for each in copies if each.events is not None), None)
        if club is None or copy is None or safety is None:
            _ = self._words
            self._pages.refused.emit(
                _(
                    "There is no copy of this file yet. Leave this window open: it shows all that "
                    "was entered. Put the file back in its place, and what is not saved will be."
                )
            )
            return
        here, place = self._pages.here, documents() / club.path.name
        try:
            self._place.open(safety.keeper().restore(copy, place))
            self._go_over(here, self._copy_words(copy))
            page = self._pages.currentWidget()
            if page is not None:
                give_keys(page)  # the button that led here is gone: they went to the next part
        except RuleError as error:
            self._pages.refused.emit(message(error, self._words))

    def _copy_words(self, copy: Backup) -> str:
        _, path = self._words, self._place.club.path if self._place.club else Path()
        return _(
            "You continue from the copy of {time}, with all that was entered since: {file}, in "
            "{folder}.",
            time=_.time(copy.at),
            file=path.name,
            folder=path.parent,
        )

    def _take(self, found: tuple[Path, Path | None]) -> None:
        self._job = None
        path, now = found
        was_gone, is_there = self._place.is_gone, now == path
        if self._place.club is None or path != self._place.club.path:
            return
        self._place.is_gone = not is_there
        if is_there and was_gone:
            self._come_back(path)
        elif was_gone == is_there:
            self.noticed.emit()
        elif now is not None and not is_there:
            self._find_again(now)

    def look_closely(self) -> None:
        """Look at once where something was refused: the stick may have been away for a moment."""
        club = self._place.club
        if club is None or self._place.is_gone:
            return
        if not club.is_in_place:
            self._take((club.path, None))
        elif not _answers(club):
            self._come_back(club.path)

    def _come_back(self, path: Path) -> None:
        """Go on where the director was, in the file as it is on its disk now."""
        _, here = self._words, self._pages.here
        self._place.close()
        try:
            self._place.open(path)
            self._go_over(here, _("The file is back: you continue where you were."))
        except RuleError:
            self._left = here
            self._pages.files.open(path)  # which says why not

    def _take_along(self) -> None:
        """Go on where the director was when the file that opens now did not answer."""
        _, left = self._words, self._left
        self._left = None
        if left is None:
            return
        try:
            self._go_over(left, _("The file is back: you continue where you were."))
        except RuleError as error:
            self._left = left
            self._pages.refused.emit(message(error, _))

    def _find_again(self, path: Path) -> None:
        """Go on with the stick under its other letter; any other file of that name is let be."""
        here = self._pages.here
        if here.desk is None or path in self._others:
            return
        self._others.add(path)  # to be opened once, not at every look
        with suppress(RuleError):
            if self._place.holds(path, here.desk):
                self._others.clear()
                self._come_back(path)

    def _go_over(self, here: Here, sentence: str) -> None:
        """Show the same place in the file that is open now, and say how that came."""
        _, club = self._words, self._place.club
        if club is None:
            return
        keeps_number = False
        if here.book is not None and here.book is not here.desk:
            book = self._taken(club, here.book)
            keeps_number = not book.is_theirs
            sentence += self._beside(book)
        if here.desk is not None:
            taken = self._taken(club, here.desk, keeps_number=keeps_number)
            sentence += self._beside(taken) + self._meant(club, taken, here.desk.event)
            here = replace(here, desk=taken.desk)
        self._pages.go_over(here, club)
        self._pages.announced.emit(sentence)

    def _taken(self, club: Club, desk: Desk[Event], *, keeps_number: bool = False) -> TakenOver:
        taken = club.taken_over(desk, keeps_number=keeps_number)
        if desk.event == BOOK_NUMBER:
            self._place.book = taken.desk
        return taken

    def _beside(self, taken: TakenOver) -> str:
        """Say where the other one is, of what had gone another way."""
        _ = self._words
        if taken.other is not None:
            return " " + _(
                "The club’s year was changed there too: you continue with yours, and the other one "
                "is in {file}, in {folder}.",
                file=taken.other.name,
                folder=taken.other.parent,
            )
        if not taken.is_beside:
            return ""
        return " " + _(
            "“{name}” was changed there too: both are in the list of events, the one from there "
            "as “{other}”. You continue with yours.",
            name=taken.desk.facts.details.name,
            other=taken.called,
        )

    def _meant(self, club: Club, taken: TakenOver, number: int) -> str:
        """Say with which of two events goes what the club's year knows of it by its number."""
        _ = self._words
        book = club.book().facts if taken.is_beside else None
        if book is None or not book.mentions(number):
            return ""
        if taken.desk.event == number:
            return " " + _(
                "Its people, cash box and prizes go with yours. Remove the other one, or the "
                "season counts both."
            )
        return " " + _(
            "Its people, cash box and prizes stay with the other one: enter them for yours, then "
            "remove the other one."
        )


def _answers(club: Club) -> bool:
    writer = club.writer
    trouble = writer.trouble if writer else None
    if writer is not None and writer.has_written and isinstance(trouble, DiskFaultError):
        return False  # it may answer again once it is opened anew
    try:
        club.file.events()
    except ClubFileError as error:
        # Where it is just tried again nobody looks, and is told what kept it from being written.
        return error is trouble
    return True
