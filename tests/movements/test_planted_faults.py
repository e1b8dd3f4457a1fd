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


def militaire() -> Plain:
    settings = Settings(trumps=SUITS)
    told = rotation_of(settings, 11, planned_rounds(settings, 11))
    rounds = [
        {
            **{name: getattr(each, name) for name in ("trump", "stays", "advance")},
            "round": each.number,
            "call": list(each.call),
            "tables": [vars(match) | {} for match in each.matches],
        }
        for each in told.rounds
    ]
    return {"teams": 11, "rounds": rounds}


OF_WHIZ = whiz_form.movement_from_plain, verify_whiz.verify
OF_TABLES = tables_form.movement_from_plain, verify_individual.verify
FAMILIES: dict[str, tuple[Any, ...]] = {
    "Whiz": (Whiz, WHIZ, whiz, *OF_WHIZ),
    "tables of four": (
        *(Tables, TABLES),
        lambda: tables_plain(9, "players", individual.movement(9, 9)),
        *OF_TABLES,
    ),
    "fixed pairs": (
        *(Tables, PAIRS),
        lambda: tables_plain(9, "pairs", pairs.movement(9, 9)),
        *OF_TABLES,
    ),
    "militaire": (
        *(Militaire, MILITAIRE, militaire),
        *(teams_form.movement_from_plain, verify.verify),
    ),
}
BESIDE: dict[object, set[object]] = {
    **{kind: set() for kind in (Whiz.NO_ROUNDS, Whiz.ROUND_NUMBER)},
    **{kind: {Whiz.TABLE_EMPTY} for kind in (Whiz.TABLE_TWICE, Whiz.TABLE_UNKNOWN)},
    **{kind: set() for kind in (Tables.NO_ROUNDS, Tables.ROUND_NUMBER)},
    **{kind: {Tables.TABLE_EMPTY} for kind in (Tables.TABLE_TWICE, Tables.TABLE_UNKNOWN)},
}
"""What else is wrong where one fault was planted, if that is known by its name."""


@pytest.mark.parametrize("family", FAMILIES)
def test_no_hard_rule_is_left_out(family):
    rules, planted, *_ = FAMILIES[family]
    assert set(planted) == set(rules)


@pytest.mark.parametrize(
    ("family", "kind"),
    [(family, kind) for family, (_, planted, *_) in FAMILIES.items() for kind in planted],
)
def test_a_planted_fault_is_caught_and_nothing_that_is_right(family, kind):
    _rules, planted, make, read, verdict = FAMILIES[family]
    plain = make()
    assert verdict(read(plain)).is_sound
    planted[kind](plain)
    found = {fault.kind for fault in verdict(read(plain)).faults}
    assert kind in found
    assert found - {kind} == BESIDE.get(kind, found - {kind})


def test_a_set_at_more_tables_than_it_has_copies_is_told_with_where():
    plain = seats_plain(second_movement(9, 4), copies=3)
    assert verify_whiz.verify(whiz_form.movement_from_plain(plain)).is_sound
    plain["copies"] = 2
    faults = verify_whiz.verify(whiz_form.movement_from_plain(plain)).faults
    assert {fault.kind for fault in faults} == {Whiz.COPIES_LACKING}
    assert next((fault.round, fault.boards is not None) for fault in faults) == (1, True)
