"""The cash box by keys: a number and Enter takes in what somebody owes."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QScrollArea, QTableView

from tests.club.screens.conftest import adopt_all
from tests.club.screens.conftest import saved as pages_of
from tests.fixtures.stage import answered, press, shown
from tests.fixtures.windows import a_team
from tests.formats.club_night.screens.conftest import entered
from whist_td.club.commands import AdoptSpellings, ChangeClub, ChangePerson, ChargeEvening
from whist_td.club.rules.cash import balance, cash_totals
from whist_td.club.rules.cash_sheets import event_result, event_sheet
from whist_td.club.rules.matching import adoption
from whist_td.club.rules.persons import BookSettings, Category
from whist_td.club.screens.accounts import AccountsPanel
from whist_td.club.screens.cash import CashPanel
from whist_td.club.screens.cash_papers import CashSheetForm, ReceiptForm
from whist_td.club.screens.held import ReadingPeople
from whist_td.club.views.held_events import names_at, people_at
from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import ClubSettings, SeatingWay, usual_left_over
from whist_td.formats.club_night.views.planning import add_players
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent, FinishEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.kit.answer_dialog import AnswerDialog
from whist_td.kit.fields import ChoiceField
from whist_td.kit.session import Session
from whist_td.stages.work_line import WorkLine


@pytest.fixture
def club(new_club):
    """A club with one evening of four teams, which has begun."""
    details = Details("Friday", date(2026, 11, 21))
    desk = new_club.open_event(CreateEvent(details, Settings(), tuple(map(a_team, range(1, 5)))))
    desk.do(AnnounceRound(1, Strain.HEARTS))
    return new_club


@pytest.fixture
def opened(qtbot, page):
    """Open the box once more, and wait until it knows who is there."""

    def box():
        panel = page(CashPanel, 1100, 700)
        qtbot.waitUntil(lambda: panel.findChild(ReadingPeople).is_done)
        return panel, panel.session.desk

    return box


@pytest.fixture
def at_the_box(club, opened):
    """The box of a club whose people are all members who pay 5.00, and its book."""
    club.book().do(ChangeClub(BookSettings(categories=(Category("Members", 500),))))
    book = adopt_all(club)
    for person in list(book.facts.persons.values()):
        book.do(ChangePerson(replace(person, category="Members")))
    return opened()


def typed(panel, text):
    line = panel.findChild(QLineEdit, "cashLine")
    line.setText(text)  # Names have accents, which no simulated key has.
    QTest.keyClick(line, Qt.Key.Key_Return)


def pays(panel, book, person):
    """Somebody pays, who is typed by name: a number is that of a team here."""
    typed(panel, book.facts.persons[person].name)


def said(panel):
    return shown(panel).replace("\u00a0", " ").replace("\n", " ")


def test_no_money_is_named_before_a_rate_says_which(opened):
    panel, _desk = opened()
    assert "CAD" not in shown(panel)
    panel.session.do(ChangeClub(BookSettings("EUR", categories=(Category("Membres", 500),))))
    assert "EUR" in shown(panel)


def test_whoever_is_there_is_asked_once_the_evening_has_begun(at_the_box, opened):
    _panel, book = at_the_box
    assert cash_totals(book.facts).owed == 16 * 500
    _again, book = opened()
    assert cash_totals(book.facts).owed == 16 * 500


@pytest.mark.usefixtures("club")
def test_who_sets_the_fees_during_play_is_told_that_they_are_owed_at_once(opened):
    panel, _book = opened()
    assert "Play has begun: everybody entered owes the fee once it is set." in said(panel)


def test_a_number_and_enter_takes_in_what_is_owed_by_that_number_of_the_event(at_the_box):
    panel, book = at_the_box
    typed(panel, "3")
    assert {balance(book.facts, person) for person in (9, 10, 11, 12)} == {0}
    assert cash_totals(book.facts).cash == 2000
    assert "Cash 20.00" in said(panel)


def test_in_fixed_pairs_the_number_of_ones_own_card_pays_for_oneself(new_club, opened):
    whist = GameChoice("ten")
    settings = ClubSettings(whist, seating=SeatingWay.PAIRS, left_over=usual_left_over(whist.game))
    desk = new_club.open_event(CreateClub(Details("Pairs", date(2026, 11, 21)), settings))
    desk.do(add_players(desk.facts, entered(4, SeatingWay.PAIRS)))
    desk.do(BeginClubRound(1))
    new_club.book().do(ChangeClub(BookSettings(categories=(Category("Members", 500),))))
    book = adopt_all(new_club)
    for person in list(book.facts.persons.values()):
        book.do(ChangePerson(replace(person, category="Members")))
    panel, book = opened()
    typed(panel, "2")
    paid = [line.person for line in book.facts.lines.values() if line.receipt]
    assert [book.facts.persons[each].name for each in paid] == [desk.facts.players[2].name]


def test_one_pays_for_several_and_more_is_an_advance(at_the_box):
    panel, book = at_the_box
    typed(panel, "3,4")
    typed(panel, f"{book.facts.persons[5].name} 20")
    receipts = [line.receipt for line in book.facts.lines.values() if line.receipt]
    assert receipts == [*[1] * 8, 2]
    assert balance(book.facts, 5) == -1500
    rows = panel.findChild(QTableView, "cashPeople").model()
    assert "advance 15.00" in [str(rows.index(row, 2).data()) for row in range(rows.rowCount())]


def test_a_part_of_a_name_and_an_amount_with_a_comma_will_do(at_the_box):
    panel, book = at_the_box
    name = book.facts.persons[4].name
    typed(panel, f"{name} 7,50")
    assert balance(book.facts, 4) == -250


@pytest.mark.parametrize("text", ["9", "2 -5", "2 0", "2 1000001", "zzz", "2 cinq"])
def test_what_cannot_be_meant_is_said_and_nothing_is_taken_in(at_the_box, text):
    panel, book = at_the_box
    typed(panel, text)
    assert cash_totals(book.facts).cash == 0
    assert panel.findChild(QLineEdit, "cashLine").text() == text


def test_the_newest_line_is_taken_back_by_a_line_of_its_own(at_the_box):
    panel, book = at_the_box
    pays(panel, book, 12)
    lines = len(book.facts.lines)
    panel.undo()
    form = panel.findChildren(AnswerDialog)[-1]
    press(form, "answerAccept")
    assert len(book.facts.lines) == lines + 1
    assert balance(book.facts, 12) == 500


def choose_line(panel, number):
    """Choose a line of the box in the list, and press the button below it, which names it."""
    lines = panel.findChild(QTableView, "cashLines")
    model = lines.model()
    rows = {model.index(row, 0).data(): row for row in range(model.rowCount())}
    lines.selectRow(rows[str(number)])
    answer = panel.findChild(QPushButton, "answerLine")
    assert answer.text() == f"Cancel line {number}…"
    answer.click()


def test_an_older_line_that_is_wrong_is_chosen_and_taken_back(at_the_box):
    panel, book = at_the_box
    pays(panel, book, 12)
    pays(panel, book, 11)
    choose_line(panel, 17)
    answered(panel)
    assert [balance(book.facts, person) for person in (11, 12)] == [0, 500]
    assert panel.findChild(QPushButton, "answerLine").text() == "Cancel the newest line…"


def test_a_counter_line_is_not_taken_back_itself_and_it_is_said_why(at_the_box):
    panel, book = at_the_box
    pays(panel, book, 12)
    panel.undo()
    answered(panel)
    refused = []
    panel.findChild(Session).refused.connect(refused.append)
    choose_line(panel, 18)
    assert "Line 18 already cancels line 17 and cannot be cancelled itself." in refused[0]
    assert len(book.facts.lines) == 18


@pytest.mark.usefixtures("at_the_box")
def test_before_the_first_round_the_box_says_where_the_rate_is_taken(club, opened):
    details = Details("Next week", date(2026, 11, 28))
    club.open_event(CreateEvent(details, Settings(), tuple(map(a_team, range(1, 5)))))
    panel, _book = opened()
    assert "before that, it can be paid at the door (F6)." in said(panel)


def test_a_box_without_rates_asks_for_them_first(opened):
    panel, book = opened()
    press(panel, "setRates")
    form = panel.findChildren(AnswerDialog)[-1]
    form.findChild(QLineEdit, "rate0").setText("5,00")
    press(form, "answerAccept")
    assert [each.cents for each in book.facts.settings.categories] == [500, 0]


def test_rates_that_scroll_are_typed_where_the_first_is_missing(opened):
    panel, _book = opened()
    panel.resize(1100, 200)
    press(panel, "setRates")
    form = panel.findChildren(AnswerDialog)[-1]
    assert form.findChild(QScrollArea, "roomy")
    assert form.focusWidget() is form.findChild(QLineEdit, "rate0")


def test_who_is_in_no_category_is_put_in_one_with_all_others(club, opened):
    book = club.book()
    rates = (Category("Members", 500), Category("Visitors", 700, is_member=False))
    book.do(ChangeClub(BookSettings(categories=rates)))
    book.do(AdoptSpellings(adoption(book.facts, names_at(club.file)).links))
    panel, book = opened()
    assert "16 people are in no category, and pay nothing." in said(panel)
    press(panel, "setCategories")
    answered(panel)
    assert cash_totals(book.facts).owed == 16 * 500
    assert "in no category" not in said(panel)


def test_who_is_linked_once_the_event_has_ended_is_charged_when_the_treasurer_says_so(club, opened):
    book = club.book()
    book.do(ChangeClub(BookSettings(categories=(Category("Members", 500),))))
    found = adoption(book.facts, names_at(club.file)).links
    book.do(AdoptSpellings(found[1:]))
    for person in list(book.facts.persons.values()):
        book.do(ChangePerson(replace(person, category="Members")))
    there = people_at(club.file, book.facts, 1)
    book.do(ChargeEvening(1, there.day, there.people))
    club.any_desk(1).do(FinishEvent(despite_missing=True))
    book.do(AdoptSpellings(found[:1]))
    late = next(p for p in book.facts.persons.values() if p.name == found[0].text)
    book.do(ChangePerson(replace(late, category="Members")))
    panel, book = opened()
    assert balance(book.facts, late.number) == 0
    assert "1 person who was there has not been charged for this event." in said(panel)
    press(panel, "chargeLate")
    assert balance(book.facts, late.number) == 500
    assert "has not been charged" not in said(panel)


def enter_other(panel, kind, amount="", person=None):
    asked = {"moneyPerson": person, "moneyAmount": amount}
    given = {name: value for name, value in asked.items() if value}
    return answered(panel, "otherMoney", moneyKind=kind, **given)


def test_nothing_is_chosen_before_somebody_says_what_happened(at_the_box):
    panel, book = at_the_box
    before = book.facts
    press(panel, "otherMoney")
    form = panel.findChildren(AnswerDialog)[-1]
    assert form.findChild(ChoiceField, "moneyKind").currentIndex() == -1
    press(form, "answerAccept")
    assert "Choose what happened." in said(form)
    assert book.facts == before


def test_a_card_of_several_events_is_money_ahead(at_the_box):
    panel, book = at_the_box
    enter_other(panel, "card", "45", 12)
    assert balance(book.facts, 12) == 500 - 4500
    assert cash_totals(book.facts).cash == 4500


def test_an_event_called_off_is_credited_to_all_and_not_charged_again(at_the_box, opened):
    panel, book = at_the_box
    pays(panel, book, 12)
    enter_other(panel, "cancelled")
    assert (cash_totals(book.facts).owed, balance(book.facts, 12)) == (0, -500)
    told = panel.findChild(QTableView, "cashLines").model().index(0, 1).data()
    assert told.endswith("−5.00, Cancelled event, credited, cancels line 16")
    _again, book = opened()
    assert cash_totals(book.facts).owed == 0


def test_what_is_entered_on_monday_names_its_event(at_the_box, page):
    _panel, _book = at_the_box
    accounts = page(AccountsPanel)
    book = accounts.session.desk
    enter_other(accounts, "expense", "12,00")
    form = accounts.findChildren(AnswerDialog)[-1]
    assert form.findChild(ChoiceField, "moneyEvent").currentText() == "No event"
    form.findChild(ChoiceField, "moneyEvent").setCurrentIndex(1)
    for _twice in range(2):  # More goes out than there is in the box.
        press(form, "answerAccept")
    assert event_result(book.facts, 1)[-1].cents == -1200
    enter_other(accounts, "income", "5,00")
    kind = accounts.findChildren(AnswerDialog)[-1].findChild(ChoiceField, "moneyKind")
    kind.setCurrentIndex(kind.findData("cancelled"))
    accounts.findChildren(AnswerDialog)[-1].findChild(QPushButton, "answerAccept").click()
    form = accounts.findChildren(AnswerDialog)[-1]
    assert "Choose the event." in said(form)
    form.findChild(ChoiceField, "cancelledEvent").setCurrentIndex(0)
    press(form, "answerAccept")
    assert cash_totals(book.facts).owed == 0
    enter_other(accounts, "cancelled")
    assert "Nothing was charged for any event." in said(accounts.findChildren(AnswerDialog)[-1])


def test_a_voucher_is_no_part_of_what_the_event_asked_and_its_prizes_share(at_the_box):
    panel, book = at_the_box
    enter_other(panel, "voucher", "10", 12)
    sheet = event_sheet(book.facts, 1)
    assert (sheet.due, sheet.fees, balance(book.facts, 12)) == (16 * 500, 500, -500)


def test_a_subscription_ends(at_the_box):
    panel, book = at_the_box
    enter_other(panel, "subscription", "40", 12)
    line = list(book.facts.lines.values())[-1]
    assert (line.until - line.since).days in (364, 365)
    assert balance(book.facts, 12) == 4500


def test_an_expense_and_a_count_are_lines_of_the_box(at_the_box):
    panel, book = at_the_box
    for kind, amount in (("opening", "50"), ("expense", "12,00"), ("count", "37,50")):
        press(panel, "otherMoney")
        form = panel.findChildren(AnswerDialog)[-1]
        choice = form.findChild(ChoiceField, "moneyKind")
        choice.setCurrentIndex(choice.findData(kind))
        form.findChild(QLineEdit, "moneyAmount").setText(amount)
        told = said(form)
        press(form, "answerAccept")
    assert "there should be 38.00. What was counted is 0.50 less." in told
    assert cash_totals(book.facts).cash == 3750


def test_more_cash_than_there_is_leaves_the_box_only_when_it_is_said_twice(at_the_box):
    panel, book = at_the_box
    enter_other(panel, "opening", "50")
    enter_other(panel, "deposit", "80")
    form = panel.findChildren(AnswerDialog)[-1]
    assert "There is only 50.00 in cash: 30.00 is missing." in said(form)
    assert cash_totals(book.facts).cash == 5000
    press(form, "answerAccept")
    assert (cash_totals(book.facts).cash, cash_totals(book.facts).bank) == (-3000, 8000)


def test_money_of_a_person_asks_whose_it_is(at_the_box):
    panel, book = at_the_box
    enter_other(panel, "voucher", "10")
    assert "Choose the person." in said(panel.findChildren(AnswerDialog)[-1])
    assert balance(book.facts, 1) == 500


def saved(*asked, **chosen):
    return " ".join(" ".join(pages_of(*asked, **chosen)).split())


def test_a_receipt_is_printed_once_and_is_a_copy_from_then_on(at_the_box, qtbot, tmp_path):
    panel, _book = at_the_box
    assert not panel.findChild(QPushButton, "receipt").isEnabled()
    typed(panel, "3,4")
    first = saved(panel, qtbot, tmp_path / "1.pdf", "receipt", ReceiptForm)
    assert "Receipt 1" in first
    assert "COPY" not in first
    assert "COPY" in saved(panel, qtbot, tmp_path / "2.pdf", "receipt", ReceiptForm)


def test_the_sheet_of_the_event_is_the_first_that_is_offered(at_the_box, qtbot, tmp_path):
    panel, book = at_the_box
    pays(panel, book, 3)
    told = saved(panel, qtbot, tmp_path / "event.pdf", "cashSheets", CashSheetForm)
    assert "Total 80.00 5.00 75.00" in told


def test_a_period_and_a_person_have_sheets_too(at_the_box, qtbot, tmp_path):
    panel, book = at_the_box
    pays(panel, book, 3)
    period = {"cashSheetKind": "A period"}
    told = saved(panel, qtbot, tmp_path / "period.pdf", "cashSheets", CashSheetForm, **period)
    assert "Cash and bank together 5.00" in told
    name = book.facts.persons[3].name
    person = {"cashSheetKind": "A person", "cashSheetPerson": name}
    told = saved(panel, qtbot, tmp_path / "person.pdf", "cashSheets", CashSheetForm, **person)
    assert name in told
    assert "Nothing is owed" in told


def test_the_sheet_of_the_event_is_a_workbook_too(at_the_box, qtbot, tmp_path):
    panel, book = at_the_box
    pays(panel, book, 3)
    place = tmp_path / "event.xlsx"
    panel.findChild(WorkLine).choose_file = lambda *_asked: place
    press(panel, "cashSheets")
    panel.findChildren(CashSheetForm)[-1].findChild(QPushButton, "cashWorkbook").click()
    qtbot.waitUntil(place.exists, timeout=20_000)
    assert place.read_bytes()[:2] == b"PK"
