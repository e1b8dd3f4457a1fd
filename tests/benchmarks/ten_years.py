"""A club file of ten years, made once and kept in the user's cache: 500 evenings and 100 of Whiz.

One evening of each kind is played; the others are its rows once more, on another day.
"""

import sqlite3
from contextlib import closing
from datetime import date, timedelta
from io import StringIO
from pathlib import Path

from platformdirs import user_cache_path

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock
from whist_td.cli.main import run
from whist_td.console.world import World
from whist_td.desk.ports import FILE_FORMAT

EVENINGS, TOURNAMENTS = 500, 100
_EVENT = """
    INSERT INTO main.event
    SELECT ?, format, name, ?, place, logo, settings, progress FROM source.event
"""
_FIRST = date(2016, 9, 3)


def ten_years() -> Path:
    """Return the file, made where it is not there yet."""
    path = user_cache_path("whist-td-benchmarks") / f"ten-years-{FILE_FORMAT}.whist"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        for number, (kind, times) in enumerate(
            {"militaire": EVENINGS, "whiz": TOURNAMENTS}.items()
        ):
            made = path.with_suffix(f".{kind}")
            _demo(made, kind)
            _take_over(made / "demo.whist", path, number * EVENINGS, times)
    return path


def _demo(folder: Path, kind: str) -> None:
    streams = (StringIO() for _ in range(3))
    world = World(SqlClubFiles(), SystemClock(), SeededDice(), *streams)
    (folder / "demo.whist").unlink(missing_ok=True)
    if run(["demo", str(folder), "--format", kind], world):
        raise RuntimeError(folder)


def _take_over(source: Path, path: Path, first: int, times: int) -> None:
    """Add the event of a file to another, so many times."""
    if not path.exists():
        SqlClubFiles().create(path).close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("ATTACH ? AS source", (str(source),))
        tables = [
            name
            for (name,) in file.execute(
                "SELECT name FROM source.sqlite_master WHERE type = 'table'"
            )
        ]
        for number in range(first + 1, first + times + 1):
            day = (_FIRST + timedelta(days=7 * (number - first))).isoformat()
            file.execute(_EVENT, (number, day))
            for table in tables:
                names = [row[1] for row in file.execute(f"PRAGMA source.table_info({table})")]
                if names[0] == "event_id":
                    rest = ", ".join(f'"{name}"' for name in names[1:])
                    rows = f"SELECT ?, {rest} FROM source.{table}"  # noqa: S608 - our own names
                    file.execute(f"INSERT INTO main.{table} {rows}", (number,))
        file.commit()
