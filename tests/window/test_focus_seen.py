"""Whatever has the keys shows it: nothing on a page looks the same with them and without.

The pages with the most kinds of control run each time; all pages by hand: `-m nightly`.
"""

import pytest
import screen
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.window.test_large_text import NAMES
from whist_td.kit.theme import BASE
from whist_td.words.words import Language

EACH_TIME = {"start", "guide", "year.cash", "militaire.papers", "militaire.results", "club.play"}
EACH_TIME |= {"militaire.play", "whiz.play", "whiz.event"}
PAGES = [n if n in EACH_TIME else pytest.param(n, marks=pytest.mark.nightly) for n in NAMES]
LEAST_SEEN = 8
"""So many points of the picture are another colour, at least, of one in four."""


def reached(page):
    """Return what Tab can lead to, and that has the keys for itself."""
    parts = (each for each in page.findChildren(QWidget) if each.isVisible() and each.isEnabled())
    by_tab = (each for each in parts if each.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return [each for each in by_tab if each.focusProxy() is None]


def picture(part, focused):
    focused.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    return part.grab().toImage()


def difference(part, elsewhere):
    """Return how many points differ, of every second one in every second line."""
    one, other = picture(part, part), picture(part, elsewhere)
    if one.size() != other.size():
        return LEAST_SEEN
    places = ((x, y) for x in range(0, one.width(), 2) for y in range(0, one.height(), 2))
    return sum(one.pixel(*place) != other.pixel(*place) for place in places)


def unseen(page):
    """Return what looks the same with the keys, checked and not."""
    found, parts = [], reached(page)
    for part in parts:
        now = reached(page)  # With the keys on a sheet, the page shows what belongs to it.
        if part not in now:
            continue
        apart = [e for e in now if e is not part and not part.isAncestorOf(e)]
        elsewhere = next(each for each in apart if not each.isAncestorOf(part))
        if difference(part, elsewhere) < LEAST_SEEN:
            found.append(part.objectName())
        if isinstance(part, QAbstractButton) and part.isCheckable() and not part.isChecked():
            blocker, exclusive = QSignalBlocker(part), part.autoExclusive()
            part.setAutoExclusive(False)
            part.setChecked(True)
            if difference(part, elsewhere) < LEAST_SEEN:
                found.append(f"{part.objectName()}, checked")
            part.setChecked(False)
            part.setAutoExclusive(exclusive)
            blocker.unblock()
    return found


@pytest.mark.parametrize("name", PAGES)
def test_what_has_the_keys_is_seen(window_of, name):
    window = window_of(name, Language.FRENCH, BASE)
    page = QApplication.activeModalWidget() or window
    page.activateWindow()
    screen.settle()
    assert unseen(page) == []
