"""What can be wrong with a deal given to be scored, as facts without sentences."""

from dataclasses import dataclass

from whist_td.core.errors import RuleError


@dataclass(eq=False)
class ScoreFieldError(RuleError):
    """A field that is missing or has a value it cannot have."""

    field: str
    value: object
    accepted: str


class ScoreLineError(RuleError):
    """A line that is no JSON object."""


@dataclass(eq=False)
class UnknownGameError(RuleError):
    """A game that the program does not score."""

    game: str
    games: tuple[str, ...]
