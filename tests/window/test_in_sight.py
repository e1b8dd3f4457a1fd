"""What carries the evening on is in sight wherever the page of the round scrolls."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.fixtures.samples import each_once
from whist_td.kit.roomy import RoomyArea, area_of
from whist_td.words.words import Language

ROOM_BAR = 72
PLAY = ["militaire.play", "whiz.play", "club.play"]


def way_on(window) -> QAbstractButton:
    ways = (each for each in window.findChildren(QAbstractButton, "next") if each.isVisible())
    return next(iter(ways))


def is_seen(part, area: RoomyArea) -> bool:
    at = part.mapTo(area.viewport(), QPoint(0, 0))
    middle = part.mapTo(part.window(), part.rect().center())
    inside = at.y() >= 0 and at.y() + part.height() <= area.viewport().height()
    return inside and part.window().childAt(middle) is part


@pytest.fixture
def small(window_of):
    def opened(name, letters):
        window = window_of(name, Language.FRENCH, letters)
        window.resize(1024, 768)
        QTest.qWait(300)
        return window

    return opened


@pytest.mark.parametrize(("name", "letters"), each_once(PLAY, [17, 24]))
def test_the_next_round_is_in_sight_from_the_first_line_of_the_page_to_the_last(
    small, name, letters
):
    window = small(name, letters)
    button = way_on(window)
    area = area_of(button)
    assert area is not None
    scroll = area.verticalScrollBar()
    assert scroll.maximum() > 0
    # In a Whiz the standings may stand below it: whoever scrolls on to them leaves it.
    last = 60 if name == "whiz.play" else scroll.maximum()
    for place in (0, 30, last):
        scroll.setValue(place)
        assert is_seen(button, area)


@pytest.mark.parametrize(("name", "letters"), each_once(PLAY, [14, 17]))
def test_the_way_on_is_whole_as_soon_as_the_page_is_shown(window_of, name, letters):
    window = window_of(name, Language.ENGLISH, letters)
    button = way_on(window)
    assert button.height() >= button.sizeHint().height()
    assert is_seen(button, window.findChild(RoomyArea, "roomy"))


@pytest.mark.parametrize("name", ["militaire.entries", *PLAY])
def test_a_page_opens_at_its_beginning_and_follows_the_first_key(small, name):
    window = small(name, 24)
    scroll = window.findChild(RoomyArea, "roomy").verticalScrollBar()
    assert scroll.maximum() > 0
    assert scroll.value() == 0
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert not QApplication.focusWidget().visibleRegion().isEmpty()


@pytest.mark.parametrize(
    ("name", "way"),
    [
        ("militaire.entries", "entriesNext"),
        ("militaire.papers", "printPapers"),
        ("club.journal", "undoButton"),
    ],
)
def test_what_the_page_is_for_is_whole_in_a_small_window(small, name, way):
    window = small(name, 17)
    area = window.findChild(RoomyArea, "roomy")
    assert is_seen(window.findChild(QAbstractButton, way), area)


@pytest.mark.parametrize("name", PLAY)
def test_undo_stays_in_sight_where_the_bar_of_the_room_takes_its_line(window_of, name):
    window = window_of(name, Language.ENGLISH, 13)
    window.pages.session.undo()
    window.resize(1366, 768)
    QTest.qWait(200)
    window.resize(1366, 768 - ROOM_BAR)
    QTest.qWait(300)
    undo = next(b for b in window.findChildren(QAbstractButton, "undoLast") if b.isVisible())
    assert is_seen(undo, window.findChild(RoomyArea, "roomy"))


@pytest.mark.parametrize("name", PLAY)
def test_what_has_the_keys_is_never_beneath_the_way_on(small, name):
    window = small(name, 17)
    area = area_of(way_on(window))
    assert area is not None
    seen = set()
    for _tab in range(40):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        part = QApplication.focusWidget()
        if not area.widget().isAncestorOf(part):
            continue
        seen.add(part.objectName())
        bar = way_on(window).parentWidget()
        here = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
        beneath = QRect(bar.mapTo(window, QPoint(0, 0)), bar.size()).intersects(here)
        is_tall = part.height() > area.viewport().height() - bar.height()
        assert is_tall or bar.isAncestorOf(part) or not beneath, part.objectName()
    assert "next" in seen
