"""What each command does to an evening: one pure function a command."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from itertools import groupby, pairwise
from typing import Any

from whist_td.core.errors import TableTwiceError
from whist_td.desk.recovery_command import TakeOverFacts
from whist_td.desk.requests import AnyCommand, AnyEvening, AnyOpening, E
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.commands.perform import CLUB_PERFORMERS, opened_club
from whist_td.formats.militaire.commands import commands as ask
from whist_td.formats.militaire.rules import entries, play
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.whiz.commands.commands import CreateWhiz
from whist_td.formats.whiz.commands.perform import WHIZ_PERFORMERS, opened_whiz


def perform(command: AnyCommand, evening: E, now: datetime) -> E:
    """Return the evening after a command, or raise the `RuleError` that refuses it."""
    after: E = _PERFORMERS[type(command)](command, evening, now)
    return after


def opened(command: AnyOpening) -> AnyEvening:
    """Return the evening that a director opens."""
    match command:
        case CreateWhiz():
            return opened_whiz(command)
        case CreateClub():
            return opened_club(command)
    return _opened(command)


def _opened(command: ask.CreateEvent) -> Evening:
    return entries.with_teams(Evening(command.details, command.settings), command.teams)


def rehearsed(create: AnyOpening, later: Iterable[AnyCommand], now: datetime) -> AnyEvening:
    """Return the evening that commands would make, written nowhere, or refuse them all."""
    evening = opened(create)
    for command in later:
        evening = perform(command, evening, now)
    return evening


def _announce(command: ask.AnnounceRound, evening: Evening, now: datetime) -> Evening:
    if not command.despite_missing:
        play.check_closed(evening, evening.last_announced)
    said = play.announced(evening, command.round, command.trump, command.call, now)
    if not command.despite_places and not evening.is_started:
        play.check_complete(evening)
    return said


def _enter_many(command: ask.EnterResults, evening: Evening, now: datetime) -> Evening:
    results = sorted(command.results, key=lambda entered: entered[0])
    for (place, _), (next_place, _) in pairwise(results):
        if place == next_place:
            raise TableTwiceError(*place)
    for round_number, of_round in groupby(results, key=lambda entered: entered[0].round):
        if round_number == evening.last_announced + 1:
            evening = play.announced(evening, round_number, None, None, now)
        evening = play.with_results(evening, dict(of_round))
    return evening


def _finish(command: ask.FinishEvent, evening: Evening, _: datetime) -> Evening:
    for round_number in () if command.despite_missing else evening.rounds:
        play.check_closed(evening, round_number)
    return play.finished(evening)


_Performer = Callable[[Any, Any, datetime], Any]

_PERFORMERS: dict[type, _Performer] = {
    ask.ChangeDetails: lambda c, e, _: replace(e, details=c.details),
    ask.ChangeSettings: lambda c, e, _: play.with_settings(e, c.settings),
    ask.AddTeams: lambda c, e, _: entries.with_teams(e, c.teams),
    ask.ChangeTeam: lambda c, e, _: entries.with_changed_team(e, c.team),
    ask.RemoveTeam: lambda c, e, _: entries.without_team(e, c.team),
    ask.OrderTables: lambda c, e, _: entries.with_order(e, c.order, c.seed),
    ask.AddSubstitute: lambda c, e, _: entries.with_substitute(e, c.team, c.substitute),
    ask.WithdrawTeam: lambda c, e, _: entries.withdrawn(e, c.team, c.from_round),
    ask.ReinstateTeam: lambda c, e, _: entries.reinstated(e, c.team),
    ask.AnnounceRound: _announce,
    ask.CorrectAnnouncement: lambda c, e, _: play.corrected_announcement(
        e, c.round, c.trump, c.call
    ),
    ask.EnterResult: lambda c, e, _: play.with_result(e, c.place, c.result),
    ask.EnterResults: _enter_many,
    ask.ClearResult: lambda c, e, _: play.without_result(e, c.place),
    ask.RecordRedeal: lambda c, e, _: play.with_redeal(e, c.place),
    ask.ConfirmRound: lambda c, e, now: play.with_check(e, c.round, now),
    ask.FinishEvent: _finish,
    TakeOverFacts: lambda _, e, __: e,
    **WHIZ_PERFORMERS,
    **CLUB_PERFORMERS,
    ask.SettleTie: lambda c, e, _: play.with_playoff(e, c.winner, c.loser),
}
