"""The head of Play: where the game is said, as the width allows."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from whist_td.formats.club_night.screens.play_head import ClubHead
from whist_td.formats.club_night.views.views import club_round
from whist_td.kit.parts import ClockLabel


@pytest.fixture
def head(qtbot, night):
    session = night("ten", players=4)
    made = ClubHead(session.words)
    qtbot.addWidget(made)
    made.show_round(club_round(session.facts, 1), session.facts)
    title = next(each for each in made.findChildren(QLabel) if each.text() == "Round 1 of 2")
    title.setFont(QFont(title.font().family(), 2 * title.font().pointSize()))
    made.show()
    return made


def place(head):
    said, chooser = head.findChild(QLabel, "announcement"), head.findChild(QComboBox, "rounds")
    at, end = said.mapTo(head, QPoint()), chooser.mapTo(head, chooser.rect().bottomLeft())
    if at.x() > 0:
        return "beside"
    return "below" if at.y() > end.y() else "under"


@pytest.mark.parametrize(("width", "expected"), [(1400, "beside"), (980, "below"), (620, "under")])
def test_the_game_is_said_where_there_is_room(head, qtbot, width, expected):
    head.resize(width, 90)
    qtbot.waitUntil(lambda: place(head) == expected)


def test_the_clock_makes_room_for_the_buttons(head, qtbot):
    """In a small window the head takes two lines: without the clock the buttons fit on one."""
    parts = [head.findChild(QWidget, name) for name in ("showStandings", "jury", "rounds")]
    clock, said = head.findChild(ClockLabel), head.findChild(QLabel, "announcement")
    for width in range(1400, 600, -10):
        head.resize(width, 90)
        qtbot.wait(1)
        levels = {part.mapTo(head, part.rect().center()).y() // 4 for part in parts}
        if clock.mapTo(head, QPoint()).y() > parts[0].mapTo(head, QPoint()).y():
            assert len(levels) == 1
            assert place(head) == "below"
            assert abs(clock.mapTo(head, QPoint()).y() - said.mapTo(head, QPoint()).y()) < 8
            return
    pytest.fail("The clock has never made room.")
