"""A club file open for work: each writing method is one durable transaction."""

import logging
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from whist_td.core.events import UID
from whist_td.core.formats import BOOK, BOOK_NUMBER, format_of
from whist_td.desk.health import file_number
from whist_td.desk.journal import (
    Act,
    Change,
    JournalDisagreesError,
    Line,
    UndoHistory,
    changes_between,
    check_journal,
)
from whist_td.desk.kinds import (
    EventKind,
    converter,
    kind_named,
    line_from_plain,
    line_to_plain,
    to_plain,
)
from whist_td.desk.ports import (
    DamagedEventError,
    EventSummary,
    FileExistsAlreadyError,
    Reading,
    ReadOnlyFileError,
    Strange,
    UnknownEventError,
)
from whist_td.desk.requests import Event, Opening
from whist_td.storage.cells import DAMAGE, BadCellError, Spot, StoredRow, StoredRows, row_told
from whist_td.storage.disk import write_durably
from whist_td.storage.event_list import counts_in, summary
from whist_td.storage.file_faults import as_club_error, damaged_event
from whist_td.storage.formats import FactTable, StoredFormat, fact_tables, stored_named, stored_of
from whist_td.storage.members import SqlMembers
from whist_td.storage.packs import LINES, is_full, pack, packed_lines
from whist_td.storage.rests import put_aside
from whist_td.storage.transactions import (
    Transactions,
    delete,
    event_values,
    insert,
    update,
    write,
)
from whist_td.storage.uids import made_uid

if TYPE_CHECKING:
    from whist_td.storage.file_lock import FileLock

_log = logging.getLogger(__name__)
_ALWAYS = datetime(2000, 1, 1, tzinfo=UTC)
"""When every club's book was opened."""


class SqlClubFile:
    """The club file as the use cases see it (`desk.ports.ClubFile`)."""

    # More than 15 methods: the port has fourteen of them.

    def __init__(
        self, path: Path, transactions: Transactions, lock: "FileLock | None" = None
    ) -> None:
        self.path = path
        self.number = file_number(path)
        self._lock = lock
        self._transactions = transactions
        self._formats: dict[int, StoredFormat] = {}
        self._is_ahead = False
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

    def _listed(self, rows: StoredRows) -> Iterator[EventSummary | DamagedEventError]:
        """Yield each event as the list has it, or what is wrong with its heading."""
        counts = counts_in(rows.connection)
        for row in reversed(list(rows.of("event"))):
            if row.event == BOOK_NUMBER:
                continue
            try:
                bare = _heading(row).bare
                options = {"settings": to_plain(bare.settings), "progress": to_plain(bare.progress)}
                yield summary(row.event, {**row.cells(), **options}, counts)
            except BadCellError as bad:
                yield damaged_event(self.path, bad.spot, _name_in(row))

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
        with self._transactions.writing() as connection:
            if format_of(event).code == BOOK:
                _taken_out(connection, BOOK_NUMBER)
                at = BOOK_NUMBER
            elif at is not None:
                _moved(connection, at)
                self._formats[at] = stored_of(event)
            number = _taken_in(connection, event, lines, at)
            if number != BOOK_NUMBER:
                query = "SELECT 1 FROM event_uid WHERE uid = ?"
                is_known = connection.execute(query, (uid,)).fetchone() is not None
                own = uuid4().hex if is_known or not uid else uid
                insert(connection, "event_uid", [{"uid": own, "event_id": number}])
            return number

    def uid(self, event: int) -> str:
        """Return what an event is known by outside its club."""
        with self._transactions.reading() as rows:
            texts = (str(row.values["uid"]) for row in rows.of("event_uid", event))
            return next(filter(UID.fullmatch, texts), "") or made_uid(rows.connection, event)

    def load(self, event: int) -> tuple[Event, list[Line]]:
        """Return an event's facts and its journal; one whose cells cannot be is refused."""
        with self._transactions.reading() as rows:
            if event == BOOK_NUMBER and not _has_book(rows.connection):
                return _new_book()
            row = _event_row(rows, event)
            try:
                loaded = _loaded(rows, _heading(row))
            except BadCellError as bad:
                raise damaged_event(self.path, bad.spot, _name_in(row)) from bad
        facts_read = {"format": row.values["format"], "event": event, "lines": len(loaded.lines)}
        _log.debug("Event read", extra={"facts": facts_read})
        self._formats[event] = loaded.stored
        return loaded.event, loaded.lines

    def settings(self, event: int) -> Any:  # noqa: ANN401 - of any format
        """Return an event's settings and read nothing else; None: there is no book yet."""
        with self._transactions.reading() as rows:
            if event == BOOK_NUMBER and not _has_book(rows.connection):
                return None
            row = _event_row(rows, event)
            try:
                return _heading(row).bare.settings
            except BadCellError as bad:
                raise damaged_event(self.path, bad.spot, _name_in(row)) from bad

    def part(self, event: int, *fields: str) -> Event:
        """Return an event with some of its facts alone, without the time to read its journal."""
        with self._transactions.reading() as rows:
            if event == BOOK_NUMBER and not _has_book(rows.connection):
                return _new_book()[0]
            row = _event_row(rows, event)
            try:
                return _with_facts(rows, _heading(row), fields)
            except BadCellError as bad:
                raise damaged_event(self.path, bad.spot, _name_in(row)) from bad

    def record(self, event: int, *lines: Line) -> None:
        """Write journal lines and the facts they change, all in one transaction."""
        stored = self._formats.get(event) or self._format(event)
        with self._transactions.writing() as connection:
            if event == BOOK_NUMBER and not _has_book(connection):
                _taken_in(connection, *_new_book(), at=BOOK_NUMBER)
            insert(connection, "journal", _rows_of(event, lines))
            for line in lines:
                write(connection, event, stored, line.changes)
            if any(is_full(line.number, line.changes) for line in lines):
                pack(connection, event)

    def _format(self, event: int) -> StoredFormat:
        if event == BOOK_NUMBER:
            return stored_named(BOOK)
        with self._transactions.reading() as rows:
            return _heading(_event_row(rows, event)).stored

    def remove(self, event: int) -> None:
        """Take an event out of the file, of whatever format, readable or not.

        No trace of it is left that a recovery could mix up.
        """
        with self._transactions.writing() as connection:
            connection.execute("PRAGMA secure_delete = ON")
            _taken_out(connection, event)
        self._formats.pop(event, None)

    def names(self, events: Collection[int]) -> set[str]:
        """Return the names that stand in some events, each once; in the book, also as spelled."""
        with self._transactions.reading() as rows:
            return {
                name
                for facts in fact_tables()
                for column in (*facts.names, *facts.people)
                for cell in rows.different(facts.table, column, events)
                for name in _names_of(cell)
            }

    def named(self) -> list[tuple[int, str]]:
        """Return who is named in which event, and in the club's book."""
        with self._transactions.reading() as rows:
            return list(
                dict.fromkeys(each for table in fact_tables() for each in _people(rows, table))
            )

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

    def write_ahead(self) -> None:
        """Write with one wait for the disk instead of four, until the file is closed.

        What is written stands beside the file until it is gathered; other computers cannot read
        it there, so that a file on a share is written as it always was.
        """
        from whist_td.storage.surroundings import is_elsewhere  # asks the whole system

        if self._lock and not is_elsewhere(self.path):
            self._is_ahead = self._transactions.set_journal("WAL")

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


