"""What else can be done with people: lists taken in, records and pages made, a look once a year."""

import json
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from whist_td.club.paper.person import ClubSheet, RecordSheet, privacy_pdf, record_pdf
from whist_td.club.rules.book import ClubBook
from whist_td.club.screens.certificates import PickCertificates, of_person
from whist_td.club.screens.club_form import ClubForm
from whist_td.club.screens.held import HeldEvenings
from whist_td.club.screens.import_people import PeopleImportDialog
from whist_td.club.screens.retention import RetentionPage
from whist_td.club.screens.sheet_forms import ClubPrinter
from whist_td.club.views.evenings import read_evenings
from whist_td.club.views.heading import club_heading, club_name
from whist_td.club.views.people import Events, ListedPerson
from whist_td.club.views.record import person_record, persons_evening
from whist_td.core.events import Details
from whist_td.core.held_evenings import HeldEvening
from whist_td.desk.ports import ClubFile
from whist_td.kit.dialog_pages import made_above, open_above, open_dialog
from whist_td.kit.jobs import Progress
from whist_td.kit.session import Session
from whist_td.stages.papers_print import usual_size
from whist_td.stages.work_line import FileKind, file_name


class PeopleMenu(QPushButton):
    """A button with the ways that are rarely taken."""

    forget_requested = Signal(int)
    """The number of somebody who has long not come."""

    def __init__(
        self, session: Session[ClubBook], events: Events, printer: ClubPrinter, parent: QWidget
    ) -> None:
        _ = session.words
        super().__init__(_("More"), parent)
        self.setObjectName("peopleMenu")
        self._session, self._events, self._printer = session, events, printer
        self._work = printer.line
        self._listed: ListedPerson | None = None
        self._held = HeldEvenings(session.file, self)
        menu = QMenu(self)
        self._club = self._added(menu, "clubPage", _("The club: name, picture…"))
        self._import = self._added(menu, "importPeople", _("Import a list…"))
        self._paper = self._added(menu, "recordPdf", "")
        self._plain = self._added(menu, "recordJson", "")
        self._honours = self._added(menu, "personCertificates", "")
        self._privacy = self._added(menu, "privacyPdf", _("Page about privacy, to hang up (PDF)…"))
        self._long = self._added(menu, "longGone", _("Who has long not come…"))
        self.setMenu(menu)
        self._club.triggered.connect(lambda: open_dialog(ClubForm(session, self.window())))
        self._import.triggered.connect(self._ask_list)
        self._paper.triggered.connect(self._save_paper)
        self._plain.triggered.connect(self._save_plain)
        self._honours.triggered.connect(self._ask_certificates)
        self._privacy.triggered.connect(self._save_privacy)
        self._long.triggered.connect(self._show_long_gone)

    def _added(self, menu: QMenu, name: str, text: str) -> QAction:
        action = menu.addAction(text)
        action.setObjectName(name)
        return action

    def show_person(self, listed: ListedPerson | None) -> None:
        """Offer the record of somebody, or of nobody."""
        _, self._listed = self._session.words, listed
        name = listed.person.name if listed else ""
        self._paper.setText(_("All that is kept of {name} (PDF)…", name=name))
        self._plain.setText(_("All that is kept of {name} (JSON)…", name=name))
        self._honours.setText(_("Certificates of {name}…", name=name))
        for action in (self._paper, self._plain, self._honours):
            action.setVisible(listed is not None)

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
            record = person_record(book, listed.person, _held(file, listed, progress))
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
