"""A line that was typed and refused is kept in the file, counted, and asked about; no entry."""

from contextlib import closing
from datetime import date

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton

from tests.fixtures.clocks import still_clock
from tests.fixtures.stage import shown
from tests.fixtures.windows import SeededDice
from whist_td.core.events import Details, Draft
from whist_td.core.players import Player
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.journal import check_journal
from whist_td.desk.ports import everywhere
from whist_td.desk.requests import KeepDrafts
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings
from whist_td.formats.club_night.views.planning import add_players as club_players
from whist_td.formats.militaire.commands import AddTeams, CreateEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.whiz.commands import CreateWhiz
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.planning import add_players
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import Look
from whist_td.stages.entries_view import EntriesView
from whist_td.stages.import_list import ImportListDialog
from whist_td.storage.files import create_club_file, open_club_file
from whist_td.storage.recovery import recover_beside
from whist_td.window.guide import GuidePanel
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language

DETAILS = Details("Soirée", date(2026, 11, 21), "Gaspé")
NAMES = ("Anne Roy", "Bob Cyr", "Cyr Bond", "Dée Huard", "Eve Otis", "Fay Côté", "Guy Roy", "Ida X")


def militaire():
    teams = tuple(Team(n, f"T{n}", f"A{n}", (f"B{n}", f"C{n}", f"D{n}")) for n in (1, 2))
    return CreateEvent(DETAILS, Settings()), lambda _evening: AddTeams(teams)


def whiz():
    people = [Player(n, name) for n, name in enumerate(NAMES, 1)]
    return CreateWhiz(DETAILS, WhizSettings(rounds=4)), lambda evening: add_players(evening, people)


def club_night():
    people = tuple(ClubPlayer(n, name) for n, name in enumerate(NAMES, 1))
    return CreateClub(DETAILS, ClubSettings()), lambda evening: club_players(evening, people)


KINDS = {
    "militaire": (militaire, ("Chenes", "A1", "Zoe", "Yan", "Xav")),
    "whiz": (whiz, ("anne roy",)),
    "club": (club_night, ("anne roy",)),
}


@pytest.fixture(params=["militaire", pytest.param("whiz", marks=pytest.mark.nightly), "club"])
def kind(request):
    """Teams, and players: those of Whiz are entered as those of a club night are."""
    return KINDS[request.param]


@pytest.fixture
def path(tmp_path, kind):
    place = tmp_path / "club.whist"
    club = Club(create_club_file(place), still_clock(), SeededDice())
    opening, entering = kind[0]()
    desk = club.open_event(opening)
    desk.do(entering(desk.facts))
    club.close()
    return place


@pytest.fixture
def opened(qtbot, tmp_path, path):
    """Open the window on the file, at the entries, as often as it is closed."""
    preferences = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    preferences.language, preferences.look = Language.ENGLISH, Look.LIGHT

    def open_club(_path):
        return Club(open_club_file(path), still_clock(), SeededDice())

    def made_anew() -> MainWindow:
        made = MainWindow(preferences, open_club)
        qtbot.addWidget(made)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        qtbot.waitUntil(lambda: made.pages.count() > 0)
        made.pages.open_event(1)
        made.pages.show_panel("entries")
        QApplication.processEvents()
        return made

    return made_anew


def grid(window) -> EntriesView:
    return next(g for g in window.findChildren(EntriesView) if g.isVisibleTo(window))


def rows(window):
    return grid(window).model().entries


def type_line(window, texts):
    """Type a line that is not entered yet and go off it, by keys."""
    empty = next(n for n, row in enumerate(rows(window)) if row.is_empty)
    grid(window).setFocus()
    grid(window).go_to(empty)
    for text in texts:
        for letter in text:
            QTest.keyClicks(QApplication.focusWidget(), letter)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        QApplication.processEvents()
    grid(window).go_to(0)
    QApplication.processEvents()


def quit_window(window):
    window.close()
    question = window.findChild(QDialog, "question")
    if question is not None:
        question.findChild(QPushButton, "despite").click()
    QApplication.processEvents()
    assert not window.isVisible()


def evening(window):
    return window.pages.session.facts


def do(window, name):
    window.findChild(QAction, name).trigger()
    QApplication.processEvents()


def entered(window):
    return len(getattr(evening(window), "teams", None) or evening(window).players)


