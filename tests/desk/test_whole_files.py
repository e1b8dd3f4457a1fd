"""What only Windows does to files that others look into, tried with paths that behave as there."""

from pathlib import Path

import pytest

from whist_td.desk.whole_files import put_in_place

IN_USE, PROTECTED = 32, 19


class HeldPath(type(Path())):
    """A path on Windows: somebody else has the file open for the first few tries."""

    held = 0
    said = IN_USE

    def resolve(self, **_how):
        return self

    def replace(self, target):
        if type(self).held:
            type(self).held -= 1
            error = PermissionError(13, "held")
            error.winerror = self.said
            raise error
        return super().replace(target)


@pytest.fixture
def held():
    yield HeldPath
    HeldPath.held, HeldPath.said = 0, IN_USE


def test_a_file_that_a_virus_guard_looks_into_is_written_a_moment_later(held, tmp_path):
    path = held(tmp_path / "Soirée.xlsx")
    path.write_bytes(b"old")
    held.held = 3
    put_in_place(path, b"new")
    assert path.read_bytes() == b"new"
    assert [each.name for each in tmp_path.iterdir()] == ["Soirée.xlsx"]


def test_a_file_that_stays_open_elsewhere_is_refused_and_left_as_it_was(held, tmp_path):
    path = held(tmp_path / "Soirée.xlsx")
    path.write_bytes(b"old")
    held.held = 10_000
    with pytest.raises(PermissionError):
        put_in_place(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["Soirée.xlsx"]


def test_a_protected_disk_is_refused_at_once(held, tmp_path):
    held.held, held.said = 1, PROTECTED
    with pytest.raises(PermissionError):
        put_in_place(held(tmp_path / "club.json"), b"new")
    assert held.held == 0
