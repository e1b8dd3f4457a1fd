"""What is done with a whole event from the list: another name, once more, a trial, gone."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.formats import format_named, format_of
from whist_td.desk.club import Club, NoCopyKeptError
from whist_td.desk.ports import DamagedEventError, EventSummary
from whist_td.desk.requests import ChangeDetails, Command, MarkTrial
from whist_td.kit.aim import open_menu
from whist_td.kit.dialog_pages import lay_out, open_dialog
from whist_td.kit.form import RowForm
from whist_td.kit.parts import button, fill_line
from whist_td.kit.questions import Ask, Asking, Day
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.stages.formats import loaded, screens_named
from whist_td.stages.unfinished import UnfinishedQuestion
from whist_td.window.club_place import ClubPlace
from whist_td.window.event_list import entered
from whist_td.words.formats import words_of
from whist_td.words.messages import message
from whist_td.words.words import Words

Answered = Callable[[str, date], str]
"""Takes a name and a day; returns the sentence that refuses them, or nothing."""


_WIDTH = 80


class HeadingQuestion(QDialog):
    """Asks for a name, and for a day where it needs one; what will not do is said beneath."""

    def __init__(
        self,
        title: str,
        verb: str,
        heading: Details,
        words: Words,
        parent: QWidget | None,
        *,
        asks_day: bool = True,
    ) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("headingQuestion")
        self.setWindowTitle(title)
        self.answered: Answered = lambda _name, _day: ""

        def asks() -> Asking[tuple[str, date]]:
            name = yield Ask("eventName", _("Name"), heading.name)
            if not asks_day:
                return name, heading.date
            return name, (yield Ask("eventDay", _("Date"), heading.date, Day()))

        self._refusal = labelled("", "error", self)
        self._refusal.hide()
        self._form = RowForm(_, self)
        self._form.ask(asks)
        self._form.edited.connect(self._refusal.hide)
        do = button(verb, "doIt", self, "primary")
        leave = button(_("Go back"), "leaveIt", self)
        do.setDefault(True)
        leave.setAutoDefault(False)
        do.clicked.connect(self._answer)
        leave.clicked.connect(self.reject)
        self.setMinimumWidth(_WIDTH * STEP)
        area = scrolled(self._form, self)
        parts = (labelled(title, "title", self), area, self._refusal)
        lay_out(self, parts, (leave, do), area)
        self._form.take_focus()

    def _answer(self) -> None:
        if self._form.refuse():
            return
        refusal = self.answered(*self._form.outcome)
        fill_line(self._refusal, refusal)
        if not refusal:
            self.accept()


class EventCare(QObject):
    """Asks, and has the club do it."""

    renewed = Signal()
    """The list of events is another."""
    changed = Signal(int)
    """An event of the list is another; the keys were on it."""
    announced = Signal(str)
    leaving = Signal()
    """An event is about to go: it must not be open."""
    opened = Signal(object)
    """The desk of an event that was made."""
    refused = Signal(str)

    def __init__(self, place: ClubPlace, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = place
        self._words = words
        self._window = parent

    def show_menu(self, event: EventSummary, at: QPoint) -> None:
        """Offer what can be done with an event."""
        _, menu = self._words, QMenu(self._window)
        menu.setObjectName("eventMenu")
        menu.addAction(_("Rename…")).triggered.connect(lambda: self.rename(event))
        if screens_named(event.format).again is not None:
            again = menu.addAction(_("Repeat with the same people…"))
            again.triggered.connect(lambda: self.ask_again(event))
        trial = menu.addAction(_("Mark as a trial (not offered as today’s event)"))
        trial.setCheckable(True)
        trial.setChecked(event.trial)
        trial.triggered.connect(lambda: self.mark(event, trial=not event.trial))
        menu.addSeparator()
        menu.addAction(_("Delete…")).triggered.connect(lambda: self.ask_delete(event))
        is_open = self._club is not None and not self._club.is_read_only
        for action in menu.actions():
            action.setEnabled(is_open)
        menu.aboutToHide.connect(menu.deleteLater)
        open_menu(menu, at)

    @property
    def _club(self) -> Club | None:
        return self._place.club

    def rename(self, event: EventSummary) -> None:
        """Ask for another name."""
        _ = self._words

        def renamed(name: str, _day: date) -> str:
            return self._change(event, lambda details: ChangeDetails(replace(details, name=name)))

        title = _("Another name for “{name}”", name=event.name)
        heading = _heading(event)
        question = HeadingQuestion(title, _("Rename"), heading, _, self._window, asks_day=False)
        question.answered = renamed
        open_dialog(question)

    def mark(self, event: EventSummary, *, trial: bool) -> None:
        """Say that an event is only a trial, or a real one."""
        refusal = self._change(event, lambda _details: MarkTrial(trial))
        if refusal:
            self.refused.emit(refusal)

    def _change(self, event: EventSummary, made: Callable[[Details], Command]) -> str:
        club = self._club
        if club is None:
            return ""
        try:
            desk = club.any_desk(event.id)
            desk.do(made(desk.facts.details))
        except RuleError as error:
            return message(error, self._words)
        self.changed.emit(event.id)
        return ""

    def ask_again(self, event: EventSummary) -> None:
        """Ask when an event is held once more, and open it with the same people."""
        _ = self._words
        title = _("Repeat “{name}”", name=event.name)
        today = self._place.now().astimezone().date()
        heading = replace(_heading(event), date=today)
        question = HeadingQuestion(title, _("Open the new event"), heading, _, self._window)
        question.answered = lambda name, day: self._open_again(event, name, day)
        open_dialog(question)

    def _open_again(self, event: EventSummary, name: str, day: date) -> str:
        club = self._club
        if club is None:
            return ""
        try:
            facts = club.any_desk(event.id).facts
            details = replace(facts.details, name=name, date=day)
            again = loaded(screens_named(format_of(facts).code).again or ("", ""))
            desk = club.open_event(again(facts, details))
        except RuleError as error:
            return message(error, self._words)
        self.opened.emit(desk)
        return ""

    def ask_delete(self, event: EventSummary) -> None:
        """Ask before an event goes; to keep it is the nearest answer."""
        _ = self._words
        results = words_of(format_named(event.format)).results(event.results, _)
        sentence = _(
            "{day}: {entered}, {results}. A copy of the club file is saved first; if you need the "
            "event again, that copy is under Backups, in the File menu.",
            day=_.date(event.date),
            entered=entered(event, _),
            results=results,
        )
        self._ask_delete(event.id, event.name, sentence)

    def ask_delete_damaged(self, event: DamagedEventError) -> None:
        """Ask the same of an event that was set aside: nobody knows what is in it."""
        sentence = self._words(
            "It cannot be read. A copy of the club file is saved first, with what is left of the "
            "event; that copy is under Backups, in the File menu."
        )
        self._ask_delete(event.event, event.name or str(event.event), sentence)

    def _ask_delete(self, event: int, name: str, sentence: str) -> None:
        _ = self._words
        answers = (_("Keep it"), _("Delete the event"))
        title = _("Delete “{name}”?", name=name)
        question = UnfinishedQuestion(title, sentence, answers, self._window)
        question.accepted.connect(lambda: self._delete(event, name))
        open_dialog(question)

    def _delete(self, event: int, name: str) -> None:
        _, club = self._words, self._club
        if club is None:
            return
        self.leaving.emit()
        try:
            club.remove_event(event)
        except RuleError as error:
            self.renewed.emit()
            self.refused.emit(message(error, _))
            return
        self.renewed.emit()
        self.announced.emit(
            _("“{name}” is deleted. The copy made before is under Backups.", name=name)
        )

    def take_away(self, event: int) -> None:
        """Take an event away that another one has replaced; where no copy can be kept, it stays."""
        if self._club is not None:
            with suppress(NoCopyKeptError):
                self._club.remove_event(event)


def _heading(event: EventSummary) -> Details:
    return Details(event.name, event.date, event.place)
