"""Work beside the window: an entry while a workbook is made, and a name looked for in ten years."""

import sqlite3
import statistics
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from time import process_time

from benchmarks.measure import Measured
from benchmarks.ten_years import ten_years
from benchmarks.window import TEAMS, _settle, _timed, _window

from whist_td.desk.ports import Bearer
from whist_td.formats.militaire.commands import EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.screens.results import EXPORTS
from whist_td.kit.jobs import Job
from whist_td.stages.results_frame import export_work
from whist_td.storage.files import open_club_file

TIMES = 3


def result_beside_workbook() -> Measured:
    """Measure a result entered and undone while a workbook is made, beside the same alone."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        app, window = _window(Path(folder))
        session = window.pages.session

        def entered(table: int) -> None:
            session.do(EnterResult(Place(1, table), Result(Side.HOME)))
            app.processEvents()
            session.undo()
            app.processEvents()

        def once(number: int) -> float:
            return _timed(lambda: entered(number % TEAMS + 1))

        alone = [once(number) for number in range(20)]
        (book,) = (each for each in EXPORTS if each.name == "workbook")
        made: list[object] = []
        job = Job(export_work(book, session.facts, 1, session.words))
        job.succeeded.connect(made.append)
        job.start()
        beside: list[float] = []
        while not made:
            beside.append(once(len(beside)))
        _settle(app)
        window.close()
    name = "a result typed and undone while a workbook is made, 100 tables"
    ours, bare = statistics.median(beside), statistics.median(alone)
    return Measured(name, ours, bare, "alone", "at most 1.5×")


def name_looked_for() -> Measured:
    """Measure the computing of looking for a name that stands nowhere, in a file of ten years."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        path = Path(folder) / "ten.whist"
        copyfile(ten_years(), path)
        with closing(open_club_file(path)) as file:
            nobody = Bearer("Nemo Nullus", ("Nemo Nullus",))
            ours = [_computed(lambda: file.members.mentions(nobody)) for _ in range(TIMES)]
        bare = [_computed(lambda: _unpacked(path)) for _ in range(TIMES)]
    name = "a name looked for in ten years (computing)"
    floor = "its journal unpacked"
    return Measured(name, min(ours), min(bare), floor, "at most 5×")


def _unpacked(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        for (lines,) in file.execute("SELECT lines FROM journal_pack"):
            zlib.decompress(lines)


def _computed(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


if __name__ == "__main__":
    print(name_looked_for().row())
    print(result_beside_workbook().row())
