"""The points of the three hands (RULES 2.2), and the score that is compared (RULES 2.4)."""

from whist_td.formats.whiz.rules.game import Rule, points
from whist_td.formats.whiz.rules.hands import Hand
from whist_td.formats.whiz.rules.results import PASSED, Outcome, Played, Points
from whist_td.formats.whiz.rules.settings import Compare

NOTHING: Points = (0, 0, 0)


def hand_points(outcome: Outcome, rule: Rule) -> Points | None:
    """Return the points of North, East and South; None where the board gave no result."""
    if isinstance(outcome, Played):
        own, other = points(outcome.contract, outcome.tricks, rule)
        if outcome.declarer is Hand.NORTH:
            return (own, other, other)
        return (other, own, other) if outcome.declarer is Hand.EAST else (other, other, own)
    return NOTHING if outcome is PASSED else None


def compared_scores(scored: Points, compare: Compare) -> Points:
    """Return the scores that are compared: as they are, or twice one's own less the others'.

    >>> compared_scores((0, 0, 20), Compare.NET), compared_scores((5, 0, 5), Compare.NET)
    ((-20, -20, 40), (5, -10, 5))
    """
    if compare is Compare.RAW:
        return scored
    total = sum(scored)
    north, east, south = scored
    return (3 * north - total, 3 * east - total, 3 * south - total)
