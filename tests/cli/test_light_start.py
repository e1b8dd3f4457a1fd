"""What a verb does not need is not read from the disk: it would be waited for each time."""

import subprocess
import sys

import pytest

_TELLS = """
import sys
from whist_td.bootstrap import run_command
code = run_command(sys.argv[1:])
read = {name.partition(".")[0] for name in sys.modules} | {*sys.modules}
print(f"\\n{code}", *sorted(read), file=sys.stderr)
"""
_TABLES = {"sqlmodel", "sqlalchemy", "pydantic", "alembic", "sqlite3"}
_STORED = {*_TABLES, "cattrs"}
_MADE = {"reportlab", "openpyxl", "PySide6"}


@pytest.fixture
def read_by(tmp_path, monkeypatch):
    """Carry out a verb in a process of its own; return the packages and modules it has read."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))

    def packages(*words, code=0):
        command = [sys.executable, "-c", _TELLS, *map(str, words)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        told = done.stderr.splitlines()[-1].split()
        assert told[0] == str(code)
        return set(told[1:])

    return packages


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["standings", "--help"]])
def test_help_reads_neither_storage_nor_paper_nor_windows(read_by, words):
    assert not read_by(*words) & (_STORED | _MADE | {"whist_td.interchange.tables"})


@pytest.mark.parametrize("words", [["standings"], ["enter", "x"], ["nonsense"]])
def test_what_is_asked_wrongly_is_refused_before_anything_is_read(read_by, words):
    assert not read_by(*words, code=2) & (_TABLES | _MADE)


def test_a_new_file_is_made_without_migrations(read_by, tmp_path, roster):
    read = read_by("new", tmp_path / "new.whist", "--name", "Friday", "--entries", roster)
    assert "sqlmodel" in read
    assert "alembic" not in read


def test_standings_read_their_own_format_and_no_paper_workbook_or_migrations(read_by, finished):
    read = read_by("standings", finished)
    assert not read & {*_MADE, "alembic"}
    assert "whist_td.formats.militaire.commands" in read
    assert not read & {f"whist_td.formats.{name}.commands" for name in ("whiz", "club_night")}


@pytest.mark.parametrize("ending", ["html", "xlsx"])
def test_an_evening_of_a_file_without_a_book_is_exported_without_the_year(
    read_by, tmp_path, finished, ending
):
    assert "whist_td.club.commands" not in read_by(
        "export", finished, "-o", tmp_path / f"x.{ending}"
    )


def test_a_sheet_of_the_year_is_printed_without_workbooks_and_the_room(read_by, tmp_path, finished):
    read = read_by("print", finished, "--paper", "owing", "-o", tmp_path)
    assert "reportlab" in read
    assert not read & {"openpyxl", "PySide6", "whist_td.room"}
