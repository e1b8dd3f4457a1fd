"""A page is built in turns while the window goes on: nothing that happens meanwhile breaks it.

One page of each format runs each time; every page of all of them by hand: `-m nightly`.
"""

import pytest
import screen
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction

from whist_td.kit import waiting
from whist_td.kit.theme import BASE, LEAST_BASE, MOST_BASE, Look
from whist_td.words.words import Language

BY_HAND = pytest.mark.nightly
PANELS = ("event", "entries", "papers", "play", "results", "journal", "keys")
OFTEN = ("club.play", "whiz.papers", "militaire.results")
FOLLOWED = "militaire.results"
"""The page on which language and look change one after the other each time, and nothing else."""
PAGES = [
    each if each in OFTEN else pytest.param(each, marks=BY_HAND)
    for each in (f"{code}.{panel}" for code in ("militaire", "whiz", "club") for panel in PANELS)
    if each in screen.screens()
]


@pytest.fixture(params=[0, pytest.param(0.006, marks=BY_HAND)])
def stretch(request, monkeypatch):
    """A machine so slow that the window has its turn after each part that is made, and a usual."""
    monkeypatch.setattr(waiting, "_STRETCH", request.param)


def upsets(window):
    """Return all that can happen to a window, as the director or the desktop does it."""

    def room():
        window.findChild(QAction, "room").trigger()

    return [
        lambda: window.set_size(MOST_BASE),
        lambda: window.resize(1024, 600),
        lambda: window.set_language(Language.ENGLISH),
        lambda: window.set_size(LEAST_BASE),
        room,
        lambda: window.set_look(Look.DARK),
        lambda: window.resize(1366, 768),
        lambda: window.set_size(BASE),
        room,
        window.hide,
        window.show,
    ]


@pytest.mark.usefixtures("stretch")
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole_whatever_happens_to_the_window_while_it_is_built(window_of, name):
    panel = name.partition(".")[2]
    window = window_of(name, Language.FRENCH, BASE)
    left = upsets(window)
    clock = QTimer()
    clock.timeout.connect(lambda: left.pop(0)() if left else clock.stop())
    clock.start(0)
    for other in ("event", panel):
        window.pages.show_panel(other)
    screen.settle()
    screen.settle()
    assert not left
    assert window.pages.here.panel == panel


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(each, marks=BY_HAND) if each in OFTEN and each != FOLLOWED else each
        for each in PAGES
    ],
)
def test_language_and_look_may_change_on_every_page(window_of, name):
    window = window_of(name, Language.FRENCH, BASE)
    for language, look in ((Language.ENGLISH, Look.DARK), (Language.FRENCH, Look.LIGHT)):
        window.set_language(language)
        screen.settle()
        window.set_look(look)
        window.set_size(MOST_BASE if look is Look.DARK else BASE)
        screen.settle()
    assert window.pages.here.panel == name.partition(".")[2]
