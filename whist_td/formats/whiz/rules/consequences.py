"""What it means for each player when play went otherwise than the movement had it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.hands import HANDS, Hand
from whist_td.formats.whiz.rules.results import NOT_PLAYED, BoardPlace, BoardResult
from whist_td.formats.whiz.rules.seating import Seating, set_of


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
    evening: WhizEvent, happened: Mapping[BoardPlace, BoardResult]
) -> tuple[Consequence, ...]:
    """Return what results would mean for the players, before they are recorded."""
    found: dict[Consequence, None] = {}
    for place, result in sorted(happened.items()):
        for consequence in _of_result(evening, place, result):
            found[consequence] = None
    return tuple(found)


def _of_result(evening: WhizEvent, place: BoardPlace, result: BoardResult) -> Iterator[Consequence]:
    planned = evening.seating(place.round, place.table)
    for hand in HANDS:
        yield from _of_player(evening, place, result.seats[hand.index], hand)
    for player in planned.seats:
        if player not in result.seats:
            yield Consequence(player, Effect.REPLACED, place, None, planned.hand_of(player))
    if result.outcome is NOT_PLAYED:
        for player in result.seats:
            yield Consequence(player, Effect.NO_RESULT, place)
        return
    yield from _of_board(evening, place, result, planned)


def _of_player(
    evening: WhizEvent, place: BoardPlace, player: int, hand: Hand
) -> Iterator[Consequence]:
    seated = evening.seated(place.round)
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
    evening: WhizEvent, place: BoardPlace, result: BoardResult, planned: Seating
) -> Iterator[Consequence]:
    if place.board not in evening.boards_at(planned):
        for player in result.seats:
            yield Consequence(player, Effect.OTHER_BOARD, place)
    board_set = set_of(place.board, evening.settings.boards_per_round)
    knows = set(result.players_counted())
    for number, seated in sorted(evening.rounds.items()):
        for seating in seated.seatings if number > place.round else ():
            if seating.board_set == board_set and knows & set(seating.seats):
                again = BoardPlace(number, seating.table, place.board)
                yield from _of_later(again, seating, knows)


def _of_later(again: BoardPlace, seating: Seating, knows: set[int]) -> Iterator[Consequence]:
    for player in seating.seats:
        effect = Effect.MEETS_AGAIN if player in knows else Effect.CANNOT_PLAY
        yield Consequence(player, effect, again)
