"""Forgets a person for good: everything is told before it is asked, and a backup is made first."""

from concurrent.futures import ThreadPoolExecutor

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.backups import BackupDone, OlderGone, Reason, SecondPlace
from whist_td.desk.club import Club
from whist_td.desk.members import forget, forget_in_backups
from whist_td.desk.ports import Bearer
from whist_td.kit.folding import FoldingTick
from whist_td.kit.jobs import Job, Progress
from whist_td.kit.parts import button, page, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.kit.waiting import wait_beside
from whist_td.window.safety.health_work import backup_work
from whist_td.window.safety.side_page import SidePage
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


class ForgetPage(SidePage):
    """Tells where the names stand and what is left; keeping them is the nearest answer.

    The backups from before still have the name: that is said, and they can go too.
    """

    guide = "year/people"

    def __init__(
        self, club: Club, who: Bearer, told_first: str, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._club, self._who, self._words = club, who, words
        self._is_warned = False
        self._done = ""
        _, keeper = words, club.keeper
        mentions = club.file.members.mentions(who)
        where = "\n".join(mention_sentence(each, _) for each in mentions)
        backups = backups_with_name(keeper.count(club.path), _) if keeper else ""
        self._drop = named(FoldingTick(_("Delete all these backups as well"), self), "dropBackups")
        self._note = labelled("", "warning", self)
        self._do = button(_("Forget for good"), "forgetForGood", self, "danger")
        self._keep = button(_("Keep the name"), "keepName", self)
        rest = _(
            "Otherwise they keep the name until newer ones take their place. A new backup "
            "without the name is saved before they go. Copies that you saved yourself, and "
            "printed sheets, are not touched."
        )
        parts = (
            labelled(_("Forget {name}?", name=who.name), "title", self),
            labelled(told_first, "warning", self),
            labelled(before_forgetting(who.name, mentions, _), "body", self),
            labelled(where, "quiet", self),
            labelled(backups, "body", self),
            self._drop,
            labelled(rest, "small", self),
            self._note,
        )
        parts[1].setVisible(bool(told_first))
        for part in parts[4:7]:
            part.setVisible(keeper is not None)
        self._note.hide()
        ways = row(self._keep, self._do, None)
        page(self, *parts, STEP, ways, None)
        self._do.clicked.connect(self._begin)
        self._keep.clicked.connect(self.left)

    @override
    def take_focus(self) -> None:
        """Put the keys on keeping the name."""
        self._keep.setFocus()

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
        """Forget beside the window; keys wait, for what is open here still has the name."""
        _ = self._words
        self._say(_("The name is being taken out of every event…"))
        try:
            with ThreadPoolExecutor(1) as beside:
                work = beside.submit(forget, self._club, self._who, neutral_names(_))
                done = wait_beside(work)
        except RuleError as error:
            self._say(message(error, _))
            self._do.setEnabled(True)
            return
        self._done = forgotten_sentence(done, _)
        self.forgotten.emit()
        if self._drop.isChecked():
            self._drop_backups()
        else:
            self._leave("")

    def _leave(self, more: str) -> None:
        """Go back, and say there what was done."""
        sentence = " ".join(filter(None, (self._done, more)))
        self.left.emit()
        self.announced.emit(sentence)

    def _drop_backups(self) -> None:
        """Let the backups with the name go, beside the window: a stick may be slow."""
        club = self._club
        keeper, path, at = club.keeper, club.path, club.clock.now()
        if keeper is None:
            return
        self._say(self._words("The older backups are being deleted…"))
        for part in (self._do, self._keep):
            part.setEnabled(False)

        def dropped(_progress: Progress) -> object:
            return forget_in_backups(keeper, path, at)

        job = Job(dropped)
        job.succeeded.connect(self._tell_dropped)
        job.failed.connect(self._tell_left)
        job.start()

    def _tell_dropped(self, done: OlderGone) -> None:
        self._leave(older_gone_sentence(done, self._words))

    def _tell_left(self, error: Exception) -> None:
        if not isinstance(error, RuleError):
            raise error
        _ = self._words
        reason = message(error, _)
        self._leave(_("The older backups are still there. {reason}", reason=reason))
