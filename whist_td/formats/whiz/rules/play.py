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


def _check_possible(evening: WhizEvent, place: BoardPlace, result: BoardResult) -> None:
    """Refuse what cannot have happened: a round not announced, a table, board or player unknown."""
    check_place(evening, place)
    for player in result.seats:
        evening.player(player)


def check_place(evening: WhizEvent, place: BoardPlace) -> None:
    """Refuse a round that has not been announced, and a table or board that is not in play."""
    evening.check_begun(place.round)
    evening.seating(place.round, place.table)
    evening.check_board(place.board)


def _check_planned(evening: WhizEvent, place: BoardPlace, result: BoardResult) -> None:
    """Refuse a board or players that the movement has elsewhere in this round."""
    _check_board(evening, place)
    seated = evening.seated(place.round)
    for player in result.seats:
        if player in seated.sit_out:
            raise SitsOutError(player, place.round)
    expected = evening.seating(place.round, place.table).seats
    if result.seats != expected:
        raise OtherPlayersError(place.round, place.table, expected, result.seats)


def _check_board(evening: WhizEvent, place: BoardPlace) -> None:
    here = evening.boards_at(evening.seating(place.round, place.table))
    if place.board not in here:
        board_set = set_of(place.board, evening.settings.boards_per_round)
        elsewhere = evening.seated(place.round).tables_with(board_set)
        raise BoardElsewhereError(place.board, place.round, place.table, elsewhere, here)


def _check_once(evening: WhizEvent, changed: Collection[BoardPlace]) -> None:
    """Refuse a second result of a board for a player, told by the one that stood before."""
    boards = {place.board for place in changed}
    met: dict[tuple[int, int], BoardPlace] = {}
    for place, result in sorted(evening.results.items(), key=lambda item: item[0] in changed):
        if place.board not in boards:
            continue
        for player in result.players_counted():
            first = met.setdefault((player, place.board), place)
            if first != place:
                raise BoardPlayedAlreadyError(player, place.board, first.round, first.table)


def with_result(evening: WhizEvent, place: BoardPlace, result: BoardResult) -> WhizEvent:
    """Enter or correct a result where the movement expects it."""
    return with_results(evening, {place: result})


def with_results(evening: WhizEvent, results: Mapping[BoardPlace, BoardResult]) -> WhizEvent:
    """Enter many results where the movement expects them, all of them or none."""
    for place, result in results.items():
        _check_possible(evening, place, result)
        if not _stands(evening, place, result):
            _check_planned(evening, place, result)
    return _entered(evening, results)


def as_it_happened(
    evening: WhizEvent,
    happened: Mapping[BoardPlace, BoardResult],
    instead_of: Collection[BoardPlace] = (),
) -> WhizEvent:
    """Record results as they really came about, though the movement had it otherwise.

    A wrong board, players in each other's hands, somebody who stood in: what was entered in error
    (`instead_of`) goes in the same step. Nobody can be compared twice on one board, though.
    """
    for place, result in happened.items():
        _check_possible(evening, place, result)
    for place in instead_of:
        _check_result(evening, place)
    left = {place: result for place, result in evening.results.items() if place not in instead_of}
    moved = _entered(replace(evening, results=left), happened)
    return _unchecked(moved, instead_of)


def without_result(evening: WhizEvent, place: BoardPlace) -> WhizEvent:
    """Take a result away, so that the board is missing again at that table."""
    return as_it_happened(evening, {}, (place,))


def _check_result(evening: WhizEvent, place: BoardPlace) -> None:
    """Refuse a place that has no result."""
    check_place(evening, place)
    if place not in evening.results:
        raise NoBoardResultError(*place)


def with_penalty(evening: WhizEvent, penalty: Penalty) -> WhizEvent:
    """Take something off a player's score; penalties are numbered as they come."""
    evening.player(penalty.player)
    evening.check_round(penalty.round)
    number = max(evening.penalties, default=0) + 1
    return replace(evening, penalties={**evening.penalties, number: penalty})


def without_penalty(evening: WhizEvent, number: int) -> WhizEvent:
    """Take a penalty back."""
    if number not in evening.penalties:
        raise UnknownPenaltyError(number)
    left = {key: penalty for key, penalty in evening.penalties.items() if key != number}
    return replace(evening, penalties=left)


def with_check(evening: WhizEvent, round_number: int, at: datetime) -> WhizEvent:
    """Record that the travellers were read a second time and agree with every result."""
    seated = evening.seated(round_number)
    check_closed(evening, round_number)
    changed = replace(seated, checked_at=at)
    return replace(evening, rounds={**evening.rounds, round_number: changed})


def with_settings(evening: WhizEvent, settings: WhizSettings) -> WhizEvent:
    """Change the options; those that play depends on stay once round 1 has been announced."""
    for name in FIXED_IN_PLAY if evening.is_started else ():
        if getattr(settings, name) != getattr(evening.settings, name):
            raise WhizSettingFixedError(name)
    if settings.rounds < evening.last_announced:
        raise WhizRoundsError(settings.rounds, evening.last_announced, MOST_ROUNDS)
    rounds = {n: seated for n, seated in evening.rounds.items() if n <= settings.rounds}
    return replace(evening, settings=settings, rounds=rounds)


def finished(evening: WhizEvent) -> WhizEvent:
    """End the tournament: no round is announced any more; corrections stay possible."""
    if not evening.is_started:
        raise WhizNotStartedError
    return replace(evening, progress=replace(evening.progress, finished=True))


def _stands(evening: WhizEvent, place: BoardPlace, result: BoardResult) -> bool:
    """Tell whether the same players' result stands there already, so that it is a correction."""
    standing = evening.results.get(place)
    return standing is not None and standing.seats == result.seats


def _entered(evening: WhizEvent, results: Mapping[BoardPlace, BoardResult]) -> WhizEvent:
    entered = replace(evening, results={**evening.results, **results})
    _check_once(entered, results.keys())
    return _unchecked(entered, results)


def _unchecked(evening: WhizEvent, places: Iterable[BoardPlace]) -> WhizEvent:
    touched = {place.round for place in places}
    rounds = {
        number: replace(seated, checked_at=None)
        if number in touched and seated.checked_at
        else seated
        for number, seated in evening.rounds.items()
    }
    return replace(evening, rounds=rounds)
