import pytest

from whist_td.domain.whiz_errors import TooFewPlayersError, WhizRoundsError
from whist_td.exports.whiz_movement_json import seats_plain
from whist_td.movements.verify_whiz import Quality, movement_from_plain, verify
from whist_td.movements.whiz import default_rounds, most_rounds, movement, steady_movement


def judged(found) -> Quality:
    return verify(movement_from_plain(seats_plain(found)))


@pytest.mark.parametrize("players", range(6, 41))
def test_every_number_of_rounds_keeps_the_hard_rules(players):
    for rounds in range(1, most_rounds(players) + 1):
        found = movement(players, rounds)
        assert len(found.rounds) == rounds
        assert judged(found).faults == ()


@pytest.mark.slow
@pytest.mark.parametrize("players", range(41, 100))
def test_every_number_of_rounds_keeps_the_hard_rules_in_large_rooms(players):
    for rounds in range(1, most_rounds(players) + 1):
        assert judged(movement(players, rounds)).faults == ()


@pytest.mark.parametrize("players", [15, 21, 33, 39, 51, 57, 99])
def test_nobody_meets_twice_in_up_to_as_many_rounds_as_tables(players):
    for rounds in {3, players // 3 - 1, players // 3}:
        figures = judged(movement(players, rounds)).figures
        assert figures.repeats == 0


@pytest.mark.parametrize("players", [15, 21, 33])
def test_everybody_plays_all_boards_in_as_many_rounds_as_tables(players):
    assert judged(movement(players, players // 3)).figures.is_complete


@pytest.mark.parametrize("players", [16, 17, 22, 23, 34, 35])
def test_people_left_over_sit_out_once_at_most_and_meet_nobody_twice(players):
    figures = judged(movement(players, 5)).figures
    assert figures.repeats == 0
    assert (figures.sit_outs.least, figures.sit_outs.most) == (0, 1)


def test_the_steady_movement_goes_on_by_a_constant_step():
    step = judged(steady_movement(15, 5)).figures.step
    assert (step.north, step.east, step.south, step.boards) == (0, 1, 2, 4)


def test_there_is_no_steady_movement_for_six_tables():
    assert steady_movement(18, 3) is None


def test_the_same_question_gets_the_same_movement():
    assert movement(31, 11) == movement(31, 11)


def test_five_people_are_too_few():
    with pytest.raises(TooFewPlayersError) as refused:
        movement(5, 3)
    assert (refused.value.players, refused.value.least) == (5, 6)


def test_too_many_rounds_are_refused_with_the_most_possible():
    with pytest.raises(WhizRoundsError) as refused:
        movement(15, 9)
    assert (refused.value.least, refused.value.most) == (1, 8)


def test_the_rounds_proposed_can_be_played():
    assert all(default_rounds(players) <= most_rounds(players) for players in range(6, 100))
