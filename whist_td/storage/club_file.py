"""A club file open for work: each writing method is one durable transaction."""

import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, delete, insert
from sqlmodel import Session, select

from whist_td.core.formats import BOOK, BOOK_NUMBER, format_of
from whist_td.core.names import plain
from whist_td.desk.journal import (
    Act,
    Change,
    JournalDisagreesError,
    Line,
    UndoHistory,
    changes_between,
    check_journal,
)
from whist_td.desk.kinds import EventKind, converter, kind_named, line_to_plain, to_plain
from whist_td.desk.ports import (
    ClubFileError,
    DamagedEventError,
    EventSummary,
    FileExistsAlreadyError,
    Reading,
    ReadOnlyFileError,
    UnknownEventError,
)
from whist_td.desk.requests import Event, Opening
from whist_td.storage.cells import (
    DAMAGE,
    BadCellError,
    Spot,
    StoredRow,
    made_of,
    rows_of,
    tables_in,
)
from whist_td.storage.disk import write_durably
from whist_td.storage.event_list import counts_in, summary
from whist_td.storage.file_faults import as_club_error, damaged_event
from whist_td.storage.formats import FactTable, StoredFormat, fact_tables, stored_named, stored_of
from whist_td.storage.members import SqlMembers
from whist_td.storage.packs import LINES, is_full, pack, packs_of, unpacked
from whist_td.storage.tables import EventRow, LineRow, PackRow
from whist_td.storage.transactions import Transactions
from whist_td.storage.writing import (
    event_values,
    insertion,
    line_of,
    plain_table,
    write,
)

if TYPE_CHECKING:
    from whist_td.storage.file_lock import FileLock

_log = logging.getLogger(__name__)
_ALWAYS = datetime(2000, 1, 1, tzinfo=UTC)
"""When every club's book was opened."""


class SqlClubFile:
    """The club file as the use cases see it (`desk.ports.ClubFile`)."""

    # More than 15 methods: the port has fourteen of them.

    def __init__(
        self,
        path: Path,
        engine: Engine,
        lock: "FileLock | None",
        refusal: type[ClubFileError] = ReadOnlyFileError,
    ) -> None:
        self.path = path
        self._engine = engine
        self._lock = lock
        self._transactions = Transactions(path, engine, None if lock else refusal)
        self._formats: dict[int, StoredFormat] = {}
        self._is_ahead = False
        self.members = SqlMembers(self._transactions)
        """The people of the club, whatever event they played in."""

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be written: the file is protected, or open elsewhere."""
        return self._lock is None

    def events(self) -> list[EventSummary]:
        """Return all events that can be read, newest first."""
        with self._transactions.reading() as session:
            return [each for each in self._listed(session) if isinstance(each, EventSummary)]

    def damaged(self) -> list[DamagedEventError]:
        """Return the events that were set aside because their heading cannot be read."""
        with self._transactions.reading() as session:
            return [each for each in self._listed(session) if isinstance(each, DamagedEventError)]

    def _listed(self, session: Session) -> Iterator[EventSummary | DamagedEventError]:
        """Yield each event as the list has it, or what is wrong with its heading."""
        driver: Any = session.connection().connection.driver_connection
        counts = counts_in(driver)
        for row in reversed(list(rows_of(session.connection(), plain_table(EventRow)))):
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

    def take_in(self, event: Event, lines: Sequence[Line]) -> int:
        """Write an event as it stands with its whole journal, and return its number."""
        with self._transactions.writing() as connection:
            return _taken_in(connection, event, lines)

    def load(self, event: int) -> tuple[Event, list[Line]]:
        """Return an event's facts and its journal; one whose cells cannot be is refused."""
        with self._transactions.reading() as session:
            if event == BOOK_NUMBER and not _has_book(session.connection()):
                return _new_book()
            row = _event_row(session, event)
            try:
                loaded = _loaded(session, _heading(row))
            except BadCellError as bad:
                raise damaged_event(self.path, bad.spot, _name_in(row)) from bad
        facts_read = {"format": row.values["format"], "event": event, "lines": len(loaded.lines)}
        _log.debug("Event read", extra={"facts": facts_read})
        self._formats[event] = loaded.stored
        return loaded.event, loaded.lines

    def record(self, event: int, *lines: Line) -> None:
        """Write journal lines and the facts they change, all in one transaction."""
        stored = self._formats.get(event) or self._format(event)
        with self._transactions.writing() as connection:
            if event == BOOK_NUMBER and not _has_book(connection):
                _taken_in(connection, *_new_book())
            for line in lines:
                connection.execute(insertion(LineRow), {"event_id": event, **line_to_plain(line)})
                write(connection, event, stored, line.changes)
            if any(is_full(line.number, line.changes) for line in lines):
                pack(connection, event)

    def _format(self, event: int) -> StoredFormat:
        if event == BOOK_NUMBER:
            return stored_named(BOOK)
        with self._transactions.reading() as session:
            return _heading(_event_row(session, event)).stored

    def remove(self, event: int) -> None:
        """Take an event out of the file, of whatever format, readable or not.

        No trace of it is left that a recovery could mix up.
        """
        tables = [plain_table(each.rows) for each in fact_tables()]
        with self._transactions.writing() as connection:
            connection.exec_driver_sql("PRAGMA secure_delete = ON")
            for table in (*tables, plain_table(LineRow), plain_table(PackRow)):
                connection.execute(delete(table).filter_by(event_id=event))
            connection.execute(delete(plain_table(EventRow)).filter_by(id=event))
        self._formats.pop(event, None)

    def names(self) -> list[str]:
        """Return everybody who has ever been entered, in alphabetical order."""
        with self._transactions.reading() as session:
            there = tables_in(session.connection())
            known = (each for each in fact_tables() if plain_table(each.rows).name in there)
            found = {name for table in known for name in _people(session, table)}
        return sorted(found, key=lambda name: (plain(name), name))

    def save_copy(self, path: Path, read: Reading | None = None) -> None:
        """Copy the whole file by SQLite's own backup, which never sees half a change."""
        if path.exists() and path.samefile(self.path):
            raise FileExistsAlreadyError(path)
        if not path.parent.is_dir():  # a stick that was pulled is not made anew on the own disk
            raise ReadOnlyFileError(path)
        write_durably(path, read(self._content) if read else self._content())

    def _content(self) -> bytes:
        try:
            with closing(sqlite3.connect(":memory:")) as copy, self._engine.connect() as connection:
                source: Any = connection.connection.driver_connection
                source.backup(copy)
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
        self._engine.dispose()
        if self._lock:
            self._lock.give_back()


