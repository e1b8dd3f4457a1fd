"""What can be wrong with a request on the command line or a line of its input, as facts."""

from dataclasses import dataclass
from pathlib import Path

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


@dataclass(eq=False)
class UnknownVerbError(RuleError):
    """A verb that the program does not know."""

    verb: str
    verbs: tuple[str, ...]


class NothingDrawnError(RuleError):
    """A draw asked for again where nobody drew by lot, or its outcome was changed since."""


@dataclass(eq=False)
class OtherDrawError(RuleError):
    """A number that gives another draw than tonight's."""

    number: int
    tonight: int


@dataclass(eq=False)
class MissingArgumentError(RuleError):
    """A request that lacks something it needs."""

    verb: str
    argument: str
    usage: str


@dataclass(eq=False)
class UnknownArgumentError(RuleError):
    """Something in a request that nobody asked for."""

    verb: str
    argument: str
    usage: str


@dataclass(eq=False)
class ArgumentValueError(RuleError):
    """A value that an option cannot take."""

    argument: str
    value: str
    accepted: str


@dataclass(eq=False)
class UsageError(RuleError):
    """A request that cannot be taken apart."""

    verb: str
    usage: str


@dataclass(eq=False)
class OutputError(RuleError):
    """A place where nothing can be written."""

    path: Path
    reason: str


@dataclass(eq=False)
class StandardOutputError(RuleError):
    """What a verb says cannot be written where its output was sent."""

    reason: str


@dataclass(eq=False)
class InputMissingError(RuleError):
    """A file to read that is not there."""

    path: Path


@dataclass(eq=False)
class InputFormatError(RuleError):
    """Text on standard input that is not what the verb reads."""

    line: int
    expected: str


@dataclass(eq=False)
class OtherFormatOptionError(RuleError):
    """An option that only events of another format have."""

    verb: str
    argument: str
    format: str


@dataclass(eq=False)
class NoCopiesError(RuleError):
    """No movement from copies is known for so many people."""

    players: int


@dataclass(eq=False)
class CopiesOfOtherRoundsError(RuleError):
    """A movement from copies is known for so many people, but for other numbers of rounds."""

    players: int
    rounds: int
    known: tuple[int, ...]
