"""The cash box while people queue, at the table and at the door: who is here, what each owes."""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import chain
from typing import NamedTuple

from whist_td.club.commands import (
    AddPerson,
    AdoptSpellings,
    AnswerLine,
    ChargeEvening,
    Pay,
    TellApart,
)
from whist_td.club.rules.book import ClubBook, next_number
from whist_td.club.rules.cash import (
    answered_lines,
    balance,
    balances,
    check_amount,
    claims_due,
    event_claims,
)
from whist_td.club.rules.cash_sheets import event_sheet, is_payment
from whist_td.club.rules.matching import AdoptedName, Adoption, NamedAt, adoption, asked_people
from whist_td.club.rules.money import MoneyKind, MoneyLine, read_amount
from whist_td.club.rules.payments import NothingOwedError
from whist_td.club.rules.people import live_persons
from whist_td.club.rules.persons import Apart, BookSettings, Category, Person, Spelling
from whist_td.club.rules.spellings import is_nobody
from whist_td.club.views.held_events import PeopleThere, people_of
from whist_td.core.errors import RuleError
from whist_td.core.held_events import year_of
from whist_td.core.names import plain, sort_key
from whist_td.core.players import distinct_names
from whist_td.desk.ports import EventSummary
from whist_td.desk.requests import Command, Event

Do = Callable[[Command], object]
"""Carries out a command at the desk of the club's book."""


@dataclass(frozen=True)
class DoorRow:
    """Somebody entered tonight: whether he is here, and where there are rates what he owes."""

    entry: int
    """The number on his card: his own, or that of his team."""
    name: str
    is_here: bool
    first_round: int = 1
    person: int | None = None
    """Who of the club he is; None: nobody that is known for sure."""
    before: str = ""
    """The spelling by which he was known tonight until it was corrected."""
    likely: tuple[int, ...] = ()
    """Who of the club he may be, by a name that is the same or alike."""
    owes: int = 0
    """Cents: for tonight and from before, less what he has paid ahead."""
    tonight: int = 0
    """Cents of it that are asked once the first round is announced."""
    paid: int = 0
    """Cents that he has paid tonight."""
    lacks_category: bool = False
    """Whether he pays nothing because nobody has said what he is."""

    def is_meant(self, typed: str) -> bool:
        """Tell whether somebody is typed: numbers of entries, or how words of a name begin."""
        if are_numbers(typed):
            return self.entry in map(int, typed.split(","))
        parts = plain(self.name).replace("-", " ").split()
        return all(any(part.startswith(word) for part in parts) for word in plain(typed).split())


_NUMBERS = re.compile(r"\d+(?:\s*,\s*\d+)*")
_AMOUNT = re.compile(r"(?:[A-Za-z]{,3}[$€£]|[A-Z]{3}|[Ff]r\.?)?\s*[-−–]?\s*\d")


def are_numbers(typed: str) -> bool:
    """Tell whether numbers of entries are typed, not a name: `12`, or `3,7`."""
    return _NUMBERS.fullmatch(typed) is not None


def split_amount(
    typed: str, is_meant: Callable[[str], bool], currency: str
) -> tuple[str, int | None]:
    """Return who is typed, and how much is paid: `12`, `3,7`, `12 20`, `roy 7,50`, `roy 1 000`.

    As much as can be is a name: somebody may be called Jean Roy 2.
    """
    words = typed.split()
    for place in range(len(words), 0, -1):
        who, amount = " ".join(words[:place]), " ".join(words[place:])
        if is_meant(who) and (not amount or _AMOUNT.match(amount) or are_numbers(who)):
            return who, read_amount(amount, currency) if amount else None
    return " ".join(words), None


def door_typed(book: ClubBook, rows: Collection[DoorRow], typed: str) -> tuple[str, int | None]:
    """Return who is typed at the door, and how much he pays; refuse what cannot be paid."""
    currency = book.settings.currency
    who, cents = split_amount(typed, lambda text: any(row.is_meant(text) for row in rows), currency)
    if cents:
        check_amount(book, cents)
    return who, cents


def visitors(settings: BookSettings) -> tuple[Category, ...]:
    """Return the categories of those who do not belong to the club."""
    return tuple(each for each in settings.categories if not each.is_member)


def is_asked(row: DoorRow, book: ClubBook) -> bool:
    """Tell whether it must be asked who somebody is before he pays."""
    return row.person is None and (
        bool(row.likely) or (row.owes > 0 and len(visitors(book.settings)) > 1)
    )


def door_rows(number: int, event: Event, book: ClubBook | None = None) -> list[DoorRow]:
    """Return everybody entered in an event, by name; with money where a book is given."""
    held, here = year_of(number, event), set(event.progress.here)
    rows = [
        DoorRow(each.own or entry.number, each.spelling, each.spelling in here, each.first_round)
        for entry in (held.entries if held else ())
        for each in entry.people
        if not each.is_substitute
    ]
    if book is not None:
        rows = _with_people(rows, number, event, book)
        rows = _with_money(rows, number, event.details.date, book)
    return sorted(rows, key=lambda row: (sort_key(row.name), row.entry))


