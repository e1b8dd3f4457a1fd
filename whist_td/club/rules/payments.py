"""What is entered in the cash box: charges, payments, money given back, counts, counter-lines.

Each is a function of the book that returns it with lines added. A line is never altered: what was
wrong is answered by a line of the opposite amount.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import (
    answered_lines,
    balance,
    cash_totals,
    check_amount,
    claims_due,
    evening_claims,
    lines_of,
    signed,
    with_lines,
)
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.people import live_person
from whist_td.core.errors import RuleError, check_days


class NothingOwedError(RuleError):
    """A payment without an amount by people who owe nothing."""

    names: tuple[str, ...]


class NothingToPayOutError(RuleError):
    """Money given back to somebody who has none coming."""

    name: str


class PaidOutTooMuchError(RuleError):
    """More money given back than somebody has coming."""

    name: str
    cents: int
    most: int


class UnknownLineError(RuleError):
    """A line that the cash box does not have."""

    line: int


class CounterLineError(RuleError):
    """A line that takes another back, and is not taken back itself."""

    line: int
    answers: int


class AnsweredLineError(RuleError):
    """A line that was taken back already."""

    line: int
    by: int


def evening_charged(
    book: ClubBook, now: datetime, event: int, day: date, people: Sequence[int]
) -> ClubBook:
    """Return the book with an evening asked of all who are there and were not asked yet."""
    claims = claims_due(book, event, day, people)
    return with_lines(
        book,
        (
            MoneyLine(0, now, Purse.OWED, claim.cents, MoneyKind.EVENING, claim.person, event)
            for claim in claims
        ),
    )


def charged(book: ClubBook, line: MoneyLine) -> ClubBook:
    """Return the book with something asked of a person: a subscription, a card."""
    check_amount(book, line.cents)
    live_person(book, line.person or 0)
    check_days(line.since, line.until)
    return with_lines(book, [line])


def credited(book: ClubBook, line: MoneyLine) -> ClubBook:
    """Return the book with something credited to a person: a reduction, a gift voucher."""
    check_amount(book, line.cents)
    live_person(book, line.person or 0)
    return with_lines(book, [replace(line, cents=-line.cents)])


def paid(
    book: ClubBook,
    people: Sequence[int],
    cents: int | None,
    payment: MoneyLine,
) -> ClubBook:
    """Return the book with a payment: without an amount, all that these people owe.

    With one, each has what he owes in turn; what is left is an advance of who pays. The payment
    says when, into which purse, for which evening, and by whom.
    """
    if cents is not None:
        check_amount(book, cents)
    owed = {n: max(balance(book, live_person(book, n).number), 0) for n in people}
    if not people or (cents is None and not any(owed.values())):
        raise NothingOwedError(tuple(book.persons[n].name for n in owed))
    payer = people[0] if payment.by is None else live_person(book, payment.by).number
    shares = {n: amount for n, amount in _shared(owed, cents, payer).items() if amount}
    lines = (
        replace(
            payment,
            cents=amount,
            what=_paid_for(book, person, amount, owed.get(person, 0), payment.what),
            person=person,
            by=None if payer == person else payer,
        )
        for person, amount in shares.items()
    )
    return with_lines(book, lines)


def _shared(owed: Mapping[int, int], cents: int | None, payer: int) -> dict[int, int]:
    if cents is None:
        return dict(owed)
    left, shares = cents, {}
    for person, amount in owed.items():
        shares[person] = min(amount, left)
        left -= shares[person]
    shares[payer] = shares.get(payer, 0) + left
    return shares


def _paid_for(book: ClubBook, person: int, cents: int, owed: int, what: MoneyKind) -> MoneyKind:
    """Return what a payment is for: as was said, else what was asked last, or an advance."""
    if what is not MoneyKind.OTHER:
        return what
    if cents > owed:
        return MoneyKind.ADVANCE
    claims = (line for line in lines_of(book, person) if line.purse is Purse.OWED)
    asked = [line.what for line in claims if line.cents > 0 and line.answers is None]
    return asked[-1] if asked else MoneyKind.OTHER


def refunded(book: ClubBook, person: int, cents: int | None, payment: MoneyLine) -> ClubBook:
    """Return the book with an advance given back, all of it or some."""
    most = -balance(book, live_person(book, person).number)
    return _given_back(book, person, cents, replace(payment, what=MoneyKind.REFUND), most)


def prize_paid(book: ClubBook, person: int, cents: int | None, payment: MoneyLine) -> ClubBook:
    """Return the book with prizes won paid out, as far as they were not used up."""
    won = -sum(signed(line) for line in lines_of(book, person) if line.what is MoneyKind.PRIZE)
    most = min(won, -balance(book, live_person(book, person).number))
    return _given_back(book, person, cents, replace(payment, what=MoneyKind.PRIZE), most)


def _given_back(
    book: ClubBook, person: int, cents: int | None, payment: MoneyLine, most: int
) -> ClubBook:
    name = book.persons[person].name
    if most <= 0:
        raise NothingToPayOutError(name)
    amount = most if cents is None else cents
    if cents is not None:
        check_amount(book, cents)
    if amount > most:
        raise PaidOutTooMuchError(name, amount, most)
    return with_lines(book, [replace(payment, cents=-amount, person=person)])


def cancelled(book: ClubBook, now: datetime, event: int) -> ClubBook:
    """Return the book with an evening called off: what was asked for it is credited."""
    claims = [line for asked in evening_claims(book, event).values() for line in asked]
    answered = answered_lines(book)
    credits_ = (
        replace(line, at=now, cents=-line.cents, what=MoneyKind.CANCELLED, answers=line.number)
        for line in claims
        if line.answers is None and line.number not in answered
    )
    return with_lines(book, credits_)


def taken_out(book: ClubBook, payment: MoneyLine) -> ClubBook:
    """Return the book with something bought, or paid to nobody the club knows."""
    check_amount(book, payment.cents)
    return with_lines(book, [replace(payment, cents=-payment.cents)])


def put_in(book: ClubBook, payment: MoneyLine) -> ClubBook:
    """Return the book with money that comes from nobody: what is in the box at the opening."""
    check_amount(book, payment.cents)
    return with_lines(book, [payment])


def deposited(book: ClubBook, now: datetime, cents: int, note: str) -> ClubBook:
    """Return the book with money carried from the box to the bank."""
    check_amount(book, cents)
    out = MoneyLine(0, now, Purse.CASH, -cents, MoneyKind.DEPOSIT, note=note)
    return with_lines(book, [out, replace(out, purse=Purse.BANK, cents=cents)])


def counted(book: ClubBook, cents: int, payment: MoneyLine) -> ClubBook:
    """Return the book after the box was counted: what is too much or too little is a line."""
    if cents:
        check_amount(book, cents)
    difference = cents - cash_totals(book).cash
    line = replace(payment, purse=Purse.CASH, cents=difference, what=MoneyKind.DIFFERENCE)
    return with_lines(book, [line] if difference else [])


def answered(book: ClubBook, now: datetime, number: int, note: str) -> ClubBook:
    """Return the book with a line taken back by its counter-line, a deposit on both sides."""
    line = book.lines.get(number)
    if line is None:
        raise UnknownLineError(number)
    if line.answers is not None:
        raise CounterLineError(number, line.answers)
    by = next((each.number for each in book.lines.values() if each.answers == number), None)
    if by is not None:
        raise AnsweredLineError(number, by)
    counter = (
        replace(each, at=now, cents=-each.cents, answers=each.number, note=note)
        for each in _together(book, line)
    )
    return with_lines(book, counter)


def _together(book: ClubBook, line: MoneyLine) -> Sequence[MoneyLine]:
    """Return a line with the one that was entered with it: a deposit is never halved."""
    if line.what is not MoneyKind.DEPOSIT:
        return (line,)
    beside = (book.lines.get(line.number + step) for step in (-1, 1))
    other = (
        each
        for each in beside
        if each and each.what is line.what and each.at == line.at and each.cents == -line.cents
    )
    return sorted((line, *list(other)[:1]), key=lambda each: each.number)
