from itertools import pairwise
from typing import Any

import pytest

from whist_td.core.movement_text import (
    MovementFieldMissingError,
    MovementListError,
    MovementNumberError,
    MovementObjectError,
    MovementSpot,
    MovementTeamsError,
    MovementTextError,
)
from whist_td.formats.militaire.rules.settings import OTHER_CALLS, Settings
from whist_td.movements.militaire import Direction, meetings
from whist_td.movements.verify.faults import RotationFaultKind, movement_from_plain
from whist_td.movements.verify.quality import quality_to_plain, verify

TEAM_OF_SEATS = 6


def judged(plain: Any):
    return verify(movement_from_plain(plain))


def kinds(plain: Any) -> set[RotationFaultKind]:
    return {fault.kind for fault in judged(plain).faults}


@pytest.mark.parametrize("way", Direction)
def test_our_own_movement_keeps_every_rule(plain_movement, way):
    for tables in range(2, 61):
        assert judged(plain_movement(tables, Settings(direction=way, shift=True))).faults == ()


def test_meetings_are_those_that_the_generator_promises(plain_movement):
    for tables in range(2, 61):
        figures = judged(plain_movement(tables)).figures
        assert (figures.least_meetings, figures.most_meetings) == meetings(tables, 24)
        assert figures.meets_equally == figures.can_meet_equally


@pytest.mark.parametrize(
    ("tables", "least", "most"),
    [
        pytest.param(t, least, most, id=f"RULES 1.4, T={t}")
        for t, least, most in [
            (2, 48, 48), (3, 24, 24), (4, 16, 16), (5, 12, 12), (6, 9, 10), (7, 8, 8), (8, 6, 7),
            (9, 6, 6), (10, 5, 6), (11, 4, 5), (12, 4, 5), (13, 4, 4), (14, 3, 4), (15, 3, 4),
            (16, 3, 4), (17, 3, 3), (18, 2, 3), (24, 2, 3), (25, 2, 2), (26, 1, 2), (48, 1, 2),
            (49, 1, 1), (50, 0, 1), (60, 0, 1),
        ]
    ],
)  # fmt: skip
def test_how_often_two_teams_meet(plain_movement, tables, least, most):
    figures = judged(plain_movement(tables)).figures
    assert (figures.least_meetings, figures.most_meetings) == (least, most)


def test_home_and_away_are_balanced_where_the_laps_are_whole(plain_movement):
    for tables in range(2, 61):
        gap = judged(plain_movement(tables)).figures.home_away_gap
        assert (gap == 0) == (tables in {2, 3, 4, 5, 7, 9, 13, 25})


@pytest.mark.parametrize(
    ("tables", "default", "shifted"),
    [
        pytest.param(t, default, shifted, id=f"RULES 1.4, T={t}")
        for t, default, shifted in [
            (2, 8, 8), (3, 4, 4), (4, 8, 3), (5, 2, 2), (6, 2, 2), (7, 4, 2), (8, 2, 2), (9, 1, 1),
            (10, 3, 1), (11, 1, 1), (12, 1, 1), (13, 2, 1), (14, 1, 1), (15, 1, 1), (16, 2, 1),
            (17, 1, 1), (18, 1, 1), (19, 2, 1), (20, 1, 1), (21, 1, 1), (22, 2, 1), (23, 1, 1),
            (24, 1, 1), (25, 1, 1), (49, 1, 1), (60, 1, 1),
        ]
    ],
)  # fmt: skip
def test_the_most_often_one_pair_visits_the_same_team(plain_movement, tables, default, shifted):
    assert judged(plain_movement(tables)).figures.most_repeats == default
    assert judged(plain_movement(tables, Settings(shift=True))).figures.most_repeats == shifted


@pytest.mark.parametrize("tables", [2, 4, 7, 11, 13, 22, 24, 25])
@pytest.mark.parametrize(
    "settings", [Settings(), Settings(shift=True), Settings(calls=OTHER_CALLS)]
)
def test_all_team_mates_play_eight_rounds_together(plain_movement, tables, settings):
    figures = judged(plain_movement(tables, settings)).figures
    assert [times for _, times in figures.partners] == [8] * TEAM_OF_SEATS
    assert [times for _, times in figures.splits] == [8, 8, 8]


