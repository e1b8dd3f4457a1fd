"""Announcing rounds, entering and correcting results, shortening and ending the evening."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from whist_td.core.contracts import Strain
from whist_td.core.errors import (
    EventFinishedError,
    NotStartedError,
    RoundAnnouncedError,
    RoundIncompleteError,
    RoundNotAnnouncedError,
    RoundsError,
    SettingFixedError,
)
from whist_td.core.events import MOST_ROUNDS
from whist_td.formats.militaire.rules.errors import (
    IncompleteTeamsError,
    NoResultError,
    NotTiedError,
    RedealUsedError,
    TableWithoutTeamError,
    TooFewTeamsError,
    TrumpMissingError,
)
from whist_td.formats.militaire.rules.event import AnnouncedRound, MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.standings import standings
from whist_td.formats.militaire.rules.teams import Call, call_of
from whist_td.movements.militaire import LEAST_TABLES

FIXED_IN_PLAY = ("direction", "forfeits", "penalty", "shift")
"""Settings that would change what has been played."""


def announced(
    event: MilitaireEvent,
    round_number: int,
    trump: Strain | None,
    call: Call | None,
    at: datetime,
) -> MilitaireEvent:
    """Announce the next round; trump and call as planned where None."""
    event.check_round(round_number)
    if event.progress.finished:
        raise EventFinishedError
    if round_number in event.rounds:
        raise RoundAnnouncedError(round_number)
    if round_number != event.last_announced + 1:
        raise RoundNotAnnouncedError(round_number, event.last_announced + 1)
    check_ready(event)
    plan = event.plan(round_number)
    trump = trump or plan.trump
    if trump is None:
        raise TrumpMissingError
    call = call_of(*(call or plan.call))
    return _with_round(event, AnnouncedRound(round_number, trump, call, at))


def check_ready(event: MilitaireEvent) -> None:
    """Refuse to start with fewer than two teams or a table number that nobody has."""
    numbers = list(event.teams)
    if len(numbers) < LEAST_TABLES:
        raise TooFewTeamsError(len(numbers), LEAST_TABLES)
    empty = next((n for n in range(1, len(numbers) + 1) if n not in event.teams), None)
    if empty:
        raise TableWithoutTeamError(empty)


def check_complete(event: MilitaireEvent) -> None:
    """Refuse teams that lack players."""
    lacking = tuple(team.number for team in event.teams.values() if team.missing_seats)
    if lacking:
        raise IncompleteTeamsError(lacking)


def check_closed(event: MilitaireEvent, round_number: int) -> None:
    """Refuse to go on while tables of a round are missing."""
    missing = event.missing(round_number) if round_number else ()
    if missing:
        raise RoundIncompleteError(round_number, missing)


def corrected_announcement(
    event: MilitaireEvent, round_number: int, trump: Strain, call: Call
) -> MilitaireEvent:
    """Correct what was announced for a round, as it was really played."""
    current = _announced_round(event, round_number)
    return _with_round(event, replace(current, trump=trump, call=call_of(*call)))


def with_result(event: MilitaireEvent, place: Place, result: Result) -> MilitaireEvent:
    """Enter a result, or correct the one that stands there."""
    _check_place(event, place)
    if event.results.get(place) == result:
        return event
    changed = replace(event, results={**event.results, place: result})
    return _unchecked(changed, place.round)


def with_results(event: MilitaireEvent, results: Mapping[Place, Result]) -> MilitaireEvent:
    """Enter many results, all of them or none."""
    for place in results:
        _check_place(event, place)
    changed = replace(event, results={**event.results, **results})
    new = (place for place, result in results.items() if event.results.get(place) != result)
    for round_number in {place.round for place in new}:
        changed = _unchecked(changed, round_number)
    return changed


def without_result(event: MilitaireEvent, place: Place) -> MilitaireEvent:
    """Take a result away, so that the table is missing again."""
    _check_place(event, place)
    if place not in event.results:
        raise NoResultError(place.round, place.table)
    left = {key: result for key, result in event.results.items() if key != place}
    return _unchecked(replace(event, results=left), place.round)


def with_redeal(event: MilitaireEvent, place: Place) -> MilitaireEvent:
    """Record the one redeal a table may have in a round (règlement, articles 10 and 11)."""
    _check_place(event, place)
    current = event.rounds[place.round]
    if place.table in current.redeals:
        raise RedealUsedError(place.round, place.table)
    return _with_round(event, replace(current, redeals=current.redeals | {place.table}))


def with_check(event: MilitaireEvent, round_number: int, at: datetime) -> MilitaireEvent:
    """Record that the cartons were read a second time and agree with every result."""
    current = _announced_round(event, round_number)
    check_closed(event, round_number)
    return _with_round(event, replace(current, checked_at=at))


def with_settings(event: MilitaireEvent, settings: Settings) -> MilitaireEvent:
    """Change the options; those that would change what was played stay once play has begun."""
    for name in FIXED_IN_PLAY if event.is_started else ():
        if getattr(settings, name) != getattr(event.settings, name):
            raise SettingFixedError(name)
    if settings.rounds < event.last_announced:
        raise RoundsError(settings.rounds, event.last_announced, MOST_ROUNDS)
    return replace(event, settings=settings)


def finished(event: MilitaireEvent) -> MilitaireEvent:
    """End the evening: nothing more is announced; corrections stay possible."""
    if not event.is_started:
        raise NotStartedError
    return replace(event, progress=replace(event.progress, finished=True))


def with_playoff(event: MilitaireEvent, winner: int, loser: int) -> MilitaireEvent:
    """Record who won the extra deal between two tied teams."""
    if not event.is_started:
        raise NotStartedError
    order = standings(event, event.last_announced)
    scored = {row.team: (row.in_hand, row.average) for row in order}
    event.team(winner), event.team(loser)
    if winner == loser or scored[winner] != scored[loser]:
        raise NotTiedError(winner, loser)
    key = (min(winner, loser), max(winner, loser))
    return replace(event, playoffs={**event.playoffs, key: winner})


def _check_place(event: MilitaireEvent, place: Place) -> None:
    """Refuse a place where no result can be: no such round, no such table, not announced."""
    event.check_begun(place.round)
    event.check_table(place.table)


def _announced_round(event: MilitaireEvent, round_number: int) -> AnnouncedRound:
    event.check_begun(round_number)
    return event.rounds[round_number]


def _unchecked(event: MilitaireEvent, round_number: int) -> MilitaireEvent:
    current = event.rounds[round_number]
    return _with_round(event, replace(current, checked_at=None)) if current.checked_at else event


def _with_round(event: MilitaireEvent, changed: AnnouncedRound) -> MilitaireEvent:
    return replace(event, rounds={**event.rounds, changed.number: changed})
