"""A second start brings the first window forward, with the file it was given."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFileOpenEvent

from whist_td.window.app import FirstWindow, is_handed_over

ROOT = Path(__file__).parents[2]
SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from whist_td.window.app import is_handed_over
app = QCoreApplication([])
path = Path(sys.argv[2]) if len(sys.argv) > 2 else None
sys.exit(0 if is_handed_over(sys.argv[1], path) else 3)
"""


@pytest.fixture
def first(qapp, tmp_path):
    made = FirstWindow(f"whist-td-test-{tmp_path.name}-{os.getpid()}", qapp)
    made.setObjectName(f"whist-td-test-{tmp_path.name}-{os.getpid()}")
    yield made
    made.close()


def second_start(name, *words):
    return subprocess.Popen([sys.executable, "-c", SECOND, name, *map(str, words)], cwd=ROOT)


def test_a_second_start_hands_its_file_over_and_ends(first, qtbot, tmp_path):
    with qtbot.waitSignal(first.asked_for, timeout=30_000) as heard:
        other = second_start(first.objectName(), tmp_path / "Percé.whist")
    assert heard.args == [str(tmp_path / "Percé.whist")]
    assert other.wait(30) == 0


def test_a_second_start_without_a_file_only_asks_for_the_window(first, qtbot):
    with qtbot.waitSignal(first.asked_for, timeout=30_000) as heard:
        other = second_start(first.objectName())
    assert heard.args == [""]
    assert other.wait(30) == 0


@pytest.mark.usefixtures("qapp")
def test_where_there_is_no_window_nobody_hears():
    assert not is_handed_over("whist-td-test-nobody", None)


def test_a_window_that_is_closed_hears_no_more(first):
    first.close()
    assert not is_handed_over(first.objectName(), None)


def test_a_file_double_clicked_where_the_system_tells_the_program_at_work_is_opened(first, qtbot):
    with qtbot.waitSignal(first.asked_for) as heard:
        assert first.eventFilter(first, QFileOpenEvent("/Percé.whist"))
    assert heard.args == ["/Percé.whist"]
