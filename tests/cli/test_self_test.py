"""What a built package is asked: all that can be missing is tried, and no file of anybody's."""

import io
import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock, recover_club
from whist_td.cli.verbs.self_test import SelfTestError, self_test
from whist_td.console.world import Machinery, World
from whist_td.storage.backups import BackupFolder
from whist_td.words.words import Language, words

ROOT = Path(__file__).parents[2]


def test_the_self_test_tries_all_to_the_window_and_leaves_nothing_behind(tmp_path):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    names = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
    environment = os.environ | dict.fromkeys(names, str(tmp_path)) | {"TMPDIR": str(temporary)}
    command = [sys.executable, "-m", "whist_td", "--lang", "en", "self-test"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    told = [line.partition(":")[0] for line in done.stdout.splitlines()]
    assert told[:4] == ["Movements", *["Example event"] * 3]
    assert told[4:] == ["Workbooks", "Safety", "Window", "All is well."]
    assert list(temporary.iterdir()) == []
    assert not list(tmp_path.rglob("*.whist*"))


def test_a_window_that_does_not_open_fails_the_self_test():
    machinery = Machinery(BackupFolder, recover_club, opens_window=lambda _path: False)
    streams = (io.StringIO(), io.StringIO(), io.StringIO())
    world = World(SqlClubFiles(), SystemClock(), SeededDice(), *streams, machinery=machinery)
    with pytest.raises(SelfTestError, match="window"):
        self_test(Namespace(), world, words(Language.ENGLISH))
    assert "All is well." not in world.output.getvalue()
