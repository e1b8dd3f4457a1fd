"""The treasurer's sheets and receipts, read back from paper."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from tests.fixtures.papers import texts
from tests.fixtures.sheet_measures import faults
from whist_td.club import commands as do
from whist_td.club.paper.club_sheets import ListingSheet, sheet_pdf
from whist_td.club.paper.receipt import Receipts, receipt_lines
from whist_td.club.paper.treasurer_sheets import (
    event_account,
    owing_account,
    period_account,
    persons_statement,
)
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.money import MoneyKind, Purse
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.core.events import Details
from whist_td.paper.layout import PageSize
from whist_td.words.listings import Column, Listing
from whist_td.words.words import Language, words

HEADING = Details("Club de Gaspé", date(2026, 3, 14), "Gaspé")
CLUB = BookSettings(categories=(Category("Members", 500), Category("Visitors", 700)))
EVENTS = {1: "The oysters"}
DAY, NIGHT = date(2026, 1, 9), datetime(2026, 1, 9, 19, tzinfo=UTC)
ANNE, BRUNO, CHLOE = 1, 2, 3


@pytest.fixture
def book():
    """Anne pays hers and Bruno's; Chloé, a visitor, pays by bank; 30.00 goes to the bank."""
    people = (("Anne Roy", "Members"), ("Bruno Côté", "Members"), ("Chloé Huard", "Visitors"))
    persons = {n: Person(n, *[name], category=c) for n, (name, c) in enumerate(people, start=1)}
    book = ClubBook(settings=CLUB, persons=persons)
    for command in (
        do.PutIn(5000),
        do.ChargeEvening(1, DAY, (ANNE, BRUNO, CHLOE)),
        do.Pay((ANNE, BRUNO), event=1),
        do.Pay((CHLOE,), 600, purse=Purse.BANK, event=1),
        do.Deposit(3000),
        do.Spend(1200, note="Coffee"),
    ):
        book = command.applied_to(book, NIGHT)
    return book


def read(sheet, language=Language.ENGLISH):
    return " ".join(" ".join(texts(sheet_pdf(sheet, words(language)))).split())


def receipts(book, numbers=(1,), printed=(), size=PageSize.LETTER):
    return Receipts(book, HEADING, "Receipt", numbers, frozenset(printed), EVENTS, size)


def test_an_event_shows_asked_paid_and_still_owed_with_totals(book):
    _ = words(Language.ENGLISH)
    told = read(event_account(book, (1, "The oysters"), HEADING, PageSize.LETTER, _))
    assert "Roy, Anne 5.00 5.00 –" in told
    assert "1 Roy, Anne" not in told
    assert "Huard, Chloé 7.00 6.00 1.00" in told
    assert "Total 17.00 16.00 1.00" in told


def test_the_sheet_of_an_event_ends_with_what_it_came_to(book):
    _ = words(Language.ENGLISH)
    for command in (
        do.PutIn(2500, event=1, what=MoneyKind.INCOME, heading="Bar"),
        do.Spend(800, event=1, heading="Rent"),
    ):
        book = command.applied_to(book, NIGHT)
    told = read(event_account(book, (1, "The oysters"), HEADING, PageSize.LETTER, _))
    assert "Takings 16.00 Income – Bar 25.00 Expense – Rent −8.00" in told
    assert "Result of the event 33.00" in told


def test_a_period_has_a_running_balance(book):
    _ = words(Language.ENGLISH)
    days = (date(2026, 1, 1), date(2026, 6, 30))
    told = read(period_account(book, days, HEADING, PageSize.LETTER, _))
    assert "Opening float 50.00 50.00 Event fee 10.00 60.00 Expense 12.00 48.00" in told


def test_who_owes_is_one_list_with_its_total(book):
    _ = words(Language.FRENCH)
    told = read(owing_account(book, EVENTS, HEADING, PageSize.A4, _), Language.FRENCH)
    assert "Chloé Huard 9 janvier 2026 The oysters 1,00 Total 1,00" in told


