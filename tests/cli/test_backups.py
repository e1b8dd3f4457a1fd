"""Backups of what the command line writes: each round, now and then, and never in the way."""

import io
from datetime import UTC, datetime, timedelta

import pytest

from tests.fixtures.clocks import still_clock
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.cli.main import run
from whist_td.console.world import World
from whist_td.desk.backups import Reason

EVENING = datetime(2026, 11, 21, 19, 30, tzinfo=UTC)


@pytest.fixture
def clock():
    return still_clock(EVENING)


@pytest.fixture
def type_in(clock, keeper):
    """Type a request of the command line and hand back its exit code."""

    def typed(*words, given=""):
        streams = (io.StringIO(given), io.StringIO(), io.StringIO())
        world = World(SqlClubFiles(), clock, SeededDice(), *streams, lambda: keeper)
        return run(["--lang", "en", *map(str, words)], world)

    return typed


@pytest.fixture
def enter(type_in, club):
    """Enter a result: the home side won at a table."""

    def entered(round_number, table):
        rows = f"round,table,winner,kind\n{round_number},{table},home,\n"
        return type_in("enter", club, "-", given=rows)

    return entered


@pytest.fixture
def reasons(keeper, club):
    """Return why each copy was kept, the oldest first."""
    return lambda: [backup.reason for backup in reversed(keeper.copies(club))]


def test_the_first_result_of_a_round_announces_it_and_a_copy_is_kept(enter, reasons):
    assert enter(1, 1) == 0
    assert reasons() == [Reason.ROUND]


def test_results_that_follow_at_once_keep_no_more_copies(enter, reasons):
    for table in (1, 2, 3):
        assert enter(1, table) == 0
    assert reasons() == [Reason.ROUND]


def test_a_result_long_after_the_last_copy_keeps_one(enter, clock, reasons):
    enter(1, 1)
    clock.time += timedelta(minutes=11)
    enter(1, 2)
    assert reasons() == [Reason.ROUND, Reason.CLOSING]


def test_each_round_has_its_copy(enter, clock, reasons):
    enter(1, 1)
    clock.time += timedelta(minutes=1)
    enter(2, 1)
    assert reasons() == [Reason.ROUND, Reason.ROUND]


def test_what_is_refused_keeps_no_copy(enter, reasons):
    assert enter(1, 99) != 0
    assert reasons() == []


def test_looking_keeps_no_copy(type_in, club, reasons):
    assert type_in("standings", club) == 0
    assert reasons() == []


def test_a_folder_that_takes_nothing_is_not_in_the_way(enter, keeper):
    keeper.folder.parent.mkdir()
    keeper.folder.write_text("a file where the folder should be")
    assert enter(1, 1) == 0
