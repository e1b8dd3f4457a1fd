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
    check_amount,
    claims_due,
    event_claims,
    headings,
    in_cash,
    lines_of,
    signed,
    standing_lines,
    with_lines,
)
from whist_td.club.rules.membership import UnknownCategoryError
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.people import live_person, live_persons
from whist_td.core.errors import RuleError, check_days
from whist_td.core.names import folded


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


class FutureDayError(RuleError):
    """Something that is to have happened on a day to come."""

    day: date


class HeadingTooLongError(RuleError):
    """A heading longer than a column of a sheet can show."""

    heading: str
    most: int


class NoHeadingError(RuleError):
    """Income that is nobody's, and of which nobody said what it is."""


class NobodyInCategoryError(RuleError):
    """Dues asked of a category in which nobody is."""

    category: str


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


MOST_HEADING = 40
"""So many letters a heading has at most."""


def day_of(on: date | None, now: datetime) -> date:
    """Return the day to which something belongs that is entered now: never one to come."""
    today = now.astimezone().date()
    if on is not None and on > today:
        raise FutureDayError(on)
    return on or today


def event_charged(
    book: ClubBook, now: datetime, event: int, day: date, people: Sequence[int]
) -> ClubBook:
    """Return the book with an evening asked of all who are there and were not asked yet.

    The claim belongs to the event's day, whenever it is asked.
    """
    claims = claims_due(book, event, day, people)
    on = min(day, now.astimezone().date())
    what = MoneyKind.EVENING
    return with_lines(
        book,
        (
            MoneyLine(0, now, Purse.OWED, claim.cents, what, claim.person, event, on=on)
            for claim in claims
        ),
    )


def dues_asked(
    book: ClubBook, line: MoneyLine, category: str, since: date, until: date
) -> ClubBook:
    """Return the book with the dues of a period asked of a category: once of each of its people.

    Unlike a subscription, dues let nobody off an evening's rate.
    """
    check_amount(book, line.cents)
    check_days(since, until)
    names = tuple(each.name for each in book.settings.categories)
    known = next((name for name in names if folded(name) == folded(category)), None)
    if known is None:
        raise UnknownCategoryError(category, names)
    people = [p for p in live_persons(book) if p.category_on(line.day) == known]
    people = [each for each in people if each.is_here_on(line.day)]
    if not people:
        raise NobodyInCategoryError(known)
    claimed = {
        book.who(each.person or 0)
        for each in standing_lines(book)
        if each.what is MoneyKind.DUES and (each.since, each.until) == (since, until)
    }
    return with_lines(
        book,
        (
            replace(line, person=each.number, since=since, until=until)
            for each in people
            if each.number not in claimed
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
    kinds = [line.what for line in claims if line.cents > 0 and line.answers is None]
    return kinds[-1] if kinds else MoneyKind.OTHER


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


def cancelled(book: ClubBook, now: datetime, event: int, on: date | None = None) -> ClubBook:
    """Return the book with an evening called off: what was asked for it is credited."""
    what, day = MoneyKind.CANCELLED, day_of(on, now)
    claims = [line for lines in event_claims(book, event).values() for line in lines]
    answered = answered_lines(book)
    credits_ = (
        replace(line, at=now, cents=-line.cents, what=what, answers=line.number, on=day)
        for line in claims
        if line.answers is None and line.number not in answered
    )
    return with_lines(book, credits_)


def taken_out(book: ClubBook, payment: MoneyLine) -> ClubBook:
    """Return the book with something bought, or paid to nobody the club knows."""
    check_amount(book, payment.cents)
    return with_lines(book, [_headed(book, replace(payment, cents=-payment.cents))])


def put_in(book: ClubBook, payment: MoneyLine) -> ClubBook:
    """Return the book with money that comes from nobody: an opening, or income."""
    check_amount(book, payment.cents)
    if payment.what is MoneyKind.INCOME and not payment.heading.strip():
        raise NoHeadingError
    return with_lines(book, [_headed(book, payment)])


def _headed(book: ClubBook, line: MoneyLine) -> MoneyLine:
    """Return a line under the heading that the club has for it already, or a new one."""
    heading = " ".join(line.heading.split())
    if len(heading) > MOST_HEADING:
        raise HeadingTooLongError(heading, MOST_HEADING)
    same = (each for each in headings(book) if folded(each) == folded(heading))
    return replace(line, heading=next(same, heading))


def carried(book: ClubBook, payment: MoneyLine) -> ClubBook:
    """Return the book with money carried from the box to the bank, or fetched there."""
    check_amount(book, payment.cents)
    other = Purse.BANK if payment.purse is Purse.CASH else Purse.CASH
    out = replace(payment, cents=-payment.cents)
    return with_lines(book, [out, replace(payment, purse=other)])


def counted(book: ClubBook, cents: int, payment: MoneyLine) -> ClubBook:
    """Return the book after the box was counted: a line, also where nothing was missing.

    What should be there is what the lines until that day come to.
    """
    if cents:
        check_amount(book, cents)
    difference = cents - in_cash(book, payment.day)
    return with_lines(book, [replace(payment, cents=difference)])


def answered(
    book: ClubBook, now: datetime, number: int, note: str, on: date | None = None
) -> ClubBook:
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
        replace(each, at=now, cents=-each.cents, answers=each.number, note=note, on=day_of(on, now))
        for each in _together(book, line)
    )
    return with_lines(book, counter)


def _together(book: ClubBook, line: MoneyLine) -> Sequence[MoneyLine]:
    """Return a line with the one that was entered with it: what is carried is never halved."""
    if not line.is_carried:
        return (line,)
    beside = (book.lines.get(line.number + step) for step in (-1, 1))
    other = (
        each
        for each in beside
        if each and each.what is line.what and each.at == line.at and each.cents == -line.cents
    )
    return sorted((line, *list(other)[:1]), key=lambda each: each.number)
