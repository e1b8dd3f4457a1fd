"""What the command line works with: club files, a clock, dice, three streams, lines of JSON."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, TextIO, cast

from whist_td.console.values import path
from whist_td.core.names import clean
from whist_td.desk.request_errors import OutputError
from whist_td.words.words import Words

if TYPE_CHECKING:  # A verb pays for what it needs, and help for nothing.
    from whist_td.core.events import Details
    from whist_td.desk.backups import BackupKeeper, Reason, Recovery
    from whist_td.desk.club import Club
    from whist_td.desk.desk import Desk
    from whist_td.desk.journal import Line
    from whist_td.desk.ports import Clock, ClubFile, ClubFiles, DamagedEventError, Dice, Strange
    from whist_td.interchange.headings import Headings
    from whist_td.interchange.tables import Table
import json
from collections.abc import Iterable, Mapping

from whist_td.core.errors import RuleError
from whist_td.desk.request_errors import ScoreLineError
from whist_td.words.messages import message


class WrittenFile:
    """Hands everything on to the file itself, and keeps the lines of the journal."""

    def __init__(self, file: "ClubFile") -> None:
        self._file = file
        self.lines: list[Line] = []

    def record(self, event: int, line: "Line") -> None:
        """Write a journal line, and remember it once it is on the disk."""
        self._file.record(event, line)
        self.lines.append(line)

    @property
    def as_club_file(self) -> "ClubFile":
        """The same as what everybody works on: whatever else is asked goes to the file."""
        return cast("ClubFile", self)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the file has
        return getattr(self._file, name)


WILL_NOT_DO = 2
"""The exit code of a request that is refused."""
_LONG_AGO = timedelta(minutes=10)
"""Every verb closes the file; a copy at closing is kept no more often than this."""


@dataclass(frozen=True)
class Machinery:
    """What no verb but the self-test touches."""

    keeper_in: "Callable[[Path], BackupKeeper]"
    """Returns who keeps backups in a folder."""
    recover: "Callable[[Path], Recovery]"
    opens_window: Callable[[Path], bool]
    """Opens the window with a club file where nobody sees it, and tells whether it was ready."""


@dataclass(frozen=True)
class World:
    """Everything outside that a verb touches."""

    files: "ClubFiles"
    clock: "Clock"
    dice: "Dice"
    input: TextIO
    output: TextIO
    errors: TextIO
    keeper_of: "Callable[[], BackupKeeper | None]" = lambda: None
    """Returns who keeps backups of what is written; None: nobody."""
    seconds: Callable[[], float] = monotonic
    """How many have gone by, since whenever."""
    machinery: Machinery | None = None
    strange: "list[Strange]" = field(default_factory=list)
    """What lay beside files that were opened, and is not their own; it is said at the end."""
    left_out: list[str] = field(default_factory=list)
    """Columns of a roster that belong to no new event, which is said at the end."""
    damaged: "list[DamagedEventError]" = field(default_factory=list)
    """Events that were left out since they cannot be read: said at the end, and no success."""

    @property
    def today(self) -> date:
        """The day where the club is."""
        return self.clock.now().astimezone().date()

    def say(self, line: str) -> None:
        """Write a line for the one who asked."""
        self.output.write(f"{line}\n")

    def complain(self, sentence: str) -> None:
        """Say what will not do."""
        self.errors.write(f"whist-td: {sentence}\n")

    @contextmanager
    def writing(self, path: Path) -> "Iterator[Club]":
        """Open a club file for work while a verb lasts, and keep a copy where one is due."""
        from whist_td.desk.club import Club

        file = WrittenFile(self._seen(self.files.open_to_write(path)))
        club = Club(file.as_club_file, self.clock, self.dice, self.keeper_of())
        try:
            yield club
        finally:
            reason = self._due(club, file.lines)
            if reason is not None:
                club.backup(reason)
            club.close()

    def _due(self, club: "Club", lines: "list[Line]") -> "Reason | None":
        """Return why a copy is to be kept after these lines were written."""
        from whist_td.desk.backups import Reason, reason_after
        from whist_td.desk.desk import Outcome

        if club.keeper is None or not lines:
            return None
        if any(reason_after(Outcome(line)) for line in lines):
            return Reason.ROUND
        last = club.keeper.last(club.path)
        is_old = last is None or self.clock.now() - last > _LONG_AGO
        return Reason.CLOSING if is_old else None

    def reading(
        self, path: Path, is_enough: Callable[[], bool] | None = None
    ) -> "AbstractContextManager[Club]":
        """Open a club file to read it while a verb lasts, or until that is enough."""
        from whist_td.desk.club import Club

        file = self._seen(self.files.open_to_read(path, is_enough))
        return closing(Club(file, self.clock, self.dice))

    def _seen(self, file: "ClubFile") -> "ClubFile":
        """Remember what lay beside a file that opens."""
        self.strange.extend(file.strange)
        return file

    def rehearsal(self) -> "Club":
        """Return a club whose file is nowhere: an event is played there before it is written."""
        from whist_td.desk.club import Club
        from whist_td.desk.desk import Rehearsal

        return Club(Rehearsal().as_club_file, self.clock, self.dice)

    def take_in(self, path: Path, desk: "Desk[Any]", uid: str = "") -> str:
        """Write an event with its whole journal into a club file, made where there is none.

        All of it lands, or nothing does; the desk has the event's number from then on. Return what
        the event is known by outside the club.
        """

        def taken_in(file: "ClubFile") -> None:
            nonlocal uid
            desk.event = file.take_in(desk.facts, desk.lines, None, uid)
            uid = file.uid(desk.event)

        if path.exists():
            with closing(self._seen(self.files.open_to_write(path))) as file:
                taken_in(file)
        else:
            self.files.create(path, taken_in).close()
        return uid


def write_file(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, and its folder where that is missing."""
    from whist_td.desk.whole_files import put_in_place

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put_in_place(path, content)
    except OSError as error:
        raise OutputError(path, error.strerror or "") from error


