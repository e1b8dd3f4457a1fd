"""The people above a deal that is told: their points find room, or are left out."""

import pytest
from PySide6.QtGui import QFontMetrics

from whist_td.formats.club_night.screens.deal_seats import SeatOfDeal, sums_within
from whist_td.kit.theme import text_font

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
    assert sums_within(LINE, metrics, room) == told
