"""The figures of the treasurer's sheets: of an evening, of a person, of a period."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import lines_of, signed
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.settlement import SettledClaim, settled


@dataclass(frozen=True)
class EveningAccount:
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
class EveningSheet(EveningAccount):
    """An event's account: of all, and person by person."""

    rows: Mapping[int, EveningAccount]
    """By person."""
    taken_in: int
    """What people paid at the event, for it or for anything else."""

    @property
    def fees(self) -> int:
        """What of the evening's fees is paid: of it prizes may be a share."""
        return sum(each.paid for each in self.claims if each.line.what is MoneyKind.EVENING)


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
    """Return an event's account: what each claim of it was settled by, as lines stand now."""
    lines = [line for line in book.lines.values() if line.event == event and line.person]
    taken_in = sum(line.cents for line in lines if is_payment(line))
    rows: dict[int, EveningAccount] = {}
    for person in sorted({book.who(line.person or 0) for line in lines}):
        claims = settled(lines_of(book, person))
        ours = tuple(claim for claim in claims if claim.line.event == event)
        if ours:
            rows[person] = EveningAccount(ours)
    claims = tuple(claim for row in rows.values() for claim in row.claims)
    return EveningSheet(claims, rows, taken_in)


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
