"""What the year needs of an event is remembered: never otherwise than the event stands."""

import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from datetime import date
from io import StringIO
from time import process_time

import pytest
from sqlmodel import Session

from tests.club.screens.conftest import played
from tests.club.seasons import the_book, the_year
from tests.club.test_forgotten_everywhere import NAME, THREE, a_year, club, gone, left_in  # noqa: F401 - a fixture
from tests.fixtures.clocks import SteppingClock
from tests.fixtures.windows import SeededDice
from whist_td.bootstrap import SqlClubFiles
from whist_td.cli.main import run
from whist_td.club.views.agreement import Patience, compared
from whist_td.club.views.held_events import held_events, read_events
from whist_td.club.views.record import persons_event
from whist_td.console.formats import check_sealed
from whist_td.console.world import World
from whist_td.core.held_events import held_of, plain_held, year_of
from whist_td.desk.apart import no_progress
from whist_td.desk.club import Club
from whist_td.desk.requests import ChangeDetails
from whist_td.formats.militaire.commands import EnterResult, FinishEvent
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.storage.held import remember
from whist_td.storage.rows import Rows
from whist_td.storage.transactions import engine_on

OTHERS = ("Ida Roy", "Ivan Cyr", "Ines Otis", "Igor Ross")


@pytest.fixture
def desk(club):  # noqa: F811 - the fixture
    """An evening whose one round is in, which the director has not ended yet."""
    played(club, date(2026, 1, 9), ((NAME, *THREE), OTHERS))
    return club.any_desk(1)


def remembered(club):  # noqa: F811 - the fixture
    return club.file.held([1]).get(1)


def test_an_event_is_remembered_as_it_is_ended(club, desk):  # noqa: F811
    assert remembered(club) is None
    desk.do(FinishEvent())
    assert remembered(club) == year_of(1, desk.facts)


@pytest.mark.parametrize("change", ["result", "name", "undone"])
def test_what_is_corrected_later_is_remembered_as_it_is_then(club, desk, change):  # noqa: F811
    desk.do(FinishEvent())
    desk.do(EnterResult(Place(1, 1), Result(Side.VISITORS)))
    match change:
        case "name":
            desk.do(ChangeDetails(replace(desk.facts.details, name="Soirée des huîtres")))
        case "undone":
            desk.undo()
    assert remembered(club) == year_of(1, club.file.facts(1))


def test_an_event_that_goes_on_is_not_remembered_as_it_was(club, desk):  # noqa: F811
    desk.do(FinishEvent())
    desk.undo()
    desk.do(EnterResult(Place(1, 1), Result(Side.VISITORS)))
    assert remembered(club) is None
    assert held_events(club.file, club.file.events()).held == (year_of(1, desk.facts),)


def test_what_the_window_reads_it_remembers(club, desk):  # noqa: F811
    found = read_events(club.file, [1], no_progress)
    assert found == {1: year_of(1, desk.facts)} == {1: remembered(club)}


def test_an_event_that_moves_or_goes_takes_with_it_what_was_remembered(club, desk):  # noqa: F811
    desk.do(FinishEvent())
    number = club.file.take_in(desk.facts, desk.lines, 1)
    assert (number, club.file.held([1, 2])) == (1, {n: year_of(n, desk.facts) for n in (1, 2)})
    club.file.remove(2)
    assert club.file.held([1, 2]).keys() == {1}


@pytest.mark.parametrize(
    "facts", ["'{\"name\": 3}'", "replace(facts, 'Ida Roy', 'Ada Roy')", "x'00'"]
)
def test_what_is_changed_or_cannot_be_read_of_it_is_made_afresh(club, desk, facts):  # noqa: F811
    desk.do(FinishEvent())
    with closing(sqlite3.connect(club.path)) as file, file:
        file.execute(f"UPDATE held SET facts = {facts}")  # noqa: S608 - ours
    assert remembered(club) is None
    assert held_events(club.file, club.file.events()).held == (year_of(1, desk.facts),)


def test_noise_among_the_packs_of_a_damaged_file_keeps_no_season_from_being_read(club, desk):  # noqa: F811
    desk.do(FinishEvent())
    with closing(sqlite3.connect(club.path)) as file, file:
        file.execute("INSERT INTO journal_pack VALUES (x'00ff', 'noise', x'00')")
        file.execute("INSERT INTO journal_pack VALUES (1, 'noise', x'00')")
    assert remembered(club) is None


