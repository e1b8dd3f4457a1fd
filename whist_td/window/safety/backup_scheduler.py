"""Backups kept without being asked for, and the line that says how computer and file stand."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QEventLoop, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QWidget
from typing_extensions import override

from whist_td.desk.backups import BackupDone, Reason, reason_after
from whist_td.desk.club import Club
from whist_td.desk.desk import Outcome
from whist_td.desk.health import Health
from whist_td.kit.heard import announce
from whist_td.kit.jobs import PATIENCE, Job, Work
from whist_td.kit.parts import PlainButton, icon, row
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, set_role
from whist_td.window.club_place import ClubPlace
from whist_td.window.safety.health_work import backup_work, health_check, health_summary
from whist_td.words.safety import HealthLine
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.core.errors import RuleError


class WritingWatch(QObject):
    """Follows the thread that writes the club file."""

    changed = Signal()
    """Something else is to be said."""
    troubled = Signal()
    """Something that was entered cannot be written."""
    _moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._club: Club | None = None
        self._trouble: type[RuleError] | None = None
        self.is_writing = False
        """Whether something has been on its way to the disk for longer than one notices."""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._say_writing)
        # Never in the middle of a request, whichever thread tells.
        self._moved.connect(self._look, Qt.ConnectionType.QueuedConnection)

    def follow(self, club: "Club | None") -> None:
        """Watch over the file of a club from now on."""
        if club is self._club:
            return
        self._club, self._trouble, self.is_writing = club, None, False
        self._patience.stop()
        if club is not None and club.writer is not None:
            club.writer.told = self._tell
        self._look()

    def _tell(self) -> None:
        with suppress(RuntimeError):  # the window is gone before the file
            self._moved.emit()

    def _look(self) -> None:
        writer = self._club.writer if self._club else None
        is_pending = writer is not None and bool(writer.unwritten)
        trouble = type(writer.trouble) if writer and writer.trouble else None
        if not is_pending:
            self._patience.stop()
        elif not self._patience.isActive() and not self.is_writing:
            self._patience.start()
        if trouble is self._trouble and is_pending >= self.is_writing:
            return
        is_new = trouble is not None and self._trouble is None
        self._trouble, self.is_writing = trouble, is_pending and self.is_writing
        self.changed.emit()
        if is_new:
            self.troubled.emit()

    def _say_writing(self) -> None:
        self.is_writing = True
        self.changed.emit()


class HealthButton(PlainButton):
    """A line that fits the room there is; a press shows everything."""

    def __init__(self, name: str, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._tip = tip
        self._line = HealthLine("", is_amber=False)
        self._room = 0
        set_role(self, "small")
        self.hide()

    @property
    def line(self) -> HealthLine:
        """What is said, whole."""
        return self._line

    def say(self, line: HealthLine) -> None:
        """Say a line."""
        self._line = line
        set_role(self, "look" if line.is_amber else "small")
        ink = colours(self)
        sign, colour = ("warning", ink.on_amber) if line.is_amber else ("check", ink.good)
        self.setIcon(icon(sign, colour) if line.is_settled else QIcon())
        self.setToolTip(f"{line.text}\n{self._tip}")
        self.setAccessibleName(line.text)
        self.fit(self._room)

    def fit(self, room: int) -> None:
        """Say as much as fits a width; the rest is behind a press."""
        self._room = room
        letters = max(room - self.iconSize().width() - 5 * STEP, 0)
        shown = self.fontMetrics().elidedText(self._line.text, Qt.TextElideMode.ElideRight, letters)
        self.setText(shown)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.iconSize().width() + 3 * STEP, super().minimumSizeHint().height())


class HealthLines(QObject):
    """The line at the foot of the start page, and above everything else in the corner."""

    pressed = Signal()

    def __init__(self, window: QMainWindow, words: Words) -> None:
        super().__init__(window)
        self._words = words
        self._bar = window.menuBar()
        self._corner = self._button("healthCorner", self._bar)
        self._saving = labelled("", "small", self._bar)
        self._saving.hide()
        self._bar.installEventFilter(self)
        self._foot: HealthButton | None = None
        self._line: HealthLine | None = None
        """How things stood when it was last looked."""

    def dress(self, words: Words, frame: QWidget) -> QHBoxLayout:
        """Speak these words from now on; return the line for the foot of the start page."""
        self._words = words
        self._foot = self._button("healthFoot", frame)
        self._foot.installEventFilter(self)
        return row(None, self._foot, None, margins=(3 * STEP, 0))

    def show_line(self, line: HealthLine | None, *, on_start: bool, is_saving: bool) -> None:
        """Say a line where the director is, or nothing; and that something is being saved."""
        if self._foot is None:
            return
        for button, is_here in ((self._foot, on_start), (self._corner, not on_start)):
            if line is not None:
                button.say(line)
            button.setVisible(is_here and line is not None)
        self._saving.setText(self._words("Saving…"))
        self._saving.setVisible(is_saving and line is not None and line.is_amber)
        self._fit()

    def announce(self, line: HealthLine) -> None:
        """Have said what asks for attention, that something is being saved, and that it is."""
        before, self._line = self._line, line
        if line == before:
            return
        if line.is_amber or not line.is_settled:
            announce(line.text)
        elif before is not None and not before.is_settled:
            announce(self._words("Saved"))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The foot stands in the middle: it moves when there is more room, or less.
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange, QEvent.Type.Move):
            QTimer.singleShot(0, self, self._fit)
        return super().eventFilter(watched, event)

    def _button(self, name: str, parent: QWidget) -> HealthButton:
        _ = self._words
        made = HealthButton(name, _("Press to see everything, and the backups."), parent)
        made.clicked.connect(self.pressed)
        return made

    def _fit(self) -> None:
        # The corner stands at the end of the menu bar, which takes no height from the work.
        bar, corner, saving = self._bar, self._corner, self._saving
        beside = saving.sizeHint().width() + STEP if saving.isVisibleTo(bar) else 0
        menus = [bar.actionGeometry(action).right() for action in bar.actions()]
        corner.fit((bar.width() - max(menus, default=0) - 3 * STEP) - beside)
        width = corner.sizeHint().width()
        corner.setGeometry(bar.width() - width - STEP, 2, width, bar.height() - 5)
        saving.setGeometry(corner.x() - beside, 2, beside, bar.height() - 5)
        if self._foot is not None:
            frame = self._foot.parentWidget()
            self._foot.fit((frame.width() if frame else self._bar.width()) - 30 * STEP)


EVERY = 3 * 60 * 1000
"""Milliseconds between two looks around: the battery goes down without anybody's doing."""
LAST_WAIT = 5_000
"""Milliseconds that the window waits for the last copy; a stick may be slow, or dead."""


