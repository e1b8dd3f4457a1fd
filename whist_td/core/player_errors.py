"""What will not do with players and their seats, as facts without sentences."""

from dataclasses import dataclass

from whist_td.core.errors import RoundsError, RuleError


@dataclass(eq=False)
class MeetAgainRoundsError(RoundsError):
    """More rounds than so many people can play before they only meet again."""

    players: int


@dataclass(eq=False)
class NamelessPlayerError(RuleError):
    """A player without a name."""

    player: int


@dataclass(eq=False)
class SameNameError(RuleError):
    """A name that two players have."""

    name: str
    first: int
    second: int


@dataclass(eq=False)
class PlayerNumberError(RuleError):
    """A player's number that somebody has already, or that is no number from 1 up."""

    player: int


@dataclass(eq=False)
class UnknownPlayerError(RuleError):
    """A player's number that nobody has."""

    player: int


@dataclass(eq=False)
class TooFewPlayersError(RuleError):
    """A tournament that cannot start for want of players."""

    players: int
    least: int


class PlayStartedError(RuleError):
    """Players cannot be taken off or numbered anew once round 1 has been announced."""


@dataclass(eq=False)
class LateRoundError(RuleError):
    """Somebody who comes or goes in a round that has been announced already."""

    player: int
    round: int
    last_announced: int


@dataclass(eq=False)
class RoundNotSeatedError(RuleError):
    """A round for which nobody has been given a place yet."""

    round: int


@dataclass(eq=False)
class RoundSequenceError(RuleError):
    """A movement whose rounds do not follow those already announced, one by one."""

    expected: int
    found: int


@dataclass(eq=False)
class TableNumberError(RuleError):
    """A movement that has a table twice in a round, or a number that is none."""

    round: int
    table: int


@dataclass(eq=False)
class UnseatedPlayerError(RuleError):
    """A movement that gives a player who is there no place and no sit-out."""

    round: int
    player: int


@dataclass(eq=False)
class SeatedTwiceError(RuleError):
    """A player who would have two places at once."""

    player: int


@dataclass(eq=False)
class AbsentPlayerError(RuleError):
    """A movement that seats somebody who has not come yet or has left."""

    round: int
    player: int
