"""The treasurer's sheets as workbooks: of an event, of a person, of a period, with live sums."""

from collections.abc import Iterable, Mapping
from datetime import date
from itertools import accumulate, islice

from openpyxl import Workbook
from openpyxl.utils import quote_sheetname
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash_sheets import (
    MONEY,
    PeriodSheet,
    event_sheet,
    period_lines,
    period_sheet,
)
from whist_td.club.rules.money import MoneyLine, Purse
from whist_td.club.words.cash import ACCOUNT_PARTS, PURSES, SIGNED, purpose
from whist_td.club.words.listings import (
    account_listing,
    owing_listing,
    period_listing,
    statement_listing,
)
from whist_td.core.events import Details
from whist_td.core.page_sizes import PageSize
from whist_td.interchange.sheet_columns import Head, cell_value, formula_value, heads
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    finish_table,
    saved,
    sheet_of,
    write_columns,
    write_heading,
)
from whist_td.words.listings import Listing, Media
from whist_td.words.words import Words, sentence_case

_FIRST = HEADING_ROW + 1
_WIDE = 14
_TOTALS = (CellInk.TEXT, CellInk.STRONG, CellInk.MONEY_TOTAL)
Cells = Iterable[Value | Formula | date]


class _CashBook:
    """A workbook of the cash box, its amounts in the club's currency."""

    def __init__(self, book: ClubBook, details: Details, size: PageSize, _: Words) -> None:
        self.book, self.words = book, _
        self._details, self._size = details, size
        self._workbook = Workbook()
        self.pen = CellPen(self._workbook, book.settings.currency)

    def listed(
        self, title: str, about: str, listing: Listing
    ) -> tuple[Worksheet, tuple[CellInk, ...]]:
        """Begin a sheet that has the columns of a table."""
        return self.sheet(title, listing.title, about, heads(listing))

    def sheet(
        self, title: str, heading: str, about: str, columns: Iterable[Head]
    ) -> tuple[Worksheet, tuple[CellInk, ...]]:
        """Begin a sheet: what it is of, and its columns; the inks of their cells come back."""
        _ = self.words
        sheet = sheet_of(self._workbook, title)
        amounts = _("Amounts in {currency}", currency=self.book.settings.currency)
        hint = " · ".join(filter(None, (about, amounts)))
        write_heading(sheet, self.pen, self._details, heading, _, hint)
        return sheet, write_columns(sheet, self.pen, columns)

    def finish(self, sheet: Worksheet, columns: int, last: int) -> None:
        """Lay a sheet out to its last row; its amounts are of the club's currency."""
        size = TableSize(columns, 0, max(last, HEADING_ROW))
        finish_table(sheet, self._details, size, self.words, is_filtered=False)

    @property
    def file(self) -> bytes:
        """The workbook as a file."""
        return saved(self._workbook, self._details, self.pen, self._size)


def _money(cents: int) -> float:
    return cents / 100


def event_workbook(
    book: ClubBook, event: tuple[int, str], details: Details, size: PageSize, _: Words
) -> bytes:
    """Return who was asked what for an event, and what has settled it since, as a workbook."""
    number, event_name = event
    made = _CashBook(book, details, size, _)
    listing, account = account_listing(book, number, _), event_sheet(book, number)
    sheet, inks = made.listed(_("Event"), event_name, listing)
    columns = listing.on(Media.WORKBOOK)
    rows = [row for row in listing.rows if row.person is not None]
    after = [row for row in listing.rows if row.account is None]
    for at, row in enumerate(rows, start=_FIRST):
        *cells, owed = (formula_value(each, row) for each in columns)
        still = Formula(f"=ROUND(C{at}-D{at}-E{at}-F{at},2)", owed)
        made.pen.write_row(sheet, at, (*cells, still), inks)
    last = HEADING_ROW + len(rows)
    totals = (
        _sum(column, _FIRST, last, part(account))
        for column, part in zip("CDEFG", ACCOUNT_PARTS.values(), strict=True)
    )
    made.pen.write_row(sheet, last + 1, ("", _("Total"), *totals), _TOTALS)
    for at, row in enumerate(after, start=last + 2):
        first = last + 2
        summed = _sum("G", first, at - 1, row.cents) if row.is_result else _money(row.cents)
        inks_ = _TOTALS if row.is_result else (*_TOTALS[:1], CellInk.TEXT, CellInk.MONEY)
        made.pen.write_row(sheet, at, ("", row.name, None, None, None, None, summed), inks_)
    made.finish(sheet, 7, last + 1 + len(after))
    return made.file


