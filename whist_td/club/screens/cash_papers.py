"""The papers of the cash box: receipts, and the sheets of an event, a person and a period."""

from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QPushButton, QWidget
from typing_extensions import override

from whist_td.club.files.cash_workbook import evening_workbook, period_workbook, person_workbook
from whist_td.club.paper.club_sheets import FinishedSheet
from whist_td.club.paper.receipt import RECEIPTS, Receipts, receipt_lines, receipts_of
from whist_td.club.paper.treasurer_sheets import (
    evening_account,
    period_account,
    persons_statement,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.people import live_persons
from whist_td.club.screens.sheet_forms import ClubPapers, ClubPrinter, SheetForm
from whist_td.club.words.cash import event_told
from whist_td.core.names import sort_key
from whist_td.desk.journal import printed_sheets
from whist_td.desk.ports import EventSummary
from whist_td.desk.requests import NotePrinted
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.fields import ChoiceField, DateField
from whist_td.kit.parts import button
from whist_td.kit.printing import Printers
from whist_td.kit.session import Session
from whist_td.kit.theme import named
from whist_td.words.club_amounts import money_text
from whist_td.words.words import N_


class CashPapers(ClubPapers):
    """What of the cash box goes on paper."""

    def __init__(
        self, session: Session[ClubBook], parent: QWidget, printers: Printers | None = None
    ) -> None:
        super().__init__(session, parent, printers)
        _ = session.words
        self._event: EventSummary | None = None
        self._add(_("Receipt…"), "receipt", lambda: self._ask(ReceiptForm))
        self._add(_("Sheets…"), "cashSheets", lambda: self._ask(CashSheetForm))

    def show_event(self, event: EventSummary | None) -> None:
        """Offer first what is of an event; a receipt where there is one."""
        self._event = event
        self.buttons[0].setEnabled(bool(receipt_lines(self._session.evening)))

    def _ask(self, kind: "type[ReceiptForm | CashSheetForm]") -> None:
        open_dialog(kind(self._session, self._event, self._printer, self._page))


class _CashForm(SheetForm):
    """A question about the papers of the cash box, with the event that it is about."""

    def __init__(
        self,
        session: Session[ClubBook],
        title: str,
        event: EventSummary | None,
        printer: ClubPrinter,
        parent: QWidget,
    ) -> None:
        self._event = event
        super().__init__(session, title, printer, parent)

    def _names(self) -> dict[int, str]:
        return {each.id: each.name for each in self._session.file.events()}


class ReceiptForm(_CashForm):
    """Asks which receipt is wanted; one that was printed before says that it is a copy."""

    def __init__(
        self,
        session: Session[ClubBook],
        event: EventSummary | None,
        printer: ClubPrinter,
        parent: QWidget,
    ) -> None:
        super().__init__(session, session.words("A receipt"), event, printer, parent)
        self.setObjectName("receiptForm")

    @override
    def _fill(self) -> None:
        _, book = self._session.words, self._session.evening
        self._which = named(ChoiceField(self), "receiptNumber")
        known = receipt_lines(book)
        for number, lines in known.items():
            payer = book.persons[book.who(lines[0].by or lines[0].person or 0)].name
            cents = money_text(abs(sum(line.cents for line in lines)), _)
            self._which.addItem(f"{number} – {payer}, {cents}", (number,))
        of_event = receipts_of(book, self._event.id) if self._event else ()
        if len(of_event) > 1:
            self._which.addItem(_("All receipts of this event"), of_event)
        self._form.addRow(_("Receipt"), self._which)

    @override
    def _sheet(self) -> FinishedSheet:
        session, numbers = self._session, self._which.currentData() or ()
        printed = (printed_sheets(session.desk.lines) or {}).get(RECEIPTS, {})
        before = frozenset(number for number in numbers if str(number) in printed)
        heading, size = self._printer.heading, self._size.currentData()
        title = session.words("Receipt")
        return Receipts(session.evening, heading, title, numbers, before, self._names(), size)

    @override
    def _then(self, made: FinishedSheet) -> None:
        if isinstance(made, Receipts) and not self._session.desk.is_read_only:
            marks = {str(number): "printed" for number in made.numbers}
            self._session.do(NotePrinted({RECEIPTS: marks}))


class CashSheetKind(Enum):
    """Of what the treasurer wants a sheet."""

    EVENT = N_("The event: asked, paid, still owed")
    PERSON = N_("A person’s account")
    PERIOD = N_("A period: beginning, in, out, end")


class CashSheetForm(_CashForm):
    """Asks which of the treasurer's sheets is wanted: of the event, of a person, of a period."""

    def __init__(
        self,
        session: Session[ClubBook],
        event: EventSummary | None,
        printer: ClubPrinter,
        parent: QWidget,
    ) -> None:
        super().__init__(session, session.words("Sheets of the cash box"), event, printer, parent)
        self.setObjectName("cashSheetForm")
        self._kind.currentIndexChanged.connect(self._show_fields)
        self._show_fields()

    @override
    def _fill(self) -> None:
        _ = self._session.words
        self._kind = named(ChoiceField(self), "cashSheetKind")
        self._person = named(ChoiceField(self), "cashSheetPerson")
        for kind in CashSheetKind:
            if kind is not CashSheetKind.EVENT or self._event is not None:
                self._kind.addItem(_(kind.value), kind)
        for each in sorted(live_persons(self._session.evening), key=lambda p: sort_key(p.listed)):
            self._person.addItem(each.name, each.number)
        today = self._session.desk.today
        self._start = named(DateField(self), "cashSheetStart")
        self._end = named(DateField(self), "cashSheetEnd")
        for field, day in ((self._start, date(today.year, 1, 1)), (self._end, today)):
            field.setLocale(QLocale(_.language.value))
            field.show_day(day)
        for text, asked in (
            (_("Sheet"), self._kind),
            (_("Person"), self._person),
            (_("From"), self._start),
            (_("To"), self._end),
        ):
            self._form.addRow(text, asked)

    def _show_fields(self) -> None:
        kind = self._kind.currentData()
        self._form.setRowVisible(self._person, kind is CashSheetKind.PERSON)
        for field in (self._start, self._end):
            self._form.setRowVisible(field, kind is CashSheetKind.PERIOD)

    @override
    def _more_ways(self) -> Sequence[QPushButton]:
        workbook = button(self._session.words("Workbook…"), "cashWorkbook", self, sign="export")
        workbook.clicked.connect(self._save_workbook)
        return (workbook,)

    def _save_workbook(self) -> None:
        """Save the chosen sheet as a workbook, whose sums are live."""
        self.accept()
        _, sheet, size = self._session.words, self._sheet(), self._size.currentData()
        maker, about = self._workbook()
        kind = (".xlsx", _("Workbook"))
        given = (self._session.evening, *about, self._printer.heading, size, _)
        self._printer.save_file(sheet, kind, maker, *given)

    def _workbook(self) -> tuple[Callable[..., bytes], tuple[object, ...]]:
        """Return what makes the workbook that is chosen, and what it is about."""
        kind, event, _ = self._kind.currentData(), self._event, self._session.words
        if kind is CashSheetKind.EVENT and event is not None:
            return evening_workbook, (self._told(event),)
        if kind is CashSheetKind.PERSON:
            return person_workbook, (self._person.currentData() or 0, self._names())
        days = sorted((self._start.day, self._end.day))
        return period_workbook, ((days[0], days[1]), self._names())

    def _told(self, event: EventSummary) -> tuple[int, str]:
        return event.id, event_told(event.id, self._session.file.events(), self._session.words)

    @override
    def _sheet(self) -> FinishedSheet:
        _, book = self._session.words, self._session.evening
        kind, event = self._kind.currentData(), self._event
        heading, size = self._printer.heading, self._size.currentData()
        if kind is CashSheetKind.EVENT and event is not None:
            return evening_account(book, self._told(event), heading, size, _)
        if kind is CashSheetKind.PERSON:
            person = self._person.currentData() or 0
            return persons_statement(book, person, self._names(), heading, size, _)
        days = sorted((self._start.day, self._end.day))
        return period_account(book, (days[0], days[1]), heading, size, _)
