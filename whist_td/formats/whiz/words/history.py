"""What is done in a Whiz tournament, in sentences for the journal."""

from collections.abc import Mapping

from whist_td.formats.whiz import commands as ask
from whist_td.formats.whiz.rules.dealings import Origin, WayOut
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.words.facts import outcome_words, penalty_words
from whist_td.players.words.player_history import (
    deals_entered,
    event_opened,
    numbered,
    player_back,
    player_changed,
    player_late,
    player_leaving,
    player_removed,
    players_added,
)
from whist_td.words.formats import ActionText, ActionWriter, Changes, Plural, written
from whist_td.words.history import change_of, read_again, settings_changed
from whist_td.words.words import N_, Words, numbers_listed


def _before(
    command: ask.EnterBoard | ask.ClearBoard, changes: Changes, __: WhizEvent, _: Words
) -> str:
    before = change_of(changes, "results", command.place).before
    return outcome_words(before.outcome, _) if before else ""


def _numbers_given(command: ask.OrderPlayers, __: Changes, ___: WhizEvent, _: Words) -> str:
    if command.seed is None:
        return _("Numbers reassigned, in the order chosen")
    return _("Numbers drawn by lot (draw {seed})", seed=command.seed)


def _joining(command: ask.LetPlayerJoin, changes: Changes, event: WhizEvent, _: Words) -> str:
    entered = change_of(changes, "players", command.player).after or event.player(command.player)
    return _(
        "Player {player} ({name}) is there from round {round} on",
        player=entered.number,
        name=entered.name,
        round=command.first_round,
    )


def _although_missing(
    sentence: str, command: ask.AnnounceWhizRound | ask.FinishWhiz, _: Words
) -> str:
    return (
        _("{told}, although deals were missing", told=sentence)
        if command.despite_missing
        else sentence
    )


def _board(command: ask.EnterBoard, changes: Changes, __: WhizEvent, _: Words) -> str:
    change = change_of(changes, "results", command.place)
    holes = {**command.place._asdict(), "result": outcome_words(command.result.outcome, _)}
    if change.before is None:
        return _("Round {round}, table {table}, deal {board}: {result}", **holes)
    return _("Round {round}, table {table}, deal {board} corrected: {result}", **holes)


def _boards(command: ask.EnterBoards, __: Changes, ___: WhizEvent, _: Words) -> str:
    entered = (*command.results, *command.otherwise)
    return deals_entered({place.round for place, _result in entered}, len(entered), _)


def _happened(command: ask.RecordAsHappened, __: Changes, ___: WhizEvent, _: Words) -> str:
    if len(command.results) == 1:
        place, result = command.results[0]
        text = outcome_words(result.outcome, _)
        return _(
            "Round {round}, table {table}, deal {board}, as it really happened: {result}",
            **place._asdict(),
            result=text,
        )
    if command.results:
        n = len(command.results)
        return _.plural(
            "{n} deal entered as it really happened",
            "{n} deals entered as they really happened",
            n,
        )
    return _.plural("{n} result removed", "{n} results removed", len(command.instead_of))


def _penalised(command: ask.PenalisePlayer, __: Changes, event: WhizEvent, _: Words) -> str:
    penalty = command.penalty
    return _(
        "Round {round}: player {player} is penalised, {penalty}",
        round=penalty.round,
        player=numbered(penalty.player, event),
        penalty=penalty_words(penalty, event.settings.ranking, _),
    )


def _lifted(command: ask.LiftPenalty, changes: Changes, event: WhizEvent, _: Words) -> str:
    lifted = change_of(changes, "penalties", command.number).before
    player = numbered(lifted.player, event) if lifted else ""
    return _("Penalty of player {player} cancelled", player=player)


