"""The tables of the club's year, as screens, sheets, pages, workbooks and verbs have them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash_sheets import (
    MONEY,
    EventAccount,
    OwingPerson,
    PeriodSheet,
    StatementLine,
    event_result,
    event_sheet,
    owing,
    statement,
)
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.season import AnnouncedRow
from whist_td.club.rules.seasons import SeasonStandings, announced_rows
from whist_td.club.views.cash import CashRow
from whist_td.club.views.people import ListedPerson
from whist_td.club.words.cash import ACCOUNT_PARTS, PURSES, RARE_PARTS, line_subject, purpose
from whist_td.club.words.season import season_title
from whist_td.core.names import as_sorted, sort_key
from whist_td.words.club_amounts import are_whole, column_texts, money_text
from whist_td.words.listings import (
    PRIZES,
    Cell,
    Column,
    ColumnKind,
    Ink,
    Listing,
    Media,
    R,
    rank_column,
)
from whist_td.words.words import Words, plain_date, sentence_case, short_date

Corrections = Mapping[int, tuple[AnnouncedRow | None, AnnouncedRow | None]]
"""By person: the line as it was announced, and as it is now."""
Part = Callable[[EventAccount], int]
_FILED = Media.PAPER | Media.WORKBOOK


@dataclass(frozen=True)
class SeasonTableLine:
    """Somebody's line of a season: as it was announced, and as it is now where that differs."""

    person: int
    name: str
    then: AnnouncedRow | None
    now: AnnouncedRow | None = None
    differs: bool = False

    @property
    def rank(self) -> int | None:
        """The place; None for who has none."""
        return self.then.rank if self.then else None


def season_listing(
    book: ClubBook,
    standings: SeasonStandings,
    names: Mapping[int, str],
    _: Words,
    changed: Corrections | None = None,
) -> Listing[SeasonTableLine]:
    """Return the table, of a closed season as it was announced.

    `changed` are the lines that are not so any more: today's stand beside them.
    """
    announced, differ = announced_rows(standings), changed or {}
    then: dict[int, AnnouncedRow | None] = {book.who(row.person): row for row in announced}
    then |= {person: None for person in differ if person not in then}
    rows = tuple(
        SeasonTableLine(
            person, names[person], row, differ.get(person, (None, None))[1], person in differ
        )
        for person, row in then.items()
    )
    scores = [row.score for row in announced]
    texts = column_texts(scores, _)
    texts_now = column_texts([*scores, *(now.score for _then, now in differ.values() if now)], _)

    def today(row: SeasonTableLine) -> str:
        standing = f"{row.now.rank or '–'} · {texts_now[row.now.score]}" if row.now else "–"
        return standing if row.differs else ""

    is_whole = are_whole(scores)
    columns = (
        rank_column(_, lambda row: (row.rank or "–") if row.then else ""),
        Column[SeasonTableLine](
            _("No."),
            lambda row: row.person,
            kind=ColumnKind.NUMBER,
            code="person",
            media=Media.WORKBOOK,
        ),
        Column[SeasonTableLine](_("Name"), lambda row: row.name, kind=ColumnKind.NAME, code="name"),
        Column[SeasonTableLine](
            _("Points"),
            lambda row: row.then.score if row.then else None,
            lambda row: texts[row.then.score] if row.then else "",
            ColumnKind.FIGURE if is_whole else ColumnKind.SCORE,
            Ink.STRONG,
            "points",
        ),
        Column[SeasonTableLine](
            _("Events"),
            lambda row: row.then.evenings if row.then else None,
            ink=Ink.QUIET,
            code="events",
            may_yield=True,
        ),
        Column[SeasonTableLine](
            _("Today"), today, ink=Ink.AMBER, media=Media.SCREEN, may_lack=True
        ),
    )
    return Listing(
        columns,
        rows,
        season_title(standings.season.name, _),
        is_first=lambda row: row.rank is not None and row.rank <= PRIZES,
    )


@dataclass(frozen=True)
class AccountRow:
    """What somebody was asked for an event, and what settled it; without a person, of all.

    Without an account, what the event brought in or cost besides.
    """

    person: int | None
    name: str
    account: EventAccount | None
    cents: int = 0
    is_result: bool = False


