"""How much of a Whiz round is in sight in a window that is not high."""

import pytest
import screen
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from whist_td.formats.whiz.screens.play_boards import BoardsView
from whist_td.formats.whiz.screens.play_card import WhizEntryCard
from whist_td.kit.theme import BASE
from whist_td.words.words import Language

TOOLS = ("secondPass", "finishEarlier")


@pytest.fixture
def window(window_of):
    def opened(letters):
        window = window_of("whiz.play", Language.FRENCH, letters)
        window.resize(1366, 768)
        screen.settle()
        return window

    return opened


def deals_in_sight(window):
    """Return how many deals are seen whole."""
    view = window.findChild(BoardsView)
    room, model = view.viewport().rect(), view.model()
    cells = (
        view.visualRect(model.index(row, column))
        for row in range(model.rowCount())
        for column in range(1, model.columnCount())
    )
    return sum(room.contains(cell) for cell in cells)


@pytest.mark.parametrize(("letters", "deals"), [(BASE, 20), (14, 10), (17, 6)])
def test_deals_are_in_sight_as_many_as_letters_of_a_size_allow(window, letters, deals):
    assert deals_in_sight(window(letters)) >= deals


@pytest.mark.parametrize("letters", [BASE, 14])
def test_the_tools_of_the_round_are_in_sight(window, letters):
    shown = window(letters)
    for name in TOOLS:
        part = shown.pages.currentWidget().findChild(QPushButton, name)
        assert part.mapTo(shown, QPoint(0, part.height())).y() <= shown.height()


def test_buttons_that_are_folded_away_leave_no_hole(window):
    shown = window(BASE)
    card, before = shown.findChild(WhizEntryCard), deals_in_sight(shown)
    height = card.height()
    QTest.keyClick(shown.focusWidget(), Qt.Key.Key_F3)
    screen.settle()
    assert card.height() < height - 60
    assert deals_in_sight(shown) == before
    QTest.keyClick(shown.focusWidget(), Qt.Key.Key_F3)
    screen.settle()
    assert card.height() == height


def test_the_card_is_as_high_from_the_beginning_as_any_line_makes_it(window):
    shown = window(BASE)
    card, field = shown.findChild(WhizEntryCard), shown.focusWidget()
    height = card.height()
    for line in ("10", "pass", "13saxx n -1", "10c s +"):
        for letter in line:
            QTest.keyClicks(field, letter)
            screen.settle()
            assert card.height() == height, field.text()
        QTest.keyClick(field, Qt.Key.Key_Escape)
