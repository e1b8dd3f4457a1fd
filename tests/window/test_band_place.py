"""On Play nothing that is clicked moves when a refusal or the read-only band comes and goes."""

import pytest
import screen
from PySide6.QtWidgets import QPushButton, QWidget

from whist_td.kit.theme import BASE, MOST_BASE
from whist_td.window.club_place import Lock
from whist_td.window.page_bands import MessageBar, ReadOnlyBand
from whist_td.words.words import Language

BY_HAND = pytest.mark.nightly
SIZES = [(1024, 768), pytest.param((1366, 768), marks=BY_HAND)]
LETTERS = [BASE, pytest.param(17, marks=BY_HAND), pytest.param(MOST_BASE, marks=BY_HAND)]
LONG = "Table 12, donne 3 : il y a 13 levées dans une donne, et non 14. " * 2


def places(window):
    """Return where all stands in the page that is shown."""
    page = window.pages.currentWidget()
    shown = [each for each in page.findChildren(QWidget) if each.isVisible()]
    return [(each, each.mapTo(window, each.rect().topLeft()), each.size()) for each in shown]


@pytest.fixture
def play(window_of):
    def opened(name, size, letters):
        window = window_of(name, Language.FRENCH, letters)
        window.resize(*size)
        for _turn in range(2):  # a page that is higher than the window takes another
            screen.settle()
        return window

    return opened


@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["militaire.play", "whiz.play", "club.play"])
def test_no_table_moves_when_a_band_comes_or_goes(play, name, size, letters):
    window = play(name, size, letters)
    before = places(window)
    bar, band = window.findChild(MessageBar), window.findChild(ReadOnlyBand)
    for come, go in (
        (lambda: bar.say(LONG), bar.hide),
        (lambda: band.show_lock(Lock.ELSEWHERE), lambda: band.show_lock(None)),
    ):
        for change in (come, go):
            change()
            screen.settle()
            assert places(window) == before


@pytest.mark.parametrize("name", ["militaire.play", "militaire.entries"])
def test_both_bands_are_seen_whole_one_above_the_other(play, name):
    window = play(name, (1024, 768), BASE)
    bar, band = window.findChild(MessageBar), window.findChild(ReadOnlyBand)
    bar.say(LONG)
    band.show_lock(Lock.ELSEWHERE)
    screen.settle()
    for each in (bar, band):
        assert each.height() >= each.heightForWidth(each.width())
        for button in each.findChildren(QPushButton):
            at = button.mapTo(window, button.rect().center())
            assert button.isHidden() or window.childAt(at) is button
    assert not bar.geometry().intersects(band.geometry())
