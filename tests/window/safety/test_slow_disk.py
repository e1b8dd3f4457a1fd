"""A slow stick: the window never waits for it."""

from contextlib import closing
from threading import Timer, main_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from tests.reliability.faulty_disk import IS_POSSIBLE, Fault, faulty_disk
from whist_td.bootstrap import SqlClubFiles
from whist_td.desk import write_behind
from whist_td.desk.health import Battery
from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.window.page_bands import ReadOnlyBand
from whist_td.window.safety.backup_scheduler import BackupScheduler
from whist_td.window.safety.gone_file import GoneFile

pytestmark = pytest.mark.skipif(not IS_POSSIBLE, reason="this Python hides its SQLite")
TABLES = (1, 2, 3, 4)


@pytest.fixture
def disk(monkeypatch):
    monkeypatch.setattr(write_behind, "AGAIN", 60)  # only where it is asked to
    with faulty_disk() as made:
        yield made


@pytest.fixture
def evening(disk, path, open_window):
    """The window on an evening whose round 2 is announced, all that was asked for done."""
    hand = open_window(path)
    hand.press("tonight")
    for table in TABLES:
        assert enter(hand, table, number=1)
    assert hand.window.pages.session.do(AnnounceRound(2))
    hand.wait_for_health("All is well: ")
    writer(hand).settle()
    disk.waited.clear()
    disk.slowness = 0.05
    yield hand
    disk.slowness = 0
    disk.answers.set()
    disk.mend()
    hand.window.close()


def writer(hand):
    return hand.window.pages.session.file


def enter(hand, table, number=2):
    return hand.window.pages.session.do(EnterResult(Place(number, table), Result(Side.HOME)))


def on_disk(path):
    """Return the results of round 2 that a file holds."""
    with closing(SqlClubFiles().open_to_read(path)) as file:
        return of_round_2(file.load(2)[0])


def of_round_2(evening):
    return {place: result for place, result in evening.results.items() if place.round == 2}


def band(hand):
    return hand.window.findChild(ReadOnlyBand)


def test_results_announcements_and_undo_never_wait_in_the_window(evening, disk, qtbot):
    for table in TABLES:
        assert enter(evening, table)
    session = evening.window.pages.session
    assert session.do(AnnounceRound(3))
    assert session.undo()
    qtbot.waitUntil(lambda: not writer(evening).unwritten)
    assert disk.waited
    assert main_thread() not in disk.waited


def test_it_is_said_that_something_is_on_its_way_and_no_tick_stands_there(evening, disk, path):
    disk.answers.clear()
    assert enter(evening, 1)
    line = evening.wait_for_health("Saving…")
    assert not line.is_settled
    assert Place(2, 1) not in on_disk(path)
    disk.answers.set()
    line = evening.wait_for_health("All is well: ")
    assert line.is_settled
    assert Place(2, 1) in on_disk(path)


def test_beside_what_asks_for_attention_it_is_said_too(evening, disk, laptop, qtbot):
    laptop.power = Battery(9, is_plugged=False)
    evening.window.findChild(BackupScheduler).look()
    evening.wait_for_health("The battery is at 9")
    disk.answers.clear()
    assert enter(evening, 1)
    evening.wait_for("Saving…")
    disk.answers.set()
    qtbot.waitUntil(lambda: "Saving…" not in evening.said)
    evening.wait_for_health("The battery is at 9")


def test_keys_typed_meanwhile_all_arrive_in_their_order(evening, path, qtbot):
    evening.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    for table in TABLES:
        QTest.keyClicks(QApplication.focusWidget(), str(table))
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    session = evening.window.pages.session
    assert [line.command.place.table for line in session.desk.lines[-len(TABLES) :]] == list(TABLES)
    qtbot.waitUntil(lambda: not writer(evening).unwritten)
    assert on_disk(path) == of_round_2(session.facts)