def test_every_call_comes_twice_with_every_trump(plain_movement):
    figures = judged(plain_movement(11)).figures
    assert [times for _, _, times in figures.split_trumps] == [2] * 12


@pytest.mark.parametrize("tables", [4, 7, 10, 13, 16, 19, 22])
def test_the_captain_changes_partner_every_round_even_with_the_shift(plain_movement, tables):
    rounds = plain_movement(tables, Settings(shift=True))["rounds"]
    stayed = [said["stays"] for said in rounds]
    assert all(one != next_one for one, next_one in pairwise(stayed))


def test_the_rounds_of_a_double_advance_are_told(plain_movement):
    assert judged(plain_movement(11)).figures.double_advances == (11, 21)


def _swap_visitors(plain: Any) -> None:
    first, second = plain["rounds"][2]["tables"][:2]
    first["visitors"], second["visitors"] = second["visitors"], first["visitors"]


def _table(plain: Any, name: str, value: int) -> None:
    plain["rounds"][2]["tables"][1][name] = value


def _said(plain: Any, name: str, value: object) -> None:
    plain["rounds"][2][name] = value


@pytest.mark.parametrize(
    ("kind", "name", "value"),
    [
        (RotationFaultKind.CALL, "call", [1, 2, 3]),
        (RotationFaultKind.CALL, "call", [0, 2]),
        (RotationFaultKind.ADVANCE, "advance", 2),
        (RotationFaultKind.ADVANCE, "advance", 12),
    ],
)
def test_a_round_said_otherwise_than_it_is_walked_is_found(plain_movement, kind, name, value):
    plain = plain_movement(11)
    _said(plain, name, value)
    assert kind in kinds(plain)


def test_a_fault_says_where_it_is(plain_movement):
    plain = plain_movement(11)
    _said(plain, "stays", 2)
    (fault,) = judged(plain).faults
    assert (fault.kind, fault.round, fault.table) == (RotationFaultKind.STAYS, 3, None)


def test_pairs_that_stray_are_named(plain_movement):
    plain = plain_movement(11)
    _swap_visitors(plain)
    (fault,) = judged(plain).faults
    assert (fault.round, set(fault.teams)) == (3, {9, 10})


@pytest.mark.parametrize(
    ("spoil", "refusal", "spot"),
    [
        (lambda plain: plain.pop("teams"), MovementFieldMissingError, MovementSpot()),
        (lambda plain: plain.update(teams="11"), MovementNumberError, MovementSpot()),
        (lambda plain: plain.update(teams=True), MovementNumberError, MovementSpot()),
        (lambda plain: plain.update(rounds={}), MovementListError, MovementSpot()),
        (lambda plain: _said(plain, "call", [1, "3"]), MovementNumberError, MovementSpot(3)),
        (lambda plain: _said(plain, "trump", 4), MovementTextError, MovementSpot(3)),
        (lambda plain: plain["rounds"].insert(2, None), MovementObjectError, MovementSpot(3)),
        (lambda plain: _table(plain, "visitors", 2.5), MovementNumberError, MovementSpot(3, 2)),
        (
            lambda plain: plain["rounds"][2]["tables"][1].pop("home"),
            MovementFieldMissingError,
            MovementSpot(3, 2),
        ),
    ],
)
def test_a_text_that_is_no_movement_is_refused_and_says_where(plain_movement, spoil, refusal, spot):
    plain = plain_movement(11)
    spoil(plain)
    with pytest.raises(refusal) as refused:
        movement_from_plain(plain)
    assert refused.value.spot == spot


@pytest.mark.parametrize("teams", [-1, 0, 1, 1_000_000_000])
def test_a_number_of_teams_that_cannot_play_is_refused(teams):
    with pytest.raises(MovementTeamsError):
        movement_from_plain({"teams": teams, "rounds": []})


def test_what_nobody_asked_for_is_passed_over(plain_movement):
    plain = plain_movement(5) | {"quality": {"stars": 5}}
    assert judged(plain).is_sound


def test_the_verdict_as_the_command_line_prints_it(plain_movement):
    plain = plain_movement(11)
    _said(plain, "trump", "K")
    told = quality_to_plain(judged(plain))
    assert (told["format"], told["sound"]) == ("militaire", False)
    assert told["faults"] == [{"kind": "trump", "round": 3, "table": None, "teams": []}]
    assert told["figures"]["meetings"]["histogram"] == {"4": 11, "5": 44}
