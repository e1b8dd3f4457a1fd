"""Before a result is accepted: what is unlikely in it, and what it means for the players."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from whist_td.core.contracts import ALL_TRICKS, HANDS, Contract, Hand, Risk
from whist_td.formats.whiz.rules.event import Seating, WhizEvent, set_of
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    BoardPlace,
    BoardResult,
    Played,
    Points,
    hand_points,
)

FAR = 40
"""Further than this from every other score of the hand, a result is worth a second look."""
_LEAST_OTHERS = 3
"""Fewer results than this tell nothing about a board."""
_MANY_DOWN = 6


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


def remarks(event: WhizEvent, place: BoardPlace, result: BoardResult) -> tuple[Remark, ...]:
    """Return what a director might look at before a result is accepted."""
    if isinstance(result.outcome, Played):
        return (
            *_of_contract(result.outcome),
            *_far(event, place, result),
            *_claim(event, result),
        )
    return tuple(_claim(event, result))


def _of_contract(played: Played) -> Iterator[Remark]:
    contract = played.contract
    if contract.level == ALL_TRICKS and contract.risk is Risk.REDOUBLED:
        yield GrandSlamRedoubled(contract)
    down = contract.level - played.tricks
    if down >= _MANY_DOWN:
        yield ManyDown(contract, down)


def _claim(event: WhizEvent, result: BoardResult) -> Iterator[ClaimDiffers]:
    scored = hand_points(result.outcome, event.settings.rule)
    if scored and result.claimed and scored != result.claimed:
        yield ClaimDiffers(scored, result.claimed)


def _far(event: WhizEvent, place: BoardPlace, result: BoardResult) -> Iterator[FarFromOthers]:
    rule = event.settings.rule
    own = hand_points(result.outcome, rule)
    others = [
        scored
        for there, other in event.results_of(place.board).items()
        if there != place and (scored := hand_points(other.outcome, rule))
    ]
    if own is None or len(others) < _LEAST_OTHERS:
        return
    for hand in HANDS:
        score = own[hand.index]
        nearest = min((scored[hand.index] for scored in others), key=lambda s: abs(s - score))
        if abs(nearest - score) > FAR:
            yield FarFromOthers(hand, score, nearest)


class Effect(Enum):
    """How a player is affected."""

    OTHER_HAND = "other_hand"
    """He held another hand than planned, and is compared with those who held that one."""
    OTHER_TABLE = "other_table"
    """He played here though his place was at another table."""
    STOOD_IN = "stood_in"
    """He played though he was to sit out."""
    REPLACED = "replaced"
    """Somebody else held his hand; the board does not count for him."""
    OTHER_BOARD = "other_board"
    """He played a board that was not meant for the table in this round."""
    NO_RESULT = "no_result"
    """The board was not played: he has one less."""
    MEETS_AGAIN = "meets_again"
    """A later round brings him this board again, when it can no longer count."""
    CANNOT_PLAY = "cannot_play"
    """In a later round he cannot play this board, because somebody at his table knows it."""


@dataclass(frozen=True)
class Consequence:
    """One effect on one player: at which table and round, with which board."""

    player: int
    effect: Effect
    place: BoardPlace
    hand: Hand | None = None
    """The hand really held."""
    planned_hand: Hand | None = None
    planned_table: int | None = None


def consequences(
    event: WhizEvent, happened: Mapping[BoardPlace, BoardResult]
) -> tuple[Consequence, ...]:
    """Return what results would mean for the players, before they are recorded."""
    each_once: dict[Consequence, None] = {}
    for place, result in sorted(happened.items()):
        each_once |= dict.fromkeys(_of_result(event, place, result))
    return tuple(each_once)


def met_again(event: WhizEvent, round_number: int) -> tuple[Consequence, ...]:
    """Return who has already played what a table is to play in a round: boards were mixed up."""
    played = {
        (player, place.board)
        for place, result in event.results.items()
        if place.round < round_number
        for player in result.players_counted()
    }
    return tuple(
        Consequence(player, Effect.MEETS_AGAIN, BoardPlace(round_number, seating.table, board))
        for seating in event.seated(round_number).seatings
        for player in seating.seats
        for board in event.boards_at(seating)
        if (player, board) in played
    )


def _of_result(event: WhizEvent, place: BoardPlace, result: BoardResult) -> Iterator[Consequence]:
    planned = event.seating(place.round, place.table)
    for hand in HANDS:
        yield from _of_player(event, place, result.seats[hand.index], hand)
    for player in planned.seats:
        if player not in result.seats:
            yield Consequence(player, Effect.REPLACED, place, None, planned.hand_of(player))
    if result.outcome is NOT_PLAYED:
        for player in result.seats:
            yield Consequence(player, Effect.NO_RESULT, place)
        return
    yield from _of_board(event, place, result, planned)


def _of_player(
    event: WhizEvent, place: BoardPlace, player: int, hand: Hand
) -> Iterator[Consequence]:
    seated = event.seated(place.round)
    seating = seated.place_of(player)
    if seating is None:
        yield Consequence(player, Effect.STOOD_IN, place, hand)
        return
    planned = seating.hand_of(player)
    if seating.table != place.table:
        yield Consequence(player, Effect.OTHER_TABLE, place, hand, planned, seating.table)
    elif planned is not hand:
        yield Consequence(player, Effect.OTHER_HAND, place, hand, planned, seating.table)


def _of_board(
    event: WhizEvent, place: BoardPlace, result: BoardResult, planned: Seating
) -> Iterator[Consequence]:
    if place.board not in event.boards_at(planned):
        for player in result.seats:
            yield Consequence(player, Effect.OTHER_BOARD, place)
    board_set = set_of(place.board, event.settings.boards_per_round)
    knows = set(result.players_counted())
    for number, seated in sorted(event.rounds.items()):
        for seating in seated.seatings if number > place.round else ():
            if seating.board_set == board_set and knows & set(seating.seats):
                again = BoardPlace(number, seating.table, place.board)
                yield from _of_later(again, seating, knows)


def _of_later(again: BoardPlace, seating: Seating, knows: set[int]) -> Iterator[Consequence]:
    for player in seating.seats:
        effect = Effect.MEETS_AGAIN if player in knows else Effect.CANNOT_PLAY
        yield Consequence(player, effect, again)
