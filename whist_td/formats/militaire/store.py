"""The facts of a militaire evening to rows and back: functions for each kind of fact."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlmodel import SQLModel

from whist_td.core.events import Details
from whist_td.core.people import Substitute, Team
from whist_td.core.rounds import AnnouncedRound, Place, call_of
from whist_td.core.strains import Strain
from whist_td.desk.plain import converter, to_plain
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.storage.tables import PlayoffRow, ResultRow, RoundRow, TeamRow

Values = dict[str, Any]


@dataclass(frozen=True)
class FactTable:
    """How the facts of one field of an evening stand in a table."""

    rows: type[SQLModel]
    key: Callable[[Any], Values]
    values: Callable[[Any], Values]
    fact: Callable[[Any], tuple[Any, Any]]


def event_values(field: str, fact: object) -> Values:
    """Return the columns of the event's own row that hold a single fact."""
    if isinstance(fact, Details):
        return {"name": fact.name, "date": fact.date, "place": fact.place, "logo": fact.logo}
    return {field: to_plain(fact)}


def _team_values(team: Team) -> Values:
    return {
        "name": team.name,
        "captain": team.captain,
        "player_1": team.players[0],
        "player_2": team.players[1],
        "player_3": team.players[2],
        "withdrawn_from": team.withdrawn_from,
        "substitutes": [to_plain(substitute) for substitute in team.substitutes],
    }


def _team(row: TeamRow) -> tuple[int, Team]:
    substitutes = tuple(converter().structure(each, Substitute) for each in row.substitutes)
    players = (row.player_1, row.player_2, row.player_3)
    team = Team(row.number, row.name, row.captain, players, substitutes, row.withdrawn_from)
    return row.number, team


def _round_values(said: AnnouncedRound) -> Values:
    return {
        "trump": said.trump.value,
        "call": f"{said.call[0]}-{said.call[1]}",
        "announced_at": said.announced_at.isoformat(),
        "checked_at": said.checked_at.isoformat() if said.checked_at else None,
        "redeals": sorted(said.redeals),
    }


def _round(row: RoundRow) -> tuple[int, AnnouncedRound]:
    said = AnnouncedRound(
        row.number,
        Strain(row.trump),
        call_of(int(row.call[0]), int(row.call[-1])),
        datetime.fromisoformat(row.announced_at),
        frozenset(row.redeals),
        datetime.fromisoformat(row.checked_at) if row.checked_at else None,
    )
    return row.number, said


def _result_values(result: Result) -> Values:
    return {
        "winner": result.winner.value if result.winner else None,
        "kind": result.kind.value,
        "tricks": result.tricks,
        "note": result.note,
    }


def _result(row: ResultRow) -> tuple[Place, Result]:
    winner = Side(row.winner) if row.winner else None
    result = Result(winner, ResultKind(row.kind), row.tricks, row.note)
    return Place(row.round, row.table_number), result


MILITAIRE_TABLES: dict[str, FactTable] = {
    "teams": FactTable(TeamRow, lambda number: {"number": number}, _team_values, _team),
    "rounds": FactTable(RoundRow, lambda number: {"number": number}, _round_values, _round),
    "results": FactTable(
        ResultRow,
        lambda place: {"round": place.round, "table_number": place.table},
        _result_values,
        _result,
    ),
    "playoffs": FactTable(
        PlayoffRow,
        lambda pair: {"first": pair[0], "second": pair[1]},
        lambda winner: {"winner": winner},
        lambda row: ((row.first, row.second), row.winner),
    ),
}
