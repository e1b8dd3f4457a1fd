"""What can happen in a Whist militaire evening: the next thing a director would ask, by lot."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from random import Random

from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import (
    ForfeitPolicy,
    PenaltyValue,
    Settings,
    TieBreak,
)
from whist_td.formats.militaire.rules.teams import Substitute, Team, call_of
from whist_td.movements.militaire import Direction

LONG_AGO = 9
"""How many rounds may pass before a wrong result is noticed."""
Ask = Callable[[MilitaireEvent, Random], ask.Command]


def opening(dice: Random) -> ask.CreateEvent:
    """Return an evening of some size with some options."""
    teams = dice.choice((2, 3, 4, 5, 6, 7, 8, 9, 11, 13))
    criteria = list(TieBreak)
    settings = Settings(
        rounds=dice.choice((4, 8, 12, 24)),
        shift=dice.random() < 0.3,
        direction=dice.choice(list(Direction)),
        penalty=dice.choice(list(PenaltyValue)),
        forfeits=dice.choice(list(ForfeitPolicy)),
        tie_breaks=tuple(dice.sample(criteria, dice.randint(0, len(criteria)))),
    )
    entered = tuple(team(number) for number in range(1, teams + 1))
    return ask.CreateEvent(Details("Soirée", date(2026, 11, 21), "Gaspé"), settings, entered)


def team(number: int) -> Team:
    """Return four people nobody else is."""
    captain, *three = (f"{name} {number}" for name in ("Rita", "Luc", "Ève", "Guy"))
    return Team(number, f"Club {number}", captain, (three[0], three[1], three[2]))


def next_step(evening: MilitaireEvent, dice: Random) -> ask.Command:
    """Return what comes next when nothing goes wrong."""
    number = evening.last_announced
    missing = evening.missing(number) if number else ()
    if missing:
        return ask.EnterResult(Place(number, dice.choice(missing)), outcome(dice))
    if number < evening.settings.rounds and not evening.progress.finished:
        return ask.AnnounceRound(number + 1)
    return ask.FinishEvent(despite_missing=True)


def accident(evening: MilitaireEvent, dice: Random) -> ask.Command:
    """Return what nobody had planned."""
    names, weights = zip(*WEIGHTS.items(), strict=True)
    (name,) = dice.choices(names, weights)
    return ACCIDENTS[name](evening, dice)


def outcome(dice: Random) -> Result:
    """Return a result as it comes from a table."""
    side = dice.choice(list(Side))
    draw = dice.random()
    if draw < 0.80:
        return result_of(side, tricks=dice.choice((None, 7, 8, 9, 10)))
    if draw < 0.86:
        return result_of(side, ResultKind.PERFECT)
    if draw < 0.94:
        kind = dice.choice((ResultKind.REVOKE, ResultKind.INFLUENCE))
        return Result(side, kind, dice.choice((None, 0, 5, 13)), "carte vue")
    return Result(side, ResultKind.FORFEIT) if draw < 0.98 else Result(None, ResultKind.VOID)


def some_place(evening: MilitaireEvent, dice: Random) -> Place:
    """Return a table of a round, now and then one that is not there."""
    number = dice.randint(1, max(1, evening.last_announced + (dice.random() < 0.1)))
    return Place(number, dice.randint(1, max(1, evening.tables) + (dice.random() < 0.05)))


def _noticed_late(evening: MilitaireEvent, dice: Random) -> ask.Command:
    early = [place for place in evening.results if place.round <= evening.last_announced - LONG_AGO]
    place = dice.choice(early) if early else some_place(evening, dice)
    return ask.EnterResult(place, outcome(dice))


def _substitute(evening: MilitaireEvent, dice: Random) -> ask.Command:
    first = dice.randint(1, evening.settings.rounds)
    person = Substitute(dice.randint(0, 3), f"Aline {dice.randint(1, 99)}", first)
    return ask.AddSubstitute(dice.randint(1, max(1, evening.tables)), person)


def _withdrawal(evening: MilitaireEvent, dice: Random) -> ask.Command:
    return ask.WithdrawTeam(
        dice.randint(1, max(1, evening.tables)), dice.randint(1, evening.settings.rounds)
    )


def _length(evening: MilitaireEvent, dice: Random) -> ask.Command:
    rounds = max(1, evening.settings.rounds + dice.randint(-3, 2))
    return ask.ChangeSettings(replace(evening.settings, rounds=rounds))


def _announced_wrongly(evening: MilitaireEvent, dice: Random) -> ask.Command:
    call = dice.choice((call_of(1, 3), call_of(1, 2), call_of(2, 3)))
    number = dice.randint(1, max(1, evening.last_announced))
    return ask.CorrectAnnouncement(number, dice.choice(list(Strain)), call)


def _in_bulk(evening: MilitaireEvent, dice: Random) -> ask.Command:
    number = max(1, evening.last_announced + dice.randint(0, 1))
    places = (Place(number, table) for table in range(1, evening.tables + 1))
    return ask.EnterResults(tuple((place, outcome(dice)) for place in places))


def _renamed(evening: MilitaireEvent, dice: Random) -> ask.Command:
    if not evening.teams:
        return _late_team(evening, dice)
    number = dice.randint(1, max(1, evening.tables))
    return ask.ChangeTeam(replace(evening.teams[number], name=f"Club {dice.randint(1, 30)}"))


def _late_team(evening: MilitaireEvent, _: Random) -> ask.Command:
    return ask.AddTeams((team(evening.tables + 1),))


ACCIDENTS: Mapping[str, Ask] = {
    "corrected": lambda e, d: ask.EnterResult(some_place(e, d), outcome(d)),
    "noticed late": _noticed_late,
    "cleared": lambda e, d: ask.ClearResult(some_place(e, d)),
    "redeal": lambda e, d: ask.RecordRedeal(some_place(e, d)),
    "confirmed": lambda e, d: ask.ConfirmRound(d.randint(1, max(1, e.last_announced))),
    "substitute": _substitute,
    "withdrawn": _withdrawal,
    "reinstated": lambda e, d: ask.ReinstateTeam(d.randint(1, max(1, e.tables))),
    "other length": _length,
    "announced wrongly": _announced_wrongly,
    "despite missing": lambda e, _: ask.AnnounceRound(e.last_announced + 1, despite_missing=True),
    "in bulk": _in_bulk,
    "renamed": _renamed,
    "late team": _late_team,
    "removed": lambda e, d: ask.RemoveTeam(d.randint(1, max(1, e.tables))),
    "extra deal": lambda e, d: ask.SettleTie(
        d.randint(1, max(1, e.tables)), d.randint(1, max(1, e.tables))
    ),
    "finished": lambda _, __: ask.FinishEvent(),
}
WEIGHTS: Mapping[str, int] = {
    **dict.fromkeys(ACCIDENTS, 4),
    "corrected": 12,
    "noticed late": 12,
    "finished": 1,
    "despite missing": 2,
    "withdrawn": 2,
    "other length": 2,
}
