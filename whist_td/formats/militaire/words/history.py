"""What is done in a militaire evening, in sentences for the journal."""

from collections.abc import Mapping

from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.event import AnnouncedRound, MilitaireEvent
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.words.facts import announcement, result_words
from whist_td.formats.militaire.words.sentences import seat_label
from whist_td.words.formats import ActionText, ActionWriter, Changes, Plural
from whist_td.words.history import afters, change_of, read_again, settings_changed
from whist_td.words.words import N_, Words, span_words


def _result_before(
    command: ask.EnterResult | ask.ClearResult, changes: Changes, __: MilitaireEvent, _: Words
) -> str:
    before = change_of(changes, "results", command.place).before
    return result_words(before, _) if before else ""


def _named(team: Team | None) -> str:
    return (team.name or team.captain) if team else ""


def _numbered(number: int, event: MilitaireEvent) -> str:
    name = _named(event.teams.get(number))
    return f"{number} ({name})" if name else str(number)


def _teams_added(command: ask.AddTeams, __: Changes, ___: MilitaireEvent, _: Words) -> str:
    if len(command.teams) == 1:
        team = command.teams[0]
        return _("Team {team} entered: {name}", team=team.number, name=_named(team))
    return _.plural("{n} team entered", "{n} teams entered", len(command.teams))


def _team_changed(
    command: ask.ChangeTeam, changes: Changes, event: MilitaireEvent, _: Words
) -> str:
    what = afters(changes, event, _)
    return _("Team {team} corrected: {what}", team=command.team.number, what=what)


def _team_removed(command: ask.RemoveTeam, changes: Changes, __: MilitaireEvent, _: Words) -> str:
    gone = change_of(changes, "teams", command.team).before
    return _("Team {team} taken off the list: {name}", team=command.team, name=_named(gone))


def _tables_ordered(command: ask.OrderTables, __: Changes, ___: MilitaireEvent, _: Words) -> str:
    if command.seed is None:
        return _("Tables reassigned, in the order chosen")
    return _("Tables drawn by lot (draw {seed})", seed=command.seed)


def _substitute(command: ask.AddSubstitute, __: Changes, event: MilitaireEvent, _: Words) -> str:
    person = command.substitute
    first, last = person.first_round, person.last_round
    holes = {
        "team": _numbered(command.team, event),
        "name": person.name,
        "seat": seat_label(person.seat, _),
    }
    if last is None:
        return _("Team {team}: {name} plays as {seat} from round {first}", first=first, **holes)
    span = span_words(first, last, _)
    return _.plural(
        "Team {team}: {name} plays as {seat} in round {span}",
        "Team {team}: {name} plays as {seat} in rounds {span}",
        last - first + 1,
        span=span,
        **holes,
    )


def _withdrawn(command: ask.WithdrawTeam, __: Changes, event: MilitaireEvent, _: Words) -> str:
    return _(
        "Team {team} withdrew from round {round}",
        team=_numbered(command.team, event),
        round=command.from_round,
    )


def _announced(command: ask.AnnounceRound, changes: Changes, __: MilitaireEvent, _: Words) -> str:
    announced = change_of(changes, "rounds", command.round).after
    text = _(
        "Round {round} announced: {what}", round=command.round, what=_announcement(announced, _)
    )
    return _although_missing(text, command, _)


def _although_missing(text: str, command: ask.AnnounceRound | ask.FinishEvent, _: Words) -> str:
    return _("{told}, although tables were missing", told=text) if command.despite_missing else text


def _announcement(announced: AnnouncedRound | None, _: Words) -> str:
    return announcement(announced, _) if announced else ""


def _announcement_corrected(
    command: ask.CorrectAnnouncement, changes: Changes, __: MilitaireEvent, _: Words
) -> str:
    change = change_of(changes, "rounds", command.round)
    return _(
        "Announcement of round {round} corrected: {what}",
        round=command.round,
        what=_announcement(change.after, _),
    )


def _result(command: ask.EnterResult, changes: Changes, __: MilitaireEvent, _: Words) -> str:
    change = change_of(changes, "results", command.place)
    holes = {**command.place._asdict(), "result": result_words(command.result, _)}
    if change.before is None:
        return _("Round {round}, table {table}: {result}", **holes)
    return _("Round {round}, table {table} corrected: {result}", **holes)


def _results(command: ask.EnterResults, __: Changes, ___: MilitaireEvent, _: Words) -> str:
    rounds = sorted({place.round for place, _result in command.results})
    n = len(command.results)
    first, last = (rounds[0], rounds[-1]) if rounds else (0, 0)
    if first == last:
        return _.plural(
            "Round {round}: {n} result entered",
            "Round {round}: {n} results entered",
            n,
            round=first,
        )
    return _("Rounds {span}: {n} results entered", span=span_words(first, last, _), n=n)


def _tie_settled(command: ask.SettleTie, __: Changes, event: MilitaireEvent, _: Words) -> str:
    return _(
        "Team {winner} won the extra deal against team {loser}",
        winner=_numbered(command.winner, event),
        loser=_numbered(command.loser, event),
    )


DEEDS: Mapping[type, ActionText] = {
    ask.CreateEvent: lambda command, _changes, _event, _: _(
        "Event opened: {name}", name=command.details.name
    ),
    ask.ChangeSettings: settings_changed(
        Plural(
            "The event has {n} round instead of {before}",
            "The event has {n} rounds instead of {before}",
            "n",
        )
    ),
    ask.AddTeams: _teams_added,
    ask.ChangeTeam: _team_changed,
    ask.RemoveTeam: _team_removed,
    ask.OrderTables: _tables_ordered,
    ask.AddSubstitute: _substitute,
    ask.WithdrawTeam: _withdrawn,
    ask.ReinstateTeam: lambda command, _changes, event, _: _(
        "Team {team} is back in play", team=_numbered(command.team, event)
    ),
    ask.AnnounceRound: _announced,
    ask.CorrectAnnouncement: _announcement_corrected,
    ask.EnterResult: _result,
    ask.EnterResults: _results,
    ask.ClearResult: N_("Round {round}, table {table}: result removed"),
    ask.RecordRedeal: N_("Round {round}, table {table}: redeal"),
    ask.ConfirmRound: read_again(
        N_("Round {round} entered again from the number cards: all results agree"),
        Plural(
            "Round {round} entered again from the number cards: {n} result corrected",
            "Round {round} entered again from the number cards: {n} results corrected",
            "corrected",
        ),
    ),
    ask.FinishEvent: lambda command, _changes, _event, _: _although_missing(
        _("The event is finished"), command, _
    ),
    ask.SettleTie: _tie_settled,
}
CORRECTIONS: Mapping[type, ActionWriter] = {
    ask.EnterResult: _result_before,
    ask.ClearResult: _result_before,
    ask.CorrectAnnouncement: lambda command, changes, _event, _: _announcement(
        change_of(changes, "rounds", command.round).before, _
    ),
}
