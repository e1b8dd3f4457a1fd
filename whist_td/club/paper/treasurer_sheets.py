"""The treasurer's sheets: of an evening, of a person, and of a period, which two people sign."""

from collections.abc import Mapping
from datetime import date

from whist_td.club.paper.club_sheets import (
    SheetRow,
    TableSheet,
    figures_column,
    words_column,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash_sheets import (
    MONEY,
    EveningAccount,
    PeriodSheet,
    StatementLine,
    evening_sheet,
    period_sheet,
    statement,
)
from whist_td.club.rules.money import Purse
from whist_td.club.words.cash import (
    ACCOUNT_PARTS,
    MONEY_KINDS,
    PURSES,
    RARE_PARTS,
    SIGNED,
    account_notes,
    balance_words,
    line_subject,
)
from whist_td.club.words.people import name_for_file
from whist_td.core.events import Details
from whist_td.core.names import as_sorted, sort_key
from whist_td.paper.layout import PageSize
from whist_td.words.club_amounts import money_text
from whist_td.words.words import Words, plain_date, sentence_case

_AMOUNT = 29
"""How wide a column of amounts is beside the name's, of 180."""


def evening_account(
    book: ClubBook, event: tuple[int, str], heading: Details, size: PageSize, _: Words
) -> TableSheet:
    """Return the sheet of an event: who was asked what, paid, and still owes of it."""
    number, told = event
    account = evening_sheet(book, number)
    shown = [
        (heading, part)
        for heading, part in ACCOUNT_PARTS.items()
        if heading not in RARE_PARTS or part(account)
    ]

    def row(name: str, of: EveningAccount) -> tuple[str, ...]:
        return name, *(money_text(part(of), _) if part(of) else "–" for _heading, part in shown)

    ordered = sorted(account.rows, key=lambda person: sort_key(book.persons[person].listed))
    rows = [SheetRow(row(as_sorted(book.persons[n].listed), account.rows[n])) for n in ordered]
    name = words_column(_("Name"), 180 - _AMOUNT * len(shown))
    return TableSheet(
        heading,
        _("Cash box of an event"),
        (told, _amounts_in(book, _)),
        (name, *(figures_column(_(each), _AMOUNT) for each, _part in shown)),
        (*rows, SheetRow(row(_("Total"), account), is_strong=True)),
        size,
        account_notes(account, _),
        which=(told,),
    )


def persons_statement(
    book: ClubBook,
    person: int,
    events: Mapping[int, str],
    heading: Details,
    size: PageSize,
    _: Words,
) -> TableSheet:
    """Return a person's account: each line, and what he owes or has in advance after it."""
    lines = statement(book, person)
    last = lines[-1].balance if lines else 0
    columns = (
        words_column(_("Date"), 38),
        words_column(_("What"), 68),
        figures_column(_("Asked"), 25),
        figures_column(_("Paid"), 25),
        figures_column(_("Balance"), 28),
    )
    return TableSheet(
        heading,
        _("Statement of account"),
        (book.persons[person].name, _amounts_in(book, _)),
        columns,
        tuple(_statement_row(line, events, _) for line in lines),
        size,
        (
            sentence_case(f"{balance_words(last, book.settings, _)}."),
            _("A balance above zero is owed; below zero it was paid in advance."),
        ),
        which=(name_for_file(book, person),),
    )


def _statement_row(row: StatementLine, events: Mapping[int, str], _: Words) -> SheetRow:
    amount = money_text(row.line.cents, _)
    is_asked = row.line.purse is Purse.OWED
    asked, paid = (amount, "") if is_asked else ("", amount)
    told = [line_subject(row.line, events, _)]
    if row.line.receipt:
        told.append(_("receipt {number}", number=row.line.receipt))
    if row.line.answers:
        told.append(_("cancels line {number}", number=row.line.answers))
    day = plain_date(row.line.day, _)
    return SheetRow((day, ", ".join(told), asked, paid, money_text(row.balance, _)))


def period_account(
    book: ClubBook, days: tuple[date, date], heading: Details, size: PageSize, _: Words
) -> TableSheet:
    """Return the box and the bank over a period: opening, in, out and closing, to be signed."""
    sheet = period_sheet(book, *days)
    rows = [row for purse in MONEY for row in _purse_rows(sheet, purse, _)]
    both = sum(sheet.closing.values())
    rows.append(SheetRow((_("Box and bank together"), "", "", money_text(both, _)), is_strong=True))
    return TableSheet(
        heading,
        _("Account of the cash box"),
        (_("{start} to {end}", start=_.date(days[0]), end=_.date(days[1])), _amounts_in(book, _)),
        (
            words_column(_("What"), 84),
            figures_column(_("In"), 30),
            figures_column(_("Out"), 30),
            figures_column(_("Balance"), 36),
        ),
        tuple(rows),
        size,
        signatures=tuple(map(_, SIGNED)),
        which=(" – ".join(day.isoformat() for day in days),),
    )


def _purse_rows(sheet: PeriodSheet, purse: Purse, _: Words) -> list[SheetRow]:
    """Return a purse's opening, what came in and went out for each purpose, and its closing."""
    rows = [row for row in sheet.rows if row.purse is purse]
    name = sentence_case(_(PURSES[purse]))
    came_in, went_out = sum(row.came_in for row in rows), sum(row.went_out for row in rows)
    amounts = (came_in, went_out, sheet.closing[purse])
    return [
        SheetRow(
            (
                _("{purse}: at the beginning", purse=name),
                "",
                "",
                money_text(sheet.opening[purse], _),
            ),
            is_strong=True,
        ),
        *(
            SheetRow((_(MONEY_KINDS[row.what]), _some(row.came_in, _), _some(row.went_out, _), ""))
            for row in rows
        ),
        SheetRow(
            (_("{purse}: at the end", purse=name), *(money_text(each, _) for each in amounts)),
            is_strong=True,
        ),
    ]


def _some(cents: int, _: Words) -> str:
    return money_text(cents, _) if cents else ""


def _amounts_in(book: ClubBook, _: Words) -> str:
    return _("Amounts in {currency}", currency=book.settings.currency)
