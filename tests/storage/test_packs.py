"""Lines of the journal in packs: the same lines, in little room."""

import shutil
import sqlite3
import zlib
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.fixtures.clocks import SteppingClock
from whist_td.desk.backups import JournalState
from whist_td.desk.desk import Desk
from whist_td.desk.journal import UndoHistory, check_journal
from whist_td.desk.ports import DamagedEventError
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.storage.files import open_club_file, open_to_read
from whist_td.storage.packs import LINES
from whist_td.storage.recovery import recover_beside

NOW = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)
OLD = sorted(
    (Path(__file__).parents[1] / "data").glob("club-v*.whist"),
    key=lambda path: (len(path.stem), path.stem),
)


@pytest.fixture
def long_evening(desk):
    """Enter results and take them back until the journal has two packs and a few lines."""
    while len(desk.lines) < 2 * LINES + 10:
        number = len(desk.lines)
        desk.do(ask.EnterResult(Place(1, number % 4 + 1), Result(Side.HOME, note=f"deal {number}")))
        if number % 7 == 0:
            desk.undo()
    return desk


def counted(
    path, query="SELECT (SELECT count(*) FROM journal), (SELECT count(*) FROM journal_pack)"
):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchone()


def change(path, statement, *values):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)


def test_a_hundred_lines_are_a_pack_and_read_like_any_others(path, file, long_evening):
    desk = long_evening
    plain, packs = counted(path)
    assert (packs, plain) == (2, len(desk.lines) - 2 * LINES)
    event, lines = file.load(desk.event)
    assert (event, tuple(lines)) == (desk.facts, desk.lines)
    check_journal(desk.event, event, lines)


def test_what_is_packed_can_still_be_undone(file, long_evening, clock):
    while len(long_evening.lines) % LINES:
        long_evening.do(
            ask.EnterResult(Place(1, 1), Result(Side.VISITORS, note=str(len(long_evening.lines))))
        )
    desk = Desk(file, clock, long_evening.event)
    before = desk.facts
    assert len(file.newest_lines(desk.event)) < LINES, "of a pack the newest lines say it"
    for _ in range(13):
        desk.undo()
    told, whole = UndoHistory(file.newest_lines(desk.event)), UndoHistory(desk.lines)
    assert (told.to_undo, told.to_redo) == (whole.to_undo, whole.to_redo)
    for _ in range(13):
        desk.redo()
    assert desk.facts == before


def test_an_event_that_has_ended_leaves_no_line_by_itself(path, long_evening):
    long_evening.do(ask.FinishEvent(despite_missing=True))
    assert counted(path) == (0, 3)


def test_the_room_of_packed_lines_is_used_again(path, long_evening):
    (before,) = counted(path, "SELECT page_count FROM pragma_page_count")
    for _ in range(3 * LINES):
        long_evening.undo()
        long_evening.redo()
    (after,) = counted(path, "SELECT page_count FROM pragma_page_count")
    assert after - before < 20


def test_packs_go_with_their_event(path, file, long_evening):
    file.remove(long_evening.event)
    assert counted(path) == (0, 0)


def torn(content: bytes) -> bytes:
    middle = len(content) // 2
    return (
        content[:middle]
        + bytes(byte ^ 0x55 for byte in content[middle : middle + 8])
        + content[middle + 8 :]
    )


@pytest.mark.parametrize(
    "spoilt",
    [
        torn,
        lambda content: content[:-1],
        lambda _: b"",
        lambda _: zlib.compress(b"[[1]]"),
        lambda _: zlib.compress(b"{"),
        lambda _: zlib.compress(bytes(1 << 27), 9),
    ],
    ids=["torn", "cut", "empty", "other lines", "no JSON", "without end"],
)
def test_a_damaged_pack_sets_its_event_aside_and_costs_its_lines_alone(path, long_evening, spoilt):
    told = long_evening.facts
    find = "SELECT lines FROM journal_pack WHERE number = 101"
    change(
        path, "UPDATE journal_pack SET lines = ? WHERE number = 101", spoilt(*counted(path, find))
    )
    with closing(open_to_read(path)) as file, pytest.raises(DamagedEventError) as refused:
        file.load(long_evening.event)
    assert (refused.value.table, refused.value.row) == ("journal_pack", "number 101")
    recovery = recover_beside(path, NOW)
    (report,) = recovery.events
    assert (report.journal, report.lines, report.lines_lost) == (JournalState.CUT, LINES, LINES)
    with closing(open_club_file(recovery.path)) as file:
        assert file.load(1)[0] == told


@pytest.mark.parametrize("spoilt", ["lines = x'00'", "number = '{}'"])
def test_where_the_newest_pack_is_damaged_the_facts_after_it_are_saved(path, long_evening, spoilt):
    long_evening.do(ask.FinishEvent(despite_missing=True))
    change(path, f"UPDATE journal_pack SET {spoilt} WHERE number = 201")  # noqa: S608
    recovery = recover_beside(path, NOW)
    with closing(open_club_file(recovery.path)) as file:
        assert file.load(1)[0] == long_evening.facts


def test_a_last_line_that_is_spoilt_after_packs_costs_no_fact(path, long_evening):
    last, saved = len(long_evening.lines), long_evening.facts
    change(path, "UPDATE journal SET command = -1 WHERE number = ?", last)
    done = recover_beside(path, NOW)
    with closing(open_club_file(done.path)) as file:
        assert Desk(file, SteppingClock(), 1).facts == saved


@pytest.mark.parametrize("old", OLD[:5], ids=lambda path: path.stem)
def test_a_file_of_an_earlier_version_is_packed_when_it_is_opened(old, tmp_path):
    path = Path(shutil.copy(old, tmp_path / "old.whist"))
    with closing(open_to_read(path)) as file:
        before = [file.load(event.id) for event in file.events()]
    with closing(open_club_file(path)) as file:
        assert [file.load(event.id) for event in file.events()] == before
    assert counted(path)[0] == 0
    assert counted(path, "SELECT freelist_count FROM pragma_freelist_count") == (0,)


def test_a_damaged_line_of_an_earlier_version_keeps_no_other_event_from_being_packed(tmp_path):
    path = Path(shutil.copy(OLD[4], tmp_path / "old.whist"))
    change(path, "UPDATE journal SET command = x'ff' WHERE event_id = 1 AND number = 2")
    with closing(open_club_file(path)) as file:
        with pytest.raises(DamagedEventError) as refused:
            file.load(1)
        assert (refused.value.table, refused.value.row) == ("journal", "number 2")
        assert file.load(2)[1]
    assert counted(path, "SELECT count(*) FROM journal_pack WHERE event_id > 1")[0] == 2
