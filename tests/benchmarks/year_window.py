"""What the window's thread computes until a page of the club's year is painted, ten years in it."""

import statistics
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from time import process_time, thread_time

from benchmarks.measure import Measured
from benchmarks.starts import at_home
from benchmarks.ten_years import ten_club_years
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from whist_td.bootstrap import SqlClubFiles, open_club
from whist_td.club.commands import Pay
from whist_td.core.formats import BOOK_NUMBER
from whist_td.kit.session import Session
from whist_td.words.words import Language, words

TIMES = 5
_READ = 500
"""Milliseconds in which who is at an event is read beside the window."""
_PAGES = {
    "People": "people.PeoplePanel",
    "Seasons": "seasons.SeasonsPanel",
    "Cash": "cash.CashPanel",
    "Accounts": "accounts.AccountsPanel",
}


def first_looks() -> Iterator[Measured]:
    """Measure each page as it is first shown, and a payment with the cash box shown."""
    with TemporaryDirectory() as folder:
        full, empty = Path(folder) / "club.whist", Path(folder) / "empty.whist"
        copy(ten_club_years(), full)
        SqlClubFiles().create(empty).close()
        for name, panel in _PAGES.items():
            ours, bare = (_computing(path, panel, 0) for path in (full, empty))
            told = f"the first look at {name}, ten years of the club (computing)"
            yield Measured(told, ours, bare, "an empty club", "at most 300 ms")
        paid = _computing(full, _PAGES["Cash"], 1)
        yield Measured("a payment with Cash shown, the same", paid, 0, "", "at most 20 ms")
        opened = _computing(full, _PAGES["People"], 2)
        told = "the club's book read beside the window before that (computing)"
        yield Measured(told, opened, 0, "", "at most 300 ms with the first look")


def _computing(path: Path, panel: str, which: int) -> float:
    """Return the median of what a process of its own says of a look, or of a payment."""
    command = [sys.executable, "-m", "benchmarks.year_window", str(path), panel]
    taken = []
    with at_home() as environment:
        for _ in range(TIMES):
            told = subprocess.run(command, env=environment, capture_output=True, check=True)
            taken.append(float(told.stdout.split()[which]))
    return statistics.median(taken)


def _look(path: str, panel: str) -> tuple[float, float, float]:
    """Show a page of the year of a file, then pay if anybody is there.

    Return both times, and what all threads computed until the book was read.
    """
    app = QApplication.instance() or QApplication([])
    club = open_club(Path(path))
    club.whole()
    began_reading = process_time()
    desk = club.any_desk(BOOK_NUMBER)
    read = process_time() - began_reading
    session = Session(desk, club.file, club.dice, words(Language.ENGLISH))
    module, name = panel.split(".")
    kind = getattr(import_module(f"whist_td.club.screens.{module}"), name)
    began = thread_time()
    page = kind(session)
    page.show()
    app.processEvents()
    looked = thread_time()
    QTest.qWait(_READ)  # nobody can type a payment before it is read who is there
    begins = thread_time()
    if session.facts.persons:
        session.do(Pay((min(session.facts.persons),), 500))
        app.processEvents()
    ended = thread_time()
    page.close()
    club.close()
    return looked - began, ended - begins, read


if __name__ == "__main__":
    print(*_look(*sys.argv[1:]))
