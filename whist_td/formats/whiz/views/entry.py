"""Many results at once: which of them it is that a tournament refuses."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from whist_td.core.errors import RuleError
from whist_td.formats.whiz.commands.commands import EnterBoards
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult

Entered = tuple[BoardPlace, BoardResult]


@dataclass(frozen=True)
class Refused:
    """One of many results, by its place among them, and why it will not do."""

    index: int
    refusal: RuleError


def entry_of(evening: WhizEvent, results: Sequence[Entered]) -> EnterBoards:
    """Return the command that enters results; other players than planned stand as they were told.

    Where somebody sits out, or the deal lies elsewhere, nothing tells a slip of the pen from what
    really happened: such a result is left to be refused.
    """
    otherwise = {place for place, result in results if _is_otherwise(evening, place, result)}
    return EnterBoards(
        tuple(entered for entered in results if entered[0] not in otherwise),
        tuple(entered for entered in results if entered[0] in otherwise),
    )


def _is_otherwise(evening: WhizEvent, place: BoardPlace, result: BoardResult) -> bool:
    seated = evening.rounds.get(place.round)
    seating = seated.seating(place.table) if seated else None
    if seated is None or seating is None or result.seats == seating.seats:
        return False
    sits_out = any(player in seated.sit_out for player in result.seats)
    return not sits_out and place.board in evening.boards_at(seating)


def first_refused(evening: WhizEvent, results: Sequence[Entered], now: datetime) -> Refused | None:
    """Return the first result, in the order of play, with which entering them all would fail."""
    order = sorted(range(len(results)), key=lambda index: results[index][0])
    refusal = _refusal(evening, results, now)
    if refusal is None:
        return None
    good, bad = 0, len(order)
    while bad - good > 1:
        middle = (good + bad) // 2
        found = _refusal(evening, [results[index] for index in order[:middle]], now)
        if found is None:
            good = middle
        else:
            bad, refusal = middle, found
    return Refused(order[bad - 1], refusal)


def _refusal(evening: WhizEvent, results: Sequence[Entered], now: datetime) -> RuleError | None:
    try:
        entry_of(evening, results).applied_to(evening, now)
    except RuleError as refusal:
        return refusal
    return None
