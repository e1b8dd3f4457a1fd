"""The list of a club night before play: its order, and who plays with whom."""

import pytest

from whist_td.core.players import PlayStartedError, UnknownPlayerError
from whist_td.formats.club_night.rules import attendance
from whist_td.formats.club_night.rules.errors import OwnPartnerError
from whist_td.formats.club_night.rules.event import SeatingWay


def names(evening):
    return [player.name for player in evening.players.values()]


def partners(evening):
    return {n: player.partner for n, player in evening.players.items()}


def test_players_put_in_another_order_have_other_numbers(new_night):
    evening = attendance.with_order(new_night(), (2, 1, 4, 3))
    assert names(evening) == ["Joueur 2", "Joueur 1", "Joueur 4", "Joueur 3"]
    assert list(evening.players) == [1, 2, 3, 4]
    assert evening.rounds == {}


def test_partners_stay_together_in_another_order(new_night):
    paired = new_night(8, "ten", seating=SeatingWay.PAIRS)
    evening = attendance.with_order(paired, (3, 4, 1, 2, 5, 6, 7, 8))
    assert partners(evening) == {1: 2, 2: 1, 3: 4, 4: 3, 5: 6, 6: 5, 7: 8, 8: 7}
    assert names(evening)[:2] == ["Joueur 3", "Joueur 4"]


@pytest.mark.parametrize("order", [(1, 2, 3), (1, 2, 3, 5), (1, 1, 2, 3)])
def test_an_order_names_everybody_once(new_night, order):
    with pytest.raises(UnknownPlayerError):
        attendance.with_order(new_night(), order)


def test_the_order_stands_once_play_has_begun(begun):
    with pytest.raises(PlayStartedError):
        attendance.with_order(begun(), (2, 1, 3, 4))


def test_new_partners_leave_those_they_had(new_night):
    paired = new_night(8, "ten", seating=SeatingWay.PAIRS)
    evening = attendance.with_pair(paired, 1, 3)
    assert {n: partners(evening)[n] for n in (1, 2, 3, 4)} == {1: 3, 2: None, 3: 1, 4: None}


def test_nobody_is_his_own_partner(new_night):
    with pytest.raises(OwnPartnerError):
        attendance.with_pair(new_night(), 2, 2)
