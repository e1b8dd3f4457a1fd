"""A damaged file of every format: its evening is saved; by hand, hundreds of evenings."""

import sqlite3
from contextlib import closing
from random import Random

import pytest
from reliability.damage import NOW, examine, played
from reliability.simulate import ALL

from whist_td.storage.files import open_club_file
from whist_td.storage.recovery import recover


@pytest.mark.parametrize("kind", ALL)
def test_of_a_damaged_file_nothing_is_lost_that_can_be_known(kind, tmp_path):
    path, evening = played(3, tmp_path, kind)
    counted = examine(path, evening, Random(3), most_pages=3)  # noqa: S311
    assert counted["saved whole"] >= 2 * 3 + 2


def test_what_the_newest_line_did_is_saved_though_the_line_is_nonsense(tmp_path):
    path, book = played(3, tmp_path, "book")
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("PRAGMA ignore_check_constraints = ON")
        newest = "UPDATE journal SET act = 'x' WHERE number = (SELECT max(number) FROM journal)"
        assert file.execute(newest).rowcount == 1
    target = tmp_path / "saved.whist"
    recover(path, target, NOW)
    with closing(open_club_file(target)) as file:
        assert file.load(0)[0] == book


def test_a_fact_whose_number_was_spoiled_in_the_journal_stands_under_its_own(tmp_path):
    path, _book = played(3, tmp_path, "book")
    with closing(sqlite3.connect(path)) as file, file:
        spoil = "UPDATE journal SET changes = replace(changes, '\"number\": 1', '\"number\": 7')"
        assert file.execute(f"{spoil} WHERE changes LIKE '%\"number\": 1%'").rowcount
    target = tmp_path / "saved.whist"
    recover(path, target, NOW)
    with closing(open_club_file(target)) as file:
        assert file.load(0)[0].persons
