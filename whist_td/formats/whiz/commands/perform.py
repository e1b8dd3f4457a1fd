"""What each command does to a Whiz tournament: one pure function a command."""

from collections.abc import Callable, Mapping
from datetime import datetime
from itertools import groupby, pairwise
from typing import Any

from whist_td.formats.whiz.commands import commands as ask
from whist_td.formats.whiz.rules import entry, movement, play
from whist_td.formats.whiz.rules.errors import BoardTwiceError
from whist_td.formats.whiz.rules.evening import WhizEvening


def opened_whiz(command: ask.CreateWhiz) -> WhizEvening:
    """Return the tournament that a director opens."""
    evening = WhizEvening(command.details, command.settings)
    return movement.with_rounds(entry.with_players(evening, command.players), command.rounds)


def _change_settings(
    command: ask.ChangeWhizSettings, evening: WhizEvening, _: datetime
) -> WhizEvening:
    changed = play.with_settings(evening, command.settings)
    return changed if command.rounds is None else movement.with_rounds(changed, command.rounds)


def _announce(command: ask.AnnounceWhizRound, evening: WhizEvening, now: datetime) -> WhizEvening:
    if not command.despite_missing:
        movement.check_closed(evening, evening.last_announced)
    return movement.announced(evening, command.round, now)


def _enter_many(command: ask.EnterBoards, evening: WhizEvening, now: datetime) -> WhizEvening:
    results = sorted((*command.results, *command.otherwise), key=lambda entered: entered[0])
    for (place, _), (next_place, _) in pairwise(results):
        if place == next_place:
            raise BoardTwiceError(*place)
    otherwise = {place for place, _ in command.otherwise}
    for round_number, of_round in groupby(results, key=lambda entered: entered[0].round):
        if round_number == evening.last_announced + 1:
            evening = movement.announced(evening, round_number, now)
        told = dict(of_round)
        happened = {place: told.pop(place) for place in otherwise & told.keys()}
        evening = play.as_it_happened(play.with_results(evening, told), happened)
    return evening


def _finish(command: ask.FinishWhiz, evening: WhizEvening, _: datetime) -> WhizEvening:
    if not command.despite_missing:
        movement.check_closed(evening, evening.last_announced)
    return play.finished(evening)


Performer = Callable[[Any, WhizEvening, datetime], WhizEvening]

WHIZ_PERFORMERS: Mapping[type, Performer] = {
    ask.ChangeWhizSettings: _change_settings,
    ask.AddPlayers: lambda c, e, _: movement.with_rounds(
        entry.with_players(e, c.players), c.rounds
    ),
    ask.ChangePlayer: lambda c, e, _: entry.with_changed_player(e, c.player),
    ask.RemovePlayer: lambda c, e, _: movement.with_rounds(
        entry.without_player(e, c.player), c.rounds
    ),
    ask.OrderPlayers: lambda c, e, _: movement.with_rounds(
        entry.with_order(e, c.order, c.seed), c.rounds
    ),
    ask.SeatRounds: lambda c, e, _: movement.with_rounds(e, c.rounds),
    ask.AddLatePlayer: lambda c, e, _: entry.with_late_player(e, c.player, c.rounds),
    ask.LetPlayerLeave: lambda c, e, _: entry.with_leaver(e, c.player, c.last_round, c.rounds),
    ask.TakePlayerBack: lambda c, e, _: entry.with_returner(e, c.player, c.rounds),
    ask.AnnounceWhizRound: _announce,
    ask.EnterBoard: lambda c, e, _: play.with_result(e, c.place, c.result),
    ask.EnterBoards: _enter_many,
    ask.RecordAsHappened: lambda c, e, _: play.as_it_happened(e, dict(c.results), c.instead_of),
    ask.ClearBoard: lambda c, e, _: play.without_result(e, c.place),
    ask.PenalisePlayer: lambda c, e, _: play.with_penalty(e, c.penalty),
    ask.LiftPenalty: lambda c, e, _: play.without_penalty(e, c.number),
    ask.ConfirmWhizRound: lambda c, e, now: play.with_check(e, c.round, now),
    ask.FinishWhiz: _finish,
}
