"""The cash box is the sum of its lines, at every moment and whatever happens."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from tests.club.conftest import VECTORS
from tests.fixtures.clocks import SteppingClock
from tests.fixtures.windows import SeededDice
from whist_td.club import commands as do
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import (
    NoAmountError,
    balance,
    balances,
    cash_totals,
    claims_due,
    headings,
)
from whist_td.club.rules.cash_sheets import (
    event_result,
    event_sheet,
    owing,
    period_sheet,
    statement,
)
from whist_td.club.rules.membership import UnknownCategoryError
from whist_td.club.rules.money import (
    AmountTextError,
    AmountTooLargeError,
    MoneyKind,
    NegativeAmountError,
    OffCoinError,
    OtherMoneyError,
    Purse,
    read_amount,
)
from whist_td.club.rules.payments import (
    AnsweredLineError,
    CounterLineError,
    FutureDayError,
    HeadingTooLongError,
    NobodyInCategoryError,
    NoHeadingError,
    NothingOwedError,
    NothingToPayOutError,
    PaidOutTooMuchError,
    UnknownLineError,
)
from whist_td.club.rules.people import UnknownClubPersonError
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeGiven, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.prizes import PrizeOutcome
from whist_td.core.errors import DaysReversedError
from whist_td.desk.club import Club
from whist_td.storage.files import create_club_file

ANNE, BRUNO, CHLOE, DENIS = range(1, 5)
NAMES = {ANNE: "Anne", BRUNO: "Bruno", CHLOE: "Chloé", DENIS: "Denis"}
CLUB = BookSettings(categories=(Category("M", 500), Category("V", 700, is_member=False)))
DAYS = [date(2025, 12, 12), date(2026, 1, 9), date(2026, 2, 13), date(2026, 3, 13)]
BEGIN = datetime(2025, 12, 12, 19, tzinfo=UTC)


def a_club() -> ClubBook:
    persons = {n: Person(n, name, category="V" if n == DENIS else "M") for n, name in NAMES.items()}
    return ClubBook(settings=CLUB, persons=persons)


def after(book: ClubBook, *commands, at: datetime = BEGIN) -> ClubBook:
    for command in commands:
        book = command.applied_to(book, at)
    return book


def the_four_evenings() -> list[ClubBook]:
    """Return the book of the model's example after each of its evenings."""
    until = DAYS[-1] + timedelta(days=99)
    book = after(
        a_club(),
        do.PutIn(5000),
        do.Charge(CHLOE, 4000, MoneyKind.SUBSCRIPTION, since=DAYS[0], until=until),
        do.Pay((CHLOE,), purse=Purse.BANK),
        do.ChargeEvening(1, DAYS[0], (ANNE, BRUNO, CHLOE, DENIS)),
        do.Pay((ANNE, BRUNO), event=1),
        do.Pay((DENIS,), event=1),
    )
    states = [book]
    member = do.ChangePerson(replace(book.persons[DENIS], category="M"))
    evenings = (
        (
            member,
            do.ChargeEvening(2, DAYS[1], (ANNE, BRUNO, DENIS)),
            do.Pay((ANNE,), event=2),
            do.Pay((DENIS,), 2000, event=2),
        ),
        (
            do.ChargeEvening(3, DAYS[2], (BRUNO, DENIS)),
            do.Pay((BRUNO,), 1000, event=3),
            do.CancelEvening(3),
        ),
        (
            do.ChargeEvening(4, DAYS[3], (ANNE, BRUNO, DENIS)),
            do.Pay((ANNE,), event=4),
            do.Credit(DENIS, 1750, MoneyKind.PRIZE, 4),
            do.Credit(ANNE, 1750, MoneyKind.PRIZE, 4),
            do.PayPrize(DENIS, event=4),
            do.PayPrize(ANNE, event=4),
            do.Refund(DENIS),
            do.Spend(1200, event=4, note="café"),
            do.CountCash(4950, event=4),
            do.Deposit(3000),
        ),
    )
    for day, commands in zip(DAYS[1:], evenings, strict=True):
        at = BEGIN + (day - DAYS[0])
        book = after(book, *commands, at=at)
        states.append(book)
    return states


