"""Club files in the window: opened once, made, copied, read only, and the example."""

import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event, current_thread, main_thread
from time import sleep

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame

from tests.fixtures.stage import press, shown
from whist_td.bootstrap import new_club, open_club
from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.desk.ports import SlowFileError
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.screens.play_tables import TablesView
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import Look
from whist_td.kit.waiting import wait_beside
from whist_td.storage import club_file, look
from whist_td.window.club_place import ClubPlace, Lock, with_ending
from whist_td.window.file_questions import FileQuestions
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language, words


@pytest.fixture
def path(tmp_path) -> Path:
    """A club file with one evening of four teams, round 1 announced, closed again."""
    place = tmp_path / "club.whist"
    club = new_club(place)
    teams = tuple(Team(n, f"Club {n}", f"A {n}", (f"B {n}", f"C {n}", f"D {n}")) for n in (1, 2))
    today = club.clock.now().astimezone().date()
    desk = club.open_event(CreateEvent(Details("Night", today, ""), Settings(), teams))
    desk.do(AnnounceRound(1, Strain.HEARTS))
    club.close()
    return place


@pytest.fixture
def preferences(tmp_path) -> Preferences:
    made = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    made.language = Language.ENGLISH
    made.look = Look.LIGHT
    return made


@pytest.fixture
def window(qtbot, stage, preferences, path):
    made = stage(MainWindow(preferences, open_club, path, new_club))
    qtbot.waitUntil(lambda: made.pages.count() > 0)
    return made


def band(window):
    frames = window.findChildren(QFrame)
    return [f for f in frames if f.property("role") == "banner" and f.isVisibleTo(window)]


def test_opening_the_file_that_is_open_goes_to_the_start_page_and_stays_writable(window, path):
    press(window, "tonight")
    window.pages.files.open(path.parent / "." / path.name)
    assert window.pages.session is None
    press(window, "tonight")
    assert not window.pages.session.desk.is_read_only


def test_the_file_in_play_double_clicked_again_leaves_the_evening_where_it_is(window, path):
    press(window, "tonight")
    before, panel = window.pages.session, window.pages.here.panel
    window.come_forward(str(path))
    assert (window.pages.session, window.pages.here.panel) == (before, panel)


def test_another_file_closes_the_first_so_that_others_may_write_it(window, path, tmp_path):
    other = tmp_path / "other.whist"
    new_club(other).close()
    window.pages.files.open(other)
    again = open_club(path)
    assert not again.is_read_only
    again.close()


def test_another_file_asked_for_while_ten_years_are_looked_through_opens_without_a_fault(
    qtbot, stage, preferences, path, tmp_path, monkeypatch
):
    other, is_under_way, faults = tmp_path / "other.whist", Event(), []
    new_club(other).close()

    def slowly(read, is_enough):
        while read == path and not is_enough():
            is_under_way.set()
            sleep(0.01)
        if read == path:
            sleep(0.1)
            raise SlowFileError(path)

    monkeypatch.setattr(look, "read_in_order", slowly)
    opened = partial(open_club, wait=wait_beside)
    window = stage(MainWindow(preferences, opened, path, new_club))
    qtbot.waitUntil(is_under_way.is_set)
    window.pages.files.fault_met.connect(faults.append)
    window.pages.files.open(other)
    qtbot.wait(100)
    assert faults == []
    with closing(open_club(path)) as left, closing(open_club(other)) as again:
        assert (left.is_read_only, again.is_read_only) == (False, True)


def test_a_further_start_brings_the_window_forward_with_its_file(window, tmp_path):
    other = tmp_path / "other.whist"
    new_club(other).close()
    window.showMinimized()
    window.come_forward(str(other))
    assert not window.isMinimized()
    again = open_club(other)
    assert again.is_read_only  # for the window has it
    again.close()


def test_a_file_open_elsewhere_is_looked_at_and_says_why(window, tmp_path):
    other = tmp_path / "other.whist"
    elsewhere = new_club(other)
    window.pages.files.open(other)
    assert "open in another window of Whist TD" in shown(window)
    elsewhere.close()
    press(window, "retryOpen")
    assert band(window) == []


