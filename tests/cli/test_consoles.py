"""A console of other letters than ours, as Windows has them, ends no verb and hides no word."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip(
    "pty", reason="Windows has no such terminal; its console takes any letter"
)
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("letters", ["cp850", "cp437", "ascii"])
def test_help_is_read_on_a_console_of_any_letters(letters):
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "whist_td", "--lang", "fr", "check", "--help"]
    environment = os.environ | {"PYTHONIOENCODING": letters, "PYTHONUTF8": "0"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=theirs) as verb:
        os.close(theirs)
        told = os.read(ours, 4_096).decode(letters)
        assert verb.wait(60) == 0
    os.close(ours)
    assert "whist-td check FILE" in told