def test_the_lines_of_the_example_are_those_of_the_model():
    lines = the_four_evenings()[-1].lines.values()
    found = [
        {
            "n": line.number,
            "purse": line.purse.value,
            "person": NAMES.get(line.person or 0),
            "event": f"E{line.event}" if line.event else None,
            "cents": line.cents,
            "what": line.what.value,
            "receipt": line.receipt,
        }
        for line in lines
    ]
    wanted = [{"receipt": None, **line} for line in VECTORS["cash"]["lines"]]
    assert found == wanted


@pytest.mark.parametrize("evening", range(4))
def test_the_box_and_the_balances_are_those_of_the_model(evening):
    book, wanted = the_four_evenings()[evening], VECTORS["cash"]["states"][evening]
    totals = cash_totals(book)
    assert {NAMES[n]: balance(book, n) for n in NAMES} == wanted["balance"]
    for figure in ("cash", "bank", "box", "owed", "advance"):
        assert getattr(totals, figure) == wanted[figure]


def charged(*people: int) -> ClubBook:
    return after(a_club(), do.ChargeEvening(1, DAYS[0], people))


def test_an_evening_is_asked_once_and_of_latecomers_as_they_come():
    book = after(charged(ANNE), do.ChargeEvening(1, DAYS[0], (ANNE, BRUNO)))
    assert balances(book) == {ANNE: 500, BRUNO: 500}


def test_a_subscriber_is_asked_for_nothing_on_his_days_and_earlier_evenings_stay():
    dates = {"since": DAYS[1], "until": DAYS[2]}
    book = after(charged(ANNE), do.Charge(ANNE, 4000, MoneyKind.SUBSCRIPTION, **dates))
    due = [claims_due(book, n, day, (ANNE,)) for n, day in enumerate(DAYS, start=1)]
    assert [bool(claims) for claims in due] == [False, False, False, True]
    assert balance(book, ANNE) == 4500


def test_a_subscription_without_days_begins_on_its_own():
    book = after(a_club(), do.Charge(CHLOE, 4000, MoneyKind.SUBSCRIPTION))
    assert [claims_due(book, n, day, [CHLOE]) for n, day in enumerate(DAYS, 1)] == [()] * 4
    assert len(claims_due(book, 5, DAYS[0] - timedelta(days=1), [CHLOE])) == 1


def test_a_million_is_not_over_a_million():
    assert balance(after(a_club(), do.Charge(ANNE, 100_000_000)), ANNE) == 100_000_000


def test_a_subscription_taken_back_is_none():
    book = after(a_club(), do.Charge(ANNE, 4000, MoneyKind.SUBSCRIPTION), do.AnswerLine(1))
    assert claims_due(book, 1, DAYS[0], (ANNE,))[0].cents == 500


def test_the_category_of_the_evening_decides_not_the_one_of_today():
    book = a_club()
    member = do.ChangePerson(replace(book.persons[DENIS], category="M"))
    book = after(book, member, at=BEGIN + timedelta(days=30))
    assert [claims_due(book, 1, day, (DENIS,))[0].cents for day in (DAYS[0], DAYS[2])] == [700, 500]


def test_one_who_pays_for_several_has_one_receipt_and_a_line_each():
    book = after(charged(ANNE, BRUNO), do.Pay((ANNE, BRUNO), by=CHLOE))
    money = [line for line in book.lines.values() if line.purse is Purse.CASH]
    assert [(line.person, line.cents, line.receipt, line.by) for line in money] == [
        (ANNE, 500, 1, CHLOE),
        (BRUNO, 500, 1, CHLOE),
    ]


def test_what_is_too_much_is_an_advance_of_who_pays():
    book = after(charged(ANNE, BRUNO), do.Pay((ANNE, BRUNO), 2000))
    assert balances(book) == {ANNE: -1000, BRUNO: 0}
    by_other = after(charged(ANNE), do.Pay((ANNE,), 2000, by=BRUNO))
    assert balances(by_other) == {ANNE: 0, BRUNO: -1500}


