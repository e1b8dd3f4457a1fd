"""Another language or look takes nothing from who is in the midst of something."""

import pytest
import screen
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.fixtures.samples import each_once
from whist_td.formats.militaire.commands import AnnounceRound
from whist_td.kit.theme import BASE, Look
from whist_td.words.words import Language

CHANGES = {
    "language": lambda window: window.set_language(Language.FRENCH),
    "look": lambda window: window.set_look(Look.DARK),
}


def panel_of(window):
    return window.pages.currentWidget()


@pytest.mark.parametrize(
    ("name", "change"),
    each_once(
        ["militaire.play", "whiz.play", "club.play"],
        [pytest.param(change, id=name) for name, change in CHANGES.items()],
    ),
)
def test_a_second_pass_goes_on_where_it_was(window_of, name, change):
    window = window_of(name, Language.ENGLISH, BASE)
    *_, first = panel_of(window).midst
    for key in (Qt.Key.Key_Down, Qt.Key.Key_F8, Qt.Key.Key_Down):
        QTest.keyClick(window.focusWidget(), key)
    *_, place = before = panel_of(window).midst
    change(window)
    screen.settle()
    assert panel_of(window).midst == before
    # A club night has its keys on the score sheet of a table, which has no way down to the next.
    assert place != first or name == "club.play"
    assert panel_of(window).findChild(QPushButton, "stopSecondPass").isVisible()


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_an_earlier_round_is_still_looked_at(window_of, change):
    window = window_of("militaire.play", Language.ENGLISH, BASE)
    session = window.pages.session
    assert session.do(AnnounceRound(session.facts.last_announced + 1))
    panel_of(window).show_round(1)
    change(window)
    screen.settle()
    assert panel_of(window).midst[0] == 1


def test_a_menu_left_by_escape_gives_the_keys_back_to_the_tables(window_of):
    window = window_of("militaire.play", Language.ENGLISH, BASE)
    keys, bar = window.focusWidget(), window.menuBar()
    QTest.keyClick(bar, Qt.Key.Key_F10)
    bar.setActiveAction(bar.actions()[-1])
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    screen.settle()
    assert bar.activeAction() is None
    assert window.focusWidget() is keys
