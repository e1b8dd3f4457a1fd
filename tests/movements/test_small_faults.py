"""What mutation testing found untold of the verifiers: the highest number, and the gaps between."""

from itertools import cycle

import pytest

from whist_td.core.movement_text import MovementNumberError
from whist_td.formats.whiz.files.exchange import seats_plain
from whist_td.movements.individual.drawing import pair_of
from whist_td.movements.pairs import movement as pairs_movement
from whist_td.movements.verify import faults as teams_form
from whist_td.movements.verify import quality as teams
from whist_td.movements.verify.faults import RotationFaultKind as TeamFault
from whist_td.movements.verify_individual import faults as tables_form
from whist_td.movements.verify_individual import quality as tables
from whist_td.movements.verify_whiz.faults import WhizFaultKind, movement_from_plain
from whist_td.movements.verify_whiz.quality import verify
from whist_td.movements.whiz.catalogue import movement as whiz_movement
from whist_td.movements.whiz.continuation import Continuation
from whist_td.words.messages import message
from whist_td.words.words import Language, words


def table(number, boards, north, east, south):
    return {"table": number, "boards": boards, "N": north, "E": east, "S": south}


def seven(*sit_outs):
    """Seven people, of whom these sit out, one a round."""
    rounds = []
    for number, out in enumerate(sit_outs):
        at = [person for person in range(1, 8) if person != out]
        tables = [table(1, 2 * number + 1, *at[:3]), table(2, 2 * number + 2, *at[3:])]
        rounds.append({"round": number + 1, "sit_out": [out], "tables": tables})
    boards = 2 * len(sit_outs)
    return movement_from_plain({"players": 7, "tables": 2, "board_sets": boards, "rounds": rounds})


@pytest.mark.parametrize(
    ("sit_outs", "gap"), [((1, 2, 3), None), ((1, 2, 1, 2, 3, 4, 2), 1), ((1, 1, 2, 2), 0)]
)
def test_the_shortest_time_between_two_sit_outs_of_one_person_is_told(sit_outs, gap):
    assert verify(seven(*sit_outs)).figures.sit_outs.gap == gap


@pytest.mark.parametrize("person", [1, 7])
def test_the_first_and_the_last_person_are_known_when_they_are_seated_twice(person):
    at = [n for n in range(1, 8) if n != person][:5]
    tables = [table(1, 1, *at[:2], person), table(2, 2, *at[2:4], person)]
    rounds = [{"round": 1, "sit_out": [at[4]], "tables": tables}]
    plain = {"players": 7, "tables": 2, "board_sets": 2, "rounds": rounds}
    kinds = {(fault.kind, fault.people) for fault in verify(movement_from_plain(plain)).faults}
    assert (WhizFaultKind.PERSON_TWICE, (person,)) in kinds
    assert not {kind for kind, _ in kinds} & {WhizFaultKind.PERSON_UNKNOWN}


def test_a_pair_of_people_is_one_pair_whoever_is_named_first():
    assert pair_of(3, 8) == pair_of(8, 3) == (3, 8)


@pytest.mark.parametrize("pairs", [4, 6, 8, 10])
def test_fixed_pairs_change_sides_from_round_to_round(pairs):
    """Nobody has the same side all evening but the pair that stays at its table."""
    rounds = pairs_movement(pairs, pairs - 1).rounds
    north = {n: sum(n == s.seats[0] for r in rounds for s in r.sittings) for n in range(1, pairs)}
    assert all(0 < times < pairs - 1 for times in north.values())


@pytest.mark.parametrize("number", [0, -1, 5])
def test_a_table_that_no_team_has_is_unknown_and_not_missing(plain_movement, number):
    plain = plain_movement(4)
    plain["rounds"][0]["tables"][0]["table"] = number
    faults = teams.verify(teams_form.movement_from_plain(plain)).faults
    assert (TeamFault.TABLE_UNKNOWN, number) in {(each.kind, each.table) for each in faults}


def at_one_table(*seats):
    """Four people at one table, sitting so round by round."""
    rounds = [
        {"round": number, "tables": [{"table": 1, "seats": list(each)}], "sit_out": []}
        for number, each in enumerate(seats, start=1)
    ]
    return tables_form.movement_from_plain({"players": 4, "tables": 1, "rounds": rounds})


@pytest.mark.parametrize(
    ("then", "staying"), [((2, 3, 4, 1), ()), ((1, 3, 4, 2), (1,)), ((2, 1, 4, 3), None)]
)
def test_one_sentence_moves_the_room_only_where_everybody_follows(then, staying):
    way = tables.verify(at_one_table((1, 2, 3, 4), then)).figures.way
    assert (way.staying if way else None) == staying


def test_who_never_comes_is_compared_with_nobody():
    plain = {"players": 7, "tables": 2, "board_sets": 2, "present": {"7": [1, 0]}}
    plain["rounds"] = [
        {"round": 1, "sit_out": [], "tables": [table(1, 1, 1, 2, 3), table(2, 2, 4, 5, 6)]},
        {"round": 2, "sit_out": [], "tables": [table(1, 2, 1, 2, 3), table(2, 1, 4, 5, 6)]},
    ]
    without = {key: value for key, value in plain.items() if key != "present"} | {"players": 6}
    told, expected = (verify(movement_from_plain(each)).figures for each in (plain, without))
    assert told.comparison == expected.comparison
    assert told.comparison.least == 0


@pytest.mark.parametrize("seated", [(), (table(1, 1, 2, 2, 2),)])
def test_where_nobody_plays_there_is_nothing_to_count(seated):
    plain = {"players": 6, "tables": 2, "board_sets": 2}
    plain["rounds"] = [{"round": 1, "sit_out": [1, 3, 4, 5, 6], "tables": list(seated)}]
    verdict = verify(movement_from_plain(plain))
    assert verdict.faults
    assert verdict.figures is None


@pytest.mark.parametrize("value", ["9" * 5_000, [[0] * 900], "é" * 61])
def test_a_wrong_value_of_any_length_is_refused_with_a_sentence_to_read(value):
    with pytest.raises(MovementNumberError) as refusal:
        movement_from_plain({"players": value, "tables": 2, "board_sets": 2, "rounds": []})
    assert len(message(refusal.value, words(Language.FRENCH))) < 160


@pytest.mark.parametrize("played", [1, 2])
def test_who_has_begun_a_stored_evening_is_offered_the_rest_of_it(played):
    stored = whiz_movement(15, 7)
    rest = Continuation(stored.rounds[:played], range(1, 16), 7 - played, cycle((3, 1, 4))).movement
    told = verify(movement_from_plain(seats_plain(rest)))
    assert told.is_sound
    assert told.figures.repeats == 0


@pytest.mark.parametrize(("people", "then"), [(9, 10), (15, 16), (15, 14)])
def test_when_somebody_comes_or_goes_all_still_sit_in_every_seat_about_as_often(people, then):
    played = whiz_movement(people, 6).rounds[:2]
    rest = Continuation(played, range(1, then + 1), 4, cycle((3, 1, 4))).movement
    figures = verify(movement_from_plain(seats_plain(rest))).figures
    assert figures.seat_imbalance <= 3
