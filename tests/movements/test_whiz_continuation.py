from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from whist_td.core.chance import chance
from whist_td.core.players import TooFewPlayersError
from whist_td.movements.whiz.catalogue import movement, second_movement
from whist_td.movements.whiz.continuation import Continuation


def boards_of(found):
    return [
        (person, seating.board_set)
        for each in found.rounds
        for seating in each.seatings
        for person in seating.people
    ]


def test_what_was_played_does_not_change():
    played = movement(15, 5).rounds[:3]
    found = Continuation(played, range(1, 15), 2, chance(1)).movement
    assert found.rounds[:3] == played


def with_wrong_boards(played, dice):
    """Return rounds in which two tables of the last one have each other's boards, now and then."""
    last = played[-1]
    one, other = last.seatings[0], last.seatings[-1]
    if next(dice) % 3:
        return played
    swapped = {
        one.table: replace(one, board_set=other.board_set),
        other.table: replace(other, board_set=one.board_set),
    }
    seatings = tuple(swapped.get(seating.table, seating) for seating in last.seatings)
    return (*played[:-1], replace(last, seatings=seatings))


def evening_with_accidents(seed):
    """Return what was played, who is there now and what they know, and the continuation."""
    dice = chance(seed)
    players = 8 + next(dice) % 30
    played = with_wrong_boards(movement(players, 4).rounds[: 1 + next(dice) % 3], dice)
    people = [p for p in range(1, players + 1) if p < 7 or next(dice) % 7]
    people += range(players + 1, players + 1 + next(dice) % 4)
    known = {people[next(dice) % len(people)]: {1 + next(dice) % 5}}
    return played, people, known, Continuation(played, people, 1 + next(dice) % 5, dice, known)


def assert_sound(played, people, known, found):
    before = set(boards_of(replace(found, rounds=played)))
    rested = {p: sum(p in each.sit_out for each in played) for p in people}
    for each in found.rounds[len(played) :]:
        now = {(p, s.board_set) for s in each.seatings for p in s.people}
        assert not now & before
        assert not now & {(p, board_set) for p, sets in known.items() for board_set in sets}
        before |= now
        assert sorted([*(p for p, _ in now), *each.sit_out]) == people
        assert len({s.board_set for s in each.seatings}) == len(each.seatings)
        assert max((rested[p] for p in each.sit_out), default=0) <= min(rested[p] for p, _ in now)
        rested.update({p: rested[p] + 1 for p in each.sit_out})


EVENINGS = [
    *((first, 4, 2000) for first in range(0, 40, 4)),
    *(pytest.param(n, 100, 500, marks=pytest.mark.nightly) for n in range(100, 3100, 100)),
]
"""The first seed, how many follow it, and how long each evening is improved."""


@pytest.mark.parametrize(("first", "many", "tries"), EVENINGS)
def test_random_evenings_keep_the_hard_rules_also_while_they_are_improved(first, many, tries):
    for seed in range(first, first + many):
        played, people, known, evening = evening_with_accidents(seed)
        assert_sound(played, people, known, evening.movement)
        before = evening.cost
        evening.improve(tries)
        assert_sound(played, people, known, evening.movement)
        assert evening.cost <= before, seed


def test_an_evening_that_is_lengthened_goes_on_as_if_it_had_been_planned_so():
    played = movement(21, 5).rounds
    figures = Continuation(played, range(1, 22), 2, chance(1)).cost
    assert (figures.repeats, figures.board_sets) == (0, 7)


def test_a_meeting_again_is_preferred_to_boards_that_nobody_else_plays():
    played = movement(12, 4).rounds[:2]
    evening = Continuation(played, range(2, 13), 2, chance(1))
    evening.improve(6_000)
    assert evening.cost.alone == 0
    assert evening.cost.repeats > 0


def test_tables_that_are_whole_stay_as_they_were_planned_where_somebody_leaves():
    planned = movement(15, 5).rounds
    evening = Continuation(planned[:3], range(2, 16), 2, chance(1), planned=planned[3:])
    whole = {
        frozenset(s.people) for each in planned[3:] for s in each.seatings if 1 not in s.people
    }
    found = {frozenset(s.people) for each in evening.movement.rounds[3:] for s in each.seatings}
    assert found == whole
    assert (evening.cost.alone, evening.cost.repeats) == (0, 0)


def test_improving_saves_meetings_or_boards():
    played = movement(14, 6).rounds[:3]
    evening = Continuation(played, range(2, 15), 3, chance(1))
    first = evening.cost
    evening.improve(20_000)
    assert evening.cost < first


def test_improving_by_the_same_dice_gives_the_same_rounds():
    played = movement(16, 7).rounds[:3]
    evenings = [Continuation(played, range(2, 17), 4, chance(3)) for _ in range(2)]
    for evening in evenings:
        evening.improve(3000)
    assert evenings[0].movement == evenings[1].movement


def test_those_who_sat_out_play_before_anybody_sits_out_again():
    played = movement(16, 5).rounds[:2]
    rested = {person for each in played for person in each.sit_out}
    found = Continuation(played, range(1, 17), 3, chance(1)).movement
    assert not rested & {person for each in found.rounds[2:] for person in each.sit_out}


def test_two_who_come_late_meet_few_people_twice():
    played = movement(12, 4).rounds[:1]
    found = Continuation(played, range(1, 15), 3, chance(1)).movement
    met = [
        pair
        for each in found.rounds
        for seating in each.seatings
        for pair in combinations(sorted(seating.people), 2)
    ]
    assert len(met) - len(set(met)) <= 4


def test_the_same_chance_gives_the_same_rounds():
    played = movement(15, 5).rounds[:2]
    first, second = (Continuation(played, range(1, 14), 3, chance(7)).movement for _ in range(2))
    assert first == second


COPIES = {1: 3, 2: 3, 3: 3, 4: 3}


@pytest.mark.parametrize("seed", range(10))
def test_an_evening_from_copies_goes_on_with_copies_and_nobody_plays_again(seed):
    played = second_movement(9, 4).rounds[:2]
    evening = Continuation(played, range(1, 11), 3, chance(seed), copies=COPIES)
    evening.improve(2000)
    boards = boards_of(evening.movement)
    assert len(set(boards)) == len(boards)
    assert evening.movement.board_sets <= 5
    for each in evening.movement.rounds:
        lying = Counter(seating.board_set for seating in each.seatings)
        assert max(lying.values()) <= 3


def test_a_set_that_is_there_once_goes_to_one_table_though_others_have_copies():
    played = second_movement(9, 4).rounds[:2]
    one = {**COPIES, 1: 1, 2: 1}
    evening = Continuation(played, range(10, 16), 3, chance(1), copies=one)
    evening.improve(2000)
    for each in evening.movement.rounds[2:]:
        lying = Counter(seating.board_set for seating in each.seatings)
        assert lying[1] <= 1
        assert lying[2] <= 1


def test_an_evening_for_five_does_not_go_on():
    with pytest.raises(TooFewPlayersError):
        Continuation(movement(8, 4).rounds[:1], range(1, 6), 2, chance(1))
