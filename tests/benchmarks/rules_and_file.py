"""Standings, and an acknowledged result beside a bare durable insert."""

import sqlite3
from pathlib import Path
from statistics import median as median_of
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from benchmarks.evening import TEAMS, desk_in_play, played_evening
from benchmarks.measure import Measured, both, in_ms, median
from reliability.faulty_disk import faulty_disk

from whist_td.desk.desk import Desk
from whist_td.desk.write_behind import WriteBehind
from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.standings import standings

_SLOWNESS = 0.2
"""Seconds for which a bad stick holds up who waits for it."""


def standings_of_a_hundred() -> Measured:
    """Measure the standings of 100 teams after 24 rounds."""
    evening = played_evening()
    ours = median(lambda _: standings(evening, 24), 50)
    return Measured("standings, 100 teams × 24 rounds", ours, 0, "", "under 5 ms")


def acknowledged_result() -> Measured:
    """Measure a result from the request to the acknowledgement, on the same disk as the insert."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        desk, file = _desk_behind(Path(folder))
        bare = sqlite3.connect(Path(folder) / "bare.db", isolation_level=None)
        bare.execute("PRAGMA journal_mode = WAL")
        bare.execute("PRAGMA synchronous = FULL")
        bare.execute("CREATE TABLE result (round INTEGER, number INTEGER, winner TEXT)")
        for number in range(2, 20):
            desk.do(AnnounceRound(number, despite_missing=True))

        def enter(number: int) -> None:
            place = Place(number // TEAMS + 1, number % TEAMS + 1)
            desk.do(EnterResult(place, Result(Side.HOME)))
            file.settle()

        def insert(number: int) -> None:
            bare.execute("INSERT INTO result VALUES (?, ?, 'home')", (1, number))

        ours, plain = both(enter, insert, 1_000)
        bare.close()
        file.close()
    insert_alone = "a durable SQLite insert"
    return Measured("an acknowledged result", ours, plain, insert_alone, "at most 4.5×")


def result_on_a_slow_disk() -> Measured:
    """Measure a result on a disk that takes a fifth of a second to keep anything."""
    with TemporaryDirectory() as folder, faulty_disk() as disk:
        desk, file = _desk_behind(Path(folder))
        desk.do(AnnounceRound(2, despite_missing=True))
        file.settle()
        disk.slowness = _SLOWNESS
        taken = []

        def enter(number: int) -> None:
            began = perf_counter()
            desk.do(EnterResult(Place(1, number + 1), Result(Side.HOME)))
            taken.append(perf_counter() - began)
            file.settle()

        ours, bare = both(enter, lambda _: sleep(_SLOWNESS), 10)
        disk.slowness = 0
        file.close()
    goal = f"at most 1.5×; taken, for the window, after {in_ms(median_of(taken))}"
    return Measured("a result on a disk of 200 ms", ours, bare, "one wait for it", goal)


def _desk_behind(folder: Path) -> tuple[Desk, WriteBehind]:
    """Return a desk as a window has it, on a file that a thread of its own writes."""
    made = desk_in_play(folder)
    file = WriteBehind(made._file)  # noqa: SLF001 - the desk has no word for it
    file.load(made.event)  # from then on it is written ahead
    return made.moved_to(file, made.event), file
