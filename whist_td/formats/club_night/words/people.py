"""Who plays in a club night, comes, goes and plays for whom, in sentences for the journal."""

from collections.abc import Iterable, Mapping

from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.players.words.player_history import (
    numbered,
    player_back,
    player_changed,
    player_late,
    player_leaving,
    player_removed,
    players_added,
)
from whist_td.words.formats import ActionText, Changes
from whist_td.words.history import change_of
from whist_td.words.words import Words


def _ordered(_command: ask.OrderClubPlayers, __: Changes, ___: ClubNightEvent, _: Words) -> str:
    return _("Players put in another order")


def _paired(command: ask.PairClubPlayers, __: Changes, evening: ClubNightEvent, _: Words) -> str:
    return _(
        "Players {first} and {second} are partners",
        first=numbered(command.first, evening),
        second=numbered(command.second, evening),
    )


def _late_together(
    command: ask.AddLateClubPlayers, changes: Changes, __: ClubNightEvent, _: Words
) -> str:
    entered = [change_of(changes, "players", p.number).after or p for p in command.players]
    return _.plural(
        "Player {players} joins from round {round}",
        "Players {players} join from round {round}",
        len(entered),
        players=", ".join(f"{player.number} ({player.name})" for player in entered),
        round=min((player.first_round for player in entered), default=0),
    )


def _leaving_together(
    command: ask.LetClubPlayersLeave, __: Changes, evening: ClubNightEvent, _: Words
) -> str:
    return _.plural(
        "Player {players} goes home after round {round}",
        "Players {players} leave after round {round}",
        len(command.players),
        players=_all_numbered(command.players, evening),
        round=command.last_round,
    )


def _back_together(
    command: ask.TakeClubPlayersBack, __: Changes, evening: ClubNightEvent, _: Words
) -> str:
    return _.plural(
        "Player {players} stays after all",
        "Players {players} stay after all",
        len(command.players),
        players=_all_numbered(command.players, evening),
    )


def _all_numbered(numbers: Iterable[int], evening: ClubNightEvent) -> str:
    return ", ".join(numbered(number, evening) for number in numbers)


def _substituted(
    command: ask.SubstituteClubPlayer, __: Changes, evening: ClubNightEvent, _: Words
) -> str:
    comes = command.substitute
    return _(
        "Player {substitute} ({name}) plays in the place of {player} from round {round}",
        substitute=comes.number,
        name=comes.name,
        player=numbered(command.player, evening),
        round=comes.first_round,
    )


def _new_pair(command: ask.FormClubPair, __: Changes, evening: ClubNightEvent, _: Words) -> str:
    one, other = command.pair
    return _(
        "Players {first} and {second} are a new pair, {one} and {other}, from round {round}",
        first=numbered(command.first, evening),
        second=numbered(command.second, evening),
        one=one.number,
        other=other.number,
        round=one.first_round,
    )


PEOPLE_DEEDS: Mapping[type, ActionText] = {
    ask.AddClubPlayers: players_added,
    ask.ChangeClubPlayer: player_changed,
    ask.RemoveClubPlayer: player_removed,
    ask.OrderClubPlayers: _ordered,
    ask.PairClubPlayers: _paired,
    ask.AddLateClubPlayer: player_late,
    ask.LetClubPlayerLeave: player_leaving,
    ask.TakeClubPlayerBack: player_back,
    ask.AddLateClubPlayers: _late_together,
    ask.LetClubPlayersLeave: _leaving_together,
    ask.TakeClubPlayersBack: _back_together,
    ask.SubstituteClubPlayer: _substituted,
    ask.FormClubPair: _new_pair,
}
"""The sentence of each command about the people of an evening."""
