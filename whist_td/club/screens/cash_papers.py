"""The papers of the cash box: receipts, and the sheets of an event, a person and a period."""

from collections.abc import Callable
from datetime import date
from enum import Enum

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.files.cash_workbook import (
    event_workbook,
    owing_workbook,
    period_workbook,
    person_workbook,
)
from whist_td.club.paper.club_sheets import FinishedSheet
from whist_td.club.paper.receipt import RECEIPTS, Receipts, receipt_lines, receipts_of
from whist_td.club.paper.treasurer_sheets import (
    event_account,
    owing_account,
    period_account,
    persons_statement,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.screens.sheet_forms import BookPapers, ClubPrinter, SheetForm, SheetWanted
from whist_td.club.views.held_events import real_events
from whist_td.club.views.people import people_to_choose
from whist_td.club.words.cash import event_told
from whist_td.desk.journal import printed_sheets
from whist_td.desk.ports import EventSummary
from whist_td.desk.requests import NotePrinted
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.printing import Printers
from whist_td.kit.questions import Ask, Asking, Day, OneOf
from whist_td.kit.session import Session
from whist_td.paper.layout import PageSize
from whist_td.words.club_amounts import money_text
from whist_td.words.words import N_


class CashPapers(BookPapers):
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
        has_receipt = any(each.receipt for each in self._session.facts.lines.values())
        self.buttons[0].setEnabled(has_receipt)

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
    def _asks(self) -> Asking[SheetWanted]:
        _, book = self._session.words, self._session.facts
        offered: list[tuple[str, tuple[int, ...]]] = []
        for number, lines in receipt_lines(book).items():
            payer = book.persons[book.who(lines[0].by or lines[0].person or 0)].name
            cents = money_text(abs(sum(line.cents for line in lines)), _)
            offered.append((f"{number} – {payer}, {cents}", (number,)))
        of_event = receipts_of(book, self._event.id) if self._event else ()
        if len(of_event) > 1:
            offered.append((_("All receipts of this event"), of_event))
        numbers = (yield Ask("receiptNumber", _("Receipt"), None, OneOf(offered))) or ()
        size = yield from self._asked_size()
        return SheetWanted(lambda: self._sheet(numbers, size))

    def _sheet(self, numbers: tuple[int, ...], size: PageSize) -> FinishedSheet:
        session = self._session
        printed = (printed_sheets(session.desk.lines) or {}).get(RECEIPTS, {})
        before = frozenset(number for number in numbers if str(number) in printed)
        heading, title = self._printer.heading, session.words("Receipt")
        return Receipts(session.facts, heading, title, numbers, before, self._names(), size)

    @override
    def _then(self, made: FinishedSheet) -> None:
        if isinstance(made, Receipts) and not self._session.desk.is_read_only:
            marks = {str(number): "printed" for number in made.numbers}
            self._session.do(NotePrinted({RECEIPTS: marks}))


class CashSheetKind(Enum):
    """Of what the treasurer wants a sheet."""

    EVENT = N_("The event: charged, paid, still owed")
    PERSON = N_("A person’s account")
    PERIOD = N_("A period: beginning, in, out, end")
    OWING = N_("Who owes, and since when")


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

    @override
    def _asks(self) -> Asking[SheetWanted]:
        _, book, event = self._session.words, self._session.facts, self._event
        today, names, printer = self._session.desk.today, self._names(), self._printer
        events = real_events(self._session.file)
        kinds = [each for each in CashSheetKind if each is not CashSheetKind.EVENT or events]
        offered = OneOf([(_(each.value), each) for each in kinds])
        first = kinds[0] if event else CashSheetKind.PERIOD
        kind = yield Ask("cashSheetKind", _("Sheet"), first, offered)
        person, start, end = 0, date(today.year, 1, 1), today
        if kind is CashSheetKind.EVENT and event is None:
            which = OneOf([(event_told(each.id, events, _), each) for each in events])
            event = yield Ask("cashSheetEvent", _("Event"), None, which)
        elif kind is CashSheetKind.PERSON:
            people = OneOf(people_to_choose(book))
            person = (yield Ask("cashSheetPerson", _("Person"), None, people)) or 0
        elif kind is CashSheetKind.PERIOD:
            start = yield Ask("cashSheetStart", _("From"), start, Day())
            end = yield Ask("cashSheetEnd", _("To"), end, Day())
        size = yield from self._asked_size()
        days = (min(start, end), max(start, end))
        if kind is CashSheetKind.EVENT and event is not None:
            named_event = (event.id, event_told(event.id, self._session.file.events(), _))
            return SheetWanted(
                lambda: event_account(book, named_event, printer.heading, size, _),
                lambda sheet: self._save(sheet, event_workbook, (named_event,), size),
            )
        if kind is CashSheetKind.PERSON:
            return SheetWanted(
                lambda: persons_statement(book, person, names, printer.heading, size, _),
                lambda sheet: self._save(sheet, person_workbook, (person, names), size),
            )
        if kind is CashSheetKind.OWING:
            return SheetWanted(
                lambda: owing_account(book, names, printer.heading, size, _),
                lambda sheet: self._save(sheet, owing_workbook, (names,), size),
            )
        return SheetWanted(
            lambda: period_account(book, days, printer.heading, size, _),
            lambda sheet: self._save(sheet, period_workbook, (days, names), size),
        )

    def _save(
        self,
        sheet: FinishedSheet,
        maker: Callable[..., bytes],
        about: tuple[object, ...],
        size: PageSize,
    ) -> None:
        """Save the chosen sheet as a workbook, whose sums are live."""
        _ = self._session.words
        given = (self._session.facts, *about, self._printer.heading, size, _)
        self._printer.save_file(sheet, (".xlsx", _("Workbook")), maker, *given)
