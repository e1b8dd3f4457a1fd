"""An evening for other programs: as JSON, which is read again, and its standings as CSV."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from whist_td.core.events import Details
from whist_td.desk.file_errors import EventFileError
from whist_td.desk.journal import Line
from whist_td.desk.kinds import converter, to_plain
from whist_td.desk.requests import Command
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.errors import TooFewTeamsError
from whist_td.formats.militaire.rules.event import (
    AnnouncedRound,
    MilitaireEvent,
    MilitaireProgress,
    Place,
)
from whist_td.formats.militaire.rules.results import Result
from whist_td.formats.militaire.rules.settings import PlannedRound, Settings, planned_rounds
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.views import StandingsView, effective_round, standings_view
from whist_td.interchange.event_json import (
    EventSource,
    Plain,
    as_json,
    event_text,
    progress_plain,
    whole,
)
from whist_td.movements.militaire import LEAST_TABLES, visitors_at

_FORMAT = "militaire"
_Results = dict[int, list[tuple[Place, Result]]]


def movement_json(settings: Settings, tables: int) -> str:
    """Return the rotation of an evening with so many teams."""
    return as_json(movement_plain(settings, tables))


def standings_json(view: StandingsView) -> str:
    """Return the standings after a round."""
    return as_json(_standings_plain(view))


def event_json(event: MilitaireEvent, lines: Iterable[Line]) -> str:
    """Return everything that a program would want of an event; it can be read in again."""
    return event_text(_FORMAT, _event_plain(event), lines)


def movement_plain(settings: Settings, tables: int) -> Plain:
    """Return the rotation as plain values, as it is planned."""
    if tables < LEAST_TABLES:
        raise TooFewTeamsError(tables, LEAST_TABLES)
    return _movement(settings, tables, planned_rounds(settings, tables))


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


def _standings_plain(view: StandingsView) -> Plain:
    """Return the standings as plain values."""
    return {
        "format": _FORMAT,
        **view.reach.plain,
        "standings": [_standing(row, view.running[row.team]) for row in view.rows],
    }


def _standing(standing: MilitaireStanding, running: Iterable[int | None]) -> Plain:
    plain: Plain = {
        "rank": standing.rank if standing.is_begun else None,
        "team": standing.team,
        "name": standing.name,
        "total": standing.total,
        "cumulative": list(running),
        "decided_after_round": standing.separation.round if standing.separation else None,
    }
    if standing.average is not None:
        plain["average"] = round(float(standing.average), 6)
    if standing.withdrawn:
        plain["withdrawn"] = True
    return plain


def _event_plain(event: MilitaireEvent) -> Plain:
    """Return an event as plain values: its facts, and what follows from them."""
    view = standings_view(event)
    movement: Plain = {"teams": event.tables, "rounds": []}
    if event.tables >= LEAST_TABLES:  # put right by what was really announced
        numbers = range(1, event.settings.rounds + 1)
        rounds = (effective_round(event, number) for number in numbers)
        movement = _movement(event.settings, event.tables, rounds)
    return {
        "event": to_plain(event.details),
        "settings": to_plain(event.settings),
        "entries": [to_plain(team) for team in event.teams.values()],
        "movement": movement,
        "announced": [to_plain(announced) for announced in event.rounds.values()],
        "results": [_result(place, event.results[place]) for place in sorted(event.results)],
        "playoffs": [
            {"winner": winner, "loser": sum(pair) - winner}
            for pair, winner in event.playoffs.items()
        ],
        "progress": progress_plain(event),
        **view.reach.plain,
        "standings": _standings_plain(view)["standings"],
    }


def _result(place: Place, result: Result) -> Plain:
    return {
        "round": place.round,
        "table": place.table,
        "winner": result.winner.value if result.winner else None,
        "tricks": result.tricks,
        "kind": result.kind.value,
        "note": result.note,
    }


def commands_of(source: EventSource) -> tuple[ask.CreateEvent, tuple[Command, ...]]:
    """Return the opening and the commands that a file of ours tells."""
    if source.format != _FORMAT:
        raise EventFileError(source.file, "format")
    teams = source.section("entries", list[Team])
    progress = (
        source.section("progress", MilitaireProgress)
        if "progress" in source.plain
        else MilitaireProgress()
    )
    created = ask.CreateEvent(
        source.section("event", Details),
        source.section("settings", Settings),
        tuple(replace(team, withdrawn_from=None) for team in teams),
    )
    return created, tuple(_later(source, progress, teams))


def _later(
    source: EventSource, progress: MilitaireProgress, teams: list[Team]
) -> Iterator[Command]:
    """Yield what was done once the event was open."""
    if progress.table_seed is not None:
        order = tuple(sorted(team.number for team in teams))
        yield ask.OrderTables(order, progress.table_seed)
    yield from _rounds(source)
    for team in teams:
        if team.withdrawn_from is not None:
            yield ask.WithdrawTeam(team.number, team.withdrawn_from)
    for announced in _announced(source):
        if announced.checked_at is not None:
            yield ask.ConfirmRound(announced.number)
    if "playoffs" in source.plain:
        yield from source.each(
            "playoffs", lambda pair: ask.SettleTie(whole(pair["winner"]), whole(pair["loser"]))
        )
    if progress.finished:
        yield ask.FinishEvent(despite_missing=True)


def _rounds(source: EventSource) -> Iterator[Command]:
    results: _Results = {}
    for place, result in source.each("results", _entered):
        results.setdefault(place.round, []).append((place, result))
    for announced in _announced(source):
        yield ask.AnnounceRound(
            announced.number,
            announced.trump,
            announced.call,
            despite_missing=True,
            despite_places=True,
        )
        if announced.number in results:
            yield ask.EnterResults(tuple(results.pop(announced.number)))
        for table in sorted(announced.redeals):
            yield ask.RecordRedeal(Place(announced.number, table))
    for round_number in sorted(results):
        yield ask.EnterResults(tuple(results[round_number]))


def _announced(source: EventSource) -> list[AnnouncedRound]:
    return source.section("announced", list[AnnouncedRound]) if "announced" in source.plain else []


def _entered(plain: Plain) -> tuple[Place, Result]:
    place = converter().structure((plain["round"], plain["table"]), Place)
    fields = ("winner", "kind", "tricks", "note")
    facts = {name: plain[name] for name in fields if name in plain}
    return place, converter().structure(facts, Result)