def test_who_is_forgotten_is_not_remembered_either(club):  # noqa: F811 - the fixture
    a_year(club)
    for event in (1, 2, 3):
        club.any_desk(event).do(FinishEvent())
    assert club.file.held([1, 2, 3]).keys() == {1, 2, 3}
    gone(club)
    assert not club.file.held([1, 2, 3])
    assert left_in(club.path.read_bytes()) == []


SPOILT = {
    "its result": "UPDATE result SET winner = 'visitors'",
    "its heading": "UPDATE event SET place = x'00' WHERE id = 1",
    "its journal": "DELETE FROM journal_pack",
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_what_is_damaged_since_it_was_remembered_is_told(club, desk, spoilt):  # noqa: F811
    desk.do(FinishEvent())
    with closing(sqlite3.connect(club.path)) as file, file:
        file.execute(SPOILT[spoilt])
    assert remembered(club) is None
    year = held_events(club.file, club.file.events())
    assert ([each.event for each in year.unread], year.held) == ([1], ())
    assert [each.event for each in year.faults] == [1]


def test_what_is_damaged_while_it_is_read_is_not_remembered_as_it_was(club, desk, monkeypatch):  # noqa: ARG001, F811
    def spoilt_then(*_read):
        with (
            suppress(sqlite3.OperationalError),  # the other hand has to wait
            closing(sqlite3.connect(club.path, timeout=0)) as file,
            file,
        ):
            file.execute("UPDATE result SET winner = 'visitors' WHERE table_number = 1")

    monkeypatch.setattr(type(club.file), "_knows", spoilt_then)
    club.file.remember(1)
    assert remembered(club) == year_of(1, club.file.facts(1))


def test_one_damaged_event_costs_nobody_the_memory_of_the_others(club, desk):  # noqa: F811
    desk.do(FinishEvent())
    club.file.take_in(desk.facts, desk.lines)
    with closing(sqlite3.connect(club.path)) as file, file:
        file.execute("UPDATE result SET note = x'00' WHERE event_id = 1")
    assert club.file.held([1, 2]).keys() == {2}


def test_check_tells_of_what_is_remembered_otherwise(tmp_path, clock):
    path = tmp_path / "club.whist"
    with closing(SqlClubFiles().create(path)) as file:
        its = Club(file, clock, SeededDice())
        played(its, date(2026, 1, 9), ((NAME, *THREE), OTHERS))
        its.any_desk(1).do(FinishEvent())
        facts = file.facts(1)
    other = replace(facts, results={Place(1, 1): Result(Side.VISITORS)})
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as its_rows,
        Session(engine_on(its_rows)) as session,
    ):
        remember(Rows(session), {1: other})
        session.commit()
    out, err = StringIO(), StringIO()
    world = World(SqlClubFiles(), clock, SeededDice(), StringIO(), out, err)
    assert run(["--lang", "en", "check", str(path)], world) == 2
    assert "Soirée du 9" in err.getvalue()
    assert "seasons remember another result." in err.getvalue()


def test_what_is_corrected_while_the_file_is_compared_is_no_fault(club, desk, monkeypatch):  # noqa: F811
    desk.do(FinishEvent())
    held = type(club.file).held

    def corrected_first(file, events):
        if desk.facts.results[Place(1, 1)].winner is not Side.VISITORS:
            desk.do(EnterResult(Place(1, 1), Result(Side.VISITORS)))
        return held(file, events)

    monkeypatch.setattr(type(club.file), "held", corrected_first)
    assert compared(club, Patience(process_time), check_sealed).faults == ()
    assert remembered(club) == year_of(1, desk.facts)


@pytest.fixture
def clock():
    return SteppingClock()


def test_an_evening_comes_back_from_its_plain_values(desk):
    held = year_of(1, desk.facts)
    assert held_of(1, plain_held(held)) == held


def test_nobody_has_a_place_in_an_evening_that_is_still_in_play():
    over = the_year()[0]
    book = the_book((over,))
    places = [persons_event(book, 1, each).rank for each in (over, replace(over, announced=3))]
    assert places == [1, None]