def _taken_in(connection: Connection, event: Event, lines: Sequence[Line]) -> int:
    """Write an event in a transaction that has begun, and return its number."""
    stored, code = stored_of(event), format_of(event).code
    heading = {
        **({"id": BOOK_NUMBER} if code == BOOK else {}),
        "format": code,
        **event_values("details", event.details),
        **event_values("settings", event.settings),
        **event_values("progress", event.progress),
    }
    empty = stored.kind.event(event.details)
    inserted = connection.execute(insert(plain_table(EventRow)), heading).inserted_primary_key
    number = int(inserted[0]) if inserted else 0
    write(connection, number, stored, changes_between(empty, event))
    journal = [{"event_id": number, **line_to_plain(line)} for line in lines]
    connection.execute(insertion(LineRow), journal)
    if len(lines) >= LINES or event.progress.finished:
        pack(connection, number)
    return number


def _has_book(connection: Connection) -> bool:
    return any(rows_of(connection, plain_table(EventRow), BOOK_NUMBER, "id"))


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
    bare = row.checked("name", stored.event_of, EventRow(**cells), {})
    return _Heading(row, stored, bare)


def _name_in(row: StoredRow) -> str:
    """Return what stands for the name of an event, where it is a text."""
    name = row.values["name"]
    return name if isinstance(name, str) and name.isprintable() else ""


def _loaded(session: Session, heading: _Heading) -> _Loaded:
    stored, connection = heading.stored, session.connection()
    number = heading.row.event
    facts = {
        field: dict(made_of(connection, plain_table(each.rows), number, partial(_fact, each)))
        for field, each in _tables_there(session, stored).items()
    }
    made = partial(_line, stored.kind)
    lines = [made(row) for each in packs_of(connection, number) for row in unpacked(each)]
    lines += made_of(connection, plain_table(LineRow), number, made)
    loaded = _Loaded(stored, replace(heading.bare, **facts), lines)
    _check_agreement(loaded, number)
    return loaded


def _fact(table: FactTable, row: StoredRow) -> tuple[Any, Any]:
    return row.checked("", table.fact, table.rows(**row.cells()))


def _line(kind: EventKind, row: StoredRow) -> Line:
    return row.checked("", line_of, row.cells(), kind)


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
    key = ", ".join(f"{name} {value}" for name, value in table.key(change.key).items())
    return Spot(number, plain_table(table.rows).name, key)


def _people(session: Session, facts: FactTable) -> Iterator[str]:
    """Yield the names in a table, where it has any; what cannot be read names nobody."""
    columns = (*facts.names, *facts.people)
    for row in (
        rows_of(session.connection(), plain_table(facts.rows), None, *columns) if columns else ()
    ):
        with suppress(BadCellError, *DAMAGE):
            yield from filter(None, map(row.cell, facts.names))
            yield from (each["name"] for column in facts.people for each in row.cell(column))


def _event_row(session: Session, event: int) -> StoredRow:
    connection, events = session.connection(), plain_table(EventRow)
    for row in list(rows_of(connection, events, event)):
        return row
    known = connection.execute(select(events.c.id).order_by(events.c.id)).scalars()
    raise UnknownEventError(event, tuple(known))


def _tables_there(session: Session, stored: StoredFormat) -> Mapping[str, FactTable]:
    there = tables_in(session.connection())
    return {at: each for at, each in stored.tables.items() if plain_table(each.rows).name in there}
