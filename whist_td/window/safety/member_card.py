"""One person: how they are shown in the room, and that they may be forgotten."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.names import folded
from whist_td.desk.backups import BackupDone, OlderGone, Reason, SecondPlace
from whist_td.desk.club import Club
from whist_td.desk.members import forget, forget_in_backups, initials, mentions_of
from whist_td.kit.folding import FoldingTick
from whist_td.kit.jobs import Job, Progress
from whist_td.kit.parts import button, column, row
from whist_td.kit.strip import Strip
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.window.safety.health_work import backup_work
from whist_td.words.forgetting import (
    backups_with_name,
    before_forgetting,
    forgotten_sentence,
    mention_sentence,
    neutral_names,
    older_gone_sentence,
)
from whist_td.words.messages import message
from whist_td.words.safety import backup_sentence
from whist_td.words.words import Words


class ForgetQuestion(Strip):
    """Tells everything before it asks; a backup is made first, beside the window.

    The backups from before still have the name: that is said, and they can go too.
    """

    forgotten = Signal(str)
    announced = Signal(str)
    """What became of the older backups; it may come long after."""

    def __init__(self, club: Club, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("forgetQuestion")
        self._club = club
        self._words = words
        self._name = ""
        self._is_warned = False
        _ = words
        self._text = labelled("", "body", self)
        self._where = labelled("", "quiet", self)
        self._backups = labelled("", "body", self)
        self._drop = named(FoldingTick(_("Delete all these backups as well"), self), "dropBackups")
        self._rest = labelled(
            _(
                "Otherwise they keep the name until newer ones take their place. A new backup "
                "without the name is saved before they go. Copies that you saved yourself, and "
                "printed sheets, are not touched."
            ),
            "small",
            self,
        )
        self._note = labelled("", "warning", self)
        self._do = button("", "forgetForGood", self, "danger")
        self._keep = button(_("Keep the name"), "keepName", self)
        said = (self._text, self._where, self._backups, self._drop, self._rest, self._note)
        ways = row(self._do, self._keep, None)
        column(*said, ways, inside=self, margins=(2 * STEP, 2 * STEP))
        self._do.clicked.connect(self._begin)
        self._keep.clicked.connect(self.closed)
        self.hide()

    def ask(self, name: str) -> None:
        """Tell where a name stands, and ask."""
        _ = self._words
        self._name, self._is_warned = name, False
        mentions = mentions_of(self._club, name)
        self._text.setText(before_forgetting(name, mentions, _))
        self._where.setText("\n".join(mention_sentence(each, _) for each in mentions))
        keeper = self._club.keeper
        self._backups.setText(backups_with_name(keeper.count(self._club.path), _) if keeper else "")
        self._drop.setChecked(False)
        for part in (self._backups, self._drop, self._rest):
            part.setVisible(keeper is not None)
        self._note.hide()
        self._do.setText(_("Forget for good"))
        self._do.setEnabled(True)
        self.show()
        self._keep.setFocus()

    @override
    def accept(self) -> None:
        """Do nothing by Enter alone: the answer is pressed."""

    @override
    def first_field(self) -> QWidget:
        """Return where the keys go first: keeping the name."""
        return self._keep

    def _begin(self) -> None:
        work = None if self._is_warned else backup_work(self._club, Reason.FORGETTING)
        if work is None:
            self._forget()
            return
        self._say(self._words("A backup is being saved first…"))
        self._do.setEnabled(False)
        job = Job(work)
        job.succeeded.connect(self._go_on)
        job.failed.connect(self._warn)
        job.start()

    def _go_on(self, done: BackupDone) -> None:
        if not self.isVisible():
            return
        if done.path is None and done.second is not SecondPlace.READY:
            self._warn(done.refusal or RuleError())
            self._say(backup_sentence(done, self._words))
        else:
            self._forget()

    def _warn(self, _error: Exception) -> None:
        _ = self._words
        self._is_warned = True
        self._say(_("No backup could be saved."))
        self._do.setText(_("Forget anyway"))
        self._do.setEnabled(True)

    def _say(self, text: str) -> None:
        self._note.setText(text)
        self._note.show()

    def _forget(self) -> None:
        _ = self._words
        try:
            done = forget(self._club, self._name, neutral_names(_))
        except RuleError as error:
            self._say(message(error, _))
            self._do.setEnabled(True)
            return
        drops = self._drop.isChecked()
        self.forgotten.emit(forgotten_sentence(done, _))
        if drops:
            self._drop_backups()

    def _drop_backups(self) -> None:
        """Let the backups with the name go, beside the window: a stick may be slow."""
        club = self._club
        keeper, path, at = club.keeper, club.path, club.clock.now()
        if keeper is None:
            return

        def dropped(_progress: Progress) -> object:
            return forget_in_backups(keeper, path, at)

        job = Job(dropped)
        job.succeeded.connect(self._tell_dropped)
        job.failed.connect(self._tell_left)
        job.start()

    def _tell_dropped(self, done: OlderGone) -> None:
        self.announced.emit(older_gone_sentence(done, self._words))

    def _tell_left(self, error: Exception) -> None:
        if not isinstance(error, RuleError):
            raise error
        _ = self._words
        reason = message(error, _)
        self.announced.emit(_("The older backups are still there. {reason}", reason=reason))


class MemberCard(QFrame):
    """What can be done for the person chosen in the list."""

    shown_otherwise = Signal()
    forgotten = Signal(str)
    announced = Signal(str)

    def __init__(self, club: Club, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("memberCard")
        self.setProperty("role", "card")
        self._club = club
        self._words = words
        self._name = ""
        _ = words
        self._title = labelled("", "heading", self)
        self._title.setWordWrap(True)
        self._initials = named(FoldingTick("", self), "showInitials")
        self._about = labelled(
            _(
                "This is what the room and the web page show. What is entered, printed and "
                "written in the journal has the full name."
            ),
            "quiet",
            self,
        )
        self._error = labelled("", "error", self)
        self._forget = button(_("Forget this person…"), "forget", self, "danger")
        self._question = ForgetQuestion(club, words, self)
        said = (self._title, self._initials, self._about, self._error)
        way = row(self._forget, None)
        column(*said, STEP, way, self._question, inside=self, margins=(3 * STEP, 2 * STEP))
        self._initials.clicked.connect(self._show_otherwise)
        self._forget.clicked.connect(self._ask)
        self._question.closed.connect(self._close_question)
        self._question.forgotten.connect(self.forgotten)
        self._question.announced.connect(self.announced)
        self._error.hide()
        self.hide()

    def show_member(self, name: str | None) -> None:
        """Show somebody, or nobody."""
        self._name = name or ""
        self.setVisible(name is not None)
        self._question.hide()
        self._forget.show()
        self._error.hide()
        if name is None:
            return
        _, members = self._words, self._club.file.members
        keys = {folded(each) for each in members.discreet()}
        self._title.setText(name)
        self._initials.setText(_("Initials only: {initials}", initials=initials(name)))
        self._initials.setChecked(folded(name) in keys)
        is_locked = self._club.is_read_only
        for part in (self._initials, self._forget):
            part.setEnabled(not is_locked)
            part.setToolTip(_("The club file can only be read.") if is_locked else "")

    def _show_otherwise(self) -> None:
        members = self._club.file.members
        change = members.be_discreet if self._initials.isChecked() else members.be_named
        try:
            change(self._name)
        except RuleError as error:
            self._initials.setChecked(not self._initials.isChecked())
            self._error.setText(message(error, self._words))
            self._error.show()
            return
        self.shown_otherwise.emit()

    def _ask(self) -> None:
        self._forget.hide()
        self._question.ask(self._name)

    def _close_question(self) -> None:
        self._question.hide()
        self._forget.show()
        self._forget.setFocus()
