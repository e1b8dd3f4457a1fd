"""Events are read beside the window: no page of the club's year waits for the rows of one."""

from fractions import Fraction
from threading import current_thread, main_thread

import pytest
from PySide6.QtGui import QAction

from tests.fixtures.stage import answered, shown
from whist_td.club.commands import AdjustPoints, PutIn
from whist_td.club.rules.seasons import season_standings
from whist_td.club.screens import held
from whist_td.club.screens.cash import CashPanel
from whist_td.club.screens.held import HeldEvents, ReadingPeople
from whist_td.club.screens.people import PeoplePanel
from whist_td.club.screens.prizes import PrizesPanel
from whist_td.club.screens.seasons import SeasonsPanel
from whist_td.core.formats import BOOK_NUMBER
from whist_td.stages.work_line import WorkLine


@pytest.fixture
def club(fours):
    return fours


@pytest.fixture
def asked(club):
    """Which events were read, and whether the window's thread asked for each."""
    found = []

    def told(read):
        def reads(number, *some):
            found.append((number, current_thread() is main_thread()))
            return read(number, *some)

        return reads

    club.file.facts, club.file.remember = told(club.file.facts), told(club.file.remember)
    return found


def is_beside(asked):
    events = [by_window for number, by_window in asked if number != BOOK_NUMBER]
    return bool(events) and not any(events)


@pytest.mark.parametrize(
    ("kind", "reader"), [(CashPanel, ReadingPeople), (PrizesPanel, HeldEvents)]
)
def test_the_chosen_event_is_read_beside_the_window_and_once(qtbot, page, asked, kind, reader):
    panel = page(kind)
    qtbot.waitUntil(lambda: bool(asked) and panel.findChild(reader).is_done)
    panel.session.do(PutIn(5000))
    qtbot.waitUntil(lambda: panel.findChild(reader).is_done)
    assert is_beside(asked)
    assert len([number for number, _by in asked if number == 2]) == 1


def test_a_season_is_read_beside_the_window(qtbot, page, asked):
    panel = page(SeasonsPanel)
    answered(panel, "newSeason")
    qtbot.waitUntil(lambda: "after 2 events" in shown(panel))
    assert is_beside(asked)


def test_a_season_is_added_up_once_while_people_pay(qtbot, page, monkeypatch):
    times = []

    def counted(*of):
        times.append(of)
        return season_standings(*of)

    monkeypatch.setattr(held, "season_standings", counted)
    panel = page(SeasonsPanel)
    answered(panel, "newSeason")
    qtbot.waitUntil(lambda: "after 2 events" in shown(panel))
    times.clear()
    panel.session.do(PutIn(5000))
    assert not times
    panel.session.do(AdjustPoints(1, 1, Fraction(3), "Looked after the coffee"))
    assert len(times) == 1


def test_a_record_is_read_and_made_beside_the_window(qtbot, page, asked, tmp_path):
    panel = page(PeoplePanel)
    line = panel.findChild(WorkLine)
    line.choose_file = lambda _parent, _suggested, _kinds: tmp_path / "kept.pdf"
    panel.findChild(QAction, "recordPdf").trigger()
    qtbot.waitUntil((tmp_path / "kept.pdf").exists)
    assert is_beside(asked)
