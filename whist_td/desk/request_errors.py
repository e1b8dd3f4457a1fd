"""What can be wrong with a request on the command line or a line of its input, as facts."""

from pathlib import Path

from whist_td.core.errors import RuleError


class ScoreFieldError(RuleError):
    """A field that is missing or has a value it cannot have."""

    field: str
    value: object
    accepted: str


class UnknownScoreFieldError(RuleError):
    """A field that the game does not have."""

    field: str
    nearest: str


class ScoreLineError(RuleError):
    """A line that is no JSON object."""


class UnknownGameError(RuleError):
    """A game that the program does not score."""

    game: str
    games: tuple[str, ...]


class UnknownVerbError(RuleError):
    """A verb that the program does not know."""

    verb: str
    verbs: tuple[str, ...]


class NothingDrawnError(RuleError):
    """A draw asked for again where nobody drew by lot, or its outcome was changed since."""


class OtherDrawError(RuleError):
    """A number that gives another draw than tonight's."""

    number: int
    tonight: int


class MissingArgumentError(RuleError):
    """A request that lacks something it needs."""

    verb: str
    argument: str
    usage: str


class ResultsMissingError(RuleError):
    """An event that is to end while results are missing; which they are is told as everywhere."""

    missing: str


class NothingToPrintError(RuleError):
    """A paper that has nobody on it yet."""

    paper: str


class UnknownArgumentError(RuleError):
    """Something in a request that nobody asked for."""

    verb: str
    argument: str
    usage: str


class NotConfirmedError(RuleError):
    """What cannot be undone was asked for, and nobody said yes."""


class ExtraWordError(RuleError):
    """A word more than a request takes: most often a name that stands in no quotation marks."""

    word: str


class ArgumentValueError(RuleError):
    """A value that an option cannot take."""

    argument: str
    value: str
    accepted: str


class DayTextError(ArgumentValueError):
    """What an option takes for a day, and is none; accepted is one as it is written."""


class CentsTextError(ArgumentValueError):
    """What is no whole number of cents; accepted is how it should have been written."""


class UsageError(RuleError):
    """A request that cannot be taken apart."""

    verb: str
    usage: str


class OutputError(RuleError):
    """A place where nothing can be written."""

    path: Path
    reason: str


class DemoThereError(RuleError):
    """An example where one is already: it would be played into the same file twice."""

    path: Path


class StandardOutputError(RuleError):
    """What a verb says cannot be written where its output was sent."""

    reason: str


class InputMissingError(RuleError):
    """A file to read that is not there."""

    path: Path


class InputFormatError(RuleError):
    """Text on standard input that is not what the verb reads."""

    line: int
    expected: str


class OtherFormatOptionError(RuleError):
    """An option that only events of another format have."""

    verb: str
    argument: str
    format: str


class NobodyAloneError(RuleError):
    """Somebody is to come or leave where teams play, not people for themselves."""

    verb: str
    format: str


class NoBoardsError(RuleError):
    """Deals asked of an event that is not played with boards."""

    format: str


class NoCopiesError(RuleError):
    """No movement from copies is known for so many people."""

    players: int


class CopiesOfOtherRoundsError(RuleError):
    """A movement from copies is known for so many people, but for other numbers of rounds."""

    players: int
    rounds: int
    known: tuple[int, ...]
