"""Nothing that carries meaning is cut, however large the letters and however small the window.

Two small windows in French run each time; every step of the letters, every size and both languages
by hand: `-m nightly`.
"""

from collections.abc import Iterator
from itertools import product

import pytest
import screen
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from typing_extensions import override

from tests.fixtures.cut_text import cut_texts
from whist_td.kit.theme import LEAST_BASE, MOST_BASE, load_fonts, load_signs
from whist_td.words.words import Language

SMALL, USUAL, LARGE = "1024x768", "1366x768", "1920x1080"
MIDDLE = (LEAST_BASE + MOST_BASE) // 2
TABLES = "qt_scrollarea_viewport < tables"
"""More tables in sight are worth more than the end of a very long name, which the tip has whole."""
STANDINGS = "qt_scrollarea_viewport < standings < PlayS"
"""Where all teams are in sight, so it is here too."""
NAMES = [name for name in screen.screens() if name != "room"]


@pytest.fixture
def window_of(qapp, tmp_path, usual_dress):
    """Open a screen in a language, in the largest letters."""
    del qapp, usual_dress
    load_fonts()
    load_signs()
    opened = []

    def window(name, language):
        dress = ["--lang", language.value, "--letters", str(MOST_BASE)]
        made = screen.shown(screen.request([name, *dress]), tmp_path)
        opened.append(made)
        screen.settle()
        return made

    yield window
    for made in opened:
        made.close()
        made.deleteLater()
        screen.settle()


@pytest.fixture
def usual_dress(qapp) -> Iterator[None]:
    """Give the program its letters back after a test with larger ones."""
    font, sheet, palette = QApplication.font(), qapp.styleSheet(), QApplication.palette()
    yield
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)
    qapp.setFont(font)


def cut(window, letters, size):
    """Return what is cut in a window of some size, in letters of some size."""
    window.set_size(letters)
    window.resize(screen.size(size))
    screen.settle()
    return [each for each in cut_texts(window) if not is_allowed(each, letters)]


def is_allowed(each, letters):
    return each.place.startswith(TABLES if letters >= MIDDLE else (TABLES, STANDINGS))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut_in_a_small_window(window_of, name):
    window = window_of(name, Language.FRENCH)
    steps = product((MOST_BASE, MIDDLE), (SMALL, USUAL))
    assert [each for step in steps for each in cut(window, *step)] == []


@pytest.mark.parametrize("letters", [12, MIDDLE, MOST_BASE])
def test_every_round_is_said_whole_and_who_moved(window_of, letters):
    window = window_of("militaire.results", Language.FRENCH)
    window.pages.show_panel("play")
    panel = window.pages.currentWidget()
    seen = []
    for number in (1, 12, 13, 23, 24):
        panel.show_round(number)
        seen += cut(window, letters, USUAL)
    assert seen == []


@pytest.mark.parametrize("asked", ["next", "fault"])
def test_a_question_below_the_tables_folds(window_of, asked):
    window = window_of("militaire.play", Language.FRENCH)
    tables = window.findChild(QWidget, "tables")
    if asked == "fault":
        QTest.keyClick(tables, Qt.Key.Key_R)
    else:
        for _ in range(tables.model().rowCount()):
            QTest.keyClick(tables, Qt.Key.Key_Left)
        next(b for b in window.findChildren(QWidget, "next") if b.isVisible()).click()
    steps = ((MOST_BASE, USUAL), (MIDDLE, SMALL), (MIDDLE, USUAL))
    assert [each for step in steps for each in cut(window, *step) + sideways(window)] == []


@pytest.mark.parametrize("name", ["militaire.play", "whiz.play", "club.play"])
def test_a_question_that_is_asked_is_in_sight(window_of, name):
    window = window_of(name, Language.FRENCH)
    cut(window, MOST_BASE, SMALL)
    next(b for b in window.findChildren(QWidget, "next") if b.isVisible()).click()
    screen.settle()
    asked, room = window.focusWidget(), window.findChild(QWidget, "roomy").viewport()
    assert room.rect().contains(asked.mapTo(room, asked.rect().center()))


def sideways(window):
    """Return the pages that are wider than their room."""
    bars = (area.horizontalScrollBar() for area in window.findChildren(QScrollArea))
    return [bar.parent() for bar in bars if bar.isVisible()]


@pytest.mark.nightly
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut_at_any_step(window_of, name, language):
    window = window_of(name, language)
    steps = product(range(MOST_BASE, LEAST_BASE - 1, -1), (SMALL, USUAL, LARGE))
    assert [each for step in steps for each in cut(window, *step)] == []


class _Asked(QObject):
    """Counts how often a part asks to be laid out."""

    def __init__(self):
        super().__init__()
        self.times = 0

    @override
    def eventFilter(self, watched, event):
        self.times += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.mark.parametrize("name", ["militaire.play", "whiz.play", "club.play"])
def test_a_window_that_nobody_touches_does_nothing(qapp, window_of, name):
    window, asked = window_of(name, Language.FRENCH), _Asked()
    for letters in (16, MOST_BASE):
        cut(window, letters, SMALL)
        for _ in range(20):
            qapp.processEvents()
        qapp.installEventFilter(asked)
        for _ in range(20):
            qapp.processEvents()
        qapp.removeEventFilter(asked)
    assert asked.times == 0
