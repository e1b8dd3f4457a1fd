"""A club file open for work: each writing method is one durable transaction."""

import logging
import sqlite3
from collections import ChainMap
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from uuid import uuid4

from sqlalchemy import insert
from sqlalchemy import select as sa_select
from sqlmodel import col, select

from whist_td.core.chance import seal_of
from whist_td.core.errors import RuleError
from whist_td.core.events import UID
from whist_td.core.formats import BOOK, BOOK_NUMBER, format_of
from whist_td.core.held_events import HeldEvent
from whist_td.desk.health import file_number
from whist_td.desk.journal import Act, Line, changes_between
from whist_td.desk.kinds import kind_named, line_to_plain, to_plain
from whist_td.desk.ports import (
    DamagedEventError,
    EventSummary,
    FileExistsAlreadyError,
    LateEvent,
    Reading,
    ReadOnlyFileError,
    Some,
    Sought,
    Strange,
    UnknownEventError,
)
from whist_td.desk.requests import Event, Opening, Request
from whist_td.storage.cells import DAMAGE, BadCellError, checked
from whist_td.storage.event_list import Listed, counts_in, summary
from whist_td.storage.file_faults import as_club_error, damaged_event, write_durably
from whist_td.storage.formats import StoredFormat, details_in, own_tables, stored_named, stored_of
from whist_td.storage.headings import ReadHeading, check_agreement, heading_in, name_in, with_facts
from whist_td.storage.held import remember, remembered
from whist_td.storage.left_beside import put_aside
from whist_td.storage.members import SqlMembers, has_book
from whist_td.storage.named import names_in, people_in
from whist_td.storage.packs import (
    LINES,
    is_full,
    lines_of,
    lines_told,
    newest_line,
    newest_lines,
    pack,
    read_lines,
)
from whist_td.storage.rows import RawRow, Rows
from whist_td.storage.tables import EventRow, LineRow, PackRow, SealedRow, UidRow, table_of
from whist_td.storage.transactions import Transactions, event_values, write
from whist_td.storage.uids import uid_in

if TYPE_CHECKING:
    from whist_td.storage.file_lock import FileLock

_log = logging.getLogger(__name__)
HEADING = ("details", "settings", "progress")
"""The fields of an event that its own row tells."""
_ALWAYS = datetime(2000, 1, 1, tzinfo=UTC)
"""When every club's book was opened."""


