"""The window as a whole: rail, start page, language, size, undo, faults, names for all to hear."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QCoreApplication,
    QEvent,
    QObject,
    QSettings,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAccessible, QAction, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QPushButton, QScrollBar, QTableView, QWidget
from typing_extensions import override

from tests.fixtures.stage import shown
from whist_td.core.contracts import Strain
from whist_td.desk.club import Club
from whist_td.desk.ports import DamagedFileError
from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.screens.play import PlayPanel
from whist_td.formats.militaire.screens.play_tables import TablesView
from whist_td.kit import waiting
from whist_td.kit.following import FollowingPanel
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import Look
from whist_td.stages.new_event_heading import small_picture
from whist_td.stages.remarked_table import RemarkedTable
from whist_td.window.guide import GuidePanel, GuideText
from whist_td.window.main_window import MainWindow
from whist_td.window.start_page import StartPage
from whist_td.words.words import Language


@pytest.fixture
def preferences(tmp_path) -> Preferences:
    kept = QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat)
    made = Preferences(kept)
    made.language = Language.ENGLISH
    made.look = Look.LIGHT
    return made


@pytest.fixture
def club_file(club_file):
    """The file of the other tests, with a lid that closes."""
    club_file.close = lambda: None
    return club_file


@pytest.fixture
def window(qtbot, new_session, club_of, preferences):
    """Open the window on a club file with one evening of four teams, round 1 announced."""
    session = new_session(4)
    session.do(AnnounceRound(1, Strain.HEARTS))
    club = club_of(session)
    made = MainWindow(preferences, lambda _path: club)
    show(qtbot, made)
    return made


def show(qtbot, window):
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    qtbot.waitUntil(lambda: window.pages.count() > 0)


def click(window, name):
    button = next(b for b in window.findChildren(QPushButton, name) if b.isVisibleTo(window))
    button.click()


def test_tonights_event_is_one_click_away(window):
    click(window, "tonight")
    assert isinstance(window.pages.currentWidget(), PlayPanel)


def test_after_a_restart_the_keys_are_on_the_button_that_goes_on(
    qtbot, stage, new_session, club_of, preferences
):
    """A desktop that makes the window active late gives the keys away if nothing is seen yet."""
    session = new_session(4)
    session.do(AnnounceRound(1, Strain.HEARTS))
    club = club_of(session)
    made = stage(MainWindow(preferences, lambda _path: club))
    assert made.pages.isVisible()
    show(qtbot, made)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert QApplication.focusWidget().objectName() == "tonight"


class PastMidnight:
    """A clock half an hour after the day of an evening."""

    def now(self) -> datetime:
        return datetime(2026, 11, 22, 0, 30).astimezone()


def test_past_midnight_the_evening_is_still_tonights(qtbot, new_session, club_file, preferences):
    session = new_session(4)
    club = Club(club_file, PastMidnight(), session.dice)
    made = MainWindow(preferences, lambda _path: club)
    show(qtbot, made)
    qtbot.waitUntil(lambda: made.findChild(QPushButton, "tonight") is not None)
    assert made.findChild(QPushButton, "tonight").property("role") == "primary"


def test_the_stages_are_always_in_the_same_place(window):
    def stages():
        buttons = window.findChildren(QPushButton)
        seen = (b for b in buttons if b.isVisibleTo(window))
        return [b.text() for b in seen if b.objectName().startswith("stage-")]

    click(window, "tonight")
    before = stages()
    click(window, "stage-entries")
    assert before == stages() == [" Event", " Entries", " Print", " Play", " Results"]


@pytest.fixture
def slow(monkeypatch):
    """A machine so slow that the window has its turn after each part that is made."""
    monkeypatch.setattr(waiting, "_STRETCH", 0)


@pytest.mark.parametrize("stage", ["event", "entries", "papers", "play", "results"])
@pytest.mark.usefixtures("slow")
def test_every_stage_opens(window, stage):
    click(window, "tonight")
    click(window, f"stage-{stage}")
    assert window.pages.here.panel == stage


@pytest.mark.usefixtures("slow")
def test_the_window_has_its_turns_while_a_stage_is_made_and_shows_it_whole(window):
    window.pages.open_event(1)
    turns, in_front = [], window.pages.currentWidget()
    clock = QTimer()
    clock.timeout.connect(lambda: turns.append(window.pages.currentWidget()))
    clock.start(0)
    window.pages.show_panel("event")
    assert turns.count(in_front) >= 3
    assert window.pages.here.panel == "event"


@pytest.mark.usefixtures("slow")
def test_a_stage_that_is_left_while_it_is_made_is_not_shown(window):
    window.pages.open_event(1)
    QTimer.singleShot(0, window.pages.show_start)
    window.pages.show_panel("event")
    QApplication.processEvents()
    assert window.pages.session is None
    assert isinstance(window.pages.currentWidget(), StartPage)


def test_an_event_is_painted_once_all_of_it_has_its_place_and_each_list_in_a_turn(window, qtbot):
    turns = []

    class Painted(QObject):
        def __init__(self):
            super().__init__()
            self.lists = []

        @override
        def eventFilter(self, watched, event):
            view = watched.parent()
            is_list = isinstance(view, QListView | QTableView) and watched is view.viewport()
            if is_list and event.type() is QEvent.Type.Paint:
                self.lists.append((type(view), len(turns)))
            return False

    painted = Painted()
    QAbstractEventDispatcher.instance().awake.connect(lambda: turns.append(None))
    QApplication.instance().installEventFilter(painted)
    window.pages.open_event(1)
    qtbot.wait(50)
    QApplication.instance().removeEventFilter(painted)
    views, when = zip(*painted.lists, strict=True)
    assert len(views) == len(set(views)) == 2
    assert len(set(when)) == 2


def test_undo_and_redo_work_from_every_stage(window):
    click(window, "tonight")
    session = window.pages.session
    session.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    click(window, "stage-results")
    window.findChild(QAction, "undo").trigger()
    assert session.facts.results == {}
    window.findChild(QAction, "redo").trigger()
    assert session.facts.results == {Place(1, 1): Result(Side.HOME)}


def test_a_refusal_is_said_and_goes_when_something_succeeds(window):
    click(window, "tonight")
    session = window.pages.session
    session.do(AnnounceRound(7))
    assert "Round 7 has not been announced" in shown(window) or "table" in shown(window)
    session.refused.emit("There is no round 9.")
    assert "There is no round 9." in shown(window)
    session.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    assert "There is no round 9." not in shown(window)


def test_another_language_keeps_the_place(window, qtbot):
    click(window, "tonight")
    click(window, "language-fr")
    qtbot.waitUntil(lambda: "Manche 1 sur 24" in shown(window))
    assert window.pages.here.panel == "play"


def test_in_french_too_qt_says_what_it_has_to_say_and_knows_a_picture(window, qtbot, tmp_path):
    click(window, "tonight")
    click(window, "language-fr")
    qtbot.waitUntil(lambda: "Manche 1 sur 24" in shown(window))
    assert QCoreApplication.translate("QTgaFile", "Image depth not valid")
    image = QImage(1600, 800, QImage.Format.Format_RGB32)
    image.fill(QColor("green"))
    image.save(str(tmp_path / "club.jpg"))
    assert QImage.fromData(small_picture(tmp_path / "club.jpg")).width() == 400


def test_the_size_is_kept_between_its_limits(window, preferences):
    window.set_size(24)
    window.findChild(QAction, "larger").trigger()
    assert preferences.base == 24
    assert QApplication.font().pointSizeF() == 24
    window.set_size(12)


def test_dark_keeps_the_place(window, qtbot, preferences):
    click(window, "tonight")
    window.set_look(Look.DARK)
    qtbot.waitUntil(lambda: isinstance(window.pages.currentWidget(), PlayPanel))
    assert preferences.look is Look.DARK


def test_a_file_that_does_not_open_is_said_large_with_ways_on(qtbot, preferences, tmp_path):
    damaged = tmp_path / "club.whist"

    def refuse(_path: Path | None) -> Club:
        raise DamagedFileError(damaged)

    window = MainWindow(preferences, refuse)
    show(qtbot, window)
    assert f"{damaged} is damaged" in shown(window)
    assert "Another club file…" in [b.text() for b in window.findChildren(QPushButton)]


def test_a_first_evening_begins_with_a_new_event(
    qtbot, preferences, club_file, club_of, new_session
):
    club_file.events = list
    session = new_session()
    window = MainWindow(preferences, lambda _: club_of(session))
    show(qtbot, window)
    assert "Begin with a new event" in shown(window)
    click(window, "newEvent")
    assert not isinstance(window.pages.currentWidget(), PlayPanel)


@pytest.mark.parametrize("stage", ["event", "entries", "papers", "play", "results"])
def test_everything_that_takes_keys_has_a_name(window, stage):
    click(window, "tonight")
    window.pages.show_panel(stage)
    nameless = [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in window.findChildren(QWidget)
        if widget.isVisibleTo(window) and takes_keys(widget) and not name_of(widget)
    ]
    assert nameless == []


def takes_keys(widget: QWidget) -> bool:
    own = not widget.objectName().startswith("qt_") and not isinstance(widget, QScrollBar)
    proxy = widget.focusProxy() is None
    return own and proxy and widget.focusPolicy() != Qt.FocusPolicy.NoFocus


def name_of(widget: QWidget) -> str:
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(QAccessible.Text.Name) if found else ""


def test_the_list_of_other_events_opens_one(window, new_session):
    new_session(2)
    window.pages.show_start()
    view = window.pages.currentWidget().findChild(QTableView, "events")
    view.setCurrentIndex(view.model().index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert window.pages.session is not None


def test_f1_shows_the_guide_of_the_stage_and_leads_back(window):
    click(window, "tonight")
    window.findChild(QAction, "guide").trigger()
    assert window.findChild(GuidePanel).title == "Guide: Play (Military whist)"
    window.findChild(QAction, "guide").trigger()
    assert isinstance(window.focusWidget(), TablesView)


def test_the_guide_links_to_the_keys(window):
    click(window, "tonight")
    window.pages.show_guide()
    click(window, "guidePages")
    window.findChild(GuideText, "guideList").page_asked.emit("keys")
    assert window.pages.here.panel == "keys"


def test_the_guide_survives_another_language(window, qtbot):
    click(window, "tonight")
    click(window, "stage-results")
    window.pages.show_guide()
    click(window, "language-fr")
    read = "Guide\u00a0: Résultats (Whist militaire)"
    qtbot.waitUntil(lambda: [each.title for each in window.findChildren(GuidePanel)] == [read])


def test_the_guide_above_a_new_event_leaves_what_is_typed(window):
    window.pages.new_event()
    page = window.pages.currentWidget()
    window.findChild(QAction, "guide").trigger()
    click(window, "leaveGuide")
    assert window.pages.currentWidget() is page


def test_a_refusal_beside_its_field_is_not_said_again_in_the_bar(window, qtbot):
    click(window, "tonight")
    session = window.pages.session
    with qtbot.assertNotEmitted(session.refused), qtbot.assertNotEmitted(window.pages.refused):
        assert session.refusal(AnnounceRound(7))
    assert not window.findChild(QPushButton, "understood").isVisibleTo(window)


def test_an_event_is_left_without_showing_its_other_pages(window, monkeypatch):
    window.pages.open_event(1)
    for panel in ("results", "entries", "play"):
        window.pages.show_panel(panel)
    window.pages.session.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    caught_up = []
    monkeypatch.setattr(FollowingPanel, "_catch_up", caught_up.append)
    window.pages.show_start()
    assert not caught_up


def test_entries_have_their_heights_found_when_they_are_seen(window, monkeypatch):
    sized, find = [], RemarkedTable._size_row  # noqa: SLF001 - the work is counted

    def size(view, row):
        sized.append(row)
        find(view, row)

    monkeypatch.setattr(RemarkedTable, "_size_row", size)
    window.pages.open_event(1)
    window.pages.show_panel("entries")
    assert max(map(sized.count, sized)) <= 2
