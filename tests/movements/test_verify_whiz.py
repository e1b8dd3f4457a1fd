import copy

import pytest

from whist_td.core.errors import RuleError
from whist_td.core.movement_text import (
    MovementFieldMissingError,
    MovementListError,
    MovementNumberError,
    MovementObjectError,
)
from whist_td.formats.whiz.files.exchange import seats_plain
from whist_td.movements.verify_whiz.faults import WhizFaultKind, movement_from_plain
from whist_td.movements.verify_whiz.quality import Sharing, quality_to_plain, verify
from whist_td.movements.whiz.catalogue import movement

# Five tables by hand, RULES 2.5: North stays, East up one table, South up two, boards down one.
STEADY = {
    "players": 15,
    "tables": 5,
    "board_sets": 5,
    "rounds": [
        {
            "round": r + 1,
            "sit_out": [],
            "tables": [
                {
                    "table": t + 1,
                    "boards": (t + r) % 5 + 1,
                    "N": t + 1,
                    "E": 6 + (t - r) % 5,
                    "S": 11 + (t - 2 * r) % 5,
                }
                for t in range(5)
            ],
        }
        for r in range(5)
    ],
}
# Seven people by hand: 1 to 7 sit out in turn at two tables.
SEVEN = {
    "players": 7,
    "tables": 2,
    "board_sets": 3,
    "rounds": [
        {
            "round": r + 1,
            "sit_out": [r + 1],
            "tables": [
                {"table": 1, "boards": r + 1, "N": at[0], "E": at[1], "S": at[2]},
                {"table": 2, "boards": (r + 2) % 3 + 1, "N": at[3], "E": at[4], "S": at[5]},
            ],
        }
        for r in range(3)
        for at in [[p for p in range(1, 8) if p != r + 1]]
    ],
}


@pytest.fixture
def steady():
    return copy.deepcopy(STEADY)


@pytest.fixture
def seven():
    return copy.deepcopy(SEVEN)


def kinds(plain):
    return {fault.kind for fault in verify(movement_from_plain(plain)).faults}


def test_the_steady_movement_is_sound_and_perfect(steady):
    quality = verify(movement_from_plain(steady))
    assert quality.is_sound
    assert (quality.figures.repeats, quality.figures.is_complete) == (0, True)
    assert quality.figures.meetings == ((0, 30), (1, 75))


def test_seven_people_who_sit_out_in_turn_are_sound(seven):
    assert kinds(seven) == set()


def test_a_person_who_plays_and_sits_out_is_caught(seven):
    seven["rounds"][0]["sit_out"] = [1, 2]
    assert WhizFaultKind.PERSON_TWICE in kinds(seven)


def test_a_person_without_a_place_is_caught(seven):
    seven["rounds"][0]["sit_out"] = []
    fault = verify(movement_from_plain(seven)).faults[0]
    assert (fault.kind, fault.round, fault.people) == (WhizFaultKind.PERSON_MISSING, 1, (1,))


def test_boards_at_two_tables_are_caught(steady):
    steady["rounds"][0]["tables"][0]["boards"] = 2
    found = verify(movement_from_plain(steady)).faults
    fault = next(fault for fault in found if fault.kind is WhizFaultKind.BOARDS_SHARED)
    assert (fault.round, fault.boards) == (1, 2)


def test_boards_played_again_are_caught_with_who_where_and_when(steady):
    first, second = (steady["rounds"][0]["tables"][t]["boards"] for t in (0, 1))
    steady["rounds"][0]["tables"][0]["boards"] = second
    steady["rounds"][0]["tables"][1]["boards"] = first
    found = verify(movement_from_plain(steady)).faults
    assert {fault.kind for fault in found} == {WhizFaultKind.BOARDS_AGAIN}
    assert (found[0].round, found[0].table, found[0].boards, found[0].people) == (2, 1, 2, (1,))


def test_the_constant_step_is_seen(steady):
    step = verify(movement_from_plain(steady)).figures.step
    assert (step.north, step.east, step.south, step.boards) == (0, 1, 2, 4)


def test_two_seats_exchanged_end_the_constant_step(steady):
    table = steady["rounds"][3]["tables"][0]
    table["N"], table["E"] = table["E"], table["N"]
    assert verify(movement_from_plain(steady)).figures.step is None


def test_comparison_counts_who_holds_the_same_hand_of_the_same_boards(steady):
    comparison = verify(movement_from_plain(steady)).figures.comparison
    # Each line of five is compared five times within itself and never outside.
    assert (comparison.least, comparison.most) == (0, 5)
    assert comparison.mean * 105 == 30 * 5


def test_the_bound_of_comparison_is_the_published_one(steady):
    # movements_reached.csv, 15 people, 5 tables, 5 rounds: 0.340
    bound = verify(movement_from_plain(steady)).figures.comparison.variance_bound
    assert round(float(bound), 3) == 0.340


def test_those_who_neither_meet_nor_are_compared_are_named(seven):
    for table in (table for each in seven["rounds"] for table in each["tables"]):
        table["boards"] = 10 * table["table"] + table["N"]
    figures = verify(movement_from_plain(seven)).figures
    assert (1, 2) not in figures.strangers
    assert figures.comparison.most < 3


