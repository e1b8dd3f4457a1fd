"""How a militaire event stands in a club file: its facts as rows of its tables and back."""

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from whist_td.core.contracts import Strain
from whist_td.core.errors import RuleError
from whist_td.desk.kinds import converter, moment, to_plain
from whist_td.desk.recovery import Discrepancy, Source
from whist_td.formats.militaire.commands import DESK
from whist_td.formats.militaire.rules.event import AnnouncedRound, MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.formats.militaire.rules.teams import Substitute, Team, call_of
from whist_td.storage.formats import LOST_NAME, FactTable, StoredFormat, Values, numbered

if TYPE_CHECKING:  # what declares them takes long to be read
    from whist_td.formats.militaire.tables import RoundRow, TableResultRow, TeamRow


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


def _team(row: "TeamRow") -> tuple[int, Team]:
    substitutes = tuple(converter().structure(each, Substitute) for each in row.substitutes)
    players = (row.player_1, row.player_2, row.player_3)
    team = Team(row.number, row.name, row.captain, players, substitutes, row.withdrawn_from)
    return row.number, team


def _round_values(announced: AnnouncedRound) -> Values:
    return {
        "trump": announced.trump.value,
        "call": f"{announced.call[0]}-{announced.call[1]}",
        "announced_at": announced.announced_at.isoformat(),
        "checked_at": announced.checked_at.isoformat() if announced.checked_at else None,
        "redeals": sorted(announced.redeals),
    }


def _round(row: "RoundRow") -> tuple[int, AnnouncedRound]:
    announced = AnnouncedRound(
        row.number,
        Strain(row.trump),
        call_of(int(row.call[0]), int(row.call[-1])),
        moment(row.announced_at),
        frozenset(row.redeals),
        moment(row.checked_at) if row.checked_at else None,
    )
    return row.number, announced


def _result_values(result: Result) -> Values:
    return {
        "winner": result.winner.value if result.winner else None,
        "kind": result.kind.value,
        "tricks": result.tricks,
        "note": result.note,
    }


def _result(row: "TableResultRow") -> tuple[Place, Result]:
    winner = Side(row.winner) if row.winner else None
    result = Result(winner, ResultKind(row.kind), row.tricks, row.note)
    return Place(row.round, row.table_number), result


def _made_sound(
    evening: MilitaireEvent, at: datetime
) -> tuple[MilitaireEvent, tuple[Discrepancy, ...]]:
    teams, filled = _with_teams(evening)
    rounds, planned = _with_rounds(teams, at)
    return _without_strangers(rounds), (*filled, *planned)


def _with_teams(evening: MilitaireEvent) -> tuple[MilitaireEvent, tuple[Discrepancy, ...]]:
    """Give a team whose row is lost a question mark for a name: its table was played at."""
    played = max((place.table for place in evening.results), default=0)
    numbers = range(1, max((*evening.teams, played), default=0) + 1)
    lost = [number for number in numbers if number not in evening.teams]
    added = {n: Team(n, "", f"{LOST_NAME} {n}", ("", "", "")) for n in lost}
    teams = dict(sorted({**evening.teams, **added}.items()))
    doubts = tuple(Discrepancy("teams", Source.PLAN, number=number) for number in lost)
    return replace(evening, teams=teams), doubts


def _with_rounds(
    evening: MilitaireEvent, at: datetime
) -> tuple[MilitaireEvent, tuple[Discrepancy, ...]]:
    """Take a round whose announcement is lost, and whose results are not, as it was planned."""
    last = max((*evening.rounds, *(place.round for place in evening.results)), default=0)
    longer = max(last, evening.settings.rounds)
    evening = replace(evening, settings=replace(evening.settings, rounds=longer))
    lost = [number for number in range(1, last + 1) if number not in evening.rounds]
    added = {number: _planned(evening, number, at) for number in lost}
    rounds = dict(sorted({**evening.rounds, **added}.items()))
    doubts = tuple(Discrepancy("rounds", Source.PLAN, round=number) for number in lost)
    return replace(evening, rounds=rounds), doubts


def _planned(evening: MilitaireEvent, number: int, at: datetime) -> AnnouncedRound:
    try:
        plan = evening.plan(number)
        trump, call = plan.trump, plan.call
    except RuleError:
        trump, call = None, evening.settings.calls[(number - 1) % len(evening.settings.calls)]
    return AnnouncedRound(number, trump or Strain.NO_TRUMP, call, at)


def _without_strangers(evening: MilitaireEvent) -> MilitaireEvent:
    """Leave out an extra deal between teams that are not there."""
    playoffs = {
        pair: winner
        for pair, winner in evening.playoffs.items()
        if set(pair) <= evening.teams.keys() and winner in pair
    }
    return replace(evening, playoffs=playoffs)


STORE = StoredFormat(
    DESK,
    {
        "teams": numbered(
            "team",
            _team,
            _team_values,
            names=("captain", "player_1", "player_2", "player_3"),
            texts=("name",),
            people=("substitutes",),
        ),
        "rounds": numbered("round", _round, _round_values),
        "results": FactTable(
            "result",
            lambda place: {"round": place.round, "table_number": place.table},
            _result_values,
            _result,
            texts=("note",),
        ),
        "playoffs": FactTable(
            "playoff",
            lambda pair: {"first": pair[0], "second": pair[1]},
            lambda winner: {"winner": winner},
            lambda row: ((row.first, row.second), row.winner),
        ),
    },
    _made_sound,
)
