"""The stick with tonight's file is pulled: said at once, and one click leads on."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from whist_td.bootstrap import SqlClubFiles, SystemClock
from whist_td.club.commands import PutIn
from whist_td.club.rules.cash import cash_totals
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.desk import Desk
from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.stages.entries_view import EntriesView
from whist_td.stages.unfinished import UnfinishedQuestion
from whist_td.storage.backup_files import unpacked
from whist_td.window.page_bands import ReadOnlyBand
from whist_td.window.safety.gone_file import GoneFile


class Stick:
    """A stick with the club file on it."""

    def __init__(self, folder: Path, path: Path) -> None:
        self._folder, self.pulled = folder, folder.with_name("pulled")
        folder.mkdir()
        self.file = path.rename(folder / path.name)

    def pull(self) -> None:
        self._folder.rename(self.pulled)

    def put_back(self) -> None:
        self.pulled.rename(self._folder)


@pytest.fixture
def stick(path, tmp_path, monkeypatch) -> Stick:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return Stick(tmp_path / "stick", path)


@pytest.fixture
def evening(stick, open_window):
    """The window on a file on a stick, its event open, round 2 announced and a result in."""
    hand = open_window(stick.file)
    hand.press("tonight")
    for table in range(1, 5):
        assert enter(hand, 1, table)
    assert hand.window.pages.session.do(AnnounceRound(2))
    hand.wait_for_health("All is well: last backup at")
    assert enter(hand, 2, 1)
    hand.window.pages.session.file.settle()  # before the stick is pulled
    return hand


def enter(hand, number, table, side=Side.HOME):
    return hand.window.pages.session.do(EnterResult(Place(number, table), Result(side)))


def results(hand):
    return hand.window.pages.session.facts.results


def band(hand):
    return hand.window.findChild(ReadOnlyBand)


def replace_by_older(stick, hand):
    """Have a synchroniser put an older copy in the place of the open file, as they do."""
    older = stick.file.with_name("older.part")
    hand.window.pages.session.file.save_copy(older)
    with closing(SqlClubFiles().open(older)) as file:
        Desk(file, SystemClock(), 2).undo()
    assert enter(hand, 2, 2)
    hand.window.pages.session.file.settle()
    older.replace(stick.file)


def notice(hand, qtbot, *, is_gone):
    hand.window.findChild(GoneFile).look()
    qtbot.waitUntil(lambda: band(hand).isVisibleTo(hand.window) is is_gone)


def test_it_is_said_although_nobody_enters_anything(evening, stick, qtbot):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    assert "The club file is no longer in its place" in evening.said


def test_the_tick_is_not_green_meanwhile(evening, stick, qtbot):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    assert evening.wait_for_health("The club file is no longer in its place").is_amber


def test_a_result_stays_in_sight_and_is_said_at_once_not_to_be_saved(evening, stick):
    stick.pull()
    assert enter(evening, 2, 2)
    evening.wait_for("Not saved yet: Round 2, table 2")
    assert band(evening).isVisibleTo(evening.window)
    assert Place(2, 2) in results(evening)
    assert evening.wait_for_health("The club file is no longer").is_amber


def test_nothing_more_is_taken_while_something_is_not_saved(evening, stick):
    stick.pull()
    assert enter(evening, 2, 2)
    evening.wait_for("Not saved yet")
    assert not enter(evening, 2, 3)
    assert "This was not entered" in evening.said
    assert Place(2, 3) not in results(evening)


@pytest.mark.parametrize("way", ["back", "copy"])
def test_what_was_not_saved_is_once_the_stick_is_back_or_on_the_copy(evening, stick, qtbot, way):
    stick.pull()
    assert enter(evening, 2, 2)
    evening.wait_for("Not saved yet")
    if way == "back":
        stick.put_back()
    else:
        evening.press("goOnFromCopy")
    qtbot.waitUntil(lambda: not band(evening).isVisibleTo(evening.window), timeout=20_000)
    club = evening.window.pages.session.file
    assert Place(2, 2) in club.load(evening.window.pages.session.desk.event)[0].results
    assert enter(evening, 2, 3)


def test_a_stick_that_is_put_back_is_noticed_and_play_goes_on(evening, stick, qtbot):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    stick.put_back()
    notice(evening, qtbot, is_gone=False)
    assert evening.window.pages.here.panel == "play"
    assert "The file is back" in evening.said
    assert enter(evening, 2, 2)
    assert evening.window.pages.session.file.path == stick.file


def test_panels_look_again_at_what_was_refused_while_the_file_was_away(evening, stick, qtbot):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    stick.put_back()
    with qtbot.waitSignal(evening.window.pages.session.changed):
        notice(evening, qtbot, is_gone=False)


@pytest.mark.parametrize("is_same", [True, False])
def test_a_stick_that_comes_back_under_another_letter_is_found(
    evening, stick, laptop, qtbot, is_same
):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    if not is_same:
        with closing(sqlite3.connect(stick.pulled / stick.file.name)) as file, file:
            file.execute("UPDATE journal SET at = '2026-01-01T00:00:00+00:00' WHERE number = 3")
    laptop.mounted = (stick.pulled,)
    evening.window.findChild(GoneFile).look()
    if is_same:
        notice(evening, qtbot, is_gone=False)
        assert enter(evening, 2, 2)
        assert evening.window.pages.session.file.path == stick.pulled / stick.file.name
    else:
        qtbot.wait(300)
        assert band(evening).isVisibleTo(evening.window)


def test_one_click_goes_on_from_the_copy_with_all_that_was_entered(evening, stick, qtbot):
    before = dict(results(evening))
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    band(evening).findChild(QPushButton, "goOnFromCopy").setFocus()
    evening.press("goOnFromCopy")
    assert not band(evening).isVisibleTo(evening.window)
    assert evening.window.focusWidget().objectName() == "tables"
    assert results(evening) == before
    assert len(before) == 5
    assert enter(evening, 2, 2)
    assert evening.window.pages.session.file.path.is_relative_to(stick.file.parents[1] / "home")


def half_typed(hand):
    """Type the beginning of a team's new name in the entries, and return where."""
    hand.window.pages.show_panel("entries")
    view = hand.window.findChild(EntriesView)
    view.setCurrentIndex(view.model().index(0, 1))
    QTest.keyClicks(view, "N")
    QTest.keyClicks(view.findChildren(QLineEdit)[-1], "ord")
    return view


