"""One cell of a club file made wrong: every column of every table, with every kind of value."""

import io
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic

from reliability.broken import hold

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock
from whist_td.cli.main import run
from whist_td.console.world import World

VALUES = (
    *(None, -1, 0, 10**15, 1.5, "", "x", "2026-13-45", "9" * 4_400, b"\x00\xff", b"{"),
    *("{", "null", "{}", "[]", "[[]]", "[1.5]", '{"a": 1}', "[" * 100_000, '"\\ud800"', "NaN"),
)
"""What may stand in a cell that no program wrote; a blob in a text is a text that is none."""


def cells(path: Path) -> Iterator[tuple[str, str]]:
    """Yield every column of every table that has rows, but for what SQLite itself keeps."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for (table,) in tables.fetchall():
            if connection.execute(f'SELECT 1 FROM "{table}"').fetchone():  # noqa: S608
                for column in connection.execute(f'PRAGMA table_info("{table}")').fetchall():
                    yield table, column[1]


def spoil(path: Path, dice: Random, table: str, column: str, value: object) -> bool:
    """Put a value into one row, as no program would; tell whether SQLite let it stand there."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        rows = connection.execute(f'SELECT rowid FROM "{table}"').fetchall()  # noqa: S608
        cast = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
        writing = f'UPDATE "{table}" SET "{column}" = {cast} WHERE rowid = ?'  # noqa: S608
        try:
            connection.execute(writing, (value, dice.choice(rows)[0]))
        except sqlite3.IntegrityError:
            return False
    return True


def checked(path: Path, seconds: Callable[[], float] = monotonic) -> tuple[int, str]:
    """Carry out `check`; return its code and its one line, or two where time ran out."""
    output, errors = io.StringIO(), io.StringIO()
    clock, dice = SystemClock(), SeededDice()
    world = World(SqlClubFiles(), clock, dice, io.StringIO(), output, errors, seconds=seconds)
    code = run(["--lang", "en", "check", str(path)], world)
    told = output.getvalue() + errors.getvalue()
    lines = 1 + told.count("There was no time")
    hold("one line", (code in (0, 2), told.count("\n"), len(told) < 1_500), (True, lines, True))
    return code, told


if __name__ == "__main__":
    sys.stdout.write(f"{checked(Path(sys.argv[1]))}\n")
