"""What stands in the cells of a club file is looked at before it is believed."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from reliability.bad_cells import VALUES, cells, checked, spoil

from whist_td.desk.ports import ChangedFileError, DamagedEventError, DamagedFileError
from whist_td.storage.files import open_club_file, open_to_read

KEPT = Path(__file__).parents[1] / "data" / "club-v4.whist"
ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"


@pytest.fixture
def path(tmp_path):
    """A club file of the newest version with an event of each format."""
    place = Path(shutil.copy(KEPT, tmp_path / "club.whist"))
    open_club_file(place).close()
    return place


def test_a_bad_value_in_any_column_of_any_table_is_one_line_of_check(path):
    dice, whole = Random(4), path.read_bytes()  # noqa: S311
    for number, (table, column) in enumerate(cells(path)):
        path.write_bytes(whole)
        if spoil(path, dice, table, column, VALUES[number % len(VALUES)]):
            checked(path)


@pytest.mark.parametrize(
    ("column", "value"),
    [("settings", "{"), ("settings", "[[]]"), ("date", "2026-13-45"), ("format", "bridge"),
     ("progress", "null"), ("name", b"\xff"), ("name", ""), ("place", b"\xff")],
)  # fmt: skip
def test_an_event_with_a_bad_heading_is_set_aside_and_the_others_open(path, column, value):
    cast = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"UPDATE event SET {column} = {cast} WHERE id = 2", (value,))  # noqa: S608
    with closing(open_club_file(path)) as file:
        assert {event.id for event in file.events()} == {1, 3}
        (aside,) = file.damaged()
        assert (aside.event, aside.table, aside.column) == (2, "event", column)
        file.load(3)
    code, told = checked(path)
    assert code == 2
    assert f"column {column}" in told


def test_options_that_say_nothing_are_one_line_of_check(path):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE event SET settings = '{}'")
    assert checked(path)[0] == 2


def test_a_bad_cell_is_told_by_event_table_row_and_column(path):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE result SET note = CAST(x'ff' AS TEXT) WHERE table_number = 2")
    with closing(open_to_read(path)) as file:
        assert len(file.events()) == 3
        with pytest.raises(DamagedEventError) as refused:
            file.load(1)
        file.load(2)
    bad = refused.value
    assert (bad.event, bad.table, bad.row, bad.column) == (
        1, "result", "round 1, table_number 2", "note",
    )  # fmt: skip


def test_every_damaged_event_is_told_in_the_one_line(path):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE event SET date = '2026-13-45' WHERE id = 2")
        connection.execute("UPDATE result SET note = CAST(x'ff' AS TEXT) WHERE table_number = 2")
    code, told = checked(path)
    assert code == 2
    assert "column date" in told
    assert "column note" in told


def test_a_result_that_the_journal_tells_otherwise_is_told_by_its_place(path):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM result WHERE round = 1 AND table_number = 1")
    code, told = checked(path)
    assert code == 2
    assert "row round 1, table_number 1" in told


@pytest.mark.parametrize(
    "planted",
    [
        "CREATE TRIGGER swallow BEFORE INSERT ON result BEGIN SELECT RAISE(IGNORE); END",
        f"CREATE VIEW endless AS {ENDLESS}",
        f"DROP TABLE draft; CREATE VIEW draft AS {ENDLESS}",
        "CREATE INDEX once ON result (round)",
        "ALTER TABLE result ADD COLUMN more TEXT",
        "DROP TABLE playoff",
        "CREATE TABLE photo (name TEXT)",
        (
            "DROP TABLE discreet_person; CREATE TABLE discreet_person "
            "(name VARCHAR NOT NULL, PRIMARY KEY (name) ON CONFLICT IGNORE)"
        ),
    ],
)
def test_what_this_program_did_not_make_is_refused_at_once(path, planted):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(planted)
    with pytest.raises(ChangedFileError):
        open_club_file(path)
    assert checked(path)[0] == 2


class Ticks:
    """A clock on which a thousandth of a second goes by from look to look."""

    def __init__(self):
        self.looks = 0

    def __call__(self):
        self.looks += 1
        return self.looks / 1_000


@pytest.mark.parametrize(
    ("table", "number", "rows"),
    [("journal", "number", 60_000), ("result", "table_number", 60_000)],
)
def test_check_looks_through_a_giant_file_for_six_seconds_all_in_all(path, table, number, rows):
    with closing(sqlite3.connect(path)) as connection, connection:
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        values = [f"{table}.{name}" if name != number else "n.x" for name in columns]
        connection.execute(
            f"WITH RECURSIVE n(x) AS (SELECT 1000 UNION ALL SELECT x + 1 FROM n LIMIT {rows}) "  # noqa: S608
            f"INSERT INTO {table} SELECT {', '.join(values)} FROM n, "
            f"(SELECT * FROM {table} WHERE {number} > 1 LIMIT 1) AS {table}"
        )
    clock = Ticks()
    checked(path, clock)
    assert clock.looks < 6_100


def test_an_ordinary_file_takes_a_hundredth_of_that(path):
    clock = Ticks()
    assert checked(path, clock)[0] == 0
    assert clock.looks < 600


@pytest.mark.parametrize(
    "planted",
    [
        "UPDATE event SET place = hex(zeroblob(10000000)) WHERE id = 3",
        (
            "INSERT INTO journal VALUES "
            "(1, 99, '', 'do', '{}', replace(hex(zeroblob(10000000)), '00', '[],'), NULL)"
        ),
        "UPDATE journal_pack SET lines = zeroblob(20000000)",
    ],
)
def test_a_cell_longer_than_any_club_writes_is_never_read(path, planted):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(planted)
    code, told = checked(path)
    assert code == 2
    assert "is damaged" in told


def test_a_table_that_computes_without_need_is_not_written(path):
    """Who only reads does not compute what a table asks of what is written to it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, "
            "'number >= 1)', 'number >= 1 AND length(hex(zeroblob(20000000))))')"
        )
    assert checked(path)[0] == 0
    with pytest.raises(DamagedFileError):
        open_club_file(path)


def test_an_old_file_that_says_of_itself_what_cannot_be_is_refused(tmp_path):
    old = Path(shutil.copy(KEPT, tmp_path / "old.whist"))
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'x'")
    with pytest.raises(DamagedFileError):
        open_club_file(old)
