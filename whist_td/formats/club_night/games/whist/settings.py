"""How the games of the whist family are marked and paid (RULES 4.1): values, not code."""

from dataclasses import dataclass
from enum import Enum

from whist_td.formats.club_night.rules.options import check_limits, number

SIMPLE, DOUBLE, TREBLE = 1, 2, 3
"""What a game is worth in fiches."""


class Slam(Enum):
    """What a side gets for all thirteen tricks."""

    NONE = "none"
    """Nothing but the tricks."""
    CHIPS = "chips"
    """Fiches, and no point is marked for the deal: « le chelem se paye à part »."""
    CHIPS_AND_POINTS = "chips and points"
    """Fiches, and the deal is marked as any other."""


@dataclass(frozen=True)
class Factor:
    """By how much a deal is multiplied: tricks and honours; revokes and slams."""

    points: int = 1
    penalties: int = 1


PLAIN = Factor()


@dataclass(frozen=True, kw_only=True)
class WhistSettings:
    """The options of a game; the defaults are those of whist en dix points."""

    target: int = number(10, 1, 50)
    trick_value: int = number(1, 1, 10)
    has_honours: bool = True
    three_honours: int = number(2, 0, 10)
    four_honours: int = number(4, 0, 10)
    calls_honours: bool = False
    revoke: int = number(3, 0, 20)
    slam: Slam = Slam.NONE
    slam_chips: int = number(8, 0, 100)
    simple_from: int = number(5, 0, 50)
    double_from: int = number(4, 0, 50)
    is_rubber: bool = True
    consolation: int = number(4, 0, 20)

    def __post_init__(self) -> None:
        check_limits(self)

    @property
    def doubled(self) -> Factor:
        """By how much a deal counts that is doubled."""
        return Factor(2, 2)


TEN = WhistSettings(calls_honours=True, slam=Slam.CHIPS)
FIVE = WhistSettings(target=5, slam=Slam.CHIPS, simple_from=3, double_from=1)
TRICKS = WhistSettings(trick_value=2, has_honours=False, revoke=6, simple_from=6, double_from=2)
SHORT = WhistSettings(target=5, simple_from=3, double_from=1)

PRESETS = {"ten": TEN, "five": FIVE, "tricks": TRICKS, "short": SHORT}
"""The four ways of marking that everything else is built on (RULES 4.1, the table)."""
