"""Standings, and an acknowledged result beside a bare durable insert."""

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.evening import TEAMS, desk_in_play, played_evening
from benchmarks.measure import Measured, both, median

from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.standings import standings


def standings_of_a_hundred() -> Measured:
    """Measure the standings of 100 teams after 24 rounds."""
    evening = played_evening()
    ours = median(lambda _: standings(evening, 24), 50)
    return Measured("standings, 100 teams × 24 rounds", ours, 0, "", "under 5 ms")


def acknowledged_result() -> Measured:
    """Measure a result from the request to the acknowledgement, on the same disk as the insert."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        desk = desk_in_play(Path(folder))
        bare = sqlite3.connect(Path(folder) / "bare.db", isolation_level=None)
        bare.execute("PRAGMA synchronous = FULL")
        bare.execute("CREATE TABLE result (round INTEGER, number INTEGER, winner TEXT)")
        for number in range(2, 20):
            desk.do(AnnounceRound(number, despite_missing=True))

        def enter(number: int) -> None:
            place = Place(number // TEAMS + 1, number % TEAMS + 1)
            desk.do(EnterResult(place, Result(Side.HOME)))

        def insert(number: int) -> None:
            bare.execute("INSERT INTO result VALUES (?, ?, 'home')", (1, number))

        ours, plain = both(enter, insert, 1_000)
        bare.close()
    return Measured("an acknowledged result", ours, plain, "a durable SQLite insert", "at most 2×")
