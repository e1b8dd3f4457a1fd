"""The room from the director's window: one key, a bar, another language, another event."""

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSlider, QSpinBox, QWidget

from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.formats.militaire.commands import AnnounceRound, FinishEvent
from whist_td.kit.theme import Look
from whist_td.room.views.show import Openness
from whist_td.room.views.views import Scene
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language


class LaterClock:
    """Three minutes after the announcement."""

    def __init__(self, session):
        self._session = session

    def now(self):
        return self._session.facts.rounds[1].announced_at + timedelta(minutes=3)


@pytest.fixture
def start(qtbot, new_session, club_file, preferences):
    """Start the program; each time tonight's event is opened."""
    club_file.close = lambda: None
    preferences.look = Look.LIGHT
    session = new_session(4)
    session.do(AnnounceRound(1))
    clock = LaterClock(session)

    def started():
        made = MainWindow(preferences, lambda _path: Club(club_file, clock, session.dice))
        qtbot.addWidget(made)
        made.resize(QSize(1366, 768))
        made.show()
        qtbot.waitExposed(made)
        qtbot.waitUntil(lambda: made.pages.count() > 0)
        made.pages.open_event(1)
        return made

    return started


@pytest.fixture
def window(start):
    return start()


@pytest.fixture
def room(window):
    action(window, "room")
    return window.room


def action(window, name):
    found = window.findChild(QAction, name)
    found.trigger()


def test_a_window_without_the_room_has_none_of_it_in_memory(window):
    assert window.room is None


@pytest.mark.usefixtures("room")
def test_the_room_comes_back_after_a_crash(start):
    assert start().room.place.is_open


def test_after_a_crash_the_room_sees_no_more_of_the_standings_than_before(room, start):
    room.room.director.open_standings(Openness.HIDDEN)
    assert start().room.room.director.show.openness is Openness.HIDDEN


def test_a_room_that_was_closed_stays_closed(window, room, start):
    action(window, "room")
    assert not room.place.is_open
    assert start().room is None


@pytest.mark.usefixtures("room")
def test_a_program_that_was_left_opens_no_room_the_next_time(window, start):
    window.close()
    assert start().room is None


def test_the_same_evening_opened_anew_keeps_its_standings_hidden(window, room):
    room.room.director.open_standings(Openness.HIDDEN)
    here, club = window.pages.here, window.pages.session.desk
    window.pages.return_to(replace(here, desk=Desk(window.pages.session.file, None, club.event)))
    assert room.room.director.show.openness is Openness.HIDDEN


def test_one_key_opens_the_room_and_closes_it(window, room):
    assert room.window.isVisible()
    action(window, "room")
    assert not room.window.isVisible()


