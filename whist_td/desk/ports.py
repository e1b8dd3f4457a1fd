"""What the use cases need from outside (a file, a clock, dice), and how a club file may refuse."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import Any, Protocol

from whist_td.core.errors import RuleError
from whist_td.core.held_events import HeldEvent
from whist_td.desk.journal import Line
from whist_td.desk.requests import Event, Opening, Request

FILE_FORMAT = 11
"""The number of migrations this program knows; a file's `user_version`."""


class ClubFileError(RuleError):
    """Something about the club file itself."""

    path: Path


class FileMissingError(ClubFileError):
    """A club file that is not there."""


class FileGoneError(ClubFileError):
    """A club file that is not there any more while it is open: its stick was pulled."""


class FileReplacedError(FileGoneError):
    """A club file in whose place another was put while it is open."""


class FileExistsAlreadyError(ClubFileError):
    """A new file asked for where one stands."""


class NotAClubFileError(ClubFileError):
    """A file that another program made."""


class DamagedFileError(ClubFileError):
    """A club file that SQLite cannot read whole."""


class ChangedFileError(DamagedFileError):
    """A club file with something in it that this program did not make."""

    what: str


class DamagedEventError(DamagedFileError):
    """An event one of whose cells holds what cannot be; the other events are as they were."""

    event: int
    name: str
    table: str
    row: str
    column: str


class DamagedEventsError(DamagedFileError):
    """Several events with cells that hold what cannot be."""

    events: tuple[DamagedEventError, ...]


class SealedLostError(RuleError):
    """An event of which something sealed is missing from its file, with what refuses it."""

    event: str
    refusal: RuleError


class RememberedOtherwiseError(RuleError):
    """An event of which the seasons remember another result than its facts make."""

    event: str


class SlowFileError(ClubFileError):
    """A club file that takes longer to look through than anybody waits."""


class NewerFileError(ClubFileError):
    """A club file of a newer version of the program."""

    version: int
    known: int
    needed: str
    """The version of the program that first wrote such files; "" where the file does not say."""


class OpenElsewhereError(ClubFileError):
    """A club file that another copy of the program has open."""


class ReadOnlyFileError(ClubFileError):
    """A club file or folder that cannot be written."""


class DiskFullError(ClubFileError):
    """A disk with no room left."""


class DiskFaultError(ClubFileError):
    """A disk that did not write or read."""


class UnknownEventError(RuleError):
    """An event number that the club file does not have."""

    event: int
    events: tuple[int, ...]


@dataclass(frozen=True)
class Strange:
    """Something that lay beside a club file as if it were its own, and was not read with it."""

    path: Path
    """The club file."""
    rest: Path
    moved_to: Path | None = None
    """Where it is now; None: it lies where it lay."""
    copy: Path | None = None
    """The file as it was found."""


@dataclass(frozen=True)
class EventSummary:
    """One event in the list of a club file."""

    id: int
    format: str
    name: str
    date: date
    place: str
    entries: int
    """Teams, or players where they play for themselves."""
    rounds: int
    announced: int
    finished: bool
    results: int = 0
    """The results that are in."""
    game: str = ""
    """The code of the game, where the format has many."""
    drafts: int = 0
    """The lines of the entries that were typed and not taken in yet."""
    trial: bool = False
    """Whether it is only played to try things out."""

    @property
    def has_begun(self) -> bool:
        """Whether a round of it was announced, so that whoever is entered has come."""
        return self.announced > 0


@dataclass(frozen=True)
class FromTo:
    """All cells of a column from one value to another, both included."""

    first: int | str
    last: int | str


@dataclass(frozen=True)
class Newest:
    """The cell of a column than which none is higher."""


