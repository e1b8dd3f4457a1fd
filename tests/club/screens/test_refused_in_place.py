"""What makes no sense in a form of the club's year is said in place, and nothing is changed."""

from datetime import date
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDateEdit, QLabel, QLineEdit, QWidget

from tests.fixtures.stage import fill, press
from whist_td.club.commands import (
    AddPerson,
    AnswerLine,
    ChangeClub,
    GivePrizes,
    NewSeason,
    Pay,
    PlanPrizes,
)
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeGiven, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.prizes import PrizeOutcome
from whist_td.club.rules.season import Season
from whist_td.club.screens.cash_forms import rates_question
from whist_td.club.screens.club_form import club_question
from whist_td.club.screens.money_forms import money_question
from whist_td.club.screens.person_form import person_question
from whist_td.club.screens.prizes import prize_question
from whist_td.club.screens.season_forms import leave_out_question, points_question, season_question
from whist_td.kit.answer_dialog import AnswerDialog

LONG = "x" * 5_000
SEASON = Season(1, "2026", date(2026, 1, 1), date(2026, 6, 30))
MONEY = {"": "Write the amount.", "cinq": "is not an amount", "-5": "below zero", "0": "above zero"}
MONEY |= {"1000000,01": "over a million", "5,5,5": "is not an amount", "5.501": "is not an amount"}


@pytest.fixture
def session(above):
    """A club with two people, a season, and a payment that was taken back."""
    settings = BookSettings(categories=(Category("Members", 500),))
    for command in (
        *(ChangeClub(settings), AddPerson(Person(1, "Jean Roy")), AddPerson(Person(2, "Ida Cyr"))),
        *(NewSeason(SEASON), Pay((1,), 700), AnswerLine(1)),
    ):
        above.do(command)
    return above


def asked(session, question):
    return AnswerDialog(session, question, session.parent())


def refused(session, form, **typed):
    """What a form says to an answer; it stays open, and the book is as it was."""
    form.show()
    before = session.facts
    fill(form, **typed)
    press(form, "answerAccept")
    assert form.isVisible()
    assert session.facts == before
    labels = (each for each in form.findChildren(QLabel) if each.isVisible())
    return "\n".join(each.text() for each in labels if each.property("role") == "error")


@pytest.mark.parametrize(("text", "said"), MONEY.items())
def test_an_amount_that_is_none_is_no_line_of_the_box(session, text, said):
    form = asked(session, money_question(session, None))
    assert said in refused(session, form, moneyKind="expense", moneyAmount=text)
    assert said in refused(session, form, moneyKind="voucher", moneyPerson=1, moneyAmount=text)


@pytest.mark.parametrize("text", ["cinq", "-5", "1000000,01", "5.501"])
def test_an_amount_that_is_none_is_no_rate(session, text):
    assert MONEY[text] in refused(session, asked(session, rates_question(session)), rate0=text)


@pytest.mark.parametrize(("text", "said"), [*[*MONEY.items()][2:6], ("9" * 5_000 + "%", "amount")])
def test_an_amount_that_is_none_is_no_prize(session, text, said):
    form = asked(session, prize_question(session, PrizeOccasion(event=1), ()))
    assert said in refused(session, form, prizeWhat=text)


@pytest.mark.parametrize(
    ("name", "said"),
    [("ida  CYR", "père, fils"), ("", "Write the name."), (" \x85 ", "Write"), (LONG, "too long")],
)
def test_a_name_that_somebody_has_or_nobody_can_have(session, name, said):
    assert said in refused(session, asked(session, person_question(session, None)), personName=name)
    known = session.facts.persons[1]
    assert said in refused(
        session, asked(session, person_question(session, known)), personName=name
    )


def test_a_club_without_a_name_or_with_a_place_that_no_heading_holds(session):
    form = asked(session, club_question(session))
    assert "too long" in refused(session, form, clubName="Club", clubPlace=LONG)
    assert "Write what the club is called." in refused(session, form, clubName=" ")


