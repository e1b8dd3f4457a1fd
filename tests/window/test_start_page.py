"""The start page: tonight's event, the others, the other game, and the welcome."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QLabel,
    QStyledItemDelegate,
    QTableView,
)
from PySide6.QtWidgets import QStyleOptionViewItem as StyleOption

from tests.fixtures.stage import button
from whist_td.desk.ports import EventSummary
from whist_td.kit import folding
from whist_td.window.start_page import StartPage

TODAY = date(2026, 11, 21)
DARK = 90
"""The letters of a name; those of a label are paler."""


def event(number, **changes):
    facts = {
        "id": number,
        "format": "militaire",
        "name": f"Night {number}",
        "date": TODAY,
        "place": "Gaspé",
        "entries": 24,
        "rounds": 24,
        "announced": 12,
        "finished": False,
    }
    return EventSummary(**(facts | changes))


@pytest.fixture
def start(qtbot, english):
    """Open the start page of some events."""

    def opened(*events):
        page = StartPage(events, TODAY, english)
        qtbot.addWidget(page)
        return page

    return opened


def said(page):
    return "\n".join(label.text() for label in page.findChildren(QLabel))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, "Continue to round 12"),
        ({"finished": True}, "See the results"),
        ({"announced": 0}, "Prepare round 1"),
        ({"announced": 0, "entries": 0}, "Enter the teams"),
    ],
)
def test_tonights_button_says_what_comes_next(start, changes, told):
    assert button(start(event(1, **changes)), "tonight").text() == told


@pytest.mark.parametrize("days", [0, 1, 6])
def test_the_event_that_is_being_played_stands_first_whatever_was_made_today(start, days):
    made = event(2, announced=0)
    page = start(made, event(1, date=TODAY - timedelta(days=days)))
    assert button(page, "tonight").text() == "Continue to round 12"
    assert button(page, "tonight").property("role") == "primary"


def test_an_event_left_behind_weeks_ago_does_not_stand_before_tonights(start):
    page = start(event(2, announced=0), event(1, date=TODAY - timedelta(days=30)))
    assert button(page, "tonight").text() == "Prepare round 1"


def test_tonights_event_is_the_one_thing_to_do(start):
    page = start(event(1))
    assert button(page, "tonight").property("role") == "primary"
    assert button(page, "newEvent").property("role") != "primary"


def test_without_an_event_tonight_a_new_one_is_the_thing_to_do(start):
    page = start(event(1, date=date(2026, 5, 2)))
    assert button(page, "newEvent").property("role") == "primary"
    assert "Saturday 2 May 2026" in said(page)


def test_an_empty_file_says_what_the_program_does_and_offers_an_example(start):
    page = start()
    assert "Whist TD takes a club through a whole whist event" in said(page)
    assert button(page, "newEvent").property("role") == "primary"
    ways = [button(page, name).text() for name in ("newEvent", "example", "otherFile")]
    assert ways == ["Begin today’s event", "See an example event…", "Open a club file…"]


def test_a_whiz_tournament_is_listed_with_its_game(start):
    model = (
        start(event(1), event(2, format="whiz", entries=1)).findChild(QTableView, "events").model()
    )
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "Night 2 (Whiz)"
    assert model.index(0, 2).data() == "1 player"


def test_a_narrow_list_says_who_is_entered_with_how_far_it_is_and_goes_nowhere(start):
    events = start(event(1), event(2)).findChild(QTableView, "events")
    events.setParent(None)
    events.show()
    for width, joins in ((700, False), (390, True), (700, False)):
        events.resize(width, 300)
        progress = events.model().index(0, 3).data()
        assert progress == ("24 teams, round 12 of 24" if joins else "round 12 of 24")
        assert events.isColumnHidden(2) == joins
        assert events.horizontalScrollBar().maximum() == 0
    events.close()


def test_a_label_that_has_no_room_gets_a_line_and_no_row_of_a_wide_list_is_measured(
    qtbot, start, monkeypatch
):
    measured, excess = [], folding._excess  # noqa: SLF001 - by which each cell is measured
    monkeypatch.setattr(folding, "_excess", lambda *of: measured.append(of) or excess(*of))
    page = start(event(1), event(2, format="whiz", name="Soirée d’exemple"))
    events = page.findChild(QTableView, "events")
    events.setParent(None)
    events.resize(1000, 300)
    events.show()
    events.findChild(folding.FoldingRows).fold()
    one = events.verticalHeader().defaultSectionSize()
    assert (measured, events.rowHeight(0)) == ([], one)
    events.resize(300, 300)
    qtbot.waitUntil(lambda: events.rowHeight(0) > one)
    events.close()


def test_the_label_of_a_game_is_painted_below_all_lines_of_a_name(start):
    page = start(event(1), event(2, format="whiz", name="Soirée d’exemple"))
    page.show()
    events = page.findChild(QTableView, "events")
    delegate, index, option = events.itemDelegate(), events.model().index(0, 0), StyleOption()
    events.initViewItemOption(option)
    for width in range(100, 160):
        option.rect = QRect(0, 0, width, 120)
        plain, labelled = (QImage(160, 120, QImage.Format.Format_Grayscale8) for _ in range(2))
        for image, paint in ((plain, QStyledItemDelegate.paint), (labelled, type(delegate).paint)):
            image.fill(255)
            with QPainter(image) as painter:
                paint(delegate, painter, option, index)
        pairs = zip(bytes(plain.constBits()), bytes(labelled.constBits()), strict=True)
        assert all(after < DARK for before, after in pairs if before < DARK)


def test_tonights_whiz_tournament_is_one_click_away(start):
    page = start(event(2, format="whiz", entries=14, announced=0))
    assert "Whiz · 14 players" in said(page)
    assert button(page, "tonight").text() == "Prepare the first round"


def test_a_whiz_tournament_with_too_few_players_leads_to_them(start):
    page = start(event(2, format="whiz", entries=5, announced=0))
    assert button(page, "tonight").text() == "Enter the players"


def test_a_file_of_trials_offers_one_and_calls_none_tonights(start):
    page = start(event(1, trial=True))
    assert button(page, "tonight").property("role") != "primary"
    assert button(page, "newEvent").property("role") == "primary"
    assert "Today" not in said(page)
    assert "trial" in said(page)


def test_of_two_that_went_two_ways_the_one_without_a_number_is_tonights(start):
    page = start(event(2, name="Night 1 (2)"), event(1))
    assert "Night 1" in said(page).splitlines()


def test_an_unfinished_trial_is_not_offered_before_a_real_event(start):
    page = start(event(2, trial=True), event(1, date=date(2026, 11, 14)))
    assert "Night 1" in said(page)
    assert "Night 2" not in said(page)
