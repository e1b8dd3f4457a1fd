"""A prize: what it is for, what it is, and to whom it went."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from whist_td.club.rules.money import NegativeAmountError
from whist_td.core.errors import RuleError


class PrizePlaceError(RuleError):
    """A prize for a place that is none."""

    place: int


class PrizeAmountError(RuleError):
    """A prize that is not exactly one of money, a thing, or a share of the fees."""


class PrizeKind(Enum):
    """What a prize is for."""

    PLACE = "place"
    CATEGORY = "category"
    LAST = "last"
    HIGHEST_ROUND = "highest-round"
    MOST_EVENINGS = "most-evenings"
    LOT = "lot"


@dataclass(frozen=True)
class PrizeRule:
    """What a prize is for: a place, perhaps among a category's people, or something else."""

    kind: PrizeKind = PrizeKind.PLACE
    place: int = 1
    category: str = ""

    def __post_init__(self) -> None:
        if self.place < 1:
            raise PrizePlaceError(self.place)


@dataclass(frozen=True)
class PrizeAmount:
    """What a prize is: cents, a thing, or a percentage of the fees paid that evening."""

    cents: int | None = None
    thing: str = ""
    percent: Fraction | None = None

    def __post_init__(self) -> None:
        if (self.cents is not None) + bool(self.thing.strip()) + (self.percent is not None) != 1:
            raise PrizeAmountError
        if (self.cents or 0) < 0 or (self.percent or 0) < 0:
            raise NegativeAmountError(self.cents or 0)


class PrizePool(Enum):
    """Who shares a prize: those of equal rank, or those of equal score."""

    RANK = "rank"
    SCORE = "score"

    def shares(self, rank: int | None, score: Fraction | None) -> object:
        """Return what those have alike who share."""
        return rank if self is PrizePool.RANK else score


@dataclass(frozen=True)
class PrizeGiven:
    """To whom a prize went: an entry of the event or a person; and how much, or the thing."""

    person: int | None = None
    entry: int | None = None
    cents: int = 0
    thing: str = ""
    pot: int | None = None
    """The fees that were paid when it was given, in cents, where the plan shares them out."""


@dataclass(frozen=True)
class Prize:
    """A prize of the plan of an event or a season; when given: to whom, and how much."""

    number: int
    order: int
    rule: PrizeRule
    amount: PrizeAmount
    event: int | None = None
    season: int | None = None
    several: bool = False
    """Whether it can go to who has a prize of the plan already."""
    pool: PrizePool = PrizePool.RANK
    seed: int | None = None
    """Of the lot by which it was drawn."""
    given: tuple[PrizeGiven, ...] = ()
