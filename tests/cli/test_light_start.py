"""What a verb does not need is not read from the disk: it would be waited for each time."""

import subprocess
import sys

import pytest

_TELLS = """
import sys
from whist_td.bootstrap import run_command
code = run_command(sys.argv[1:])
read = {name.partition(".")[0] for name in sys.modules} | {*sys.modules}
print(code, *sorted(read), file=sys.stderr)
"""
_DECLARED = {"sqlmodel", "sqlalchemy", "pydantic", "alembic"}
_STORED = {*_DECLARED, "sqlite3", "cattrs"}
_MADE = {"reportlab", "openpyxl", "PySide6"}


@pytest.fixture
def read_by(tmp_path, monkeypatch):
    """Carry out a verb in a process of its own; return the packages and modules it has read."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))

    def packages(*words):
        command = [sys.executable, "-c", _TELLS, *map(str, words)]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stderr.split()
        assert told[0] == "0"
        return set(told[1:])

    return packages


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["standings", "--help"]])
def test_help_reads_neither_storage_nor_paper_nor_windows(read_by, words):
    assert not read_by(*words) & (_STORED | _MADE)


def test_standings_draw_no_paper_and_write_no_workbook(read_by, finished):
    assert not read_by("standings", finished) & _MADE


def test_standings_read_their_own_format_and_nothing_that_declares_tables(read_by, finished):
    read = read_by("standings", finished)
    assert not read & _DECLARED
    assert "whist_td.formats.militaire.commands" in read
    assert not read & {f"whist_td.formats.{name}.commands" for name in ("whiz", "club_night")}
