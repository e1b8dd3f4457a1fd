"""What can be wrong with the text of a movement from outside, as facts without sentences."""

from dataclasses import dataclass

from whist_td.core.errors import RuleError


@dataclass(frozen=True)
class Spot:
    """Where in a movement's text: the round and the table by their position, from 1."""

    round: int | None = None
    table: int | None = None


@dataclass(eq=False)
class MovementError(RuleError):
    """Something about one field of a movement."""

    spot: Spot
    field: str


class MovementFieldMissingError(MovementError):
    """A field that a movement must have and has not."""


@dataclass(eq=False)
class MovementValueError(MovementError):
    """A field that holds something else than it should."""

    value: object


class MovementNumberError(MovementValueError):
    """A field that should be a whole number."""


@dataclass(eq=False)
class MovementLimitError(MovementValueError):
    """A number that no movement can have."""

    least: int
    most: int


class MovementTextError(MovementValueError):
    """A field that should be a text, or nothing."""


class MovementListError(MovementValueError):
    """A field that should be a list."""


@dataclass(eq=False)
class MovementObjectError(RuleError):
    """A movement, a round or a table that is no object with named fields."""

    spot: Spot


@dataclass(eq=False)
class MovementTeamsError(RuleError):
    """A movement for a number of teams that no hall can hold, or that cannot play."""

    teams: int
    least: int
    most: int


@dataclass(eq=False)
class TooFewForTablesError(RuleError):
    """Fewer people, or pairs, than fill one table."""

    entrants: int
    least: int


@dataclass(eq=False)
class TableRoundsError(RuleError):
    """A number of rounds that no evening has."""

    rounds: int
    least: int
    most: int


@dataclass(eq=False)
class MovementFileError(RuleError):
    """A file that is cut off, or never was a movement: it cannot be read from a line on."""

    file: str
    line: int


@dataclass(eq=False)
class UnsoundMovementError(RuleError):
    """A movement of the library that the verifier does not accept."""

    players: int
    rounds: int
