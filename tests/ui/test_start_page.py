"""The start page: tonight's event, the others, the other game, and the welcome."""

from datetime import date

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QTableView

from whist_td.bootstrap import new_club, open_club
from whist_td.domain.events import Details
from whist_td.formats.whiz.players import Player
from whist_td.formats.whiz.settings import WhizSettings
from whist_td.i18n.words import Language
from whist_td.ui.main_window import MainWindow
from whist_td.ui.preferences import Preferences
from whist_td.ui.start_page import StartPage, tonights
from whist_td.usecases.ports import EventSummary
from whist_td.usecases.whiz_commands import CreateWhiz

TODAY = date(2026, 11, 21)


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


def button(page, name):
    return page.findChild(QPushButton, name)


def said(page):
    return "\n".join(label.text() for label in page.findChildren(QLabel))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, "Go on with round 12"),
        ({"finished": True}, "See the results"),
        ({"announced": 0}, "Prepare round 1"),
        ({"announced": 0, "entries": 0}, "Enter the teams"),
    ],
)
def test_tonights_button_says_what_comes_next(start, changes, told):
    assert button(start(event(1, **changes)), "tonight").text() == told


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
    assert "Whist TD takes a club through a whole evening" in said(page)
    assert button(page, "newEvent").property("role") == "primary"
    assert button(page, "example") is not None


def test_a_whiz_tournament_is_listed_with_its_game_and_is_never_tonights(start):
    whiz = event(2, format="whiz", entries=1)
    assert tonights([whiz], TODAY) is None
    model = start(whiz).findChild(QTableView, "events").model()
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "Night 2 (Whiz)"
    assert model.index(0, 2).data() == "1 player"


def test_a_whiz_tournament_says_calmly_where_it_is_run(qtbot, tmp_path):
    club = new_club(tmp_path / "club.whist")
    players = tuple(Player(number, f"Joueur {number}") for number in range(1, 7))
    club.create_whiz(CreateWhiz(Details("Whiz night", TODAY), WhizSettings(), players))
    club.close()
    kept = Preferences(QSettings(str(tmp_path / "k.ini"), QSettings.Format.IniFormat))
    kept.language = Language.ENGLISH
    window = MainWindow(kept, open_club, tmp_path / "club.whist", new_club)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.pages.count() > 0)
    window.pages.open_event(1)
    assert "“Whiz night” is a Whiz tournament." in said(window)
    assert isinstance(window.pages.currentWidget(), StartPage)
