"""Work done in a process of its own: it holds nobody up, and what goes wrong there is done here."""

import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from whist_td import APART
from whist_td.desk.apart import done_apart, no_progress
from whist_td.words.words import Language, words


class _StoppedError(Exception):
    """Nobody waits any more."""


def test_work_is_done_by_another_process():
    assert done_apart(no_progress, os.getpid) != os.getpid()


def test_what_it_is_given_comes_back_the_same():
    given = ("Gaspé", {1: (2.5, None)})
    assert done_apart(no_progress, tuple, given) == given


def test_words_go_along_as_their_language():
    plural = words(Language.FRENCH).plural
    assert done_apart(no_progress, plural, "{n} player", "{n} players", 2) == "2 joueurs"


def test_what_cannot_go_along_is_done_here():
    assert done_apart(no_progress, lambda here: here == os.getpid(), os.getpid())


def test_a_mistake_there_is_told_as_if_it_had_been_made_here():
    with pytest.raises(FileNotFoundError):
        done_apart(no_progress, os.listdir, "no such folder")


def test_a_process_that_dies_is_replaced_by_doing_it_here(tmp_path):
    died = tmp_path / "died"
    assert done_apart(no_progress, _dies_first, died, os.getpid()) == "here"
    assert died.exists()


def _dies_first(died: Path, here: int) -> str:
    if os.getpid() != here:
        died.touch()
        os._exit(1)
    return "here"


def test_it_ends_with_whoever_stops_waiting():
    def stop(_done, _of):
        raise _StoppedError

    with pytest.raises(_StoppedError):
        done_apart(stop, time.sleep, 60)
    assert not [each for each in psutil.Process().children() if APART in each.cmdline()]


ASKS = """
import time
from tests.desk.test_apart import says_who_it_is
from whist_td.desk.apart import done_apart, no_progress
done_apart(no_progress, says_who_it_is, {path!r})
"""


def says_who_it_is(path: str) -> None:
    Path(path).with_suffix(".part").write_text(str(os.getpid()))
    Path(path).with_suffix(".part").replace(path)
    time.sleep(300)


def test_it_ends_with_a_program_that_is_killed_and_leaves_no_list_of_names_behind(tmp_path):
    told, work = tmp_path / "told", tmp_path / "work"
    work.mkdir()
    asks = subprocess.Popen(
        [sys.executable, "-c", ASKS.format(path=str(told))],
        env=os.environ | {"TMPDIR": str(work), "TEMP": str(work)},
    )
    while not told.exists():
        time.sleep(0.02)
    apart = psutil.Process(int(told.read_text()))
    asks.kill()
    asks.wait()
    apart.wait(timeout=60)
    assert not [*work.iterdir()]
