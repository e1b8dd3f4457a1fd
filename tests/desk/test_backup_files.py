"""What backups are made of: a whole file, and copies that hold what differs from it."""

import errno
import os
import shutil
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZipFile

import pytest

from whist_td.desk.backups import MOST_KEPT, Backup, Reason
from whist_td.desk.ports import DamagedFileError, DiskFullError, FileMissingError
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.storage.backup_files import image_of, leaning_of, unpacked
from whist_td.storage.backups import MOST_LEANING, BackupFolder
from whist_td.storage.files import open_to_read

NOW = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)
KEPT = sorted((Path(__file__).parents[1] / "data").glob("club-v*.whist"))


@pytest.fixture
def play_on(desk, file, keeper):
    """Enter a result and undo it, and keep a copy, so many times over."""

    def played(times: int = 1, reason: Reason = Reason.ROUND) -> list[Backup]:
        for _ in range(times):
            desk.do(ask.EnterResult(Place(2, 2), Result(Side.HOME)))
            desk.undo()
            assert keeper.keep(file.path, reason, NOW).refusal is None
        return keeper.copies(file.path)

    return played


def whole_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*whole.zip"))


def lines_of(copy: Backup) -> int:
    """Put a copy together and count the lines of the journal in it."""
    with unpacked(copy.path) as image, closing(open_to_read(image.path)) as file:
        return len(file.load(1)[1])


