"""Who plays in another's place: nobody holds two places in one round."""

import pytest

from whist_td.formats.militaire.rules.entries import with_substitute, withdrawn
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
