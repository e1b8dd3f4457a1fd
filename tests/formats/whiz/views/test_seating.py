import pytest

from whist_td.core.players import MeetAgainRoundsError, TooFewPlayersError
from whist_td.formats.whiz.views.seating import movement_of, quality_of, seated_rounds


@pytest.mark.parametrize("players", [6, 7, 8, 9, 13, 14, 15, 20, 33])
def test_what_is_proposed_has_passed_the_verifier(players):
    rounds = seated_rounds(players, 5)
    assert [seated.number for seated in rounds] == [1, 2, 3, 4, 5]
    assert quality_of(rounds, players).is_sound


def test_everybody_has_a_place_or_sits_out():
    for seated in seated_rounds(14, 5):
        assert sorted(seated.people()) == list(range(1, 15))


def test_five_players_are_refused():
    with pytest.raises(TooFewPlayersError):
        seated_rounds(5, 3)


def test_more_rounds_than_are_known_are_refused_with_the_limit():
    with pytest.raises(MeetAgainRoundsError) as refusal:
        seated_rounds(15, 60)
    assert refusal.value.most >= 7


def test_rounds_are_told_as_the_library_tells_them():
    told = movement_of(seated_rounds(15, 5), 15)
    assert (told.players, told.tables, told.board_sets, len(told.rounds)) == (15, 5, 5, 5)


def test_a_movement_spoilt_by_hand_is_found_out():
    first, second, *others = seated_rounds(15, 5)
    again = type(second)(2, first.seatings, first.sit_out)
    assert not quality_of((first, again, *others), 15).is_sound
