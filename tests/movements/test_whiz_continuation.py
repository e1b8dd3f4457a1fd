from itertools import combinations

import pytest

from whist_td.domain.whiz_errors import TooFewPlayersError
from whist_td.movements.whiz import chance, continuation, movement


def boards_of(found):
    return [
        (person, seating.board_set)
        for each in found.rounds
        for seating in each.seatings
        for person in seating.people
    ]


def test_what_was_played_does_not_change():
    played = movement(15, 5).rounds[:3]
    found = continuation(played, range(1, 15), 2, chance(1))
    assert found.rounds[:3] == played


@pytest.mark.parametrize("seed", range(40))
def test_random_evenings_with_leavers_and_latecomers_keep_the_hard_rules(seed):
    dice = chance(seed)
    players = 8 + next(dice) % 30
    played = movement(players, 4).rounds[: 1 + next(dice) % 3]
    people = [p for p in range(1, players + 1) if next(dice) % 7]
    people += range(players + 1, players + 1 + next(dice) % 4)
    found = continuation(played, people, 3, dice)
    assert len(boards_of(found)) == len(set(boards_of(found)))
    for each in found.rounds[len(played) :]:
        seats = [p for seating in each.seatings for p in seating.people]
        assert sorted([*seats, *each.sit_out]) == people
        sets = [seating.board_set for seating in each.seatings]
        assert len(set(sets)) == len(sets)


def test_those_who_sat_out_play_before_anybody_sits_out_again():
    played = movement(16, 5).rounds[:2]
    rested = {person for each in played for person in each.sit_out}
    found = continuation(played, range(1, 17), 3, chance(1))
    assert not rested & {person for each in found.rounds[2:] for person in each.sit_out}


def test_two_who_come_late_meet_few_people_twice():
    played = movement(12, 4).rounds[:1]
    found = continuation(played, range(1, 15), 3, chance(1))
    met = [
        pair
        for each in found.rounds
        for seating in each.seatings
        for pair in combinations(sorted(seating.people), 2)
    ]
    assert len(met) - len(set(met)) <= 4


def test_the_same_chance_gives_the_same_rounds():
    played = movement(15, 5).rounds[:2]
    first, second = (continuation(played, range(1, 14), 3, chance(7)) for _ in range(2))
    assert first == second


def test_an_evening_for_five_does_not_go_on():
    with pytest.raises(TooFewPlayersError):
        continuation(movement(8, 4).rounds[:1], range(1, 6), 2, chance(1))
