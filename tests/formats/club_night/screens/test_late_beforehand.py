"""At a club night too, one click marks a player late before play; a pair is late together."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from whist_td.desk.requests import AcceptPapers
from whist_td.formats.club_night.rules.event import SeatingWay
from whist_td.formats.club_night.screens.entries import ClubEntriesPanel
from whist_td.formats.club_night.screens.play import ClubPlayPanel
from whist_td.stages.entries_view import EntriesView


@pytest.fixture
def shown(qtbot, club_night):
    def made(*wanted, **options):
        panel = ClubEntriesPanel(club_night(*wanted, **options))
        qtbot.addWidget(panel)
        panel.resize(1200, 700)
        panel.show()
        next(v for v in panel.findChildren(EntriesView) if not v.isHidden()).go_to(1)
        return panel

    return made


def evening(panel):
    return panel._session.evening  # noqa: SLF001 - the session the panel was given


def click(qtbot, panel):
    qtbot.mouseClick(panel.findChild(QPushButton, "joinsButton"), Qt.MouseButton.LeftButton)


def there(panel, number):
    return {p for s in evening(panel).rounds[number].sittings for p in s.seats}


def test_one_click_marks_a_player_late_and_one_takes_it_back(qtbot, shown):
    panel = shown(9)
    click(qtbot, panel)
    assert evening(panel).players[2].first_round == 2
    assert 2 not in there(panel, 1)
    click(qtbot, panel)
    assert evening(panel).players[2].first_round == 1


def test_a_pair_is_late_together(qtbot, shown):
    panel = shown(12, code="ten", seating=SeatingWay.PAIRS)
    click(qtbot, panel)
    late = {n for n, player in evening(panel).players.items() if player.first_round == 2}
    assert len(late) == 2
    assert not late & there(panel, 1)


def test_play_counts_who_will_be_late_among_those_entered(qtbot, shown):
    panel = shown(9)
    click(qtbot, panel)
    session = panel._session  # noqa: SLF001 - the session the panel was given
    session.do(AcceptPapers({}))
    play = ClubPlayPanel(session)
    qtbot.addWidget(play)
    told = [label.text() for label in play.findChildren(QLabel)]
    assert any("9 players are entered, 1 of them late." in text for text in told)
