import copy
from fractions import Fraction

import pytest

from whist_td.core.movement_text import (
    MovementFieldMissingError,
    MovementListError,
    MovementNumberError,
    MovementObjectError,
)
from whist_td.movements.verify_individual.faults import (
    TableFault,
    TableFaultKind,
    movement_from_plain,
)
from whist_td.movements.verify_individual.quality import (
    is_whist_tournament,
    matrices_of,
    quality_to_plain,
    verify,
)
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Language, words

# The whist tournament of eight by hand: 8 keeps North at table 1, the others follow the next lower.
EIGHT = {
    "players": 8,
    "tables": 2,
    "rounds": [
        {
            "round": r + 1,
            "sit_out": [],
            "tables": [
                {"table": 1, "seats": [8, *((p + r) % 7 + 1 for p in (1, 0, 3))]},
                {"table": 2, "seats": [(p + r) % 7 + 1 for p in (2, 4, 6, 5)]},
            ],
        }
        for r in range(7)
    ],
}
# Five by hand: 1 to 5 sit out in turn, partners as far to the left as to the right of them.
FIVE = {
    "players": 5,
    "tables": 1,
    "rounds": [
        {
            "round": r + 1,
            "sit_out": [r + 1],
            "tables": [{"table": 1, "seats": [(p + r) % 5 + 1 for p in (1, 2, 4, 3)]}],
        }
        for r in range(5)
    ],
}
# Four pairs, all against all: 4 keeps table 1.
PAIRS = {
    "pairs": 4,
    "tables": 2,
    "rounds": [
        {
            "round": r + 1,
            "sit_out": [],
            "tables": [
                {"table": 1, "seats": [4, r + 1]},
                {"table": 2, "seats": [(r + 1) % 3 + 1, (r + 2) % 3 + 1]},
            ],
        }
        for r in range(3)
    ],
}


@pytest.fixture
def eight():
    return copy.deepcopy(EIGHT)


@pytest.fixture
def five():
    return copy.deepcopy(FIVE)


@pytest.fixture
def pairs():
    return copy.deepcopy(PAIRS)


def kinds(plain):
    return {fault.kind for fault in verify(movement_from_plain(plain)).faults}


def figures(plain):
    return verify(movement_from_plain(plain)).figures


def test_five_by_hand_are_a_whist_tournament(five):
    movement = movement_from_plain(five)
    assert verify(movement).is_sound
    assert is_whist_tournament(matrices_of(movement))


def test_eight_by_hand_break_no_rule_and_partner_everybody_once(eight):
    assert kinds(eight) == set()
    assert figures(eight).partners.times == ((1, 28),)


def test_four_pairs_meet_once_each(pairs):
    assert kinds(pairs) == set()
    assert figures(pairs).opponents.times == ((1, 6),)


def test_a_person_in_two_places_is_caught_with_who_and_when(eight):
    eight["rounds"][1]["tables"][1]["seats"][0] = 8
    found = verify(movement_from_plain(eight)).faults
    twice = next(fault for fault in found if fault.kind is TableFaultKind.ENTRANT_TWICE)
    assert (twice.round, twice.entrants) == (2, (8,))


def test_a_person_who_plays_and_sits_out_is_caught(five):
    five["rounds"][0]["sit_out"] = [1, 2]
    assert TableFaultKind.ENTRANT_TWICE in kinds(five)


def test_a_person_without_a_place_is_caught(five):
    five["rounds"][2]["sit_out"] = []
    fault = verify(movement_from_plain(five)).faults[0]
    assert (fault.kind, fault.round, fault.entrants) == (TableFaultKind.ENTRANT_MISSING, 3, (3,))


@pytest.mark.parametrize("seats", [[], [1], [1, 2], [1, 2, 3, 4, 5, 6]])
def test_a_table_that_is_too_small_or_too_large_is_caught(eight, seats):
    eight["rounds"][0]["tables"][0]["seats"] = seats
    assert TableFaultKind.TABLE_SIZE in kinds(eight)


def test_three_pairs_at_a_table_are_caught(pairs):
    pairs["rounds"][0]["tables"][0]["seats"] = [4, 1, 2]
    assert TableFaultKind.TABLE_SIZE in kinds(pairs)


def test_uneven_sit_outs_are_caught_with_who(five):
    five["rounds"][4] = {**five["rounds"][0], "round": 5}
    found = verify(movement_from_plain(five)).faults
    assert found[-1].kind is TableFaultKind.SIT_OUTS_UNEVEN
    assert found[-1].entrants == (1,)