Sought = Mapping[str, Collection[int | str | FromTo | Newest | None]]
"""Some facts of a field: those of which one of these columns has one of these values."""
Some = Mapping[str, Sought]
"""The fields of which only some facts are read, perhaps none."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """Return the present time, with its zone."""


class Dice(Protocol):
    """Draws by lot, the same order for the same seed, so that a draw can be shown to be fair."""

    def new_seed(self) -> int:
        """Return a seed nobody chose."""

    def new_secret(self) -> str:
        """Return 16 bytes that nobody chose and nobody can guess, in hexadecimal."""

    def shuffled(self, items: Sequence[int], seed: int) -> list[int]:
        """Return the items in the order that the seed gives."""


@dataclass(frozen=True)
class Mention:
    """One event in which somebody is named, and how often: in its facts, in its journal."""

    event: int
    name: str
    date: date
    facts: int
    lines: int


@dataclass(frozen=True)
class Forgotten:
    """What was done: the neutral name, where it stands now, and what may still have the name."""

    neutral: str
    mentions: tuple[Mention, ...]
    is_swept: bool
    """Whether the file was written anew; if not, traces are left in it until it is."""


@dataclass(frozen=True)
class Bearer:
    """Somebody who is to be forgotten, by the names that are this person's and nobody else's.

    A namesake keeps the name: what another has too goes only where this person is meant.
    """

    name: str
    names: tuple[str, ...]
    """Those that nobody else has: they go wherever they stand."""
    shared: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Those that somebody else has too, by the event in which this person is meant."""
    persons: frozenset[int] = frozenset()
    """The numbers that the person has in the club's book."""
    own: tuple[str, ...] = ()
    """The names that this person alone has, or had, in the club's book."""


def everywhere(name: str) -> Bearer:
    """Return who is meant by a name wherever it stands."""
    return Bearer(name, (name,))


class Members(Protocol):
    """The people of a club file, whatever event they played in."""

    def mentions(self, who: Bearer) -> tuple[Mention, ...]:
        """Return every event in which somebody is named, the newest first."""

    def names_anywhere(self, who: Bearer) -> bool:
        """Tell whether somebody is named in the file, up to the first place where this is so."""

    def forget(self, who: Bearer, neutral: str) -> Forgotten:
        """Put a neutral name in the place of somebody's names, in one transaction."""

    def sweep(self) -> bool:
        """Write the file anew, without traces of what was replaced; False: there is no room."""

    def discreet(self) -> frozenset[str]:
        """Return those whose initials stand for them in the room and on the web page."""

    def be_discreet(self, name: str) -> None:
        """Show somebody's initials from now on."""

    def be_named(self, name: str) -> None:
        """Show somebody's name again."""


Reading = Callable[[Callable[[], bytes]], bytes]
"""Has a file read when its turn comes, and returns what is in it."""


@dataclass(frozen=True)
class LateEvent:
    """An event as it was read, but for what its whole journal tells."""

    facts: Event
    newest: Sequence[Line]
    """The newest lines, as far as they tell what undo and redo would do."""
    journal: Callable[[], list[Line]]
    """Goes through the journal as it was read; refused where the facts are not what it tells."""