def owing_workbook(
    book: ClubBook, events: Mapping[int, str], details: Details, size: PageSize, _: Words
) -> bytes:
    """Return who owes what, since when and for what, as a workbook."""
    made = _CashBook(book, details, size, _)
    listing = owing_listing(book, events, _)
    sheet, inks = made.listed(_("Who owes"), "", listing)
    *rows, total = listing.rows
    columns = listing.on(Media.WORKBOOK)
    for at, row in enumerate(rows, start=_FIRST):
        made.pen.write_row(sheet, at, (cell_value(each, row) for each in columns), inks)
    last = HEADING_ROW + len(rows)
    cents = sum(row.cents for row in rows if row)
    cells = ("", listing.columns[1].cell(total).text, None, "", _sum("E", _FIRST, last, cents))
    made.pen.write_row(sheet, last + 1, cells, _TOTALS)
    made.finish(sheet, 5, last + 1)
    return made.file


def _sum(column: str, first: int, last: int, cents: int) -> Value | Formula:
    """Return the sum of a column, to the cent."""
    if last < first:
        return _money(cents)
    return Formula(f"=ROUND(SUM({column}{first}:{column}{last}),2)", _money(cents))


def person_workbook(
    book: ClubBook,
    person: int,
    events: Mapping[int, str],
    details: Details,
    size: PageSize,
    _: Words,
) -> bytes:
    """Return a person's account as a workbook: each line, and the balance after it."""
    made = _CashBook(book, details, size, _)
    listing = statement_listing(book, person, events, _)
    sheet, inks = made.listed(_("Statement"), book.persons[person].name, listing)
    lines, columns = listing.rows, listing.on(Media.WORKBOOK)
    for at, row in enumerate(lines, start=_FIRST):
        balance = f"=ROUND(SUM(D${_FIRST}:D{at})-SUM(E${_FIRST}:E{at}),2)"
        cells = (cell_value(each, row) for each in columns[:-1])
        made.pen.write_row(sheet, at, (*cells, Formula(balance, _money(row.balance))), inks)
    last = HEADING_ROW + len(lines)
    asked_all = sum(row.line.cents for row in lines if row.line.purse is Purse.OWED)
    paid_all = asked_all - (lines[-1].balance if lines else 0)
    sums = (_sum("D", _FIRST, last, asked_all), _sum("E", _FIRST, last, paid_all))
    left = Formula(f"=ROUND(D{last + 1}-E{last + 1},2)", _money(asked_all - paid_all))
    totals = (*_TOTALS[:2], *_TOTALS[1:])
    made.pen.write_row(sheet, last + 1, ("", _("Total"), "", *sums, left), totals)
    made.finish(sheet, 6, last + 1)
    return made.file


def period_workbook(
    book: ClubBook,
    days: tuple[date, date],
    events: Mapping[int, str],
    details: Details,
    size: PageSize,
    _: Words,
) -> bytes:
    """Return a period as a workbook: its account, which sums the lines of a second sheet."""
    made = _CashBook(book, details, size, _)
    days_text = _("{start} to {end}", start=_.date(days[0]), end=_.date(days[1]))
    period = period_sheet(book, *days)
    account, _inks = made.listed(_("Account"), days_text, period_listing(period, _))
    lines = [line for line in period_lines(book, *days) if line.purse is not Purse.OWED]
    title = _("Lines")
    _Account(made, account, quote_sheetname(title), HEADING_ROW + max(len(lines), 1)).write(period)
    _write_lines(made, title, days_text, lines, events, period.opening)
    return made.file


_SIGNING = 42
"""The height of a line to sign on, in points."""