def test_an_advance_is_used_by_itself():
    book = after(a_club(), do.Pay((ANNE,), 2000), do.ChargeEvening(1, DAYS[0], (ANNE,)))
    sheet = event_sheet(book, 1)
    assert (balance(book, ANNE), sheet.due, sheet.owed) == (-1500, 500, 0)


def test_a_card_of_ten_evenings_for_nine_is_money_and_a_credit():
    card = MoneyKind.CARD
    book = after(a_club(), do.Pay((ANNE,), 4500, what=card), do.Credit(ANNE, 500, card))
    assert (balance(book, ANNE), cash_totals(book).box) == (-5000, 4500)


def test_a_counter_line_takes_back_a_line_and_has_a_receipt_of_its_own():
    book = after(charged(ANNE), do.Pay((ANNE,)), do.AnswerLine(2, "mauvaise personne"))
    last = book.lines[3]
    assert (last.cents, last.answers, last.receipt) == (-500, 2, 2)
    assert balance(book, ANNE) == 500


def test_a_deposit_is_taken_back_on_both_sides():
    book = after(a_club(), do.PutIn(5000), do.Deposit(3000), do.AnswerLine(3))
    assert (cash_totals(book).cash, cash_totals(book).bank) == (5000, 0)


def test_a_count_is_a_line_also_where_nothing_is_missing():
    book = after(a_club(), do.PutIn(5000), do.CountCash(5000, note="2 × 20.00, 1 × 10.00"))
    last = book.lines[2]
    assert (last.what, last.cents, last.note) == (MoneyKind.DIFFERENCE, 0, "2 × 20.00, 1 × 10.00")
    sheet = period_sheet(book, last.day, last.day)
    assert [row.what for row in sheet.rows] == [MoneyKind.OPENING]


def test_a_count_of_an_earlier_day_is_held_against_the_lines_until_that_day():
    book = after(a_club(), do.PutIn(5000, on=DAYS[0] - timedelta(days=9)), do.Spend(1200))
    book = after(book, do.CountCash(5000, on=DAYS[0] - timedelta(days=1)))
    assert book.lines[3].cents == 0


def test_dues_are_asked_once_of_each_of_a_category_and_waive_nothing():
    year = (date(2025, 9, 1), date(2026, 8, 31))
    dues = do.ChargeDues("m", 4000, *year)
    book = after(a_club(), dues)
    asked = [line.person for line in book.lines.values()]
    assert asked == [n for n, each in book.persons.items() if each.category == "M"]
    assert after(book, dues) == book
    book = after(book, do.ChargeEvening(1, DAYS[0], (ANNE,)))
    assert balance(book, ANNE) == 4500
    with pytest.raises(UnknownCategoryError):
        after(book, do.ChargeDues("Juniors", 4000, *year))
    nobody = replace(book.settings, categories=(*book.settings.categories, Category("Guests", 0)))
    with pytest.raises(NobodyInCategoryError):
        after(book, do.ChangeClub(nobody), do.ChargeDues("Guests", 4000, *year))


def test_what_is_entered_late_belongs_to_its_day_and_none_is_to_come():
    day = DAYS[0] - timedelta(days=30)
    book = after(charged(ANNE), do.Pay((ANNE,), purse=Purse.BANK, on=day))
    line = book.lines[2]
    assert (line.day, line.at.date()) == (day, DAYS[0])
    assert period_sheet(book, day, day).closing == {Purse.CASH: 0, Purse.BANK: 500}
    with pytest.raises(FutureDayError):
        after(book, do.Spend(500, on=DAYS[3] + timedelta(days=400)))


def test_income_and_expenses_stand_under_the_headings_of_the_club():
    income = {"what": MoneyKind.INCOME, "event": 1}
    book = after(
        charged(ANNE, BRUNO), do.Pay((ANNE,), event=1),
        do.PutIn(2500, heading="Bar", **income), do.PutIn(1000, heading=" bar ", **income),
        do.Spend(1200, event=1, heading="Rent"), do.Spend(300, event=1, note="Milk"),
    )  # fmt: skip
    assert headings(book) == ("Rent", "Bar")
    rows = [(row.what.value, row.heading, row.came_in, row.went_out)
            for row in period_sheet(book, DAYS[0], DAYS[0]).rows]  # fmt: skip
    assert rows == [
        ("evening", "", 500, 0), ("income", "Bar", 3500, 0),
        ("expense", "", 0, 300), ("expense", "Rent", 0, 1200),
    ]  # fmt: skip
    parts = {(part.what.value, part.heading): part.cents for part in event_result(book, 1)}
    assert sum(parts.values()) == 500 + 3500 - 1500
    with pytest.raises(HeadingTooLongError):
        after(book, do.PutIn(500, heading="x" * 200, **income))
    with pytest.raises(NoHeadingError):
        after(book, do.PutIn(500, heading=" ", **income))


