"""An event is renamed, held once more, marked as a trial or deleted, by click and by key."""

from datetime import date

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QPushButton

from tests.fixtures.clocks import still_clock
from tests.fixtures.stage import shown
from tests.fixtures.windows import SeededDice
from whist_td.core.events import Details, Draft
from whist_td.core.players import Player
from whist_td.desk.backups import MOST_KEPT, Reason
from whist_td.desk.club import Club, NoCopyKeptError
from whist_td.desk.journal import check_journal
from whist_td.desk.requests import KeepDrafts, MarkTrial
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings, SeatingWay
from whist_td.formats.club_night.views import planning as club_planning
from whist_td.formats.militaire.commands import (
    AddSubstitute,
    AnnounceRound,
    CreateEvent,
    EnterResult,
    WithdrawTeam,
)
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Substitute, Team
from whist_td.formats.militaire.screens.window_parts import opened_again
from whist_td.formats.whiz.commands import AnnounceWhizRound, CreateWhiz
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views import planning as whiz_planning
from whist_td.kit.fields import DateField
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import Look
from whist_td.storage.backups import BackupFolder
from whist_td.storage.files import create_club_file, open_to_read
from whist_td.window.event_care import HeadingQuestion
from whist_td.window.event_list import MORE, EventList
from whist_td.window.guide import GuidePanel
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language, words

TODAY, EARLIER = date(2026, 11, 21), date(2026, 11, 14)
TEAMS = tuple(Team(n, f"T{n}", f"A{n}", (f"B{n}", f"C{n}", f"D{n}")) for n in (1, 2))


@pytest.fixture
def club(tmp_path):
    """A club with a played evening of last week, and one of today that has begun."""
    keeper = BackupFolder(tmp_path / "backups")
    made = Club(create_club_file(tmp_path / "club.whist"), still_clock(), SeededDice(), keeper)
    for day, name in ((EARLIER, "Last week"), (TODAY, "Today")):
        desk = made.open_event(CreateEvent(Details(name, day, "Gaspé"), Settings(), TEAMS))
        desk.do(AnnounceRound(1))
        desk.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    yield made
    made.close()


@pytest.fixture
def window(qtbot, tmp_path, club):
    preferences = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    preferences.language, preferences.look = Language.ENGLISH, Look.LIGHT
    made = MainWindow(preferences, lambda _path: club)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    qtbot.waitUntil(lambda: made.findChild(EventList) is not None)
    QApplication.processEvents()
    return made


def listed(window):
    return [event.name for event in window._club_place.club.file.events()]  # noqa: SLF001


def settle():
    QApplication.sendPostedEvents(None, 0)
    QApplication.processEvents()


def choose(window, start):
    """Choose a line of the menu of an event by its first words."""
    menu = next(menu for menu in window.findChildren(QMenu, "eventMenu") if menu.isVisible())
    next(action for action in menu.actions() if action.text().startswith(start)).trigger()
    menu.close()
    settle()


def more_about_the_list(window):
    """Click on the dots of the first line of the list."""
    view = next(v for v in window.findChildren(EventList) if v.isVisibleTo(window))
    place = view.visualRect(view.model().index(0, MORE)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def question(window, name="question"):
    return next(d for d in window.findChildren(QDialog, name) if d.isVisible())


def press(dialog, name):
    dialog.findChild(QPushButton, name).click()
    settle()


def test_a_deletion_says_what_goes_and_the_nearest_answer_keeps_it(window):
    more_about_the_list(window)
    choose(window, "Delete")
    asked = question(window)
    assert "Delete “Last week”?" in shown(asked)
    assert "Saturday 14 November 2026: 2 teams, 1 result in." in shown(asked)
    assert "under Backups" in shown(asked)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    settle()
    assert listed(window) == ["Today", "Last week"]


def test_a_deleted_event_is_in_the_copy_that_was_kept_before(window, club):
    more_about_the_list(window)
    choose(window, "Delete")
    press(question(window), "despite")
    assert listed(window) == ["Today"]
    assert "“Last week” is deleted" in shown(window)
    (kept,) = [copy for copy in club.keeper.copies(club.path) if copy.reason is Reason.DELETING]
    assert [event.name for event in kept.events] == ["Today", "Last week"]
    whole = open_to_read(club.keeper.restore(kept, club.path))
    check_journal(1, *whole.load(1))
    whole.close()


def test_nothing_of_a_deleted_event_stays_in_the_file(club):
    desk = club.any_desk(1)
    desk.do(KeepDrafts((Draft(1, ("Chênes quelque part",)),)))
    club.remove_event(1)
    assert b"quelque part" not in club.path.read_bytes()
    assert "A2" in club.file.names([2])
    club.remove_event(2)
    assert (club.file.events(), club.file.names([1, 2])) == ([], set())


def test_without_a_copy_nothing_is_deleted(tmp_path):
    club = Club(create_club_file(tmp_path / "alone.whist"), still_clock(), SeededDice())
    club.open_event(CreateEvent(Details("Today", TODAY), Settings(), TEAMS))
    with pytest.raises(NoCopyKeptError):
        club.remove_event(1)
    assert len(club.file.events()) == 1
    club.close()


def test_the_copy_before_a_deletion_outlives_many_others(club):
    club.remove_event(1)
    desk = club.any_desk(2)
    for turn in range(MOST_KEPT + 2):
        desk.do(MarkTrial(turn % 2 == 0))
        club.backup(Reason.ROUND)
    assert Reason.DELETING in {copy.reason for copy in club.keeper.copies(club.path)}


def test_the_event_that_is_open_is_deleted_from_the_menu(window):
    window.pages.open_event(2)
    settle()
    window.findChild(QAction, "delete_event").trigger()
    press(question(window), "despite")
    assert listed(window) == ["Last week"]
    assert window.pages.session is None


def test_an_event_gets_another_name_and_no_empty_one(window, club):
    more_about_the_list(window)
    choose(window, "Rename")
    asked = question(window, "headingQuestion")
    field = asked.findChild(QLineEdit, "eventName")
    assert QApplication.focusWidget() is field
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert asked.isVisible()
    QTest.keyClicks(field, "Spring night")
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert listed(window) == ["Today", "Spring night"]
    view = window.focusWidget()
    assert isinstance(view, EventList)
    assert view.currentIndex().row() == 0
    club.any_desk(1).undo()
    assert listed(window) == ["Today", "Last week"]


def test_the_guide_opens_above_the_questions_of_the_start_page(qtbot, window):
    more_about_the_list(window)
    choose(window, "Rename")
    asked = question(window, "headingQuestion")
    QTest.keyClick(asked, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: asked.findChild(GuidePanel) is not None)
    assert asked.findChild(GuidePanel).isVisible()


def test_an_event_is_held_once_more_with_its_people_and_no_result(window):
    window.findChild(QPushButton, "moreTonight").click()
    choose(window, "Repeat with")
    asked = question(window, "headingQuestion")
    QTest.keyClicks(asked.findChild(QLineEdit, "eventName"), "Again")
    press(asked, "doIt")
    evening = window.pages.session.facts
    assert (evening.details.name, evening.details.date) == ("Again", TODAY)
    assert (evening.teams, evening.rounds, evening.results) == (
        {team.number: team for team in TEAMS}, {}, {},
    )  # fmt: skip
    assert listed(window) == ["Again", "Today", "Last week"]


def test_a_trial_is_never_tonights_event_and_says_so(window):
    window.findChild(QPushButton, "moreTonight").click()
    choose(window, "Mark as a trial")
    assert "Last week" in shown(window.pages.currentWidget())
    view = next(v for v in window.findChildren(EventList) if v.isVisibleTo(window))
    spoken = view.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Today (trial)"
    more_about_the_list(window)
    choose(window, "Mark as a trial")
    assert "Today" in shown(window.pages.currentWidget())


def test_the_key_of_the_context_menu_offers_more_about_the_line(window):
    view = next(v for v in window.findChildren(EventList) if v.isVisibleTo(window))
    view.setCurrentIndex(view.model().index(0, 0))
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(500, 500), QPoint(500, 500))
    QApplication.sendEvent(view, asked)
    choose(window, "Delete")
    assert "Last week" in shown(question(window))
    press(question(window), "careful")