class BackupScheduler(QObject):
    """Keeps copies and says how things stand; it is never in the way of a result."""

    details_requested = Signal()
    """Everything is to be told."""
    lingering = Signal(str)
    """Why the window does not close at once."""

    def __init__(self, place: ClubPlace, window: QMainWindow, words: Words) -> None:
        super().__init__(window)
        self._place = place
        self._words = words
        self._club: Club | None = None
        self._was_ours = False
        """Whether the file could be written: one that is closed does not tell any more."""
        self._session: Session[Any] | None = None
        self._health: Health | None = None
        self._keep_job: Job | None = None
        self._due: Reason | None = None
        self._look_job: Job | None = None
        self._is_look_due = False
        self.is_writing = _is_never
        """Tells whether something is on its way to the disk."""
        self._lines = HealthLines(window, words)
        self._lines.pressed.connect(self.details_requested)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def dress(self, words: Words, frame: QWidget) -> QHBoxLayout:
        """Speak these words from now on; return the line for the foot of the start page."""
        self._words, self._session = words, None
        return self._lines.dress(words, frame)

    def follow(self, session: Session[Any] | None) -> None:
        """Take care of the event that is open now, and of the file it is in."""
        if self._place.club is not self._club:
            self._change_club()
        if session is not self._session:
            self._session = session
            if session is not None:
                session.changed.connect(self._take_in)
                if self._health is None:  # an event may be opened before the start page was seen
                    self.look()
        self.show()

    def keep(self, reason: Reason) -> None:
        """Keep a copy beside the window; another one is kept after, where one is under way."""
        if self._keep_job is not None:
            self._due = reason
            return
        work = backup_work(self._club, reason)
        if work is not None:
            job = self._keep_job = Job(work)
            job.succeeded.connect(self._take_backup)
            job.failed.connect(self._end_backup)
            job.start()

    def look(self) -> None:
        """Look around beside the window."""
        if self._look_job is not None:
            self._is_look_due = True
            return
        work = health_check(self._place)
        if work is not None:
            job = self._look_job = Job(work)
            job.succeeded.connect(self._take_health)
            job.failed.connect(self._end_look)
            job.start()

    def leave(self) -> None:
        """Keep a last copy before the file is let go of; wait for it, but not for ever."""
        self._timer.stop()
        work = backup_work(self._club, Reason.CLOSING)
        if work is None:
            return
        job, waiting = Job(work), QEventLoop()
        for over in (job.succeeded, job.failed, job.cancelled):
            over.connect(waiting.quit)
        job.slow.connect(self._say_why)
        QTimer.singleShot(LAST_WAIT, waiting, waiting.quit)
        job.start()
        waiting.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    def _change_club(self) -> None:
        """Keep a last copy of the file that was left; its way to the disk is its own."""
        left, self._club = self._club, self._place.club
        self._health = None
        if left is not None and left.keeper is not None and self._was_ours:
            Job(_last_copy(left)).start()
        self._was_ours = self._club is not None and not self._club.is_read_only
        if left is not None:  # the first look is taken once the start page is there
            self.look()

    def _take_in(self, outcome: Outcome) -> None:
        if any(change.field in ("drafts", "progress") for change in outcome.changes):
            self.show()
        reason = reason_after(outcome)
        if reason is not None:
            self.keep(reason)

    def _take_backup(self, done: BackupDone) -> None:
        self._place.backup_done = done
        self._end_backup()

    def _end_backup(self) -> None:
        self._keep_job = None
        due, self._due = self._due, None
        if due is not None:
            self.keep(due)
        else:
            self.look()

    def _take_health(self, health: Health) -> None:
        self._health = health
        self._end_look()
        self.show()

    def _end_look(self) -> None:
        self._look_job = None
        if self._is_look_due:
            self._is_look_due = False
            self.look()

    def show(self) -> None:
        """Say how things stand, where there is a club file and it was looked at."""
        health, line = self._health, None
        if health is not None and self._club is not None:
            event = self._session.facts if self._session else None
            done, is_writing = self._place.backup_done, self.is_writing()
            line = health_summary(health, done, self._words, event, is_writing=is_writing)
            # A line that is half typed is no news to who types it.
            self._lines.announce(health_summary(health, done, self._words, is_writing=is_writing))
        on_start = self._session is None
        self._lines.show_line(line, on_start=on_start, is_saving=self.is_writing())

    def _say_why(self) -> None:
        _ = self._words
        self.lingering.emit(_("One last backup is being saved; the window closes by itself."))


def _is_never() -> bool:
    return False


def _last_copy(club: Club) -> Work:
    path, keeper, at = club.path, club.keeper, club.clock.now()

    def copied(_progress: object) -> object:
        club.whole()
        return keeper.keep(path, Reason.CLOSING, at) if keeper else None

    return copied
