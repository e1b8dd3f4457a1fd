"""What is legal but unlikely, so that a director looks twice; nothing here refuses anything."""

from collections.abc import Iterator
from dataclasses import dataclass

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.game import ALL_TRICKS, Contract, Risk
from whist_td.formats.whiz.rules.hands import HANDS, Hand
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Played, Points
from whist_td.formats.whiz.rules.scoring import hand_points

FAR = 40
"""Further than this from every other score of the hand, a result is worth a second look."""
LEAST_OTHERS = 3
"""Fewer results than this tell nothing about a board."""
MANY_DOWN = 6


@dataclass(frozen=True)
class GrandSlamRedoubled:
    """Thirteen tricks promised, and redoubled."""

    contract: Contract


@dataclass(frozen=True)
class ManyDown:
    """A contract that failed by very many tricks."""

    contract: Contract
    down: int


@dataclass(frozen=True)
class FarFromOthers:
    """A score far from all others of that hand, and the nearest of them."""

    hand: Hand
    score: int
    nearest: int


@dataclass(frozen=True)
class ClaimDiffers:
    """Points on the traveller that are not those of the result."""

    scored: Points
    claimed: Points


Remark = GrandSlamRedoubled | ManyDown | FarFromOthers | ClaimDiffers


def remarks(evening: WhizEvent, place: BoardPlace, result: BoardResult) -> tuple[Remark, ...]:
    """Return what a director might look at before a result is accepted."""
    if isinstance(result.outcome, Played):
        return (
            *_of_contract(result.outcome),
            *_far(evening, place, result),
            *_claim(evening, result),
        )
    return tuple(_claim(evening, result))


def _of_contract(played: Played) -> Iterator[Remark]:
    contract = played.contract
    if contract.level == ALL_TRICKS and contract.risk is Risk.REDOUBLED:
        yield GrandSlamRedoubled(contract)
    down = contract.level - played.tricks
    if down >= MANY_DOWN:
        yield ManyDown(contract, down)


def _claim(evening: WhizEvent, result: BoardResult) -> Iterator[ClaimDiffers]:
    scored = hand_points(result.outcome, evening.settings.rule)
    if scored and result.claimed and scored != result.claimed:
        yield ClaimDiffers(scored, result.claimed)


def _far(evening: WhizEvent, place: BoardPlace, result: BoardResult) -> Iterator[FarFromOthers]:
    rule = evening.settings.rule
    own = hand_points(result.outcome, rule)
    others = [
        scored
        for there, other in evening.results_of(place.board).items()
        if there != place and (scored := hand_points(other.outcome, rule))
    ]
    if own is None or len(others) < LEAST_OTHERS:
        return
    for hand in HANDS:
        score = own[hand.index]
        nearest = min((scored[hand.index] for scored in others), key=lambda s: abs(s - score))
        if abs(nearest - score) > FAR:
            yield FarFromOthers(hand, score, nearest)
