"""What a contract of solo whist asks for, and what it is worth."""

from dataclasses import dataclass

from whist_td.formats.club_night.rules.options import check_limits, number

ALL_TRICKS = 13
ACTIVE_PLAYERS = 4
MOST_POINTS = 1_000


@dataclass(frozen=True)
class Promise:
    """What a contract promises, and how many players may play it; no trick at all is a misère."""

    goal: int
    least: int = 1
    most: int = 1

    @property
    def is_misere(self) -> bool:
        """Whether the contract is to take no trick."""
        return self.goal == 0


@dataclass(frozen=True)
class Terms:
    """What each defender pays for a contract, or is paid when it fails.

    An attacker alone has as much from each of the three; two attackers share with two. `all_tricks`
    multiplies a contract made with all thirteen tricks.
    """

    made: int = number(0, 0, MOST_POINTS)
    over: int = number(0, 0, MOST_POINTS)
    failed: int = number(0, 0, MOST_POINTS)
    short: int = number(0, 0, MOST_POINTS)
    all_tricks: int = number(1, 1, 10)

    def __post_init__(self) -> None:
        check_limits(self)


def even(points: int) -> Terms:
    """Return the terms of a contract worth as much made as failed, whatever the tricks."""
    return Terms(points, 0, points)
