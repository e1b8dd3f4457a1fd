"""The seats of an evening: rounds that have begun, and rounds that may still change.

Whatever made them, each round is checked here: a place for everybody who is there, and at each
table as many as the game takes.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from whist_td.core.players import (
    AbsentPlayerError,
    RoundSequenceError,
    TableNumberError,
    TooFewPlayersError,
    UnseatedPlayerError,
)
from whist_td.formats.club_night.rules.checks import check_scored
from whist_td.formats.club_night.rules.errors import (
    ClubFinishedError,
    ClubRoundBegunError,
    ClubRoundIncompleteError,
    ClubRoundNotBegunError,
    SeatsInUseError,
    TableSizeError,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.rounds import ClubRound


def with_rounds(evening: ClubNightEvent, rounds: Iterable[ClubRound]) -> ClubNightEvent:
    """Seat the rounds to come, in place of those planned so far; none empties them."""
    seated = {n: known for n, known in evening.rounds.items() if known.announced_at is not None}
    for number, to_come in enumerate(rounds, start=len(seated) + 1):
        if to_come.number != number:
            raise RoundSequenceError(number, to_come.number)
        evening.check_round(number)
        check_seats(evening, to_come)
        seated[number] = replace(to_come, announced_at=None)
    return replace(evening, rounds=seated)


def begun(
    evening: ClubNightEvent, round_number: int, seated: ClubRound | None, at: datetime
) -> ClubNightEvent:
    """Begin the next round, seated as planned or as told; from then on its seats stand."""
    evening.check_round(round_number)
    if evening.progress.finished:
        raise ClubFinishedError
    if round_number <= evening.last_announced:
        raise ClubRoundBegunError(round_number)
    if round_number != evening.last_announced + 1:
        raise ClubRoundNotBegunError(round_number, evening.last_announced)
    check_enough(evening, round_number)
    chosen = evening.seated(round_number) if seated is None else seated
    if chosen.number != round_number:
        raise RoundSequenceError(round_number, chosen.number)
    check_seats(evening, chosen)
    rounds = {**evening.rounds, round_number: replace(chosen, announced_at=at)}
    return replace(evening, rounds=dict(sorted(rounds.items())))


def with_corrected_seats(evening: ClubNightEvent, seated: ClubRound) -> ClubNightEvent:
    """Put right who really sat where in a round that has begun; its deals stay at their tables."""
    evening.check_begun(seated.number)
    check_seats(evening, seated)
    before = evening.rounds[seated.number]
    for sitting in before.sittings:
        now = seated.sitting(sitting.table)
        same = now is not None and len(now.seats) == len(sitting.seats)
        if not same and evening.deals_at(seated.number, sitting.table):
            raise SeatsInUseError(seated.number, sitting.table)
    corrected = replace(seated, announced_at=before.announced_at)
    changed = replace(evening, rounds={**evening.rounds, seated.number: corrected})
    for line in changed.sanctions.values():
        check_scored(changed, line)
    return changed


def check_enough(evening: ClubNightEvent, round_number: int) -> None:
    """Refuse a round with fewer people than one table takes."""
    there, least = len(evening.present(round_number)), evening.game.least_players
    if there < least:
        raise TooFewPlayersError(there, least)


def check_closed(evening: ClubNightEvent, round_number: int) -> None:
    """Refuse to go on while tables of a round have not finished."""
    missing = evening.missing(round_number) if round_number else ()
    if missing:
        raise ClubRoundIncompleteError(round_number, missing)


def check_seats(evening: ClubNightEvent, seated: ClubRound) -> None:
    """Refuse a round in which a table or a person has no right place."""
    _check_tables(evening, seated)
    people, present = set(seated.people()), set(evening.present(seated.number))
    for player in sorted(people - present):
        raise AbsentPlayerError(seated.number, player)
    for player in sorted(present - people):
        raise UnseatedPlayerError(seated.number, player)


def _check_tables(evening: ClubNightEvent, seated: ClubRound) -> None:
    game, tables = evening.game, set[int]()
    for sitting in seated.sittings:
        if sitting.table < 1 or sitting.table in tables:
            raise TableNumberError(seated.number, sitting.table)
        tables.add(sitting.table)
        people = len(sitting.seats)
        if not game.least_players <= people <= game.most_players:
            limits = (game.least_players, game.most_players)
            raise TableSizeError(seated.number, sitting.table, people, *limits)
