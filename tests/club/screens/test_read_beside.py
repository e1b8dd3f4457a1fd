"""Events are read beside the window: no page of the club's year waits for the rows of one."""

from fractions import Fraction
from threading import current_thread, main_thread

import pytest
from PySide6.QtGui import QAction

from tests.club.screens.test_seasons import answer, club, said  # noqa: F401 - two evenings
from whist_td.club.commands import AdjustPoints, PutIn
from whist_td.club.rules.seasons import season_standings
from whist_td.club.screens import held
from whist_td.club.screens.cash import CashPanel
from whist_td.club.screens.held import HeldEvents, ReadingPeople
from whist_td.club.screens.people import PeoplePanel
from whist_td.club.screens.prizes import PrizesPanel
from whist_td.club.screens.seasons import SeasonsPanel
from whist_td.kit.session import Session
from whist_td.stages.work_line import WorkLine
from whist_td.words.words import Language, words


@pytest.fixture
def asked(club):  # noqa: F811
    """Which events were read, and whether the window's thread asked for each."""
    found = []

    def told(read):
        def reads(number, *some):
            found.append((number, current_thread() is main_thread()))
            return read(number, *some)

        return reads

    club.file.facts, club.file.remember = told(club.file.facts), told(club.file.remember)
    return found


@pytest.fixture
def opened(qtbot, club, asked):  # noqa: F811
    def made(kind):
        session = Session(club.book(), club.file, club.dice, words(Language.ENGLISH))
        asked.clear()
        panel = kind(session)
        session.setParent(panel)
        qtbot.addWidget(panel)
        panel.show()
        panel.session = session
        return panel

    return made


def is_beside(asked):
    return bool(asked) and not any(by_window for _number, by_window in asked)


@pytest.mark.parametrize(
    ("kind", "reader"), [(CashPanel, ReadingPeople), (PrizesPanel, HeldEvents)]
)
def test_the_chosen_event_is_read_beside_the_window_and_once(qtbot, opened, asked, kind, reader):
    panel = opened(kind)
    qtbot.waitUntil(lambda: bool(asked) and panel.findChild(reader).is_done)
    panel.session.do(PutIn(5000))
    qtbot.waitUntil(lambda: panel.findChild(reader).is_done)
    assert is_beside(asked)
    assert len([number for number, _by in asked if number == 2]) == 1


def test_a_season_is_read_beside_the_window(qtbot, opened, asked):
    panel = opened(SeasonsPanel)
    answer(panel, "newSeason")
    qtbot.waitUntil(lambda: "after 2 events" in said(panel))
    assert is_beside(asked)


def test_a_season_is_added_up_once_while_people_pay(qtbot, opened, monkeypatch):
    times = []

    def counted(*of):
        times.append(of)
        return season_standings(*of)

    monkeypatch.setattr(held, "season_standings", counted)
    panel = opened(SeasonsPanel)
    answer(panel, "newSeason")
    qtbot.waitUntil(lambda: "after 2 events" in said(panel))
    times.clear()
    panel.session.do(PutIn(5000))
    assert not times
    panel.session.do(AdjustPoints(1, 1, Fraction(3), "Looked after the coffee"))
    assert len(times) == 1


def test_a_record_is_read_and_made_beside_the_window(qtbot, opened, asked, tmp_path):
    panel = opened(PeoplePanel)
    line = panel.findChild(WorkLine)
    line.choose_file = lambda _parent, _suggested, _kinds: tmp_path / "kept.pdf"
    panel.findChild(QAction, "recordPdf").trigger()
    qtbot.waitUntil((tmp_path / "kept.pdf").exists)
    assert is_beside(asked)
