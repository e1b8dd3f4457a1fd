"""Numbers and times that nobody could mean end nothing and hang nothing, whatever brings them."""

import json
import re
import sqlite3
from contextlib import closing

import pytest
from reliability.fuzz import patience
from reliability.hostile_json import numbers
from reliability.small_event import EVENINGS

from whist_td.desk.file_errors import OversizeFileError
from whist_td.interchange.tables import pasted_table

FAR = 2**63
DIGITS = "9" * 5_000
EDGES = ("0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00")
A_TIME = r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+\+00:00"


@pytest.fixture
def played(tmp_path):
    """Return a file with a small evening of a format."""

    def of(kind):
        EVENINGS[kind].play(tmp_path / "told.whist")
        return tmp_path / "told.whist"

    return of


@pytest.mark.parametrize("kind", EVENINGS)
def test_no_number_of_an_event_file_makes_anything_go_on_for_ever(kind, played, whist_td, tmp_path):
    source = tmp_path / "told.json"
    assert whist_td("export", played(kind), "-o", source) == 0
    plain = json.loads(source.read_text(encoding="utf-8"))
    for where, holder, key in numbers(plain):
        was, holder[key] = holder[key], FAR
        source.write_text(json.dumps(plain), encoding="utf-8")
        holder[key] = was
        with patience(3):
            code = whist_td("new", tmp_path / "new.whist", "--from", source)
            sound = code == 2 or whist_td("check", tmp_path / "new.whist") == 0
        assert (code in (0, 2), sound) == (True, True), (where, whist_td.errors)
        for made in tmp_path.glob("new.whist*"):
            made.unlink()


@pytest.mark.parametrize(
    "typed",
    [
        ("new", "new.whist", "--format", "club", "--game", "ten", "--options", f"target={DIGITS}"),
        ("print", "told.whist", "--paper", "all", "--only", DIGITS, "-o", "."),
        ("print", "told.whist", "--paper", "all", "--only", f"1-{DIGITS}", "-o", "."),
        ("cash", "told.whist", "pay", "1", DIGITS),
        ("movement", "militaire", "--teams", DIGITS),
    ],
)
def test_no_number_that_is_typed_is_a_fault_of_ours(typed, played, whist_td, tmp_path, players):
    played("club")
    more = ("--name", "Lundi", "--entries", players) if typed[0] == "new" else ()
    places = (tmp_path / word if word.endswith((".whist", ".")) else word for word in typed)
    assert whist_td(*places, *more) == 2
    assert len(whist_td.errors) < 500


def test_a_seat_of_five_thousand_figures_is_refused(played, whist_td):
    given = f"round,table,deal,contract,attackers,tricks\n1,1,1,solo,{DIGITS},7\n"
    assert whist_td("enter", played("club"), "-", given=given) == 2


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("kind", EVENINGS)
def test_a_time_that_no_clock_can_show_is_refused_when_taken_in(
    kind, edge, played, whist_td, tmp_path
):
    source = tmp_path / "told.json"
    assert whist_td("export", played(kind), "-o", source) == 0
    text, times = re.subn(A_TIME, edge, source.read_text(encoding="utf-8"))
    source.write_text(text, encoding="utf-8")
    assert times
    assert whist_td("new", tmp_path / "new.whist", "--from", source) == 2
    assert not (tmp_path / "new.whist").exists()


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("verb", [("journal",), ("journal", "--club"), ("cash",), ("check",)])
def test_such_a_time_in_a_file_is_told_and_is_no_fault_of_ours(verb, edge, played, whist_td):
    path = played("club")
    assert whist_td("person", path, "add", "Rita") == 0
    assert whist_td("cash", path, "pay", "Rita", 700) == 0
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
            for column in file.execute(f'PRAGMA table_info("{table}")').fetchall():
                if column[1] == "at":
                    file.execute(f'UPDATE "{table}" SET at = ?', (edge,))  # noqa: S608
    assert whist_td(verb[0], path, *verb[1:]) == 2
    assert whist_td.errors.count("\n") == 1


@pytest.mark.parametrize("text", ["," * 6_000_000, "a," * 3_000_000, ("," * 9_000 + "\n") * 600])
def test_a_table_of_a_million_commas_is_refused_at_once(text, played, whist_td, tmp_path):
    path = tmp_path / "commas.csv"
    path.write_text(text, encoding="utf-8")
    club = played("militaire")
    for source, given in ((path, ""), ("-", text)):
        with patience(1):
            assert whist_td("enter", club, source, given=given) == 2
    with patience(1), pytest.raises(OversizeFileError):
        pasted_table(text, "it", 1_000)
