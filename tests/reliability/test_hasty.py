"""Whatever a hasty director clicks and types while pages change, nothing lands elsewhere."""

import pytest
from PySide6.QtTest import QTest
from reliability.hasty import HastyDirector, HastyVisitor

from whist_td.kit.theme import BASE
from whist_td.words.words import Language

BY_HAND = pytest.mark.nightly


def at_rest(window_of, name):
    window = window_of(name, Language.ENGLISH, BASE)
    window.activateWindow()
    QTest.qWait(700)
    return window


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "steps"),
    [(1, 10), *(pytest.param(seed, 150, marks=BY_HAND) for seed in range(2, 23))],
)
@pytest.mark.parametrize("name", ["start", "militaire.play", "whiz.play", "club.play"])
def test_each_result_is_where_the_press_was_aimed_at_or_was_refused(window_of, name, seed, steps):
    director = HastyDirector(at_rest(window_of, name), seed)
    director.work(steps)
    assert not director.wrong
    assert director.done or steps < 100


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "steps"), [(1, 5), pytest.param(2, 100, marks=BY_HAND)])
@pytest.mark.parametrize(
    "name",
    [
        "year.cash",
        *(
            pytest.param(each, marks=BY_HAND)
            for each in (
                "year.accounts",
                "year.seasons",
                "year.prizes",
                "year.people",
                "guide",
                "training",
                "whiz.deals",
                "whiz.telephones",
                "militaire.entries",
                "militaire.papers",
                "club.new",
                "whiz.door",
                "club.event",
                "about",
                "backups",
            )
        ),
    ],
)
def test_what_is_clicked_is_what_was_aimed_at(window_of, name, seed, steps):
    visitor = HastyVisitor(at_rest(window_of, name), seed)
    visitor.work(steps)
    assert not visitor.wrong
    assert visitor.done
