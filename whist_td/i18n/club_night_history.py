"""What is done in a club night, in sentences for the journal."""

from collections.abc import Callable, Mapping
from typing import Any

from whist_td.formats.club.deals import DealPlace
from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.changes import Changes, afters, change_of
from whist_td.i18n.club_night_deals import Named, by_people, deal_words
from whist_td.i18n.club_night_facts import sanction_words
from whist_td.i18n.words import Words
from whist_td.usecases import club_commands as ask


def club_corrected(command: object, changes: Changes, evening: object, _: Words) -> str:
    """Return what a correction took the place of, or nothing."""
    if not isinstance(command, ask.EnterDeal | ask.RemoveDeal):
        return ""
    before = change_of(changes, "results", command.place).before
    if not before or not isinstance(evening, ClubEvening):
        return ""
    return deal_words(before, _, _named(command.place, evening))


def _named(place: DealPlace, evening: ClubEvening) -> Named | None:
    """Return how the people of a table are called, by their names while they sit there."""
    seated = evening.rounds.get(place.round)
    sitting = seated.sitting(place.table) if seated else None
    if sitting is None:
        return None
    people = [evening.players.get(number) for number in sitting.seats]
    names = [player.name if player else "?" for player in people]
    choice = evening.settings.game
    return by_people(names, choice.game.sides(choice.options, len(names)))


def _numbered(number: int, evening: ClubEvening) -> str:
    player = evening.players.get(number)
    return f"{number} ({player.name})" if player else str(number)


def _opened(command: ask.CreateClub, __: Changes, ___: ClubEvening, _: Words) -> str:
    return _("Event opened: {name}", name=command.details.name)


def _settings(_command: ask.ChangeClubSettings, changes: Changes, __: ClubEvening, _: Words) -> str:
    change = change_of(changes, "settings")
    if change.before and change.after and change.before.rounds != change.after.rounds:
        return _(
            "The club night has {rounds} rounds instead of {before}",
            rounds=change.after.rounds,
            before=change.before.rounds,
        )
    return _("Options changed: {what}", what=afters((change,), _))


def _players_added(command: ask.AddClubPlayers, __: Changes, ___: ClubEvening, _: Words) -> str:
    if len(command.players) == 1:
        player = command.players[0]
        return _("Player {player} entered: {name}", player=player.number, name=player.name)
    return _.plural("{n} player entered", "{n} players entered", len(command.players))


def _player_changed(
    command: ask.ChangeClubPlayer, changes: Changes, __: ClubEvening, _: Words
) -> str:
    what = afters(changes, _)
    return _("Player {player} corrected: {what}", player=command.player.number, what=what)


def _player_removed(
    command: ask.RemoveClubPlayer, changes: Changes, __: ClubEvening, _: Words
) -> str:
    gone = change_of(changes, "players", command.player).before
    name = gone.name if gone else ""
    return _("Player {player} taken off the list: {name}", player=command.player, name=name)


def _seated(command: ask.SeatClubRounds, __: Changes, ___: ClubEvening, _: Words) -> str:
    n = len(command.rounds)
    if command.seed is None:
        return _.plural("Seats given for {n} round", "Seats given for {n} rounds", n)
    return _.plural(
        "Seats of {n} round drawn by lot (draw {seed})",
        "Seats of {n} rounds drawn by lot (draw {seed})",
        n,
        seed=command.seed,
    )


def _late(command: ask.AddLateClubPlayer, changes: Changes, __: ClubEvening, _: Words) -> str:
    entered = change_of(changes, "players", command.player.number).after or command.player
    return _(
        "Player {player} ({name}) joins from round {round}",
        player=entered.number,
        name=entered.name,
        round=entered.first_round,
    )


def _leaving(command: ask.LetClubPlayerLeave, __: Changes, evening: ClubEvening, _: Words) -> str:
    return _(
        "Player {player} leaves after round {round}",
        player=_numbered(command.player, evening),
        round=command.last_round,
    )


def _back(command: ask.TakeClubPlayerBack, __: Changes, evening: ClubEvening, _: Words) -> str:
    return _("Player {player} stays after all", player=_numbered(command.player, evening))


