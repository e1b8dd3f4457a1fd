"""The three hands of people, who deals, and who leads; West is always the Domy's."""

from enum import Enum


class Hand(Enum):
    """A hand as it was dealt: players are known by it all through the deal (RULES 2.3)."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"

    @property
    def index(self) -> int:
        """The place of this hand wherever three things stand in the order North, East, South."""
        return "NES".index(self.value)


HANDS = (Hand.NORTH, Hand.EAST, Hand.SOUTH)


class SeatChange(Enum):
    """How the declarer comes to face the Domy (RULES 2.3, where the rules contradict themselves).

    The one method is the same at all tables, because the leader differs.
    """

    OPPONENT_MOVES = "A"
    """The player opposite the declarer changes with the Domy: the worked example."""
    DECLARER_MOVES = "B"
    """The declarer changes with the player opposite the Domy."""


_LEADERS = {
    SeatChange.OPPONENT_MOVES: (Hand.EAST, Hand.SOUTH, Hand.NORTH),
    SeatChange.DECLARER_MOVES: (Hand.SOUTH, Hand.SOUTH, Hand.EAST),
}


def leader(declarer: Hand, change: SeatChange) -> Hand:
    """Return the hand that leads to the first trick, at the declarer's left after the change.

    >>> leader(Hand.SOUTH, SeatChange.OPPONENT_MOVES)
    <Hand.NORTH: 'N'>
    """
    return _LEADERS[change][declarer.index]


def dealer_of(board: int) -> Hand:
    """Return the dealer of a board: North, East, South in turn (RULES 2.5).

    >>> [dealer_of(board).value for board in (1, 2, 3, 4)]
    ['N', 'E', 'S', 'N']
    """
    return HANDS[(board - 1) % len(HANDS)]