def test_a_statement_has_a_balance_after_each_line(book):
    _ = words(Language.FRENCH)
    sheet = persons_statement(book, CHLOE, EVENTS, HEADING, PageSize.A4, _)
    told = read(sheet, Language.FRENCH)
    assert "9 janvier 2026 Soirée, The oysters 7,00 7,00" in told
    assert "reçu 2 6,00 1,00" in told
    assert "1,00 CAD" in told


def test_a_statement_says_what_is_taken_back_by_what_the_person_has_in_hand(book):
    _ = words(Language.ENGLISH)
    back = do.AnswerLine(max(n for n, line in book.lines.items() if line.person == CHLOE))
    book = do.CancelEvening(1).applied_to(back.applied_to(book, NIGHT), NIGHT)
    told = read(persons_statement(book, CHLOE, EVENTS, HEADING, PageSize.A4, _))
    assert "The oysters, receipt 3, cancels receipt 2 −6.00" in told
    assert "Cancelled event, The oysters −7.00" in told


def test_a_period_goes_from_opening_by_in_and_out_to_closing_and_is_signed(book):
    _ = words(Language.ENGLISH)
    days = (date(2026, 1, 1), date(2026, 6, 30))
    told = read(period_account(book, days, HEADING, PageSize.LETTER, _))
    assert "Cash: at the beginning 0.00" in told
    assert "Cash: at the end 60.00 42.00 18.00" in told
    assert "Bank: at the end 36.00 0.00 36.00" in told
    assert "Cash and bank together 54.00" in told
    assert "The treasurer" in told
    assert "The president" in told


def test_a_receipt_says_who_paid_for_whom_and_the_total(book):
    told = read(receipts(book))
    assert "Receipt 1" in told
    assert "Received from Anne Roy" in told
    assert "Bruno Côté Event fee, The oysters 5.00" in told
    assert "in cash 10.00 CAD" in told
    assert "COPY" not in told


def test_a_second_print_says_that_it_is_a_copy(book):
    assert "COPY" in read(receipts(book, printed=(1,)))
    assert "DUPLICATA" in read(receipts(book, printed=(1,)), Language.FRENCH)


def test_money_given_back_has_a_receipt_too(book):
    given = do.Refund(ANNE, None).applied_to(do.Pay((ANNE,), 500).applied_to(book, NIGHT), NIGHT)
    assert "Paid to Anne Roy" in read(receipts(given, (max(receipt_lines(given)),)))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", PageSize)
def test_long_names_and_many_lines_stay_on_their_sheets(book, size, language):
    _ = words(language)
    name = "Marie-Antoinette-Geneviève Beauchemin-Saint-Amand"
    persons = {n: replace(each, name=f"{name} {n}") for n, each in book.persons.items()}
    persons |= {n: Person(n, f"{name} {n}", category="Members") for n in range(4, 80)}
    book = replace(book, persons=persons)
    many = tuple(range(4, 40))
    book = do.ChargeEvening(1, DAY, many).applied_to(book, NIGHT)
    book = do.Pay(many, event=1).applied_to(book, NIGHT)
    for _each in range(40):
        book = do.Pay((ANNE,), 100_000, event=1).applied_to(book, NIGHT)
    events = {1: "An evening with a name that is as long as anybody has ever given one"}
    told = receipts(book, tuple(receipt_lines(book))[-3:], (1,), size)
    for sheet in (
        event_account(book, (1, events[1]), HEADING, size, _),
        persons_statement(book, ANNE, events, HEADING, size, _),
        period_account(book, (DAY, DAY), HEADING, size, _),
    ):
        assert not faults(sheet_pdf(sheet, _), filed=True)
    assert not faults(sheet_pdf(replace(told, events=events), _), filed=False)


def test_a_line_of_a_long_account_is_measured_once_and_not_for_each_page():
    asked = Counter[int]()

    def cents(line):
        asked[line] += 1
        return line

    sheet = ListingSheet(
        HEADING, Listing((Column("Cents", cents),), (*range(500),)), ["Account"], PageSize.A4
    )
    sheet_pdf(sheet, words(Language.ENGLISH))
    pages = len(sheet.pages(words(Language.ENGLISH)))
    assert pages > 10
    assert max(asked.values()) <= 3