def test_money_fetched_from_the_bank_is_taken_back_on_both_sides():
    book = after(a_club(), do.PutIn(5000, Purse.BANK), do.Withdraw(2000))
    assert (cash_totals(book).cash, cash_totals(book).bank) == (2000, 3000)
    book = after(book, do.AnswerLine(2))
    assert (cash_totals(book).cash, cash_totals(book).bank) == (0, 5000)


def test_who_has_owed_longest_is_first_and_owes_what_is_open():
    book = after(charged(ANNE, BRUNO), do.Charge(BRUNO, 4000, MoneyKind.DUES), do.Pay((ANNE,)))
    book = after(book, do.ChargeEvening(2, DAYS[1], (ANNE, BRUNO)), at=BEGIN + timedelta(days=60))
    rows = [(each.person, each.cents, each.since, each.events) for each in owing(book)]
    assert rows == [(BRUNO, 5000, DAYS[0], (1, 2)), (ANNE, 500, DAYS[1], (2,))]


def test_who_was_merged_owes_nothing_any_more_and_the_other_all():
    book = after(charged(ANNE, BRUNO), do.MergePersons(ANNE, BRUNO))
    assert balances(book) == {ANNE: 1000}


def test_an_evening_begun_anew_after_it_was_called_off_is_asked_again():
    book = after(charged(ANNE), do.CancelEvening(1), do.CancelEvening(1))
    assert balances(book) == {ANNE: 0}
    assert balances(after(book, do.ChargeEvening(1, DAYS[0], (ANNE,)))) == {ANNE: 500}


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (do.Pay((BRUNO,)), NothingOwedError),
        (do.Pay(()), NothingOwedError),
        (do.Pay((9,), 500), UnknownClubPersonError),
        (do.Pay((ANNE,), 0), NoAmountError),
        (do.Pay((ANNE,), -500), NegativeAmountError),
        (do.Pay((ANNE,), 100_000_005), AmountTooLargeError),
        (do.Pay((ANNE,), 503), OffCoinError),
        (do.Charge(ANNE, 0), NoAmountError),
        (do.Charge(9, 500), UnknownClubPersonError),
        (do.Spend(-500), NegativeAmountError),
        (do.Spend(503), OffCoinError),
        (do.Credit(9, 500), UnknownClubPersonError),
        (do.Refund(ANNE), NothingToPayOutError),
        (do.Refund(CHLOE, 505), PaidOutTooMuchError),
        (do.PayPrize(CHLOE), NothingToPayOutError),
        (do.CountCash(-5), NegativeAmountError),
        (do.AnswerLine(99), UnknownLineError),
        (do.AnswerLine(4), CounterLineError),
        (do.AnswerLine(2), AnsweredLineError),
        (
            do.Charge(ANNE, 500, MoneyKind.SUBSCRIPTION, since=DAYS[1], until=DAYS[0]),
            DaysReversedError,
        ),
    ],
)
def test_what_cannot_be_is_refused(command, refusal):
    book = replace(a_club(), settings=replace(CLUB, coin=5))
    book = after(book, do.ChargeEvening(1, DAYS[0], (ANNE,)), do.Pay((ANNE,)))
    book = after(book, do.Pay((CHLOE,), 500), do.AnswerLine(2))
    with pytest.raises(refusal):
        after(book, command)