def test_a_key_in_a_file_open_elsewhere_gets_a_sentence(qtbot, stage, preferences, path):
    elsewhere = open_club(path)
    window = stage(MainWindow(preferences, open_club, path, new_club))
    qtbot.waitUntil(lambda: window.pages.count() > 0)
    press(window, "tonight")
    QTest.keyClick(window.findChild(TablesView), "h")
    assert "is open in another window of Whist TD" in shown(window)
    assert window.pages.session.facts.results == {}
    elsewhere.close()


def test_a_new_club_file_is_made_and_opened(window, tmp_path):
    window.pages.files.create(tmp_path / "new.whist")
    assert f"New club file: {tmp_path / 'new.whist'}" in shown(window)
    assert "Begin with a new event" in shown(window)


def test_a_new_club_file_never_takes_the_place_of_another(window, path):
    window.pages.files.create(path)
    assert "Choose another name." in shown(window)
    assert path.stat().st_size > 0
    assert window.pages.here.panel == ""


def test_a_copy_is_told(window, qtbot, tmp_path):
    window.pages.files.copy(tmp_path / "copy.whist")
    told = f"The copy is saved: {tmp_path / 'copy.whist'}"
    qtbot.waitUntil(lambda: told in shown(window))


def test_while_a_copy_goes_to_a_slow_stick_the_window_works_on(
    window, qtbot, tmp_path, monkeypatch
):
    stick, written = Event(), []

    def slowly(path, _content):
        stick.wait(20)
        written.append((path, current_thread() is main_thread()))

    monkeypatch.setattr(club_file, "write_durably", slowly)
    window.pages.files.copy(tmp_path / "copy.whist")
    qtbot.waitUntil(lambda: "The copy is being saved…" in shown(window))
    assert written == []
    stick.set()
    qtbot.waitUntil(lambda: "The copy is saved" in shown(window))
    assert written == [(tmp_path / "copy.whist", False)]


def test_a_copy_that_will_not_do_is_refused_with_a_sentence(window, qtbot, tmp_path):
    window.pages.files.copy(tmp_path / "no such folder" / "copy.whist")
    qtbot.waitUntil(lambda: "copy.whist" in shown(window))


def test_the_example_is_played_into_a_file_of_its_own_and_opened(window, qtbot, tmp_path):
    place = tmp_path / "example.whist"
    questions = FileQuestions(window, words(Language.ENGLISH), lambda: window.pages, new_club)
    questions.make_example(place, new_club)
    qtbot.waitUntil(lambda: "Example event" in shown(window), timeout=60_000)
    assert "finished" in shown(window)


def test_the_menu_offers_a_new_club_file(window):
    assert window.findChild(QAction, "new_file").isEnabled()


def test_club_files_get_their_ending():
    assert with_ending(Path("club")) == Path("club.whist")
    assert with_ending(Path("club.old")) == Path("club.old")


def test_a_protected_file_is_told_from_one_that_is_open_elsewhere(path):
    path.chmod(0o444)
    place = ClubPlace(open_club)
    place.open(path)
    expected = Lock.PROTECTED if place.club.is_read_only else None  # root may write anything
    assert place.lock is expected
    place.close()


QUITTING = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton
from whist_td.bootstrap import new_club, open_club
from whist_td.window import app
from whist_td.window.main_window import MainWindow

def quit_in_the_middle():
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    window.findChild(QPushButton, "tonight").click()
    window.pages.show_panel("papers")
    QTimer.singleShot(30, window.close)

def started(*_):
    QTimer.singleShot(400, quit_in_the_middle)
    return endless()

endless, QApplication.exec = QApplication.exec, started
sys.exit(app.run([sys.argv[1]], open_club, new_club))
"""
NOISE = "This plugin does not support propagateSizeHints()\n"


def test_quitting_while_the_papers_are_laid_out_is_quiet(path):
    told = subprocess.run(
        [sys.executable, "-c", QUITTING, str(path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert (told.returncode, told.stdout, told.stderr.replace(NOISE, "")) == (0, "", "")
