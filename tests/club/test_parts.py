"""A part of the book tells of its own what the whole book tells."""

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.club.test_cash import ANNE, BRUNO, DAYS, DENIS, the_four_evenings
from tests.club.test_settlement import accounts
from tests.fixtures.clocks import SteppingClock
from tests.fixtures.samples import examples
from whist_td.club import commands as do
from whist_td.club.paper.receipt import receipt_lines, receipts_of
from whist_td.club.rules.cash import balances, cash_totals, in_cash, lines_of
from whist_td.club.rules.cash_sheets import MONEY, event_sheet, owing, period_lines, period_sheet
from whist_td.club.rules.money import Purse
from whist_td.club.rules.persons import Spelling
from whist_td.club.views import parts
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.desk import Desk, LateDesk
from whist_td.desk.journal import changes_between
from whist_td.desk.ports import DamagedEventError
from whist_td.desk.requests import TakeOverFacts
from whist_td.storage.files import create_club_file

NEXT = DAYS[-1] + timedelta(days=7)


@pytest.fixture
def clock():
    return SteppingClock()


@pytest.fixture
def file(tmp_path, clock):
    """A file with the four evenings of the model, after which Denis turned out to be Bruno."""
    with closing(create_club_file(tmp_path / "club.whist")) as made:
        desk = Desk(made, clock, BOOK_NUMBER)
        desk.do(do.PutIn(100))
        book = the_four_evenings()[-1]
        book = replace(book, seen={Spelling(n, f"Nom {n}"): ANNE for n in (1, 2)})
        book = do.MergePersons(BRUNO, DENIS).applied_to(book, datetime.now(UTC))
        changes = changes_between(desk.facts, book)
        made.record(0, replace(desk.lines[-1], number=3, command=TakeOverFacts(), changes=changes))
        yield made


@pytest.fixture
def whole(file):
    return file.facts(BOOK_NUMBER)


def part(file, sought):
    return file.part(BOOK_NUMBER, "persons", some={"lines": sought})


def test_the_sums_are_those_of_the_lines(file, whole):
    book = part(file, {})
    parts.read_sums(file, book)
    assert (balances(book), cash_totals(book)) == (balances(whole), cash_totals(whole))
    assert not book.lines


@pytest.mark.parametrize("person", [ANNE, BRUNO])
def test_the_lines_of_a_person_are_those_of_whoever_was_merged_into_him(file, whole, person):
    book = part(file, parts.lines_of_people(whole, {person}))
    assert lines_of(book, person) == lines_of(whole, person)
    assert len(book.lines) < len(whole.lines)


@pytest.mark.parametrize("event", [1, 2, 3, 4, 9])
def test_an_event_is_settled_by_its_own_part_of_the_book(file, whole, event):
    book = part(file, parts.lines_settling(file, event))
    assert event_sheet(book, event) == event_sheet(whole, event)


@pytest.fixture(scope="module")
def of_lines(tmp_path_factory):
    """Return what makes a file whose box has just these lines."""
    clock, path = SteppingClock(), tmp_path_factory.mktemp("lines") / "club.whist"
    with closing(create_club_file(path)) as made:
        Desk(made, clock, BOOK_NUMBER).do(do.PutIn(100))
        book = the_four_evenings()[-1]

        def file(lines):
            desk = Desk(made, clock, BOOK_NUMBER)
            changes = changes_between(desk.facts, replace(book, lines=lines))
            line = replace(desk.lines[-1], number=len(desk.lines) + 1, changes=changes)
            if changes:
                made.record(0, replace(line, command=TakeOverFacts()))
            return made

        yield file


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(one=accounts(), other=accounts(), says=st.sampled_from((None, False, True)))
def test_what_settled_an_event_is_found_in_any_box(of_lines, one, other, says):
    both = [*one, *(replace(each, person=BRUNO) for each in other)]
    lines = {
        n: replace(
            each,
            number=n,
            answers=each.answers and each.answers + (len(one) if n > len(one) else 0),
            on=None if says is None or (says is False and n == 3) else each.day,
        )
        for n, each in enumerate(both, start=1)
    }
    file = of_lines(lines)
    whole = file.facts(BOOK_NUMBER)
    for event in (1, 2, 3):
        book = part(file, parts.lines_settling(file, event))
        assert event_sheet(book, event) == event_sheet(whole, event)