def account_listing(book: ClubBook, event: int, _: Words) -> Listing[AccountRow]:
    """Return an event's account, person by person, the total, and what the event came to."""
    account, persons = event_sheet(book, event), book.persons
    ordered = sorted(account.rows, key=lambda person: sort_key(persons[person].listed))
    rows = [AccountRow(n, as_sorted(persons[n].listed), account.rows[n]) for n in ordered]

    *_typed, last = ACCOUNT_PARTS
    cells = {
        heading: _part_cell(part, is_last=heading == last)
        for heading, part in ACCOUNT_PARTS.items()
    }
    parts = (
        Column(
            _(heading),
            cell,
            _part_words(cell, _),
            ColumnKind.MONEY,
            media=Media.WORKBOOK
            if heading in RARE_PARTS and not ACCOUNT_PARTS[heading](account)
            else _FILED,
            is_typed=heading != last,
        )
        for heading, cell in cells.items()
    )
    number = Column[AccountRow](
        _("Club no."), lambda row: row.person, kind=ColumnKind.NUMBER, media=Media.WORKBOOK
    )
    name = Column[AccountRow](_("Name"), lambda row: row.name, kind=ColumnKind.NAME)
    total = AccountRow(None, _("Total"), account)
    return Listing(
        (number, name, *parts),
        (*rows, total, *_result_rows(book, event, _)),
        _("Cash box of an event"),
        is_total=lambda row: row.person is None and (row.account is not None or row.is_result),
    )


def _part_cell(part: Part, *, is_last: bool) -> Callable[[AccountRow], int | None]:
    """Return what a column has of an account; of all else, the last column has the amount."""

    def cell(row: AccountRow) -> int | None:
        if row.account is not None:
            return part(row.account)
        return row.cents if is_last else None

    return cell


def _part_words(cell: Callable[[AccountRow], int | None], _: Words) -> Callable[[AccountRow], str]:
    """Return what is read of such a column: of a person, nothing asked or paid is a dash."""
    amount = _money(cell, _)
    return lambda row: amount(row) if cell(row) or row.account is None else "–"


def _result_rows(book: ClubBook, event: int, _: Words) -> Iterator[AccountRow]:
    """Yield what an event brought in and what it cost, and what is left of it."""
    parts = event_result(book, event)
    for each in parts:
        is_fees = each.what is MoneyKind.EVENING
        name = _("Takings") if is_fees else purpose(each.what, each.heading, _)
        yield AccountRow(None, name, None, each.cents)
    left = sum(each.cents for each in parts)
    yield AccountRow(None, _("Result of the event"), None, left, is_result=True)


def _some(cents: int, _: Words, none: str = "") -> str:
    return money_text(cents, _) if cents else none


def statement_listing(
    book: ClubBook, person: int, events: Mapping[int, str], _: Words
) -> Listing[StatementLine]:
    """Return a person's account: each line, and what he owes or has in advance after it."""

    def subject(row: StatementLine) -> str:
        parts = [line_subject(row.line, events, _)]
        if row.line.receipt:
            parts.append(_("receipt {number}", number=row.line.receipt))
        if row.line.answers and row.line.what is not MoneyKind.CANCELLED:
            # What somebody has in hand is his receipt, not the number of a line.
            number = row.line.answers
            line = book.lines.get(number)
            if line is not None and line.receipt:
                cancels = _("cancels receipt {number}", number=line.receipt)
            else:
                cancels = _("cancels line {number}", number=number)
            parts.append(cancels)
        return ", ".join(parts)

    def charged(row: StatementLine) -> int | None:
        return row.line.cents if row.line.purse is Purse.OWED else None

    def paid(row: StatementLine) -> int | None:
        return None if row.line.purse is Purse.OWED else row.line.cents

    columns = (
        Column[StatementLine](
            _("Date"),
            lambda row: row.line.day,
            lambda row: plain_date(row.line.day, _),
            ColumnKind.DAY,
        ),
        Column[StatementLine](
            _("What"), lambda row: line_subject(row.line, events, _), subject, ColumnKind.WORDS
        ),
        Column[StatementLine](_("Receipt"), lambda row: row.line.receipt, media=Media.WORKBOOK),
        Column[StatementLine](
            _("Charged"), charged, _money(charged, _), ColumnKind.MONEY, is_typed=True
        ),
        Column[StatementLine](_("Paid"), paid, _money(paid, _), ColumnKind.MONEY, is_typed=True),
        Column[StatementLine](
            _("Balance"),
            lambda row: row.balance,
            lambda row: money_text(row.balance, _),
            ColumnKind.MONEY,
            Ink.STRONG,
        ),
    )
    return Listing(columns, tuple(statement(book, person)), _("Statement of account"))


