"""Prizes on the screen: planned, shared out, read out with the first one last, and given."""

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton, QTableView

from tests.club.screens.test_seasons import club  # noqa: F401 - a club with two evenings
from whist_td.club.rules.cash import balances
from whist_td.club.screens.prizes import PrizeForm, PrizesPanel, prize_amount
from whist_td.kit.fields import ChoiceField
from whist_td.kit.session import Session
from whist_td.words.words import Language, words


@pytest.fixture
def panel(qtbot, club):  # noqa: F811
    session = Session(club.book(), club.file, club.dice, words(Language.ENGLISH))
    made = PrizesPanel(session)
    session.setParent(made)
    qtbot.addWidget(made)
    made.resize(1200, 700)
    made.show()
    made.book = lambda: session.evening
    return made


def add(panel, what, kind=0):
    panel.findChild(QPushButton, "addPrize").click()
    form = panel.findChildren(PrizeForm)[-1]
    form.findChild(ChoiceField, "prizeKind").setCurrentIndex(kind)
    form.findChild(QLineEdit, "prizeWhat").setText(what)
    form.findChild(QPushButton, "answerAccept").click()
    return form


def table(view):
    model = view.model()
    columns = range(model.columnCount())
    return [[model.index(n, c).data() for c in columns] for n in range(model.rowCount())]


def prizes(panel):
    return table(panel.findChild(QTableView, "prizes"))


def test_a_plan_shows_to_whom_each_prize_goes(panel):
    add(panel, "40")
    add(panel, "25,00")
    assert [row[:2] for row in prizes(panel)] == [["1st place", "40.00"], ["2nd place", "25.00"]]
    assert all("Captain" in row[2] or "," in row[2] for row in prizes(panel))


def test_a_lot_is_drawn_when_it_is_given_and_not_before(panel):
    add(panel, "A ham", kind=5)
    assert prizes(panel)[0][2] == "drawn when the prizes are given"
    panel.findChild(QPushButton, "givePrizes").click()
    assert "A ham" in prizes(panel)[0][2]


def test_what_is_given_is_a_credit_until_it_is_cancelled(panel):
    add(panel, "40")
    panel.findChild(QPushButton, "givePrizes").click()
    assert sum(balances(panel.book()).values()) == -4000
    panel.findChild(QPushButton, "givePrizes").click()
    assert sum(balances(panel.book()).values()) == 0


def test_the_announcer_has_the_first_prize_last(panel):
    add(panel, "40")
    add(panel, "25")
    panel.findChild(QPushButton, "readOut").click()
    read = table(panel.findChild(QTableView, "readOutLines"))
    assert [row[0] for row in read] == ["2nd place", "1st place"]


@pytest.mark.parametrize("text", ["", "-5", "0", "1000001", "150 %"])
def test_what_no_prize_can_be_is_refused_in_place(panel, text):
    form = add(panel, text)
    assert form.isVisible()
    assert prizes(panel) == []


def test_a_prize_is_an_amount_a_share_or_a_thing():
    assert prize_amount("12,50").cents == 1250
    assert prize_amount("50 %").percent == 50
    assert prize_amount("Jambon").thing == "Jambon"