def test_what_is_half_typed_goes_along_to_the_copy(evening, stick, qtbot):
    view = half_typed(evening)
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    evening.press("goOnFromCopy")
    assert evening.window.findChild(EntriesView) is view
    editor = view.findChildren(QLineEdit)[-1]
    assert editor.text() == "Nord"
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: evening.window.pages.session.facts.teams[1].name == "Nord")


def test_what_is_half_typed_waits_for_the_stick(evening, stick, qtbot):
    view = half_typed(evening)
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    stick.put_back()
    notice(evening, qtbot, is_gone=False)
    assert view.findChildren(QLineEdit)[-1].text() == "Nord"


def test_where_the_copy_went_another_way_both_stay_and_it_is_said(evening, stick, keeper, qtbot):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    newest = next(kept for kept in keeper.copies(stick.file) if kept.events is not None)
    with unpacked(newest.path) as image:
        with closing(SqlClubFiles().open(image.path)) as file:
            Desk(file, SystemClock(), 2).do(EnterResult(Place(2, 1), Result(Side.VISITORS)))
        copy(image.path, newest.path.with_name("club 2026-11-21 20h05m09 9999 round.whist"))
    evening.press("goOnFromCopy")
    assert "“Tonight” was changed there too: both are in the list" in evening.said
    assert results(evening)[Place(2, 1)] == Result(Side.HOME)
    file = evening.window.pages.session.file
    assert [event.name for event in file.events()] == ["Tonight", "Tonight (2)", "Spring night"]
    assert file.load(2)[0].results[Place(2, 1)] == Result(Side.VISITORS)


def at_the_box(hand, cents):
    """Put money in the box, and go back to the evening."""
    hand.window.pages.show_club()
    assert hand.window.pages.session.do(PutIn(cents))
    hand.window.pages.open_event(2)


def in_box(hand):
    return cash_totals(hand.window.pages.session.file.load(BOOK_NUMBER)[0]).cash


def test_what_was_entered_in_the_cash_box_since_the_copy_goes_along(evening, stick, qtbot):
    at_the_box(evening, 5000)
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    evening.press("goOnFromCopy")
    assert in_box(evening) == 5000
    at_the_box(evening, 700)
    assert in_box(evening) == 5700


def test_a_cash_box_that_went_another_way_is_kept_and_it_is_said(evening, stick, qtbot):
    at_the_box(evening, 5000)
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    with closing(sqlite3.connect(stick.pulled / stick.file.name)) as file, file:
        earlier = "UPDATE journal SET at = '2026-01-01T00:00:00+00:00' WHERE number = 2"
        file.execute(f"{earlier} AND event_id = {BOOK_NUMBER}")
    stick.put_back()
    notice(evening, qtbot, is_gone=False)
    assert "The club’s year was changed there too: you continue with yours" in evening.said
    assert in_box(evening) == 5000
    assert len(list(stick.file.parent.glob("*.whist"))) == 2


