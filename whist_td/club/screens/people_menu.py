"""What else can be done with people: lists taken in, records and pages made, a look once a year."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QFormLayout, QWidget
from typing_extensions import override

from whist_td.club.commands import AdoptSpellings
from whist_td.club.paper.person import ClubSheet, RecordSheet, privacy_pdf, record_pdf
from whist_td.club.rules.book import ClubBook, next_number
from whist_td.club.rules.matching import AdoptedName
from whist_td.club.rules.people import live_persons
from whist_td.club.screens.certificates import PickCertificates, of_person
from whist_td.club.screens.club_form import ClubForm
from whist_td.club.screens.held import HeldEvenings
from whist_td.club.screens.sheet_forms import ClubPrinter
from whist_td.club.views.evenings import club_heading, club_name, read_evenings
from whist_td.club.views.people import Events, ListedPerson, listed_people, long_not_come
from whist_td.club.views.record import person_record, persons_evening
from whist_td.club.words.people import evenings_text
from whist_td.core.events import Details
from whist_td.core.held_evenings import HeldEvening
from whist_td.desk.ports import ClubFile
from whist_td.kit.dialog_pages import PageAbove, made_above, open_above, open_dialog, page_foot
from whist_td.kit.fields import NumberField
from whist_td.kit.jobs import Progress
from whist_td.kit.parts import MenuButton, button, page
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, TextColumn, TextTable, TextTableView
from whist_td.kit.theme import labelled, named
from whist_td.players.screens.entries_import import PlayerImportRow, PlayersImportDialog
from whist_td.stages.papers_print import usual_size
from whist_td.stages.work_line import FileKind, file_name

_USUAL_YEARS = 5


class RetentionPage(PageAbove):
    """The people who were last there before so many years; nobody goes by himself.

    How many years the club keeps names is said where the club itself is; here one only looks.
    """

    chosen = Signal(int)
    """The number of somebody who is to be forgotten."""

    def __init__(self, session: Session[ClubBook], events: Events, parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._events = session, events
        self._gone: tuple[ListedPerson, ...] = ()
        self._years = named(NumberField(self), "retentionYears")
        self._years.setRange(1, 50)
        self._years.setValue(session.evening.settings.retention_years or _USUAL_YEARS)
        self._told = labelled("", "body", self)
        name, last = TextColumn(_("Name"), is_words=True), TextColumn(_("Last there"))
        self._model = TextTable((name, last, TextColumn(_("Events"))), self)
        self._view = TextTableView(self._model, "longNotCome", self)
        self._view.setAccessibleName(_("Who has long not come"))
        self._forget = button(_("Forget…"), "forgetGone", self, "danger")
        self._back = button(_("Back"), "retentionBack", self, sign="back")
        form = QFormLayout()
        form.setSpacing(STEP)
        form.addRow(_("Not there for so many years"), self._years)
        title = labelled(_("Who has long not come"), "title", self)
        foot = page_foot((self._forget,), self._back, self)
        page(self, title, form, self._told, (self._view, 1), None, foot)
        self._years.valueChanged.connect(self._show)
        self._view.selectionModel().currentRowChanged.connect(self._can_forget)
        self._forget.clicked.connect(self._choose)
        self._back.clicked.connect(self.left)
        self._show()

    @override
    def take_focus(self) -> None:
        """Put the keys on the years."""
        self._years.setFocus()

    def _show(self) -> None:
        _, today, years = self._session.words, self._session.desk.today, self._years.value()
        before = date(today.year - years, today.month, min(today.day, 28))
        people = listed_people(self._session.evening, self._events)
        self._gone = long_not_come(people, before)
        told = _.plural(
            "{n} person was last there before {date}. Nobody is forgotten by this page alone.",
            "{n} people were last there before {date}. Nobody is forgotten by this page alone.",
            len(self._gone),
            date=_.date(before),
        )
        self._told.setText(told if self._gone else _("Everybody has been there since then."))
        self._model.show_rows(
            [
                (Cell(p.person.name), Cell(str(p.last or "")), Cell(evenings_text(p.evenings, _)))
                for p in self._gone
            ]
        )
        for part in (self._view, self._forget):
            part.setVisible(bool(self._gone))
        self._view.setCurrentIndex(QModelIndex())
        self._can_forget()

    def _can_forget(self, *_indexes: QModelIndex) -> None:
        self._forget.setEnabled(self._view.currentIndex().isValid())

    def _choose(self) -> None:
        number = self._gone[self._view.currentIndex().row()].number
        self.left.emit()
        self.chosen.emit(number)


class PeopleImportDialog(PlayersImportDialog):
    """Choose a file, see what it says, put the columns right, enter the people."""

    @override
    def _numbers(self) -> Mapping[str, int]:
        return {person.name: person.number for person in live_persons(self._session.evening)}

    @override
    def _take_focus(self) -> None:
        """Leave the question about people of one name: who is there already is most likely one."""
        self._foot.take_focus()

    @override
    def _import_words(self, good: int) -> str:
        return self._session.words.plural("Enter {n} person", "Enter {n} people", good)

    @override
    def _adding(self, rows: Sequence[PlayerImportRow]) -> AdoptSpellings:
        numbered = enumerate(rows, start=next_number(self._session.evening.persons))
        return AdoptSpellings(tuple(AdoptedName(row.name, n, ()) for n, row in numbered))


class PeopleMenu(MenuButton):
    """What is done with people now and then."""

    forget_requested = Signal(int)
    """The number of somebody who has long not come."""

    def __init__(
        self, session: Session[ClubBook], events: Events, printer: ClubPrinter, parent: QWidget
    ) -> None:
        _ = session.words
        super().__init__(_("More"), "peopleMenu", parent)
        self._session, self._events, self._printer = session, events, printer
        self._work = printer.line
        self._listed: ListedPerson | None = None
        self._held = HeldEvenings(session.file, self)
        self.add(_("The club: name, picture…"), "clubPage", self._ask_club)
        self.add(_("Import a list…"), "importPeople", self._ask_list)
        self._paper = self.add("", "recordPdf", self._save_paper)
        self._plain = self.add("", "recordJson", self._save_plain)
        self._honours = self.add("", "personCertificates", self._ask_certificates)
        privacy = _("Page about privacy, to hang up (PDF)…")
        self.add(privacy, "privacyPdf", self._save_privacy)
        self.add(_("Who has long not come…"), "longGone", self._show_long_gone)

    def show_person(self, listed: ListedPerson | None) -> None:
        """Offer the record of somebody, or of nobody."""
        _, self._listed = self._session.words, listed
        name = listed.person.name if listed else ""
        self._paper.setText(_("All that is kept of {name} (PDF)…", name=name))
        self._plain.setText(_("All that is kept of {name} (JSON)…", name=name))
        self._honours.setText(_("Certificates of {name}…", name=name))
        for action in (self._paper, self._plain, self._honours):
            action.setVisible(listed is not None)

    def _ask_club(self) -> None:
        open_dialog(ClubForm(self._session, self.window()))

    def _ask_list(self) -> None:
        open_dialog(PeopleImportDialog(self._session, self))

    def _save(self, name: str, kind: FileKind, made: Callable[[Progress], bytes]) -> None:
        details = Details(name, self._session.desk.today)
        self._work.save(file_name(details, kind), kind, made)

    @property
    def _headed(self) -> Callable[[], ClubBook]:
        """What returns the book under the heading of the club's sheets; called in a job."""
        session, file = self._session, self._session.file
        book, today = session.evening, session.desk.today
        return lambda: replace(book, details=club_heading(file, book, today))

    def _ask_certificates(self) -> None:
        if self._listed is not None:
            asked = of_person(self._session, self._listed, self._held, self._printer.heading)
            if asked:
                open_dialog(PickCertificates(self._session, asked, self._printer, self.window()))
            else:
                name, _ = self._listed.person.name, self._session.words
                told = _("{name} has played in no season yet, and has no prize.", name=name)
                self._session.refused.emit(told)

    def _save_paper(self) -> None:
        listed, _, size = self._listed, self._session.words, usual_size()
        if listed is None:
            return
        file, events, headed = self._session.file, self._events, self._headed
        today = self._session.desk.today

        def made(progress: Progress) -> bytes:
            book = headed()
            told = (persons_evening(book, listed.number, e) for e in _held(file, listed, progress))
            evenings = [each for each in told if each is not None]
            return record_pdf(RecordSheet(book, today, listed, events, evenings), size, _)

        kind = FileKind(_("what is kept"), ".pdf", _("PDF document"))
        self._save(listed.person.name, kind, made)

    def _save_plain(self) -> None:
        listed, _, book = self._listed, self._session.words, self._session.evening
        if listed is None:
            return
        file = self._session.file

        def made(progress: Progress) -> bytes:
            record = person_record(book, listed, _held(file, listed, progress))
            return json.dumps(record, ensure_ascii=False, indent=2).encode()

        kind = FileKind(_("what is kept"), ".json", _("Data for programs"))
        self._save(listed.person.name, kind, made)

    def _save_privacy(self) -> None:
        _, session, headed = self._session.words, self._session, self._headed
        today, size = session.desk.today, usual_size()
        kind = FileKind(_("privacy"), ".pdf", _("PDF document"))
        name = club_name(session.file, session.evening)
        self._save(name, kind, lambda _progress: privacy_pdf(ClubSheet(headed(), today), size, _))

    def _show_long_gone(self) -> None:
        _ = self._session.words
        above = made_above("longGoneAbove", _("Who has long not come"), self)
        shown = RetentionPage(self._session, self._events, above)
        shown.chosen.connect(self.forget_requested)
        open_above(above, shown)


def _held(file: ClubFile, listed: ListedPerson, progress: Progress) -> list[HeldEvening]:
    """Read the evenings of a person, in a job."""
    numbers = [each.event for each in listed.spellings]
    held = read_evenings(file, numbers, progress)
    return [evening for number in numbers if (evening := held[number]) is not None]
