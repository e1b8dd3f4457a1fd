"""Boards made up from hands that are no longer theirs, as before the room called its word."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from whist_td.desk.journal import Line, with_changes
from whist_td.formats.whiz.commands import TakeOutHands
from whist_td.formats.whiz.rules.dealings import Dealing, Origin, WayOut
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.sealing import dealing_by_board, is_released


def made_before(event: WhizEvent, lines: Sequence[Line]) -> tuple[int, ...]:
    """Return the boards whose sheets, or file for a machine, show hands that are no longer theirs.

    Hands typed in are those that were played: nothing is made up anew from them.
    """
    if not event.dealings or is_released(event):
        return ()
    now, taken = dealing_by_board(event), _taken_out(event, lines)
    return tuple(board for board in sorted(taken) if _is_other(taken[board], now.get(board)))


def _is_other(taken: Dealing, now: Dealing | None) -> bool:
    if now is None:
        return True
    is_typed = now.origin is Origin.BY_HAND
    return not is_typed and (taken.seal, taken.word) != (now.seal, now.word)


def _taken_out(event: WhizEvent, lines: Sequence[Line]) -> Mapping[int, Dealing]:
    """Return how each board had come by its cards when they were taken out last."""
    then, taken = replace(event, dealings={}), dict[int, Dealing]()
    for line in lines:
        then = with_changes(then, (each for each in line.changes if each.field == "dealings"))
        match line.command:
            case TakeOutHands(boards=boards, way=WayOut.SHEETS | WayOut.FILE):
                dealt = dealing_by_board(then)
                taken |= {board: dealt[board] for board in boards if board in dealt}
    return taken