def test_what_was_entered_after_the_copy_can_be_undone(evening, stick, qtbot):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    evening.press("goOnFromCopy")
    assert evening.window.pages.session.undo()
    assert Place(2, 1) not in results(evening)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="Linux tells what is open")
def test_a_stick_that_was_away_for_a_moment_is_opened_anew(evening, stick):
    break_handles(stick.file)
    assert enter(evening, 2, 2)
    evening.wait_for("The file is back")
    assert enter(evening, 2, 3)
    evening.window.pages.session.file.settle()
    with closing(SqlClubFiles().open_to_read(stick.file)) as file:
        assert Place(2, 2) in file.load(2)[0].results


def break_handles(path):
    """Let what is open on a file answer no more, as after a stick was pulled and put back."""
    nothing = os.open(path.parent, os.O_RDONLY)
    gone = (path.resolve(), path.with_name(f"{path.name}-wal").resolve())
    for handle in Path("/proc/self/fd").iterdir():
        if handle.exists() and handle.resolve() in gone:
            os.dup2(nothing, int(handle.name))
    os.close(nothing)


def test_the_clubs_year_means_the_event_that_is_gone_on_with(evening, stick, qtbot):
    at_the_box(evening, 5000)
    evening.window.pages.show_club()
    assert evening.window.pages.session.do(PutIn(700, event=2))
    evening.window.pages.open_event(2)
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    with closing(sqlite3.connect(stick.pulled / stick.file.name)) as file, file:
        newest = "(SELECT max(number) FROM journal WHERE event_id = 2)"
        earlier = f"UPDATE journal SET at = '2026-01-01T00:00:00+00:00' WHERE number = {newest}"  # noqa: S608
        assert file.execute(f"{earlier} AND event_id = 2").rowcount == 1
    stick.put_back()
    notice(evening, qtbot, is_gone=False)
    assert "Its people, cash box and prizes go with yours." in evening.said
    session = evening.window.pages.session
    assert [event.id for event in session.file.events()] == [3, 2, 1]
    assert session.file.load(2)[1] == list(session.desk.lines)
    assert session.file.load(3)[1] != session.file.load(2)[1]


def test_a_file_put_in_the_place_of_the_open_one_takes_nothing_and_all_goes_to_the_copy(
    evening, stick
):
    replace_by_older(stick, evening)
    assert enter(evening, 2, 3)
    evening.wait_for("Not saved yet: Round 2, table 3")
    assert "Another file was put in the place of the club file" in evening.said
    evening.wait_for_health("Another file was put in the place of the club file")
    evening.press("goOnFromCopy")
    file = evening.window.pages.session.file
    assert {Place(2, table) for table in (1, 2, 3)} <= set(file.load(2)[0].results)
    assert file.path.is_relative_to(stick.file.parents[1] / "home")
    (kept,) = set(stick.file.parent.glob("*.whist")) - {stick.file}
    with closing(SqlClubFiles().open_to_read(kept)) as old:
        assert {Place(2, 1), Place(2, 2)} <= set(old.load(2)[0].results)


def test_a_file_that_was_replaced_is_said_before_the_window_closes(evening, stick):
    replace_by_older(stick, evening)
    evening.window.close()
    assert evening.window.isVisible()
    question = evening.window.findChild(UnfinishedQuestion)
    told = " ".join(label.text() for label in question.findChildren(QLabel))
    assert "Another file was put in the place" in told


def test_the_file_that_was_open_put_back_goes_on(evening, stick, qtbot):
    stick.file.rename(stick.file.with_name("aside"))
    copy(stick.file.with_name("aside"), stick.file)
    notice(evening, qtbot, is_gone=True)
    stick.file.with_name("aside").replace(stick.file)
    notice(evening, qtbot, is_gone=False)
    assert enter(evening, 2, 2)


def test_where_there_is_no_copy_yet_the_button_says_so_and_what_to_do(evening, stick, keeper):
    replace_by_older(stick, evening)
    assert enter(evening, 2, 3)
    evening.wait_for("Not saved yet: Round 2, table 3")
    for each in keeper.copies(stick.file):
        each.path.unlink()
    evening.press("goOnFromCopy")
    assert "There is no copy of this file yet" in evening.said
    assert Place(2, 3) in results(evening)
