"""Ready to work: the start page painted and taking keys, told to whoever measures."""

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import sleep

import pytest
from PySide6.QtCore import QSettings

from whist_td.bootstrap import SqlClubFiles, open_club
from whist_td.kit.preferences import Preferences
from whist_td.kit.waiting import wait_beside
from whist_td.window.main_window import MainWindow
from whist_td.words.words import Language

HOUSE = Path(__file__).parents[2]
_TELLS = """
import sys
from whist_td import bootstrap
bootstrap._say_ready = lambda: print(*sorted({name.partition(".")[0] for name in [*sys.modules]}))
sys.exit(bootstrap.run_desktop(sys.argv[1:], quits=True))
"""
_MISTAKEN = _TELLS.replace("print(", "print(1 / 0, ")


@pytest.fixture
def started(tmp_path, monkeypatch):
    """Start the program in a process of its own, and hand back how it ended."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "kept"))

    def ended(*words):
        command = [sys.executable, *map(str, words)]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=HOUSE, timeout=120
        )

    return ended


def test_the_program_says_when_it_was_ready_and_ends(started, finished):
    for words in ([], [finished]):
        done = started("-m", "whist_td", *words, "--quit-when-ready")
        assert done.returncode == 0
        assert json.loads(done.stdout)["ready_ms"] > 0


def test_a_file_that_does_not_open_is_never_ready(started, tmp_path):
    done = started("-m", "whist_td", tmp_path / "nowhere.whist", "--quit-when-ready")
    assert (done.returncode, done.stdout) == (2, "")


def test_a_verb_does_not_know_it(started, finished):
    done = started("-m", "whist_td", "events", finished, "--quit-when-ready")
    assert (done.returncode, done.stdout) == (2, "")


def test_the_start_page_waits_for_nothing_that_only_an_event_needs(started, finished):
    read = started("-c", _TELLS, finished).stdout.split()
    assert "sqlite3" in read
    assert not {"sqlmodel", "sqlalchemy", "pydantic", "cattrs", "reportlab", "openpyxl"} & set(read)


def test_a_mistake_that_nobody_is_there_to_read_ends_the_program_and_is_told(started, finished):
    done = started("-c", _MISTAKEN, finished)
    assert (done.returncode, done.stdout) == (1, "")
    assert "ZeroDivisionError" in done.stderr


def test_the_window_lives_while_a_file_takes_its_time_to_open(qtbot, tmp_path, monkeypatch):
    said, opened = [], SqlClubFiles.open

    def slowly(files, path):
        sleep(1.2)
        return opened(files, path)

    monkeypatch.setattr(SqlClubFiles, "open", slowly)
    path = tmp_path / "old.whist"
    SqlClubFiles().create(path).close()
    kept = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    kept.language = Language.ENGLISH
    window = MainWindow(kept, partial(open_club, wait=wait_beside), path)
    qtbot.addWidget(window)
    window.pages.announced.connect(said.append)
    window.show()
    qtbot.waitUntil(lambda: window.pages.count() > 0, timeout=20_000)
    (told,) = said
    assert told.startswith("One moment: the club file is being opened.")
    window.close()
