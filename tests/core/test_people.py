import pytest

from whist_td.core.errors import NameTooLongError
from whist_td.formats.militaire.rules.errors import SeatError
from whist_td.formats.militaire.rules.teams import Substitute, Team

TEAM = Team(4, "Gaspé", "Rita", ("Luc", "", "Guy"))


def test_the_places_nobody_has_taken():
    assert TEAM.missing_seats == (2,)


def test_the_entered_players_play_where_nobody_stands_in():
    assert [TEAM.player(seat, 1) for seat in range(4)] == ["Rita", "Luc", "", "Guy"]


def test_a_substitute_plays_only_in_his_rounds():
    team = Team(4, "Gaspé", "Rita", ("Luc", "Eve", "Guy"), (Substitute(1, "Paul", 3, 5),))
    assert [team.player(1, number) for number in (2, 3, 5, 6)] == ["Luc", "Paul", "Paul", "Luc"]


def test_the_newest_substitute_takes_the_place_of_an_older_one():
    both = (Substitute(1, "Paul", 3), Substitute(1, "Anne", 6))
    team = Team(4, "Gaspé", "Rita", ("Luc", "Eve", "Guy"), both)
    assert [team.player(1, number) for number in (5, 6, 24)] == ["Paul", "Anne", "Anne"]


def test_there_is_no_fifth_place():
    with pytest.raises(SeatError):
        Substitute(4, "Paul", 1)


def test_a_team_has_left_from_the_round_it_withdrew():
    team = Team(4, "Gaspé", "Rita", ("Luc", "Eve", "Guy"), withdrawn_from=7)
    assert [team.is_withdrawn(number) for number in (6, 7, 8)] == [False, True, True]


def test_a_name_too_long_for_a_card_is_refused():
    with pytest.raises(NameTooLongError):
        Team(4, "Gaspé", "R" * 81, ("", "", ""))
