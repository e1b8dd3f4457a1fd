"""The club's book as far as a piece of work needs it: ten years of it are 70,000 lines.

What is not sought is not read, and is not there: who adds up lines seeks all of them, or their
sums.
"""

import sys
from collections.abc import Collection, Iterable, Mapping
from datetime import date
from typing import Any

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.ledger import Ledger
from whist_td.club.rules.money import MoneyKind, MoneyLine
from whist_td.club.rules.settlement import is_reduction
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.journal import Line
from whist_td.desk.ports import ClubFile, FromTo, Newest, Some, Sought

_Lines = Mapping[int, MoneyLine]
NO_LINES: Some = {"lines": {}}
NO_NAMES: Some = {"seen": {}}
"""Who is meant by which name in which event is not asked."""


def lines_of_people(book: ClubBook, people: Collection[int]) -> Sought:
    """Return which lines are those of some people, of whoever was merged into them too."""
    return {"person": [number for number in book.persons if book.who(number) in people]}


def lines_of_days(start: date, end: date = date.max) -> Sought:
    """Return which lines may be of some days: those of old files do not say of which they are."""
    return {"on": (FromTo(start.isoformat(), end.isoformat()), None)}


def lines_settling(file: ClubFile, event: int) -> Sought:
    """Return which lines tell what settled the claims of an event: all of its people's.

    Of whoever neither owed nor had anything ahead before its days, nor after them, those days are
    enough: nothing else has settled what he was asked.
    """
    of_event: Sought = {"event": (event,)}
    book: Any = file.part(BOOK_NUMBER, "persons", some={"lines": of_event})
    lines = [line for line in book.lines.values() if line.person]
    if not lines:
        return of_event
    first, last = min(line.day for line in lines), max(line.day for line in lines)
    near = _lines(file, {**lines_of_days(first, last), "answers": (FromTo(1, sys.maxsize),)})
    unclear = _unbalanced(file, book, near, first, last) | _entangled(file, book, near, first, last)
    people = {book.who(line.person) for line in lines} & unclear
    return {**lines_of_people(book, people), **lines_of_days(first, last), **of_event}


def _unbalanced(file: ClubFile, book: ClubBook, near: _Lines, first: date, last: date) -> set[int]:
    """Return who owed something, or had it in advance, before some days or after them.

    Whose account is even after them was even before where nothing was left of those days.
    """
    until: Sought = {"on": (FromTo(date.min.isoformat(), last.isoformat()),)}
    sums = file.sums(BOOK_NUMBER, "lines", "cents", "person", "purse", sought=until)
    after = Ledger().with_sums(sums, book.who).balances
    within = (line for line in near.values() if line.on and first <= line.on <= last)
    meanwhile = Ledger().with_lines(within, book.who).balances
    return {who for who, cents in after.items() if cents or meanwhile.get(who)}


def _entangled(file: ClubFile, book: ClubBook, near: _Lines, first: date, last: date) -> set[int]:
    """Return who has lines in some days that count only with others.

    A reduction may name any event; a line that was taken back counts as little as the one that
    took it back; and of which day a line of an old file is, SQLite cannot tell.
    """
    back = {line.answers: line for line in near.values() if line.answers}
    answered = _lines(file, {"number": [*back]})
    found = [
        line
        for line in near.values()
        if line.on is None or (first <= line.on <= last and is_reduction(line))
    ]
    for number, line in answered.items():
        days = line.day, back[number].day
        if min(days) <= last and max(days) >= first:
            found.append(line)
    return {book.who(line.person) for line in found if line.person}


def _lines(file: ClubFile, sought: Sought) -> _Lines:
    book: Any = file.part(BOOK_NUMBER, some={"lines": sought})
    lines: _Lines = book.lines
    return lines


def lines_of_rates(event: int) -> Sought:
    """Return which lines somebody needs who asks the rates of an event."""
    return lines_to_add({"event": (event,), "what": (MoneyKind.SUBSCRIPTION.value,)})


def lines_to_add(more: Sought) -> Sought:
    """Return which lines somebody needs who adds some: the last ones, and more."""
    newest: Sought = {"number": (Newest(),), "receipt": (Newest(),)}
    return {
        column: (*newest.get(column, ()), *more.get(column, ())) for column in {**newest, **more}
    }


def touched_by(steps: Iterable[Line]) -> Some:
    """Return what is read by whoever takes lines of the journal back, or does them again.

    Whether people may go, their own lines tell; of a change of currency, any line.
    """
    changes = [change for line in steps for change in line.changes]
    keys: dict[str, list[Any]] = {"persons": [], "seen": [], "lines": [], "settings": []}
    for change in changes:
        keys.setdefault(change.field, []).append(change.key)
    if keys["settings"]:
        return {}
    lines = lines_to_add({"person": keys["persons"], "number": keys["lines"]})
    return {"seen": {"event": {each.event for each in keys["seen"]}}, "lines": lines}


def lines_owing(file: ClubFile) -> Sought:
    """Return which lines tell who owes what: all of whoever does."""
    book: Any = file.part(BOOK_NUMBER, "persons", some=NO_LINES)
    read_sums(file, book)
    return lines_of_people(book, {n for n, cents in book.ledger.balances.items() if cents > 0})


def lines_of_receipts(file: ClubFile, event: int) -> Sought:
    """Return which lines stand on the receipts of an event, of other events too."""
    lines = _lines(file, {"event": (event,)}).values()
    return {"receipt": {line.receipt for line in lines if line.receipt}}


def read_sums(file: ClubFile, book: ClubBook, until: date | None = None) -> None:
    """Let a book of which only some lines were read know what all of them come to.

    Or those until a day: all lines of which it is not known whether they are later were read.
    """
    sought = None if until is None else lines_of_days(date.min, until)
    try:
        sums = file.sums(BOOK_NUMBER, "lines", "cents", "person", "purse", sought=sought)
        book.knows_sums(sums)
    except ValueError:
        file.part(BOOK_NUMBER, "lines")  # which tells where it is damaged
        raise