@pytest.mark.parametrize(("start", "end"), [(DAYS[1], DAYS[2]), (DAYS[0], NEXT)])
def test_the_lines_of_some_days_are_all_there(file, whole, start, end):
    book = part(file, parts.lines_of_days(start, end))
    assert period_lines(book, start, end) == period_lines(whole, start, end)


@pytest.mark.parametrize(
    ("start", "end"), [(DAYS[1], DAYS[2]), (DAYS[0], NEXT), (DAYS[2], DAYS[2]), (NEXT, NEXT)]
)
def test_the_account_of_a_period_needs_no_line_of_another(file, whole, start, end):
    book = part(file, parts.lines_of_days(start, end))
    parts.read_sums(file, book, end)
    assert period_sheet(book, start, end) == period_sheet(whole, start, end)
    before = (each for each in whole.lines.values() if each.day < start)
    money = Counter[Purse]()
    for each in before:
        money[each.purse] += each.cents
    assert period_sheet(book, start, end).opening == {each: money[each] for each in MONEY}


@pytest.mark.parametrize("event", [1, 2, 3, 4, 9])
def test_the_receipts_of_an_event_are_whole(file, whole, event):
    book = part(file, parts.lines_of_receipts(file, event))
    assert receipts_of(book, event) == receipts_of(whole, event)
    ours = receipt_lines(book)
    assert ours == {n: receipt_lines(whole)[n] for n in ours}


def test_what_was_in_the_box_is_what_is_there_less_what_came_since(file, whole):
    for day in (date(2000, 1, 1), *DAYS, NEXT):
        book = part(file, parts.lines_of_days(day))
        parts.read_sums(file, book)
        assert in_cash(book, day) == in_cash(whole, day)
        until = [each for each in whole.lines.values() if each.day <= day]
        assert in_cash(whole, day) == sum(e.cents for e in until if e.purse.value == "cash")


@pytest.mark.parametrize(
    ("command", "sought"),
    [
        (do.Pay((ANNE, BRUNO), 700, event=4), lambda book: parts.lines_of_people(book, {1, 2})),
        (do.Credit(ANNE, 100, do.MoneyKind.REDUCTION), lambda _book: {}),
        (do.CancelEvening(4), lambda _book: {"event": (4,)}),
        (do.AnswerLine(4), lambda _book: {"number": (3, 4, 5), "answers": (4,)}),
        (do.ChargeEvening(5, NEXT, (1, 2, 3)), lambda _book: {"what": ("subscription",)}),
        (do.Deposit(100), lambda _book: {}),
    ],
    ids=lambda each: type(each).__name__,
)
def test_a_command_adds_to_a_part_what_it_adds_to_the_whole(file, clock, command, sought):
    whole = LateDesk(file, clock, BOOK_NUMBER)
    lines = parts.lines_to_add(sought(whole.facts))
    some = LateDesk(file, clock, BOOK_NUMBER, {"lines": lines, "seen": {}})
    parts.read_sums(file, some.facts)
    at = clock.now()
    added, also = (
        changes_between(desk.facts, command.applied_to(desk.facts, at)) for desk in (some, whole)
    )
    assert added == also
    some.do(command)
    assert cash_totals(some.facts) == cash_totals(file.facts(BOOK_NUMBER))


def test_the_names_that_are_not_asked_for_stay_where_they_are(file, clock, whole):
    LateDesk(file, clock, BOOK_NUMBER, {**parts.NO_NAMES, "lines": parts.lines_to_add({})}).do(
        do.PutIn(100)
    )
    after = file.load(BOOK_NUMBER)[0]
    assert (after.seen, len(after.lines)) == (whole.seen, len(whole.lines) + 1)


def test_who_owes_is_found_by_the_sums(file, whole):
    assert owing(part(file, parts.lines_owing(file))) == owing(whole)


@pytest.mark.parametrize("cell", ["cents = 'much'", "purse = 'sock'", "person = 'Anne'"])
def test_a_cell_that_cannot_be_added_up_is_told_by_its_place(file, cell):
    with closing(sqlite3.connect(file.path)) as other, other:
        other.execute("PRAGMA ignore_check_constraints = ON")
        other.execute(f"UPDATE line SET {cell} WHERE number = 2")  # noqa: S608 - our own
    with pytest.raises(DamagedEventError) as refusal:
        parts.read_sums(file, part(file, {}))
    assert (refusal.value.table, refusal.value.row) == ("line", "number 2")
