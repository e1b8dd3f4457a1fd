"""The backups: how things stand, what each copy holds, and back to one of them in two steps."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.backups import Backup, BackupDone, BackupKeeper, Reason
from whist_td.desk.club import Club
from whist_td.desk.health import Health
from whist_td.kit.file_dialogs import asked_folder
from whist_td.kit.flow import folded
from whist_td.kit.jobs import Job, Progress, Work
from whist_td.kit.parts import Sign, button, column, empty, page, row, show_sign
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import RowDelegate, TextTable, TextTableView
from whist_td.kit.theme import colours, labelled, named, set_role
from whist_td.window.club_place import ClubPlace
from whist_td.window.safety.health_work import backup_work, health_check, health_details
from whist_td.window.safety.side_page import SidePage
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.messages import message
from whist_td.words.safety import (
    HealthLine,
    backup_sentence,
    backup_time,
    held_sentence,
    reason_words,
)
from whist_td.words.words import Words


def backup_columns(_: Words) -> tuple[Column, ...]:
    """Return the headings."""
    return (
        Column(_("Saved"), kind=ColumnKind.WORDS),
        Column(_("Contents"), kind=ColumnKind.WORDS),
        Column(_("Why"), kind=ColumnKind.WORDS),
        Column(_("Where"), kind=ColumnKind.WORDS),
    )


def _row(backup: Backup, keeper: BackupKeeper, _: Words) -> tuple[Cell, ...]:
    held, where = held_sentence(backup, _), _where(backup, keeper, _)
    return (
        Cell(backup_time(backup, _), Ink.STRONG),
        Cell(held, Ink.AMBER if backup.events is None else Ink.PLAIN, held),
        Cell(reason_words(backup.reason, _), Ink.QUIET),
        Cell(where, Ink.QUIET, str(backup.path.parent)),
    )


def _where(backup: Backup, keeper: BackupKeeper, _: Words) -> str:
    second = keeper.second_folder
    if backup.path.is_relative_to(keeper.folder):
        return _("this computer")
    if second is not None and backup.path.is_relative_to(second):
        return _("second place")
    return backup.path.parent.name


class HealthCard(QFrame):
    """Every line with its sign, so that colour alone says nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("healthCard")
        self.setProperty("role", "card")
        self._lines = QGridLayout(self)
        self._lines.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        self._lines.setHorizontalSpacing(STEP)
        self._lines.setVerticalSpacing(STEP // 2)
        self._lines.setColumnStretch(1, 2)
        self._lines.setColumnStretch(3, 3)
        self.hide()

    def show_lines(self, lines: Sequence[HealthLine]) -> None:
        """Show these lines in place of those before."""
        empty(self._lines)
        for number, line in enumerate(lines):
            role = "warning" if line.is_amber else "body"
            at, side, span = _place(number, lines)
            ink = colours(self)
            sign, colour = ("warning", ink.on_amber) if line.is_amber else ("check", ink.good)
            self._lines.addWidget(Sign(sign, colour, 1, self), at, side)
            self._lines.addWidget(labelled(line.text, role, self), at, side + 1, 1, span)
        self.setVisible(bool(lines))


def _place(number: int, lines: Sequence[HealthLine]) -> tuple[int, int, int]:
    """Return the row, the column and the width: amber has a row to itself, calm facts share one."""
    amber = sum(line.is_amber for line in lines)
    if number < amber:
        return number, 0, 3
    calm = number - amber
    return amber + calm // 2, 2 * (calm % 2), 1


class NoticeLine(QFrame):
    """Calm, amber or red; with a new file it offers to open it."""

    opened = Signal(object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("saidLine")
        self._file: Path | None = None
        self._text = labelled("", "body", self)
        self._open = button(words("Open the new file"), "openRestored", self, "primary")
        margins = (2 * STEP, STEP, STEP, STEP)
        row((self._text, 1), self._open, inside=self, margins=margins, spacing=2 * STEP)
        self._open.clicked.connect(self._open_file)
        self.hide()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text.text()

    def announce(self, text: str, *, is_amber: bool = False) -> None:
        """Say that something is done, or in amber what came of it."""
        self._say(text, "banner" if is_amber else "strip")

    def offer(self, text: str, file: Path) -> None:
        """Say that a new file is there, and offer to open it."""
        self._say(text, "strip")
        self._file = file
        self._open.show()
        self._open.setFocus()

    def withdraw(self) -> None:
        """Offer a file no longer: another copy is looked at."""
        if self._file is not None:
            self.hide()

    def refuse(self, text: str) -> None:
        """Say why something will not do."""
        self._say(text, "refusal")

    def _say(self, text: str, role: str) -> None:
        self._file = None
        set_role(self, role)
        self._text.setText(text)
        self._open.hide()
        self.show()

    def _open_file(self) -> None:
        if self._file is not None:
            self.opened.emit(self._file)


LEAST_ROWS = 5
"""The table is never lower than its heading and a few copies."""

ChooseFolder = Callable[[QWidget, str, Path | None], Path | None]
"""Asks for a folder, given a title and where to begin; None: none."""


class BackupsPage(SidePage):
    """The copies of one club file, which need not be open, nor even readable any more."""

    # More than 15 methods: seven requests, each answered in its own place on one page.

    def __init__(
        self,
        path: Path,
        keeper: BackupKeeper,
        place: ClubPlace,
        words: Words,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("backupsPage")
        self._path, self._keeper, self._place, self._words = path, keeper, place, words
        self._backups: tuple[Backup, ...] = ()
        self._folder: Path | None = None
        """Another folder that is looked at; None: where the program keeps copies by itself."""
        self.choose_folder: ChooseFolder = asked_folder
        _ = words
        self._card = HealthCard(self)
        self._count = labelled("", "quiet", self)
        self._model = TextTable(backup_columns(_), self)
        self._view = TextTableView(self._model, "backups", self)
        self._notice = NoticeLine(_, self)
        self._restore = button(_("Restore this copy"), "restore", self, "primary", "undo")
        self._now = button(_("Save a copy now"), "backUpNow", self, sign="backups")
        self._second = button(_("Choose a second place…"), "chooseSecond", self)
        self._no_second = button(_("No second place"), "noSecond", self, "quiet")
        self._other = button(_("Copies in another folder…"), "otherFolder", self)
        self._back = button(_("Back"), "backFromBackups", self, sign="back")
        self._lay_out()
        self._connect()
        self._show_possible()
        self.refresh()

    def _lay_out(self) -> None:
        _ = self._words
        intro = _(
            "A copy of the club file is saved at the start of each round and when the window "
            "closes; the newest twenty are kept. You do not have to do anything."
        )
        inside = named(QWidget(self), "backupsInside")
        about = labelled(intro, "quiet", self)
        places = folded(self._second, self._no_second, None, self._now)
        above = folded(labelled(_("Saved copies"), "heading", self), self._count)
        column(about, self._card, places, STEP, above, (self._view, 1), inside=inside)
        head = row(labelled(_("Backups"), "title", self), None, self._back)
        foot = folded(self._restore, None, self._other)
        page(self, head, (scrolled(inside, self, _("Backups")), 1), self._notice, foot)
        self._view.setAccessibleName(_("Saved copies"))
        self._view.setMinimumHeight(LEAST_ROWS * self._view.verticalHeader().defaultSectionSize())
        self._view.setItemDelegate(RowDelegate(self._view))
        self._count.setWordWrap(False)
        self._no_second.hide()
        self._now.setEnabled(backup_work(self._club_here(), Reason.ASKED) is not None)

    def _connect(self) -> None:
        self._back.clicked.connect(self.left)
        self._restore.clicked.connect(self._restore_chosen)
        self._view.activated.connect(self._restore_chosen)
        self._view.selectionModel().selectionChanged.connect(self._show_possible)
        self._now.clicked.connect(self._keep_now)
        self._second.clicked.connect(self._choose_second)
        self._no_second.clicked.connect(lambda: self._set_second(None))
        self._other.clicked.connect(self._look_elsewhere)
        self._notice.opened.connect(self.file_chosen)

    @override
    def take_focus(self) -> None:
        """Put the keys on the copies."""
        self._view.setFocus()

    @override
    def refresh(self) -> None:
        """Read the copies and look around, beside the window: a stick may be slow."""
        keeper, path, folder = self._keeper, self._path, self._folder
        self._count.setText(self._words("Reading…"))

        def read(_progress: Progress) -> object:
            return tuple(keeper.copies(path) if folder is None else keeper.copies_in(folder))

        self._run(read, self._show_backups)
        work = health_check(self._place) if self._club_here() else None
        if work is not None:
            self._run(work, self._show_health)

    def _club_here(self) -> Club | None:
        """Return the club where the file that is shown is the one that is open."""
        club = self._place.club
        return club if club is not None and club.path == self._path else None

    def _run(self, work: Work, then: Callable[..., None]) -> None:
        job = Job(work)
        job.succeeded.connect(then)
        job.failed.connect(self._refuse)
        job.start()

    def _show_backups(self, backups: tuple[Backup, ...]) -> None:
        self._backups = backups
        self._model.show_rows([_row(backup, self._keeper, self._words) for backup in backups])
        self._count.setText(self._counted())
        if backups:
            self._view.selectRow(0)
        self._show_possible()

    def _counted(self) -> str:
        _, n = self._words, len(self._backups)
        if self._folder is not None:
            return _.plural(
                "{n} copy in {folder}", "{n} copies in {folder}", n, folder=self._folder
            )
        if n:
            return _.plural("{n} copy, the newest first", "{n} copies, the newest first", n)
        return _("None yet: the first is saved when round 1 is announced.")

    def _show_health(self, health: Health) -> None:
        _ = self._words
        self._card.show_lines(health_details(health, self._place.backup_done, _))
        has_second = self._keeper.second_folder is not None
        self._no_second.setVisible(has_second)
        self._second.setText(
            _("Choose another second place…") if has_second else _("Choose a second place…")
        )

    def _show_possible(self) -> None:
        chosen = self._chosen()
        self._restore.setEnabled(chosen is not None and chosen.events is not None)
        self._notice.withdraw()
        self._show_first(is_restoring=True)

    def _show_first(self, *, is_restoring: bool) -> None:
        """Let one button alone say what comes next."""
        set_role(self._restore, "primary" if is_restoring else "")
        show_sign(self._restore, "undo")

    def _chosen(self) -> Backup | None:
        row_number = self._view.currentIndex().row()
        return self._backups[row_number] if 0 <= row_number < len(self._backups) else None

    def _restore_chosen(self) -> None:
        backup = self._chosen()
        if backup is None or backup.events is None:
            return
        keeper, path = self._keeper, self._path

        def restored(_progress: Progress) -> object:
            return keeper.restore(backup, path)

        self._run(restored, self._offer_file)

    def _offer_file(self, restored: Path) -> None:
        self._notice.offer(
            self._words(
                "The copy is in a new file: {file}. The previous file is unchanged.",
                file=restored.name,
            ),
            restored,
        )
        self._show_first(is_restoring=False)

    def _keep_now(self) -> None:
        work = backup_work(self._club_here(), Reason.ASKED)
        if work is not None:
            self._run(work, self._tell_kept)

    def _tell_kept(self, done: BackupDone) -> None:
        self._place.backup_done = done
        self._notice.announce(backup_sentence(done, self._words), is_amber=done.path is None)
        self.safety_changed.emit()
        self.refresh()

    def _choose_second(self) -> None:
        title = self._words("A second place, such as a USB stick")
        chosen = self.choose_folder(self, title, self._keeper.second_folder)
        if chosen:
            self._set_second(chosen)

    def _set_second(self, folder: Path | None) -> None:
        try:
            self._keeper.choose_second(folder)
        except RuleError as error:
            self._refuse(error)
            return
        self.safety_changed.emit()
        if folder is not None:
            self._keep_now()
        self.refresh()

    def _look_elsewhere(self) -> None:
        _ = self._words
        if self._folder is not None:
            self._folder = None
            self._other.setText(_("Copies in another folder…"))
            self.refresh()
            return
        begin = self._keeper.second_folder
        chosen = self.choose_folder(self, _("Where are the copies?"), begin)
        if chosen:
            self._folder = chosen
            self._other.setText(_("Back to the copies of this file"))
            self.refresh()

    def _refuse(self, error: Exception) -> None:
        if not isinstance(error, RuleError):
            raise error
        self._notice.refuse(message(error, self._words))
