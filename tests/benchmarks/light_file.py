"""A club file of ten years: how large it is, what a round's backup writes, and what it holds."""

import sqlite3
import tracemalloc
import zlib
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.evening import DETAILS, ROUNDS, teams
from benchmarks.measure import Measured, in_megabytes

from tests.formats.toy.files import event_json
from whist_td.bootstrap import SeededDice, SystemClock
from whist_td.desk.backups import Reason
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.formats.militaire.commands import AnnounceRound, CreateEvent, EnterResult, FinishEvent
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.storage.backups import BackupFolder
from whist_td.storage.club_file import SqlClubFile
from whist_td.storage.files import create_club_file, open_club_file

EVENINGS = 500
TEAMS = 24
SIDES = tuple(Side)


def light_file() -> Iterator[Measured]:
    """Measure a file of five hundred evenings beside the same as zipped JSON."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.whist"
        create_club_file(path, lambda file: _played(file, ROUNDS).do(FinishEvent())).close()
        with closing(open_club_file(path)) as file:
            zipped = len(zlib.compress(event_json(*file.load(1)).encode(), 9))
        _multiplied(path)
        keeper = BackupFolder(Path(folder) / "backups")
        keeper.keep(path, Reason.ASKED, datetime.now(UTC))
        with closing(open_club_file(path)) as file:
            _played(file, 1)
        tracemalloc.start()
        done = keeper.keep(path, Reason.ROUND, datetime.now(UTC))
        memory = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        written = done.path.stat().st_size if done.path else 0
        least = EVENINGS * zipped
        of = "the same as zipped JSON"
        for name, ours, bare, beside, goal in (
            ("ten years, 500 evenings of 24 teams", path.stat().st_size, least, of, "30 MB"),
            ("written by a round's backup of them", written, zipped, "an evening", "0.1 MB"),
            ("memory of that backup", memory, least, of, "a fifth of the file"),
        ):
            yield Measured(name, ours, bare, beside, f"at most {goal}", in_megabytes)


def _played(file: SqlClubFile, rounds: int) -> Desk:
    club = Club(file, SystemClock(), SeededDice())
    desk = club.open_event(CreateEvent(DETAILS, Settings(), teams()[:TEAMS]))
    for number in range(1, rounds + 1):
        desk.do(AnnounceRound(number))
        for table in range(1, TEAMS + 1):
            winner = SIDES[(number * 7 + table * 13) % 5 % 2]
            desk.do(EnterResult(Place(number, table), Result(winner)))
    return desk


def _multiplied(path: Path) -> None:
    """Write the first event so many times over."""
    with closing(sqlite3.connect(path)) as file, file:
        tables = file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in tables:
            columns = [row[1] for row in file.execute(f'PRAGMA table_info("{table}")')]
            if "event_id" not in columns and table != "event":
                continue
            key, *others = (f'"{name}"' for name in columns)
            rest = ", ".join(others)
            for number in range(2, EVENINGS + 1):
                file.execute(
                    f'INSERT INTO "{table}" ({key}, {rest}) '  # noqa: S608 - our own tables
                    f'SELECT {number}, {rest} FROM "{table}" WHERE {key} = 1'
                )