def test_a_season_that_ends_before_it_begins(session):
    form = asked(session, season_question(session, None))
    said = refused(
        session, form, seasonName="2027", seasonStart=date(2027, 6, 30), seasonEnd=date(2027, 1, 1)
    )
    assert "before it begins on" in said
    assert "There is already a season “2026”" in refused(
        session, form, seasonName=" 2026", seasonStart=date(2027, 1, 1), seasonEnd=date(2027, 6, 30)
    )


def test_an_event_outside_the_season_is_not_left_out(session):
    event = (3, "Friday", date(2026, 7, 3))
    form = asked(session, leave_out_question(session, SEASON, [event]))
    assert "is not in the season 2026" in refused(session, form, reason="verglas")


@pytest.mark.parametrize("points", ["deux", "1/0", "", "1e9", "9" * 5_000])
def test_points_that_are_none(session, points):
    form = asked(session, points_question(session, SEASON))
    assert "as a number" in refused(session, form, points=points, reason="club")
    assert "Write the reason" in refused(session, form, points="1,5", reason=" ")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"moneyDay": date(2199, 12, 31)}, "is still to come"),
        ({"moneyDay": date(1990, 1, 1)}, "is before the club began"),
        ({"moneyHeading": LONG[:200]}, "too long"),
        ({"moneyAmount": "7,505"}, "is not an amount"),
        ({"moneyAmount": "1.234,50"}, "is not an amount"),
        ({"moneyAmount": "-12,50"}, "below zero"),
    ],
)
@pytest.mark.parametrize("kind", ["income", "expense"])
def test_what_a_treasurer_mistypes_is_said_and_stays(session, kind, typed, said):
    form = asked(session, money_question(session, None))
    good = {"moneyKind": kind, "moneyHeading": "Bar", "moneyAmount": "5,00"}
    assert said in refused(session, form, **{**good, **typed})
    for name, text in typed.items():
        field = form.findChild(QWidget, name)
        assert text == (field.date().toPython() if isinstance(field, QDateEdit) else field.text())


@pytest.mark.parametrize("typed", ["31/02/2026", "2026-02-31", "31/02/2026\t", "31/02"])
def test_a_day_that_its_month_does_not_have_is_said_and_is_no_other_day(qtbot, session, typed):
    form, before = asked(session, money_question(session, None)), session.facts
    refused(session, form, moneyKind="income", moneyHeading="Bar", moneyAmount="")
    form.findChild(QLineEdit, "moneyAmount").setText("5,00")
    day = form.findChild(QDateEdit, "moneyDay")
    with qtbot.waitActive(form):
        form.activateWindow()
    day.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(day, typed)
    QTest.keyClick(day, Qt.Key.Key_Return)
    assert (form.isVisible(), session.facts) == (True, before)
    last = "There is no day 31 in this month: its last is Saturday 28 February 2026."
    assert any(last in each.text() for each in form.findChildren(QLabel) if each.isVisible())
    QTest.keyClicks(day, "28/02/2026\r")
    assert session.facts.lines[max(session.facts.lines)].on == date(2026, 2, 28)


def test_dues_are_asked_of_a_category_that_somebody_has(session):
    form = asked(session, money_question(session, None))
    assert "Choose the category" in refused(session, form, moneyKind="dues", moneyAmount="20")
    said = refused(session, form, moneyKind="dues", moneyCategory="Members", moneyAmount="20")
    assert "Members" in said


def test_a_plan_of_shares_is_not_given_while_the_pot_is_empty(session):
    of, share = PrizeOccasion(event=1), Prize(1, 1, PrizeRule(), PrizeAmount(percent=Fraction(50)))
    before = session.do(PlanPrizes(of, (share,)))
    told = []
    session.refused.connect(told.append)
    assert before
    assert not session.do(GivePrizes(of, (PrizeOutcome(1, (PrizeGiven(1, cents=0),)),)))
    assert "fee" in told[0]
