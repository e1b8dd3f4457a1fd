"""The one question that undo does not answer: where a name stands, and to forget it for good."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.domain.errors import RuleError
from whist_td.i18n.backup_sentences import backup_sentence
from whist_td.i18n.forgetting_sentences import (
    before_forgetting,
    forgotten_sentence,
    mention_sentence,
    neutral_names,
)
from whist_td.i18n.messages import message
from whist_td.i18n.words import Words
from whist_td.ui.jobs import Job
from whist_td.ui.safety.looks import keeping
from whist_td.ui.theme import STEP, labelled
from whist_td.ui.widgets.parts import button, row
from whist_td.ui.widgets.strip import Strip
from whist_td.usecases.backups import BackupDone, Reason, SecondPlace
from whist_td.usecases.club import Club
from whist_td.usecases.forgetting import forget, mentions_of


class ForgetQuestion(Strip):
    """Tells everything before it asks; a backup is made first, beside the window."""

    forgotten = Signal(str)

    def __init__(self, club: Club, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("forgetQuestion")
        self._club = club
        self._words = words
        self._name = ""
        self._is_warned = False
        _ = words
        self._told = labelled("", "body", self)
        self._where = labelled("", "quiet", self)
        self._note = labelled("", "warning", self)
        self._do = button("", "forgetForGood", self, "danger")
        self._keep = button(_("Keep the name"), "keepName", self)
        self._lay_out()
        self._do.clicked.connect(self._begin)
        self._keep.clicked.connect(self.closed)
        self.hide()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        for part in (self._told, self._where, self._note):
            column.addWidget(part)
        column.addLayout(row(self._do, self._keep, None))

    def ask(self, name: str) -> None:
        """Tell where a name stands, and ask."""
        _ = self._words
        self._name, self._is_warned = name, False
        mentions = mentions_of(self._club, name)
        self._told.setText(before_forgetting(name, mentions, _))
        self._where.setText("\n".join(mention_sentence(each, _) for each in mentions))
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
        work = None if self._is_warned else keeping(self._club, Reason.FORGETTING)
        if work is None:
            self._forget()
            return
        _ = self._words
        self._say(_("A backup is being kept first…"))
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
        self._say(_("No backup could be kept."))
        self._do.setText(_("Forget all the same"))
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
        self.forgotten.emit(forgotten_sentence(done, _))