def test_two_who_exchange_seats_at_their_table_change_who_partners_whom(eight):
    north, east, south, west = eight["rounds"][0]["tables"][0]["seats"]
    eight["rounds"][0]["tables"][0]["seats"] = [east, north, south, west]
    assert kinds(eight) == set()
    assert figures(eight).partners.repeats == 2


def test_the_bound_of_repeats_counts_what_cannot_be_avoided(five):
    # Two games of five: 10 pairs of people, 5 rounds of 2 partners and 4 opponents.
    assert figures(five).partners.repeats_bound == 0
    assert figures(five).opponents.repeats_bound == 10


def test_the_spread_is_even_where_counts_differ_by_at_most_one(five):
    two_rounds = {**five, "rounds": five["rounds"][:2]}
    opponents = figures(two_rounds).opponents
    assert opponents.variance_bound == Fraction(4, 25)
    assert (opponents.variance == opponents.variance_bound) == (opponents.most == 1)


def test_partners_and_opponents_have_a_square_each(eight):
    squares = matrices_of(movement_from_plain(eight))
    assert [row[at] for at, row in enumerate(squares.partners)] == [0] * 8
    assert {count for row in squares.meetings for count in row} <= {0, 1, 2, 3, 4, 5}
    assert all(sum(row) == 7 for row in squares.partners)
    assert all(sum(row) == 14 for row in squares.opponents)


def test_at_a_table_of_five_nobody_has_a_partner():
    table = {"table": 1, "seats": [1, 2, 3, 4, 5]}
    plain = {"players": 5, "tables": 1, "rounds": [{"round": 1, "sit_out": [], "tables": [table]}]}
    squares = matrices_of(movement_from_plain(plain))
    assert {count for row in squares.partners for count in row} == {0}
    assert all(sum(row) == 4 for row in squares.opponents)


def test_rounds_at_odd_tables_are_counted():
    tables = [{"table": 1, "seats": [1, 2, 3, 4]}, {"table": 2, "seats": [5, 6, 7]}]
    plain = {"players": 7, "tables": 2, "rounds": [{"round": 1, "sit_out": [], "tables": tables}]}
    assert figures(plain).odd_tables == (0, 1)


def test_following_the_next_lower_is_seen_with_who_stays(eight):
    assert figures(eight).way.staying == (8,)


def test_steps_of_the_seats_are_seen(pairs):
    second = pairs["rounds"][0]["tables"]
    exchanged = [
        {"table": 1, "seats": [second[0]["seats"][0], second[1]["seats"][1]]},
        {"table": 2, "seats": [second[1]["seats"][0], second[0]["seats"][1]]},
    ]
    pairs["rounds"][1]["tables"] = exchanged
    pairs["rounds"] = pairs["rounds"][:2]
    assert figures(pairs).way.seat_steps == (0, 1)


def test_two_tables_exchanged_in_one_round_end_the_one_way(eight):
    tables = eight["rounds"][3]["tables"]
    tables[0]["table"], tables[1]["table"] = 2, 1
    assert figures(eight).way is None


def test_the_verdict_has_plain_values(five):
    plain = quality_to_plain(verify(movement_from_plain(five)))
    assert (plain["sound"], plain["faults"]) == (True, [])
    assert plain["sit_outs"] == {"least": 1, "most": 1, "gap": None}
    assert plain["opponents"]["times"] == [{"times": 2, "pairs": 10}]


def test_a_fault_has_plain_values(five):
    five["rounds"][0]["sit_out"] = []
    fault = quality_to_plain(verify(movement_from_plain(five)))["faults"][0]
    assert fault == {"kind": "entrant_missing", "round": 1, "table": None, "entrants": [1]}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"players": "five"}, MovementNumberError),
        ({"tables": True}, MovementNumberError),
        ({"rounds": None}, MovementListError),
        ({"rounds": [5]}, MovementObjectError),
        ({"rounds": [{}]}, MovementFieldMissingError),
    ],
)
def test_a_text_that_is_no_movement_is_refused(five, change, error):
    with pytest.raises(error):
        movement_from_plain({**five, **change})


@pytest.mark.parametrize("kind", TableFaultKind)
def test_every_fault_is_a_sentence_in_both_languages(kind):
    fault = TableFault(kind, 3, 2, (4, 5))
    english, french = (fault_sentence(fault, words(language)) for language in Language)
    assert english.endswith(".")
    assert french.endswith(".")
    assert english != french