def test_a_refused_line_is_there_after_a_restart_with_its_sentence(opened, kind):
    window = opened()
    before = entered(window)
    type_line(window, kind[1])
    sentence = rows(window)[before].refusal
    assert sentence
    quit_window(window)
    again = opened()
    assert rows(again)[before].texts[: len(kind[1])] == kind[1]
    assert rows(again)[before].refusal == sentence
    assert entered(again) == before


def test_undo_takes_the_refused_line_away_redo_brings_it_back_and_it_can_be_removed(opened, kind):
    window = opened()
    before = entered(window)
    type_line(window, kind[1])
    do(window, "undo")
    assert rows(window)[before].is_empty
    do(window, "redo")
    assert rows(window)[before].texts[: len(kind[1])] == kind[1]
    assert rows(window)[before].refusal
    check_journal(1, evening(window), window.pages.session.desk.lines)
    grid(window).go_to(before)
    window.pages.currentWidget().findChild(QPushButton, "removeButton").click()
    assert (evening(window).drafts, entered(window)) == ({}, before)
    assert rows(window)[before].is_empty


def test_a_line_put_right_is_one_step_and_its_undo_brings_the_draft_back(opened, kind):
    window = opened()
    before = entered(window)
    type_line(window, kind[1])
    lines = len(window.pages.session.desk.lines)
    column = len(kind[1]) - 3 if len(kind[1]) > 1 else 1
    grid(window).go_to(before, column)
    QTest.keyClick(grid(window), Qt.Key.Key_F2)
    QApplication.focusWidget().selectAll()
    QTest.keyClicks(QApplication.focusWidget(), "Someone Else")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QApplication.processEvents()
    grid(window).go_to(0)
    assert entered(window) == before + 1
    assert (evening(window).drafts, len(window.pages.session.desk.lines)) == ({}, lines + 1)
    do(window, "undo")
    assert entered(window) == before
    assert rows(window)[before].texts[: len(kind[1])] == kind[1]


def test_a_correction_that_is_refused_is_kept_at_its_entry(opened, kind):
    window = opened()
    grid(window).go_to(1, 2 if len(kind[1]) > 1 else 1)
    grid(window).setFocus()
    QTest.keyClicks(grid(window), "A")
    QApplication.focusWidget().setText(rows(window)[0].texts[1 if len(kind[1]) > 1 else 0])
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QApplication.processEvents()
    refused = rows(window)[1]
    assert refused.refusal
    quit_window(window)
    again = rows(opened())[1]
    assert (again.texts, again.refusal, again.stored) == (
        refused.texts, refused.refusal, refused.stored,
    )  # fmt: skip


def test_half_a_line_is_kept_when_the_window_is_closed_on_it(opened):
    window = opened()
    empty = next(n for n, row in enumerate(rows(window)) if row.is_empty)
    grid(window).go_to(empty, 2)
    grid(window).setFocus()
    for letter in "Zo":
        QTest.keyClicks(QApplication.focusWidget(), letter)
    quit_window(window)
    again = opened()
    assert "Zo" in rows(again)[empty].texts


def ask_by(window, panel, button):
    window.pages.show_panel(panel)
    QApplication.processEvents()
    made = window.pages.currentWidget().findChild(QPushButton, button)
    made.setEnabled(True)
    made.click()
    return window.findChild(QDialog, "question")


def said(window):
    """Return what the labels in sight of the page say."""
    return shown(window.pages.currentWidget())


def test_every_way_on_tells_of_the_line_that_waits_and_leads_back_to_it(opened, kind):
    window = opened()
    before = entered(window)
    type_line(window, kind[1])
    window.pages.show_panel("play")
    assert "1 line of the entries is saved but not entered yet" in said(window)
    window.pages.currentWidget().findChild(QPushButton, "toEntries").click()
    assert grid(window).currentIndex().row() == before
    assert QApplication.focusWidget() is grid(window)
    for button in ("printPapers", "savePapers"):
        question = ask_by(window, "papers", button)
        assert kind[1][0] in shown(question)
        question.findChild(QPushButton, "careful").click()
        QApplication.processEvents()
        assert grid(window).isVisible()
        QApplication.sendPostedEvents(None, 0)
    window.pages.show_start()
    assert "1 line not entered" in said(window)


def test_quitting_asks_and_going_back_stays(opened, kind):
    window = opened()
    type_line(window, kind[1])
    window.close()
    assert window.isVisible()
    window.findChild(QDialog, "question").findChild(QPushButton, "careful").click()
    assert window.isVisible()
    QApplication.sendPostedEvents(None, 0)
    QApplication.processEvents()
    quit_window(window)


