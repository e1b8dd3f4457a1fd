"""Facts made of whole columns are those that the rows tell, and what cannot be is refused alike."""

import sqlite3
from contextlib import closing
from random import Random

import pytest
from reliability.bad_cells import VALUES, cells, spoil
from reliability.damage import played

from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.ports import DamagedEventError
from whist_td.storage.cells import DAMAGE, BadCellError
from whist_td.storage.files import open_club_file, open_to_read
from whist_td.storage.formats import fact_tables
from whist_td.storage.tables import table_of

BY_TURNS = tuple(
    pytest.param(value, marks=pytest.mark.nightly if at % 5 else (), id=repr(value)[:12])
    for at, value in enumerate(VALUES)
)
"""Every fifth value; the others by night."""
ALIKE = {"line", "seen", "person", "prize"}


def of_columns(rows, kind, event):
    columns = rows.columns(kind, event)
    return dict(kind.facts_in(columns)) if columns else {}


def of_rows(rows, kind, event):
    return {row.key(): row.fact() for row in rows.of(kind, event)}


def found(way, rows, kind, event):
    try:
        return way(rows, kind, event)
    except (BadCellError, *DAMAGE):
        return None


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """A club file whose book has people, lines of the cash box and prizes."""
    path, _book = played(3, tmp_path_factory.mktemp("book"), "book")
    return path


@pytest.mark.parametrize("kind", ["militaire", "whiz", "club", "book"])
def test_facts_made_of_columns_are_those_of_the_rows_in_the_same_order(kind, tmp_path):
    path, _event = played(3, tmp_path, kind)
    with closing(open_club_file(path)) as file:
        event = next(iter(file.numbers()), BOOK_NUMBER)
        with file._transactions.reading() as rows:  # noqa: SLF001
            for table in fact_tables():
                told = of_columns(rows, table, event)
                assert [*told.items()] == [*of_rows(rows, table, event).items()]


@pytest.mark.parametrize("value", BY_TURNS)
def test_no_column_is_believed_where_a_row_is_not(book, tmp_path, value):
    dice = Random(1)  # noqa: S311
    kinds = {table_of(kind).name: kind for kind in fact_tables()}
    path, whole = tmp_path / "club.whist", book.read_bytes()
    for name, column in sorted(cells(book)):
        path.write_bytes(whole)
        if name in ALIKE and column != "event_id" and spoil(path, dice, name, column, value):
            with closing(open_to_read(path)) as file, file._transactions.reading() as rows:  # noqa: SLF001
                ways = [found(way, rows, kinds[name], BOOK_NUMBER) for way in (of_columns, of_rows)]
                assert ways[0] == ways[1], (name, column)


def test_a_bad_cell_among_thousands_is_told_by_its_place(book, tmp_path):
    path = tmp_path / "club.whist"
    path.write_bytes(book.read_bytes())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE line SET at = 'yesterday' WHERE number = 2")
    with closing(open_to_read(path)) as file, pytest.raises(DamagedEventError) as refused:
        file.facts(BOOK_NUMBER)
    assert (refused.value.table, refused.value.row) == ("line", "number 2")
