"""The people above a deal that is told: their points find room, or are left out."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from whist_td.formats.club_night.screens.deal_seats import SeatOfDeal, SeatsBar, sums_within
from whist_td.kit.theme import text_font
from whist_td.words.words import Language, words

LINE = SeatOfDeal("N", 1, "Anne", deals=False, points=7, before=-112, after=-105)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("shown", "narrower", "told"),
    [
        ("−112 → −105", 0, "−112 → −105"),
        ("−112 → −105", 1, "→ −105"),
        ("→ −105", 1, ""),
    ],
)
def test_sums_never_run_into_the_points(shown, narrower, told):
    metrics = QFontMetrics(text_font())
    room = metrics.horizontalAdvance(shown) - narrower
    short = replace(LINE, before=0, after=7)
    sums = sums_within((LINE, short), metrics, (room, room))
    assert sums[0] == told
    assert {len(text.split()) for text in sums} == {len(told.split())}  # all seats alike


def test_no_answer_folds_the_seats_anew(qtbot):
    """What a deal gives is measured before it is known."""
    around = QWidget()
    bar = SeatsBar(words(Language.FRENCH), around)
    qtbot.addWidget(around)
    unknown = [replace(LINE, number=n, points=None, short=f"Anne-{n}") for n in range(1, 5)]
    for width in range(200, 1000, 25):
        bar.resize(width, 60)
        bar.show_lines(tuple(unknown))
        before = bar.sizeHint()
        bar.show_lines(tuple(replace(line, points=-18) for line in unknown))
        assert bar.sizeHint() == before
