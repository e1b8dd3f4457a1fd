"""The tables of movements found: their heads say what they are, and damage does not go unseen."""

import pytest

from whist_td.assets import asset
from whist_td.movements.tables import (
    DamagedTableError,
    FoundTable,
    check,
    check_tables,
    composed,
    found,
    found_by_one,
    rows,
)

SCHEMA = "players:int rounds:int evening:letters"
LINES = [("6", "3", "1312"), ("6", "4", "a×Ö")]


def stored(table):
    return asset("movements", f"{table.value}.tsv").read_bytes().decode()


def checked(text):
    first, _, body = text.partition("\n")
    check(FoundTable.WHIZ_EVENINGS, first, body)


@pytest.mark.parametrize("table", FoundTable)
def test_every_table_is_what_its_head_says(table):
    checked(stored(table))


def test_no_table_is_missing_or_forgotten():
    check_tables()
    files = asset("movements").iterdir()
    assert {file.name for file in files} == {f"{table.value}.tsv" for table in FoundTable}


@pytest.mark.parametrize("table", FoundTable)
def test_a_table_is_lines_in_order_that_end_alike_everywhere(table):
    text = stored(table)
    assert text.endswith("\n")
    assert "\r" not in text
    first = [int(row[0]) for row in rows(table)]
    assert first == sorted(first)


@pytest.mark.parametrize(
    "table", [each for each in FoundTable if each is not FoundTable.WHIST_ROUNDS]
)
def test_no_movement_is_stored_twice(table):
    assert len(found(table)) == len(rows(table))


def test_each_table_names_the_program_that_wrote_it_and_where_its_seeds_are():
    for table in FoundTable:
        generator, seed = (field.partition("=")[2] for field in stored(table).split("\t")[1:3])
        program = asset().parent / generator
        assert program.is_file()
        assert seed.startswith("1 to ") or all(
            (program.parent / file).is_file() for file in seed.split()
        )


def test_a_sound_table_is_taken():
    checked(composed(SCHEMA, "find.py", "1", LINES))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("\t1312\n", "\t1313\n"),
        ("6\t3\t1312\n", ""),
        ("rows=2", "rows=3"),
        ("generator=", "made="),
    ],
)
def test_a_damaged_table_is_refused(before, after):
    text = composed(SCHEMA, "find.py", "1", LINES)
    with pytest.raises(DamagedTableError):
        checked(text.replace(before, after))


@pytest.mark.parametrize("line", [("6", "three", "1312"), ("6", "3"), ("6", "3", "1312", "1")])
def test_a_line_that_is_not_of_the_schema_is_refused(line):
    with pytest.raises(DamagedTableError):
        checked(composed(SCHEMA, "find.py", "1", [line]))


def test_a_table_is_looked_up_by_its_numbers_or_by_its_only_one():
    assert found(FoundTable.WHIZ_SKIPS)[4,] == found_by_one(FoundTable.WHIZ_SKIPS)[4] == "010331"


def test_a_table_is_read_once():
    assert found(FoundTable.WHIZ_STEPS) is found(FoundTable.WHIZ_STEPS)
