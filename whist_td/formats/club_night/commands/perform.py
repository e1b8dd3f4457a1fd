"""What each command does to a club night: one pure function a command."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from itertools import groupby, pairwise
from typing import Any

from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.rules import comings, entry, play, seats
from whist_td.formats.club_night.rules.errors import DealTwiceError
from whist_td.formats.club_night.rules.evening import ClubEvening, Progress
from whist_td.formats.club_night.views.seating import ready_for


def opened_club(command: ask.CreateClub) -> ClubEvening:
    """Return the club night that a director opens."""
    evening = ClubEvening(command.details, command.settings, Progress(command.seed))
    return seats.with_rounds(entry.with_players(evening, command.players), command.rounds)


def _change_settings(
    command: ask.ChangeClubSettings, evening: ClubEvening, _: datetime
) -> ClubEvening:
    changed = play.with_settings(evening, command.settings)
    return changed if command.rounds is None else seats.with_rounds(changed, command.rounds)


def _seat(command: ask.SeatClubRounds, evening: ClubEvening, _: datetime) -> ClubEvening:
    progress = replace(evening.progress, draw_seed=command.seed)
    return seats.with_rounds(replace(evening, progress=progress), command.rounds)


def _begin(command: ask.BeginClubRound, evening: ClubEvening, now: datetime) -> ClubEvening:
    if not command.despite_missing:
        seats.check_closed(evening, evening.last_announced)
    if command.seated is None:
        evening = ready_for(evening, command.round)
    return seats.begun(evening, command.round, command.seated, now)


def _enter_many(command: ask.EnterDeals, evening: ClubEvening, now: datetime) -> ClubEvening:
    deals = sorted(command.deals, key=lambda entered: entered[0])
    for (place, _), (next_place, _) in pairwise(deals):
        if place == next_place:
            raise DealTwiceError(*place)
    told = {n: dict(of_n) for n, of_n in groupby(deals, key=lambda entered: entered[0].round)}
    for round_number in sorted({*told, *(line.round for line in command.sanctions)}):
        if round_number == evening.last_announced + 1:
            evening = seats.begun(ready_for(evening, round_number), round_number, None, now)
        enter = play.taken_over if command.as_they_stand else play.with_deals
        evening = enter(evening, told.get(round_number, {}))
    for line in command.sanctions:
        evening = play.with_sanction(evening, line)
    return evening


def _finish(command: ask.FinishClub, evening: ClubEvening, _: datetime) -> ClubEvening:
    if not command.despite_missing:
        seats.check_closed(evening, evening.last_announced)
    return play.finished(evening)


Performer = Callable[[Any, ClubEvening, datetime], ClubEvening]

CLUB_PERFORMERS: Mapping[type, Performer] = {
    ask.ChangeClubSettings: _change_settings,
    ask.AddClubPlayers: lambda c, e, _: seats.with_rounds(
        entry.with_players(e, c.players), c.rounds
    ),
    ask.ChangeClubPlayer: lambda c, e, _: entry.with_changed_player(e, c.player),
    ask.RemoveClubPlayer: lambda c, e, _: seats.with_rounds(
        entry.without_player(e, c.player), c.rounds
    ),
    ask.SeatClubRounds: _seat,
    ask.OrderClubPlayers: lambda c, e, _: seats.with_rounds(entry.with_order(e, c.order), c.rounds),
    ask.PairClubPlayers: lambda c, e, _: seats.with_rounds(
        entry.with_pair(e, c.first, c.second), c.rounds
    ),
    ask.AddLateClubPlayer: lambda c, e, _: comings.with_late_players(e, (c.player,), c.rounds),
    ask.AddLateClubPlayers: lambda c, e, _: comings.with_late_players(e, c.players, c.rounds),
    ask.LetClubPlayerLeave: lambda c, e, _: comings.with_leavers(
        e, (c.player,), c.last_round, c.rounds
    ),
    ask.LetClubPlayersLeave: lambda c, e, _: comings.with_leavers(
        e, c.players, c.last_round, c.rounds
    ),
    ask.TakeClubPlayerBack: lambda c, e, _: comings.with_returners(e, (c.player,), c.rounds),
    ask.TakeClubPlayersBack: lambda c, e, _: comings.with_returners(e, c.players, c.rounds),
    ask.SubstituteClubPlayer: lambda c, e, _: comings.with_substitute(
        e, c.player, c.substitute, c.rounds
    ),
    ask.FormClubPair: lambda c, e, _: comings.with_new_pair(
        e, c.leaving, c.last_round, c.pair, c.rounds
    ),
    ask.BeginClubRound: _begin,
    ask.CorrectClubSeats: lambda c, e, _: seats.with_corrected_seats(e, c.seated),
    ask.EnterDeal: lambda c, e, _: play.with_deal(e, c.place, c.deal),
    ask.EnterDeals: _enter_many,
    ask.InsertDeal: lambda c, e, _: play.with_deal_between(e, c.place, c.deal),
    ask.RemoveDeal: lambda c, e, _: play.without_deal(e, c.place),
    ask.SanctionPlayer: lambda c, e, _: play.with_sanction(e, c.line),
    ask.LiftSanction: lambda c, e, _: play.without_sanction(e, c.number),
    ask.FinishClub: _finish,
}
