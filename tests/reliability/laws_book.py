"""The laws of the club's year, checked on its book as it stands, by sums of their own."""

from collections import Counter

from reliability.broken import hold

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balances, cash_totals
from whist_td.club.rules.money import Purse


def check_book(book: ClubBook) -> None:
    """Money is the sum of its lines, receipts have no gap, and nobody is two at one event."""
    _check_money(book)
    _check_people(book)
    seasons = {note.season for note in book.notes.values()}
    hold("notes of seasons that there are", seasons - book.seasons.keys(), set())


def _check_money(book: ClubBook) -> None:
    lines = list(book.lines.values())
    hold("lines without a gap", list(book.lines), list(range(1, len(lines) + 1)))
    money = Counter[Purse]()
    owed = Counter[int]()
    for line in lines:
        money[line.purse] += line.cents
        if line.person is not None:
            who = line.person
            while (into := book.persons[who].merged_into) is not None:
                who = into
            owed[who] += line.cents if line.purse is Purse.OWED else -line.cents
    totals = cash_totals(book)
    hold("the box", totals.box, money[Purse.CASH] + money[Purse.BANK])
    hold("what is owed", totals.owed - totals.advance, owed.total())
    hold(
        "balances",
        {n: c for n, c in balances(book).items() if c},
        {n: c for n, c in owed.items() if c},
    )
    receipts = [line.receipt for line in lines if line.receipt]
    hold("receipts in order", receipts, sorted(receipts))
    hold("receipts without a gap", set(receipts), set(range(1, len(set(receipts)) + 1)))
    answers = [line for line in lines if line.answers is not None]
    hold("answered once", len({line.answers for line in answers}), len(answers))
    for line in answers:
        hold(f"counter-line {line.number}", line.cents, -book.lines[line.answers or 0].cents)
    hold(
        "no counter-line to one",
        {line.answers for line in answers} & {a.number for a in answers},
        set(),
    )


def _check_people(book: ClubBook) -> None:
    live = {n for n, person in book.persons.items() if person.merged_into is None}
    hold("numbers", [n for n, person in book.persons.items() if person.number != n], [])
    hold("whoever was merged is somebody", {book.who(n) for n in book.persons} - live, set())
    names = Counter(book.persons[n].name.casefold() for n in live)
    hold("one of a name", [name for name, times in names.items() if times > 1], [])
    seen = Counter((spelling.event, book.who(n)) for spelling, n in book.seen.items())
    hold("once at an event", [place for place, times in seen.items() if times > 1], [])
    hold("links to somebody", {book.who(n) for n in book.seen.values()} - live, set())
    prizes = {each.person for prize in book.prizes.values() for each in prize.given}
    hold("winners are somebody", prizes - {None, *book.persons}, set())
