"""The figures of the treasurer's sheets: of an evening, of a person, of a period."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balances, lines_of, signed
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.settlement import SettledClaim
from whist_td.core.names import folded


@dataclass(frozen=True)
class EventAccount:
    """What was asked for an event of one person, or of all, and what has settled it since."""

    claims: tuple[SettledClaim, ...]

    @property
    def due(self) -> int:
        """What was asked."""
        return sum(claim.cents for claim in self.claims)

    @property
    def reduced(self) -> int:
        """What of it was let off: reductions, an event called off."""
        return sum(claim.reduced for claim in self.claims)

    @property
    def paid(self) -> int:
        """What of it is paid, at whichever event the money came in."""
        return sum(claim.paid for claim in self.claims)

    @property
    def prize(self) -> int:
        """What of it prizes won have settled."""
        return sum(claim.prize for claim in self.claims)

    @property
    def owed(self) -> int:
        """What of it is still owed."""
        return sum(claim.open for claim in self.claims)


@dataclass(frozen=True)
class EventSheet(EventAccount):
    """An event's account: of all, and person by person."""

    rows: Mapping[int, EventAccount]
    """By person."""
    taken_in: int
    """What people paid at the event, for it or for anything else."""

    @property
    def fees(self) -> int:
        """What of the evening's fees is paid: of it prizes may be a share."""
        return sum(each.paid for each in self.claims if each.line.what is MoneyKind.EVENING)


@dataclass(frozen=True)
class ResultPart:
    """What an event brought in (+) or cost (−) for one purpose."""

    what: MoneyKind
    heading: str
    cents: int


@dataclass(frozen=True)
class OwingPerson:
    """Somebody who owes: how much, since when, and for which events."""

    person: int
    cents: int
    since: date
    events: tuple[int, ...]
    """Those of which something is open; dues and subscriptions are of none."""


@dataclass(frozen=True)
class StatementLine:
    """A line of a person's account, and the balance after it."""

    line: MoneyLine
    balance: int


@dataclass(frozen=True)
class PeriodRow:
    """What came in and went out for one purpose, in one purse."""

    purse: Purse
    what: MoneyKind
    heading: str
    came_in: int
    went_out: int


@dataclass(frozen=True)
class PeriodSheet:
    """The box and the bank over a period: opening + in − out = closing."""

    start: date
    end: date
    opening: dict[Purse, int]
    rows: tuple[PeriodRow, ...]

    @property
    def closing(self) -> dict[Purse, int]:
        """What was in each purse at the end."""
        changed = {
            purse: sum(row.came_in - row.went_out for row in self.rows if row.purse is purse)
            for purse in MONEY
        }
        return {purse: self.opening[purse] + changed[purse] for purse in MONEY}


MONEY = (Purse.CASH, Purse.BANK)
"""The purses with money in them."""
_Purpose = tuple[Purse, MoneyKind, str]


def is_payment(line: MoneyLine) -> bool:
    """Tell whether a line is money of a person that is no prize."""
    is_money = line.purse is not Purse.OWED and line.person is not None
    return is_money and line.what is not MoneyKind.PRIZE


def event_sheet(book: ClubBook, event: int) -> EventSheet:
    """Return an event's account: what each claim of it was settled by, as lines stand now."""
    lines = [line for line in book.ledger.events.get(event, ()) if line.person]
    taken_in = sum(line.cents for line in lines if is_payment(line))
    rows: dict[int, EventAccount] = {}
    for person in sorted({book.who(line.person or 0) for line in lines}):
        if ours := lines_of(book, person).claims_of(event):
            rows[person] = EventAccount(ours)
    claims = tuple(claim for row in rows.values() for claim in row.claims)
    return EventSheet(claims, rows, taken_in)


def event_result(book: ClubBook, event: int) -> tuple[ResultPart, ...]:
    """Return what an event brought in and what it cost: fees and income, expenses, prizes.

    A fee counts once it is settled; a prize costs what it is worth, whenever it is paid out.
    """
    sheet, sums = event_sheet(book, event), defaultdict[tuple[MoneyKind, str], int](int)
    fees = [each for each in sheet.claims if each.line.what is MoneyKind.EVENING]
    sums[MoneyKind.EVENING, ""] = sum(each.paid + each.prize for each in fees)
    for line in book.ledger.events.get(event, ()):
        is_nobodys = line.purse is not Purse.OWED and line.person is None
        is_won = line.what is MoneyKind.PRIZE and line.purse is Purse.OWED
        if line.what in _OF_EVENT and (is_nobodys or is_won):
            sums[line.what, line.heading] += line.cents
    order = sorted(sums, key=lambda part: (_OF_EVENT.index(part[0]), part[1]))
    return tuple(ResultPart(*part, sums[part]) for part in order)


_OF_EVENT = (MoneyKind.EVENING, MoneyKind.INCOME, MoneyKind.EXPENSE, MoneyKind.PRIZE)
"""What counts in the result of an event, in this order."""


def owing(book: ClubBook) -> tuple[OwingPerson, ...]:
    """Return who owes, who has owed longest first."""
    rows = []
    for person, cents in balances(book).items():
        if cents > 0:
            claims = [each for each in lines_of(book, person).claims if each.open]
            events = dict.fromkeys(each.line.event for each in claims if each.line.event)
            rows.append(OwingPerson(person, cents, claims[0].line.day, tuple(events)))
    return tuple(sorted(rows, key=lambda row: (row.since, row.person)))


def statement(book: ClubBook, person: int) -> tuple[StatementLine, ...]:
    """Return a person's account in the order of its days, with the balance after each line."""
    rows: list[StatementLine] = []
    for line in sorted(lines_of(book, person), key=in_time):
        before = rows[-1].balance if rows else 0
        rows.append(StatementLine(line, before + signed(line)))
    return tuple(rows)


def period_lines(book: ClubBook, start: date, end: date) -> tuple[MoneyLine, ...]:
    """Return the lines of a period, both days included, in the order of their days."""
    found = (line for line in book.lines.values() if start <= line.day <= end)
    return tuple(sorted(found, key=in_time))


def in_time(line: MoneyLine) -> tuple[date, int]:
    """Return by what lines are put in the order of their days, those of one day as entered."""
    return line.day, line.number


def period_sheet(book: ClubBook, start: date, end: date) -> PeriodSheet:
    """Return what came in and went out in a period, by purse and purpose.

    What was in a purse before is what is in it less what came since.
    """
    opening = {purse: book.ledger.purses.get(purse, 0) for purse in MONEY}
    came_in: defaultdict[_Purpose, int] = defaultdict(int)
    went_out: defaultdict[_Purpose, int] = defaultdict(int)
    for line in book.lines.values():
        if line.purse is Purse.OWED or line.day < start:
            continue
        opening[line.purse] -= line.cents
        if line.cents and line.day <= end:  # A count that found nothing missing moved nothing.
            side = came_in if line.cents > 0 else went_out
            side[line.purse, line.what, line.heading] += abs(line.cents)
    kinds = tuple(MoneyKind)
    order = sorted(
        {*came_in, *went_out}, key=lambda p: (MONEY.index(p[0]), kinds.index(p[1]), folded(p[2]))
    )
    rows = (PeriodRow(*each, came_in[each], went_out[each]) for each in order)
    return PeriodSheet(start, end, opening, tuple(rows))