@pytest.mark.parametrize(
    ("typed", "cents"),
    [("7,50", 750), ("7.5", 750), ("7", 700), (" 0,05 ", 5), ("1 000 000", 100_000_000),
     ("12,00 $", 1200), ("€ 3", 300), ("CHF 5.-", 500), ("1’250.–", 125_000), ("Fr. 5.50", 550),
     ("«\u00a012,50 $\u00a0»", 1250), ("5euros", 500)],
)  # fmt: skip
def test_an_amount_is_read_with_a_comma_or_a_point(typed, cents):
    assert read_amount(typed) == cents


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("-5", NegativeAmountError),
        ("1000000,01", AmountTooLargeError),
        ("9" * 5000, AmountTooLargeError),
        ("", AmountTextError),
        ("5,005", AmountTextError),
        ("1,000.00", AmountTextError),
        ("cinq", AmountTextError),
    ],
)
def test_what_is_no_amount_is_refused(typed, refusal):
    with pytest.raises(refusal):
        read_amount(typed)


@pytest.mark.parametrize(
    ("currency", "typed", "is_taken"),
    [("CAD", "5 $", True), ("CAD", "5 $ CA", True), ("AUD", "$5", True), ("CHF", "5.- fr.", True),
     ("CAD", "5 €", False), ("CAD", "US$ 5", False), ("EUR", "5 $", False), ("AUD", "5 €", False)],
)  # fmt: skip
def test_an_amount_that_says_it_is_other_money_is_never_taken_as_the_clubs(
    currency, typed, is_taken
):
    if is_taken:
        assert read_amount(typed, currency) == 500
        return
    with pytest.raises(OtherMoneyError):
        read_amount(typed, currency)


def test_the_sheet_of_an_evening_says_who_has_not_paid():
    sheet = event_sheet(the_four_evenings()[1], 2)
    rows = [(person, row.due, row.paid, row.owed) for person, row in sheet.rows.items()]
    assert rows == [(ANNE, 500, 500, 0), (BRUNO, 500, 0, 500), (DENIS, 500, 500, 0)]
    assert (sheet.due, sheet.paid, sheet.owed, sheet.taken_in) == (1500, 1000, 500, 2500)


def test_who_only_won_a_prize_is_on_no_sheet_of_who_has_paid():
    prizes, of = (Prize(1, 1, PrizeRule(), PrizeAmount(1000)),), PrizeOccasion(event=1)
    given = PrizeOutcome(1, (PrizeGiven(BRUNO, cents=1000),))
    book = after(charged(ANNE), do.PlanPrizes(of, prizes), do.GivePrizes(of, (given,)))
    assert balance(book, BRUNO) == -1000
    assert list(event_sheet(book, 1).rows) == [ANNE]


def test_a_statement_ends_with_the_balance():
    book = the_four_evenings()[2]
    rows = statement(book, BRUNO)
    assert [row.balance for row in rows] == [500, 0, 500, 1000, 0, -500]


def test_a_period_closes_with_what_the_next_one_opens_with():
    book = the_four_evenings()[-1]
    first = period_sheet(book, DAYS[0], DAYS[1])
    second = period_sheet(book, DAYS[1] + timedelta(days=1), DAYS[3])
    assert first.closing == second.opening == {Purse.CASH: 9200, Purse.BANK: 4000}
    assert second.closing == {Purse.CASH: 1950, Purse.BANK: 7000}


def test_a_desk_hands_on_what_is_known_of_lines_and_it_is_as_reckoned_anew(tmp_path):
    file = create_club_file(tmp_path / "club.whist")
    desk = Club(file, SteppingClock(), SeededDice()).book()
    for command in (
        *(do.AddPerson(Person(1, name)) for name in ("Anne", "Bruno", "Chloé")),
        *(do.Charge((n % 3) + 1, 500 + n) for n in range(6)),
        *(do.Pay((1, 2), 900), do.Pay((3,), 2000, event=1), do.AnswerLine(7)),
        *(do.MergePersons(1, 2), do.Pay((1,), 700), do.Charge(3, 100, MoneyKind.SUBSCRIPTION)),
    ):
        assert desk.facts.ledger
        desk.do(command)
        is_known = "ledger" in vars(desk.facts)
        assert is_known is not isinstance(command, (do.AddPerson, do.MergePersons))
        assert desk.facts.ledger == replace(desk.facts).ledger
    desk.undo()
    assert desk.facts.ledger == replace(desk.facts).ledger
    file.close()