def _begun(command: ask.BeginClubRound, __: Changes, ___: ClubEvening, _: Words) -> str:
    return _despite(_("Round {round} begins", round=command.round), command, _)


def _despite(told: str, command: ask.BeginClubRound | ask.FinishClub, _: Words) -> str:
    if not command.despite_missing:
        return told
    return _("{told}, although tables had not finished", told=told)


def _corrected_seats(command: ask.CorrectClubSeats, __: Changes, ___: ClubEvening, _: Words) -> str:
    return _("Seats of round {round} put right", round=command.seated.number)


def _deal(command: ask.EnterDeal, changes: Changes, evening: ClubEvening, _: Words) -> str:
    told = _with_place(command, evening, _)
    if change_of(changes, "results", command.place).before is None:
        return _("Round {round}, table {table}, deal {deal}: {result}", **told)
    return _("Round {round}, table {table}, deal {deal} corrected: {result}", **told)


def _with_place(
    command: ask.EnterDeal | ask.InsertDeal, evening: ClubEvening, _: Words
) -> dict[str, object]:
    words = deal_words(command.deal, _, _named(command.place, evening))
    return {**command.place._asdict(), "result": words}


def _deals(command: ask.EnterDeals, __: Changes, ___: ClubEvening, _: Words) -> str:
    told = _.plural("{n} sanction entered", "{n} sanctions entered", len(command.sanctions))
    if not command.deals:
        return told
    entered = _counted(command, _)
    return f"{entered}; {told}" if command.sanctions else entered


def _counted(command: ask.EnterDeals, _: Words) -> str:
    rounds = sorted({place.round for place, _deal in command.deals})
    first, last, n = rounds[0], rounds[-1], len(command.deals)
    if first == last:
        return _.plural(
            "Round {round}: {n} deal entered", "Round {round}: {n} deals entered", n, round=first
        )
    return _("Rounds {first} to {last}: {n} deals entered", first=first, last=last, n=n)


def _inserted(command: ask.InsertDeal, __: Changes, evening: ClubEvening, _: Words) -> str:
    told = _with_place(command, evening, _)
    return _("Round {round}, table {table}, deal {deal} put in between: {result}", **told)


def _removed(command: ask.RemoveDeal, __: Changes, ___: ClubEvening, _: Words) -> str:
    return _("Round {round}, table {table}, deal {deal} taken away", **command.place._asdict())


def _sanctioned(command: ask.SanctionPlayer, __: Changes, evening: ClubEvening, _: Words) -> str:
    line = command.line
    return _(
        "Round {round}: the jury takes from player {player} {what}",
        round=line.round,
        player=_numbered(line.player, evening),
        what=sanction_words(line, _),
    )


def _lifted(command: ask.LiftSanction, changes: Changes, evening: ClubEvening, _: Words) -> str:
    lifted = change_of(changes, "sanctions", command.number).before
    player = _numbered(lifted.player, evening) if lifted else ""
    return _("Sanction of player {player} taken back", player=player)


def _finished(command: ask.FinishClub, __: Changes, ___: ClubEvening, _: Words) -> str:
    return _despite(_("The club night is finished"), command, _)


CLUB_DEEDS: Mapping[type, Callable[[Any, Changes, Any, Words], str]] = {
    ask.CreateClub: _opened,
    ask.ChangeClubSettings: _settings,
    ask.AddClubPlayers: _players_added,
    ask.ChangeClubPlayer: _player_changed,
    ask.RemoveClubPlayer: _player_removed,
    ask.SeatClubRounds: _seated,
    ask.AddLateClubPlayer: _late,
    ask.LetClubPlayerLeave: _leaving,
    ask.TakeClubPlayerBack: _back,
    ask.BeginClubRound: _begun,
    ask.CorrectClubSeats: _corrected_seats,
    ask.EnterDeal: _deal,
    ask.EnterDeals: _deals,
    ask.InsertDeal: _inserted,
    ask.RemoveDeal: _removed,
    ask.SanctionPlayer: _sanctioned,
    ask.LiftSanction: _lifted,
    ask.FinishClub: _finished,
}
