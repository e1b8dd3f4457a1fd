"""Results entered, corrected, checked and penalised, and what refuses them."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import datetime

from whist_td.core.events import MOST_ROUNDS
from whist_td.formats.whiz.rules.errors import (
    BoardElsewhereError,
    BoardPlayedAlreadyError,
    NoBoardResultError,
    OtherPlayersError,
    SitsOutError,
    UnknownPenaltyError,
    WhizNotStartedError,
    WhizRoundsError,
    WhizSettingFixedError,
)
from whist_td.formats.whiz.rules.event import WhizEvent, set_of
from whist_td.formats.whiz.rules.movement import check_closed
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Penalty
from whist_td.formats.whiz.rules.settings import WhizSettings

FIXED_IN_PLAY = (
    "boards_per_round",
    "rule",
    "domy_cards",
    "compare",
    "ranking",
    "seat_change",
    "cap",
)
"""Settings that would change what has been played, or what it was played for."""


def _check_possible(event: WhizEvent, place: BoardPlace, result: BoardResult) -> None:
    """Refuse what cannot have happened: a round not announced, a table, board or player unknown."""
    check_place(event, place)
    for player in result.seats:
        event.player(player)


def check_place(event: WhizEvent, place: BoardPlace) -> None:
    """Refuse a round that has not been announced, and a table or board that is not in play."""
    event.check_begun(place.round)
    event.seating(place.round, place.table)
    event.check_board(place.board)


def _check_planned(event: WhizEvent, place: BoardPlace, result: BoardResult) -> None:
    """Refuse a board or players that the movement has elsewhere in this round."""
    seated, seating = event.seated(place.round), event.seating(place.round, place.table)
    here = event.boards_at(seating)
    if place.board not in here:
        board_set = set_of(place.board, event.settings.boards_per_round)
        elsewhere = seated.tables_with(board_set)
        raise BoardElsewhereError(place.board, place.round, place.table, elsewhere, here)
    for player in result.seats:
        if player in seated.sit_out:
            raise SitsOutError(player, place.round)
    if result.seats != seating.seats:
        raise OtherPlayersError(place.round, place.table, seating.seats, result.seats)


def _check_once(event: WhizEvent, changed: Collection[BoardPlace]) -> None:
    """Refuse a second result of a board for a player, told by the one that stood before."""
    boards = {place.board for place in changed}
    met: dict[tuple[int, int], BoardPlace] = {}
    for place, result in sorted(event.results.items(), key=lambda item: item[0] in changed):
        if place.board not in boards:
            continue
        for player in result.players_counted():
            first = met.setdefault((player, place.board), place)
            if first != place:
                raise BoardPlayedAlreadyError(player, place.board, first.round, first.table)


def with_result(event: WhizEvent, place: BoardPlace, result: BoardResult) -> WhizEvent:
    """Enter or correct a result where the movement expects it."""
    return with_results(event, {place: result})


def with_results(event: WhizEvent, results: Mapping[BoardPlace, BoardResult]) -> WhizEvent:
    """Enter many results where the movement expects them, all of them or none."""
    for place, result in results.items():
        _check_possible(event, place, result)
        # The same players' result stands there already, so that it is a correction.
        standing = event.results.get(place)
        if not (standing is not None and standing.seats == result.seats):
            _check_planned(event, place, result)
    return _entered(event, results)


def as_it_happened(
    event: WhizEvent,
    happened: Mapping[BoardPlace, BoardResult],
    instead_of: Collection[BoardPlace] = (),
) -> WhizEvent:
    """Record results as they really came about, though the movement had it otherwise.

    A wrong board, players in each other's hands, somebody who stood in: what was entered in error
    (`instead_of`) goes in the same step. Nobody can be compared twice on one board, though.
    """
    for place, result in happened.items():
        _check_possible(event, place, result)
    for place in instead_of:
        check_place(event, place)
        if place not in event.results:
            raise NoBoardResultError(*place)
    left = {place: result for place, result in event.results.items() if place not in instead_of}
    moved = _entered(replace(event, results=left), happened)
    return _unchecked(moved, instead_of)


def without_result(event: WhizEvent, place: BoardPlace) -> WhizEvent:
    """Take a result away, so that the board is missing again at that table."""
    return as_it_happened(event, {}, (place,))


def with_penalty(event: WhizEvent, penalty: Penalty) -> WhizEvent:
    """Take something off a player's score; penalties are numbered as they come."""
    event.player(penalty.player)
    event.check_round(penalty.round)
    number = max(event.penalties, default=0) + 1
    return replace(event, penalties={**event.penalties, number: penalty})


def without_penalty(event: WhizEvent, number: int) -> WhizEvent:
    """Take a penalty back."""
    if number not in event.penalties:
        raise UnknownPenaltyError(number)
    left = {key: penalty for key, penalty in event.penalties.items() if key != number}
    return replace(event, penalties=left)


def with_check(event: WhizEvent, round_number: int, at: datetime) -> WhizEvent:
    """Record that the travellers were read a second time and agree with every result."""
    seated = event.seated(round_number)
    check_closed(event, round_number)
    changed = replace(seated, checked_at=at)
    return replace(event, rounds={**event.rounds, round_number: changed})


def with_settings(event: WhizEvent, settings: WhizSettings) -> WhizEvent:
    """Change the options; those that play depends on stay once round 1 has been announced."""
    for name in FIXED_IN_PLAY if event.is_started else ():
        if getattr(settings, name) != getattr(event.settings, name):
            raise WhizSettingFixedError(name)
    if settings.rounds < event.last_announced:
        raise WhizRoundsError(settings.rounds, event.last_announced, MOST_ROUNDS)
    rounds = {n: seated for n, seated in event.rounds.items() if n <= settings.rounds}
    return replace(event, settings=settings, rounds=rounds)


def finished(event: WhizEvent) -> WhizEvent:
    """End the tournament: no round is announced any more; corrections stay possible."""
    if not event.is_started:
        raise WhizNotStartedError
    return replace(event, progress=replace(event.progress, finished=True))


def _entered(event: WhizEvent, results: Mapping[BoardPlace, BoardResult]) -> WhizEvent:
    entered = replace(event, results={**event.results, **results})
    _check_once(entered, results.keys())
    return _unchecked(entered, results)


def _unchecked(event: WhizEvent, places: Iterable[BoardPlace]) -> WhizEvent:
    touched = {place.round for place in places}
    rounds = {
        number: replace(seated, checked_at=None)
        if number in touched and seated.checked_at
        else seated
        for number, seated in event.rounds.items()
    }
    return replace(event, rounds=rounds)
