"""Whatever is entered, in whatever order: the box is the sum of its lines, and no line changes."""

from datetime import UTC, date, datetime, timedelta

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from tests.fixtures.samples import examples
from whist_td.club import commands as do
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balance, balances, cash_totals, claims_due, lines_of
from whist_td.club.rules.cash_sheets import event_sheet, is_payment, period_sheet, statement
from whist_td.club.rules.money import MoneyKind, Purse
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.club.rules.settlement import settled
from whist_td.core.errors import RuleError

DAY = date(2026, 1, 1)
PEOPLE = st.integers(1, 5)
EVENTS = st.integers(1, 4)
CENTS = st.integers(-100, 4000)
MAYBE = st.none() | st.integers(1, 2500)
PURSES = st.sampled_from((Purse.CASH, Purse.BANK))
CREDITS = st.sampled_from((MoneyKind.REDUCTION, MoneyKind.VOUCHER, MoneyKind.PRIZE))
CHARGES = st.sampled_from((MoneyKind.SUBSCRIPTION, MoneyKind.CARD, MoneyKind.OTHER))


class Box(RuleBasedStateMachine):
    """A treasurer who does anything at all; beside him, sums that are kept by hand."""

    def __init__(self) -> None:
        super().__init__()
        categories = (Category("M", 500), Category("V", 700, is_member=False))
        persons = {n: Person(n, f"P{n}", category="MV"[n % 2]) for n in range(1, 6)}
        self.book = ClubBook(settings=BookSettings(categories=categories), persons=persons)
        self.day = 0
        self.money = {Purse.CASH: 0, Purse.BANK: 0}
        self.owed = dict.fromkeys(persons, 0)

    def done(self, command) -> bool:
        before = self.book
        try:
            self.book = command.applied_to(before, datetime(2026, 1, 1, tzinfo=UTC) + self.days)
        except RuleError:
            return False
        assert list(self.book.lines.items())[: len(before.lines)] == list(before.lines.items())
        for number in range(len(before.lines) + 1, len(self.book.lines) + 1):
            line = self.book.lines[number]
            if line.purse in self.money:
                self.money[line.purse] += line.cents
            if line.person is not None:
                self.owed[line.person] += line.cents if line.purse is Purse.OWED else -line.cents
        return True

    @property
    def days(self) -> timedelta:
        return timedelta(days=self.day)

    @rule()
    def tomorrow(self):
        self.day += 1

    @rule(event=EVENTS, people=st.lists(PEOPLE))
    def charge_evening(self, event, people):
        self.done(do.ChargeEvening(event, DAY + self.days, tuple(people)))
        assert claims_due(self.book, event, DAY + self.days, people) == ()

    @rule(person=PEOPLE, cents=CENTS, what=CHARGES, length=st.none() | st.integers(0, 9))
    def charge(self, person, cents, what, length):
        until = None if length is None else DAY + self.days + timedelta(days=length)
        self.done(do.Charge(person, cents, what, since=DAY + self.days, until=until))

    @rule(person=PEOPLE, cents=CENTS, what=CREDITS, event=EVENTS)
    def credit(self, person, cents, what, event):
        self.done(do.Credit(person, cents, what, event))

    @rule(people=st.lists(PEOPLE), cents=MAYBE, by=st.none() | PEOPLE, purse=PURSES, event=EVENTS)
    def pay(self, people, cents, by, purse, event):
        before = cash_totals(self.book).box
        owed = sum(max(balance(self.book, n), 0) for n in set(people))
        if self.done(do.Pay(tuple(people), cents, by, purse, event)):
            assert cash_totals(self.book).box - before == (owed if cents is None else cents)

    @rule(person=PEOPLE, cents=MAYBE, purse=PURSES)
    def refund(self, person, cents, purse):
        if self.done(do.Refund(person, cents, purse)):
            assert balance(self.book, person) <= 0

    @rule(person=PEOPLE, cents=MAYBE, purse=PURSES, event=EVENTS)
    def pay_prize(self, person, cents, purse, event):
        if self.done(do.PayPrize(person, cents, purse, event)):
            assert balance(self.book, person) <= 0

    @rule(cents=CENTS, command=st.sampled_from((do.PutIn, do.Spend)), purse=PURSES)
    def of_nobody(self, cents, command, purse):
        self.done(command(cents, purse))

    @rule(cents=CENTS)
    def deposit(self, cents):
        before = cash_totals(self.book).box
        self.done(do.Deposit(cents))
        assert cash_totals(self.book).box == before

    @rule(cents=CENTS)
    def count(self, cents):
        if self.done(do.CountCash(cents)):
            assert cash_totals(self.book).cash == cents

    @rule(line=st.integers(1, 60))
    def answer(self, line):
        if self.done(do.AnswerLine(line)):
            assert not self.done(do.AnswerLine(line))
            assert not self.done(do.AnswerLine(len(self.book.lines)))

    @rule(event=EVENTS)
    def cancel(self, event):
        self.done(do.CancelEvening(event))

    @invariant()
    def the_box_is_the_sum_of_its_lines(self):
        totals = cash_totals(self.book)
        assert {Purse.CASH: totals.cash, Purse.BANK: totals.bank} == self.money
        assert {n: balance(self.book, n) for n in self.owed} == self.owed
        assert {n: balances(self.book).get(n, 0) for n in self.owed} == self.owed
        assert totals.owed - totals.advance == sum(self.owed.values())

    @invariant()
    def receipts_have_no_gaps_and_belong_to_one_moment(self):
        receipts = [line.receipt for line in self.book.lines.values() if line.receipt]
        assert receipts == sorted(receipts)
        assert set(receipts) == set(range(1, len(set(receipts)) + 1))

    @invariant()
    def every_sheet_adds_up(self):
        for person, owed in self.owed.items():
            rows = statement(self.book, person)
            assert (rows[-1].balance if rows else 0) == owed
        middle = DAY + self.days / 2
        first = period_sheet(self.book, DAY, middle)
        last = period_sheet(self.book, middle + timedelta(days=1), DAY + self.days)
        assert first.closing == last.opening
        assert last.closing == self.money
        lines = [line for line in self.book.lines.values() if is_payment(line)]
        with_event = sum(line.cents for line in lines if line.event is not None)
        assert sum(event_sheet(self.book, event).taken_in for event in range(1, 5)) == with_event

    @invariant()
    def what_is_open_of_all_claims_is_what_is_owed(self):
        for person, owed in self.owed.items():
            claims = settled(lines_of(self.book, person))
            assert sum(claim.open for claim in claims) == max(owed, 0)


TestBox = Box.TestCase
TestBox.settings = settings(max_examples=examples(60), stateful_step_count=40, deadline=None)
