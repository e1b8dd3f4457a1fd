"""The options of a Whist militaire evening; every default is one a beginner can leave."""

from dataclasses import dataclass
from enum import Enum

from whist_td.core.errors import CallError, RoundsError, TrumpListError
from whist_td.core.rounds import MOST_ROUNDS, Call, call_of
from whist_td.core.strains import SUITS, Strain
from whist_td.movements.militaire import Direction

ROUNDS = 24
CALLS: tuple[Call, ...] = ((1, 3), (1, 2), (2, 3))
OTHER_CALLS: tuple[Call, ...] = ((1, 3), (2, 3), (1, 2))


class PenaltyValue(Enum):
    """What the side not at fault scores for a revoke or an influence (RULES 5, M6)."""

    AS_TAKEN = "as_taken"
    """1 point, 2 where it really took all thirteen tricks."""
    ONE = "one"
    TWO = "two"


class ForfeitPolicy(Enum):
    """What a match that was not played is worth (RULES 1.6)."""

    POINT = "point"
    """1 point to the side that was there."""
    AVERAGE = "average"
    """No point to either; teams are ranked by their average per match played."""


class TieBreak(Enum):
    """A criterion after the count-back, where the club wants one (RULES 1.8)."""

    PERFECT_ROUNDS = "perfect_rounds"
    DIRECT_MATCHES = "direct_matches"
    EXTRA_DEAL = "extra_deal"


class TrumpPlan(Enum):
    """Where the trump of each round comes from."""

    CYCLE = "cycle"
    RANDOM = "random"
    BY_ROUND = "by_round"


@dataclass(frozen=True)
class Settings:
    """The options of an evening; `trumps` and `calls` are repeated as long as it lasts."""

    rounds: int = ROUNDS
    calls: tuple[Call, ...] = CALLS
    shift: bool = False
    trump_plan: TrumpPlan = TrumpPlan.CYCLE
    trumps: tuple[Strain, ...] = SUITS
    trump_seed: int | None = None
    direction: Direction = Direction.ASCENDING
    penalty: PenaltyValue = PenaltyValue.AS_TAKEN
    forfeits: ForfeitPolicy = ForfeitPolicy.POINT
    tie_breaks: tuple[TieBreak, ...] = ()
    count_tricks: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise RoundsError(self.rounds, 1, MOST_ROUNDS)
        if not self.calls:
            raise CallError("")
        for call in self.calls:
            call_of(*call)
        if not self.trumps and self.trump_plan is not TrumpPlan.BY_ROUND:
            raise TrumpListError("")
