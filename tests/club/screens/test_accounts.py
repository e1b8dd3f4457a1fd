"""The accounts: lines with their days, found by words and headings, who owes, late entries."""

import re
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QTableView

from tests.fixtures.stage import answered, press, rows_of, shown
from whist_td.club import commands as do
from whist_td.club.rules.cash import balance, cash_totals
from whist_td.club.rules.money import MoneyKind, Purse
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.club.screens.accounts import AccountsPanel, Period
from whist_td.kit.answer_dialog import AnswerDialog
from whist_td.kit.fields import DateField
from whist_td.kit.session import Session
from whist_td.kit.text_table import TextTableView
from whist_td.words.words import Language, words

ANNE, BRUNO = 1, 2


@pytest.fixture
def book(new_club):
    """The book of a club of two members with a few lines of this year and of the last."""
    book = new_club.book()
    book.do(do.ChangeClub(BookSettings(categories=(Category("Members", 500),))))
    for name in ("Anne Côté", "Bruno Roy"):
        book.do(do.AddPerson(Person(0, name, category="Members")))
    today = book.today
    last = date(today.year - 1, 12, 30)
    for command in (
        do.PutIn(5000, on=last),
        do.Charge(ANNE, 2000, MoneyKind.DUES, on=date(today.year, 1, 5)),
        do.Charge(BRUNO, 2000, MoneyKind.DUES, on=date(today.year, 1, 6)),
        do.Pay((ANNE,), on=date(today.year, 1, 8)),
        do.PutIn(2500, heading="Bar", what=MoneyKind.INCOME, on=date(today.year, 1, 9)),
        do.Spend(1200, heading="Rent", note="January", on=date(today.year, 1, 10)),
    ):
        book.do(command)
    return book


@pytest.fixture(params=Language)
def hand(stage, new_club, book, request):
    """The page, in one language or the other."""
    session = Session(book, new_club.file, new_club.dice, words(request.param))
    panel = AccountsPanel(session)
    session.setParent(panel)
    return stage(panel, 1100, 700), book, session.words


def rows(panel):
    return rows_of(panel, "accountLines")


def test_a_day_stands_on_one_line_in_a_narrow_window_with_large_letters(hand):
    panel, _book, _ = hand
    day = panel.findChild(TextTableView, "accountLines").model().index(0, 0).data()
    assert not re.search("[ \n]", day)
    assert len(day) <= len("30 sept. 2026")


def choose(part, name, wanted):
    field = part.findChild(QComboBox, name)
    field.setCurrentIndex(next(n for n in range(field.count()) if field.itemData(n) == wanted))


def entered(panel, **answers):
    return answered(panel, "otherMoney", **answers)


def test_the_lines_of_this_year_are_there_with_their_days_the_newest_first(hand):
    panel, _book, _ = hand
    assert [row[1] for row in rows(panel)] == ["6", "5", "4", "3", "2"]
    choose(panel, "accountsPeriod", Period.ALL)
    assert len(rows(panel)) == 6


def test_a_line_is_found_by_a_heading_a_name_a_note_or_an_amount(hand):
    panel, _book, _ = hand
    find = panel.findChild(QLineEdit, "findLine")
    for typed, numbers in (("cote", ["4", "2"]), ("january", ["6"]), ("bar", ["5"])):
        find.setText(typed)
        assert [row[1] for row in rows(panel)] == numbers
    find.setText("12")
    assert "6" in [row[1] for row in rows(panel)]
    find.setText("")
    choose(panel, "accountsPurpose", (MoneyKind.EXPENSE, "Rent"))
    assert [row[1] for row in rows(panel)] == ["6"]


def test_who_owes_is_one_list(hand):
    panel, _book, _ = hand
    choose(panel, "accountsShow", True)  # noqa: FBT003 - what is shown
    table = rows(panel)
    assert [row[0] for row in table] == ["Bruno Roy", _("Total")]


def test_a_transfer_of_another_day_is_entered_late_and_belongs_to_its_day(hand):
    panel, book, _ = hand
    day = book.today - timedelta(days=3)
    entered(panel, moneyKind="payment", moneyPerson=BRUNO, moneyDay=day)
    line = list(book.facts.lines.values())[-1]
    assert (line.on, line.cents, balance(book.facts, BRUNO)) == (day, 2000, 0)


def test_a_day_to_come_is_said_and_what_was_typed_stays(hand):
    panel, book, _ = hand
    before, day = book.facts, book.today + timedelta(days=2)
    form = entered(panel, moneyKind="expense", moneyAmount="12", moneyDay=day)
    assert book.facts == before
    assert form.findChild(QLineEdit, "moneyAmount").text() == "12"
    assert form.findChild(DateField, "moneyDay").day == day
    to_come = _("{day} is still to come: write the day on which it happened.", day=_.date(day))
    assert to_come in shown(form)


def test_headings_of_the_club_are_offered_and_used_again(hand):
    panel, book, _ = hand
    form = entered(panel, moneyKind="income", moneyHeading="bar", moneyAmount="5,00")
    field = form.findChild(QLineEdit, "moneyHeading")
    offered = field.completer().model()
    assert "Bar" in [offered.index(row, 0).data() for row in range(offered.rowCount())]
    assert list(book.facts.lines.values())[-1].heading == "Bar"


def test_dues_of_a_category_are_asked_of_each_at_once(hand):
    panel, book, _ = hand
    entered(panel, moneyKind="dues", moneyCategory="Members", moneyAmount="30")
    assert (balance(book.facts, ANNE), balance(book.facts, BRUNO)) == (3000, 5000)


def test_a_chosen_line_is_cancelled_by_another(hand):
    panel, book, _ = hand
    table = panel.findChild(QTableView, "accountLines")
    table.selectRow(0)
    press(panel, "answerAccountLine")
    answered(panel)
    assert cash_totals(book.facts).cash == 5000 + 2000 + 2500
    assert book.facts.lines[7].answers == 6
    assert book.facts.lines[1].purse is Purse.CASH


def test_enter_on_a_line_asks_whether_it_is_cancelled(hand):
    panel, _book, _ = hand
    table = panel.findChild(QTableView, "accountLines")
    table.selectRow(1)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert panel.findChildren(AnswerDialog)
