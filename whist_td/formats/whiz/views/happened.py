"""What really happened at a table becomes one command: other players, another deal, or both."""

from dataclasses import dataclass, replace

from whist_td.core.players import SeatedTwiceError
from whist_td.formats.whiz.commands.commands import RecordAsHappened
from whist_td.formats.whiz.rules.errors import SeatNumbers
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation
from whist_td.formats.whiz.rules.results import NOT_PLAYED, BoardPlace, BoardResult
from whist_td.formats.whiz.views.typed import outcome_and_claim


@dataclass(frozen=True)
class Happened:
    """What a director tells: who held the hands, which deal, what came of it, for which deals."""

    seats: SeatNumbers
    board: int
    text: str
    is_whole_table: bool
    """Whether they sat like this for every deal entered at the table, and for this one."""
    is_skipped: bool
    """Whether the deal that was planned was not played here."""


def happened_command(
    evening: WhizEvent, place: BoardPlace, told: Happened, notation: Notation
) -> RecordAsHappened:
    """Return the one command that records what happened at a place, or refuse it."""
    for player in told.seats:
        if told.seats.count(player) > 1:
            raise SeatedTwiceError(player)
    if told.is_whole_table:
        seated = _whole_table(evening, place, told.seats)
        if told.text.strip() or not seated:
            outcome, claimed = outcome_and_claim(told.text, notation)
            seated[place] = BoardResult(told.seats, outcome, claimed)
        return RecordAsHappened(tuple(sorted(seated.items())))
    outcome, claimed = outcome_and_claim(told.text, notation)
    real = BoardPlace(place.round, place.table, told.board)
    results = {real: BoardResult(told.seats, outcome, claimed)}
    if real == place:
        return RecordAsHappened(tuple(results.items()))
    if told.is_skipped:
        planned = evening.seating(place.round, place.table).seats
        results[place] = BoardResult(planned, NOT_PLAYED)
    wrong = place in evening.results and place not in results
    return RecordAsHappened(tuple(sorted(results.items())), (place,) if wrong else ())


def _whole_table(
    evening: WhizEvent, place: BoardPlace, seats: SeatNumbers
) -> dict[BoardPlace, BoardResult]:
    return {
        there: replace(result, seats=seats)
        for there, result in sorted(evening.results.items())
        if there[:2] == place[:2]
    }
