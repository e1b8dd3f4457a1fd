"""Results as a director gives them: typed, told as they really happened, or many at once."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from whist_td.core.errors import RuleError
from whist_td.core.players import SeatedTwiceError
from whist_td.formats.whiz.commands import EnterBoards, RecordAsHappened
from whist_td.formats.whiz.rules.consequences import Remark, remarks
from whist_td.formats.whiz.rules.errors import SeatNumbers
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, outcome_of, written
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    Adjusted,
    BoardPlace,
    BoardResult,
    Outcome,
    Points,
    hand_points,
)
from whist_td.formats.whiz.views.play_views import seats_at

_CLAIM = re.compile(r"\s*([0-9]{1,3})[\s,;]+([0-9]{1,3})[\s,;]+([0-9]{1,3})\s*")
_ADJUSTED = re.compile(r"\s*(AJ|ADJ)\b", re.IGNORECASE)
Entered = tuple[BoardPlace, BoardResult]


class ClaimNotationError(RuleError):
    """Points of the traveller, after a stroke, that are not three whole numbers."""

    text: str


@dataclass(frozen=True)
class Reading:
    """What was understood of a typed deal: the result, its points, and what is unlikely in it."""

    place: BoardPlace
    result: BoardResult
    points: Points | None
    remarks: tuple[Remark, ...]


def reading_of(
    event: WhizEvent,
    place: BoardPlace,
    text: str,
    notation: Notation,
    seats: SeatNumbers | None = None,
) -> Reading:
    """Return what a text means at a place, for those who hold the hands there, or refuse it.

    Where nothing stands yet, `seats` may tell other players than the movement has there.
    """
    outcome, claimed = outcome_and_claim(text, notation)
    result = BoardResult(seats or seats_at(event, place), outcome, claimed)
    scored = hand_points(outcome, event.settings.rule)
    return Reading(place, result, scored, remarks(event, place, result))


def outcome_and_claim(text: str, notation: Notation) -> tuple[Outcome, Points | None]:
    """Return the outcome, and the points that stand on the traveller where they were typed.

    >>> outcome_and_claim("10H S +1 / 0 0 11", Notation.ENGLISH)[1]
    (0, 0, 11)
    """
    deal, stroke, claim = text.partition("/")
    # The strokes of an adjusted score are those of its fractions, such as 100/3.
    if not stroke or _ADJUSTED.match(text):
        return outcome_of(text, notation), None
    outcome = outcome_of(deal, notation)
    points = _CLAIM.fullmatch(claim)
    if points is None:
        raise ClaimNotationError(claim.strip())
    north, east, south = map(int, points.groups())
    return outcome, (north, east, south)


def typed_again(result: BoardResult, notation: Notation) -> str:
    """Return the text that gives a result once more."""
    text = written(result.outcome, notation)
    if result.claimed is None or isinstance(result.outcome, Adjusted):
        return text
    return f"{text} / {' '.join(map(str, result.claimed))}"


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
    event: WhizEvent, place: BoardPlace, happened: Happened, notation: Notation
) -> RecordAsHappened:
    """Return the one command that records what happened at a place, or refuse it."""
    for player in happened.seats:
        if happened.seats.count(player) > 1:
            raise SeatedTwiceError(player)
    if happened.is_whole_table:
        seated = {
            there: replace(result, seats=happened.seats)
            for there, result in sorted(event.results.items())
            if there[:2] == place[:2]
        }
        if happened.text.strip() or not seated:
            outcome, claimed = outcome_and_claim(happened.text, notation)
            seated[place] = BoardResult(happened.seats, outcome, claimed)
        return RecordAsHappened(tuple(sorted(seated.items())))
    outcome, claimed = outcome_and_claim(happened.text, notation)
    real = BoardPlace(place.round, place.table, happened.board)
    results = {real: BoardResult(happened.seats, outcome, claimed)}
    if real == place:
        return RecordAsHappened(tuple(results.items()))
    if happened.is_skipped:
        planned = event.seating(place.round, place.table).seats
        results[place] = BoardResult(planned, NOT_PLAYED)
    wrong = place in event.results and place not in results
    return RecordAsHappened(tuple(sorted(results.items())), (place,) if wrong else ())


@dataclass(frozen=True)
class Refused:
    """One of many results, by its place among them, and why it will not do."""

    index: int
    refusal: RuleError


def entry_of(event: WhizEvent, results: Sequence[Entered]) -> EnterBoards:
    """Return the command that enters results; other players than planned stand as they were told.

    Where somebody sits out, or the deal lies elsewhere, nothing tells a slip of the pen from what
    really happened: such a result is left to be refused.
    """
    otherwise = {place for place, result in results if _is_otherwise(event, place, result)}
    return EnterBoards(
        tuple(entered for entered in results if entered[0] not in otherwise),
        tuple(entered for entered in results if entered[0] in otherwise),
    )


def _is_otherwise(event: WhizEvent, place: BoardPlace, result: BoardResult) -> bool:
    seated = event.rounds.get(place.round)
    seating = seated.seating(place.table) if seated else None
    if seated is None or seating is None or result.seats == seating.seats:
        return False
    sits_out = any(player in seated.sit_out for player in result.seats)
    return not sits_out and place.board in event.boards_at(seating)


def first_refused(event: WhizEvent, results: Sequence[Entered], now: datetime) -> Refused | None:
    """Return the first result, in the order of play, with which entering them all would fail."""
    order = sorted(range(len(results)), key=lambda index: results[index][0])
    refusal = _refusal(event, results, now)
    if refusal is None:
        return None
    good, bad = 0, len(order)
    while bad - good > 1:
        middle = (good + bad) // 2
        earlier = _refusal(event, [results[index] for index in order[:middle]], now)
        if earlier is None:
            good = middle
        else:
            bad, refusal = middle, earlier
    return Refused(order[bad - 1], refusal)


def _refusal(event: WhizEvent, results: Sequence[Entered], now: datetime) -> RuleError | None:
    try:
        entry_of(event, results).applied_to(event, now)
    except RuleError as refusal:
        return refusal
    return None
