"""What is done in a Whiz tournament, in sentences for the journal."""

from collections.abc import Callable, Mapping
from typing import Any

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.results import BoardPlace
from whist_td.i18n.changes import Changes, afters, change_of
from whist_td.i18n.whiz_facts import outcome_words, penalty_words
from whist_td.i18n.words import Words
from whist_td.usecases import whiz_commands as ask


def whiz_corrected(command: object, changes: Changes, _: Words) -> str:
    """Return what a correction took the place of, or nothing."""
    if not isinstance(command, ask.EnterBoard | ask.ClearBoard):
        return ""
    before = change_of(changes, "results", command.place).before
    return outcome_words(before.outcome, _) if before else ""


def _numbered(number: int, evening: WhizEvening) -> str:
    player = evening.players.get(number)
    return f"{number} ({player.name})" if player else str(number)


def _place(place: BoardPlace) -> dict[str, int]:
    return place._asdict()


def _opened(command: ask.CreateWhiz, __: Changes, ___: WhizEvening, _: Words) -> str:
    return _("Event opened: {name}", name=command.details.name)


def _settings(_command: ask.ChangeWhizSettings, changes: Changes, __: WhizEvening, _: Words) -> str:
    change = change_of(changes, "settings")
    if change.before and change.after and change.before.rounds != change.after.rounds:
        return _(
            "The tournament has {rounds} rounds instead of {before}",
            rounds=change.after.rounds,
            before=change.before.rounds,
        )
    return _("Options changed: {what}", what=afters((change,), _))


def _players_added(command: ask.AddPlayers, __: Changes, ___: WhizEvening, _: Words) -> str:
    if len(command.players) == 1:
        player = command.players[0]
        return _("Player {player} entered: {name}", player=player.number, name=player.name)
    return _.plural("{n} player entered", "{n} players entered", len(command.players))


def _player_changed(command: ask.ChangePlayer, changes: Changes, __: WhizEvening, _: Words) -> str:
    what = afters(changes, _)
    return _("Player {player} corrected: {what}", player=command.player.number, what=what)


def _player_removed(command: ask.RemovePlayer, changes: Changes, __: WhizEvening, _: Words) -> str:
    gone = change_of(changes, "players", command.player).before
    name = gone.name if gone else ""
    return _("Player {player} taken off the list: {name}", player=command.player, name=name)


def _numbers_given(command: ask.OrderPlayers, __: Changes, ___: WhizEvening, _: Words) -> str:
    if command.seed is None:
        return _("Numbers given anew, in the order chosen")
    return _("Numbers drawn by lot (draw {seed})", seed=command.seed)


def _seated(command: ask.SeatRounds, __: Changes, ___: WhizEvening, _: Words) -> str:
    return _.plural(
        "Movement made for {n} round", "Movement made for {n} rounds", len(command.rounds)
    )


def _late(command: ask.AddLatePlayer, changes: Changes, __: WhizEvening, _: Words) -> str:
    entered = change_of(changes, "players", command.player.number).after or command.player
    return _(
        "Player {player} ({name}) joins from round {round}",
        player=entered.number,
        name=entered.name,
        round=entered.first_round,
    )


def _leaving(command: ask.LetPlayerLeave, __: Changes, evening: WhizEvening, _: Words) -> str:
    return _(
        "Player {player} leaves after round {round}",
        player=_numbered(command.player, evening),
        round=command.last_round,
    )


def _back(command: ask.TakePlayerBack, __: Changes, evening: WhizEvening, _: Words) -> str:
    return _("Player {player} stays after all", player=_numbered(command.player, evening))


def _announced(command: ask.AnnounceWhizRound, __: Changes, ___: WhizEvening, _: Words) -> str:
    return _although_missing(_("Round {round} begins", round=command.round), command, _)


def _although_missing(told: str, command: ask.AnnounceWhizRound | ask.FinishWhiz, _: Words) -> str:
    return _("{told}, although deals were missing", told=told) if command.despite_missing else told


