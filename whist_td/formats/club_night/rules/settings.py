"""The options of a club night; every default is one a beginner can leave."""

import re
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise

from whist_td.core.events import MOST_ROUNDS
from whist_td.core.movement_tables import LeftOver
from whist_td.formats.club_night.games.game import AnyGame, Length, Measure, Unit
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.errors import (
    ClubRoundsError,
    CounterWorthError,
    DealsShareError,
    LengthCountError,
    LengthUnitError,
    PairsGameError,
    PlacementPointsError,
)

MOST_LENGTH = 99
AT_TABLE = 4
PLACEMENT = (3, 2, 1, 0)
_WORTH = re.compile(r"(?=[^1-9]*[1-9])[^-−–\s][^-−–]{0,19}")
"""Something with an amount, and none below nothing."""


class SeatingWay(Enum):
    """How people are seated from round to round."""

    CHANGING = "changing"
    """Partners and opponents change by a movement, as evenly as is known."""
    DRAWN = "drawn"
    """By lot, as new as can be."""
    STANDING = "standing"
    """By the standing: the best four at table 1."""
    PAIRS = "pairs"
    """Fixed pairs meet one another."""
    STAYING = "staying"
    """Everybody keeps his seat."""


class RankedBy(Enum):
    """What the players of an evening are ranked by (RULES 3.2, 4.5)."""

    POINTS = "points"
    """What the game itself ranks by: points, counters, games won."""
    MEAN = "mean"
    """The mean of a deal played, where not all play equally many."""
    PLACEMENT = "placement"
    """Points for the place at each table in each round."""


@dataclass(frozen=True)
class ClubSettings:
    """The game, who sits where, how long a round is, and what ranks.

    Without a length, each table plays as long as its game usually does; without tie-breaks, those
    of the game hold. Placement points are for the first place, the second and so on; whoever comes
    after the last of them has what the last has.
    """

    game: GameChoice = field(default_factory=GameChoice)
    rounds: int = 4
    length: Length | None = None
    seating: SeatingWay = SeatingWay.CHANGING
    left_over: LeftOver = LeftOver.SIT_OUT
    ranked_by: RankedBy = RankedBy.POINTS
    tie_breaks: tuple[Measure, ...] | None = None
    placement: tuple[int, ...] = PLACEMENT
    counter_worth: str = ""
    """What a counter is worth in money, as the club writes it: it is told and never reckoned."""

    def __post_init__(self) -> None:
        if self.counter_worth and not _WORTH.fullmatch(self.counter_worth):
            raise CounterWorthError(self.counter_worth)
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise ClubRoundsError(self.rounds, 1, MOST_ROUNDS)
        if not self.placement or any(first < second for first, second in pairwise(self.placement)):
            raise PlacementPointsError
        if self.length is not None:
            _check_length(self.game, self.length)
        if self.seating is SeatingWay.PAIRS and not plays_in_sides(self.game):
            raise PairsGameError

    def length_at(self, players: int) -> Length:
        """Return how long a table plays; of five people everybody deals equally often."""
        if self.length is None:
            return self.game.game.lengths(self.game.options, players)[0]
        if self.length.unit is Unit.DEALS and players > AT_TABLE:
            return Length(Unit.DEALS, max(players, self.length.count // players * players))
        return self.length

    def criteria(self) -> tuple[Measure, ...]:
        """Return what separates players with the same score, in this order."""
        if self.tie_breaks is not None:
            return self.tie_breaks
        own = self.game.game.ranked_by
        match self.ranked_by:
            case RankedBy.POINTS:
                return own[1:]
            case RankedBy.MEAN:
                return tuple(measure for measure in own if measure is not Measure.POINTS)
            case RankedBy.PLACEMENT:
                return own


def _check_length(choice: GameChoice, length: Length) -> None:
    game = choice.game
    if length.unit not in {known.unit for known in game.lengths(choice.options, table_size(game))}:
        raise LengthUnitError(length.unit)
    if not 1 <= length.count <= MOST_LENGTH:
        raise LengthCountError(length.count, 1, MOST_LENGTH)
    if length.unit is Unit.DEALS and length.count % game.deals_by:
        raise DealsShareError(length.count, game.deals_by)


def table_size(game: AnyGame) -> int:
    """Return how many sit at a table of a game where numbers allow it."""
    return min(AT_TABLE, game.most_players)


def plays_in_sides(choice: GameChoice) -> bool:
    """Tell whether partners sit opposite each other at the usual table of a game."""
    game = choice.game
    sides = game.sides(choice.options, table_size(game))
    return any(len(side) > 1 for side in sides)


def left_overs(game: AnyGame) -> tuple[LeftOver, ...]:
    """Return what a game allows for people who do not fill the last table."""
    allowed = [LeftOver.SIT_OUT]
    if game.most_players > AT_TABLE:
        allowed.append(LeftOver.FIVES)
    if game.least_players < AT_TABLE <= game.most_players:
        allowed.append(LeftOver.THREES)
    return tuple(allowed)


def usual_left_over(game: AnyGame) -> LeftOver:
    """Return what lets most people play."""
    return left_overs(game)[-1]


def usual_ranking(choice: GameChoice, players: int, left_over: LeftOver) -> RankedBy:
    """Return the mean where people play unequally many deals in points of their own (RULES 3.2)."""
    game = choice.game
    counts_deals = game.lengths(choice.options, game.least_players)[0].unit is Unit.DEALS
    uneven = players % table_size(game) and left_over in left_overs(game)
    return RankedBy.MEAN if counts_deals and uneven else RankedBy.POINTS