_ORIGINS = {
    Origin.DEALT: Plural(
        "Board {boards} dealt: commitment {seal}",
        "Boards {boards} dealt: commitment {seal}",
        "boards",
    ),
    Origin.REPEATED: Plural(
        "Board {boards} dealt from a secret that was given: commitment {seal}",
        "Boards {boards} dealt from a secret that was given: commitment {seal}",
        "boards",
    ),
    Origin.IMPORTED: Plural(
        "Cards of board {boards} imported", "Cards of boards {boards} imported", "boards"
    ),
    Origin.BY_HAND: Plural(
        "Cards of board {boards} entered by hand",
        "Cards of boards {boards} entered by hand",
        "boards",
    ),
}
_WAYS = {
    WayOut.SHEETS: Plural(
        "Dealing sheet of board {boards} printed or saved",
        "Dealing sheets of boards {boards} printed or saved",
        "boards",
    ),
    WayOut.FILE: Plural(
        "Sealed hands of board {boards} saved for a dealing machine",
        "Sealed hands of boards {boards} saved for a dealing machine",
        "boards",
    ),
    WayOut.READ: Plural(
        "Sealed hands of board {boards} read by the director",
        "Sealed hands of boards {boards} read by the director",
        "boards",
    ),
}


def _dealt(command: ask.DealBoards, __: Changes, ___: WhizEvent, _: Words) -> str:
    text = written(_ORIGINS[command.origin], vars(command), _)
    return (
        _("{told}, with the word “{word}”", told=text, word=command.word) if command.word else text
    )


def _released(_command: ask.ReleaseDeals, changes: Changes, __: WhizEvent, _: Words) -> str:
    dealings = (change.after for change in changes if change.field == "dealings")
    boards = tuple(sorted({board for dealing in dealings for board in dealing.boards}))
    return _.plural(
        "Hands of board {boards} released",
        "Hands of boards {boards} released",
        len(boards),
        boards=numbers_listed(boards, _),
    )


def _analysed(command: ask.KeepMakeable, __: Changes, ___: WhizEvent, _: Words) -> str:
    boards = [board for board, _text in command.found]
    return _.plural(
        "Board {boards} analysed",
        "Boards {boards} analysed",
        len(boards),
        boards=numbers_listed(boards, _),
    )


DEEDS: Mapping[type, ActionText] = {
    ask.CreateWhiz: event_opened,
    ask.ChangeWhizSettings: settings_changed(),
    ask.AddPlayers: players_added,
    ask.ChangePlayer: player_changed,
    ask.RemovePlayer: player_removed,
    ask.OrderPlayers: _numbers_given,
    ask.SeatRounds: Plural("Movement made for {n} round", "Movement made for {n} rounds", "rounds"),
    ask.AddLatePlayer: player_late,
    ask.LetPlayerJoin: _joining,
    ask.LetPlayerLeave: player_leaving,
    ask.TakePlayerBack: player_back,
    ask.AnnounceWhizRound: lambda command, _changes, _event, _: _although_missing(
        _("Round {round} begins", round=command.round), command, _
    ),
    ask.EnterBoard: _board,
    ask.EnterBoards: _boards,
    ask.RecordAsHappened: _happened,
    ask.ClearBoard: N_("Round {round}, table {table}, deal {board}: result removed"),
    ask.PenalisePlayer: _penalised,
    ask.LiftPenalty: _lifted,
    ask.ConfirmWhizRound: read_again(
        N_("Round {round} entered again from the travellers: all results agree"),
        Plural(
            "Round {round} entered again from the travellers: {n} result corrected",
            "Round {round} entered again from the travellers: {n} results corrected",
            "corrected",
        ),
    ),
    ask.FinishWhiz: lambda command, _changes, _event, _: _although_missing(
        _.pgettext("tournoi", "The event is finished"), command, _
    ),
    ask.DealBoards: _dealt,
    ask.CallWord: N_("Word of the room: “{word}”"),
    ask.TakeOutHands: lambda command, _changes, _event, _: written(
        _WAYS[command.way], vars(command), _
    ),
    ask.ReleaseDeals: _released,
    ask.KeepMakeable: _analysed,
}
CORRECTIONS: Mapping[type, ActionWriter] = {ask.EnterBoard: _before, ask.ClearBoard: _before}
