"""How a Whiz tournament stands in a club file: its facts as rows of its tables and back."""

from typing import TYPE_CHECKING

from whist_td.core.contracts import Contract, Hand, Risk, Strain
from whist_td.core.players import Player
from whist_td.desk.kinds import fraction, moment
from whist_td.formats.whiz.commands import DESK
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    NoContract,
    Outcome,
    Penalty,
    Played,
)
from whist_td.storage.formats import FactTable, StoredFormat, Values, numbered, up_to_lost_round

if TYPE_CHECKING:  # what declares them takes long to be read
    from whist_td.formats.whiz.tables import (
        WhizPenaltyRow,
        WhizPlayerRow,
        WhizResultRow,
        WhizRoundRow,
    )

_NOTHING: Values = {
    "level": None,
    "strain": None,
    "risk": None,
    "declarer": None,
    "tricks": None,
    "adjusted": None,
    "reason": "",
}


def _player(row: "WhizPlayerRow") -> tuple[int, Player]:
    player = Player(row.number, row.name, row.club, row.first_round, row.last_round)
    return row.number, player


def _round_values(seated: SeatedRound) -> Values:
    return {
        "seatings": [[s.table, s.board_set, *s.seats] for s in seated.seatings],
        "sit_out": list(seated.sit_out),
        "announced_at": seated.announced_at.isoformat() if seated.announced_at else None,
        "checked_at": seated.checked_at.isoformat() if seated.checked_at else None,
    }


def _round(row: "WhizRoundRow") -> tuple[int, SeatedRound]:
    seated = SeatedRound(
        row.number,
        tuple(Seating(*numbers) for numbers in row.seatings),
        tuple(row.sit_out),
        moment(row.announced_at) if row.announced_at else None,
        moment(row.checked_at) if row.checked_at else None,
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


def _result(row: "WhizResultRow") -> tuple[BoardPlace, BoardResult]:
    claimed = (row.claimed[0], row.claimed[1], row.claimed[2]) if row.claimed else None
    result = BoardResult((row.north, row.east, row.south), _outcome(row), claimed)
    return BoardPlace(row.round, row.table_number, row.board), result


def _outcome(row: "WhizResultRow") -> Outcome:
    if row.kind == "played":
        contract = Contract(row.level or 0, Strain(row.strain), Risk(row.risk or 0))
        return Played(contract, Hand(row.declarer), row.tricks or 0)
    if row.kind == "adjusted":
        north, east, south = (
            None if text is None else fraction(text) for text in row.adjusted or ()
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


def _penalty(row: "WhizPenaltyRow") -> tuple[int, Penalty]:
    return row.number, Penalty(row.player, row.round, fraction(row.amount), row.reason)


def _kept(evening: WhizEvent) -> Values:
    """Keep the penalties of those who are there; results keep who held the hands by themselves."""
    penalties = evening.penalties.items()
    return {"penalties": {n: each for n, each in penalties if each.player in evening.players}}


STORE = StoredFormat(
    DESK,
    {
        "players": numbered("whiz_player", _player, names=("name",), texts=("club",)),
        "rounds": numbered("whiz_round", _round, _round_values),
        "results": FactTable(
            "whiz_result",
            lambda place: {"round": place.round, "table_number": place.table, "board": place.board},
            _result_values,
            _result,
            texts=("reason",),
        ),
        "penalties": numbered("whiz_penalty", _penalty, _penalty_values, texts=("reason",)),
    },
    lambda evening, _at: up_to_lost_round(evening, Player, _kept, lambda result: result.seats),
)