def test_every_pair_has_its_number_of_meetings_and_of_comparisons(steady):
    tables = verify(movement_from_plain(steady)).figures.tables
    assert tables.meetings.times(1, 6) == tables.meetings.times(6, 1) == 1
    assert tables.meetings.times(1, 2) == 0
    assert tables.comparisons.times(1, 2) == 5
    assert dict(tables.comparisons.pairs())[1, 6] == 0


def test_boards_that_come_down_one_table_always_come_from_the_same_north(steady):
    figures = verify(movement_from_plain(steady)).figures
    # Boards go down one table a round and North stays: North 1 has them from North 2, four times.
    assert figures.tables.following.times(1, 2) == 4
    assert figures.tables.following.times(2, 1) == 0
    assert (figures.following.most, figures.following.most_bound) == (4, 1)
    assert figures.following.mean * 15 * 14 == 4 * 5 * 9


def test_the_bounds_stand_beside_the_figures(steady, seven):
    bounds = verify(movement_from_plain(steady)).figures.bounds
    assert (bounds.repeats, bounds.board_sets, bounds.can_be_complete) == (0, 5, True)
    assert (bounds.sit_outs, bounds.seat_imbalance) == ((0, 0), 1)
    bounds = verify(movement_from_plain(seven)).figures.bounds
    assert (bounds.can_be_complete, bounds.sit_outs) == (False, (0, 1))


def test_those_who_never_rest_must_meet_somebody_twice_when_their_others_run_out():
    # Sixteen people, eight rounds: eight of them play every round and meet 16 times 15 others.
    quality = verify(movement_from_plain(seats_plain(movement(16, 8))))
    assert quality.figures.bounds.repeats == 4


def test_tables_may_share_boards_when_the_director_says_so(steady):
    for said in steady["rounds"]:
        for table in said["tables"]:
            table["boards"] = said["round"]
    shared = movement_from_plain(steady)
    assert {fault.kind for fault in verify(shared).faults} == {WhizFaultKind.BOARDS_SHARED}
    quality = verify(shared, Sharing.ALLOWED)
    assert (quality.is_sound, quality.figures.sharing) == (True, 5)


def test_the_verdict_has_plain_values(steady):
    plain = quality_to_plain(verify(movement_from_plain(steady)))
    assert plain["constant_step"] == {"north": 0, "east": 1, "south": 2, "boards": 4}
    assert (plain["sound"], plain["repeats"], plain["complete"]) == (True, 0, True)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"players": "fifteen"}, MovementNumberError),
        ({"rounds": None}, MovementListError),
        ({"rounds": [5]}, MovementObjectError),
        ({"rounds": [{}]}, MovementFieldMissingError),
        ({"tables": True}, MovementNumberError),
    ],
)
def test_a_text_that_is_no_movement_is_refused(steady, change, error):
    with pytest.raises(error):
        movement_from_plain({**steady, **change})


def test_who_leaves_is_neither_missing_nor_owed_a_sit_out(seven):
    last = seven["rounds"][-1]
    (gone,) = last["sit_out"]
    last["sit_out"] = []
    assert WhizFaultKind.PERSON_MISSING in kinds(seven)
    seven["present"] = {str(gone): [1, last["round"] - 1]}
    assert kinds(seven) == set()


def test_a_place_for_somebody_who_is_not_there_is_caught(seven):
    plays = seven["rounds"][0]["tables"][0]["N"]
    seven["present"] = {str(plays): [2, 99]}
    assert WhizFaultKind.PERSON_ABSENT in kinds(seven)


@pytest.mark.parametrize("present", [[], {"x": [1, 2]}, {"2": 3}, {"2": [1]}, {"2": ["a", 2]}])
def test_who_is_there_has_to_be_told_in_two_rounds(steady, present):
    steady["present"] = present
    with pytest.raises(RuleError):
        movement_from_plain(steady)


def test_a_set_that_lies_at_one_table_only_is_a_fault(seven):
    seven["board_sets"] = 4
    seven["rounds"][2]["tables"][0]["boards"] = 4
    lone = [f for f in verify(movement_from_plain(seven)).faults if f.boards == 4]
    assert [(f.kind, f.round, f.table) for f in lone] == [(WhizFaultKind.BOARDS_ALONE, 3, 1)]


def test_in_a_single_round_every_set_lies_at_one_table(seven):
    seven["rounds"] = seven["rounds"][:1]
    assert WhizFaultKind.BOARDS_ALONE not in kinds(seven)


def test_where_somebody_leaves_early_a_set_may_be_left_at_one_table(seven):
    seven["present"] = {"7": [1, 2]}
    seven["rounds"][2]["tables"].pop()
    seven["rounds"][2]["sit_out"] = [3, 5, 6]
    assert WhizFaultKind.BOARDS_ALONE not in kinds(seven)


@pytest.mark.parametrize(("players", "bound"), [(11, 1), (17, 1), (23, 1), (95, 1), (14, 6)])
def test_somebody_must_meet_twice_where_one_pair_alone_would_be_left(players, bound):
    figures = verify(
        movement_from_plain(seats_plain(movement(players, (players + 2) // 2)))
    ).figures
    assert figures.bounds.repeats == bound
