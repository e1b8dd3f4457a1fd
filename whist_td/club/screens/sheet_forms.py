"""Which sheet of the club is wanted, and on which paper: it is printed, or kept as a PDF."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from whist_td.club.paper.club_sheets import FinishedSheet, sheet_pdf
from whist_td.club.rules.book import ClubBook
from whist_td.club.views.held_events import club_heading, newest_details
from whist_td.core.events import Details
from whist_td.desk.apart import done_apart
from whist_td.kit.dialog_pages import FIELDS, lay_out, make_room
from whist_td.kit.form import RowForm
from whist_td.kit.jobs import Progress
from whist_td.kit.parts import button, fill_line
from whist_td.kit.printing import Printers
from whist_td.kit.questions import Ask, Asking, OneOf
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.kit.waiting import wait_beside
from whist_td.paper.layout import PageSize
from whist_td.paper.undrawn import undrawn_sentence
from whist_td.stages.papers_print import PaperPrinter, usual_size
from whist_td.stages.work_line import FileKind, WorkLine, file_name
from whist_td.words.words import N_

PAPER_SIZES: Sequence[tuple[Enum, str]] = ((PageSize.A4, "A4"), (PageSize.LETTER, N_("Letter")))
_WIDTH = 80


class ClubPrinter(QObject):
    """The way of a page's sheets to the printer, or into a file; its line says how it goes."""

    def __init__(
        self, session: Session[ClubBook], parent: QWidget, printers: Printers | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        # Read while nobody asks for it yet: an event has hundreds of rows.
        self._newest = ThreadPoolExecutor(1).submit(newest_details, session.file)
        self.line = WorkLine(session.words, parent)
        self._printer = PaperPrinter(session.words, self.line, printers, parent)

    @property
    def heading(self) -> Details:
        """The heading of a sheet made today."""
        session = self._session
        heading_of = (session.file, session.facts, session.desk.today)
        return club_heading(*heading_of, lambda _file: wait_beside(self._newest))

    def save_file(
        self, of: FinishedSheet, kind: tuple[str, str], maker: Callable[..., object], *given: object
    ) -> None:
        """Save what a maker makes of a sheet's things, in a process of its own.

        `kind` is the ending of the file and what such a file is.
        """

        def work(progress: Progress) -> object:
            return done_apart(progress, maker, *given)

        file = FileKind(of.title, *kind)
        self.line.save(file_name(of.details, file, *of.which), file, work)

    def hand_out(self, of: FinishedSheet, then: Callable[[], None], *, is_printed: bool) -> None:
        """Print a sheet, or save it where the director wants it; once that is done, `then`."""
        _ = self._session.words

        def work(progress: Progress) -> bytes:
            return sheet_pdf(of, _, progress)

        if is_printed:
            self._printer.make_and_print(work, f"{of.details.name} · {of.title}", then)
        else:
            kind = FileKind(of.title, ".pdf", _("PDF document"))
            self.line.save(file_name(of.details, kind, *of.which), kind, work, then)


class BookPapers(QObject):
    """What of a page goes on paper: its buttons, and the line that says how it goes."""

    def __init__(
        self, session: Session[ClubBook], parent: QWidget, printers: Printers | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._page = session, parent
        self._printer = ClubPrinter(session, parent, printers)
        self.line = self._printer.line
        self.buttons: list[QPushButton] = []

    def _add(self, text: str, name: str, ask: Callable[[], None], sign: str = "print") -> None:
        """Add a button that asks which sheet is wanted, or makes a file."""
        added = button(text, name, self._page, sign=sign)
        added.clicked.connect(ask)
        self.buttons.append(added)


@dataclass(frozen=True)
class SheetWanted:
    """What is made once it is wanted: the sheet, and its workbook where it has one."""

    sheet: Callable[[], FinishedSheet]
    workbook: Callable[[FinishedSheet], None] | None = None


class SheetForm(QDialog):
    """Asks which sheet is wanted and on which paper; Enter prints it, Esc leaves it."""

    SIZES: Sequence[tuple[Enum, str]] = PAPER_SIZES

    def __init__(
        self, session: Session[ClubBook], title: str, printer: ClubPrinter, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._printer = session, printer
        self.setWindowTitle(title)
        self.form = named(RowForm(_, self), FIELDS)
        self.form.ask(self._asks)
        self.form.edited.connect(self._can_make)
        leave = button(_("Leave it"), "sheetLeave", self)
        workbook = button(_("Workbook…"), "cashWorkbook", self, sign="export")
        save = button(_("Save as PDF…"), "sheetSave", self, sign="export")
        prints = button(_("Print…"), "sheetPrint", self, "primary", "print")
        prints.setDefault(True)
        self.ways = (workbook, save, prints)
        leave.clicked.connect(self.reject)
        workbook.clicked.connect(self._save_workbook)
        save.clicked.connect(partial(self._take, is_printed=False))
        prints.clicked.connect(partial(self._take, is_printed=True))
        self.setMinimumWidth(_WIDTH * STEP)
        outcome: SheetWanted | None = self.form.outcome
        workbook.setVisible(outcome is not None and outcome.workbook is not None)
        area = scrolled(self.form, self)
        undrawn = named(labelled("", "warning", self), "undrawnNames")
        fill_line(undrawn, undrawn_sentence(session.facts, _))
        heading = labelled(title, "title", self)
        lay_out(self, (heading, undrawn, area), (leave, *self.ways), area)
        self._can_make()

    @abstractmethod
    def _asks(self) -> Asking[SheetWanted | None]:
        """Ask which sheet it is, and on which paper."""

    def _asked_size(self) -> Asking[Any]:
        """Ask on which paper."""
        _ = self._session.words
        sizes = OneOf([(_(name), size) for size, name in self.SIZES])
        usual = next((each for each, _name in self.SIZES if each.value == usual_size().value), None)
        return (yield Ask("clubSheetSize", _("Paper size"), usual, sizes))

    def _can_make(self) -> None:
        for each in self.ways:
            each.setEnabled(self.form.outcome is not None)
        make_room(self)

    def _then(self, _made: FinishedSheet) -> None:
        """Do what is to be done once the sheet is on paper, or kept."""

    def _take(self, *_clicked: bool, is_printed: bool) -> None:
        self.form.ask_again()
        self.accept()
        made = self.form.outcome.sheet()
        self._printer.hand_out(made, partial(self._then, made), is_printed=is_printed)

    def _save_workbook(self) -> None:
        self.form.ask_again()
        self.accept()
        outcome: SheetWanted = self.form.outcome
        if outcome.workbook is not None:
            outcome.workbook(outcome.sheet())