class _Account:
    """The account of a period: by purse, opening + in − out = closing."""

    def __init__(self, made: _CashBook, sheet: Worksheet, lines: str, last: int) -> None:
        self._made, self._sheet, self._lines, self._last = made, sheet, lines, last
        self._row = _FIRST

    def write(self, period: PeriodSheet) -> None:
        """Write each purse, both together, and the lines on which two people sign."""
        _ = self._made.words
        closings = [self._write_purse(period, purse) for purse in MONEY]
        both = Formula(
            f"=ROUND({'+'.join(f'E{row}' for row in closings)},2)",
            _money(sum(period.closing.values())),
        )
        self._put(("", _("Cash and bank together"), None, None, both), is_total=True)
        for signature in SIGNED:
            self._sheet.row_dimensions[self._row].height = _SIGNING
            self._put(("", _(signature), None, None, None))
        self._made.finish(self._sheet, 5, self._row - 1)

    def _write_purse(self, period: PeriodSheet, purse: Purse) -> int:
        """Write a purse; return the row of its closing."""
        _ = self._made.words
        name, first = sentence_case(_(PURSES[purse])), self._row
        self._put(
            (name, _("At the beginning"), None, None, _money(period.opening[purse])), is_total=True
        )
        rows = [row for row in period.rows if row.purse is purse]
        balances = accumulate(
            (row.came_in - row.went_out for row in rows), initial=period.opening[purse]
        )
        for row, balance in zip(rows, islice(balances, 1, None), strict=True):
            moved = (self._summed("F", row.came_in), self._summed("G", row.went_out))
            left = Formula(f"=ROUND(E{self._row - 1}+C{self._row}-D{self._row},2)", _money(balance))
            self._put((name, purpose(row.what, row.heading, _), *moved, left))
        last = self._row - 1
        came_in, went_out = sum(row.came_in for row in rows), sum(row.went_out for row in rows)
        here = self._row
        closing = Formula(f"=ROUND(E{first}+C{here}-D{here},2)", _money(period.closing[purse]))
        sums = (_sum("C", first + 1, last, came_in), _sum("D", first + 1, last, went_out))
        self._put((name, _("At the end"), *sums, closing), is_total=True)
        return here

    def _summed(self, column: str, cents: int) -> Formula:
        """Return the sum of the lines of this row's purse and purpose."""
        summed, purse, what = (
            f"{self._lines}!${letter}${_FIRST}:${letter}${self._last}"
            for letter in (column, "B", "C")
        )
        text = f"=ROUND(SUMIFS({summed},{purse},$A{self._row},{what},$B{self._row}),2)"
        return Formula(text, _money(cents))

    def _put(self, cells: Cells, *, is_total: bool = False) -> None:
        money = CellInk.MONEY_TOTAL if is_total else CellInk.MONEY
        inks = (CellInk.STRONG, CellInk.STRONG if is_total else CellInk.TEXT, money)
        self._made.pen.write_row(self._sheet, self._row, cells, inks)
        self._row += 1


def _write_lines(
    made: _CashBook,
    title: str,
    subtitle: str,
    lines: list[MoneyLine],
    events: Mapping[int, str],
    opening: Mapping[Purse, int],
) -> None:
    """Write every line of money of a period; who corrects one has another account."""
    _, book = made.words, made.book
    sheet, inks = made.sheet(
        title,
        _("Lines of the cash box"),
        subtitle,
        (
            (_("Date"), 13, CellInk.DAY),
            (_("Cash or bank"), 14, CellInk.TYPED),
            (_("What"), 30, CellInk.TYPED),
            (_("Name"), 28, CellInk.STRONG),
            (_("About"), 34, CellInk.TEXT),
            (_("In"), _WIDE, CellInk.MONEY_TYPED),
            (_("Out"), _WIDE, CellInk.MONEY_TYPED),
            (_("Receipt"), 10, CellInk.NUMBER),
            (_("Balance"), _WIDE, CellInk.MONEY),
        ),
    )
    balance = sum(opening.values())
    for at, line in enumerate(lines, start=_FIRST):
        before = _money(balance) if at == _FIRST else f"I{at - 1}"
        balance += line.cents
        name = book.persons[book.who(line.person)].name if line.person else ""
        about = ", ".join(filter(None, (events.get(line.event or 0, ""), line.note)))
        amounts = [_money(abs(line.cents)), None]
        came_in, went_out = amounts if line.cents > 0 else reversed(amounts)
        purse = sentence_case(_(PURSES[line.purse]))
        what = purpose(line.what, line.heading, _)
        left = Formula(f"=ROUND({before}+F{at}-G{at},2)", _money(balance))
        cells = (line.day, purse, what, name, about, came_in, went_out, line.receipt, left)
        made.pen.write_row(sheet, at, cells, inks)
    made.finish(sheet, 9, HEADING_ROW + len(lines))
