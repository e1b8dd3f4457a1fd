"""Whatever a hasty director clicks and types while pages change, nothing lands elsewhere."""

import pytest
from PySide6.QtTest import QTest
from reliability.hasty import HastyDirector

from whist_td.kit.theme import BASE
from whist_td.words.words import Language

BY_HAND = pytest.mark.nightly


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "steps"),
    [(1, 10), *(pytest.param(seed, 150, marks=BY_HAND) for seed in range(2, 23))],
)
@pytest.mark.parametrize("name", ["start", "militaire.play", "whiz.play", "club.play"])
def test_each_result_is_where_the_press_was_aimed_at_or_was_refused(window_of, name, seed, steps):
    window = window_of(name, Language.ENGLISH, BASE)
    window.activateWindow()
    QTest.qWait(700)
    director = HastyDirector(window, seed)
    director.work(steps)
    assert not director.wrong
    assert director.done or steps < 100
