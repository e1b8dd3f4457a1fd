"""The way from one club file to another: opened, made, copied, or refused with a way out.

A file that cannot be opened says why in large type, and what can be done.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.backups import Backup, BackupKeeper
from whist_td.desk.ports import (
    ClubFileError,
    DamagedFileError,
    FileMissingError,
    NotAClubFileError,
)
from whist_td.kit.jobs import Job, NewestJob, Progress
from whist_td.kit.parts import button, column, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.window.club_place import ClubPlace
from whist_td.window.open_event import panels_read, read_for
from whist_td.window.safety.side_page import SidePage
from whist_td.words.messages import message
from whist_td.words.safety import moment, strange_sentence
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.desk.club import Club


MOST_WIDE = 800


class FaultPage(SidePage):
    """One sentence and the ways on; nothing in the file has been changed."""

    retry_requested = Signal()
    other_requested = Signal()
    recover_requested = Signal()
    backups_requested = Signal()
    copy_requested = Signal()
    copy_found = Signal(object)
    """The newest copy that is whole, or None."""

    def __init__(self, sentence: str, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("faultPage")
        self._words = words
        self._page = QWidget(self)
        self._sentence = named(labelled(sentence, "heading", self._page), "fault")
        self._help = labelled("", "body", self._page)
        self._copy = button("", "faultCopy", self._page, "primary", "undo")
        self._again = button(_("Try again"), "tryAgain", self._page, "primary")
        self._other = button(_("Another club file…"), "otherFile", self._page)
        self._backups = button(_("Look at its backups"), "faultBackups", self._page)
        self._recover = button(_("Recover what can be read"), "faultRecover", self._page)
        self._first = self._again
        self._lay_out()
        self._again.clicked.connect(self.retry_requested)
        self._other.clicked.connect(self.other_requested)
        self._recover.clicked.connect(self.recover_requested)
        self._backups.clicked.connect(self.backups_requested)
        self._copy.clicked.connect(self.copy_requested)

    def _lay_out(self) -> None:
        _ = self._words
        self._title = labelled(_("The club file does not open"), "title", self._page)
        self._sentence.setWordWrap(True)
        self._page.setMaximumWidth(MOST_WIDE)
        for part in (self._help, self._backups, self._recover, self._copy):
            part.hide()
        parts = (self._title, self._sentence, self._help)
        ways = [row(each, None) for each in (self._copy, self._backups, self._recover)]
        last = row(self._again, self._other, None, spacing=2 * STEP)
        column(*parts, *ways, last, inside=self._page, spacing=3 * STEP)
        high, middle = QWidget(self), row(None, (self._page, 8), None)
        column(None, middle, inside=high, margins=(-1, -1), spacing=-1).addStretch(2)
        column(scrolled(high, self), inside=self)

    @override
    def take_focus(self) -> None:
        """Put the keys on what is likeliest to help."""
        self._first.setFocus()

    def offer_backups(self) -> None:
        """Offer to go back to a copy: the most that is left, where there is one."""
        _ = self._words
        self._help.setText(
            _("Its newest backup is usually only one round old. The file itself is left unchanged.")
        )
        self._help.show()
        self._backups.show()
        set_role(self._again, "")
        set_role(self._backups, "primary")
        self._first = self._backups

    def offer_copy(self, label: str) -> None:
        """Offer the newest copy that is whole before all else."""
        self._copy.setText(label)
        self._copy.show()
        had_keys = self._backups.hasFocus()
        for other in (self._again, self._backups):
            set_role(other, "")
        set_role(self._copy, "primary")
        self._first = self._copy
        if had_keys:
            self._copy.setFocus()

    def show_beside(self, title: str) -> None:
        """Say what does not open where the rest of the file does; Esc leads to it."""
        _ = self._words
        self._title.setText(title)
        self._again.hide()
        self._other.setText(_("See the other events"))
        self._other.clicked.disconnect(self.other_requested)
        self._other.clicked.connect(self.left)

    def offer_recovery(self) -> None:
        """Offer to save what can be read into a new file."""
        _ = self._words
        self._help.setText(
            _(
                "Its newest backup is usually only one round old. What can still be read of the "
                "damaged file can be put into a new one beside it, which may hold more. The file "
                "itself is left unchanged."
            )
        )
        self._recover.show()


_PATIENCE = 700
"""Milliseconds before one is told why a file does not open at once."""
_BREATH = 20
"""Milliseconds between two panels that are read: a click is answered first."""
UNREADABLE = (DamagedFileError, NotAClubFileError)


def offer_rescue(page: FaultPage, error: RuleError, place: ClubPlace) -> bool:
    """Offer what may help against a fault; tell whether there is anything."""
    if place.safety is None or not isinstance(error, (*UNREADABLE, FileMissingError)):
        return False
    page.offer_backups()
    if isinstance(error, UNREADABLE):
        page.offer_recovery()
    return True


def backups_after(error: ClubFileError, place: ClubPlace, words: Words) -> SidePage | None:
    """Return the backups of a file that does not open."""
    from whist_td.window.safety.backups_page import BackupsPage

    if place.safety is None:
        return None
    return BackupsPage(error.path, place.safety.keeper(), place, words)


def recovery_after(error: ClubFileError, place: ClubPlace, words: Words) -> SidePage | None:
    """Return the page that recovers what can be read of a file."""
    from whist_td.window.safety.recovery_page import RecoveryPage

    if place.safety is None:
        return None
    return RecoveryPage(error.path, place.safety.recover, words)


class FileDoor(QObject):
    """Opens, makes and copies club files; one that will not do leaves the open one as it is."""

    # More than 15 methods: every way in which a file comes and goes, and what is read beside it.

    opened = Signal()
    looked_through = Signal()
    """All of the file that is open was looked through."""
    faults_found = Signal(object)
    """What does not agree in the file that is open, as refusals."""
    announced = Signal(str)
    refused = Signal(str)
    fault_met = Signal(object)
    """No club file is open, and this page says why."""
    rescue_found = Signal(object)
    """A page beside the evening that helps with a file."""
    other_requested = Signal()

    def __init__(self, place: ClubPlace, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = place
        self._words = words
        self._window = parent
        self._seen: Club | None = None
        """The club whose file was looked through last, or is being so."""
        self._likely = ""
        """The format of the event that is the likeliest to be opened."""
        self._reading: Iterator[None] = iter(())
        self._looking, self._comparing = NewestJob(self), NewestJob(self)
        self._looking.progressed.connect(self._read_panels)
        self._looking.succeeded.connect(self._compare)
        self._looking.failed.connect(self._set_aside)
        self._comparing.succeeded.connect(self._tell_faults)

    def open(self, path: Path | None) -> None:
        """Open a club file, or say why it will not do; the one that is open stays open."""
        if path is None or not self._place.works_on(path):
            try:
                with self._said_where_slow():
                    self._place.open(path)
            except RuleError as error:
                self._refuse(error, path)
                return
        self.opened.emit()

    def look_through(self) -> None:
        """Look through all of the file that was opened, beside the window."""
        club = self._place.club
        if club is None or club is self._seen:
            return
        self._seen = club
        for each in club.file.strange:
            self.announced.emit(strange_sentence(each, self._words))

        def looked(progress: Progress) -> None:
            with suppress(RuleError):
                # What the event needs that is the likeliest to be opened now is read ahead.
                first = club.file.events()[:1] if club.writer else ()
                self._likely = first[0].format if first else ""
                if first:
                    read_for(first[0].format)
            progress(1, 2)
            club.whole()

        self._looking.start(looked)

    def _read_panels(self, _done: int, _of: int) -> None:
        """Read the panels that are the likeliest to be shown, one at each turn of the window."""
        code, self._likely = self._likely, ""
        self._reading = panels_read(code) if code else iter(())
        QTimer.singleShot(0, self, self._read_next)

    def _read_next(self) -> None:
        if next(self._reading, self) is None:
            QTimer.singleShot(_BREATH, self, self._read_next)

    def _compare(self) -> None:
        """Say that the file was looked through, and have its facts and journals compared."""
        club, safety = self._place.club, self._place.safety
        if club is None or club is not self._seen:
            return
        self.looked_through.emit()
        if safety and safety.compare:
            path, compare = club.path, safety.compare
            self._comparing.start(lambda progress: compare(path, progress))

    def _tell_faults(self, found: Sequence[RuleError]) -> None:
        if found and self._place.club is self._seen:
            self.faults_found.emit(found)

    def _set_aside(self, error: Exception) -> None:
        """Let go of a file that will not do after all, and say so."""
        if self._place.club is self._seen and isinstance(error, RuleError):
            self._place.close()
            self._refuse(error, self._place.asked)

    @contextmanager
    def _said_where_slow(self) -> Iterator[None]:
        """Say why it takes a while: all lines of ten years are packed once."""
        _, patience = self._words, QTimer(self)
        sentence = _(
            "One moment: the club file is being opened. One of an earlier version is brought up "
            "to date."
        )
        patience.setSingleShot(True)
        patience.timeout.connect(lambda: self.announced.emit(sentence))
        patience.start(_PATIENCE)
        try:
            yield
        finally:
            patience.stop()
            patience.deleteLater()

    def create(self, path: Path) -> None:
        """Make a new club file and go over to it."""
        try:
            self._place.create(path)
        except RuleError as error:
            self._tell_unsaved(error)
            return
        self.opened.emit()
        self.announced.emit(self._words("New club file: {path}", path=path))

    def copy(self, path: Path) -> None:
        """Copy the whole club file, beside the window."""
        club = self._place.club
        if club is None:
            return

        def saved(_progress: Progress) -> object:
            club.save_copy(path)
            return path

        job = Job(saved)
        job.slow.connect(self._tell_saving)
        job.succeeded.connect(self._tell_saved)
        job.failed.connect(self._tell_unsaved)
        job.start()

    def _tell_saving(self) -> None:
        self.announced.emit(self._words("The copy is being saved…"))

    def _tell_saved(self, path: Path) -> None:
        self.announced.emit(self._words("The copy is saved: {path}", path=path))

    def _tell_unsaved(self, error: Exception) -> None:
        if not isinstance(error, RuleError):
            raise error
        self.refused.emit(message(error, self._words))

    def rescue(self, error: DamagedFileError) -> None:
        """Say which event cannot be read, and offer what helps; the others stay open."""
        _ = self._words
        page = FaultPage(message(error, _), _, self._window)
        page.show_beside(_("An event cannot be read"))
        self._offer_rescue(page, error)
        self.rescue_found.emit(page)

    def _refuse(self, error: RuleError, path: Path | None) -> None:
        page = FaultPage(message(error, self._words), self._words, self._window)
        page.retry_requested.connect(lambda: self.open(path))
        page.other_requested.connect(self.other_requested)
        is_offered = self._offer_rescue(page, error)
        if self._place.club is None:
            self.fault_met.emit(page)
        elif is_offered:
            self.rescue_found.emit(page)
        else:
            page.deleteLater()
            self.refused.emit(message(error, self._words))

    def _offer_rescue(self, page: FaultPage, error: RuleError) -> bool:

        if not offer_rescue(page, error, self._place):
            return False
        for request, made in (
            (page.recover_requested, recovery_after),
            (page.backups_requested, backups_after),
        ):
            request.connect(
                lambda of=made: self.rescue_found.emit(of(error, self._place, self._words))
            )
        if isinstance(error, ClubFileError) and self._place.safety is not None:
            self._look_for_copy(page, error.path, self._place.safety.keeper())
        return True

    def _look_for_copy(self, page: FaultPage, path: Path, keeper: BackupKeeper) -> None:
        """Offer the newest copy that is whole, once it is found: a season takes its time."""

        def offer(copy: Backup | None) -> None:
            if copy is not None:
                _, at = self._words, copy.at.astimezone()
                is_todays = at.date() == datetime.now(UTC).astimezone().date()
                time = _.time(at) if is_todays else moment(at, _)
                page.offer_copy(_("Go back to the copy of {time}", time=time))
                page.copy_requested.connect(lambda: self._go_back(keeper, copy, path))

        job = Job(lambda _progress: keeper.newest_whole(path))
        page.copy_found.connect(offer)  # by the page, which lives in the thread of the window
        job.succeeded.connect(page.copy_found)
        job.start()

    def _go_back(self, keeper: BackupKeeper, copy: Backup, path: Path) -> None:
        """Put a copy into a new file beside the damaged one, and open that."""
        try:
            self.open(keeper.restore(copy, path))
        except RuleError as error:
            self.refused.emit(message(error, self._words))