def _with_people(
    rows: Sequence[DoorRow], number: int, event: Event, book: ClubBook
) -> list[DoorRow]:
    """Tell who of the club each is; who was known by another spelling tonight is asked first."""
    found = _adoption(book, number, event)
    known = {each.text: each.person for each in _same(book, found)}
    spelled = [(row, Spelling(number, row.name)) for row in rows]
    people = {
        spelling: book.person_of(spelling) or known.get(row.name) for row, spelling in spelled
    }

    def with_spelling(row: DoorRow, spelling: Spelling) -> DoorRow:
        if people[spelling] is not None or is_nobody(row.name):
            return replace(row, person=people[spelling])
        before = found.came.get(spelling)
        first = () if before is None else (book.who(book.seen[before]),)
        likely = dict.fromkeys((*first, *asked_people(book, spelling)))
        others = tuple(each for each in likely if each not in people.values())
        return replace(row, likely=others, before=before.text if before else "")

    return [with_spelling(row, spelling) for row, spelling in spelled]


def _with_money(rows: Sequence[DoorRow], number: int, day: date, book: ClubBook) -> list[DoorRow]:
    now = balances(book)
    people = [row.person for row in rows if row.person is not None]
    due = {claim.person: claim.cents for claim in claims_due(book, number, day, people)}
    lines = _paid(book, number)
    first = next((each.cents for each in visitors(book.settings)), 0)
    found = []
    for row in rows:
        if row.person is None:
            cost = 0 if is_nobody(row.name) else first
            found.append(replace(row, owes=cost, tonight=cost))
            continue
        cost = due.get(row.person, 0)
        owes = max(now.get(row.person, 0) + cost, 0)
        paid = sum(line.cents for line in lines[row.person])
        lacks = not book.persons[row.person].category
        found.append(replace(row, owes=owes, tonight=cost, paid=paid, lacks_category=lacks))
    return found


def _paid(book: ClubBook, event: int) -> defaultdict[int, list[MoneyLine]]:
    """Return what was paid at an event and not taken back, by person."""
    answered = answered_lines(book)
    found: defaultdict[int, list[MoneyLine]] = defaultdict(list)
    for line in book.ledger.events.get(event, ()):
        if is_payment(line) and line.answers is None and line.number not in answered:
            found[book.who(line.person or 0)].append(line)
    return found


def _adoption(book: ClubBook, number: int, event: Event) -> Adoption:
    """Return whom the names of an event mean, substitutes among them."""
    held, day = year_of(number, event), event.details.date
    named = [
        NamedAt(Spelling(number, person.spelling), day)
        for entry in (held.entries if held else ())
        for person in entry.people
    ]
    return adoption(book, named, is_all=True)


def _same(book: ClubBook, found: Adoption) -> tuple[AdoptedName, ...]:
    """Return what is linked unseen, where money is asked: people who are called just so."""
    return tuple(each for each in found.links if each.person in book.persons and not each.before)


def ask_rates(
    number: int, event: Event, book: Callable[[], ClubBook], do: Do, *, is_announced: bool
) -> None:
    """Ask an event's rate, once it has begun, of everybody who has come and was not asked yet.

    It begins as a round is announced; afterwards only who comes late is asked. Whoever is called
    just as one person of the club is linked to him first.
    """
    progress = event.progress
    if not event.last_announced or progress.finished or progress.trial:
        return
    if not is_announced and not event_claims(book(), number):
        return
    there = people_of(book(), number, event)
    if there.unknown and (links := _same(book(), _adoption(book(), number, event))):
        do(AdoptSpellings(links))
        there = people_of(book(), number, event)
    if is_to_charge(book(), number, there):
        do(ChargeEvening(number, there.day, there.people))


@dataclass(frozen=True)
class Till:
    """Takes in what is paid at the door of an event, by commands of the club's book."""

    event: int
    book: Callable[[], ClubBook]
    do: Do
    on: Callable[[], date | None] = lambda: None
    """Returns the day to which belongs what is paid; None: today."""

    def link(self, row: DoorRow, person: int) -> None:
        """Say who of the club somebody at the door is."""
        if self.book().person_of(Spelling(self.event, row.name)) is None:
            link = AdoptedName(row.name, person, (self.event,), before=row.before)
            self.do(AdoptSpellings((link,)))

    def enter(self, row: DoorRow, category: str) -> int:
        """Have somebody become a person of a category, told apart from whoever he may have been."""
        number = next_number(self.book().persons)
        taken = [person.name for person in live_persons(self.book())]
        self.do(AddPerson(Person(0, distinct_names([(row.name, "")], taken)[0], category=category)))
        for other in row.likely:
            self.do(TellApart(Apart(0, number, other)))
        self.link(row, number)
        return number

    def pay(self, row: DoorRow, cents: int | None = None) -> None:
        """Take in, in cash, exactly what somebody owes, or what he pays."""
        amount = row.owes if cents is None else cents
        if row.person is not None and amount:
            self.link(row, row.person)
            what = MoneyKind.EVENING if row.tonight else MoneyKind.OTHER
            self.do(Pay((row.person,), amount, event=self.event, what=what, on=self.on()))

    def give_back(self, row: DoorRow) -> None:
        """Take back by counter-lines what somebody has paid tonight."""
        for line in _paid(self.book(), self.event)[row.person or 0]:
            self.do(AnswerLine(line.number))