def test_before_round_1_it_is_asked_and_a_line_left_out_can_be_removed_during_play(opened, kind):
    window = opened()
    before = entered(window)
    type_line(window, kind[1])
    question = ask_by(window, "play", "begin")
    assert not evening(window).is_started
    question.findChild(QPushButton, "despite").click()
    QApplication.processEvents()
    announce = window.findChild(QPushButton, "announce")
    if announce is not None:
        announce.click()
    assert evening(window).is_started
    window.pages.show_panel("entries")
    grid(window).go_to(before)
    window.pages.currentWidget().findChild(QPushButton, "removeButton").click()
    assert (evening(window).is_started, evening(window).drafts) == (True, {})


def test_without_unfinished_lines_nothing_is_asked(opened):
    window = opened()
    assert ask_by(window, "play", "begin") is None
    window.close()
    assert not window.isVisible()


def test_a_name_that_is_forgotten_goes_from_the_unfinished_lines_too(path):
    with closing(open_club_file(path)) as file:
        desk = Desk(file, still_clock(), 1)
        desk.do(KeepDrafts((Draft(1, ("Nora Lind", "Gaspe"), ("Nora Lind",)),)))
        assert [mention.facts for mention in file.members.mentions(everywhere("Nora Lind"))] == [1]
        file.members.forget(everywhere("nora lind"), "Former member 1")
        (draft,) = Desk(file, still_clock(), 1).facts.drafts.values()
        assert (draft.texts, draft.was) == (("Former member 1", "Gaspe"), ("Former member 1",))
    assert b"Nora" not in path.read_bytes()


def test_a_recovered_file_has_its_unfinished_lines(path):
    with closing(open_club_file(path)) as file:
        desk = Desk(file, still_clock(), 1)
        desk.do(KeepDrafts((Draft(1, ("Nora Lind", "Gaspe")),)))
        kept = desk.facts
    done = recover_beside(path, still_clock().now())
    with closing(open_club_file(done.path)) as file:
        assert Desk(file, still_clock(), 1).facts == kept


@pytest.mark.parametrize("kind", [KINDS["whiz"]], ids=["whiz"])
def test_a_deal_half_typed_is_asked_about_before_the_event_is_left(opened):
    window = opened()
    ask_by(window, "play", "begin")
    field = window.pages.currentWidget().findChild(QLineEdit, "result")
    field.setFocus()
    QTest.keyClicks(field, "10")
    do(window, "start_page")
    asked = window.findChild(QDialog, "question")
    assert "is typed but not entered" in shown(asked)
    asked.findChild(QPushButton, "careful").click()
    QApplication.processEvents()
    assert field.text() == "10"
    do(window, "start_page")
    window.findChildren(QDialog, "question")[-1].findChild(QPushButton, "despite").click()
    assert window.pages.session is None


def begin_line(window, text):
    """Type the first cell of a new line and stay on the line."""
    grid(window).setFocus()
    grid(window).go_to(len(rows(window)) - 1)
    QTest.keyClicks(QApplication.focusWidget(), text[0])
    QTest.keyClicks(QApplication.focusWidget(), text[1:])
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QApplication.processEvents()


def test_undo_first_puts_back_the_line_that_is_being_typed(opened):
    window = opened()
    before, was = entered(window), evening(window)
    begin_line(window, "Zora")
    assert rows(window)[before].texts[0] == "Zora"
    do(window, "undo")
    assert (entered(window), rows(window)[before].is_empty) == (before, True)
    do(window, "redo")
    assert rows(window)[before].texts[0] == "Zora"
    do(window, "undo")
    assert evening(window) == was
    do(window, "undo")
    assert evening(window) != was


def test_undo_is_offered_for_the_very_first_line_that_is_being_typed(opened):
    window = opened()
    while window.pages.session.desk.to_undo is not None:
        window.pages.session.undo()
    begin_line(window, "Zora")
    assert window.findChild(QAction, "undo").isEnabled()
    do(window, "undo")
    assert all(row.is_empty for row in rows(window))


def test_the_guide_opens_above_the_dialog_that_brings_a_list_in(qtbot, opened):
    window = opened()
    window.pages.currentWidget().ask_import()
    dialog = window.findChild(ImportListDialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    guide = dialog.findChild(GuidePanel)
    assert guide.isVisible()
    assert guide.title.startswith("Guide: Entries")
    QTest.keyClick(guide.window(), Qt.Key.Key_Escape)
    assert dialog.isVisible()
    dialog.reject()
