"""What can be wrong with a club file, as facts without sentences."""

from dataclasses import dataclass
from pathlib import Path

from whist_td.core.errors import RuleError


@dataclass(eq=False)
class ClubFileError(RuleError):
    """Something about the club file itself."""

    path: Path


class FileMissingError(ClubFileError):
    """A club file that is not there."""


class FileExistsAlreadyError(ClubFileError):
    """A new file asked for where one stands."""


class NotAClubFileError(ClubFileError):
    """A file that another program made."""


class DamagedFileError(ClubFileError):
    """A club file that SQLite cannot read whole."""


@dataclass(eq=False)
class NewerFileError(ClubFileError):
    """A club file of a newer version of the program."""

    version: int
    known: int


class OpenElsewhereError(ClubFileError):
    """A club file that another copy of the program has open."""


class ReadOnlyFileError(ClubFileError):
    """A club file or folder that cannot be written."""


class DiskFullError(ClubFileError):
    """A disk with no room left."""


class DiskFaultError(ClubFileError):
    """A disk that did not write or read."""


@dataclass(eq=False)
class UnknownEventError(RuleError):
    """An event number that the club file does not have."""

    event: int
    events: tuple[int, ...]


@dataclass(eq=False)
class WrongFormatError(RuleError):
    """An event of another format than what was asked of it."""

    name: str


@dataclass(eq=False)
class JournalDisagreesError(RuleError):
    """An event whose journal and facts do not agree."""

    event: int


class NoEventError(ClubFileError):
    """A club file in which no event has been opened yet."""
