"""An event as JSON for other programs: keys and codes are English and fixed."""

from collections.abc import Iterable

from whist_td.core.errors import TooFewTeamsError
from whist_td.core.people import Team
from whist_td.core.rounds import Place
from whist_td.desk.journal import Line
from whist_td.desk.plain import to_plain
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.results import Result
from whist_td.formats.militaire.rules.schedule import PlannedRound, planned_rounds
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views.views import (
    StandingsView,
    effective_round,
    standings_view,
)
from whist_td.interchange.event_json import Plain, as_json, journal_plain
from whist_td.movements.militaire import LEAST_TABLES, visitors_at

FORMAT = "militaire"


def movement_json(settings: Settings, tables: int) -> str:
    """Return the rotation of an evening with so many teams."""
    return as_json(movement_plain(settings, tables))


def standings_json(view: StandingsView) -> str:
    """Return the standings after a round."""
    return as_json(standings_plain(view))


def event_json(evening: MilitaireEvent, lines: Iterable[Line]) -> str:
    """Return everything that a program would want of an event; `json_import` reads it again."""
    return as_json(event_plain(evening, lines))


def movement_plain(settings: Settings, tables: int) -> Plain:
    """Return the rotation as plain values, as it is planned."""
    if tables < LEAST_TABLES:
        raise TooFewTeamsError(tables, LEAST_TABLES)
    return _movement(settings, tables, planned_rounds(settings, tables))


def evening_movement_plain(evening: MilitaireEvent) -> Plain:
    """Return an event's rotation as plain values, put right by what was really announced."""
    if evening.tables < LEAST_TABLES:
        return {"teams": evening.tables, "rounds": []}
    numbers = range(1, evening.settings.rounds + 1)
    rounds = (effective_round(evening, number) for number in numbers)
    return _movement(evening.settings, evening.tables, rounds)


def _movement(settings: Settings, tables: int, rounds: Iterable[PlannedRound]) -> Plain:
    return {
        "teams": tables,
        "rounds": [_round(settings, tables, planned) for planned in rounds],
    }


def _round(settings: Settings, tables: int, planned: PlannedRound) -> Plain:
    return {
        "round": planned.number,
        "trump": planned.trump.value if planned.trump else None,
        "call": list(planned.call),
        "stays": planned.stays,
        "advance": planned.advance,
        "tables": [
            {
                "table": table,
                "home": table,
                "visitors": visitors_at(table, planned.number, tables, settings.direction),
            }
            for table in range(1, tables + 1)
        ],
    }


def standings_plain(view: StandingsView) -> Plain:
    """Return the standings as plain values."""
    return {
        "format": FORMAT,
        "after_round": view.after_round,
        "standings": [_standing(standing) for standing in view.rows],
    }


def _standing(standing: MilitaireStanding) -> Plain:
    plain: Plain = {
        "rank": standing.rank,
        "team": standing.team,
        "name": standing.name,
        "total": standing.total,
        "cumulative": list(standing.running),
        "decided_after_round": standing.separation.round if standing.separation else None,
    }
    if standing.average is not None:
        plain["average"] = round(float(standing.average), 6)
    if standing.withdrawn:
        plain["withdrawn"] = True
    return plain


def event_plain(evening: MilitaireEvent, lines: Iterable[Line]) -> Plain:
    """Return an event as plain values: its facts, what follows from them, and its journal."""
    view = standings_view(evening)
    return {
        "format": FORMAT,
        "event": to_plain(evening.details),
        "settings": to_plain(evening.settings),
        "entries": [_entry(team) for team in evening.teams.values()],
        "movement": evening_movement_plain(evening),
        "announced": [to_plain(said) for said in evening.rounds.values()],
        "results": [_result(place, evening.results[place]) for place in sorted(evening.results)],
        "playoffs": [
            {"winner": winner, "loser": sum(pair) - winner}
            for pair, winner in evening.playoffs.items()
        ],
        "progress": to_plain(evening.progress),
        "after_round": view.after_round,
        "standings": standings_plain(view)["standings"],
        "journal": journal_plain(lines),
    }


def _entry(team: Team) -> Plain:
    plain: Plain = to_plain(team)
    return plain


def _result(place: Place, result: Result) -> Plain:
    return {
        "round": place.round,
        "table": place.table,
        "winner": result.winner.value if result.winner else None,
        "tricks": result.tricks,
        "kind": result.kind.value,
        "note": result.note,
    }
