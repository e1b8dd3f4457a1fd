"""The facts of a Whiz tournament to rows and back: functions for each kind of fact."""

from datetime import datetime
from fractions import Fraction

from whist_td.core.players import Player
from whist_td.core.strains import Strain
from whist_td.formats.militaire.store import FactTable, Values
from whist_td.formats.whiz.rules.game import Contract, Risk
from whist_td.formats.whiz.rules.hands import Hand
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    NoContract,
    Outcome,
    Penalty,
    Played,
)
from whist_td.formats.whiz.rules.seating import SeatedRound, Seating
from whist_td.storage.tables import WhizPenaltyRow, WhizPlayerRow, WhizResultRow, WhizRoundRow

_NOTHING: Values = {
    "level": None,
    "strain": None,
    "risk": None,
    "declarer": None,
    "tricks": None,
    "adjusted": None,
    "reason": "",
}


def _player_values(player: Player) -> Values:
    return {
        "name": player.name,
        "club": player.club,
        "first_round": player.first_round,
        "last_round": player.last_round,
    }


def _player(row: WhizPlayerRow) -> tuple[int, Player]:
    player = Player(row.number, row.name, row.club, row.first_round, row.last_round)
    return row.number, player


def _round_values(seated: SeatedRound) -> Values:
    return {
        "seatings": [[s.table, s.board_set, *s.seats] for s in seated.seatings],
        "sit_out": list(seated.sit_out),
        "announced_at": seated.announced_at.isoformat() if seated.announced_at else None,
        "checked_at": seated.checked_at.isoformat() if seated.checked_at else None,
    }


def _round(row: WhizRoundRow) -> tuple[int, SeatedRound]:
    seated = SeatedRound(
        row.number,
        tuple(Seating(*numbers) for numbers in row.seatings),
        tuple(row.sit_out),
        datetime.fromisoformat(row.announced_at) if row.announced_at else None,
        datetime.fromisoformat(row.checked_at) if row.checked_at else None,
    )
    return row.number, seated


def _result_values(result: BoardResult) -> Values:
    north, east, south = result.seats
    return {
        **_NOTHING,
        **_outcome_values(result.outcome),
        "north": north,
        "east": east,
        "south": south,
        "claimed": list(result.claimed) if result.claimed else None,
    }


def _outcome_values(outcome: Outcome) -> Values:
    if isinstance(outcome, NoContract):
        return {"kind": outcome.value}
    if isinstance(outcome, Adjusted):
        percents = [None if percent is None else str(percent) for percent in outcome.percents]
        return {"kind": "adjusted", "adjusted": percents, "reason": outcome.reason}
    return {
        "kind": "played",
        "level": outcome.contract.level,
        "strain": outcome.contract.strain.value,
        "risk": int(outcome.contract.risk),
        "declarer": outcome.declarer.value,
        "tricks": outcome.tricks,
    }


def _result(row: WhizResultRow) -> tuple[BoardPlace, BoardResult]:
    claimed = (row.claimed[0], row.claimed[1], row.claimed[2]) if row.claimed else None
    result = BoardResult((row.north, row.east, row.south), _outcome(row), claimed)
    return BoardPlace(row.round, row.table_number, row.board), result


def _outcome(row: WhizResultRow) -> Outcome:
    if row.kind == "played":
        contract = Contract(row.level or 0, Strain(row.strain), Risk(row.risk or 0))
        return Played(contract, Hand(row.declarer), row.tricks or 0)
    if row.kind == "adjusted":
        north, east, south = (
            None if text is None else Fraction(text) for text in row.adjusted or ()
        )
        return Adjusted(north, east, south, row.reason)
    return NoContract(row.kind)


def _penalty_values(penalty: Penalty) -> Values:
    return {
        "player": penalty.player,
        "round": penalty.round,
        "amount": str(penalty.amount),
        "reason": penalty.reason,
    }


def _penalty(row: WhizPenaltyRow) -> tuple[int, Penalty]:
    return row.number, Penalty(row.player, row.round, Fraction(row.amount), row.reason)


WHIZ_TABLES: dict[str, FactTable] = {
    "players": FactTable(WhizPlayerRow, lambda number: {"number": number}, _player_values, _player),
    "rounds": FactTable(WhizRoundRow, lambda number: {"number": number}, _round_values, _round),
    "results": FactTable(
        WhizResultRow,
        lambda place: {"round": place.round, "table_number": place.table, "board": place.board},
        _result_values,
        _result,
    ),
    "penalties": FactTable(
        WhizPenaltyRow, lambda number: {"number": number}, _penalty_values, _penalty
    ),
}
