"""The journal in sentences for people: what was done, taken back, or done again, and when."""

from collections.abc import Callable, Mapping
from typing import Any

from whist_td.core.people import Team
from whist_td.core.rounds import AnnouncedRound, Place
from whist_td.desk.journal import Act, Change, Line
from whist_td.desk.requests import AnyEvening, ChangeDetails, TakeOverFacts
from whist_td.formats.club_night.words.history import CLUB_DEEDS, club_corrected
from whist_td.formats.militaire.commands import commands as ask
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.militaire.words.facts import (
    announcement,
    lower_first,
    result_words,
    sentence_case,
)
from whist_td.formats.whiz.rules.seating import SeatedRound
from whist_td.formats.whiz.words.history import WHIZ_SENTENCES, whiz_corrected
from whist_td.words.changes import Changes, afters, change_of, fact
from whist_td.words.labels import seat_label
from whist_td.words.words import Words

MOST_FACTS = 3
"""More changed facts than this are counted, not told."""


def line_sentence(line: Line, evening: AnyEvening, _: Words) -> str:
    """Tell a line of the journal: "Round 3, table 5: home side won"; of a correction, both."""
    told, before = short_sentence(line, evening, _), _corrected(line, evening, _)
    return _("{told} (before: {before})", told=told, before=before) if before else told


def short_sentence(line: Line, evening: AnyEvening, _: Words) -> str:
    """Tell a line without what stood before, where that stands beside it."""
    told = deed(line, evening, _)
    match line.act:
        case Act.DO:
            return told
        case Act.UNDO:
            return _("Undone: {what}", what=lower_first(told))
        case Act.REDO:
            return _("Done again: {what}", what=lower_first(told))


def undo_sentence(line: Line, evening: AnyEvening, _: Words) -> str:
    """Say what undo would take back."""
    return _("Undo: {what}", what=lower_first(deed(line, evening, _)))


def redo_sentence(line: Line, evening: AnyEvening, _: Words) -> str:
    """Say what redo would do again."""
    return _("Redo: {what}", what=lower_first(deed(line, evening, _)))


def deed(line: Line, evening: AnyEvening, _: Words) -> str:
    """Tell what a line is about, done or undone alike."""
    return _SENTENCES[type(line.command)](line.command, _first_done(line), evening, _)


def _corrected(line: Line, evening: AnyEvening, _: Words) -> str:
    """Return what a correction took the place of."""
    changes = _first_done(line)
    match line.command:
        case ask.EnterResult(place=place) | ask.ClearResult(place=place):
            before = change_of(changes, "results", place).before
            return result_words(before, _) if before else ""
        case ask.CorrectAnnouncement(round=number):
            return _said(change_of(changes, "rounds", number).before, _)
        case _:
            told = whiz_corrected(line.command, changes, _)
            return told or club_corrected(line.command, changes, evening, _)


def before_after(line: Line, _: Words) -> tuple[str, str]:
    """Return what stood before a line and what stands after it, in words."""
    told = _told(line.changes)
    return _side(told, "before", _), _side(told, "after", _)


