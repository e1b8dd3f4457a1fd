import itertools
import os
import re
import shutil
import sqlite3
import sys
import threading
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.fixtures.clocks import SteppingClock
from whist_td.desk import ports as no
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.ports import FILE_FORMAT
from whist_td.desk.requests import ChangeDetails
from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.storage import files, look
from whist_td.storage.files import create_club_file, open_club_file, open_to_read, open_to_write
from whist_td.storage.listed_file import open_listed
from whist_td.storage.look import APPLICATION_ID
from whist_td.storage.schema import REVISION, mark_of

FULL = 2
MIGRATIONS = Path(files.__file__).parent / "migrations" / "versions"
ENTER = EnterResult(Place(1, 3), Result(Side.HOME))
as_anybody = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere"
)


@contextmanager
def no_more_room(most: int):
    """Let no file of this process grow beyond some bytes, as on a full disk."""
    resource = pytest.importorskip("resource", reason="Windows knows no such bound")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_what_was_written_is_there_when_the_file_opens_again(saved, desk, clock):
    with closing(open_club_file(saved)) as file:
        again = Desk(file, clock, desk.event)
        assert (again.facts, again.lines) == (desk.facts, desk.lines)
        assert not again.is_read_only


def test_a_new_file_says_whose_it_is(saved, ask_sqlite):
    assert ask_sqlite(saved, "PRAGMA application_id") == [(APPLICATION_ID,)]
    assert ask_sqlite(saved, "PRAGMA user_version") == [(FILE_FORMAT,)]
    assert saved.read_bytes()[68:72] == b"WHTD"


def test_a_new_file_never_takes_the_place_of_another(saved):
    before = saved.read_bytes()
    with pytest.raises(no.FileExistsAlreadyError):
        create_club_file(saved)
    assert saved.read_bytes() == before


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(no.FileMissingError):
        open_club_file(tmp_path / "nowhere.whist")
    assert list(tmp_path.iterdir()) == []


def test_every_connection_is_durable_and_keeps_its_keys(connections, saved):
    with closing(open_club_file(saved)):
        assert connections
        for connection in connections[-1:]:
            assert connection.execute("PRAGMA synchronous").fetchone() == (FULL,)
            assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_the_first_connection_is_durable_too(connections, desk):
    assert desk.lines
    assert connections[-1].execute("PRAGMA synchronous").fetchone() == (FULL,)
    assert connections[-1].execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_a_file_of_a_newer_program_is_refused_and_left_alone(saved, ask_sqlite):
    ask_sqlite(saved, f"PRAGMA user_version = {FILE_FORMAT + 1}")
    before = saved.read_bytes()
    with pytest.raises(no.NewerFileError) as refused:
        open_club_file(saved)
    assert (refused.value.version, refused.value.known) == (FILE_FORMAT + 1, FILE_FORMAT)
    assert refused.value.needed == "0.2.0"
    assert saved.read_bytes() == before


def test_a_file_of_a_newer_program_tells_which_version_it_asks_for(saved, ask_sqlite):
    ask_sqlite(saved, f"PRAGMA user_version = {FILE_FORMAT + 1}")
    ask_sqlite(saved, "UPDATE alembic_version SET version_num = '0008_0.4.0'")
    with pytest.raises(no.NewerFileError) as refused:
        open_club_file(saved)
    assert refused.value.needed == "0.4.0"


def test_every_migration_since_the_first_release_names_the_version_that_brought_it():
    texts = (path.read_text(encoding="utf-8") for path in MIGRATIONS.glob("0*.py"))
    revisions = sorted(re.findall(r'^revision = "(.+)"', "\n".join(texts), re.MULTILINE))
    assert len(revisions) == FILE_FORMAT
    assert all(REVISION.fullmatch(each)[1] for each in revisions if each > "0007")


@pytest.mark.parametrize(
    "content", [b"", b"captain,player 1\n" * 400, b"SQLite format 3\x00", b"PK\x03\x04" * 50]
)
def test_what_is_no_club_file_is_refused_and_left_alone(tmp_path, content):
    stranger = tmp_path / "members.whist"
    stranger.write_bytes(content)
    with pytest.raises(no.NotAClubFileError):
        open_club_file(stranger)
    assert stranger.read_bytes() == content


def test_a_database_of_another_program_is_refused(tmp_path, ask_sqlite):
    ask_sqlite(tmp_path / "photos.db", "CREATE TABLE photo (name TEXT)")
    with pytest.raises(no.NotAClubFileError):
        open_club_file(tmp_path / "photos.db")


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_a_file_cut_short_is_refused(saved, share):
    content = saved.read_bytes()
    saved.write_bytes(content[: int(len(content) * share)])
    with pytest.raises(no.DamagedFileError):
        open_club_file(saved)


