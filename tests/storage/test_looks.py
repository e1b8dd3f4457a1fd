"""A file that is as it was when it was looked through last is not looked through again."""

import os
import sqlite3
import sys
from contextlib import closing

import pytest

from whist_td.bootstrap import SqlClubFiles
from whist_td.desk.ports import DamagedFileError
from whist_td.storage.files import create_club_file
from whist_td.storage.looks import Looks, state_of


@pytest.fixture
def path(tmp_path):
    create_club_file(tmp_path / "club.whist").close()
    return tmp_path / "club.whist"


@pytest.fixture
def looks(tmp_path):
    return Looks(tmp_path / "looked-through.json")


@pytest.fixture
def files(tmp_path):
    return SqlClubFiles(tmp_path / "looked-through.json")


def spoil(path):
    """Make one page of a file nonsense, of the same size and with the same counter."""
    with closing(sqlite3.connect(path)) as file:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'proposal'"
        ((page,),) = file.execute(query).fetchall()
        ((size,),) = file.execute("PRAGMA page_size").fetchall()
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = bytes(size)
    path.write_bytes(content)


def is_known(looks, path):
    return looks.knows(path, state_of(path))


def test_what_was_looked_through_is_not_looked_through_again(path, looks, files):
    files.open_to_read(path).close()
    assert is_known(looks, path)
    spoil(path)
    looks.note(path, state_of(path))
    files.open_to_read(path).close()


@pytest.mark.parametrize("way", ["open", "open_to_read", "open_to_write"])
def test_a_file_of_which_a_byte_is_another_is_looked_through(path, files, way):
    files.open_to_read(path).close()
    spoil(path)
    with pytest.raises(DamagedFileError), closing(getattr(files, way)(path)) as file:
        getattr(file, "whole", file.numbers)()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell when a file changed")
def test_a_file_is_looked_through_whose_time_was_put_back(path, files):
    files.open_to_read(path).close()
    before = path.stat()
    spoil(path)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    with pytest.raises(DamagedFileError):
        files.open_to_read(path)


def test_who_checks_a_file_looks_at_all_of_it(path, looks, files):
    spoil(path)
    looks.note(path, state_of(path))
    with pytest.raises(DamagedFileError):
        files.open_to_read(path, lambda: False)


@pytest.mark.parametrize("writes", [False, True])
def test_a_window_that_wrote_nothing_leaves_it_known(path, looks, files, writes):
    with closing(files.open_to_write(path)) as file:
        file.write_ahead()
        if writes:
            file.members.be_discreet("Rose Roy")
    assert is_known(looks, path) is not writes


@pytest.mark.parametrize("kept", [b"", b"[]", b"{", b'{"a": 1}', b"\xff"])
def test_notes_that_make_no_sense_are_none(path, looks, files, kept, tmp_path):
    (tmp_path / "looked-through.json").write_bytes(kept)
    assert not is_known(looks, path)
    files.open_to_read(path).close()
    assert is_known(looks, path)
