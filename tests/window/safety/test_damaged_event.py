"""An event that cannot be read: which, where, and the way back to a copy; the others open."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from shutil import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock, compare_club, data_folder
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.apart import no_progress
from whist_td.desk.backups import Reason
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.requests import ChangeDetails
from whist_td.stages.unfinished import UnfinishedQuestion
from whist_td.storage.backup_files import unpacked
from whist_td.storage.files import open_club_file, open_to_read

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def safety(safety):
    return replace(safety, compare=compare_club)


@pytest.fixture
def cut(path):
    """Return what cuts the newest line out of a journal: of an event, or of the club's book."""
    with closing(SqlClubFiles().open_to_write(path)) as file:
        book = Club(file, SystemClock(), SeededDice()).book()
        book.do(ChangeDetails(replace(book.facts.details, name="Gaspé")))

    def made(event):
        newest = "SELECT max(number) FROM journal WHERE event_id = ?"
        with closing(sqlite3.connect(path)) as file, file:
            query = f"DELETE FROM journal WHERE event_id = ? AND number = ({newest})"  # noqa: S608
            file.execute(query, (event, event))
        return path

    return made


@pytest.fixture
def spoilt(path, keeper):
    """Return what puts a bad value into a column of tonight's event, after a copy was kept."""

    def made(change):
        keeper.keep(path, Reason.ROUND, datetime.now(UTC))
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(change)
        return path

    return made


def test_a_bad_heading_leads_back_to_the_copy_by_one_key(spoilt, open_window, qtbot):
    hand = open_window(spoilt("UPDATE event SET settings = '{' WHERE id = 2"))
    hand.wait_for("“Tonight” cannot be read")
    qtbot.waitUntil(lambda: hand.can_press("faultCopy"), timeout=20_000)
    assert hand.button("faultCopy").text().startswith("Go back to the copy of ")
    assert hand.button("faultCopy").hasFocus()
    QTest.keyClick(hand.button("faultCopy"), Qt.Key.Key_Space)
    hand.wait_for("Tonight")
    assert "cannot be read" not in hand.said


def test_the_other_events_are_an_escape_away(spoilt, open_window):
    hand = open_window(spoilt("UPDATE event SET date = 'x' WHERE id = 2"))
    hand.wait_for("cannot be read")
    QTest.keyClick(hand.button("faultBackups"), Qt.Key.Key_Escape)
    hand.wait_for("Spring night")


@pytest.mark.parametrize("column", ["settings", "format", "name"])
def test_an_event_that_was_set_aside_is_deleted_and_a_copy_still_has_it(
    spoilt, open_window, keeper, column
):
    path = spoilt(f"UPDATE event SET {column} = CAST(x'ff' AS TEXT) WHERE id = 2")  # noqa: S608
    hand = open_window(path)
    hand.wait_for("cannot be read")
    QTest.keyClick(hand.button("faultBackups"), Qt.Key.Key_Escape)
    hand.wait_for("Spring night")
    hand.press("deleteDamaged")
    question = hand.window.findChild(UnfinishedQuestion)
    assert "It cannot be read. A copy of the club file is saved first" in hand.said
    question.findChild(QPushButton, "despite").click()
    hand.wait_for("is deleted. The copy made before is under Backups.")
    assert not hand.can_press("deleteDamaged")
    with closing(open_to_read(path)) as file:
        assert ([event.id for event in file.events()], file.damaged()) == ([1], [])
    kept = next(copy for copy in keeper.copies(path) if copy.reason is Reason.DELETING)
    with unpacked(kept.path) as image, closing(open_to_read(image.path)) as file:
        assert [event.event for event in file.damaged()] == [2]


def test_what_helps_an_event_that_was_set_aside_is_shown_again(spoilt, open_window):
    hand = open_window(spoilt("UPDATE event SET date = 'x' WHERE id = 2"))
    QTest.keyClick(hand.button("faultBackups"), Qt.Key.Key_Escape)
    hand.press("rescueEvent")
    assert hand.button("faultRecover").isVisible()


def test_a_bad_cell_deep_inside_is_met_when_the_event_opens(spoilt, open_window):
    hand = open_window(spoilt("UPDATE team SET captain = CAST(x'ff' AS TEXT) WHERE event_id = 2"))
    hand.wait_for("Tonight")
    hand.press("tonight")
    hand.wait_for("column captain")
    assert hand.button("faultRecover").isVisible()


@pytest.mark.parametrize("event", [BOOK_NUMBER, 2])
def test_a_line_cut_out_of_a_journal_is_told_beside_the_window_as_check_tells_it(
    cut, open_window, whist_td, event
):
    path = cut(event)
    whist_td("check", path)
    hand = open_window(path)
    hand.wait_for(whist_td.errors.removeprefix("whist-td: ").strip())
    assert hand.button("faultRecover").isVisible()
    QTest.keyClick(hand.button("faultBackups"), Qt.Key.Key_Escape)
    hand.wait_for("Other events")


def test_who_is_at_work_meanwhile_is_told_below_and_led_on_at_the_start(cut, open_window):
    hand = open_window(cut(BOOK_NUMBER))
    hand.press("tonight")
    hand.wait_for("The club’s year cannot be read")
    assert not hand.can_press("faultRecover")
    hand.window.pages.show_start()
    assert hand.button("faultRecover").isVisible()


def test_a_file_that_agrees_is_not_compared_again_until_it_is_another(path, cut):
    data_folder().mkdir(parents=True, exist_ok=True)
    assert compare_club(path, no_progress) == ()

    def begun(*_how_far):
        raise AssertionError

    assert compare_club(path, begun) == ()
    cut(2)
    (fault,) = compare_club(path, no_progress)
    assert fault.event == 2


def test_a_file_with_a_torn_page_is_told_although_an_event_of_it_was_opened_first(
    path, open_window
):
    content = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as file:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'discreet_person'"
        ((page,),) = file.execute(query)
    content[4096 * (page - 1) : 4096 * page] = b"\x5a" * 4096
    path.write_bytes(content)
    hand = open_window(path)
    hand.window.pages.open_event(2)
    hand.wait_for("is damaged and cannot be read completely")
    assert hand.can_press("faultBackups")
    assert path.read_bytes() == content


def test_what_a_crash_left_beside_a_copy_put_over_it_is_kept_aside_and_said(
    path, tmp_path, open_window
):
    with closing(open_club_file(path)) as file:
        file.write_ahead()
        desk = Desk(file, SystemClock(), 2)
        desk.undo()
        copy(f"{path}-wal", tmp_path / "rest")  # as a kill leaves it
    with closing(open_club_file(path)) as file:
        Desk(file, SystemClock(), 2).redo()
    (tmp_path / "rest").rename(f"{path}-wal")
    hand = open_window(path)
    hand.wait_for(f"{path.name}-wal lay beside {path.name} and does not belong to it")
    assert path.with_name(f"{path.name}-wal.left").exists()
