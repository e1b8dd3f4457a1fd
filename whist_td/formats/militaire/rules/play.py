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
    evening: MilitaireEvent,
    round_number: int,
    trump: Strain | None,
    call: Call | None,
    at: datetime,
) -> MilitaireEvent:
    """Announce the next round; trump and call as planned where None."""
    evening.check_round(round_number)
    if evening.progress.finished:
        raise EventFinishedError
    if round_number in evening.rounds:
        raise RoundAnnouncedError(round_number)
    if round_number != evening.last_announced + 1:
        raise RoundNotAnnouncedError(round_number, evening.last_announced + 1)
    check_ready(evening)
    plan = evening.plan(round_number)
    trump = trump or plan.trump
    if trump is None:
        raise TrumpMissingError
    call = call_of(*(call or plan.call))
    return _with_round(evening, AnnouncedRound(round_number, trump, call, at))


def check_ready(evening: MilitaireEvent) -> None:
    """Refuse to start with fewer than two teams or a table number that nobody has."""
    numbers = list(evening.teams)
    if len(numbers) < LEAST_TABLES:
        raise TooFewTeamsError(len(numbers), LEAST_TABLES)
    empty = next((n for n in range(1, len(numbers) + 1) if n not in evening.teams), None)
    if empty:
        raise TableWithoutTeamError(empty)


def check_complete(evening: MilitaireEvent) -> None:
    """Refuse teams that lack players."""
    lacking = tuple(team.number for team in evening.teams.values() if team.missing_seats)
    if lacking:
        raise IncompleteTeamsError(lacking)


def check_closed(evening: MilitaireEvent, round_number: int) -> None:
    """Refuse to go on while tables of a round are missing."""
    missing = evening.missing(round_number) if round_number else ()
    if missing:
        raise RoundIncompleteError(round_number, missing)


def corrected_announcement(
    evening: MilitaireEvent, round_number: int, trump: Strain, call: Call
) -> MilitaireEvent:
    """Correct what was announced for a round, as it was really played."""
    current = _announced_round(evening, round_number)
    return _with_round(evening, replace(current, trump=trump, call=call_of(*call)))


def with_result(evening: MilitaireEvent, place: Place, result: Result) -> MilitaireEvent:
    """Enter a result, or correct the one that stands there."""
    _check_place(evening, place)
    if evening.results.get(place) == result:
        return evening
    changed = replace(evening, results={**evening.results, place: result})
    return _unchecked(changed, place.round)


def with_results(evening: MilitaireEvent, results: Mapping[Place, Result]) -> MilitaireEvent:
    """Enter many results, all of them or none."""
    for place in results:
        _check_place(evening, place)
    changed = replace(evening, results={**evening.results, **results})
    new = (place for place, result in results.items() if evening.results.get(place) != result)
    for round_number in {place.round for place in new}:
        changed = _unchecked(changed, round_number)
    return changed


def without_result(evening: MilitaireEvent, place: Place) -> MilitaireEvent:
    """Take a result away, so that the table is missing again."""
    _check_place(evening, place)
    if place not in evening.results:
        raise NoResultError(place.round, place.table)
    left = {key: result for key, result in evening.results.items() if key != place}
    return _unchecked(replace(evening, results=left), place.round)


def with_redeal(evening: MilitaireEvent, place: Place) -> MilitaireEvent:
    """Record the one redeal a table may have in a round (règlement, articles 10 and 11)."""
    _check_place(evening, place)
    current = evening.rounds[place.round]
    if place.table in current.redeals:
        raise RedealUsedError(place.round, place.table)
    return _with_round(evening, replace(current, redeals=current.redeals | {place.table}))


def with_check(evening: MilitaireEvent, round_number: int, at: datetime) -> MilitaireEvent:
    """Record that the cartons were read a second time and agree with every result."""
    current = _announced_round(evening, round_number)
    check_closed(evening, round_number)
    return _with_round(evening, replace(current, checked_at=at))


def with_settings(evening: MilitaireEvent, settings: Settings) -> MilitaireEvent:
    """Change the options; those that would change what was played stay once play has begun."""
    for name in FIXED_IN_PLAY if evening.is_started else ():
        if getattr(settings, name) != getattr(evening.settings, name):
            raise SettingFixedError(name)
    if settings.rounds < evening.last_announced:
        raise RoundsError(settings.rounds, evening.last_announced, MOST_ROUNDS)
    return replace(evening, settings=settings)


def finished(evening: MilitaireEvent) -> MilitaireEvent:
    """End the evening: nothing more is announced; corrections stay possible."""
    if not evening.is_started:
        raise NotStartedError
    return replace(evening, progress=replace(evening.progress, finished=True))


def with_playoff(evening: MilitaireEvent, winner: int, loser: int) -> MilitaireEvent:
    """Record who won the extra deal between two tied teams."""
    if not evening.is_started:
        raise NotStartedError
    order = standings(evening, evening.last_announced)
    scored = {row.team: (row.in_hand, row.average) for row in order}
    evening.team(winner), evening.team(loser)
    if winner == loser or scored[winner] != scored[loser]:
        raise NotTiedError(winner, loser)
    key = (min(winner, loser), max(winner, loser))
    return replace(evening, playoffs={**evening.playoffs, key: winner})


def _check_place(evening: MilitaireEvent, place: Place) -> None:
    """Refuse a place where no result can be: no such round, no such table, not announced."""
    evening.check_begun(place.round)
    evening.check_table(place.table)


def _announced_round(evening: MilitaireEvent, round_number: int) -> AnnouncedRound:
    evening.check_begun(round_number)
    return evening.rounds[round_number]


def _unchecked(evening: MilitaireEvent, round_number: int) -> MilitaireEvent:
    current = evening.rounds[round_number]
    return (
        _with_round(evening, replace(current, checked_at=None)) if current.checked_at else evening
    )


def _with_round(evening: MilitaireEvent, changed: AnnouncedRound) -> MilitaireEvent:
    return replace(evening, rounds={**evening.rounds, changed.number: changed})
