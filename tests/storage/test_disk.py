"""Small files are whole or not there."""

from datetime import UTC, datetime

import pytest

from whist_td.desk.ports import ClubFileError
from whist_td.desk.whole_files import free_name
from whist_td.storage.file_faults import write_durably

NOW = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)


def test_a_file_is_written_in_a_folder_made_for_it(tmp_path):
    write_durably(tmp_path / "new" / "copy.whist", b"whole")
    assert (tmp_path / "new" / "copy.whist").read_bytes() == b"whole"
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["copy.whist"]


def test_what_stood_there_stays_until_the_new_is_whole(tmp_path):
    place = tmp_path / "copy.whist"
    place.write_bytes(b"old")
    (tmp_path / "folder").mkdir()
    with pytest.raises(ClubFileError):
        write_durably(tmp_path / "folder", b"a file where a folder is")
    write_durably(place, b"new")
    assert place.read_bytes() == b"new"


def test_nothing_is_left_of_a_file_that_could_not_be_written(tmp_path):
    (tmp_path / "club").write_text("a file, not a folder")
    with pytest.raises(ClubFileError):
        write_durably(tmp_path / "club" / "copy.whist", b"whole")
    assert [path.name for path in tmp_path.iterdir()] == ["club"]


def test_a_free_name_is_never_one_that_stands_there(tmp_path):
    club = tmp_path / "club.whist"
    first = free_name(club, NOW)
    first.write_bytes(b"")
    second = free_name(club, NOW)
    assert first.name.startswith("club 2026-11-21 ")
    assert second.stem == f"{first.stem} (2)"
