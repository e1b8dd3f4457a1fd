"""What is done in a club night, in sentences for the journal."""

from collections.abc import Iterable, Mapping

from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.games.words import SeatNames
from whist_td.formats.club_night.rules.deals import DealPlace, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.games import by_people, deal_words
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
from whist_td.words.formats import ActionText, ActionWriter, Changes
from whist_td.words.history import change_of, settings_changed
from whist_td.words.words import N_, Words


def _paired(command: ask.PairClubPlayers, __: Changes, event: ClubNightEvent, _: Words) -> str:
    return _(
        "Players {first} and {second} are partners",
        first=numbered(command.first, event),
        second=numbered(command.second, event),
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


def _joining(command: ask.LetClubPlayersJoin, __: Changes, event: ClubNightEvent, _: Words) -> str:
    return _.plural(
        "Player {players} is there from round {round} on",
        "Players {players} are there from round {round} on",
        len(command.players),
        players=_all_numbered(command.players, event),
        round=command.first_round,
    )


def _leaving_together(
    command: ask.LetClubPlayersLeave, __: Changes, event: ClubNightEvent, _: Words
) -> str:
    return _.plural(
        "Player {players} leaves after round {round}",
        "Players {players} leave after round {round}",
        len(command.players),
        players=_all_numbered(command.players, event),
        round=command.last_round,
    )


def _back_together(
    command: ask.TakeClubPlayersBack, __: Changes, event: ClubNightEvent, _: Words
) -> str:
    return _.plural(
        "Player {players} stays after all",
        "Players {players} stay after all",
        len(command.players),
        players=_all_numbered(command.players, event),
    )


def _all_numbered(numbers: Iterable[int], event: ClubNightEvent) -> str:
    return ", ".join(numbered(number, event) for number in numbers)


def _substituted(
    command: ask.SubstituteClubPlayer, __: Changes, event: ClubNightEvent, _: Words
) -> str:
    comes = command.substitute
    return _(
        "Player {substitute} ({name}) plays in the place of {player} from round {round}",
        substitute=comes.number,
        name=comes.name,
        player=numbered(command.player, event),
        round=comes.first_round,
    )


def _new_pair(command: ask.FormClubPair, __: Changes, event: ClubNightEvent, _: Words) -> str:
    one, other = command.pair
    return _(
        "Players {first} and {second} are a new pair, {one} and {other}, from round {round}",
        first=numbered(command.first, event),
        second=numbered(command.second, event),
        one=one.number,
        other=other.number,
        round=one.first_round,
    )


PEOPLE_DEEDS: Mapping[type, ActionText] = {
    ask.AddClubPlayers: players_added,
    ask.ChangeClubPlayer: player_changed,
    ask.RemoveClubPlayer: player_removed,
    ask.OrderClubPlayers: N_("Players put in another order"),
    ask.PairClubPlayers: _paired,
    ask.AddLateClubPlayer: player_late,
    ask.LetClubPlayersJoin: _joining,
    ask.LetClubPlayerLeave: player_leaving,
    ask.TakeClubPlayerBack: player_back,
    ask.AddLateClubPlayers: _late_together,
    ask.LetClubPlayersLeave: _leaving_together,
    ask.TakeClubPlayersBack: _back_together,
    ask.SubstituteClubPlayer: _substituted,
    ask.FormClubPair: _new_pair,
}
"""The sentence of each command about the people of an evening."""


def _before(
    command: ask.EnterDeal | ask.RemoveDeal, changes: Changes, event: ClubNightEvent, _: Words
) -> str:
    before = change_of(changes, "results", command.place).before
    return deal_words(before, _, _named(command.place, event)) if before else ""


def deal_told(deal: TableDeal | None, place: DealPlace, event: ClubNightEvent, _: Words) -> str:
    """Tell a deal with the names of those who sat there."""
    return deal_words(deal, _, _named(place, event)) if deal else _("no deal")


def _named(place: DealPlace, event: ClubNightEvent) -> SeatNames | None:
    """Return how the people of a table are called, by their names while they sit there."""
    seated = event.rounds.get(place.round)
    sitting = seated.sitting(place.table) if seated else None
    if sitting is None:
        return None
    people = [event.players.get(number) for number in sitting.seats]
    names = [player.name if player else "?" for player in people]
    choice = event.settings.game
    return by_people(names, choice.game.sides(choice.options, len(names)))


def _seated(command: ask.SeatClubRounds, __: Changes, ___: ClubNightEvent, _: Words) -> str:
    n = len(command.rounds)
    if command.seed is None:
        return _.plural("Seats given for {n} round", "Seats given for {n} rounds", n)
    return _.plural(
        "Seats of {n} round drawn by lot (draw {seed})",
        "Seats of {n} rounds drawn by lot (draw {seed})",
        n,
        seed=command.seed,
    )


def _begun(command: ask.BeginClubRound, __: Changes, ___: ClubNightEvent, _: Words) -> str:
    return _despite(_("Round {round} begins", round=command.round), command, _)


def _despite(text: str, command: ask.BeginClubRound | ask.FinishClub, _: Words) -> str:
    if not command.despite_missing:
        return text
    return _("{told}, although tables had not finished", told=text)


def _corrected_seats(
    command: ask.CorrectClubSeats, __: Changes, ___: ClubNightEvent, _: Words
) -> str:
    return _("Seats of round {round} corrected", round=command.seated.number)


def _deal(command: ask.EnterDeal, changes: Changes, event: ClubNightEvent, _: Words) -> str:
    text = _with_place(command, event, _)
    if change_of(changes, "results", command.place).before is None:
        return _("Round {round}, table {table}, deal {deal}: {result}", **text)
    return _("Round {round}, table {table}, deal {deal} corrected: {result}", **text)


def _with_place(
    command: ask.EnterDeal | ask.InsertDeal, event: ClubNightEvent, _: Words
) -> dict[str, object]:
    words = deal_words(command.deal, _, _named(command.place, event))
    return {**command.place._asdict(), "result": words}


def _deals(command: ask.EnterDeals, __: Changes, ___: ClubNightEvent, _: Words) -> str:
    text = _.plural("{n} penalty entered", "{n} penalties entered", len(command.sanctions))
    if not command.deals:
        return text
    rounds = {place.round for place, _deal in command.deals}
    entered = deals_entered(rounds, len(command.deals), _)
    return _.apart((entered, text)) if command.sanctions else entered


def _inserted(command: ask.InsertDeal, __: Changes, event: ClubNightEvent, _: Words) -> str:
    text = _with_place(command, event, _)
    return _("Round {round}, table {table}, deal {deal} inserted: {result}", **text)


def _sanctioned(command: ask.SanctionPlayer, __: Changes, event: ClubNightEvent, _: Words) -> str:
    line = command.line
    return _(
        "Round {round}: the referee penalises player {player}: {what}",
        round=line.round,
        player=numbered(line.player, event),
        what=sanction_words(line, _),
    )


def _lifted(command: ask.LiftSanction, changes: Changes, event: ClubNightEvent, _: Words) -> str:
    lifted = change_of(changes, "sanctions", command.number).before
    player = numbered(lifted.player, event) if lifted else ""
    return _("Penalty of player {player} cancelled", player=player)


def _finished(command: ask.FinishClub, __: Changes, ___: ClubNightEvent, _: Words) -> str:
    return _despite(_("The event is finished"), command, _)


DEEDS: Mapping[type, ActionText] = {
    ask.CreateClub: event_opened,
    ask.ChangeClubSettings: settings_changed(),
    **PEOPLE_DEEDS,
    ask.SeatClubRounds: _seated,
    ask.BeginClubRound: _begun,
    ask.CorrectClubSeats: _corrected_seats,
    ask.EnterDeal: _deal,
    ask.EnterDeals: _deals,
    ask.InsertDeal: _inserted,
    ask.RemoveDeal: N_("Round {round}, table {table}, deal {deal} removed"),
    ask.SanctionPlayer: _sanctioned,
    ask.LiftSanction: _lifted,
    ask.FinishClub: _finished,
}
CORRECTIONS: Mapping[type, ActionWriter] = {ask.EnterDeal: _before, ask.RemoveDeal: _before}
