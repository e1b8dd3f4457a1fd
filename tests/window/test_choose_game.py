"""A new event begins with one question: what is played?"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from whist_td.core.formats import formats
from whist_td.stages.formats import screens_named
from whist_td.window.new_event_pages import ChooseGamePanel


@pytest.fixture
def panel(stage, english):
    made = stage(ChooseGamePanel(english), 1100, 650)
    made.take_focus()
    return made


def test_every_game_has_one_large_button_that_says_what_it_is(panel):
    buttons = [panel.findChild(QPushButton, f"game-{each.code}") for each in formats()]
    assert [made.accessibleName() for made in buttons][:2] == ["Military whist", "Whiz tournament"]
    assert all(made.accessibleDescription() for made in buttons)


@pytest.mark.parametrize("downs", range(len(formats())))
def test_arrows_and_enter_choose_a_game(panel, qtbot, downs):
    with qtbot.waitSignal(panel.chosen) as chosen:
        for _ in range(downs):
            QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Down)
        QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Return)
    assert chosen.args == [screens_named(formats()[downs].code)]


def test_escape_goes_back(panel, qtbot):
    with qtbot.waitSignal(panel.cancelled):
        QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Escape)
