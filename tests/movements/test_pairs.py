import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.chance import chance
from whist_td.core.movement_tables import TableMovement, TableRoundsError, TooFewForTablesError
from whist_td.movements.pairs import (
    PairHistory,
    default_rounds,
    drawn_round,
    full_rounds,
    most_rounds,
    movement,
    round_by_standing,
)
from whist_td.movements.verify_individual.faults import movement_of
from whist_td.movements.verify_individual.quality import verify


def judged(found):
    return verify(movement_of(found))


@given(pairs=st.integers(2, 120), data=st.data())
def test_every_number_of_rounds_keeps_the_hard_rules(pairs, data):
    rounds = data.draw(st.integers(1, most_rounds(pairs)))
    found = movement(pairs, rounds)
    assert len(found.rounds) == rounds
    assert judged(found).faults == ()


@pytest.mark.parametrize("pairs", range(2, 41))
def test_everybody_meets_everybody_once(pairs):
    met = judged(movement(pairs, full_rounds(pairs))).figures.opponents
    assert (met.least, met.most) == (1, 1)


@given(pairs=st.integers(4, 80), data=st.data())
def test_in_fewer_rounds_nobody_meets_twice(pairs, data):
    rounds = data.draw(st.integers(1, full_rounds(pairs)))
    assert judged(movement(pairs, rounds)).figures.opponents.repeats == 0


@pytest.mark.parametrize("pairs", [4, 6, 10, 24])
def test_the_room_follows_the_next_lower_and_the_highest_stays(pairs):
    figures = judged(movement(pairs, full_rounds(pairs))).figures
    assert figures.way.staying == (pairs,)


@pytest.mark.parametrize("pairs", [5, 9, 13])
def test_of_an_odd_number_each_sits_out_once_and_sits_on_both_sides_equally(pairs):
    figures = judged(movement(pairs, pairs)).figures
    assert (figures.sit_outs.least, figures.sit_outs.most) == (1, 1)
    assert figures.seat_imbalance == 0


def test_a_second_lap_exchanges_the_sides():
    first, again = (movement(6, 10).rounds[at].sittings for at in (0, 5))
    assert [sitting.seats[::-1] for sitting in first] == [sitting.seats for sitting in again]


def test_the_rounds_proposed_can_be_played():
    assert all(default_rounds(pairs) <= most_rounds(pairs) for pairs in range(2, 100))


def test_one_pair_is_too_few():
    with pytest.raises(TooFewForTablesError):
        movement(1, 1)


@pytest.mark.parametrize("rounds", [0, 25])
def test_rounds_that_no_evening_has_are_refused_with_the_limits(rounds):
    with pytest.raises(TableRoundsError) as refused:
        movement(8, rounds)
    assert (refused.value.least, refused.value.most) == (1, 24)


@given(pairs=st.integers(2, 40), rounds=st.integers(1, 8), seed=st.integers(0, 10**6))
def test_drawn_rounds_keep_the_hard_rules(pairs, rounds, seed):
    dice, history, played = chance(seed), PairHistory(), []
    for number in range(1, rounds + 1):
        played.append(drawn_round(number, range(1, pairs + 1), history, dice))
        history.add(played[-1])
    found = TableMovement(pairs, pairs // 2, tuple(played), are_pairs=True)
    assert judged(found).faults == ()


@given(pairs=st.integers(6, 40), seed=st.integers(0, 10**6))
def test_nobody_meets_twice_while_half_of_the_field_is_new(pairs, seed):
    dice, history, played = chance(seed), PairHistory(), []
    for number in range(1, pairs // 2):
        played.append(drawn_round(number, range(1, pairs + 1), history, dice))
        history.add(played[-1])
    found = TableMovement(pairs, pairs // 2, tuple(played), are_pairs=True)
    assert judged(found).figures.opponents.repeats == 0


def test_the_same_dice_draw_the_same_round():
    first, second = (drawn_round(1, range(1, 12), PairHistory(), chance(5)) for _ in range(2))
    assert first == second


def test_by_standing_neighbours_meet_and_the_best_are_at_table_one():
    found = round_by_standing(1, [3, 1, 4, 2], PairHistory())
    assert [sitting.seats for sitting in found.sittings] == [(3, 1), (4, 2)]


def test_by_standing_the_nearest_who_is_new_comes_instead():
    played = round_by_standing(1, [3, 1, 4, 2], PairHistory())
    found = round_by_standing(2, [3, 1, 4, 2], PairHistory([played]))
    assert {frozenset(sitting.seats) for sitting in found.sittings} == {
        frozenset((3, 4)),
        frozenset((1, 2)),
    }


def test_by_standing_the_last_sits_out_unless_he_has():
    first = round_by_standing(1, [1, 2, 3, 4, 5], PairHistory())
    second = round_by_standing(2, [1, 2, 3, 4, 5], PairHistory([first]))
    assert (first.sit_out, second.sit_out) == ((5,), (4,))


@given(st.permutations(range(1, 12)), st.integers(1, 6))
def test_by_standing_the_hard_rules_hold_whatever_the_standing(standing, rounds):
    history, played = PairHistory(), []
    for number in range(1, rounds + 1):
        played.append(round_by_standing(number, standing, history))
        history.add(played[-1])
    assert judged(TableMovement(11, 5, tuple(played), are_pairs=True)).faults == ()


def test_pairs_meet_again_only_when_nothing_else_is_left():
    history = PairHistory(movement(4, 3).rounds)
    found = round_by_standing(4, [1, 2, 3, 4], history)
    assert [sitting.seats for sitting in found.sittings] == [(1, 2), (3, 4)]
