"""Merging and parting, undone: the year is what it was, to the byte of all that tells of it."""

import sqlite3
from contextlib import closing

from tests.cli.test_year_mistakes import path, typed  # noqa: F401 - a fixture
from whist_td.club.store import STORE

TABLES = STORE.own_tables.values()

EXPORTS = (
    *(("people", "--json"), ("people", "--doubles", "--json"), ("season", "2026", "--json")),
    *(("season", "2025", "--json"), ("cash", "--json"), ("cash", "--event", "2", "--json")),
    *(("prizes", "--event", "1", "--json"), ("club", "--json"), ("people", "--adopt", "--dry-run")),
)
STEPS = (
    ("person", "merge", "Jean Roy", "Roy Jean"),
    ("person", "part", "Jean Roy", "--to", "Roy Jean"),
    ("person", "merge", "Roy Jean", "Jean Roy"),
    ("person", "part", "Roy Jean", "Jean Roy", "--name", "Jean Roy père"),
    ("person", "merge", "Jean Roy père", "Denis Roy"),
    ("person", "apart", "Jean Roy père", "Luc Cyr"),
    ("person", "change", "Luc Cyr", "--name", "Lucien Cyr", "--category", "Membres"),
)


def rows_of(path):  # noqa: F811
    """Return the rows of all tables of a year."""
    with closing(sqlite3.connect(path)) as file:
        rows = [f'SELECT * FROM "{table.__tablename__}" ORDER BY 1, 2' for table in TABLES]  # noqa: S608
        return [file.execute(query).fetchall() for query in rows]


def told_of(path):  # noqa: F811
    """Return all exports of a year."""
    said = [typed("en", path, *export) for export in EXPORTS]
    return said + [typed("en", path, "person", "show", str(n), "--json") for n in range(1, 13)]


def test_each_step_is_undone_and_done_again_to_the_byte(path):  # noqa: F811
    for purse, who in (("", "Jean Roy"), ("--bank", "Roy Jean")):
        typed("en", path, "cash", "pay", who, "700", *filter(None, [purse]))
    first, states = told_of(path), [rows_of(path)]
    for step in STEPS:
        code, _told, errors = typed("en", path, *step)
        assert code == 0, errors
        states.append(rows_of(path))
    last = told_of(path)
    for state in reversed(states[:-1]):
        assert typed("en", path, "undo", "--club")[0] == 0
        assert rows_of(path) == state
    assert told_of(path) == first
    for state in states[1:]:
        assert typed("en", path, "redo", "--club")[0] == 0
        assert rows_of(path) == state
    assert told_of(path) == last
    assert typed("en", path, "check")[0] == 0
