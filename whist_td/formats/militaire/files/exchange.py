"""An evening for other programs: as JSON, which is read again, and its standings as CSV."""

from collections.abc import Collection, Iterable, Iterator
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
from whist_td.formats.militaire.words.sentences import tie_sentence
from whist_td.interchange.event_json import (
    EventSource,
    Plain,
    as_json,
    event_text,
    progress_plain,
    whole,
)
from whist_td.interchange.reach import with_reach
from whist_td.interchange.tables import harmless, with_commas
from whist_td.movements.militaire import LEAST_TABLES, visitors_at
from whist_td.words.labels import shared_ranks, tied_words
from whist_td.words.words import Words

_HEADINGS = ("rank", "team", "name", "total", "withdrawn", "decided_after_round", "tie")
_FORMAT = "militaire"
_Results = dict[int, list[tuple[Place, Result]]]


def event_csv(evening: MilitaireEvent, _: Words, after_round: int | None = None) -> str:
    """Return the standings of an evening as a table of commas."""
    return standings_csv(standings_view(evening, after_round), _)


def standings_csv(view: StandingsView, _: Words) -> str:
    """Return the standings as a table of commas; only the tie sentence is in the club's words."""
    numbers = range(1, view.reach.sheet_round + 1)
    headings = [*_HEADINGS, *(f"cumulative_{number}" for number in numbers)]
    shared = shared_ranks([row for row in view.rows if not row.withdrawn])
    lines = ((*_line(row, _, shared), *_totals(view, row)) for row in view.rows)
    return with_commas(with_reach([headings, *lines], view.reach, _))


def _line(standing: MilitaireStanding, _: Words, shared: Collection[int]) -> list[object]:
    decided = standing.separation.round if standing.separation else None
    return [
        standing.rank,
        standing.team,
        harmless(standing.name),
        _blank(standing.total),
        "yes" if standing.withdrawn else "no",
        "" if decided is None else decided,
        tied_words(tie_sentence(standing, _), _, is_shared=standing.rank in shared),
    ]


def _totals(view: StandingsView, row: MilitaireStanding) -> Iterator[int | str]:
    return map(_blank, view.running[row.team])


def _blank(number: int | None) -> int | str:
    return "" if number is None else number


def movement_json(settings: Settings, tables: int) -> str:
    """Return the rotation of an evening with so many teams."""
    return as_json(movement_plain(settings, tables))


def standings_json(view: StandingsView) -> str:
    """Return the standings after a round."""
    return as_json(_standings_plain(view))


def event_json(evening: MilitaireEvent, lines: Iterable[Line]) -> str:
    """Return everything that a program would want of an event; it can be read in again."""
    return event_text(_FORMAT, _event_plain(evening), lines)


def movement_plain(settings: Settings, tables: int) -> Plain:
    """Return the rotation as plain values, as it is planned."""
    if tables < LEAST_TABLES:
        raise TooFewTeamsError(tables, LEAST_TABLES)
    return _movement(settings, tables, planned_rounds(settings, tables))


def _evening_movement_plain(evening: MilitaireEvent) -> Plain:
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


def _standings_plain(view: StandingsView) -> Plain:
    """Return the standings as plain values."""
    return {
        "format": _FORMAT,
        **view.reach.plain,
        "standings": [_standing(row, view.running[row.team]) for row in view.rows],
    }


def _standing(standing: MilitaireStanding, running: Iterable[int | None]) -> Plain:
    plain: Plain = {
        "rank": standing.rank,
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


def _event_plain(evening: MilitaireEvent) -> Plain:
    """Return an event as plain values: its facts, and what follows from them."""
    view = standings_view(evening)
    return {
        "event": to_plain(evening.details),
        "settings": to_plain(evening.settings),
        "entries": [to_plain(team) for team in evening.teams.values()],
        "movement": _evening_movement_plain(evening),
        "announced": [to_plain(announced) for announced in evening.rounds.values()],
        "results": [_result(place, evening.results[place]) for place in sorted(evening.results)],
        "playoffs": [
            {"winner": winner, "loser": sum(pair) - winner}
            for pair, winner in evening.playoffs.items()
        ],
        "progress": progress_plain(evening),
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
    return created, (
        *_draw(progress, teams),
        *_rounds(source),
        *_withdrawals(teams),
        *_checks(source),
        *_playoffs(source),
        *((ask.FinishEvent(despite_missing=True),) if progress.finished else ()),
    )


def _draw(progress: MilitaireProgress, teams: list[Team]) -> Iterator[Command]:
    if progress.table_seed is not None:
        order = tuple(sorted(team.number for team in teams))
        yield ask.OrderTables(order, progress.table_seed)


def _rounds(source: EventSource) -> Iterator[Command]:
    results = _results(source)
    for announced in _announced(source):
        yield _announcement(announced)
        if announced.number in results:
            yield ask.EnterResults(tuple(results.pop(announced.number)))
        for table in sorted(announced.redeals):
            yield ask.RecordRedeal(Place(announced.number, table))
    for round_number in sorted(results):
        yield ask.EnterResults(tuple(results[round_number]))


def _announcement(announced: AnnouncedRound) -> ask.AnnounceRound:
    return ask.AnnounceRound(
        announced.number, announced.trump, announced.call, despite_missing=True, despite_places=True
    )


def _announced(source: EventSource) -> list[AnnouncedRound]:
    return source.section("announced", list[AnnouncedRound]) if "announced" in source.plain else []


def _results(source: EventSource) -> _Results:
    by_round: _Results = {}
    for place, result in source.each("results", _entered):
        by_round.setdefault(place.round, []).append((place, result))
    return by_round


def _entered(plain: Plain) -> tuple[Place, Result]:
    place = converter().structure((plain["round"], plain["table"]), Place)
    told = ("winner", "kind", "tricks", "note")
    facts = {name: plain[name] for name in told if name in plain}
    return place, converter().structure(facts, Result)


def _withdrawals(teams: list[Team]) -> Iterator[Command]:
    for team in teams:
        if team.withdrawn_from is not None:
            yield ask.WithdrawTeam(team.number, team.withdrawn_from)


def _checks(source: EventSource) -> Iterator[Command]:
    for announced in _announced(source):
        if announced.checked_at is not None:
            yield ask.ConfirmRound(announced.number)


def _playoffs(source: EventSource) -> Iterator[Command]:
    if "playoffs" in source.plain:
        yield from source.each(
            "playoffs", lambda pair: ask.SettleTie(whole(pair["winner"]), whole(pair["loser"]))
        )
