"""A copy put over a crashed file is not destroyed by what the crash left beside it."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from tests.fixtures.clocks import SteppingClock
from tests.reliability.faulty_disk import IS_POSSIBLE, Fault, faulty_disk
from tests.storage.test_files import left_ahead, left_half_done
from whist_td.desk.desk import Desk
from whist_td.desk.ports import DiskFaultError, DiskFullError
from whist_td.desk.requests import ChangeDetails
from whist_td.storage.backup_files import image_of
from whist_td.storage.files import open_club_file, open_to_read, open_to_write
from whist_td.storage.listed_file import open_listed
from whist_td.storage.recovery import recover

ROOT = Path(__file__).parents[2]


def called(path):
    """Return what the event is called, as whoever only reads the file is told."""
    with closing(open_to_read(path)) as file:
        return file.load(1)[0].details.name


def renamed(path, name):
    with closing(open_to_write(path)) as file:
        desk = Desk(file, SteppingClock(), 1)
        desk.do(ChangeDetails(replace(desk.facts.details, name=name)))


@pytest.fixture
def check_said(whist_td):
    """Check a file, and return what is said and complained of, the code and what it changed."""

    def said(path):
        before = hashes(path.parent)
        code = whist_td("check", path)
        is_unchanged = hashes(path.parent) == before
        return SimpleNamespace(out=whist_td.output, err=whist_td.errors, code=code), is_unchanged

    return said


def hashes(folder):
    return {each.name: sha256(each.read_bytes()).hexdigest() for each in folder.iterdir()}


@pytest.fixture
def crashed(saved, tmp_path):
    """A file whose newest line stands in its WAL alone."""
    return left_ahead(saved, tmp_path / "crashed")


@pytest.fixture
def put_over(crashed, saved):
    """A good copy that went another way, put over a crashed file, the WAL of which stayed."""
    renamed(saved, "The good copy")
    shutil.copyfile(saved, crashed)
    return crashed


@pytest.fixture
def newer(saved, tmp_path):
    """A copy of an open file, newer than the WAL beside it and written ahead as that was."""
    file = open_club_file(saved)
    file.write_ahead()
    desk, folder = Desk(file, SteppingClock(), 1), tmp_path / "newer"
    desk.do(ChangeDetails(replace(desk.facts.details, name="Before")))
    folder.mkdir()
    shutil.copy(f"{saved}-wal", folder / f"{saved.name}-wal")
    desk.do(ChangeDetails(replace(desk.facts.details, name="The good copy")))
    file.gather()
    shutil.copy(saved, folder / saved.name)
    file.close()
    return folder / saved.name


def taken_back_journal(saved, folder):
    """A good copy put over a file that was left in the middle of a change."""
    folder.mkdir()
    crashed = left_half_done(saved, folder / "crashed.whist")
    for name in ("One", "Two", "The good copy"):
        renamed(saved, name)
    shutil.copyfile(saved, crashed)
    return crashed


@pytest.fixture(params=["another way", "newer", "journal"])
def strange(request, saved, tmp_path):
    if request.param == "journal":
        return taken_back_journal(saved, tmp_path / "journal")
    return request.getfixturevalue("put_over" if request.param == "another way" else "newer")


@pytest.mark.parametrize(
    "opened", [open_club_file, open_to_write, lambda path: open_listed(path, bool)]
)
def test_a_good_copy_put_over_a_crashed_file_stays_and_both_are_kept_aside(strange, opened):
    rests = {each.read_bytes() for each in strange.parent.glob(f"{strange.name}-*")}
    copy = strange.read_bytes()
    with closing(opened(strange)) as file:
        assert file.load(1)[0].details.name == "The good copy"
        (told,) = file.strange
    assert told.moved_to.read_bytes() in rests
    assert told.copy.read_bytes() == copy
    assert called(strange) == "The good copy"


@pytest.mark.skipif(not IS_POSSIBLE, reason="this Python hides its SQLite")
@pytest.mark.parametrize("opened", [open_club_file, open_to_read])
@pytest.mark.parametrize(
    ("fault", "refusal"),
    [
        (Fault.FULL, DiskFullError),
        (Fault.WRITE, DiskFaultError),
        (Fault.SYNC, DiskFaultError),
    ],
)
def test_where_the_disk_fails_nothing_is_put_aside(crashed, opened, fault, refusal):
    before = hashes(crashed.parent)
    with faulty_disk() as disk:
        disk.fail(1, fault, lasts=True)
        with pytest.raises(refusal):
            opened(crashed)
    assert hashes(crashed.parent) == before
    assert called(crashed) == "Written ahead"


def test_who_only_reads_reads_the_good_copy_and_leaves_all_as_it_lies(strange):
    before = hashes(strange.parent)
    assert called(strange) == "The good copy"
    with image_of(strange) as image:
        assert called(image.path) == "The good copy"
    with closing(open_to_read(strange)) as file:
        assert [each.moved_to for each in file.strange] == [None]
    assert hashes(strange.parent) == before


def test_a_recovery_takes_in_what_a_crash_left_and_nothing_else(crashed, strange, tmp_path):
    recover(strange, tmp_path / "good.whist", SteppingClock().now())
    assert called(tmp_path / "good.whist") == "The good copy"
    recover(crashed, tmp_path / "own.whist", SteppingClock().now())
    assert called(tmp_path / "own.whist") in ("Written ahead", "The good copy")


def test_check_says_that_something_strange_lies_there_and_changes_nothing(check_said, strange):
    done, is_unchanged = check_said(strange)
    assert done.out.startswith("The file is complete: 1 event")
    assert "does not belong to it: it was not read, and nothing was changed" in done.err
    assert is_unchanged


def test_check_changes_nothing_of_a_crashed_file_and_counts_its_lines(check_said, crashed, desk):
    done, is_unchanged = check_said(crashed)
    assert f"journal of {len(desk.lines) + 1} lines" in done.out
    assert (done.err, is_unchanged) == ("", True)


@pytest.mark.parametrize("rest", ["wal-index", "nothing", "journal"])
def test_check_changes_nothing_of_a_file_that_was_never_closed(check_said, saved, tmp_path, rest):
    folder = tmp_path / "unclosed"
    folder.mkdir()
    path = folder / "club.whist"
    if rest == "journal":
        left_half_done(saved, path)
    else:
        with closing(sqlite3.connect(saved)) as file:
            file.execute("PRAGMA journal_mode = WAL")
            file.execute("SELECT count(*) FROM event").fetchone()
            shutil.copy(saved, path)
            if rest == "wal-index":
                shutil.copy(f"{saved}-shm", f"{path}-shm")
                shutil.copy(f"{saved}-wal", f"{path}-wal")
    done, is_unchanged = check_said(path)
    assert (done.code, is_unchanged) == (0, True), done.err


def test_a_verb_says_where_both_are_kept(put_over):
    done = subprocess.run(
        [sys.executable, "-m", "whist_td", "--lang", "en", "cash", str(put_over), "count", "5000"],
        cwd=ROOT, capture_output=True, text=True, check=False,
        env={**os.environ, "XDG_DATA_HOME": str(put_over.parent.with_name("data"))},
    )  # fmt: skip
    assert done.returncode == 0
    assert f"{put_over.name}-wal.left" in done.stderr
    assert called(put_over) == "The good copy"


def test_a_copy_is_not_destroyed_by_what_lay_beside_the_file_it_takes_the_place_of(crashed, saved):
    renamed(saved, "The good copy")
    with closing(open_club_file(saved)) as file:
        file.save_copy(crashed)
    assert crashed.with_name(f"{crashed.name}-wal.left").exists()
    assert called(crashed) == "The good copy"


def snapshots(saved, dice):
    """Play on in a file written ahead; yield what a kill would leave, and the lines until then."""
    file = open_club_file(saved)
    file.write_ahead()
    desk = Desk(file, SteppingClock(), 1)
    for number in range(12):
        desk.do(ChangeDetails(replace(desk.facts.details, name=f"Name {number}")))
        if dice.random() < 0.3:
            file.gather()
        wal = Path(f"{saved}-wal")
        yield saved.read_bytes(), wal.read_bytes(), desk.lines
    file.close()
    yield saved.read_bytes(), b"", desk.lines


@pytest.mark.parametrize("seed", range(3))
def test_whatever_copy_is_put_over_whatever_crash_nothing_that_it_tells_is_lost(
    saved, tmp_path, seed
):
    dice, path = Random(seed), tmp_path / "put" / "club.whist"  # noqa: S311
    left = list(snapshots(saved, dice))
    path.parent.mkdir()
    for at in range(12):
        other = at if at % 3 == 0 else dice.randrange(len(left))
        content, own, lines = left[at]
        path.write_bytes(content)
        with closing(open_to_read(path)) as file:
            told = file.load(1)[1]
        path.with_name(f"{path.name}-wal").write_bytes(left[other][1])
        with closing(open_club_file(path)) as file:
            found = file.load(1)[1]
        assert found[: len(told)] == told, (at, other)
        assert other != at or not own or found == list(lines), (at, other)
