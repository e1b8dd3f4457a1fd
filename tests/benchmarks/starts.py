"""How long one waits for the start page and for the command line, beside the least there is."""

import os
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.measure import Measured, in_megabytes
from benchmarks.ten_years import evening_of_the_club, ten_club_years, ten_years

from whist_td.bootstrap import SqlClubFiles

STARTS = 11
_WINDOW = "an empty main window"
_SELECT = (
    "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('SELECT * FROM result'))"
)


def ready() -> Measured:
    """Measure from the birth of the process to a start page that takes keys, an empty file."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.whist"
        SqlClubFiles().create(path).close()
        return _ready("ready to work, from the start of the process", path, "at most 3.3×")


def ready_after_ten_years() -> Measured:
    """Measure the same with 500 evenings and 100 tournaments in the file."""
    return _ready(
        "ready to work, 500 evenings and 100 tournaments in the file", ten_years(), "at most 4×"
    )


def ready_after_ten_club_years() -> Measured:
    """Measure the same with what a club keeps of 40 evenings of 88 people a year."""
    name = "ready to work, ten years of the club, 40 evenings of 88 people each, in the file"
    with TemporaryDirectory() as folder:
        empty = Path(folder) / "empty.whist"
        SqlClubFiles().create(empty).close()
        ours, bare = in_turn(_starting(ten_club_years())[0], _starting(empty)[0])
    return Measured(name, ours, bare, "an empty file", "at most 0.5 s more")


def open_after_ten_club_years() -> Measured:
    """Measure until the newest event is on the screen, opened as soon as it is listed."""
    name = "until the newest event is on the screen, from the start of the process, ten years"
    with TemporaryDirectory() as folder:
        small = Path(folder) / "small.whist"
        evening_of_the_club(small)
        run = ("-m", "benchmarks.first_paint", "open")
        ours, bare = in_turn((*run, str(ten_club_years())), (*run, str(small)))
    return Measured(name, ours, bare, "a file of that evening alone", "at most 0.2 s more")


def memory_when_ready() -> Measured:
    """Measure what the program holds in memory once its start page is there, ten years open."""
    ours, bare = in_turn(*_starting(ten_years()), which=1)
    name = "in memory at the start page, ten years in the file"
    return Measured(name, ours, bare, _WINDOW, "at most 2.6×", in_megabytes)


def help_told() -> Measured:
    """Measure the help of all verbs."""
    ours, bare = in_turn(("-m", "whist_td", "--help"), ("-c", "pass"))
    return Measured("`--help`", ours, bare, "Python alone", "at most 150 ms")


def standings_told() -> Measured:
    """Measure the standings of an evening of 24 teams."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "whist_td", "demo", folder]
        subprocess.run(command, check=True, capture_output=True)
        path = str(Path(folder) / "demo.whist")
        ours, bare = in_turn(("-m", "whist_td", "standings", path), ("-c", _SELECT, path))
    return Measured("`standings`, 24 teams", ours, bare, "its results selected", "at most 350 ms")


def _ready(name: str, path: Path, goal: str) -> Measured:
    ours, bare = in_turn(*_starting(path))
    return Measured(name, ours, bare, _WINDOW, goal)


def _starting(path: Path) -> tuple[Sequence[str], Sequence[str]]:
    run = ("-m", "benchmarks.first_paint")
    return (*run, "ready", str(path)), (*run, "bare")


def in_turn(ours: Sequence[str], bare: Sequence[str], which: int = 0) -> tuple[float, float]:
    """Return the medians of two programs started in turn: what they tell, or how long they take.

    Of what a window tells, `which` is the seconds (0) or the bytes it holds (1).
    """
    taken: tuple[list[float], list[float]] = ([], [])
    with at_home() as environment:
        for number in range(STARTS + 1):
            for words, kept in zip((ours, bare), taken, strict=True):
                told = _told(words, environment)
                if number:  # the first start compiles and fills the caches
                    kept.append(told[which])
    return statistics.median(taken[0]), statistics.median(taken[1])


def _told(words: Sequence[str], environment: dict[str, str]) -> list[float]:
    start = perf_counter()
    command = [sys.executable, *words]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    took = perf_counter() - start
    is_window = "benchmarks.first_paint" in words
    return [float(word) for word in told.stdout.split()] if is_window else [took]


@contextmanager
def at_home() -> Iterator[dict[str, str]]:
    """Lend a user's folders in which nothing is yet; programs start from compiled files."""
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        yield environment
