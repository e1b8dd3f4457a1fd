"""One click marks a pair late together."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from whist_td.formats.club_night.rules.event import SeatingWay
from whist_td.formats.club_night.screens.entries import ClubEntriesPanel
from whist_td.stages.entries_view import EntriesView


@pytest.fixture
def shown(stage, club_night):
    def made(*wanted, **options):
        panel = stage(ClubEntriesPanel(club_night(*wanted, **options)), 1200, 700)
        next(v for v in panel.findChildren(EntriesView) if not v.isHidden()).go_to(1)
        return panel

    return made


def evening(panel):
    return panel._session.facts  # noqa: SLF001 - the session the panel was given


def click(qtbot, panel):
    before = evening(panel)
    qtbot.mouseClick(panel.findChild(QPushButton, "joinsButton"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: evening(panel) is not before)


def there(panel, number):
    return {p for s in evening(panel).rounds[number].sittings for p in s.seats}


def test_a_pair_is_late_together(qtbot, shown):
    panel = shown(12, code="ten", seating=SeatingWay.PAIRS)
    click(qtbot, panel)
    late = {n for n, player in evening(panel).players.items() if player.first_round == 2}
    assert len(late) == 2
    assert not late & there(panel, 1)
