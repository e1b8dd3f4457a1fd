"""Players who are entered, come late and leave early, in sentences for the journal.

Whiz tournaments and club nights say the same of them.
"""

from whist_td.formats.club_night.commands import commands as club
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.whiz.commands import commands as whiz
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.words.changes import Changes, afters, change_of
from whist_td.words.words import Words

PlayersEvening = WhizEvening | ClubEvening


def numbered(number: int, evening: PlayersEvening) -> str:
    """Return a player by number and name: "7 (Rose Roy)"."""
    player = evening.players.get(number)
    return f"{number} ({player.name})" if player else str(number)


def event_opened(
    command: whiz.CreateWhiz | club.CreateClub, __: Changes, ___: PlayersEvening, _: Words
) -> str:
    """Say that an event was opened."""
    return _("Event opened: {name}", name=command.details.name)


def players_added(
    command: whiz.AddPlayers | club.AddClubPlayers, __: Changes, ___: PlayersEvening, _: Words
) -> str:
    """Say who was entered, or how many."""
    if len(command.players) == 1:
        player = command.players[0]
        return _("Player {player} entered: {name}", player=player.number, name=player.name)
    return _.plural("{n} player entered", "{n} players entered", len(command.players))


def player_changed(
    command: whiz.ChangePlayer | club.ChangeClubPlayer,
    changes: Changes,
    __: PlayersEvening,
    _: Words,
) -> str:
    """Say what of a player was corrected."""
    what = afters(changes, _)
    return _("Player {player} corrected: {what}", player=command.player.number, what=what)


def player_removed(
    command: whiz.RemovePlayer | club.RemoveClubPlayer,
    changes: Changes,
    __: PlayersEvening,
    _: Words,
) -> str:
    """Say who was taken off the list."""
    gone = change_of(changes, "players", command.player).before
    name = gone.name if gone else ""
    return _("Player {player} taken off the list: {name}", player=command.player, name=name)


def player_late(
    command: whiz.AddLatePlayer | club.AddLateClubPlayer,
    changes: Changes,
    __: PlayersEvening,
    _: Words,
) -> str:
    """Say who joins, and from which round."""
    entered = change_of(changes, "players", command.player.number).after or command.player
    return _(
        "Player {player} ({name}) joins from round {round}",
        player=entered.number,
        name=entered.name,
        round=entered.first_round,
    )


def player_leaving(
    command: whiz.LetPlayerLeave | club.LetClubPlayerLeave,
    __: Changes,
    evening: PlayersEvening,
    _: Words,
) -> str:
    """Say who leaves, and after which round."""
    return _(
        "Player {player} leaves after round {round}",
        player=numbered(command.player, evening),
        round=command.last_round,
    )


def player_back(
    command: whiz.TakePlayerBack | club.TakeClubPlayerBack,
    __: Changes,
    evening: PlayersEvening,
    _: Words,
) -> str:
    """Say who stays who was to leave."""
    return _("Player {player} stays after all", player=numbered(command.player, evening))
