"""What a killed program left beside a club file goes when one is opened again."""

import os
import tempfile
from time import time

import filelock

from whist_td.desk.whole_files import ABANDONED
from whist_td.storage.files import create_club_file, open_club_file


def test_locks_and_unfinished_files_are_cleared_and_others_are_left(tmp_path, monkeypatch):
    path = tmp_path / "club.whist"
    create_club_file(path).close()
    left = [tmp_path / "old.csv.0a1b2c3d.part", tmp_path / "other.whist.whist-lock"]
    (shared := tmp_path / "of the computer").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(shared))  # looked through once by each program
    left.append(shared / "whist-td-ffffffff-0.whist-lock")
    kept = [tmp_path / "mine.part", tmp_path / "new.csv.0a1b2c3d.part"]
    held = tmp_path / "held.whist-lock"
    for each in (*left, *kept, held):
        each.touch()
        if each != kept[1]:
            os.utime(each, (time() - 2 * ABANDONED,) * 2)
    with filelock.FileLock(held, thread_local=False):
        os.utime(held, (time() - 2 * ABANDONED,) * 2)
        open_club_file(path).close()
        assert held.exists()
    assert [each.name for each in left if each.exists()] == []
    assert all(each.exists() for each in kept)
