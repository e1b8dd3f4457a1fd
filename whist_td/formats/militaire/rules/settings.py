"""The options of an evening, every default one a beginner can leave, and the rounds they plan."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from whist_td.core.contracts import SUITS, Strain
from whist_td.core.errors import RoundsError
from whist_td.core.events import MOST_ROUNDS
from whist_td.formats.militaire.rules.errors import CallCycleError, CallError, TrumpListError
from whist_td.formats.militaire.rules.teams import Call, call_of, stays
from whist_td.movements import militaire as movement
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


@dataclass(frozen=True)
class PlannedRound:
    """One line of the director's sheet; the trump is None where it is decided in the room."""

    number: int
    trump: Strain | None
    call: Call
    advance: int
    displacement: int

    @property
    def stays(self) -> int:
        """The player who stays with the captain."""
        return stays(self.call)


def whole_cycle(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Return a cycle of calls in which each pair travels, or refuse one that lacks a pair.

    Who chooses it is asked (RULES M15); an event that has another stays as it is.
    """
    for call in CALLS:
        if call not in calls:
            raise CallCycleError("-".join(map(str, call)))
    return calls


def planned_round(settings: Settings, round_number: int, tables: int) -> PlannedRound:
    """Return the plan of one round for a number of tables."""
    # Two players, shifted a lap where the club wants it.
    in_phase = len(settings.calls) % movement.SHIFT_PERIOD == 0
    shifted = settings.shift and in_phase and movement.shift_matters(tables, settings.rounds)
    index = movement.call_index(round_number, tables, len(settings.calls), int(shifted))
    # The trump that the list gives a round
    if settings.trump_plan is TrumpPlan.BY_ROUND:
        planned_trump = None
    else:
        planned_trump = settings.trumps[(round_number - 1) % len(settings.trumps)]
    return PlannedRound(
        round_number,
        planned_trump,
        settings.calls[index],
        movement.advance(round_number, tables),
        movement.displacement(round_number, tables),
    )


def planned_rounds(settings: Settings, tables: int) -> Iterator[PlannedRound]:
    """Yield the plan of every round of the evening."""
    for round_number in range(1, settings.rounds + 1):
        yield planned_round(settings, round_number, tables)
