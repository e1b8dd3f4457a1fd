"""What settles what: the model's sheets, laws over any account, and a second reckoning by coins."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.club.conftest import VECTORS
from tests.club.settlement_oracle import settled_by_coins
from tests.club.test_cash import ANNE, BRUNO, DAYS, after, charged, the_four_evenings
from tests.fixtures.samples import examples
from whist_td.club import commands as do
from whist_td.club.rules.cash import signed
from whist_td.club.rules.cash_sheets import event_sheet
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeGiven, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion, pot_of
from whist_td.club.rules.prizes import PrizeOutcome
from whist_td.club.rules.settlement import settled, settled_for

FIRST = datetime(2026, 1, 9, 12, tzinfo=UTC)
KINDS = {
    Purse.OWED: (
        (1, MoneyKind.EVENING), (1, MoneyKind.SUBSCRIPTION), (-1, MoneyKind.REDUCTION),
        (-1, MoneyKind.VOUCHER), (-1, MoneyKind.PRIZE), (-1, MoneyKind.CANCELLED),
    ),
    Purse.CASH: (
        (1, MoneyKind.EVENING), (1, MoneyKind.ADVANCE), (-1, MoneyKind.REFUND),
        (-1, MoneyKind.PRIZE),
    ),
}  # fmt: skip


@st.composite
def accounts(draw):
    """Draw the lines of one person in any order of days, some of them taken back."""
    lines: list[MoneyLine] = []
    for number in range(1, draw(st.integers(1, 14)) + 1):
        at = FIRST + timedelta(days=draw(st.integers(0, 3)))
        answered = {each.answers for each in lines}
        standing = [each for each in lines if not each.answers and each.number not in answered]
        if standing and draw(st.integers(0, 5)) == 0:
            back = draw(st.sampled_from(standing))
            counter = replace(back, number=number, at=at, cents=-back.cents, answers=back.number)
            lines.append(counter)
            continue
        purse = draw(st.sampled_from(list(KINDS)))
        sign, what = draw(st.sampled_from(KINDS[purse]))
        event = draw(st.sampled_from((None, 1, 2, 3)))
        line = MoneyLine(number, at, purse, sign * draw(st.integers(1, 6)), what, ANNE, event)
        if what is MoneyKind.CANCELLED:
            claims = [each for each in standing if each.what is MoneyKind.EVENING]
            claims = [each for each in claims if each.purse is Purse.OWED]
            line = replace(line, what=MoneyKind.REDUCTION)
            if claims:
                claim = draw(st.sampled_from(claims))
                line = replace(
                    claim, number=number, at=at, cents=-claim.cents, answers=claim.number
                )
                line = replace(line, what=MoneyKind.CANCELLED)
        lines.append(line)
    return lines


@pytest.mark.parametrize("case", VECTORS["settlement"], ids=lambda case: case["after"])
def test_each_sheet_of_the_example_is_settled_as_the_model_says(case):
    book = the_four_evenings()[int(case["after"][1]) - 1]
    assert len(book.lines) == case["lines"]
    sheets = {name: event_sheet(book, int(name[1])) for name in case["sheets"]}
    found = {
        name: {
            "cents": s.due,
            "reduced": s.reduced,
            "paid": s.paid,
            "prize": s.prize,
            "open": s.owed,
        }
        for name, s in sheets.items()
    }
    assert found == case["sheets"]


@settings(max_examples=examples(300), deadline=None)
@given(accounts())
def test_every_claim_is_the_sum_of_its_parts_and_what_is_open_is_the_balance(lines):
    claims = settled(lines)
    for claim in claims:
        assert min(claim.reduced, claim.paid, claim.prize, claim.open) >= 0
        assert claim.cents == claim.reduced + claim.paid + claim.prize + claim.open
    assert sum(claim.open for claim in claims) == max(sum(map(signed, lines)), 0)


@pytest.mark.parametrize(
    "ledgers", [300, pytest.param(10_000, marks=pytest.mark.nightly, id="by night")]
)
def test_coins_laid_on_claims_one_by_one_settle_the_same(ledgers):
    @settings(max_examples=ledgers, deadline=None)
    @given(accounts())
    def settle(lines):
        found = {
            claim.line.number: Counter(
                reduced=claim.reduced, paid=claim.paid, prize=claim.prize, open=claim.open
            )
            for claim in settled(lines)
        }
        assert found == settled_by_coins(lines)

    settle()


@settings(max_examples=examples(500), deadline=None)
@given(accounts())
def test_an_event_alone_is_settled_as_in_the_whole_account(lines):
    whole = settled(lines)
    for event in (1, 2, 3):
        of_event = tuple(claim for claim in whole if claim.line.event == event)
        assert settled_for(lines, event) == of_event


def test_an_evening_that_was_paid_stays_paid_when_the_next_one_is_not():
    book = after(charged(ANNE, BRUNO), do.Pay((ANNE, BRUNO), event=1))
    book = after(book, do.ChargeEvening(2, DAYS[1], (ANNE, BRUNO)), at=FIRST)
    assert (event_sheet(book, 1).owed, event_sheet(book, 1).fees) == (0, 1000)
    assert (event_sheet(book, 2).owed, event_sheet(book, 2).fees) == (1000, 0)


def test_a_prize_that_settles_a_fee_is_no_fee_paid_and_the_pot_stays_as_it_was_given():
    of = PrizeOccasion(event=1)
    share = Prize(1, 1, PrizeRule(), PrizeAmount(percent=Fraction(50)))
    given_ = PrizeOutcome(1, (PrizeGiven(BRUNO, cents=250),))
    book = after(charged(ANNE, BRUNO), do.Pay((ANNE,), event=1), do.PlanPrizes(of, (share,)))
    assert pot_of(book, of) == 500
    book = after(book, do.GivePrizes(of, (given_,)))
    sheet = event_sheet(book, 1)
    assert (sheet.paid, sheet.prize, sheet.owed) == (500, 250, 250)
    book = after(book, do.Pay((BRUNO,), event=1))
    assert (pot_of(book, of), event_sheet(book, 1).fees) == (500, 750)
