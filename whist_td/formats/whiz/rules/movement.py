"""The movement of a tournament: rounds announced, and rounds that may still change.

Whatever made it, each round is checked here against the hard rules: a place for everybody who is
there, and no boards twice for anybody.
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
from whist_td.formats.whiz.rules.errors import (
    BoardsAgainError,
    BoardSetError,
    WhizFinishedError,
    WhizRoundAnnouncedError,
    WhizRoundIncompleteError,
    WhizRoundNotAnnouncedError,
)
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.seating import SeatedRound
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS


def with_rounds(evening: WhizEvent, rounds: Iterable[SeatedRound]) -> WhizEvent:
    """Seat all rounds to come, in place of those planned so far; none empties them."""
    played = {n: seated for n, seated in evening.rounds.items() if seated.announced_at is not None}
    seated = dict(played)
    for number, to_come in enumerate(rounds, start=len(played) + 1):
        if to_come.number != number:
            raise RoundSequenceError(number, to_come.number)
        evening.check_round(number)
        _check_places(to_come)
        _check_people(evening, to_come)
        seated[number] = replace(to_come, announced_at=None, checked_at=None)
    _check_boards(seated.values())
    return replace(evening, rounds=seated)


def announced(evening: WhizEvent, round_number: int, at: datetime) -> WhizEvent:
    """Announce the next round; from then on its places stand."""
    evening.check_round(round_number)
    if evening.progress.finished:
        raise WhizFinishedError
    if round_number <= evening.last_announced:
        raise WhizRoundAnnouncedError(round_number)
    if round_number != evening.last_announced + 1:
        raise WhizRoundNotAnnouncedError(round_number, evening.last_announced)
    check_ready(evening)
    seated = evening.seated(round_number)
    _check_people(evening, seated)
    said = replace(seated, announced_at=at)
    return replace(evening, rounds={**evening.rounds, round_number: said})


def check_ready(evening: WhizEvent) -> None:
    """Refuse to start with fewer than six players there."""
    there = len(evening.present(1))
    if not evening.is_started and there < LEAST_PLAYERS:
        raise TooFewPlayersError(there, LEAST_PLAYERS)


def check_closed(evening: WhizEvent, round_number: int) -> None:
    """Refuse to go on while boards of a round have no result."""
    missing = evening.missing(round_number) if round_number else ()
    if missing:
        tables = sorted({place.table for place in missing})
        raise WhizRoundIncompleteError(round_number, tuple(tables))


def _check_places(seated: SeatedRound) -> None:
    tables: set[int] = set()
    for seating in seated.seatings:
        if seating.table < 1 or seating.table in tables:
            raise TableNumberError(seated.number, seating.table)
        if seating.board_set < 1:
            raise BoardSetError(seated.number, seating.table, seating.board_set)
        tables.add(seating.table)


def _check_people(evening: WhizEvent, seated: SeatedRound) -> None:
    people = set(seated.people())
    present = set(evening.present(seated.number))
    for player in sorted(people - present):
        raise AbsentPlayerError(seated.number, player)
    for player in sorted(present - people):
        raise UnseatedPlayerError(seated.number, player)


def _check_boards(rounds: Iterable[SeatedRound]) -> None:
    earlier: dict[tuple[int, int], int] = {}
    for seated in rounds:
        for seating in seated.seatings:
            for player in seating.seats:
                met = (player, seating.board_set)
                if met in earlier:
                    raise BoardsAgainError(seated.number, *met, earlier[met])
                earlier[met] = seated.number
