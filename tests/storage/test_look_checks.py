"""What tables ask of each row is tried as a file opens, but where it is compared at a glance."""

import sqlite3

import pytest

from whist_td.storage.files import create_club_file
from whist_td.storage.schema import asks_little


def test_our_own_tables_ask_little(tmp_path):
    create_club_file(tmp_path / "club.whist").close()
    with sqlite3.connect(tmp_path / "club.whist") as file:
        assert asks_little(file)


@pytest.mark.parametrize(
    "asked",
    [
        "CHECK (length(randomblob(n)) > 3)",
        "CHECK (n IN (1, abs(n)))",
        "CHECK (t LIKE '%a%b%')",
        "check (n = 1 or t glob 'x*')",
        "DEFAULT '' CHECK (t = ' ' OR abs(n) = ' ')",
        "CHECK (n > 0 /* ' */ AND abs(n) > 0 /* ' */)",
        'CHECK ("x\'" = 1 AND abs(n) > 1 AND "y\'" = 1)',
        "CHECK (t || t = 'x')",
        "CHECK (n > 0) CHECK (\n hex(n) > 'x')",
        "CHECK ([x'] = abs(n) OR 'x' = 'x')",
    ],
)
def test_what_calls_or_searches_is_no_little(asked):
    file = sqlite3.connect(":memory:")
    file.execute(f"""CREATE TABLE event (n, t, "x'", "y'", z {asked})""")
    assert not asks_little(file)
