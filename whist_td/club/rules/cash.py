"""The cash box: lines are only ever added, and everything else is a sum of them.

A person's balance is what was asked of him less what he paid. Above zero he owes; below zero it
is an advance, which the next claim uses up by itself. The box is the sum of its lines, always.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.ledger import NOBODYS, Account
from whist_td.club.rules.money import (
    MOST_CENTS,
    AmountTooLargeError,
    MoneyKind,
    MoneyLine,
    NegativeAmountError,
    OffCoinError,
    Purse,
)
from whist_td.club.rules.people import live_person
from whist_td.club.rules.persons import check_texts
from whist_td.core.errors import RuleError


class NoAmountError(RuleError):
    """An amount of nothing."""


@dataclass(frozen=True)
class Claim:
    """What an evening costs a person."""

    person: int
    cents: int


@dataclass(frozen=True)
class CashTotals:
    """What is in the box, what people owe altogether, and what they have paid in advance."""

    cash: int
    bank: int
    owed: int
    advance: int

    @property
    def box(self) -> int:
        """All the club's money: the box and the bank."""
        return self.cash + self.bank


def signed(line: MoneyLine) -> int:
    """Return what a line adds to a person's balance: owed (+) or paid (−)."""
    return line.owes


def balances(book: ClubBook) -> Mapping[int, int]:
    """Return what everybody owes (+) or has in advance (−), by person."""
    return book.ledger.balances


def balance(book: ClubBook, person: int) -> int:
    """Return what one person owes (+) or has in advance (−)."""
    return book.ledger.balances.get(person, 0)


def lines_of(book: ClubBook, person: int) -> Account:
    """Return the lines of a person, those of whoever was merged into him among them."""
    return book.ledger.accounts.get(person, NOBODYS)


def cash_totals(book: ClubBook) -> CashTotals:
    """Return the box, the bank, and what is owed and advanced."""
    cash, bank = (book.ledger.purses.get(purse, 0) for purse in (Purse.CASH, Purse.BANK))
    each = balances(book).values()
    owed, advance = sum(n for n in each if n > 0), -sum(n for n in each if n < 0)
    return CashTotals(cash, bank, owed, advance)


def in_cash(book: ClubBook, day: date) -> int:
    """Return what was in the box at the end of a day: what is in it less what came since."""
    lines = book.lines.values()
    since = sum(each.cents for each in lines if each.purse is Purse.CASH and each.day > day)
    return book.ledger.purses.get(Purse.CASH, 0) - since


def headings(book: ClubBook) -> tuple[str, ...]:
    """Return the headings of the club for income and expenses, the newest first."""
    used = (line.heading for line in book.newest_lines if line.heading)
    return tuple(dict.fromkeys(used))


def cash_lacking(before: ClubBook, after: ClubBook) -> int:
    """Return how much more cash was taken out than there was; 0: there was enough."""
    was, now = (book.ledger.purses.get(Purse.CASH, 0) for book in (before, after))
    return -now if now < min(was, 0) else 0


def with_lines(book: ClubBook, lines: Iterable[MoneyLine]) -> ClubBook:
    """Return the book with lines added: each the next number, people's money one receipt."""
    newest = next((line.number for line in book.newest_lines), 0)
    receipts = (line.receipt for line in book.newest_lines if line.receipt)
    receipt = next(receipts, 0) + 1
    added = dict(book.lines)
    for number, line in enumerate(lines, start=newest + 1):
        check_texts(line.note)
        has_receipt = line.person is not None and line.purse is not Purse.OWED
        added[number] = replace(line, number=number, receipt=receipt if has_receipt else None)
    return replace(book, lines=added)


def check_amount(book: ClubBook, cents: int) -> None:
    """Refuse an amount that nobody can pay: none, below zero, over a million, between coins."""
    if not cents:
        raise NoAmountError
    if cents < 0:
        raise NegativeAmountError(cents)
    if cents > MOST_CENTS:
        raise AmountTooLargeError(cents)
    if cents % book.settings.coin:
        raise OffCoinError(cents, book.settings.coin)


def subscribers(book: ClubBook, day: date) -> Collection[int]:
    """Return who has subscribed on a day; a subscription taken back is none."""
    return {
        book.who(line.person)
        for line in book.ledger.subscriptions
        if line.person is not None
        and line.number not in book.ledger.answered
        and line.answers is None
        and (line.since or line.day) <= day <= (line.until or day)
    }


def answered_lines(book: ClubBook) -> Collection[int]:
    """Return the numbers of the lines that were taken back."""
    return book.ledger.answered


def standing_lines(book: ClubBook) -> list[MoneyLine]:
    """Return the lines that stand: neither taken back, nor taking one back."""
    answered = answered_lines(book)
    lines = book.lines.items()
    return [line for n, line in lines if line.answers is None and n not in answered]


def has_standing_lines(book: ClubBook) -> bool:
    """Tell whether a line can be taken back: each that was has one that takes it back."""
    return len(book.lines) > 2 * len(answered_lines(book))


def event_claims(book: ClubBook, event: int) -> dict[int, list[MoneyLine]]:
    """Return what was asked for an evening and not called off, by person."""
    lines = book.ledger.events.get(event, ())
    called_off = {line.answers for line in lines if line.what is MoneyKind.CANCELLED}
    found: defaultdict[int, list[MoneyLine]] = defaultdict(list)
    for line in lines:
        is_claim = line.purse is Purse.OWED and line.what is MoneyKind.EVENING
        if is_claim and line.number not in called_off:
            found[book.who(line.person or 0)].append(line)
    return dict(found)


def claims_due(book: ClubBook, event: int, day: date, people: Iterable[int]) -> tuple[Claim, ...]:
    """Return what an evening still has to ask of people: once of each, by the rate of that day.

    Who has subscribed, or is in no category, is asked for nothing.
    """
    out = {*event_claims(book, event), *subscribers(book, day)}
    rates = {category.name: category.cents for category in book.settings.categories}
    payers = (live_person(book, n) for n in dict.fromkeys(people) if n not in out)
    due = (Claim(each.number, rates.get(each.category_on(day), 0)) for each in payers)
    return tuple(claim for claim in due if claim.cents)
