import subprocess
import sys
from pathlib import Path

import openpyxl
import psutil
import pytest

from whist_td import APART
from whist_td.interchange.read_apart import read_table

ROOT = Path(__file__).parents[2]


@pytest.fixture
def roster(tmp_path):
    book = openpyxl.Workbook()
    book.active.append(["nom", "club"])
    book.active.append(["Rita", "Gaspé"])
    book.save(tmp_path / "liste.xlsx")
    return tmp_path / "liste.xlsx"


def cells(path):
    return [row.cells for row in read_table(path, lambda _: True).rows]


def test_the_program_never_opens_a_workbook_itself(roster):
    program = (
        "import sys; from pathlib import Path\n"
        "from whist_td.interchange.read_apart import read_table\n"
        f"read_table(Path({str(roster)!r}), lambda _: True)\n"
        "print([name for name in ('python_calamine', 'openpyxl', 'xml') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_reader_takes_neither_windows_nor_tables_along():
    program = (
        "import sys, whist_td.__main__, whist_td.interchange.read_apart\n"
        "import whist_td.interchange.workbooks, whist_td.interchange.tables\n"
        "late = ('PySide6', 'sqlmodel', 'cattrs', 'openpyxl', 'psutil', 'reportlab')\n"
        "print([name for name in late if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_list_is_read_from_whichever_folder_the_program_was_started(roster, monkeypatch):
    monkeypatch.chdir(roster.parent)
    assert cells(Path(roster.name)) == [("nom", "club"), ("Rita", "Gaspé")]


@pytest.mark.skipif(sys.platform == "win32", reason="a built program is stood in for by a script")
def test_a_built_program_reads_with_itself(roster, tmp_path, monkeypatch):
    built = tmp_path / "whist-td"
    built.write_text(f'#!/bin/sh\ncd {ROOT}\nexec {sys.executable} -m whist_td "$@"\n', "utf-8")
    built.chmod(0o755)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(built))
    assert cells(roster) == [("nom", "club"), ("Rita", "Gaspé")]


class _StoppedError(Exception):
    """Nobody waits any more."""


def test_a_reader_ends_with_whoever_stops_waiting(roster):
    def stop(_done, _of):
        raise _StoppedError

    with pytest.raises(_StoppedError):
        read_table(roster, lambda _: True, stop)
    assert not [each for each in psutil.Process().children() if APART in each.cmdline()]