def flip(path: Path, member: str) -> None:
    """Turn one bit of a member, in the middle of what is stored of it."""
    with ZipFile(path) as archive:
        info = archive.getinfo(member)
    content = bytearray(path.read_bytes())
    content[info.header_offset + 30 + len(member) + info.compress_size // 2] ^= 1
    path.write_bytes(content)


def test_a_round_costs_what_changed_and_each_copy_is_whole_again(play_on, keeper):
    copies = play_on(3)
    (whole,) = whole_files(keeper.folder)
    assert all(copy.path.stat().st_size < whole.stat().st_size for copy in copies)
    assert [lines_of(copy) for copy in copies] == [14, 12, 10]
    assert [event.results for event in copies[0].events] == [5]


def test_a_copy_put_together_is_the_file_to_the_byte(play_on, file):
    newest = play_on(3)[0]
    with image_of(file.path) as now, unpacked(newest.path) as then:
        assert then.path.read_bytes() == now.path.read_bytes()


def test_any_program_can_take_the_club_file_out_of_a_whole_one(play_on, keeper, tmp_path):
    play_on()
    with ZipFile(whole_files(keeper.folder)[0]) as archive:
        taken = Path(archive.extract("club.whist", tmp_path / "by hand"))
    with closing(open_to_read(taken)) as found:
        assert len(found.load(1)[1]) == 10


def test_no_more_than_ten_lean_on_one_whole_file(play_on, keeper):
    copies = play_on(MOST_LEANING + 1)
    assert len(whole_files(keeper.folder)) == 2
    assert [leaning_of(copy.path).blocks == [] for copy in copies[:2]] == [True, False]


def test_a_whole_file_stays_while_a_copy_leans_on_it_and_then_goes(play_on, keeper):
    copies = play_on(MOST_KEPT + 5)
    assert len(copies) == MOST_KEPT
    assert len(whole_files(keeper.folder)) == 3
    assert all(lines_of(copy) for copy in copies)
    play_on(MOST_LEANING)
    assert len(whole_files(keeper.folder)) == 3


def test_what_a_killed_program_left_goes(play_on, keeper):
    play_on()
    (whole,) = whole_files(keeper.folder)
    shutil.copy(whole, whole.with_name("0123456789abcdef whole.zip"))
    play_on()
    assert whole_files(keeper.folder) == [whole]


@pytest.mark.parametrize("member", ["club.whist", "marks"])
def test_a_whole_file_that_rots_is_noticed_before_the_next_copy_leans_on_it(
    play_on, keeper, member
):
    old = play_on(2)[0]
    flip(whole_files(keeper.folder)[0], member)
    new = play_on()[0]
    assert (leaning_of(new.path).blocks, lines_of(new)) == ([], 14)
    if member == "club.whist":
        with pytest.raises(DamagedFileError):
            keeper.restore(old, keeper.folder / "club.whist")


@pytest.mark.parametrize("is_gone", [True, False])
def test_without_its_whole_file_a_copy_cannot_be_read_and_says_so(play_on, keeper, is_gone):
    play_on(2)
    (whole,) = whole_files(keeper.folder)
    if is_gone:
        whole.unlink()
    else:
        whole.write_bytes(whole.read_bytes()[:-30])
    new, *others = play_on()
    assert [copy.events for copy in others] == [None, None]
    assert lines_of(new) == 14


@pytest.mark.parametrize("member", ["blocks", "leaning.json"])
def test_a_copy_that_rots_is_never_restored(play_on, keeper, member):
    newest = play_on(2)[0]
    flip(newest.path, member)
    with pytest.raises(DamagedFileError):
        keeper.restore(newest, keeper.folder / "club.whist")
    assert not (keeper.folder / "club.whist").exists()


def test_a_copy_that_is_gone_is_not_called_damaged(play_on, keeper):
    newest = play_on()[0]
    newest.path.unlink()
    with pytest.raises(FileMissingError):
        keeper.restore(newest, keeper.folder / "club.whist")


def test_a_name_that_leads_out_of_the_folder_is_none(play_on):
    newest = play_on()[0]
    with ZipFile(newest.path) as archive:
        told = archive.read("leaning.json").decode()
    with ZipFile(newest.path, "w") as archive:
        archive.writestr("leaning.json", told.replace('"whole": "', '"whole": "../'))
    assert leaning_of(newest.path) is None


def test_the_stick_alone_is_enough_on_another_computer(play_on, keeper, tmp_path):
    play_on(2)
    stick = tmp_path / "stick"
    stick.mkdir()
    keeper.choose_second(stick)
    play_on(2)
    shutil.rmtree(keeper.folder)
    found = BackupFolder(tmp_path / "elsewhere").copies_in(stick)
    assert sorted(map(lines_of, found)) == [14, 16]


def test_what_is_asked_for_leans_on_nothing_from_before(play_on, keeper, file):
    play_on(2)
    keeper.keep(file.path, Reason.ASKED, NOW)
    newest, *older = keeper.copies(file.path)
    assert (newest.reason, len(older)) == (Reason.ASKED, 2)
    gone = keeper.drop_older(file.path, newest.path)
    assert (gone.gone, len(whole_files(keeper.folder)), lines_of(newest)) == (2, 1, 12)


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
def test_copies_of_earlier_versions_are_listed_and_restored(kept, tmp_path, keeper):
    folder = tmp_path / "stick"
    folder.mkdir()
    shutil.copy(kept, folder / "club 2026-11-21 20h05m09 0007 round.whist")
    (found,) = keeper.copies_in(folder)
    assert (found.reason, len(found.events)) == (Reason.ROUND, len(found.events or ()))
    restored = keeper.restore(found, tmp_path / "club.whist")
    with closing(open_to_read(restored)) as file:
        assert tuple(file.events()) == found.events


def test_a_disk_that_is_full_leaves_the_copies_as_they_were(
    play_on, keeper, desk, file, monkeypatch
):
    play_on(2)
    before = {path: path.read_bytes() for path in keeper.folder.rglob("*.zip")}
    desk.do(ask.EnterResult(Place(2, 3), Result(Side.HOME)))

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for reason in (Reason.ROUND, Reason.ASKED):
        done = keeper.keep(file.path, reason, NOW)
        assert (done.path, type(done.refusal)) == (None, DiskFullError)
    found = [path for path in keeper.folder.rglob("*") if path.is_file()]
    assert {path: path.read_bytes() for path in found} == before
