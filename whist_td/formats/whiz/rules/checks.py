"""What refuses a result: no such round, table or board, other players, or a board played twice."""

from collections.abc import Collection, Iterable

from whist_td.formats.whiz.rules.errors import (
    BoardElsewhereError,
    BoardPlayedAlreadyError,
    OtherPlayersError,
    SitsOutError,
    WhizRoundNotAnnouncedError,
)
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.rules.seating import set_of


def check_possible(evening: WhizEvent, place: BoardPlace, result: BoardResult) -> None:
    """Refuse what cannot have happened: a round not announced, a table, board or player unknown."""
    check_place(evening, place)
    for player in result.seats:
        evening.player(player)


def check_place(evening: WhizEvent, place: BoardPlace) -> None:
    """Refuse a round that has not been announced, and a table or board that is not in play."""
    evening.check_round(place.round)
    if place.round > evening.last_announced:
        raise WhizRoundNotAnnouncedError(place.round, evening.last_announced)
    evening.seating(place.round, place.table)
    evening.check_board(place.board)


def check_planned(evening: WhizEvent, place: BoardPlace, result: BoardResult) -> None:
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


def check_once(evening: WhizEvent, changed: Collection[BoardPlace]) -> None:
    """Refuse a second result of a board for a player, told by the one that stood before."""
    boards = {place.board for place in changed}
    met: dict[tuple[int, int], BoardPlace] = {}
    for place, result in _changed_last(evening, changed):
        if place.board not in boards:
            continue
        for player in result.players_counted():
            first = met.setdefault((player, place.board), place)
            if first != place:
                raise BoardPlayedAlreadyError(player, place.board, first.round, first.table)


def _changed_last(
    evening: WhizEvent, changed: Collection[BoardPlace]
) -> Iterable[tuple[BoardPlace, BoardResult]]:
    return sorted(evening.results.items(), key=lambda item: item[0] in changed)
