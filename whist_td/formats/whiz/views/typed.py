"""What a director types for a deal: the result, and where he likes the points of the traveller."""

import re
from dataclasses import dataclass

from whist_td.formats.whiz.rules.errors import SeatNumbers
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, outcome_of, written
from whist_td.formats.whiz.rules.remarks import Remark, remarks
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    Outcome,
    Points,
)
from whist_td.formats.whiz.rules.scoring import hand_points
from whist_td.formats.whiz.views.play_errors import ClaimNotationError
from whist_td.formats.whiz.views.play_views import seats_at

_CLAIM = re.compile(r"\s*([0-9]{1,3})[\s,;]+([0-9]{1,3})[\s,;]+([0-9]{1,3})\s*")
_ADJUSTED = re.compile(r"\s*(AJ|ADJ)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Reading:
    """What was understood of a typed deal: the result, its points, and what is unlikely in it."""

    place: BoardPlace
    result: BoardResult
    points: Points | None
    remarks: tuple[Remark, ...]


def reading_of(
    evening: WhizEvent,
    place: BoardPlace,
    text: str,
    notation: Notation,
    seats: SeatNumbers | None = None,
) -> Reading:
    """Return what a text means at a place, for those who hold the hands there, or refuse it.

    Where nothing stands yet, `seats` may tell other players than the movement has there.
    """
    outcome, claimed = outcome_and_claim(text, notation)
    result = BoardResult(seats or seats_at(evening, place), outcome, claimed)
    scored = hand_points(outcome, evening.settings.rule)
    return Reading(place, result, scored, remarks(evening, place, result))


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
    found = _CLAIM.fullmatch(claim)
    if found is None:
        raise ClaimNotationError(claim.strip())
    north, east, south = map(int, found.groups())
    return outcome, (north, east, south)


def typed_again(result: BoardResult, notation: Notation) -> str:
    """Return the text that gives a result once more."""
    text = written(result.outcome, notation)
    if result.claimed is None or isinstance(result.outcome, Adjusted):
        return text
    return f"{text} / {' '.join(map(str, result.claimed))}"
