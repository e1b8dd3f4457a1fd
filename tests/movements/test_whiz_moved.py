"""Evenings in which boards and people were moved: nothing is lost, and people compare better."""

import pytest
from movements.origins import Origin, origin_of

from whist_td.core.chance import chance
from whist_td.formats.whiz.files.exchange import seats_plain
from whist_td.movements.tables import FoundTable, found
from whist_td.movements.verify_whiz.faults import movement_from_plain
from whist_td.movements.verify_whiz.quality import verify
from whist_td.movements.whiz.catalogue import (
    as_they_stand,
    movement,
    second_movement,
    steady_movement,
)
from whist_td.movements.whiz.continuation import Continuation
from whist_td.movements.whiz.plans import seated_plan, unmoved_plan

BOARDS = found(FoundTable.WHIZ_BOARDS)
SAMPLE = sorted(BOARDS)[::7]


def judged(found):
    return verify(movement_from_plain(seats_plain(found)))


def figures(found):
    assert judged(found).faults == ()
    return judged(found).figures


def unmoved(players, rounds):
    """Return the figures of the plan before anything was moved; a set may lie alone in it."""
    return judged(as_they_stand(unmoved_plan(players, rounds), players)).figures


@pytest.mark.parametrize(("players", "rounds"), SAMPLE)
def test_no_more_people_meet_again_and_as_many_deals_are_played_unless_fewer_do(players, rounds):
    moved = figures(movement(players, rounds))
    before = unmoved(players, rounds)
    assert moved.repeats <= before.repeats
    assert moved.is_complete >= before.is_complete or moved.repeats < before.repeats


@pytest.mark.parametrize(("players", "rounds"), SAMPLE)
def test_people_are_compared_more_evenly(players, rounds):
    moved = figures(movement(players, rounds)).comparison
    before = unmoved(players, rounds).comparison
    assert moved.variance <= before.variance


def test_people_sit_as_they_are_stored():
    players, rounds = SAMPLE[0]
    first = movement(players, rounds).rounds[0].seatings[0]
    three = seated_plan(players, rounds)[0].trios[0].people
    assert first.people == tuple(person + 1 for person in three)


def test_a_movement_that_algebra_makes_as_well_is_not_stored():
    assert seated_plan(99, 3) == ()
    assert origin_of(99, 3) is Origin.LADDER


def test_it_is_told_where_it_comes_from():
    assert {origin_of(*case) for case in SAMPLE} == {Origin.EVENING}


@pytest.mark.parametrize(("players", "rounds"), SAMPLE)
def test_other_choices_stand_beside_it(players, rounds):
    beside = (second_movement(players, rounds), steady_movement(players, rounds))
    assert movement(players, rounds) not in beside


@pytest.mark.parametrize(
    ("players", "rounds"),
    [(p, r) for p, r in BOARDS if p in {21, 30, 33, 36} and 2 * r < p // 3],
)
def test_a_short_evening_is_lengthened_without_meeting_anybody_again(players, rounds):
    played = movement(players, rounds).rounds
    longer = Continuation(played, range(1, players + 1), 1, chance(1))
    assert longer.cost.repeats == 0
