"""TODO."""

from dataclasses import dataclass

from whist_td.core.errors import RuleError
from whist_td.core.strains import Strain


class HonoursNotCountedError(RuleError):
    """Honours in a game in which they do not count."""


@dataclass(eq=False)
class RevokesError(RuleError):
    """More revokes taken off than were made, or fewer than none."""

    revokes: int
    erased: int


@dataclass(eq=False)
class MarkBeforeError(RuleError):
    """A deal that begins when one side has won the game already."""

    score: int
    target: int


class HonoursCallError(RuleError):
    """Honours shown to win at once, in a game without that."""


@dataclass(eq=False)
class ShownHonoursError(RuleError):
    """Honours shown to win at once by a side that is not two points short."""

    score: int
    wanted: int


class ShownTricksError(RuleError):
    """Tricks of a deal that was won by showing honours before play."""


class NoSlamError(RuleError):
    """A slam in a game that does not pay it."""


@dataclass(eq=False)
class SlamTricksError(RuleError):
    """A slam with fewer than thirteen tricks."""

    tricks: int


@dataclass(eq=False)
class LoserScoreError(RuleError):
    """A score with which a game cannot have been lost."""

    score: int
    target: int


@dataclass(eq=False)
class RubberOverError(RuleError):
    """A game after the end of its rubber."""

    games: int


class TrumpNotSaidError(RuleError):
    """A deal without its trump, in a game that needs it."""


class FavouriteNotDrawnError(RuleError):
    """A deal of whist à la favorite without the favourite suit."""


@dataclass(eq=False)
class FavouriteChangedError(RuleError):
    """Another favourite suit in the middle of a game."""

    drawn: Strain
    told: Strain


class DummyChangedError(RuleError):
    """The dummy given to somebody else in the middle of a game."""
