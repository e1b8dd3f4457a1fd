"""Whoever is forgotten on the command line is told of the backups, and can let them go."""

import io
from datetime import UTC, datetime

import pytest

from tests.fixtures.clocks import still_clock
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.cli.main import run
from whist_td.console.world import World
from whist_td.storage.files import open_to_read


@pytest.fixture
def type_in(keeper):
    """Type a request of the command line and hand back what is said."""
    times = iter(range(60))

    def typed(*words):
        clock = still_clock(datetime(2026, 11, 21, 19, next(times), tzinfo=UTC))
        output, errors = io.StringIO(), io.StringIO()
        streams = (io.StringIO(), output, errors)
        world = World(SqlClubFiles(), clock, SeededDice(), *streams, lambda: keeper)
        assert run(["--lang", "en", *map(str, words)], world) == 0, errors.getvalue()
        return output.getvalue()

    return typed


@pytest.fixture
def has_name(keeper, club):
    """Return in how many backups somebody is named."""

    def count():
        names = []
        for copy in keeper.copies(club):
            place = keeper.restore(copy, club)
            file = open_to_read(place)
            names.append("Rita Roy" in file.names([0]))
            file.close()
        return names.count(True)

    return count


def test_older_backups_are_told_and_the_new_one_has_the_name_no_more(
    type_in, club, keeper, has_name
):
    type_in("person", club, "add", "Rita Roy")
    assert (keeper.count(club), has_name()) == (1, 1)
    said = type_in("person", club, "forget", "Rita Roy", "--yes")
    assert "1 older backup may contain the name" in said
    assert "cannot be undone" not in said  # who has answered is told what was done
    assert (keeper.count(club), has_name()) == (2, 1)
    said = type_in("person", club, "forget", "--backups")
    assert "deleted" in said
    assert (keeper.count(club), has_name()) == (1, 0)


def test_a_person_and_the_backups_are_forgotten_in_one_go(type_in, club, keeper, has_name):
    type_in("person", club, "add", "Rita Roy")
    assert "deleted" in type_in("person", club, "forget", "Rita Roy", "--backups", "--yes")
    assert (keeper.count(club), has_name()) == (1, 0)


def test_several_options_of_the_club_are_one_change(type_in, club):
    type_in("club", club, "--name", "Les Pluviers", "--place", "Percé", "--currency", "EUR")
    type_in("undo", club, "--club")
    assert "Les Pluviers" not in type_in("club", club, "--json")
    assert "EUR" not in type_in("club", club, "--json")