def _own_tables() -> Iterator[str]:
    """Yield the tables in which something of an event stands beside its heading."""
    own = ("event_uid", "journal", "journal_pack")
    yield from (*(each.table for each in fact_tables()), *own)


def _taken_out(connection: sqlite3.Connection, event: int) -> None:
    for table in _own_tables():
        delete(connection, table, {"event_id": event})
    delete(connection, "event", {"id": event})


def _moved(connection: sqlite3.Connection, event: int) -> None:
    """Give an event the next number, with all that is its own."""
    columns = connection.execute("SELECT name FROM pragma_table_info('event') WHERE name <> 'id'")
    names = ", ".join(f'"{name}"' for (name,) in columns.fetchall())
    copied = f"INSERT INTO event ({names}) SELECT {names} FROM event WHERE id = ?"  # noqa: S608 - our own names
    number = connection.execute(copied, (event,)).lastrowid
    for table in _own_tables():
        update(connection, table, {"event_id": event}, {"event_id": number})
    delete(connection, "event", {"id": event})


def _taken_in(
    connection: sqlite3.Connection, event: Event, lines: Sequence[Line], at: int | None = None
) -> int:
    """Write an event in a transaction that has begun, and return its number."""
    stored, code = stored_of(event), format_of(event).code
    heading = {
        **({} if at is None else {"id": at}),
        "format": code,
        **event_values("details", event.details),
        **event_values("settings", event.settings),
        **event_values("progress", event.progress),
    }
    empty = stored.kind.event(event.details)
    number = insert(connection, "event", [heading])
    write(connection, number, stored, changes_between(empty, event))
    insert(connection, "journal", _rows_of(number, lines))
    if len(lines) >= LINES or event.progress.finished:
        pack(connection, number)
    return number


def _has_book(connection: sqlite3.Connection) -> bool:
    query = f"SELECT 1 FROM event WHERE id = {BOOK_NUMBER}"  # noqa: S608 - our own number
    return connection.execute(query).fetchone() is not None