def _board(command: ask.EnterBoard, changes: Changes, __: WhizEvening, _: Words) -> str:
    change = change_of(changes, "results", command.place)
    holes = {**_place(command.place), "result": outcome_words(command.result.outcome, _)}
    if change.before is None:
        return _("Round {round}, table {table}, deal {board}: {result}", **holes)
    return _("Round {round}, table {table}, deal {board} corrected: {result}", **holes)


def _boards(command: ask.EnterBoards, __: Changes, ___: WhizEvening, _: Words) -> str:
    entered = (*command.results, *command.otherwise)
    rounds = sorted({place.round for place, _result in entered})
    first, last = (rounds[0], rounds[-1]) if rounds else (0, 0)
    if first == last:
        return _.plural(
            "Round {round}: {n} deal entered",
            "Round {round}: {n} deals entered",
            len(entered),
            round=first,
        )
    return _("Rounds {first} to {last}: {n} deals entered", first=first, last=last, n=len(entered))


def _happened(command: ask.RecordAsHappened, __: Changes, ___: WhizEvening, _: Words) -> str:
    if len(command.results) == 1:
        place, result = command.results[0]
        told = outcome_words(result.outcome, _)
        return _(
            "Round {round}, table {table}, deal {board}, as it really happened: {result}",
            **_place(place),
            result=told,
        )
    if command.results:
        n = len(command.results)
        return _.plural(
            "{n} deal recorded as it really happened",
            "{n} deals recorded as they really happened",
            n,
        )
    return _.plural("{n} result taken away", "{n} results taken away", len(command.instead_of))


def _cleared(command: ask.ClearBoard, __: Changes, ___: WhizEvening, _: Words) -> str:
    return _(
        "Round {round}, table {table}, deal {board}: result taken away", **_place(command.place)
    )


def _penalised(command: ask.PenalisePlayer, __: Changes, evening: WhizEvening, _: Words) -> str:
    penalty = command.penalty
    return _(
        "Round {round}: player {player} is penalised, {penalty}",
        round=penalty.round,
        player=_numbered(penalty.player, evening),
        penalty=penalty_words(penalty, evening.settings.ranking, _),
    )


def _lifted(command: ask.LiftPenalty, changes: Changes, evening: WhizEvening, _: Words) -> str:
    lifted = change_of(changes, "penalties", command.number).before
    player = _numbered(lifted.player, evening) if lifted else ""
    return _("Penalty of player {player} taken back", player=player)


def _confirmed(command: ask.ConfirmWhizRound, __: Changes, ___: WhizEvening, _: Words) -> str:
    return _("Round {round} read again from the travellers: all results agree", round=command.round)


def _finished(command: ask.FinishWhiz, __: Changes, ___: WhizEvening, _: Words) -> str:
    return _although_missing(_("The tournament is finished"), command, _)


WHIZ_SENTENCES: Mapping[type, Callable[[Any, Changes, Any, Words], str]] = {
    ask.CreateWhiz: _opened,
    ask.ChangeWhizSettings: _settings,
    ask.AddPlayers: _players_added,
    ask.ChangePlayer: _player_changed,
    ask.RemovePlayer: _player_removed,
    ask.OrderPlayers: _numbers_given,
    ask.SeatRounds: _seated,
    ask.AddLatePlayer: _late,
    ask.LetPlayerLeave: _leaving,
    ask.TakePlayerBack: _back,
    ask.AnnounceWhizRound: _announced,
    ask.EnterBoard: _board,
    ask.EnterBoards: _boards,
    ask.RecordAsHappened: _happened,
    ask.ClearBoard: _cleared,
    ask.PenalisePlayer: _penalised,
    ask.LiftPenalty: _lifted,
    ask.ConfirmWhizRound: _confirmed,
    ask.FinishWhiz: _finished,
}