@pytest.mark.parametrize("fault", [Fault.FULL, Fault.READ_ONLY])
def test_what_cannot_be_saved_stays_in_sight_is_named_and_saved_later(
    evening, disk, path, qtbot, fault
):
    qtbot.waitUntil(lambda: not writer(evening).unwritten)  # as the round was announced
    before = len(disk.waited)
    disk.answers.clear()
    assert enter(evening, 1)
    qtbot.waitUntil(lambda: len(disk.waited) > before)
    disk.fail(1, fault, lasts=True)
    assert enter(evening, 2)
    assert enter(evening, 3)
    disk.answers.set()
    evening.wait_for("Not saved yet: Round 2, table 1")
    assert "table 3" in evening.said
    assert band(evening).isVisibleTo(evening.window)
    assert len(of_round_2(evening.window.pages.session.facts)) == 3
    assert not on_disk(path)
    disk.mend()
    evening.press("retryOpen")
    qtbot.waitUntil(lambda: not band(evening).isVisibleTo(evening.window), timeout=20_000)
    assert on_disk(path) == of_round_2(evening.window.pages.session.facts)
    assert enter(evening, 4)


def test_a_file_that_is_just_tried_again_is_not_taken_for_one_that_does_not_answer(
    evening, disk, qtbot
):
    disk.fail(1, Fault.FULL, lasts=True)
    assert enter(evening, 1)
    evening.wait_for("Not saved yet: Round 2, table 1")
    disk.mend()
    disk.answers.clear()
    writer(evening).try_again()
    qtbot.waitUntil(lambda: bool(disk.waited))  # the thread that writes has the file in hand
    Timer(1, disk.answers.set).start()
    desk = evening.window.pages.session.desk
    evening.window.findChild(GoneFile).look_closely()
    assert evening.window.pages.session.desk is desk
    assert "The file is back" not in evening.said


def test_a_disk_that_keeps_nothing_any_more_loses_nothing_either(evening, disk, path, qtbot):
    """The file is opened anew, which may do or not; all goes along either way."""
    assert enter(evening, 1)
    qtbot.waitUntil(lambda: not writer(evening).unwritten)
    disk.fail(1, Fault.SYNC, lasts=True)
    assert enter(evening, 2)
    ways = ("tryAgain", "retryOpen")
    qtbot.waitUntil(lambda: any(map(evening.can_press, ways)), timeout=20_000)
    disk.mend()
    evening.press(next(filter(evening.can_press, ways)))
    qtbot.waitUntil(lambda: evening.window.pages.session is not None, timeout=20_000)
    qtbot.waitUntil(lambda: not writer(evening).unwritten, timeout=20_000)
    assert len(on_disk(path)) == 2


def test_whoever_leaves_is_asked_about_what_is_not_saved(evening, disk):
    disk.fail(1, Fault.FULL, lasts=True)
    assert enter(evening, 1)
    evening.wait_for("Not saved yet")
    evening.window.close()
    assert evening.window.isVisible()
    question = evening.window.findChild(QDialog)
    told = "\n".join(label.text() for label in question.findChildren(QLabel))
    assert "Not saved yet: Round 2, table 1" in told
    question.reject()
    assert writer(evening).unwritten


def test_at_closing_all_that_was_entered_is_written_first(evening, path):
    for table in TABLES:
        assert enter(evening, table)
    evening.window.close()
    assert len(on_disk(path)) == len(TABLES)


def test_while_it_is_open_the_file_by_itself_soon_holds_everything(evening, path, tmp_path, qtbot):
    assert enter(evening, 1)
    ahead = path.with_name(f"{path.name}-wal")
    qtbot.waitUntil(lambda: not writer(evening).unwritten and not ahead.stat().st_size)
    copy = tmp_path / "copied by hand.whist"
    copy.write_bytes(path.read_bytes())
    assert Place(2, 1) in on_disk(copy)


def test_a_closed_file_is_one_file_again(evening, path):
    assert enter(evening, 1)
    evening.window.close()
    beside = [each.name for each in path.parent.iterdir() if each.name.startswith(path.name)]
    assert beside == [path.name]
    assert path.read_bytes()[18:20] == b"\x01\x01"