def _money(cents: Callable[[R], int | None], _: Words) -> Callable[[R], str]:
    """Return what an amount reads as, nothing where there is none."""

    def amount_shown(row: R) -> str:
        amount = cents(row)
        return "" if amount is None else money_text(amount, _)

    return amount_shown


def lines_listing(
    book: ClubBook, lines: Sequence[MoneyLine], events: Mapping[int, str], _: Words
) -> Listing[MoneyLine]:
    """Return lines of the box: of which day, whose, for what, and what came in or went out."""

    def name(line: MoneyLine) -> str:
        return book.persons[book.who(line.person)].name if line.person else _("Club")

    def what(line: MoneyLine) -> str:
        back = _("cancels line {number}", number=line.answers) if line.answers else ""
        return ", ".join(filter(None, (line_subject(line, events, _), back)))

    def amount(*, is_asked: bool, sign: int) -> Callable[[MoneyLine], int | None]:
        def cents(line: MoneyLine) -> int | None:
            is_here = (line.purse is Purse.OWED) is is_asked and (is_asked or line.cents * sign > 0)
            return line.cents * sign if is_here else None

        return cents

    def purse(line: MoneyLine) -> str:
        return "" if line.purse is Purse.OWED else _(PURSES[line.purse])

    charged, came_in = amount(is_asked=True, sign=1), amount(is_asked=False, sign=1)
    went_out = amount(is_asked=False, sign=-1)
    columns = (
        Column[MoneyLine](
            _("Date"), lambda row: row.day, lambda row: short_date(row.day, _), ColumnKind.DAY
        ),
        Column[MoneyLine](_("Line"), lambda row: row.number, ink=Ink.QUIET, may_yield=True),
        Column[MoneyLine](_("Name"), name, kind=ColumnKind.NAME),
        Column[MoneyLine](_("What"), what, kind=ColumnKind.WORDS, ink=Ink.QUIET),
        Column[MoneyLine](
            _("Charged"),
            charged,
            _money(charged, _),
            ColumnKind.MONEY,
            Ink.QUIET,
        ),
        Column[MoneyLine](_("In"), came_in, _money(came_in, _), ColumnKind.MONEY),
        Column[MoneyLine](_("Out"), went_out, _money(went_out, _), ColumnKind.MONEY),
        Column[MoneyLine](
            _("Cash or bank"), purse, kind=ColumnKind.WORDS, ink=Ink.QUIET, may_yield=True
        ),
    )
    return Listing(columns, tuple(lines), _("Lines of the cash box"))


def owing_listing(
    book: ClubBook, events: Mapping[int, str], _: Words
) -> Listing[OwingPerson | None]:
    """Return who owes what, since when and for what, who has owed longest first; and the total."""
    rows = owing(book)
    total = sum(row.cents for row in rows)

    def what(row: OwingPerson | None) -> str:
        return ", ".join(events.get(each, "") for each in row.events) if row else ""

    columns = (
        Column[OwingPerson | None](
            _("Club no."),
            lambda row: row.person if row else None,
            kind=ColumnKind.NUMBER,
            media=Media.WORKBOOK,
        ),
        Column[OwingPerson | None](
            _("Name"),
            lambda row: book.persons[row.person].name if row else _("Total"),
            kind=ColumnKind.NAME,
        ),
        Column[OwingPerson | None](
            _("Since"),
            lambda row: row.since if row else None,
            lambda row: plain_date(row.since, _) if row else "",
            ColumnKind.DAY,
        ),
        Column[OwingPerson | None](
            _("Events"), what, kind=ColumnKind.WORDS, ink=Ink.QUIET, may_yield=True
        ),
        Column[OwingPerson | None](
            _("Owes"),
            lambda row: row.cents if row else total,
            lambda row: money_text(row.cents if row else total, _),
            ColumnKind.MONEY,
            Ink.STRONG,
        ),
    )
    return Listing(columns, (*rows, None), _("Who owes"), is_total=lambda row: row is None)


@dataclass(frozen=True)
class PeriodLine:
    """A line of the account of a period: an opening or closing, or what moved for a purpose."""

    what: str
    came_in: int | None = None
    went_out: int | None = None
    balance: int | None = None
    """What is in the purse after it."""
    is_end: bool = False
    """Whether it is an opening or a closing."""


