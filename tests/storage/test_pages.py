"""A file read page by page tells the same rows as SQLite, whatever their length and page size."""

import sqlite3
from contextlib import closing

import pytest

from whist_td.storage.pages import FilePages, read_pages

LENGTHS = (0, 1, 400, 4_000, 4_060, 4_061, 4_062, 4_100, 9_000, 70_000)


@pytest.fixture(params=[512, 1024, 4096, 65536])
def path(request, tmp_path):
    """A table with rows that fit, and rows that go on in other pages."""
    path = tmp_path / "rows.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"PRAGMA page_size = {request.param}")
        connection.execute("CREATE TABLE note (a INTEGER, b TEXT, c BLOB, d INTEGER)")
        rows = [(n - 5, "é" * n, b"\0" * n, None) for n in LENGTHS]
        connection.executemany("INSERT INTO note VALUES (?, ?, ?, ?)", rows)
    return path


def asked(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM note").fetchall()


def test_every_row_is_read_as_sqlite_reads_it(path):
    pages = read_pages(path)
    found = [row.values for row in pages.rows() if len(row.values) == 4]
    assert found == asked(path)
    assert not pages.is_broken


def test_what_overflows_in_an_index_is_no_damage(path):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE link (name TEXT PRIMARY KEY, person INTEGER)")
        named = [(f"{n % 7} {'é' * n}", n) for n in (*range(1, 40), *LENGTHS[2:])]
        connection.executemany("INSERT INTO link VALUES (?, ?)", named)
    pages = read_pages(path)
    assert sorted(row.values for row in pages.rows() if len(row.values) == 2) == sorted(named)
    assert not pages.is_broken


def test_rows_taken_away_are_not_read_while_the_map_is_known(path):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM note WHERE a > 1000")
    found = [row.values for row in read_pages(path).rows() if len(row.values) == 4]
    assert found == asked(path)


def test_a_file_cut_short_is_known_to_be_broken(path):
    pages = FilePages(path.read_bytes()[:-700])
    assert len(list(pages.rows())) <= 1 + len(LENGTHS)
    assert pages.is_broken


@pytest.mark.parametrize("content", [b"", b"\x0d", b"\x0d" * 5_000, b"\xff" * 9_000])
def test_what_is_no_database_has_no_rows(content):
    assert [row for row in FilePages(content).rows() if row.values] == []