def details_asked(request: Namespace, world: World) -> "Details":
    """Return the name and the date that a request asks for; the date is today's otherwise."""
    from whist_td.core.events import Details

    return Details(clean(request.name), request.date or world.today)


@dataclass(frozen=True)
class GivenText:
    """What stands on standard input, and what to call it in a refusal."""

    name: str
    text: str


def table_given(source: str, headings: "Headings", world: World, _: Words) -> "Table":
    """Return the table that a request names: on standard input, or in a file."""
    from whist_td.interchange.read_apart import read_table
    from whist_td.interchange.tables import table_of

    given = text_given(source, world, _)
    if given is None:
        return read_table(path(source), headings.are_in)
    return table_of(given.text, given.name)


def text_given(source: str, world: World, _: Words) -> GivenText | None:
    """Return what stands on standard input where a request says `-`; None: it is a file.

    It is taken for text as a file would be, so that a table from an old spreadsheet will do.
    """
    if source != "-":
        return None
    from whist_td.interchange.tables import decoded

    name, raw = _("standard input"), getattr(world.input, "buffer", None)
    text = world.input.read() if raw is None else decoded(raw.read(), name)[0]
    return GivenText(name, text)


@dataclass
class _Refusals:
    """How many lines will not do, and where the first stands."""

    lines: int = 0
    first: int = 0
    why: str = ""

    def add(self, number: int, why: str) -> None:
        """Count a line."""
        self.lines += 1
        if self.lines == 1:
            self.first, self.why = number, why

    def sentence(self, _: Words) -> str:
        """Say in one sentence what will not do."""
        return _.plural(
            "Line {line} of standard input: {why}",
            "{n} lines of standard input cannot be used; the first is line {line}: {why}",
            self.lines,
            line=self.first,
            why=self.why,
        )


def answer_lines(
    lines: Iterable[str], answer: Callable[[Mapping[str, object]], object], world: World, _: Words
) -> int:
    """Answer every line; a bad one says why on its own line, and the exit code tells."""
    refusals = _Refusals()
    write, encode = world.output.write, json.JSONEncoder(ensure_ascii=False).encode
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        answered: object
        try:
            answered = answer(read_line(line))
        except RuleError as error:
            why = message(error, _)
            refusals.add(number, why)
            answered = {"error": why}
        write(f"{encode(answered)}\n")
    if not refusals.lines:
        return 0
    world.complain(refusals.sentence(_))
    return WILL_NOT_DO


def read_line(line: str) -> Mapping[str, object]:
    """Return what a line holds; raises `ScoreLineError` where it is no JSON object."""
    try:
        facts = json.loads(line)
    except (ValueError, RecursionError):
        raise ScoreLineError from None
    if not isinstance(facts, dict):
        raise ScoreLineError
    return facts
