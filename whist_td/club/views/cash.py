"""The cash box while people queue: who is there, what each owes, and what a typed line means."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balances, claims_due
from whist_td.club.rules.cash_sheets import evening_sheet
from whist_td.club.rules.money import read_amount
from whist_td.club.rules.people import live_persons
from whist_td.club.views.evenings import PeopleThere
from whist_td.core.errors import RuleError
from whist_td.core.names import plain, sort_key


class CashRow(NamedTuple):
    """One person at the box: asked and paid this evening, and the balance of all evenings."""

    person: int
    name: str
    category: str
    due: int
    paid: int
    balance: int
    is_there: bool


class NobodyMeantError(RuleError):
    """A line of the box that names nobody of the club, or several."""

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
    accounts = {row.person: row for row in evening_sheet(book, event).rows} if event else {}
    now = balances(book)
    persons = [
        p for p in live_persons(book) if p.number in {*entered, *accounts} or now.get(p.number)
    ]
    rows = []
    for each in persons:
        account = accounts.get(each.number)
        due, paid = (account.due, account.paid) if account else (0, 0)
        is_there, balance = each.number in entered, now.get(each.number, 0)
        rows.append(CashRow(each.number, each.name, each.category, due, paid, balance, is_there))
    return sorted(rows, key=lambda row: (not row.is_there, sort_key(row.name)))


def is_to_charge(book: ClubBook, event: int, there: PeopleThere) -> bool:
    """Tell whether somebody at an evening was not asked for its rate yet."""
    return bool(claims_due(book, event, there.day, there.people))


_NUMBERS = re.compile(r"\d+(?:\s*,\s*\d+)*")


def typed_payment(book: ClubBook, rows: Sequence[CashRow], typed: str) -> TypedPayment:
    """Return what a line means: `12`, `12 20`, `3,7`, or a part of one name and an amount."""
    text = " ".join(typed.split())
    who, _, amount = text.partition(" ")
    if _NUMBERS.fullmatch(who):
        people = tuple(int(each) for each in who.split(","))
        known = {person.number for person in live_persons(book)}
        for number in people:
            if number not in known:
                raise NobodyMeantError(str(number), ())
        return TypedPayment(people, read_amount(amount) if amount else None)
    name, cents = _name_and_amount(text)
    found = [row for row in rows if plain(name) in plain(row.name)]
    if len(found) != 1:
        raise NobodyMeantError(name, tuple(row.name for row in found))
    return TypedPayment((found[0].person,), cents)


def _name_and_amount(text: str) -> tuple[str, int | None]:
    name, _, last = text.rpartition(" ")
    if name and last[:1].isdecimal():
        return name, read_amount(last)
    return text, None