def _new_book() -> tuple[Event, list[Line]]:
    """Return the club's book before anybody wrote in it: the same in every file, to compare."""
    opening: Any = kind_named(BOOK).opening
    command = opening()
    return command.opened(), [Line(1, _ALWAYS, Act.DO, command, ())]


@dataclass(frozen=True)
class _Heading:
    """The row of an event, believed: what it is called, its options, how far it is."""

    row: StoredRow
    stored: StoredFormat
    bare: Event
    """The event without its facts."""


@dataclass(frozen=True)
class _Loaded:
    """An event with its journal, which tells the same."""

    stored: StoredFormat
    event: Event
    lines: list[Line]


def _heading(row: StoredRow) -> _Heading:
    cells = row.cells()
    stored = row.checked("format", stored_named, cells["format"])
    for column in ("settings", "progress"):
        kind = stored.kind.facts[column][1]
        row.checked(column, converter().structure, cells[column], kind)
    bare = row.checked("name", stored.event_of, cells, {})
    return _Heading(row, stored, bare)


def _name_in(row: StoredRow) -> str:
    """Return what stands for the name of an event, where it is a text."""
    name = row.values["name"]
    return name if isinstance(name, str) and name.isprintable() else ""


def _loaded(rows: StoredRows, heading: _Heading) -> _Loaded:
    stored, number = heading.stored, heading.row.event
    event = _with_facts(rows, heading, stored.tables)
    made = partial(_line, stored.kind)
    lines = [*map(made, packed_lines(rows, number)), *rows.made("journal", number, made)]
    loaded = _Loaded(stored, event, lines)
    _check_agreement(loaded, number)
    return loaded


def _with_facts(rows: StoredRows, heading: _Heading, fields: Iterable[str]) -> Event:
    """Return an event with the facts of some fields."""
    tables = {field: heading.stored.tables[field] for field in fields}
    facts = {
        field: dict(rows.made(each.table, heading.row.event, partial(_fact, each)))
        for field, each in tables.items()
    }
    return replace(heading.bare, **facts)


def _fact(table: FactTable, row: StoredRow) -> tuple[Any, Any]:
    return row.checked("", table.fact, SimpleNamespace(**row.cells()))


def _line(kind: EventKind, row: StoredRow) -> Line:
    return row.checked("", line_from_plain, row.cells(), kind)


def _check_agreement(loaded: _Loaded, number: int) -> None:
    """Refuse an event whose journal cannot be gone through, or tells something else."""
    try:
        UndoHistory(loaded.lines)
        check_journal(number, loaded.event, loaded.lines)
    except JournalDisagreesError as fault:
        raise BadCellError(_spot_of(fault.change, loaded.stored, number)) from fault
    except DAMAGE as fault:
        raise BadCellError(Spot(number, "journal")) from fault


def _spot_of(change: Change | None, stored: StoredFormat, number: int) -> Spot:
    """Return where a fact stands that the journal tells otherwise."""
    if change is None:
        return Spot(number, "journal")
    table = stored.tables.get(change.field)
    if table is None:
        return Spot(number, "event", "", change.field)
    return Spot(number, table.table, row_told(table.key(change.key)))


def _people(rows: StoredRows, facts: FactTable) -> Iterator[tuple[int, str]]:
    """Yield the events and names in a table, where it has any; what cannot be read is nobody."""
    columns = (*facts.names, *facts.people)
    for row in rows.of(facts.table, None, *columns) if columns else ():
        with suppress(BadCellError, *DAMAGE):
            own = [*filter(None, map(row.cell, facts.names))]
            listed = [each["name"] for column in facts.people for each in row.cell(column)]
            yield from ((row.event, name) for name in (*own, *listed))


def _names_of(cell: Any) -> Iterator[str]:  # noqa: ANN401 - a name, or JSON's list of people
    """Yield the names in a cell that is one, or has people; what cannot be read is nobody."""
    with suppress(*DAMAGE):
        yield from [cell] if isinstance(cell, str) else [each["name"] for each in cell or ()]


def _event_row(rows: StoredRows, event: int) -> StoredRow:
    for row in list(rows.of("event", event)):
        return row
    raise UnknownEventError(event, tuple(_numbers(rows)))


def _numbers(rows: StoredRows) -> list[int]:
    query = f"SELECT id FROM event WHERE id <> {BOOK_NUMBER} ORDER BY id"  # noqa: S608 - our own number
    return [number for (number,) in rows.connection.execute(query)]


def _rows_of(event: int, lines: Iterable[Line]) -> list[dict[str, Any]]:
    """Return lines of an event's journal as rows of its table."""
    return [{"event_id": event, **line_to_plain(line)} for line in lines]
