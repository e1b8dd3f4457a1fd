"""Each hard rule of each family broken once by hand, and caught; no rule is left out."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from whist_td.core.contracts import SUITS
from whist_td.formats.militaire.rules.settings import Settings, planned_rounds
from whist_td.formats.militaire.views import rotation_of
from whist_td.formats.whiz.files.exchange import seats_plain
from whist_td.movements import pairs
from whist_td.movements.individual import catalogue as individual
from whist_td.movements.verify import faults as teams_form
from whist_td.movements.verify import quality as verify
from whist_td.movements.verify.faults import RotationFaultKind as Militaire
from whist_td.movements.verify_individual import faults as tables_form
from whist_td.movements.verify_individual import quality as verify_individual
from whist_td.movements.verify_individual.faults import TableFaultKind as Tables
from whist_td.movements.verify_whiz import faults as whiz_form
from whist_td.movements.verify_whiz import quality as verify_whiz
from whist_td.movements.verify_whiz.faults import WhizFaultKind as Whiz
from whist_td.movements.whiz.catalogue import movement, second_movement

Plain = dict[str, Any]
Plant = Callable[[Plain], object]


def at(plain: Plain, number: int = 2, table: int = 1) -> Plain:
    """Return what stands at a table in a round."""
    found: Plain = plain["rounds"][number - 1]["tables"][table - 1]
    return found


def put(plain: Plain, field: str, value: object, number: int = 2, table: int = 1) -> None:
    """Write something else at a table."""
    at(plain, number, table)[field] = value


def said(plain: Plain, number: int = 2) -> Plain:
    """Return what stands there of a round."""
    found: Plain = plain["rounds"][number - 1]
    return found


def with_rest(plain: Plain, number: int, resting: int) -> None:
    """Let somebody sit out, and whoever was to sit out play in his place."""
    instead = said(plain, number)["sit_out"][0]
    said(plain, number)["sit_out"] = sorted({*said(plain, number)["sit_out"], resting} - {instead})
    for told in said(plain, number)["tables"]:
        for name, person in told.items():
            if name in "NES" and person == resting:
                told[name] = instead


WHIZ: dict[Whiz, Plant] = {
    Whiz.TOO_FEW_PLAYERS: lambda plain: plain.update(players=5),
    Whiz.NO_ROUNDS: lambda plain: plain.update(rounds=[]),
    Whiz.ROUND_NUMBER: lambda plain: said(plain).update(round=9),
    Whiz.TABLE_TWICE: lambda plain: put(plain, "table", 2),
    Whiz.TABLE_UNKNOWN: lambda plain: put(plain, "table", 99),
    Whiz.TABLE_EMPTY: lambda plain: said(plain)["tables"].pop(),
    Whiz.BOARDS_UNKNOWN: lambda plain: put(plain, "boards", 99),
    Whiz.BOARDS_SHARED: lambda plain: put(plain, "boards", at(plain, table=2)["boards"]),
    Whiz.COPIES_LACKING: lambda plain: (
        plain.update(copies=2),
        [put(plain, "boards", at(plain)["boards"], table=n) for n in (2, 3)],
    ),
    Whiz.BOARDS_AGAIN: lambda plain: (
        put(plain, "N", at(plain, 1)["N"]) or put(plain, "boards", at(plain, 1)["boards"])
    ),
    Whiz.BOARDS_ALONE: lambda plain: plain.update(board_sets=99) or put(plain, "boards", 99),
    Whiz.PERSON_UNKNOWN: lambda plain: put(plain, "N", 99),
    Whiz.PERSON_TWICE: lambda plain: put(plain, "N", at(plain, table=2)["N"]),
    Whiz.PERSON_MISSING: lambda plain: said(plain).update(sit_out=[]),
    Whiz.PERSON_ABSENT: lambda plain: plain.update(present={str(at(plain)["N"]): [3, 5]}),
    Whiz.SITS_OUT_EARLY: lambda plain: with_rest(plain, 2, said(plain, 1)["sit_out"][0]),
    Whiz.SIT_OUTS_UNEVEN: lambda plain: with_rest(plain, 5, said(plain, 1)["sit_out"][0]),
}

TABLES: dict[Tables, Plant] = {
    Tables.TOO_FEW_ENTRANTS: lambda plain: plain.update(players=3),
    Tables.NO_ROUNDS: lambda plain: plain.update(rounds=[]),
    Tables.ROUND_NUMBER: lambda plain: said(plain).update(round=9),
    Tables.TABLE_TWICE: lambda plain: put(plain, "table", 2),
    Tables.TABLE_UNKNOWN: lambda plain: put(plain, "table", 99),
    Tables.TABLE_EMPTY: lambda plain: said(plain)["tables"].pop(),
    Tables.TABLE_SIZE: lambda plain: at(plain)["seats"].extend(at(plain, table=2)["seats"]),
    Tables.ENTRANT_UNKNOWN: lambda plain: at(plain)["seats"].__setitem__(0, 99),
    Tables.ENTRANT_TWICE: lambda plain: at(plain)["seats"].__setitem__(
        0, at(plain, table=2)["seats"][0]
    ),
    Tables.ENTRANT_MISSING: lambda plain: said(plain).update(sit_out=[]),
    Tables.SITS_OUT_EARLY: lambda plain: plain["rounds"].__setitem__(
        1, {**said(plain, 1), "round": 2}
    ),
    Tables.SIT_OUTS_UNEVEN: lambda plain: plain["rounds"].__setitem__(
        4, {**said(plain, 1), "round": 5}
    ),
}

PAIRS: dict[Tables, Plant] = {
    **TABLES,
    Tables.TOO_FEW_ENTRANTS: lambda plain: plain.update(pairs=1),
}


def turned_round(plain: Plain) -> None:
    """Let the pairs of the last round come from the other side."""
    plain["rounds"] = plain["rounds"][:3]
    for match in said(plain, 3)["tables"]:
        match["visitors"] = (match["table"] - 2) % plain["teams"] + 1


def exchanged(plain: Plain) -> None:
    """Let the visitors of two tables change places."""
    one, other = at(plain)["visitors"], at(plain, table=2)["visitors"]
    put(plain, "visitors", other)
    put(plain, "visitors", one, table=2)


MILITAIRE: dict[Militaire, Plant] = {
    Militaire.NO_ROUNDS: lambda plain: plain.update(rounds=[]),
    Militaire.ROUND_NUMBER: lambda plain: said(plain).update(round=9),
    Militaire.TRUMP: lambda plain: said(plain).update(trump="K"),
    Militaire.CALL: lambda plain: said(plain).update(call=[1, 1]),
    Militaire.STAYS: lambda plain: said(plain).update(stays=said(plain)["call"][0]),
    Militaire.TABLE_MISSING: lambda plain: said(plain)["tables"].pop(),
    Militaire.TABLE_TWICE: lambda plain: put(plain, "table", 2),
    Militaire.TABLE_UNKNOWN: lambda plain: put(plain, "table", 99),
    Militaire.HOME_ELSEWHERE: lambda plain: put(plain, "home", 5),
    Militaire.TEAM_UNKNOWN: lambda plain: put(plain, "visitors", 99),
    Militaire.VISITS_ITSELF: lambda plain: put(plain, "visitors", 1),
    Militaire.VISITS_NOBODY: lambda plain: put(plain, "visitors", 4),
    Militaire.VISITS_TWICE: lambda plain: put(plain, "visitors", 4),
    Militaire.UNEVEN: exchanged,
    Militaire.ADVANCE: lambda plain: said(plain).update(advance=3),
    Militaire.DIRECTION: turned_round,
}


@pytest.fixture
def whiz() -> Plain:
    return copy.deepcopy(seats_plain(movement(13, 5)))


def tables_plain(players: int, key: str, made: Any) -> Plain:
    rounds = [
        {
            "round": each.number,
            "tables": [{"table": s.table, "seats": list(s.seats)} for s in each.sittings],
            "sit_out": list(each.sit_out),
        }
        for each in made.rounds
    ]
    return {key: players, "tables": made.tables, "rounds": rounds}


@pytest.fixture
def nine() -> Plain:
    return tables_plain(9, "players", individual.movement(9, 9))


@pytest.fixture
def nine_pairs() -> Plain:
    return tables_plain(9, "pairs", pairs.movement(9, 9))


@pytest.fixture
def militaire() -> Plain:
    settings = Settings(trumps=SUITS)
    told = rotation_of(settings, 11, planned_rounds(settings, 11))
    return {
        "teams": 11,
        "rounds": [
            {
                "round": each.number,
                "trump": each.trump,
                "call": list(each.call),
                "stays": each.stays,
                "advance": each.advance,
                "tables": [vars(match) | {} for match in each.matches],
            }
            for each in told.rounds
        ],
    }


@pytest.mark.parametrize(
    ("planted", "rules"),
    [(WHIZ, Whiz), (TABLES, Tables), (PAIRS, Tables), (MILITAIRE, Militaire)],
    ids=["Whiz", "tables of four", "fixed pairs", "militaire"],
)
def test_no_hard_rule_is_left_out(planted, rules):
    assert set(planted) == set(rules)


@pytest.mark.parametrize("kind", WHIZ)
def test_a_fault_planted_in_a_whiz_movement_is_caught(whiz, kind):
    assert verify_whiz.verify(whiz_form.movement_from_plain(whiz)).is_sound
    WHIZ[kind](whiz)
    quality = verify_whiz.verify(whiz_form.movement_from_plain(whiz))
    assert kind in {fault.kind for fault in quality.faults}


@pytest.mark.parametrize("kind", TABLES)
def test_a_fault_planted_at_tables_of_four_is_caught(nine, kind):
    assert verify_individual.verify(tables_form.movement_from_plain(nine)).is_sound
    TABLES[kind](nine)
    quality = verify_individual.verify(tables_form.movement_from_plain(nine))
    assert kind in {fault.kind for fault in quality.faults}


@pytest.mark.parametrize("kind", PAIRS)
def test_a_fault_planted_among_fixed_pairs_is_caught(nine_pairs, kind):
    assert verify_individual.verify(tables_form.movement_from_plain(nine_pairs)).is_sound
    PAIRS[kind](nine_pairs)
    quality = verify_individual.verify(tables_form.movement_from_plain(nine_pairs))
    assert kind in {fault.kind for fault in quality.faults}


@pytest.mark.parametrize("kind", MILITAIRE)
def test_a_fault_planted_in_a_rotation_is_caught(militaire, kind):
    assert verify.verify(teams_form.movement_from_plain(militaire)).is_sound
    MILITAIRE[kind](militaire)
    quality = verify.verify(teams_form.movement_from_plain(militaire))
    assert kind in {fault.kind for fault in quality.faults}


def test_a_set_at_more_tables_than_it_has_copies_is_told_with_where():
    plain = seats_plain(second_movement(9, 4), copies=3)
    assert verify_whiz.verify(whiz_form.movement_from_plain(plain)).is_sound
    plain["copies"] = 2
    faults = verify_whiz.verify(whiz_form.movement_from_plain(plain)).faults
    assert {fault.kind for fault in faults} == {Whiz.COPIES_LACKING}
    assert next((fault.round, fault.boards is not None) for fault in faults) == (1, True)
