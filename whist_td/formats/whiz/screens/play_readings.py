"""The second pass of a Whiz round: what the travellers say, beside what was entered."""

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace, BoardResult
from whist_td.stages.second_pass import Rereading

Readings = Rereading[BoardPlace, BoardResult]


def readings_of(evening: WhizEvent, round_number: int) -> Readings:
    """Begin a second pass; what the director adjusted stands on no traveller and is not read."""
    return Readings(round_number, same_outcome, entered_in(evening, round_number))


def same_outcome(first: BoardResult, second: BoardResult) -> bool:
    """Tell whether two results agree: contract, declarer and tricks, all of which travel."""
    return first.outcome == second.outcome


def entered_in(evening: WhizEvent, round_number: int) -> dict[BoardPlace, BoardResult]:
    """Return the results entered in a round, table by table."""
    found = (
        (place, result)
        for place, result in evening.results.items()
        if place.round == round_number and not isinstance(result.outcome, Adjusted)
    )
    return dict(sorted(found, key=lambda pair: pair[0]))
