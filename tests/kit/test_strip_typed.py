"""A line that is typed while a round waits to begin begins nothing, and is heard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whist_td.kit.strip import StripPlace
from whist_td.stages.play_steps import BeginStrip, RoundToBegin
from whist_td.words.words import Language, words

ENTER, SPACE, TAB = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab


@pytest.fixture
def strip(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    place = StripPlace(QWidget(page), page)
    QVBoxLayout(page).addWidget(place)
    page.resize(800, 400)
    page.show()
    made = BeginStrip(RoundToBegin(2, 4, "All move."), words(Language.ENGLISH), place)
    made.begun, made.page = [], page
    made.decided.connect(lambda: made.begun.append(1))
    place.ask(made)
    return made


def test_one_enter_begins_the_round(strip):
    QTest.keyClick(strip.first_field(), ENTER)
    assert strip.begun == [1]


@pytest.mark.parametrize("line", ["10sa n -4", "9t s =", "12"])
def test_the_blanks_and_the_enter_of_a_line_begin_nothing(strip, line):
    for letter in line:
        QTest.keyClick(strip.first_field(), letter)
    QTest.keyClick(strip.first_field(), ENTER)
    assert strip.begun == []
    QTest.keyClick(strip.first_field(), ENTER)
    assert strip.begun == [1]


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_who_goes_to_a_button_presses_it(strip, key):
    QTest.keyClicks(strip.first_field(), "10")
    QTest.keyClick(strip.first_field(), TAB)
    strip.first_field().setFocus()
    QTest.keyClick(strip.first_field(), key)
    assert strip.begun == [1]
