"""A Whiz movement as plain values for JSON, with the verifier's verdict on it."""

from collections.abc import Iterable

from whist_td.movements.verify_whiz import Stay, movement_from_plain, quality_to_plain, verify
from whist_td.movements.whiz import PlannedRound, PlannedTrio, WhizMovement


def movement_plain(
    movement: WhizMovement, stays: Iterable[Stay] = (), copies: int = 1
) -> dict[str, object]:
    """Return who sits where in every round, and the quality as an independent hand counts it."""
    plain = seats_plain(movement, stays, copies)
    return {**plain, "quality": quality_to_plain(verify(movement_from_plain(plain)))}


def seats_plain(
    movement: WhizMovement, stays: Iterable[Stay] = (), copies: int = 1
) -> dict[str, object]:
    """Return who sits where in every round, and no verdict.

    Who is not there all evening is told with his first and his last round; where tables may play
    the same deals in one round, in how many copies a set lies ready.
    """
    plain: dict[str, object] = {
        "players": movement.players,
        "tables": movement.tables,
        "board_sets": movement.board_sets,
        "rounds": [_round(each) for each in movement.rounds],
    }
    present = {str(stay.person): [stay.first, stay.last] for stay in stays}
    if present:
        plain["present"] = present
    if copies > 1:
        plain["copies"] = copies
    return plain


def _round(each: PlannedRound) -> dict[str, object]:
    tables = [_seating(seating) for seating in each.seatings]
    return {"round": each.number, "tables": tables, "sit_out": list(each.sit_out)}


def _seating(seating: PlannedTrio) -> dict[str, int]:
    return {
        "table": seating.table,
        "boards": seating.board_set,
        "N": seating.north,
        "E": seating.east,
        "S": seating.south,
    }
