"""One program at a time may write a file, also where the system knows files by no number."""

import os
from pathlib import Path

from whist_td.storage.file_lock import FileLock, lock_for_writing


class SharedPath(type(Path())):
    """A file on a share of Windows that numbers none of its files."""

    def stat(self, **_how):
        known = list(super().stat())
        known[1] = 0
        return os.stat_result(known)


def test_two_files_of_a_share_without_numbers_are_not_taken_for_one(tmp_path):
    locks = []
    for name in ("club.whist", "other.whist"):
        path = SharedPath(tmp_path / name)
        path.write_bytes(b"")
        locks.append(FileLock())
        assert locks[-1].takes_itself(path)
    for lock in locks:
        lock.give_back()


def test_one_file_by_two_names_is_taken_once(tmp_path):
    path, other = tmp_path / "club.whist", tmp_path / "lien.whist"
    path.write_bytes(b"")
    os.link(path, other)
    first, second = FileLock(), FileLock()
    assert first.takes_itself(path)
    assert not second.takes_itself(other)
    first.give_back()
    assert second.takes_itself(other)
    second.give_back()


def test_a_lock_that_was_cleared_away_is_taken_anew_and_another_one_is_let_be(tmp_path):
    path = tmp_path / "club.whist"
    path.touch()
    first = lock_for_writing(path)
    beside = tmp_path / "club.whist.whist-lock"
    beside.unlink()
    assert first.still_holds()
    assert lock_for_writing(path) is None
    beside.unlink()
    other = FileLock()
    assert other.takes_beside(path)
    assert not first.still_holds()
    first.give_back()
    assert beside.exists()
    other.give_back()
