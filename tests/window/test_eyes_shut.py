"""An evening directed with eyes shut: keys go where they go, and only what is heard is known."""

import re
from random import Random

import pytest
import screen
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Side
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.kit.theme import BASE
from whist_td.words.words import Language


class Ears:
    """Somebody who strikes keys and hears what a screen reader would say of them."""

    def __init__(self, announced):
        self._announced = announced

    def hear(self):
        """Return what was announced since, then what has the keys."""
        screen.settle()
        said = " ".join(self._announced)
        self._announced.clear()
        return f"{said} | {self._focus()}"

    def _focus(self):
        focused = QAccessible.queryAccessibleInterface(QApplication.focusWidget())
        part = focused.focusChild() or focused
        what = QAccessible.Text
        return ", ".join(filter(None, (part.text(what.Name), part.text(what.Description))))

    def type(self, text):
        QTest.keyClicks(QApplication.focusWidget(), text)
        return self.hear()

    def strike(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(QApplication.focusWidget(), key, modifier)
        return self.hear()


@pytest.fixture
def ears(announced):
    QAccessible.setActive(True)  # as where a screen reader is at work
    yield Ears(announced)
    QAccessible.setActive(False)


def numbers(pattern, heard):
    """Return the numbers of the place that was heard last."""
    return tuple(map(int, list(re.finditer(pattern, heard))[-1].groups()))


def slips(event, dice):
    """Return what lies before the director: who won at each table, and if with all tricks."""
    return {table: (dice.choice(list(Side)), dice.random() < 0.2) for table in event.teams}


def test_two_rounds_of_whist_militaire(window_of, ears):
    window, dice = window_of("militaire.play", Language.ENGLISH, BASE), Random("militaire")  # noqa: S311
    session = window.pages.session
    keys = {Side.HOME: Qt.Key.Key_H, Side.VISITORS: Qt.Key.Key_V}
    said = {Side.HOME: "home side", Side.VISITORS: "visitors"}
    for number in (2, 3):
        heard = ears.strike(Qt.Key.Key_Return)
        assert f"Round {number}." in heard
        assert f"Announce round {number}" in heard
        heard = ears.strike(Qt.Key.Key_Return)
        assert f"Round {number} announced: trump" in heard
        left = slips(session.facts, dice)
        while left:
            (table,) = numbers(r"Table (\d+):", heard)
            winner, all_tricks = left.pop(table)
            shift = Qt.KeyboardModifier.ShiftModifier
            held = shift if all_tricks else Qt.KeyboardModifier.NoModifier
            if dice.random() < 0.1:  # a slip of the finger, heard and taken back
                wrong = ears.strike(keys[winner.other])
                assert f"table {table}: {said[winner.other]} won" in wrong
                assert "Undone" in ears.strike(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
                ears.type(str(table))
                assert f"Table {table}:" in ears.strike(Qt.Key.Key_Return)
            heard = ears.strike(keys[winner], held)
            assert f"Round {number}, table {table}: {said[winner]} won" in heard
            assert ("thirteen" in heard.lower()) == all_tricks
            result = session.facts.results[Place(number, table)]
            assert (result.winner, result.all_tricks) == (winner, all_tricks)
    assert not session.facts.missing(3)


def test_two_rounds_of_duplicate_whiz(window_of, ears):
    window, dice = window_of("whiz.play", Language.ENGLISH, BASE), Random("whiz")  # noqa: S311
    session = window.pages.session
    for number in (2, 3):
        assert f"Begin round {number}" in ears.strike(Qt.Key.Key_Return)
        heard = ears.strike(Qt.Key.Key_Return)
        assert f"Round {number} begins" in heard
        for _deal in range(len(session.facts.missing(number))):
            table, board = numbers(r"Table (\d+) · deal (\d+)", heard)
            level, strain = dice.randint(7, 13), dice.choice("cdhs")
            declarer, over = dice.choice("nes"), dice.choice((-2, -1, 0))
            sign = {0: "=", -1: "-1", -2: "-2"}[over]
            understood = ears.type(f"{level}{strain} {declarer} {sign}")
            assert f"{level} " in understood
            heard = ears.strike(Qt.Key.Key_Return)
            assert f"Round {number}, table {table}, deal {board}: {level}" in heard
            outcome = session.facts.results[BoardPlace(number, table, board)].outcome
            told = (outcome.contract.level, outcome.contract.strain.value.lower(), outcome.tricks)
            assert told == (level, strain, level + over)
            assert outcome.declarer.value.lower() == declarer
        assert not session.facts.missing(number)
