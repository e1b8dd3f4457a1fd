"""The list of events stands there at a glance; nothing is written before all was looked through."""

import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from whist_td.core.formats import formats
from whist_td.desk import ports as no
from whist_td.desk.desk import Desk
from whist_td.desk.requests import ChangeDetails
from whist_td.storage.event_list import listed_events, listed_named
from whist_td.storage.files import create_club_file, open_club_file
from whist_td.storage.formats import stored_named
from whist_td.storage.listed_file import ListedFile, open_listed
from whist_td.storage.looks import Looks, state_of
from whist_td.storage.schema import MARK, mark_of
from whist_td.storage.tables import table_of

KEPT = sorted((Path(__file__).parents[1] / "data").glob("club-v*.whist"))
_MOST_QUERIES = 12
ONCE_MORE = """
    INSERT INTO event
    SELECT ?, format, name, date, place, logo, settings, progress FROM event WHERE id = 1
"""


@pytest.fixture(params=KEPT, ids=lambda path: path.stem)
def kept(request, tmp_path):
    """A club file of any version, brought up to date, with an event of every format it knew."""
    path = Path(shutil.copy(request.param, tmp_path / "club.whist"))
    open_club_file(path).close()
    return path


@pytest.fixture
def glance():
    """Look at a file at a glance, and let go of it at the end."""
    opened = []

    def looked(path):
        opened.append(open_listed(path, lambda _path: None))
        return opened[-1]

    yield looked
    for file in opened:
        with suppress(no.ClubFileError):
            file.close()


@pytest.fixture
def torn(saved):
    """A file whose headings can be read, and whose last pages cannot."""
    content = bytearray(saved.read_bytes())
    with closing(sqlite3.connect(saved)) as file:
        (page,) = file.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'discreet_person'"
        ).fetchone()
    content[4096 * (page - 1) : 4096 * page] = b"\x5a" * 4096
    saved.write_bytes(content)
    return saved


def test_a_glance_tells_what_the_whole_file_tells(kept, glance):
    file = glance(kept)
    at_a_glance = (file.events(), file.damaged())
    assert isinstance(file, ListedFile)
    file.whole()
    assert (file.events(), file.damaged()) == at_a_glance
    assert len(at_a_glance[0]) > 0


def test_the_mark_is_that_of_the_tables_as_they_are_made(tmp_path):
    create_club_file(tmp_path / "new.whist").close()
    with closing(sqlite3.connect(tmp_path / "new.whist")) as file:
        assert mark_of(file) == MARK


def test_every_format_is_counted_in_its_own_tables():
    for each in formats():
        listed, stored = listed_named(each.code), stored_named(each.code)
        entries, rounds = next(iter(stored.own_tables.values())), stored.tables["rounds"]
        tables = [entries, rounds, stored.tables["results"]]
        assert [listed.entries, listed.rounds, listed.results] == [
            table_of(table).name for table in tables
        ]


def test_a_hundred_events_take_no_more_queries_than_one(saved):
    asked = []
    with closing(sqlite3.connect(saved)) as file:
        for number in range(2, 100):
            file.execute(ONCE_MORE, (number,))
        file.set_trace_callback(asked.append)
        assert len(list(listed_events(file, saved))) == 99
    assert len(asked) <= _MOST_QUERIES


@pytest.mark.parametrize(
    ("column", "value"),
    [("settings", "[]"), ("settings", "{"), ("date", "yesterday"), ("name", " "), ("format", "go")],
)
def test_a_heading_that_cannot_be_is_set_aside_at_a_glance(saved, glance, column, value):
    with closing(sqlite3.connect(saved, isolation_level=None)) as file:
        file.execute(f"UPDATE event SET {column} = ?", (value,))  # noqa: S608
    file = glance(saved)
    (bad,) = file.damaged()
    assert (file.events(), bad.event, bad.column) == ([], 1, column)


def test_an_event_opens_before_all_was_looked_through_which_is_done_before_it_is_written(
    saved, tmp_path, clock
):
    looks = Looks(tmp_path / "looked-through.json")
    with closing(open_listed(saved, lambda _path: None, looks)) as file:
        desk = Desk(file, clock, 1)
        assert not looks.knows(saved, state_of(saved))
        before = state_of(saved)
        desk.do(ChangeDetails(replace(desk.facts.details, name="Samedi")))
        assert looks.knows(saved, before)


def test_who_comes_late_to_look_through_a_file_takes_it_up_no_more(saved, glance):
    file = glance(saved)
    file.close()
    with pytest.raises(no.FileGoneError):
        file.whole()


def test_an_event_of_which_a_line_lacks_is_refused_before_all_was_looked_through(
    saved, glance, clock
):
    with closing(sqlite3.connect(saved)) as file, file:
        file.execute("DELETE FROM journal WHERE number = (SELECT max(number) FROM journal)")
    with pytest.raises(no.DamagedEventError):
        Desk(glance(saved), clock, 1)


def test_nothing_is_written_of_a_file_whose_pages_are_torn(torn, glance, clock):
    before = torn.read_bytes()
    file = glance(torn)
    assert [event.id for event in file.events()] == [1]
    desk = Desk(file, clock, 1)
    for _again in range(2):
        with pytest.raises(no.DamagedFileError):
            desk.do(ChangeDetails(replace(desk.facts.details, name="Samedi")))
    with pytest.raises(no.DamagedFileError):
        Desk(file, clock, 1)
    with pytest.raises(no.DamagedFileError):
        file.remove(1)
    assert torn.read_bytes() == before


def test_what_a_stranger_put_into_a_file_is_refused_at_once(saved, glance):
    with closing(sqlite3.connect(saved)) as file:
        file.execute("CREATE TRIGGER late AFTER INSERT ON journal BEGIN DELETE FROM journal; END")
    with pytest.raises(no.ChangedFileError):
        glance(saved)


def test_a_file_that_was_only_listed_is_locked_and_let_go_of(saved, glance):
    first = glance(saved)
    assert not first.is_read_only
    assert glance(saved).is_read_only
    first.close()
    assert not glance(saved).is_read_only