def test_closing_the_room_gives_the_keys_back_to_where_they_were(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    typed = window.focusWidget()
    action(window, "room")
    for part in window.room.bar.findChildren(QWidget):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible():
            part.setFocus()
            break
    assert window.focusWidget() is not typed
    window.room.bar.close_requested.emit()
    assert window.focusWidget() is typed


def test_it_shows_the_evening_at_once(room):
    assert room.window.wall.scene is Scene.CLOCK


def test_without_an_event_there_is_nothing_to_open(window):
    window.pages.show_start()
    assert not window.findChild(QAction, "room").isEnabled()


def test_leaving_the_event_closes_the_room(window, room):
    window.pages.show_start()
    assert not room.window.isVisible()


def test_the_winner_stays_on_the_wall_when_the_director_goes_to_the_list(qtbot, window, room):
    window.pages.session.do(FinishEvent(despite_missing=True))
    window.pages.show_panel("journal")
    window.pages.show_start()
    assert room.window.isVisible()
    qtbot.waitUntil(lambda: room.window.wall.scene is Scene.REVEAL)
    window.pages.open_event(1)
    assert room.window.wall.scene is Scene.REVEAL


def test_the_winner_goes_with_the_file_and_when_somebody_is_forgotten(window, room):
    window.pages.session.do(FinishEvent(despite_missing=True))
    window.pages.show_start()
    window.pages.forgotten.emit()
    assert not room.window.isVisible()


def test_closing_the_program_closes_the_room(window, room):
    window.close()
    assert not room.window.isVisible()


def test_every_scene_has_one_key_in_the_menu(window, room):
    for scene in (each for each in room.room.followed.form.scenes if each is not Scene.MESSAGE):
        action(window, f"room_{scene.value}")
        assert room.window.wall.scene is scene


def test_a_scene_that_an_event_has_not_is_told_and_what_is_shown_stays(window, room):
    told = []
    room.unavailable.connect(told.append)
    action(window, "room_standings")
    action(window, "room_deals")
    assert told == ["The room has no such scene of this event."]
    assert room.window.wall.scene is Scene.STANDINGS


@pytest.mark.parametrize(
    ("key", "scene"), [(Qt.Key.Key_1, Scene.WELCOME), (Qt.Key.Key_6, Scene.STANDINGS)]
)
def test_every_scene_has_one_key_in_the_room_itself(room, key, scene):
    QTest.keyClick(room.window, key)
    assert room.window.wall.scene is scene
    QTest.keyClick(room.window, Qt.Key.Key_0)
    assert room.window.wall.scene is Scene.CLOCK


def test_a_scene_asked_for_opens_the_room(window):
    action(window, "room_seating")
    assert window.room.window.wall.scene is Scene.SEATING


def test_the_bar_says_what_the_room_sees(room):
    labels = [label.text() for label in room.bar.findChildren(QLabel)]
    assert "The room sees: Clock" in labels
    assert any("5:00 left" in label for label in labels)


def test_pages_turn_by_key(window, room):
    action(window, "room_seating")
    action(window, "room_forward")
    assert room.window.page == 1
    action(window, "room_back")
    assert room.window.page == 0


def test_the_clock_stops_by_the_bar(room):
    button = room.bar.findChild(QPushButton, "roomPause")
    button.click()
    assert room.window.wall.foot.face.caption == "paused"
    assert button.text() == "Resume"


def test_a_message_typed_is_on_the_wall(room):
    field = room.bar.findChild(QComboBox, "roomMessage")
    field.lineEdit().setText("Raffle after round 12")
    QTest.keyClick(field.lineEdit(), Qt.Key.Key_Return)
    assert room.window.wall.poster.text == "Raffle after round 12"


def test_the_minutes_are_chosen_in_the_bar(room):
    room.bar.findChild(QSpinBox, "roomMinutes").setValue(12)
    assert room.window.wall.foot.face.figures == "9:00"


def test_another_language_reaches_the_wall(qtbot, window, room):
    window.set_language(Language.FRENCH)
    qtbot.waitUntil(lambda: room.window.wall.foot.round == "Manche 1 sur 24")
    assert room.window.isVisible()
    qtbot.waitUntil(room.bar.isVisible)


def test_the_tables_of_play_stay_in_sight_beside_the_bar(room):
    assert room.bar.height() <= 80


def test_everything_in_the_bar_has_a_name(room):
    kinds = (QPushButton, QComboBox, QSpinBox, QSlider)
    parts = [part for kind in kinds for part in room.bar.findChildren(kind)]
    names = [
        QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name) for part in parts
    ]
    assert all(names)


def test_space_in_the_room_holds_the_page_and_elsewhere_goes_on(room):
    director = room.room.director
    director.choose(Scene.SEATING)
    director.pages.count = lambda: 2
    QTest.keyClick(room.window, Qt.Key.Key_Space)
    assert director.pages.is_held
    QTest.keyClick(room.window, Qt.Key.Key_Space)
    assert not director.pages.is_held
    director.choose(Scene.RULES)
    QTest.keyClick(room.window, Qt.Key.Key_Space)
    assert (director.pages.is_held, director.pages.number) == (False, 1)


def test_the_pace_of_pages_is_chosen_in_the_bar(room):
    pages = room.bar.findChild(QComboBox, "roomPages")
    QTest.keyClick(pages, Qt.Key.Key_End)
    assert room.room.director.pages.seconds == 0