def test_teams_come_again_as_they_were_entered(club):
    desk = club.any_desk(2)
    desk.do(AddSubstitute(1, Substitute(1, "Zoé", 1)))
    desk.do(WithdrawTeam(2, 1))
    again = opened_again(desk.facts, Details("Again", TODAY)).opened()
    assert list(again.teams.values()) == list(TEAMS)


def test_players_of_a_tournament_come_again_from_the_first_round():
    people = tuple(Player(n, f"P{n}") for n in range(1, 10))
    opening = CreateWhiz(Details("Whiz", TODAY), WhizSettings(rounds=3))
    entered = whiz_planning.add_players(opening.opened(), people)
    evening = entered.applied_to(opening.opened(), still_clock().now())
    evening = AnnounceWhizRound(1).applied_to(evening, still_clock().now())
    evening = whiz_planning.leaving_player(evening, 9, 1).applied_to(evening, still_clock().now())
    again = whiz_planning.opened_again(evening, Details("Again", TODAY)).opened()
    assert list(again.players.values()) == list(people)
    assert (len(again.rounds), again.last_announced) == (3, 0)


def test_pairs_of_a_club_night_come_again_as_pairs():
    people = tuple(ClubPlayer(n, f"P{n}", partner=n + (1 if n % 2 else -1)) for n in range(1, 9))
    settings = ClubSettings(GameChoice("ten"), rounds=3, seating=SeatingWay.PAIRS)
    opening = CreateClub(Details("Pairs", TODAY), settings, people)
    again = club_planning.opened_again(opening.opened(), Details("Again", TODAY)).opened()
    assert list(again.players.values()) == list(people)
    assert again.rounds


def test_five_at_whiz_play_plain_whiz_with_their_names(qtbot, window, club):
    people = tuple(Player(n, f"P{n}", "Gaspé") for n in range(1, 6))
    whiz = club.open_event(CreateWhiz(Details("Whiz", TODAY, "Percé"), WhizSettings(), people, ()))
    window._pages.open_event(whiz.event)  # noqa: SLF001
    window._pages.show_panel("entries")  # noqa: SLF001
    qtbot.waitUntil(lambda: window.findChild(QPushButton, "plainWhizButton") is not None)
    settle()
    window.findChild(QPushButton, "plainWhizButton").click()
    qtbot.waitUntil(lambda: whiz.event not in {each.id for each in club.file.events()})
    settle()
    night = window._pages.session.facts  # noqa: SLF001
    assert [each.name for each in night.players.values()] == [each.name for each in people]
    assert (night.settings.game.code, night.details.place) == ("plain_whiz", "Percé")
    assert night.rounds


def test_the_day_of_an_event_held_again_is_written_in_the_language_of_the_window(qtbot):
    french, heading = words(Language.FRENCH), Details("Vendredi", TODAY, "")
    asked = HeadingQuestion("", "", heading, french, None)
    qtbot.addWidget(asked)
    assert asked.findChild(DateField).text() == "samedi 21 novembre 2026"
