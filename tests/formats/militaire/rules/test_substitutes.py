"""Who plays in another's place: nobody holds two places in one round."""

from dataclasses import replace

import pytest

from whist_td.formats.militaire.rules.entries import (
    reinstated,
    with_changed_team,
    with_substitute,
    withdrawn,
)
from whist_td.formats.militaire.rules.errors import PlayerTwiceError
from whist_td.formats.militaire.rules.teams import Substitute


@pytest.mark.parametrize(
    ("name", "seat", "team"),
    [("rita  2", 0, 2), ("Luc 1", 3, 1), ("Zoé", 2, 3)],
    ids=["of another team", "of the same team", "who stands in elsewhere"],
)
def test_who_plays_already_stands_in_for_nobody(new_evening, name, seat, team):
    played = with_substitute(new_evening(4, 2, rounds=6), 3, Substitute(1, "Zoé", 2, 4))
    with pytest.raises(PlayerTwiceError) as refused:
        with_substitute(played, 1, Substitute(seat, name, 3))
    assert (refused.value.first_team, refused.value.second_team) == (team, 1)


def test_who_does_not_play_then_may_stand_in(new_evening):
    played = withdrawn(new_evening(4, 2, rounds=6), 2, 3)
    played = with_substitute(played, 3, Substitute(1, "Zoé", 2, 4))
    for substitute in (
        Substitute(0, "Rita 2", 3),
        Substitute(2, "Zoé", 5),
        Substitute(3, "Luc 3", 2, 4),
    ):
        played = with_substitute(played, 1, substitute)
    back = with_substitute(played, 1, Substitute(0, "Rita 1", 6))
    assert back.team(1).player(0, 6) == "Rita 1"


def test_a_team_comes_back_only_once_nobody_of_it_plays_elsewhere(new_evening):
    played = withdrawn(new_evening(4, 2, rounds=6), 2, 3)
    helps = with_substitute(played, 1, Substitute(0, "Rita 2", 3, 4))
    with pytest.raises(PlayerTwiceError) as refused:
        reinstated(helps, 2)
    assert (refused.value.first_team, refused.value.second_team) == (1, 2)
    assert reinstated(played, 2).team(2).withdrawn_from is None


def test_a_corrected_name_is_not_that_of_a_substitute_who_plays(new_evening):
    played = with_substitute(new_evening(4, 2, rounds=6), 3, Substitute(1, "Zoé", 2, 4))
    with pytest.raises(PlayerTwiceError):
        with_changed_team(played, replace(played.team(1), captain="ZOÉ"))
    corrected = with_changed_team(played, replace(played.team(1), captain="Zélie"))
    assert corrected.team(1).captain == "Zélie"
