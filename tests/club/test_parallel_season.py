"""A season kept beside the program on a sheet of paper: equal to the cent, on every sheet.

`tests/data/club_season_ledger.csv` is the treasurers' spreadsheet, line by line as they wrote it,
with what was in the box and at the bank after each; `club_season_sheets.csv` has what their sheets
say at the end. Marie keeps it until New Year, then Jules, who finds a transfer of 30 December.
"""

import csv
from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from tests.fixtures.papers import texts
from whist_td.club import commands as do
from whist_td.club.paper.club_sheets import sheet_pdf
from whist_td.club.paper.treasurer_sheets import event_account, period_account
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balances, cash_totals
from whist_td.club.rules.cash_sheets import (
    event_result,
    event_sheet,
    owing,
    period_sheet,
    statement,
)
from whist_td.club.rules.money import MoneyKind, Purse
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.core.events import Details
from whist_td.paper.layout import PageSize
from whist_td.words.club_amounts import money_text

DATA = Path(__file__).parents[1] / "data"
MEMBERS, VISITORS = ("Anne", "Bruno", "Chloé", "Emma"), ("Denis", "Félix")
NUMBERS = {name: number for number, name in enumerate((*MEMBERS, *VISITORS), start=1)}
YEARS = {
    "2025": (date(2025, 9, 1), date(2025, 12, 31)),
    "2026": (date(2026, 1, 1), date(2026, 6, 30)),
}


@dataclass(frozen=True)
class Written:
    """A line of the spreadsheet."""

    entered: str
    on: str
    evening: str
    treasurer: str
    what: str
    who: str
    purse: str
    cents: str
    cash: str
    bank: str


def written():
    with (DATA / "club_season_ledger.csv").open(encoding="utf-8", newline="") as file:
        return [Written(**row) for row in csv.DictReader(file)]


def sheets():
    """What the treasurers' sheets say, by what they are about."""
    found = defaultdict(list)
    with (DATA / "club_season_sheets.csv").open(encoding="utf-8", newline="") as file:
        for what, *values in csv.reader(file):
            found[what].append(values)
    return found


SHEETS = sheets()


def command_of(line, book):
    cents, purse, on = int(line.cents), Purse(line.purse), date.fromisoformat(line.on)
    event, note = int(line.evening) if line.evening else None, line.treasurer
    in_cash, people = cash_totals(book).cash, [NUMBERS.get(n, 0) for n in line.who.split(",")]
    made = {
        "claim evening": lambda: do.ChargeEvening(event, on, tuple(people)),
        "claim dues": lambda: do.ChargeDues(line.who, cents, on, date(2026, 8, 31), note, on),
        "opening": lambda: do.PutIn(cents, purse, event, note, on=on),
        "income": lambda: do.PutIn(cents, purse, event, note, MoneyKind.INCOME, on, line.who),
        "expense": lambda: do.Spend(-cents, purse, event, note, on=on, heading=line.who),
        "deposit": lambda: do.Deposit(-cents, note, on),
        "withdrawal": lambda: do.Withdraw(cents, note, on),
        "count": lambda: do.CountCash(in_cash + cents, event, note, on),
    }
    if line.what in made:
        return made[line.what]()
    return do.Pay(tuple(people), cents, None, purse, event, note, MoneyKind(line.what), on)


@pytest.fixture(scope="module")
def books():
    """The book after each line of the spreadsheet."""
    categories = (Category("Members", 500), Category("Visitors", 700, is_member=False))
    persons = {
        number: Person(number, name, category="Members" if name in MEMBERS else "Visitors")
        for name, number in NUMBERS.items()
    }
    book, found = ClubBook(settings=BookSettings(categories=categories), persons=persons), []
    for line in written():
        when = datetime.combine(date.fromisoformat(line.entered), datetime.min.time(), UTC)
        book = command_of(line, book).applied_to(book, when.replace(hour=19))
        found.append(book)
    return found


def test_box_and_bank_are_equal_after_each_line(books):
    totals = [cash_totals(book) for book in books]
    assert [(str(t.cash), str(t.bank)) for t in totals] == [(w.cash, w.bank) for w in written()]


def test_the_sheet_of_each_of_24_evenings_is_equal(books, english):
    assert len(SHEETS["evening"]) == 24
    for number, *figures in SHEETS["evening"]:
        sheet, event = event_sheet(books[-1], int(number)), int(number)
        result = sum(part.cents for part in event_result(books[-1], event))
        assert [str(n) for n in (sheet.due, sheet.paid, sheet.owed, result)] == figures, number
        heading = Details("Club", date(2026, 3, 1), "Gaspé")
        paper = event_account(books[-1], (event, "E"), heading, PageSize.A4, english)
        told = " ".join(" ".join(texts(sheet_pdf(paper, english))).split())
        due, paid, owed, _result = (money_text(int(each), english) for each in figures)
        assert f"Total {due} {paid} {owed if int(figures[2]) else '–'}" in told, (number, told)


def test_who_owes_what_since_when_and_for_which_evenings_is_equal(books):
    known, rows = balances(books[-1]), {row.person: row for row in owing(books[-1])}
    for name, cents, since, events in SHEETS["balance"]:
        number = NUMBERS[name]
        assert known[number] == statement(books[-1], number)[-1].balance == int(cents), name
        if since:
            assert rows[number].since == date.fromisoformat(since)
            assert rows[number].events == tuple(map(int, events.split()))
        else:
            assert number not in rows


@pytest.mark.parametrize("year", YEARS)
def test_the_sheet_of_each_year_is_equal(books, year, english):
    sheet = period_sheet(books[-1], *YEARS[year])
    for side in ("opening", "closing"):
        told = {p.value: str(cents) for p, cents in getattr(sheet, side).items()}
        assert told == {purse: cents for of, purse, cents in SHEETS[side] if of == year}
    rows = [(r.purse.value, r.what.value, r.heading, r.came_in, r.went_out) for r in sheet.rows]
    told = sorted(tuple(map(str, row)) for row in rows)
    assert told == sorted(tuple(row) for of, *row in SHEETS["period"] if of == year)
    heading = Details("Club", date(2026, 7, 1), "Gaspé")
    paper = period_account(books[-1], YEARS[year], heading, PageSize.A4, english)
    read = " ".join(texts(sheet_pdf(paper, english)))
    assert all(money_text(cents, english) in read for cents in sheet.closing.values())


def test_a_transfer_entered_late_belongs_to_the_year_in_which_it_came(books):
    late = next(n for n, line in enumerate(written()) if line.on < line.entered)
    before, after = (period_sheet(books[n], *YEARS["2025"]).closing for n in (late - 1, late))
    assert after[Purse.BANK] - before[Purse.BANK] == 2500
    assert period_sheet(books[-1], *YEARS["2026"]).opening == after
