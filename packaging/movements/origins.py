"""Where the plan for so many people and rounds comes from, as the tables of qualities tell it."""

from enum import Enum

from whist_td.movements.tables import FoundTable, found
from whist_td.movements.whiz.form import SEATS
from whist_td.movements.whiz.plans import circling, longest_plan, straight


class Origin(Enum):
    """Where a plan comes from."""

    LADDER = "ladder"
    """Lines of people who go on by steps (with rovers, where some are left over)."""
    CIRCLES = "circles"
    """One stored round that is turned."""
    CIRCLES_AND_MORE = "circles and rounds added"
    PHANTOM = "phantom"
    """The plan for one person more, without him."""
    EVENING = "stored evening"
    ADDED = "rounds added one by one"
    """As many rounds as there are otherwise, and more made on the spot."""


def origin_of(players: int, rounds: int) -> Origin:
    """Return where the plan for so many people and rounds comes from."""
    key = players, rounds
    if key in found(FoundTable.WHIZ_BOARDS) or key in found(FoundTable.WHIZ_EVENINGS):
        return Origin.EVENING
    plan = longest_plan(players, rounds)
    if len(plan) < rounds:
        return Origin.ADDED
    if plan == straight(*divmod(players, SEATS), rounds):
        return Origin.LADDER
    if plan == circling(players, rounds):
        return Origin.CIRCLES_AND_MORE if key in found(FoundTable.WHIZ_EXTRAS) else Origin.CIRCLES
    return Origin.PHANTOM