class SqlClubFile:
    """The club file as the use cases see it (`desk.ports.ClubFile`)."""

    # More than 15 methods: the port has sixteen of them.

    def __init__(
        self, path: Path, transactions: Transactions, lock: "FileLock | None" = None
    ) -> None:
        self.path = path
        self.number = file_number(path)
        self._lock = lock
        self._transactions = transactions
        self._formats: dict[int, StoredFormat] = {}
        self._ended = set[int]()
        """Of those whose format is known: the events that the director has ended."""
        self._is_ahead = False
        self._list: tuple[tuple[int, int], Sequence[Listed]] | None = None
        """The events as they were listed last, and the state in which the file was then."""
        self.strange: tuple[Strange, ...] = ()
        """What lay beside it as it was opened, and is not its own."""
        self.let_go: Callable[[], object] = bool
        """Lets go of the copy in which it is read, where it is read in one."""
        self.members = SqlMembers(self._transactions)
        """The people of the club, whatever event they played in."""

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be written: the file is protected, or open elsewhere."""
        return self._lock is None

    def events(self) -> list[EventSummary]:
        """Return all events that can be read, newest first."""
        with self._transactions.reading() as rows:
            return [each for each in self._listed(rows) if isinstance(each, EventSummary)]

    def damaged(self) -> list[DamagedEventError]:
        """Return the events that were set aside because their heading cannot be read."""
        with self._transactions.reading() as rows:
            return [each for each in self._listed(rows) if isinstance(each, DamagedEventError)]

    def numbers(self) -> list[int]:
        """Return the numbers of all events, readable or not, newest first."""
        with self._transactions.reading() as rows:
            return _numbers(rows)[::-1]

    def _listed(self, rows: Rows) -> Sequence[Listed]:
        """Return each event as the list has it, or what is wrong with its heading."""
        state = self._transactions.state
        if self._list is None or self._list[0] != state:
            self._list = state, tuple(self._listed_anew(rows))
        return self._list[1]

    def _listed_anew(self, rows: Rows) -> Iterator[Listed]:
        counts = counts_in(self._transactions.connection)
        known = dict[tuple[object, ...], Mapping[str, Any]]()  # most evenings have the same options
        for row in reversed(rows.raw(EventRow)):
            if row.event == BOOK_NUMBER:
                continue
            try:
                cells = row.cells()
                plain = tuple(row.values[each] for each in ("format", "settings", "progress"))
                if plain not in known:
                    bare = heading_in(row).bare
                    known[plain] = {
                        each: to_plain(getattr(bare, each)) for each in ("settings", "progress")
                    }
                checked(row, "name", details_in, cells)
                yield summary(row.event, {**cells, **known[plain]}, counts)
            except BadCellError as bad:
                yield damaged_event(self.path, bad.spot, name_in(row))

    def create(self, command: Opening, event: Event, at: datetime) -> int:
        """Write a new event, its entries and the first line of its journal."""
        return self.take_in(event, (Line(1, at, Act.DO, command, ()),))

    def take_in(
        self, event: Event, lines: Sequence[Line], at: int | None = None, uid: str = ""
    ) -> int:
        """Write an event as it stands with its whole journal, and return its number.

        The club's book, of which there is one, takes the place of the one that is there; an event
        that has the number at which another is to stand gets the next. It keeps what it is known
        by outside the club, unless an event that is there is known by that already.
        """
        with self._transactions.writing() as rows:
            if format_of(event).code == BOOK:
                _taken_out(rows, BOOK_NUMBER)
                at = BOOK_NUMBER
            elif at is not None:
                _moved(rows, at)
                self._formats[at] = stored_of(event)
            number = _taken_in(rows, event, lines, at)
            if number != BOOK_NUMBER:
                own = select(UidRow.uid).where(UidRow.uid == uid)
                is_free = uid and rows.session.exec(own).first() is None
                rows.add(UidRow(uid=uid if is_free else uuid4().hex, event_id=number))
            return number

    def uid(self, event: int) -> str:
        """Return what an event is known by outside its club."""
        with self._transactions.reading() as rows:
            texts = (str(row.values["uid"]) for row in rows.raw(UidRow, event))
            return next(filter(UID.fullmatch, texts), "") or uid_in(rows, _event_row(rows, event))

    def load(self, event: int) -> tuple[Event, list[Line]]:
        """Return an event's facts and its journal; one whose cells cannot be is refused."""
        with self._transactions.reading() as rows:
            return self._load(rows, event)

    def _load(self, rows: Rows, event: int) -> tuple[Event, list[Line]]:
        with self._heading(rows, event) as heading:
            if heading is None:
                return _new_book()
            stored, facts = heading.stored, with_facts(rows, heading, heading.stored.tables)
            lines = read_lines(rows, event, stored.kind)
            check_agreement(stored, event, facts, lines)
        read = {"format": format_of(facts).code, "event": event, "lines": len(lines)}
        _log.debug("Event read", extra={"facts": read})
        self._knows(event, heading)
        return facts, lines

    def _knows(self, event: int, heading: "ReadHeading") -> None:
        """Know how an event is stored, and whether it has ended, before it is written."""
        self._formats[event] = heading.stored
        if heading.bare.progress.finished:
            self._ended.add(event)

    def late(self, event: int, some: Some | None = None) -> LateEvent:
        """Return an event's facts, or some of them, with its journal to be gone through later.

        The journal is read now, packed as it is: it can be told where the file is gone by then.
        """
        with self._reading(event) as (rows, heading):
            if heading is None:
                facts, lines = _new_book()
                return LateEvent(facts, lines, lambda: lines)
            stored, name = heading.stored, name_in(heading.row)
            facts = with_facts(rows, heading, stored.tables, some)
            newest_line(rows, event)  # which refuses a journal whose end lacks
            newest = newest_lines(rows, event, stored.kind)
            packed = rows.raw(PackRow, event), rows.raw(LineRow, event)
        self._knows(event, heading)

        def journal() -> list[Line]:
            try:
                lines = lines_told(*packed, stored.kind)
                check_agreement(stored, event, facts, lines)
            except BadCellError as bad:
                raise damaged_event(self.path, bad.spot, name) from bad
            return lines

        return LateEvent(facts, newest, (lambda: self.load(event)[1]) if some else journal)

    def facts(self, event: int, some: Some | None = None) -> Event:
        """Return an event's facts as they stand, without the time to read its journal.

        Of some fields only some facts are read.
        """
        with self._reading(event) as (rows, heading):
            if heading is None:
                return _new_book()[0]
            return with_facts(rows, heading, heading.stored.tables, some)

    def newest_lines(self, event: int) -> list[Line]:
        """Return the newest lines of a journal, as far as they tell what undo and redo would do."""
        with self._reading(event) as (rows, heading):
            return newest_lines(rows, event, heading.stored.kind) if heading else _new_book()[1]

    def lines_of(self, event: int, *commands: type[Request]) -> list[Line]:
        """Return the lines of a journal that did something, took it back or did it again."""
        with self._reading(event) as (rows, heading):
            return lines_of(rows, event, heading.stored.kind, commands) if heading else []

    def settings(self, event: int) -> Any:  # noqa: ANN401 - of any format
        """Return an event's settings and read nothing else; None: there is no book yet."""
        with self._reading(event) as (_rows, heading):
            return heading and heading.bare.settings

    def part(self, event: int, *fields: str, some: Some | None = None) -> Event:
        """Return an event with some of its fields alone, and of some fields with some facts."""
        with self._reading(event) as (rows, heading):
            return with_facts(rows, heading, fields, some) if heading else _new_book()[0]

    def sums(
        self, event: int, field: str, of: str, *by: str, sought: Sought | None = None
    ) -> dict[tuple[Any, ...], int]:
        """Return what a column of numbers comes to in a field, for each value of some others."""
        with self._reading(event) as (rows, heading):
            tables = heading.stored.tables if heading else {}
            return rows.sums(tables[field], event, of, *by, sought=sought) if tables else {}

    @contextmanager
    def _reading(self, event: int) -> Iterator[tuple[Rows, "ReadHeading | None"]]:
        with self._transactions.reading() as rows, self._heading(rows, event) as heading:
            yield rows, heading

    @contextmanager
    def _heading(self, rows: Rows, event: int) -> "Iterator[ReadHeading | None]":
        """Read an event, told by its name where it is damaged; None: the club has no book yet."""
        if event == BOOK_NUMBER and not has_book(rows):
            yield None
            return
        row = _event_row(rows, event)
        try:
            yield heading_in(row)
        except BadCellError as bad:
            raise damaged_event(self.path, bad.spot, name_in(row)) from bad

    def record(self, event: int, *lines: Line) -> None:
        """Write journal lines and the facts they change, all in one transaction."""
        if event not in self._formats:
            with self._reading(event) as (_rows, heading):
                if heading:
                    self._knows(event, heading)
                else:
                    self._formats[event] = stored_named(BOOK)
        stored = self._formats[event]
        with self._transactions.writing() as rows:
            if event == BOOK_NUMBER and not has_book(rows):
                _taken_in(rows, *_new_book(), at=BOOK_NUMBER)
            rows.add(*_rows_of(event, lines))
            for line in lines:
                write(rows, event, stored, line.changes)
            if any(is_full(line.number, line.changes) for line in lines):
                pack(rows, event)
            self._remember_ended(rows, event, lines)

    def _remember_ended(self, rows: Rows, event: int, lines: Iterable[Line]) -> None:
        """Remember an event that these lines end, or correct since it has ended."""
        for change in (each for line in lines for each in line.changes):
            if change.field == "progress":
                (self._ended.add if change.after.finished else self._ended.discard)(event)
        if event in self._ended:
            with suppress(BadCellError, RuleError, *DAMAGE):  # it is no less ended
                # All facts of an event in a transaction that has begun
                heading = heading_in(_event_row(rows, event))
                remember(rows, {event: with_facts(rows, heading, heading.stored.tables)})

    def held(self, events: Collection[int]) -> dict[int, HeldEvent]:
        """Return those of some events that are remembered as they stand, for the club's year."""
        with self._transactions.reading() as rows:
            return remembered(rows, events)

    def remember(self, *events: int) -> dict[int, HeldEvent | DamagedEventError | None]:
        """Read events for the club's year and remember them at once, or return what is wrong."""
        read, found = dict[int, Event](), dict[int, HeldEvent | DamagedEventError | None]()
        # What another hand wrote after it was read would be marked as if it had been read.
        with self._transactions.writing() as rows:
            for event in events:
                with suppress(UnknownEventError):
                    try:
                        read[event] = self._load(rows, event)[0]
                    except DamagedEventError as fault:
                        found[event] = fault
            return {**found, **remember(rows, read)}

    def seal(self, event: int, *contents: str) -> None:
        """Keep texts of an event that nobody is to read yet, each by its seal."""
        with self._transactions.writing() as rows:
            for content in contents:
                rows.delete(SealedRow, event_id=event, seal=seal_of(content))
                rows.add(SealedRow(event_id=event, seal=seal_of(content), content=content))

    def sealed(self, event: int) -> Mapping[str, str]:
        """Return the texts of an event that nobody is to read yet, by their seals; whole ones."""
        with self._transactions.reading() as rows:
            cells = (row.values for row in rows.raw(SealedRow, event))
            texts = (each["content"] for each in cells if isinstance(each["content"], str))
            return {seal_of(text): text for text in texts}

    def remove(self, event: int) -> None:
        """Take an event out of the file, of whatever format, readable or not.

        No trace of it is left that a recovery could mix up.
        """
        with self._transactions.writing() as rows:
            self._transactions.connection.execute("PRAGMA secure_delete = ON")
            _taken_out(rows, event)
        self._formats.pop(event, None)

    def names(self, events: Collection[int]) -> set[str]:
        """Return the names that stand in some events, each once; in the book, also as spelled."""
        with self._transactions.reading() as rows:
            return names_in(rows, events)

    def named(self) -> list[tuple[int, str]]:
        """Return who is named in which event; the club's own book is none."""
        with self._transactions.reading() as rows:
            return people_in(rows)

    def save_copy(self, path: Path, read: Reading | None = None) -> None:
        """Copy the whole file by SQLite's own backup, which never sees half a change."""
        if path.exists() and path.samefile(self.path):
            raise FileExistsAlreadyError(path)
        if not path.parent.is_dir():  # a stick that was pulled is not made anew on the own disk
            raise ReadOnlyFileError(path)
        put_aside(path)  # what another file of this name left must not flow into this one
        write_durably(path, read(self._content) if read else self._content())

    def _content(self) -> bytes:
        try:
            with closing(sqlite3.connect(":memory:")) as copy:
                self._transactions.connection.backup(copy)
                return copy.serialize()
        except sqlite3.Error as error:
            raise as_club_error(error, self.path) from error

    def before_writing(self, work: Callable[[], object]) -> None:
        """Have something done once, before anything is written; what it raises keeps that off."""
        self._transactions.before_writing = work

    def write_ahead(self) -> None:
        """Write with one wait for the disk instead of four, from the first change on.

        What is written stands beside the file until it is gathered; other computers cannot read
        it there, so that a file on a share is written as it always was. A file in which nobody
        writes stays as it is.
        """
        from whist_td.storage.surroundings import is_elsewhere  # asks the whole system

        if self._lock and not is_elsewhere(self.path):
            before = self._transactions.before_writing

            def go_ahead() -> None:
                before()
                self._is_ahead = self._transactions.set_journal("WAL")

            self._transactions.before_writing = go_ahead

    def gather(self) -> None:
        """Bring all that was written ahead into the one file, which is what people copy."""
        self._transactions.gather()

    def close(self) -> None:
        """Let go of the file, which is whole by itself again."""
        if self._is_ahead:
            self._transactions.set_journal("DELETE")
        self._transactions.connection.close()
        self.let_go()
        if self._lock:
            self._lock.give_back()


