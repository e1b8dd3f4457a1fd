"""Deals to practise with: looked at, answered, compared and printed, without an event."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSpinBox

from tests.fixtures.stage import choose, nameless, press, shown, strike
from whist_td.core.contracts import Hand, Strain
from whist_td.deals.double_dummy import has_solver
from whist_td.formats.whiz.screens.hands_view import CLOSED
from whist_td.formats.whiz.screens.training import TrainingPanel
from whist_td.formats.whiz.views.training import training_deal
from whist_td.words.words import Language, words

needs_solver = pytest.mark.skipif(not has_solver(), reason="the optional library is not here")
SERIES = 12


@pytest.fixture
def page(stage):
    made = stage(TrainingPanel(words(Language.ENGLISH), lambda: SERIES - 1, None), 1200, 700)
    made.take_focus()
    return made


def cards(page, place, suit="S"):
    return page.findChild(QLabel, f"cards{place}{suit}").text()


def test_one_hand_and_the_domy_are_seen_before_the_answer(page):
    assert (cards(page, "N"), cards(page, "W")) == ("Q 10 5 4", "A 2")
    assert {cards(page, place) for place in "ES"} == {CLOSED}
    choose(page, "trainingSeat", "E")
    assert (cards(page, "N"), cards(page, "E")) == (CLOSED, "J 9 7")


def test_the_key_that_is_next_shows_the_answer_of_the_example_with_its_auction_and_who_leads(page):
    strike(Qt.Key.Key_Space)
    told = shown(page)
    assert "North 10♦; East passes; South 10♥" in told
    assert "sits in West and leads" in told
    assert "Best auction: 10H by South" in told
    assert CLOSED not in {cards(page, place) for place in "NESW"}


def test_an_own_contract_is_compared_with_the_tricks_that_are_there(page):
    choose(page, "trainingLevel", 8)
    choose(page, "trainingStrain", Strain.HEARTS)
    choose(page, "trainingDeclarer", Hand.EAST)
    press(page, "trainingAnswer")
    assert "Your contract: 8H by East =, 8 points." in shown(page)
    choose(page, "trainingLevel", 9)
    assert "9H by East −1, 5 points for each of the two others." in shown(page)


@needs_solver
def test_the_next_deal_is_solved_when_its_answer_is_asked_for(page, qtbot):
    press(page, "trainingNext")
    assert "Series 12 · deal 1" in shown(page)
    assert "Best auction" not in shown(page)
    press(page, "trainingAnswer")
    qtbot.waitUntil(lambda: "Best auction" in shown(page), timeout=60_000)
    assert page.focusWidget().objectName() == "trainingNext"


@pytest.mark.skipif(has_solver(), reason="the optional library is here")
def test_without_the_part_that_solves_the_hands_are_shown_all_the_same(page):
    press(page, "trainingNext", "trainingAnswer")
    assert CLOSED not in {cards(page, place) for place in "NESW"}
    assert "not installed" in shown(page)


def test_a_series_typed_again_brings_the_same_deals(page):
    field = page.findChild(QSpinBox, "trainingSeries")
    press(page, "trainingNext")
    first = cards(page, "W")
    for number in ("7", "12"):
        field.selectAll()
        QTest.keyClicks(field, number)
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert cards(page, "W") == first
    assert training_deal(SERIES, 1) != training_deal(7, 1)


def test_the_sheets_are_saved_where_there_is_no_printer(page, tmp_path, qtbot):
    saved = tmp_path / "training.pdf"
    page.printing.line.choose_file = lambda *_asked: saved
    page.findChild(QSpinBox, "trainingCount").setValue(1)
    press(page, "trainingPrint")
    qtbot.waitUntil(saved.exists, timeout=60_000)
    assert saved.read_bytes().startswith(b"%PDF")


def test_every_part_of_the_page_has_a_name(page):
    assert nameless(page) == []


def test_esc_leaves(page, qtbot):
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.findChild(QPushButton, "trainingBack").isVisible()
    assert page.findChild(QComboBox, "trainingSeat").isEnabled()
