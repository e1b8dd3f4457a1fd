"""What small rooms cannot do is listed anew, and what is served is as good as that leaves."""

import csv
from pathlib import Path

import pytest
from movements.measured import bound
from movements.prove_small import are_sets_proved, claims, is_found, is_proved, sets_claims

from whist_td.movements.tables import fewest_repeats, fewest_sets
from whist_td.movements.whiz.offers import offers

QUALITY = Path(__file__).parents[2] / "packaging" / "movements" / "quality.csv"
QUICK = 0.4
"""So many seconds a listing may have taken that is done each time."""
CLAIMS, SETS = claims(), sets_claims()


def named(claim):
    copies = " from copies" if claim.copies else ""
    return f"{claim.players} people {claim.rounds} rounds{copies}"


def named_sets(claim):
    return f"{claim.players} people {claim.rounds} rounds"


@pytest.mark.parametrize("claim", [c for c in CLAIMS if c.seconds <= QUICK], ids=named)
def test_no_movement_has_fewer_second_meetings(claim):
    assert is_proved(claim)


@pytest.mark.nightly
@pytest.mark.parametrize("claim", [c for c in CLAIMS if c.seconds > QUICK], ids=named)
def test_no_movement_of_the_larger_rooms_has_fewer_second_meetings(claim):
    assert is_proved(claim)


@pytest.mark.parametrize("claim", CLAIMS, ids=named)
def test_the_listing_takes_what_is_served_with_one_second_meeting_more(claim):
    assert is_found(claim)


def test_a_claim_of_one_second_meeting_too_many_is_not_proved():
    claim = next(c for c in CLAIMS if (c.players, c.rounds, c.copies) == (8, 4, False))
    assert not is_proved(
        type(claim)(8, 4, copies=False, fewest=claim.fewest + 1, classes=(), laid=0, seconds=0)
    )


@pytest.mark.parametrize("claim", CLAIMS, ids=named)
def test_what_is_served_has_as_few_as_there_can_be(claim):
    served = [
        o.facts.repeats
        for o in offers(claim.players, claim.rounds)
        if claim.copies or o.facts.copies == 1
    ]
    assert min(served) == claim.fewest


@pytest.mark.parametrize("claim", CLAIMS, ids=named)
def test_the_program_travels_with_what_is_proved(claim):
    assert fewest_repeats(claim.players, claim.rounds, 1 + claim.copies) == claim.fewest


def test_the_finders_bound_is_the_verifiers_in_all_movements():
    with QUALITY.open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    told = {(int(r["players"]), int(r["rounds"])): int(r["repeats_bound"]) for r in rows}
    assert {case: bound(*case) for case in told} == told


@pytest.mark.parametrize("players", range(11, 100, 6))
def test_where_one_pair_alone_would_not_meet_somebody_meets_twice(players):
    assert bound(players, (players + 1) // 2) == 1


@pytest.mark.parametrize("claim", [c for c in SETS if c.seconds <= QUICK], ids=named_sets)
def test_fewer_sets_will_not_do_beside_the_fewest_second_meetings(claim):
    assert are_sets_proved(claim)


@pytest.mark.nightly
@pytest.mark.parametrize("claim", [c for c in SETS if c.seconds > QUICK], ids=named_sets)
def test_fewer_sets_will_not_do_in_the_larger_rooms(claim):
    assert are_sets_proved(claim)


@pytest.mark.parametrize("claim", SETS, ids=named_sets)
def test_what_is_served_has_as_few_sets_as_there_can_be(claim):
    best = offers(claim.players, claim.rounds)[0].facts
    assert (best.repeats, best.board_sets) == (claim.repeats, claim.fewest_sets)
    assert fewest_sets(claim.players, claim.rounds) == claim.fewest_sets