class BeforeClubError(RuleError):
    """A day on which there was no club yet."""

    day: date
    first: date


def day_in_play(events: Iterable[EventSummary], event: int, today: date) -> date | None:
    """Return the day to which belongs what is entered while an event is played; None: today."""
    found = (each for each in events if each.id == event)
    in_play = (each.date for each in found if each.announced and not each.finished)
    return min(next(in_play, today), today)


def check_began(events: Iterable[EventSummary], book: ClubBook, day: date, today: date) -> None:
    """Refuse a day long before the first that is known of the club."""
    known = [today, *(each.date for each in events if not each.trial)]
    known += [each.joined for each in book.persons.values() if each.joined]
    first = min([*known, *(each.start for each in book.seasons.values())])
    if day < first - _BEFORE:
        raise BeforeClubError(day, first)


_BEFORE = timedelta(days=366)
"""So long before its first event a club may have had money."""


class CashRow(NamedTuple):
    """One person at the box: asked and paid this evening, and the balance of all evenings."""

    person: int
    number: int | None
    """By which he is typed: that of his entry in the event, without one that of the club."""
    name: str
    category: str
    due: int
    paid: int
    balance: int
    is_there: bool


class NobodyMeantError(RuleError):
    """A line of the box that means nobody in the list, or several."""

    typed: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class TypedPayment:
    """What a line at the box means: who pays for whom, and how much; None: all that they owe."""

    people: tuple[int, ...]
    cents: int | None = None


def cash_rows(book: ClubBook, event: int | None, there: PeopleThere | None) -> list[CashRow]:
    """Return who is entered in an event, then whoever else owes or has an advance, by name."""
    entered = set(there.people) if there else set()
    accounts = event_sheet(book, event).rows if event else {}
    now = balances(book)
    persons = [
        p for p in live_persons(book) if p.number in {*entered, *accounts} or now.get(p.number)
    ]
    rows = []
    for each in persons:
        account = accounts.get(each.number)
        due, paid = (account.due, account.paid) if account else (0, 0)
        is_there, balance = each.number in entered, now.get(each.number, 0)
        number = there.entries.get(each.number) if there else each.number
        known = (each.number, number, each.name, each.category)
        rows.append(CashRow(*known, due, paid, balance, is_there))
    return sorted(rows, key=lambda row: (not row.is_there, sort_key(row.name)))


def is_to_charge(book: ClubBook, event: int, there: PeopleThere) -> bool:
    """Tell whether somebody at an evening was not asked for its rate yet; called off, none is."""
    if any(line.what is MoneyKind.CANCELLED for line in book.ledger.events.get(event, ())):
        return False
    return bool(claims_due(book, event, there.day, there.people))


def charged_late(book: ClubBook, event: int, there: PeopleThere) -> int:
    """Return of how many an event that was charged has asked nothing: they were linked later."""
    is_late = event_claims(book, event) and is_to_charge(book, event, there)
    return len(claims_due(book, event, there.day, there.people)) if is_late else 0


def typed_payment(
    book: ClubBook, rows: Sequence[CashRow], typed: str, *, is_event: bool
) -> TypedPayment:
    """Return what a line means: `12`, `12 20`, `3,7`, or a part of one name and an amount.

    A number is that of an event, as at the door; without one, of the club. Refuse what cannot be
    taken in, before Enter does.
    """
    everybody = [(row.number, row.person) for row in rows]
    if not is_event:
        everybody = [(each.number, each.number) for each in live_persons(book)]

    def meant(who: str) -> tuple[int, ...]:
        if not are_numbers(who):
            return tuple(row.person for row in _named(rows, who))
        numbers = dict.fromkeys(int(each) for each in who.split(","))
        found = {n: [person for number, person in everybody if number == n] for n in numbers}
        return tuple(chain(*found.values())) if all(found.values()) else ()

    who, cents = split_amount(typed, lambda text: bool(meant(text)), book.settings.currency)
    people = meant(who)
    if not people or (len(people) > 1 and not are_numbers(who)):
        raise NobodyMeantError(who, tuple(book.persons[n].name for n in people))
    if cents is not None:
        check_amount(book, cents)
    elif not any(balance(book, each) > 0 for each in people):
        raise NothingOwedError(tuple(book.persons[n].name for n in people))
    return TypedPayment(people, cents)


def _named(rows: Sequence[CashRow], typed: str) -> list[CashRow]:
    """Return whose name is typed, else in whose name it occurs."""
    found = [row for row in rows if plain(typed) in plain(row.name)]
    return [row for row in found if plain(row.name) == plain(typed)] or found
