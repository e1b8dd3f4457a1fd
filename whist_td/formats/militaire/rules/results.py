"""What happened at a table in a round of Whist militaire: a fact, and the points it is worth."""

from dataclasses import dataclass
from enum import Enum

from whist_td.formats.militaire.rules.errors import (
    TricksError,
    TricksNotWantedError,
    VoidWinnerError,
    WinnerMissingError,
)
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, PenaltyValue, Settings

ALL_TRICKS = 13
MAJORITY = 7


class Side(Enum):
    """The two pairs at a table: the captain's, and the one that came."""

    HOME = "home"
    VISITORS = "visitors"

    @property
    def other(self) -> "Side":
        """The opponents."""
        return Side.VISITORS if self is Side.HOME else Side.HOME


class ResultKind(Enum):
    """How a round ended at a table (RULES 1.7)."""

    NORMAL = "normal"
    PERFECT = "perfect"
    REVOKE = "revoke"
    INFLUENCE = "influence"
    FORFEIT = "forfeit"
    VOID = "void"


PENALTIES = (ResultKind.REVOKE, ResultKind.INFLUENCE)
TRICKS_BY_KIND = {
    ResultKind.NORMAL: (MAJORITY, ALL_TRICKS - 1),
    ResultKind.PERFECT: (ALL_TRICKS, ALL_TRICKS),
    ResultKind.REVOKE: (0, ALL_TRICKS),
    ResultKind.INFLUENCE: (0, ALL_TRICKS),
}
"""The tricks the winning side may have taken; after a penalty, any number."""


@dataclass(frozen=True)
class Result:
    """Which side won a round at a table; after a penalty or a forfeit, the side not at fault.

    The tricks are the winning side's, and None where the club does not count them.
    """

    winner: Side | None
    kind: ResultKind = ResultKind.NORMAL
    tricks: int | None = None
    note: str = ""

    def __post_init__(self) -> None:
        if self.kind is ResultKind.VOID and self.winner is not None:
            raise VoidWinnerError
        if self.kind is not ResultKind.VOID and self.winner is None:
            raise WinnerMissingError
        if self.tricks is not None:
            limits = TRICKS_BY_KIND.get(self.kind)
            if limits is None:
                raise TricksNotWantedError(self.tricks)
            least, most = limits
            if not least <= self.tricks <= most:
                raise TricksError(self.tricks, least, ALL_TRICKS if least == MAJORITY else most)

    @property
    def all_tricks(self) -> bool:
        """Whether the winning side really took all thirteen tricks."""
        return self.kind is ResultKind.PERFECT or self.tricks == ALL_TRICKS


def result_of(
    winner: Side | None,
    kind: ResultKind = ResultKind.NORMAL,
    tricks: int | None = None,
    note: str = "",
) -> Result:
    """Return a result, thirteen tricks in a normal round being a perfect one.

    >>> result_of(Side.HOME, tricks=13).kind
    <ResultKind.PERFECT: 'perfect'>
    """
    if kind is ResultKind.NORMAL and tricks == ALL_TRICKS:
        kind = ResultKind.PERFECT
    if kind is ResultKind.PERFECT and tricks is None:
        tricks = ALL_TRICKS
    return Result(winner, kind, tricks, note.strip())


def winners_points(result: Result, settings: Settings) -> int:
    """Return what the winning side of a result scores: 0, 1 or 2."""
    if result.kind is ResultKind.NORMAL:
        return 1
    if result.kind is ResultKind.FORFEIT:
        return 1 if settings.forfeits is ForfeitPolicy.POINT else 0
    if result.kind in PENALTIES:
        if settings.penalty is PenaltyValue.AS_TAKEN:
            return 2 if result.all_tricks else 1
        return 2 if settings.penalty is PenaltyValue.TWO else 1
    return 2 if result.kind is ResultKind.PERFECT else 0


def points(result: Result, settings: Settings) -> tuple[int, int]:
    """Return the points of the home side and of the visitors."""
    scored = winners_points(result, settings)
    return (scored, 0) if result.winner is Side.HOME else (0, scored)