def period_listing(sheet: PeriodSheet, _: Words) -> Listing[PeriodLine]:
    """Return the box and the bank over a period: opening, in, out and closing."""
    both = PeriodLine(_("Cash and bank together"), balance=sum(sheet.closing.values()), is_end=True)
    rows = (*(row for purse in MONEY for row in _purse_lines(sheet, purse, _)), both)
    columns = (
        Column[PeriodLine](_("Cash or bank"), kind=ColumnKind.NAME, media=Media.WORKBOOK),
        Column[PeriodLine](_("What"), lambda row: row.what, kind=ColumnKind.WORDS),
        *(
            Column[PeriodLine](heading, cents, _money(cents, _), ColumnKind.MONEY, ink)
            for heading, cents, ink in (
                (_("In"), lambda row: row.came_in, Ink.PLAIN),
                (_("Out"), lambda row: row.went_out, Ink.PLAIN),
                (_("Balance"), lambda row: row.balance, Ink.STRONG),
            )
        ),
    )
    title = _("Account of the cash box")
    return Listing(columns, rows, title, is_total=lambda row: row.is_end)


def _purse_lines(sheet: PeriodSheet, purse: Purse, _: Words) -> Iterator[PeriodLine]:
    """Yield a purse's opening, what came in and went out for each purpose, and its closing."""
    rows = [row for row in sheet.rows if row.purse is purse]
    name = sentence_case(_(PURSES[purse]))
    opening = _("{purse}: at the beginning", purse=name)
    left = sheet.opening[purse]
    yield PeriodLine(opening, balance=left, is_end=True)
    for row in rows:
        left += row.came_in - row.went_out
        what = purpose(row.what, row.heading, _)
        yield PeriodLine(what, row.came_in or None, row.went_out or None, left)
    came_in, went_out = sum(row.came_in for row in rows), sum(row.went_out for row in rows)
    closing = _("{purse}: at the end", purse=name)
    yield PeriodLine(closing, came_in, went_out, sheet.closing[purse], is_end=True)


def cash_listing(rows: Sequence[CashRow], _: Words) -> Listing[CashRow]:
    """Return who is there and owes what: who owes stands out, and an advance is called one."""

    def ink(row: CashRow) -> Ink:
        return Ink.PLAIN if row.is_there else Ink.QUIET

    def owes(row: CashRow) -> Cell:
        if row.balance < 0:
            advance = _("advance {amount}", amount=money_text(-row.balance, _))
            return Cell(advance, Ink.GOOD)
        return Cell(_some(row.balance, _), Ink.AMBER)

    def paid(row: CashRow) -> Cell:
        is_paid = row.is_there and row.due > 0 and row.balance <= 0
        return Cell(_some(row.paid, _, "✓" if is_paid else ""), Ink.GOOD)

    columns = (
        Column[CashRow](
            _("No."),
            shows=lambda row: Cell("" if row.number is None else str(row.number), ink(row)),
        ),
        Column[CashRow](
            _("Name"),
            shows=lambda row: Cell(row.name, Ink.STRONG if row.is_there else Ink.QUIET),
            kind=ColumnKind.NAME,
        ),
        Column[CashRow](_("Owes"), shows=owes),
        Column[CashRow](_("Paid"), shows=paid),
        Column[CashRow](
            _("Charged"), shows=lambda row: Cell(_some(row.due, _), ink(row)), may_yield=True
        ),
        Column[CashRow](
            _("Category"),
            lambda row: row.category,
            kind=ColumnKind.WORDS,
            ink=Ink.QUIET,
            may_lack=True,
            may_yield=True,
        ),
    )
    return Listing(columns, tuple(rows))


def people_listing(rows: Sequence[ListedPerson], _: Words) -> Listing[ListedPerson]:
    """Return the club's people; who left is quiet."""
    columns = (
        Column[ListedPerson](_("Name"), lambda row: row.person.name, kind=ColumnKind.NAME),
        Column[ListedPerson](
            _("Category"),
            lambda row: row.person.category,
            kind=ColumnKind.WORDS,
            may_lack=True,
            may_yield=True,
        ),
        Column[ListedPerson](_("Events"), lambda row: row.events or None, may_yield=True),
        Column[ListedPerson](
            _("Left"),
            lambda row: str(row.person.left.year) if row.person.left else "",
            may_lack=True,
        ),
    )
    return Listing(columns, tuple(rows), is_quiet=lambda row: row.person.left is not None)


def gone_listing(rows: Sequence[ListedPerson], _: Words) -> Listing[ListedPerson]:
    """Return who has long not come, and when they were there last."""
    name, _category, events, _left = people_listing(rows, _).columns
    last = Column[ListedPerson](
        _("Last attended"),
        lambda row: row.last,
        lambda row: plain_date(row.last, _) if row.last else "",
        kind=ColumnKind.DAY,
    )
    return Listing((name, last, events), tuple(rows))