def _taken_out(rows: Rows, event: int) -> None:
    for kind in own_tables():
        rows.delete(kind, event_id=event)
    rows.delete(EventRow, id=event)


def _moved(rows: Rows, event: int) -> None:
    """Give an event the next number, with all that is its own, readable or not."""
    columns = [each for each in table_of(EventRow).columns if each.name != "id"]
    row = sa_select(*columns).where(col(EventRow.id) == event)
    moved = rows.session.connection().execute(insert(EventRow).from_select(columns, row))
    for kind in own_tables():
        rows.update(kind, {"event_id": event}, {"event_id": moved.lastrowid})
    rows.delete(EventRow, id=event)


def _taken_in(rows: Rows, event: Event, lines: Sequence[Line], at: int | None = None) -> int:
    """Write an event in a transaction that has begun, and return its number."""
    stored = stored_of(event)
    heading = [event_values(each, getattr(event, each)) for each in HEADING]
    row = EventRow(id=at, format=format_of(event).code, **dict(ChainMap(*heading)))
    rows.add(row)
    rows.session.flush()
    number = cast("int", row.id)
    write(rows, number, stored, changes_between(stored.kind.event(event.details), event))
    rows.add(*_rows_of(number, lines))
    if len(lines) >= LINES or event.progress.finished:
        pack(rows, number)
    if event.progress.finished:
        with suppress(RuleError):  # damage left something that cannot be ranked
            remember(rows, {number: event})
    return number


def _new_book() -> tuple[Event, list[Line]]:
    """Return the club's book before anybody wrote in it: the same in every file, to compare."""
    opening: Any = kind_named(BOOK).opening
    command = opening()
    return command.opened(), [Line(1, _ALWAYS, Act.DO, command, ())]


def _event_row(rows: Rows, event: int) -> RawRow:
    for row in rows.raw(EventRow, event):
        return row
    raise UnknownEventError(event, tuple(_numbers(rows)))


def _numbers(rows: Rows) -> list[int]:
    query = select(EventRow.id).where(col(EventRow.id) != BOOK_NUMBER).order_by(col(EventRow.id))
    return [number for number in rows.session.exec(query) if number is not None]


def _rows_of(event: int, lines: Iterable[Line]) -> list[LineRow]:
    """Return lines of an event's journal as rows of its table."""
    return [LineRow(event_id=event, **line_to_plain(line)) for line in lines]
