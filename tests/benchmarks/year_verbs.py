"""What the verbs of the club's year compute over ten years, beside SQLite's sum of the lines."""

import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory

from benchmarks.measure import Measured
from benchmarks.starts import at_home
from benchmarks.ten_years import ten_club_years

TIMES = 5
_GOAL = "at most 800 ms"
_OUT = "DIR"
"""Stands for a folder of its own."""
_VERBS: Sequence[tuple[str, ...]] = (
    ("club",),
    ("people",),
    ("person", "show", "3"),
    ("season",),
    ("cash", "--owing"),
    ("cash", "--event", "200"),
    ("cash", "--from", "2018-01-01", "--to", "2018-03-01"),
    ("prizes", "--season", "1"),
    ("cash", "pay", "3", "500"),
    ("undo", "--club"),
    ("print", "--paper", "cash-event", "--event", "200", "-o", _OUT),
    ("print", "--paper", "cash-period", "--from", "2018-01-01", "--to", "2018-03-01", "-o", _OUT),
    ("print", "--paper", "receipts", "--event", "200", "-o", _OUT),
)
_SUM = (
    "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1])"
    ".execute('SELECT person, purse, SUM(cents) FROM line GROUP BY person, purse'))"
)


def year_verbs() -> Iterator[Measured]:
    """Measure each verb on a copy of its own; undo has a payment behind it, which stays."""
    with TemporaryDirectory() as folder, at_home() as environment:
        path = str(shutil.copy(ten_club_years(), Path(folder) / "club.whist"))
        bare = _computing(("-c", _SUM, path), environment)
        for verb, *words in _VERBS:
            given = [folder if word == _OUT else word for word in words]
            ours = _computing(("-m", "whist_td", verb, path, *given), environment)
            name = f"`{' '.join((verb, 'FILE', *words))}`, ten years of the club (computing)"
            yield Measured(name, ours, bare, "its lines summed", _GOAL)


def _computing(words: Sequence[str], environment: dict[str, str]) -> float:
    """Return the median of the seconds that a program computes, whoever else does meanwhile."""
    taken = []
    for _ in range(TIMES):
        before = getrusage(RUSAGE_CHILDREN)
        command = [sys.executable, *words]
        subprocess.run(command, env=environment, capture_output=True, check=True)
        after = getrusage(RUSAGE_CHILDREN)
        taken.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return statistics.median(taken)
