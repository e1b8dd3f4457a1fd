"""What mutation testing found untold of the verifiers: the highest number, and the gaps between."""

import pytest

from whist_td.movements.individual.history import pair_of
from whist_td.movements.pairs import movement as pairs_movement
from whist_td.movements.verify_whiz import FaultKind, movement_from_plain, verify


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
    assert (FaultKind.PERSON_TWICE, (person,)) in kinds
    assert not {kind for kind, _ in kinds} & {FaultKind.PERSON_UNKNOWN}


def test_a_pair_of_people_is_one_pair_whoever_is_named_first():
    assert pair_of(3, 8) == pair_of(8, 3) == (3, 8)


@pytest.mark.parametrize("pairs", [4, 6, 8, 10])
def test_fixed_pairs_change_sides_from_round_to_round(pairs):
    """Nobody has the same side all evening but the pair that stays at its table."""
    rounds = pairs_movement(pairs, pairs - 1).rounds
    north = {n: sum(n == s.seats[0] for r in rounds for s in r.sittings) for n in range(1, pairs)}
    assert all(0 < times < pairs - 1 for times in north.values())