def _told(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Leave out the places of a movement that only follows from who plays, or how many rounds."""
    if not any(change.field in {"players", "settings"} for change in changes):
        return changes
    return tuple(c for c in changes if not isinstance(c.after or c.before, SeatedRound))


def time(line: Line, evening: AnyEvening, _: Words) -> str:
    """Return when a line was written; the day too where it was not the day of the event."""
    day = line.at.astimezone().date()
    if day == evening.details.date:
        return _.time(line.at)
    return _("{day}/{month:02} · {time}", day=day.day, month=day.month, time=_.time(line.at))


def has_words(command: type) -> bool:
    """Tell whether the journal can say a command."""
    return command in _SENTENCES


def _side(changes: tuple[Change, ...], side: str, _: Words) -> str:
    told = [words for change in changes if (words := fact(change, side, _))]
    if len(told) > MOST_FACTS:
        return _many(changes, side, _)
    return sentence_case(_.apart(told)) if told else "–"


def _many(changes: tuple[Change, ...], side: str, _: Words) -> str:
    present = [change.field for change in changes if getattr(change, side) is not None]
    if not present:
        return "–"
    if set(present) == {"results"}:
        return _.plural("{n} result", "{n} results", len(present))
    return _.plural("{n} item", "{n} items", len(present))


def _first_done(line: Line) -> Changes:
    """Return the changes as they were when the line was first done."""
    if line.act is Act.UNDO:
        return tuple(change.reversed() for change in reversed(line.changes))
    return line.changes


def _named(team: Team | None) -> str:
    return (team.name or team.captain) if team else ""


def _numbered(number: int, evening: Evening) -> str:
    name = _named(evening.teams.get(number))
    return f"{number} ({name})" if name else str(number)


def _event_opened(command: ask.CreateEvent, __: Changes, ___: Evening, _: Words) -> str:
    return _("Event opened: {name}", name=command.details.name)


def _details(_command: ChangeDetails, changes: Changes, __: Evening, _: Words) -> str:
    return _("Event corrected: {what}", what=afters(changes, _))


def _settings(_command: ask.ChangeSettings, changes: Changes, __: Evening, _: Words) -> str:
    change = change_of(changes, "settings")
    if change.before and change.after and change.before.rounds != change.after.rounds:
        return _(
            "The evening has {rounds} rounds instead of {before}",
            rounds=change.after.rounds,
            before=change.before.rounds,
        )
    return _("Options changed: {what}", what=afters(changes, _))


def _teams_added(command: ask.AddTeams, __: Changes, ___: Evening, _: Words) -> str:
    if len(command.teams) == 1:
        team = command.teams[0]
        return _("Team {team} entered: {name}", team=team.number, name=_named(team))
    return _.plural("{n} team entered", "{n} teams entered", len(command.teams))


def _team_changed(command: ask.ChangeTeam, changes: Changes, __: Evening, _: Words) -> str:
    what = afters(changes, _)
    return _("Team {team} corrected: {what}", team=command.team.number, what=what)


def _team_removed(command: ask.RemoveTeam, changes: Changes, __: Evening, _: Words) -> str:
    gone = change_of(changes, "teams", command.team).before
    return _("Team {team} taken off the list: {name}", team=command.team, name=_named(gone))


def _tables_ordered(command: ask.OrderTables, __: Changes, ___: Evening, _: Words) -> str:
    if command.seed is None:
        return _("Tables given anew, in the order chosen")
    return _("Tables drawn by lot (draw {seed})", seed=command.seed)


def _substitute(command: ask.AddSubstitute, __: Changes, evening: Evening, _: Words) -> str:
    person = command.substitute
    holes = {
        "team": _numbered(command.team, evening),
        "name": person.name,
        "seat": seat_label(person.seat, _),
        "first": person.first_round,
        "last": person.last_round,
    }
    if person.last_round is None:
        return _("Team {team}: {name} plays as {seat} from round {first}", **holes)
    if person.last_round == person.first_round:
        return _("Team {team}: {name} plays as {seat} in round {first}", **holes)
    return _("Team {team}: {name} plays as {seat} from round {first} to {last}", **holes)


def _withdrawn(command: ask.WithdrawTeam, __: Changes, evening: Evening, _: Words) -> str:
    return _(
        "Team {team} withdrew from round {round}",
        team=_numbered(command.team, evening),
        round=command.from_round,
    )


def _reinstated(command: ask.ReinstateTeam, __: Changes, evening: Evening, _: Words) -> str:
    return _("Team {team} is back in play", team=_numbered(command.team, evening))


def _announced(command: ask.AnnounceRound, changes: Changes, __: Evening, _: Words) -> str:
    said = change_of(changes, "rounds", command.round).after
    told = _("Round {round} announced: {what}", round=command.round, what=_said(said, _))
    return _although_missing(told, command, _)


def _although_missing(told: str, command: ask.AnnounceRound | ask.FinishEvent, _: Words) -> str:
    return _("{told}, although tables were missing", told=told) if command.despite_missing else told


def _said(said: AnnouncedRound | None, _: Words) -> str:
    return announcement(said, _) if said else ""


def _announcement_corrected(
    command: ask.CorrectAnnouncement, changes: Changes, __: Evening, _: Words
) -> str:
    change = change_of(changes, "rounds", command.round)
    return _(
        "Announcement of round {round} corrected: {what}",
        round=command.round,
        what=_said(change.after, _),
    )


def _result(command: ask.EnterResult, changes: Changes, __: Evening, _: Words) -> str:
    change = change_of(changes, "results", command.place)
    holes = {**_place(command.place), "result": result_words(command.result, _)}
    if change.before is None:
        return _("Round {round}, table {table}: {result}", **holes)
    return _("Round {round}, table {table} corrected: {result}", **holes)


def _place(place: Place) -> dict[str, int]:
    return {"round": place.round, "table": place.table}


def _results(command: ask.EnterResults, __: Changes, ___: Evening, _: Words) -> str:
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
    return _("Rounds {first} to {last}: {n} results entered", first=first, last=last, n=n)


def _cleared(command: ask.ClearResult, __: Changes, ___: Evening, _: Words) -> str:
    return _("Round {round}, table {table}: result taken away", **_place(command.place))


def _redeal(command: ask.RecordRedeal, __: Changes, ___: Evening, _: Words) -> str:
    return _("Round {round}, table {table}: redeal", **_place(command.place))


def _confirmed(command: ask.ConfirmRound, __: Changes, ___: Evening, _: Words) -> str:
    return _("Round {round} read again from the cards: all results agree", round=command.round)


def _finished(command: ask.FinishEvent, __: Changes, ___: Evening, _: Words) -> str:
    return _although_missing(_("The evening is finished"), command, _)


def _tie_settled(command: ask.SettleTie, __: Changes, evening: Evening, _: Words) -> str:
    return _(
        "Team {winner} won the extra deal against team {loser}",
        winner=_numbered(command.winner, evening),
        loser=_numbered(command.loser, evening),
    )


def _taken_over(_command: TakeOverFacts, changes: Changes, __: AnyEvening, _: Words) -> str:
    return _.plural(
        "{n} fact taken over from a damaged file",
        "{n} facts taken over from a damaged file",
        len(changes),
    )


_Sentence = Callable[[Any, Changes, Any, Words], str]

_SENTENCES: Mapping[type, _Sentence] = {
    ask.CreateEvent: _event_opened,
    ChangeDetails: _details,
    ask.ChangeSettings: _settings,
    ask.AddTeams: _teams_added,
    ask.ChangeTeam: _team_changed,
    ask.RemoveTeam: _team_removed,
    ask.OrderTables: _tables_ordered,
    ask.AddSubstitute: _substitute,
    ask.WithdrawTeam: _withdrawn,
    ask.ReinstateTeam: _reinstated,
    ask.AnnounceRound: _announced,
    ask.CorrectAnnouncement: _announcement_corrected,
    ask.EnterResult: _result,
    ask.EnterResults: _results,
    ask.ClearResult: _cleared,
    ask.RecordRedeal: _redeal,
    ask.ConfirmRound: _confirmed,
    ask.FinishEvent: _finished,
    ask.SettleTie: _tie_settled,
    TakeOverFacts: _taken_over,
    **WHIZ_SENTENCES,
    **CLUB_DEEDS,
}