class ClubFile(Protocol):
    """The club file: every method that writes is one durable transaction."""

    # More than 15 methods: eight of them read, eight write, the others are about the file itself.

    @property
    def members(self) -> Members:
        """The people of the club."""

    @property
    def path(self) -> Path:
        """Where the file is."""

    @property
    def number(self) -> tuple[int, int] | None:
        """What the disk knows it by, whatever is put in its place; None: by nothing."""

    @property
    def strange(self) -> tuple[Strange, ...]:
        """What lay beside it as it was opened, and is not its own."""

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be written."""

    def events(self) -> list[EventSummary]:
        """Return all events that can be read, newest first."""

    def damaged(self) -> list[DamagedEventError]:
        """Return the events that were set aside because their heading cannot be read."""

    def numbers(self) -> list[int]:
        """Return the numbers of all events, readable or not, newest first."""

    def create(self, command: Opening, event: Event, at: datetime) -> int:
        """Write a new event and return its number."""

    def take_in(
        self, event: Event, lines: Sequence[Line], at: int | None = None, uid: str = ""
    ) -> int:
        """Write an event as it stands with its whole journal, and return its number.

        One that has the number it is to stand at gets another, the next. It keeps what it is known
        by outside the club, unless an event that is there is known by that already.
        """

    def uid(self, event: int) -> str:
        """Return what an event is known by outside its club."""

    def load(self, event: int) -> tuple[Event, list[Line]]:
        """Return an event's facts and its journal."""

    def late(self, event: int, some: Some | None = None) -> LateEvent:
        """Return an event's facts, or some of them, with its journal to be gone through later."""

    def facts(self, event: int, some: Some | None = None) -> Event:
        """Return an event's facts as they stand, without the time to read its journal.

        Of some fields only some facts are read.
        """

    def newest_lines(self, event: int) -> list[Line]:
        """Return the newest lines of a journal, as far as they tell what undo and redo would do."""

    def lines_of(self, event: int, *commands: type[Request]) -> list[Line]:
        """Return the lines of a journal that did something, took it back or did it again."""

    def settings(self, event: int) -> Any:  # noqa: ANN401 - of any format
        """Return an event's settings and read nothing else; None: there is no book yet."""

    def part(self, event: int, *fields: str, some: Some | None = None) -> Event:
        """Return an event with some of its fields alone, and of some fields with some facts."""

    def sums(
        self, event: int, field: str, of: str, *by: str, sought: Sought | None = None
    ) -> dict[tuple[Any, ...], int]:
        """Return what a column of numbers comes to in a field, for each value of some others.

        It is the sum of all facts, or of those that are sought.
        """

    def held(self, events: Collection[int]) -> dict[int, HeldEvent]:
        """Return those of some events that are remembered as they stand, for the club's year."""

    def remember(self, *events: int) -> dict[int, HeldEvent | DamagedEventError | None]:
        """Read events for the club's year and remember them at once, or return what is wrong.

        None: it has no part in the year. One that is not there any more is left out.
        """

    def record(self, event: int, *lines: Line) -> None:
        """Write journal lines and the facts they change, all in one transaction."""

    def seal(self, event: int, *contents: str) -> None:
        """Keep texts of an event that nobody is to read yet, each by its seal."""

    def sealed(self, event: int) -> Mapping[str, str]:
        """Return the texts of an event that nobody is to read yet, by their seals."""

    def remove(self, event: int) -> None:
        """Take an event out of the file, with all that belongs to it."""

    def names(self, events: Collection[int]) -> set[str]:
        """Return the names that stand in some events, each once; in the book, also as spelled."""

    def named(self) -> list[tuple[int, str]]:
        """Return who is named in which event; the club's own book is none."""

    def save_copy(self, path: Path, read: Reading | None = None) -> None:
        """Copy the whole file, never half a change; `read` is who reads it, when it is time."""

    def write_ahead(self) -> None:
        """Make each write as short as the disk allows from now on, until the file is closed."""

    def gather(self) -> None:
        """Bring all that was written ahead into the one file, which is what people copy."""

    def close(self) -> None:
        """Let go of the file."""


class ClubFiles(Protocol):
    """Where club files come from; each opening may raise a `ClubFileError`."""

    def create(self, path: Path, fill: Callable[[ClubFile], object] | None = None) -> ClubFile:
        """Make a new club file, empty or with all that fills it; a kill leaves none."""

    def open(self, path: Path) -> ClubFile:
        """Open a file for work, or only to read where it is protected or open elsewhere."""

    def open_to_write(self, path: Path) -> ClubFile:
        """Open a file for work, or refuse where it cannot be written."""

    def open_to_read(self, path: Path, is_enough: Callable[[], bool] | None = None) -> ClubFile:
        """Open a file to read it, whoever else has it open, until it was looked at for long."""
