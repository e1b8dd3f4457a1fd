"""The figures of the treasurer's sheets: of an evening, of a person, of a period."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balances, lines_of, signed
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse


@dataclass(frozen=True)
class EveningAccount:
    """What one person was asked for an evening, paid that evening, and still owes of it."""

    person: int
    due: int
    paid: int
    owed: int


@dataclass(frozen=True)
class EveningSheet:
    """An evening's account, person by person."""

    event: int
    rows: tuple[EveningAccount, ...]

    @property
    def due(self) -> int:
        """What was asked altogether."""
        return sum(row.due for row in self.rows)

    @property
    def paid(self) -> int:
        """What was paid altogether."""
        return sum(row.paid for row in self.rows)

    @property
    def owed(self) -> int:
        """What is still owed altogether."""
        return sum(row.owed for row in self.rows)

    @property
    def fees(self) -> int:
        """What of the evening's fees is paid, from an advance too: of it prizes may be a share."""
        return max(self.due - self.owed, 0)


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


def is_payment(line: MoneyLine) -> bool:
    """Tell whether a line is money of a person that is no prize."""
    is_money = line.purse is not Purse.OWED and line.person is not None
    return is_money and line.what is not MoneyKind.PRIZE


def evening_sheet(book: ClubBook, event: int) -> EveningSheet:
    """Return an evening's account; what an advance has covered is not owed any more."""
    due: defaultdict[int, int] = defaultdict(int)
    paid: defaultdict[int, int] = defaultdict(int)
    for line in _people_lines(book, event):
        told = due if line.purse is Purse.OWED else paid
        told[book.who(line.person or 0)] += line.cents
    now = balances(book)
    rows = (
        EveningAccount(n, due[n], paid[n], max(min(due[n], now[n]), 0))
        for n in sorted({*due, *paid})
    )
    return EveningSheet(event, tuple(rows))


def _people_lines(book: ClubBook, event: int) -> Iterable[MoneyLine]:
    """Yield what people were asked and paid at an event; prizes are neither."""
    lines = (line for line in book.lines.values() if line.event == event and line.person)
    return (line for line in lines if line.what is not MoneyKind.PRIZE)


def statement(book: ClubBook, person: int) -> tuple[StatementLine, ...]:
    """Return a person's account, with the balance after each line."""
    rows: list[StatementLine] = []
    for line in lines_of(book, person):
        before = rows[-1].balance if rows else 0
        rows.append(StatementLine(line, before + signed(line)))
    return tuple(rows)


def period_lines(book: ClubBook, start: date, end: date) -> tuple[MoneyLine, ...]:
    """Return the lines of a period, both days included."""
    return tuple(line for line in book.lines.values() if start <= line.day <= end)


def period_sheet(book: ClubBook, start: date, end: date) -> PeriodSheet:
    """Return what came in and went out in a period, by purse and purpose."""
    opening = dict.fromkeys(MONEY, 0)
    came_in: defaultdict[tuple[Purse, MoneyKind], int] = defaultdict(int)
    went_out: defaultdict[tuple[Purse, MoneyKind], int] = defaultdict(int)
    for line in book.lines.values():
        if line.purse is Purse.OWED or line.day > end:
            continue
        if line.day < start:
            opening[line.purse] += line.cents
            continue
        side = came_in if line.cents > 0 else went_out
        side[line.purse, line.what] += abs(line.cents)
    rows = (
        PeriodRow(purse, what, came_in[purse, what], went_out[purse, what])
        for purse in MONEY
        for what in MoneyKind
        if (purse, what) in came_in or (purse, what) in went_out
    )
    return PeriodSheet(start, end, opening, tuple(rows))
