"""A militaire evening out of our own JSON: the commands that bring it about again."""

from collections.abc import Iterator
from dataclasses import replace

from whist_td.core.events import Details
from whist_td.core.people import Team
from whist_td.core.rounds import AnnouncedRound, Place
from whist_td.desk.file_errors import EventFileError
from whist_td.desk.plain import converter
from whist_td.desk.requests import Command
from whist_td.formats.militaire.commands import commands as ask
from whist_td.formats.militaire.files.json_export import FORMAT
from whist_td.formats.militaire.rules.event import MilitaireProgress
from whist_td.formats.militaire.rules.results import Result
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.interchange.event_json import EventSource, Plain, event_source

_Results = dict[int, list[tuple[Place, Result]]]


def read_event(text: str, file: str) -> tuple[ask.CreateEvent, tuple[Command, ...]]:
    """Return the opening of an event and the commands that lead to the same standings."""
    return commands_of(event_source(text, file))


def commands_of(source: EventSource) -> tuple[ask.CreateEvent, tuple[Command, ...]]:
    """Return the opening and the commands that a file of ours tells."""
    if source.format != FORMAT:
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
    for said in _announced(source):
        yield _announcement(said)
        if said.number in results:
            yield ask.EnterResults(tuple(results.pop(said.number)))
        for table in sorted(said.redeals):
            yield ask.RecordRedeal(Place(said.number, table))
    for round_number in sorted(results):
        yield ask.EnterResults(tuple(results[round_number]))


def _announcement(said: AnnouncedRound) -> ask.AnnounceRound:
    return ask.AnnounceRound(
        said.number, said.trump, said.call, despite_missing=True, despite_places=True
    )


def _announced(source: EventSource) -> list[AnnouncedRound]:
    return source.section("announced", list[AnnouncedRound]) if "announced" in source.plain else []


def _results(source: EventSource) -> _Results:
    by_round: _Results = {}
    with source.blaming("results"):
        for plain in source.plain["results"]:
            place = converter().structure((plain["round"], plain["table"]), Place)
            result = converter().structure(_facts(plain), Result)
            by_round.setdefault(place.round, []).append((place, result))
    return by_round


def _facts(plain: Plain) -> Plain:
    return {name: plain[name] for name in ("winner", "kind", "tricks", "note") if name in plain}


def _withdrawals(teams: list[Team]) -> Iterator[Command]:
    for team in teams:
        if team.withdrawn_from is not None:
            yield ask.WithdrawTeam(team.number, team.withdrawn_from)


def _checks(source: EventSource) -> Iterator[Command]:
    for said in _announced(source):
        if said.checked_at is not None:
            yield ask.ConfirmRound(said.number)


def _playoffs(source: EventSource) -> Iterator[Command]:
    with source.blaming("playoffs"):
        for pair in source.plain.get("playoffs", ()):
            yield ask.SettleTie(int(pair["winner"]), int(pair["loser"]))