def test_a_damaged_page_is_found_at_once(saved):
    content = bytearray(saved.read_bytes())
    content[4096 : 4096 + 2048] = os.urandom(2048)
    saved.write_bytes(content)
    with pytest.raises(no.DamagedFileError):
        open_club_file(saved)


@pytest.mark.parametrize(
    "opened", [open_club_file, open_to_read, lambda path: open_listed(path, bool)]
)
def test_a_table_whose_name_is_no_text_any_more_is_damage(saved, opened):
    saved.write_bytes(saved.read_bytes().replace(b"tableplayoffplayoff", b"tableplay\x91ffplayoff"))
    with pytest.raises(no.DamagedFileError):
        opened(saved)


def left_half_done(saved, crashed):
    """Copy a file as a crash in the middle of a change leaves it."""
    with closing(sqlite3.connect(saved, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE junk (x)")
        connection.executemany("INSERT INTO junk VALUES (zeroblob(?))", [(2000,)] * 200)
        shutil.copy(saved, crashed)
        shutil.copy(f"{saved}-journal", f"{crashed}-journal")
        connection.execute("ROLLBACK")
    return crashed


def test_after_a_crash_in_the_middle_of_a_change_the_file_opens_as_it_was(saved, desk, tmp_path):
    crashed = left_half_done(saved, tmp_path / "crashed.whist")
    with closing(open_club_file(crashed)) as file:
        assert file.load(desk.event)[0] == desk.facts
        assert not file.is_read_only


def test_a_second_copy_of_the_program_may_only_read_until_the_first_is_killed(
    saved, desk, clock, other_copy
):
    copy = other_copy(saved)
    with closing(open_club_file(saved)) as file:
        again = Desk(file, clock, desk.event)
        assert (again.is_read_only, again.facts) == (True, desk.facts)
        with pytest.raises(no.OpenElsewhereError):
            again.do(ENTER)
        assert again.facts == desk.facts
    with pytest.raises(no.OpenElsewhereError):
        open_to_write(saved)
    copy.kill()
    copy.wait()
    with closing(open_club_file(saved)) as file:
        assert not file.is_read_only


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_two_names_of_one_file_are_not_written_side_by_side(link, saved, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    other = tmp_path / "elsewhere" / "other.whist"
    link(other, saved)
    with closing(open_club_file(saved)), pytest.raises(no.OpenElsewhereError):
        open_to_write(other)
    open_to_write(other).close()


def test_a_file_that_was_given_another_name_is_open_still(saved, tmp_path):
    with closing(open_club_file(saved)), pytest.raises(no.OpenElsewhereError):
        open_to_write(saved.rename(tmp_path / "other.whist"))


def test_a_new_file_is_not_written_by_another_name(tmp_path):
    with closing(create_club_file(tmp_path / "club.whist")) as file:
        (tmp_path / "other.whist").hardlink_to(file.path)
        with pytest.raises(no.OpenElsewhereError):
            open_to_write(tmp_path / "other.whist")


def test_nothing_is_entered_in_a_file_whose_stick_was_pulled(tmp_path, opening, clock):
    stick, pulled = tmp_path / "stick", tmp_path / "pulled"
    with closing(create_club_file(stick / "club.whist")) as file:
        desk = open_event(file, clock, opening)
        stick.rename(pulled)
        with pytest.raises(no.FileGoneError):
            desk.do(AnnounceRound(1))
        pulled.rename(stick)
        desk.do(AnnounceRound(1))
    with closing(open_to_read(stick / "club.whist")) as file:
        assert file.load(desk.event)[0] == desk.facts


def test_two_verbs_at_once_take_turns(saved):
    first = open_to_write(saved)
    threading.Timer(0.3, first.close).start()
    with closing(open_to_write(saved)) as file:
        assert not file.is_read_only


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have names of letters alone")
def test_a_name_that_is_no_utf_8_will_do(tmp_path, opening, clock):
    path = tmp_path / os.fsdecode(b"caf\xe9.whist")
    with closing(create_club_file(path)) as file:
        event = open_event(file, clock, opening).event
    with closing(open_to_write(path)) as file:
        assert file.load(event)[0] == opening.opened()


def test_a_change_left_half_done_in_a_protected_folder_is_taken_back_in_a_copy(
    saved, desk, tmp_path, monkeypatch
):
    crashed = left_half_done(saved, tmp_path / "crashed.whist")
    monkeypatch.setattr(os, "access", lambda *_: False)
    with closing(open_club_file(crashed)) as file:
        assert file.is_read_only
        assert file.load(desk.event)[0] == desk.facts


def test_a_file_opened_by_one_thread_and_closed_by_another_is_free(saved):
    opened = []
    thread = threading.Thread(target=lambda: opened.append(open_club_file(saved)))
    thread.start()
    thread.join()
    opened[0].close()
    with closing(open_club_file(saved)) as file:
        assert not file.is_read_only


def test_a_reader_changes_nothing(saved, desk, clock):
    before = saved.read_bytes()
    with closing(open_to_read(saved)) as file:
        again = Desk(file, clock, desk.event)
        with pytest.raises(no.ReadOnlyFileError):
            again.do(ENTER)
        assert again.facts == desk.facts
    assert saved.read_bytes() == before


@as_anybody
def test_a_protected_file_can_be_read(saved, desk, clock):
    saved.chmod(0o444)
    with closing(open_club_file(saved)) as file, pytest.raises(no.ReadOnlyFileError):
        Desk(file, clock, desk.event).do(ENTER)


@as_anybody
def test_a_protected_folder_is_no_file_open_elsewhere(saved):
    for rest in saved.parent.glob("*lock"):
        rest.unlink()
    saved.parent.chmod(0o555)
    try:
        with pytest.raises(no.ReadOnlyFileError):
            open_to_write(saved)
    finally:
        saved.parent.chmod(0o755)


def test_a_folder_that_takes_no_file_is_refused_by_name(tmp_path):
    (tmp_path / "club").write_text("a file, not a folder")
    with pytest.raises(no.ReadOnlyFileError):
        create_club_file(tmp_path / "club" / "new.whist")


def test_on_a_full_disk_no_half_file_is_made(path):
    with no_more_room(8192), pytest.raises(no.ClubFileError):
        create_club_file(path)
    assert not path.exists()


def write_until_it_is_full(desk):
    """Write notes until the disk takes no more; return what was acknowledged before."""
    for number in range(500):
        acknowledged = desk.facts, desk.lines
        try:
            desk.do(EnterResult(Place(1, 3), Result(Side.HOME, note=f"note {number} " * 20)))
        except no.DiskFullError:
            return acknowledged
    raise AssertionError


def test_on_a_full_disk_nothing_is_half_applied(connections, desk, file):
    (page_count,) = connections[-1].execute("PRAGMA page_count").fetchone()
    connections[-1].execute(f"PRAGMA max_page_count = {page_count}")
    evening, lines = write_until_it_is_full(desk)
    assert (desk.facts, desk.lines) == (evening, lines)
    assert file.load(desk.event) == (evening, list(lines))


def test_once_there_is_room_the_evening_goes_on(connections, desk):
    (page_count,) = connections[-1].execute("PRAGMA page_count").fetchone()
    connections[-1].execute(f"PRAGMA max_page_count = {page_count}")
    write_until_it_is_full(desk)
    connections[-1].execute("PRAGMA max_page_count = 100000")
    assert desk.do(EnterResult(Place(1, 4), Result(Side.VISITORS))).changes


def test_a_disk_that_stops_writing_leaves_the_evening_as_it_was(desk, file):
    evening = desk.facts
    with no_more_room(1024), pytest.raises(no.ClubFileError):
        desk.do(ENTER)
    assert desk.facts == evening == file.load(desk.event)[0]


def test_a_new_file_is_what_all_migrations_make(saved):
    """Nobody waits for migrations that make what the tables' own declarations say."""
    from sqlalchemy import create_engine, inspect

    with closing(sqlite3.connect(":memory:", isolation_level=None)) as migrated:
        files.migrate(migrated)
        with closing(sqlite3.connect(saved)) as made:
            assert signature(made) == signature(migrated)
            schemas = [
                _schema(inspect(create_engine("sqlite://", creator=lambda each=each: each)))
                for each in (made, migrated)
            ]
    assert schemas[0] == schemas[1]


def signature(file):
    """Return all by which a file tells what it is: the numbers at its head, and its migration."""
    asked = ("PRAGMA application_id", "PRAGMA user_version", "SELECT * FROM alembic_version")
    return [file.execute(each).fetchall() for each in asked], mark_of(file)


def _schema(seen) -> dict[str, object]:
    tables = [name for name in seen.get_table_names() if name != "alembic_version"]
    return {
        name: (
            [(c["name"], str(c["type"]), c["nullable"], c["primary_key"]) for c in
             seen.get_columns(name)],
            seen.get_pk_constraint(name)["constrained_columns"],
            seen.get_foreign_keys(name),
            sorted((c["name"], c["sqltext"]) for c in seen.get_check_constraints(name)),
        )
        for name in tables
    }  # fmt: skip


def test_many_evenings_live_in_one_file(file, clock, opening, desk):
    second = open_event(file, clock, opening)
    assert [event.id for event in file.events()] == [second.event, desk.event]
    assert second.facts != desk.facts


def test_an_event_that_the_file_does_not_have(file, desk):
    with pytest.raises(no.UnknownEventError) as refused:
        file.load(9)
    assert refused.value.events == (desk.event,)


def test_the_list_of_events_says_how_far_each_is(file, desk):
    (event,) = file.events()
    assert (event.id, event.entries, event.rounds, event.announced) == (desk.event, 4, 24, 1)


def test_a_copy_holds_all_that_was_written(file, desk, clock, tmp_path):
    copy = tmp_path / "copy.whist"
    file.save_copy(copy)
    with closing(open_club_file(copy)) as opened:
        again = Desk(opened, clock, desk.event)
        assert (again.facts, again.lines) == (desk.facts, desk.lines)


def test_a_file_is_not_copied_onto_itself(file, path):
    with pytest.raises(no.FileExistsAlreadyError):
        file.save_copy(path)


def test_a_copy_to_nowhere_is_refused(file):
    with pytest.raises(no.ReadOnlyFileError):
        file.save_copy(Path(__file__).parent / "no" / "such" / "folder.whist")


def test_a_closed_club_file_leaves_no_lock_beside_it(tmp_path):
    create_club_file(tmp_path / "club.whist").close()
    assert [path.name for path in tmp_path.iterdir()] == ["club.whist"]


def left_ahead(saved, folder):
    """Copy a file, and what was written ahead of it, as a crash leaves them; tell the name."""
    file = open_club_file(saved)
    file.write_ahead()
    event = file.events()[0].id
    desk = Desk(file, SteppingClock(), event)
    desk.do(ChangeDetails(replace(desk.facts.details, name="Written ahead")))
    folder.mkdir()
    for each in (saved, saved.with_name(f"{saved.name}-wal")):
        shutil.copy(each, folder)
    file.close()
    return folder / saved.name


def test_after_a_crash_what_was_written_ahead_is_there(saved, tmp_path):
    crashed = left_ahead(saved, tmp_path / "crashed")
    with closing(open_club_file(crashed)) as file:
        assert file.events()[0].name == "Written ahead"
    assert [each.name for each in crashed.parent.iterdir()] == [crashed.name]
    assert crashed.read_bytes()[18:20] == b"\x01\x01"


def test_what_was_written_ahead_of_another_file_does_not_flow_into_a_new_one(saved, tmp_path):
    crashed = left_ahead(saved, tmp_path / "crashed")
    crashed.unlink()
    with closing(create_club_file(crashed)) as file:
        assert file.events() == []
    assert crashed.with_name(f"{crashed.name}-wal.left").exists()


def test_a_copy_made_by_hand_while_the_file_is_open_opens_where_nothing_may_be_written(
    saved, tmp_path, monkeypatch
):
    file = open_club_file(saved)
    file.write_ahead()
    file.members.be_discreet("Rose Roy")
    file.gather()
    copied = tmp_path / "copied.whist"
    shutil.copy(saved, copied)
    file.close()
    monkeypatch.setattr("os.access", lambda _place, mode: mode != os.W_OK)
    with closing(open_club_file(copied)) as again:
        assert again.is_read_only
        assert again.events()
    assert not copied.with_name(f"{copied.name}-shm").exists()


def test_a_file_on_another_computer_is_written_as_it_always_was(saved, monkeypatch):
    monkeypatch.setattr("whist_td.storage.surroundings.is_elsewhere", lambda _path: True)
    with closing(open_club_file(saved)) as file:
        file.write_ahead()
        assert file.events()
        assert not saved.with_name(f"{saved.name}-wal").exists()


def test_ten_years_are_not_refused_as_slow_for_what_takes_us_long_to_make_of_them(monkeypatch):
    times = iter((0, 60, 120))
    monkeypatch.setattr(look, "thread_time", lambda: next(times))
    is_enough = files.a_while()
    assert not is_enough()
    assert not is_enough()


def test_a_file_that_sqlite_computes_on_without_end_is_refused(monkeypatch):
    times = itertools.count(0, 0.01)
    monkeypatch.setattr(look, "thread_time", lambda: next(times))
    is_enough = files.a_while()
    assert any(is_enough() for _ in range(1_000))
