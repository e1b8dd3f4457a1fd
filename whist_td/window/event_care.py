"""What is done with a whole event from the list: another name, once more, a trial, gone."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QLocale, QObject, QPoint, Signal
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QMenu, QWidget

from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.formats import format_named, format_of
from whist_td.desk.club import Club
from whist_td.desk.ports import DamagedEventError, EventSummary
from whist_td.desk.requests import ChangeDetails, Command, MarkTrial
from whist_td.kit.aim import open_menu
from whist_td.kit.dialog_pages import lay_out, open_dialog
from whist_td.kit.fields import DateField
from whist_td.kit.parts import button, fill_line
from whist_td.kit.theme import labelled, named
from whist_td.kit.typed_rows import tidied
from whist_td.stages.formats import loaded, screens_named
from whist_td.stages.unfinished import Question
from whist_td.window.club_place import ClubPlace
from whist_td.window.event_list import entered
from whist_td.words.formats import words_of
from whist_td.words.messages import message
from whist_td.words.words import Words

Answered = Callable[[str, date], str]
"""Takes a name and a day; returns the sentence that refuses them, or nothing."""


class HeadingQuestion(QDialog):
    """Asks for a name, and for a day where it needs one; what will not do is said beneath."""

    def __init__(
        self, title: str, verb: str, heading: Details, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("headingQuestion")
        self.setWindowTitle(title)
        self.answered: Answered = _accepted
        self._name = named(QLineEdit(heading.name, self), "eventName", _("Name"))
        self._day = DateField(self)
        self._day.setLocale(QLocale(_.language.value))
        self._day.show_day(heading.date)
        self._day.setAccessibleName(_("Date"))
        self._day_label = self._labelled(_("Date"), self._day)
        self._refusal = labelled("", "error", self)
        self._refusal.hide()
        self._do = button(verb, "doIt", self, "primary")
        self._leave = button(_("Go back"), "leaveIt", self)
        self._lay_out()
        self._do.clicked.connect(self._answer)
        self._leave.clicked.connect(self.reject)
        self._name.selectAll()
        self._name.setFocus()

    def hide_day(self) -> None:
        """Ask for the name alone."""
        self._day.hide()
        self._day_label.hide()

    def _labelled(self, text: str, field: QWidget) -> QLabel:
        label = labelled(text, "quiet", self)
        label.setBuddy(field)
        return label

    def _lay_out(self) -> None:
        self._do.setDefault(True)
        self._leave.setAutoDefault(False)
        name = self._labelled(self._name.accessibleName(), self._name)
        title = labelled(self.windowTitle(), "title", self)
        parts = (title, name, self._name, self._day_label, self._day, self._refusal)
        lay_out(self, parts, (self._leave, self._do))
        self._name.setMinimumWidth(40 * self.fontMetrics().averageCharWidth())

    def _answer(self) -> None:
        refusal = self.answered(tidied(self._name.text()), self._day.day)
        fill_line(self._refusal, refusal)
        if not refusal:
            self.accept()


def _accepted(_name: str, _day: date) -> str:
    return ""


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
        question = HeadingQuestion(title, _("Rename"), _heading(event), _, self._window)
        question.hide_day()
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
        question = Question(title, sentence, answers, self._window)
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


def _heading(event: EventSummary) -> Details:
    return Details(event.name, event.date, event.place)
