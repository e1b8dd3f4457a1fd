"""`whist-td check FILE --draw N`: anybody makes the draw again, of every kind of event."""

from contextlib import closing
from datetime import UTC, date, datetime

import pytest

from tests.fixtures.clocks import still_clock
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.desk import Desk, open_event
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings
from whist_td.formats.club_night.views import planning as seats
from whist_td.formats.militaire.commands import OrderTables
from whist_td.formats.whiz.commands import CreateWhiz
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views import planning
from whist_td.words.draws import drawn_numbers

CLOCK = still_clock(datetime(2026, 11, 21, 19, 30, tzinfo=UTC))
DETAILS = Details("Friday", date(2026, 11, 21))


@pytest.fixture
def teams_drawn(club):
    with closing(SqlClubFiles().open_to_write(club)) as file:
        desk = Desk(file, CLOCK, 1)
        desk.do(OrderTables(drawn_numbers(SeededDice(), 77, desk.facts.teams), 77))
    return club


@pytest.fixture
def whiz_drawn(tmp_path):
    path = tmp_path / "whiz.whist"
    with closing(SqlClubFiles().create(path)) as file:
        desk = open_event(file, CLOCK, CreateWhiz(DETAILS, WhizSettings()))
        people = [Player(number, f"Joueur {number}") for number in range(1, 10)]
        desk.do(planning.add_players(desk.facts, people))
        order = drawn_numbers(SeededDice(), 77, desk.facts.players)
        desk.do(planning.order_players(desk.facts, order, 77))
    return path


@pytest.fixture
def seats_drawn(tmp_path):
    path = tmp_path / "night.whist"
    with closing(SqlClubFiles().create(path)) as file:
        desk = open_event(file, CLOCK, CreateClub(DETAILS, ClubSettings()))
        people = [ClubPlayer(number, f"Joueur {number}") for number in range(1, 13)]
        desk.do(seats.add_players(desk.facts, people))
        desk.do(seats.draw_seats(desk.facts, 77))
    return path


@pytest.mark.parametrize("drawn", ["teams_drawn", "whiz_drawn", "seats_drawn"])
def test_the_number_of_the_draw_gives_it_again(whist_td, request, drawn):
    path = request.getfixturevalue(drawn)
    assert whist_td("check", path, "--draw", "77") == 0, whist_td.errors
    assert (
        whist_td.output.splitlines()[-1] == "Number 77 gives the draw of this event, line by line."
    )
    assert len(whist_td.output.splitlines()) > 9


@pytest.mark.parametrize("drawn", ["teams_drawn", "whiz_drawn", "seats_drawn"])
def test_another_number_is_refused_with_that_of_the_event(whist_td, request, drawn):
    path = request.getfixturevalue(drawn)
    before = path.read_bytes()
    assert whist_td("check", path, "--draw", "78") == 2
    assert "78" in whist_td.errors
    assert "77" in whist_td.errors
    assert path.read_bytes() == before


def test_where_nothing_was_drawn_nothing_can_be_checked(whist_td, club):
    assert whist_td("check", club, "--draw", "77") == 2
    assert "Nothing was drawn by lot" in whist_td.errors


def test_without_a_number_the_file_is_checked_as_ever(whist_td, teams_drawn):
    assert whist_td("check", teams_drawn) == 0
    assert "The file is complete" in whist_td.output
