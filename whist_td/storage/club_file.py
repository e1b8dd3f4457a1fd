"""A club file open for work: each writing method is one durable transaction."""

import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Engine, Table, delete, func, inspect
from sqlmodel import Session, col, select

from whist_td.core.formats import format_of
from whist_td.core.names import plain
from whist_td.desk.journal import Act, Line, changes_between
from whist_td.desk.ports import (
    ClubFileError,
    EventSummary,
    FileExistsAlreadyError,
    ReadOnlyFileError,
    UnknownEventError,
)
from whist_td.desk.requests import Event, Opening
from whist_td.storage.disk import write_durably
from whist_td.storage.formats import FactTable, StoredFormat, fact_tables, stored_named, stored_of
from whist_td.storage.members import SqlMembers
from whist_td.storage.tables import DraftRow, EventRow, LineRow
from whist_td.storage.transactions import FileLock, Transactions, as_club_error
from whist_td.storage.writing import (
    event_values,
    insertion,
    line_of,
    line_values,
    plain_table,
    write,
)

_log = logging.getLogger(__name__)


class SqlClubFile:
    """The club file as the use cases see it (`desk.ports.ClubFile`)."""

    def __init__(
        self,
        path: Path,
        engine: Engine,
        lock: FileLock | None,
        refusal: type[ClubFileError] = ReadOnlyFileError,
    ) -> None:
        self.path = path
        self._engine = engine
        self._lock = lock
        self._transactions = Transactions(path, engine, None if lock else refusal)
        self._formats: dict[int, StoredFormat] = {}
        self.members = SqlMembers(self._transactions)
        """The people of the club, whatever event they played in."""

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be written: the file is protected, or open elsewhere."""
        return self._lock is None

    def events(self) -> list[EventSummary]:
        """Return all events, newest first."""
        with self._transactions.reading() as session:
            rows = session.exec(select(EventRow).order_by(col(EventRow.id).desc())).all()
            return [self._summary(session, row) for row in rows]

    def create(self, command: Opening, event: Event, at: datetime) -> int:
        """Write a new event, its entries and the first line of its journal."""
        return self.take_in(event, (Line(1, at, Act.DO, command, ()),))

    def take_in(self, event: Event, lines: Sequence[Line]) -> int:
        """Write an event as it stands with its whole journal, and return its number."""
        stored = stored_of(event)
        heading = {
            "format": format_of(event).code,
            **event_values("details", event.details),
            **event_values("settings", event.settings),
            **event_values("progress", event.progress),
        }
        empty = stored.kind.event(event.details)
        with self._transactions.writing() as connection:
            inserted = connection.execute(insertion(EventRow), heading).inserted_primary_key
            number = int(inserted[0]) if inserted else 0
            write(connection, number, stored, changes_between(empty, event))
            journal = [{"event_id": number, **line_values(line)} for line in lines]
            connection.execute(insertion(LineRow), journal)
        return number

    def load(self, event: int) -> tuple[Event, list[Line]]:
        """Return an event's facts and its journal."""
        with self._transactions.reading() as session:
            row = _event_row(session, event)
            stored = self._formats[event] = stored_named(row.format)
            there = _tables_there(session, stored)
            facts = {field: _facts(session, table, event) for field, table in there.items()}
            lines = session.exec(
                select(LineRow).where(LineRow.event_id == event).order_by(col(LineRow.number))
            )
            loaded = stored.event_of(row, facts), [line_of(line, stored.kind) for line in lines]
        facts_read = {"format": row.format, "event": event, "lines": len(loaded[1])}
        _log.debug("Event read", extra={"facts": facts_read})
        return loaded

    def record(self, event: int, line: Line) -> None:
        """Write a journal line and the facts it changes."""
        stored = self._formats.get(event) or self._format(event)
        with self._transactions.writing() as connection:
            connection.execute(insertion(LineRow), {"event_id": event, **line_values(line)})
            write(connection, event, stored, line.changes)

    def _format(self, event: int) -> StoredFormat:
        with self._transactions.reading() as session:
            return stored_named(_event_row(session, event).format)

    def remove(self, event: int) -> None:
        """Take an event out of the file; no trace of it is left that a recovery could mix up."""
        tables = [plain_table(each.rows) for each in self._format(event).tables.values()]
        with self._transactions.writing() as connection:
            connection.exec_driver_sql("PRAGMA secure_delete = ON")
            for table in (*tables, plain_table(LineRow)):
                connection.execute(delete(table).filter_by(event_id=event))
            connection.execute(delete(plain_table(EventRow)).filter_by(id=event))
        self._formats.pop(event, None)

    def names(self) -> list[str]:
        """Return everybody who has ever been entered, in alphabetical order."""
        with self._transactions.reading() as session:
            there = inspect(session.connection())
            known = (each for each in fact_tables() if there.has_table(plain_table(each.rows).name))
            found = {name for table in known for name in _people(session, table)}
        return sorted(found, key=lambda name: (plain(name), name))

    def save_copy(self, path: Path) -> None:
        """Copy the whole file by SQLite's own backup, which never sees half a change."""
        if path.exists() and path.samefile(self.path):
            raise FileExistsAlreadyError(path)
        if not path.parent.is_dir():  # a stick that was pulled is not made anew on the own disk
            raise ReadOnlyFileError(path)
        write_durably(path, self._content())

    def _content(self) -> bytes:
        try:
            with closing(sqlite3.connect(":memory:")) as copy, self._engine.connect() as connection:
                source: Any = connection.connection.driver_connection
                source.backup(copy)
                return copy.serialize()
        except sqlite3.Error as error:
            raise as_club_error(error, self.path) from error

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()
        if self._lock:
            self._lock.give_back()

    def _summary(self, session: Session, row: EventRow) -> EventSummary:
        stored = stored_named(row.format)
        rounds = plain_table(stored.tables["rounds"].rows)
        drafts = plain_table(DraftRow)
        announced = _count(session, rounds, row, rounds.c.announced_at.is_not(None))
        return EventSummary(
            id=row.id or 0,
            format=row.format,
            name=row.name,
            date=row.date,
            place=row.place,
            entries=_count(session, plain_table(stored.entries.rows), row),
            rounds=row.settings["rounds"],
            announced=announced,
            finished=row.progress["finished"],
            results=_count(session, plain_table(stored.tables["results"].rows), row),
            game=stored.game(row.settings),
            drafts=_count(session, drafts, row) if _has(session, drafts) else 0,
            trial=row.progress.get("trial", False),
        )


def _people(session: Session, facts: FactTable) -> Iterator[str]:
    """Yield the names in a table, where it has any."""
    table = plain_table(facts.rows)
    for column in facts.names:
        yield from filter(None, session.execute(select(table.c[column])).scalars())
    for column in facts.people:
        for people in session.execute(select(table.c[column])).scalars():
            yield from (each["name"] for each in people)


def _event_row(session: Session, event: int) -> EventRow:
    row = session.get(EventRow, event)
    if row is None:
        known = session.exec(select(EventRow.id).order_by(col(EventRow.id))).all()
        raise UnknownEventError(event, tuple(number for number in known if number))
    return row


def _count(session: Session, table: Table, event: EventRow, *also: ColumnElement[bool]) -> int:
    query = select(func.count()).select_from(table).where(table.c.event_id == event.id, *also)
    return session.exec(query).one()


def _has(session: Session, table: Table) -> bool:
    """Tell whether a file has a table: one of an older version, opened to read, has fewer."""
    return inspect(session.connection()).has_table(table.name)


def _tables_there(session: Session, stored: StoredFormat) -> Mapping[str, FactTable]:
    """Return the tables of a format; a file of an older version, opened to read, has fewer."""
    there = set(inspect(session.connection()).get_table_names())
    return {at: each for at, each in stored.tables.items() if plain_table(each.rows).name in there}


def _facts(session: Session, table: FactTable, event: int) -> dict[Any, Any]:
    rows = session.exec(select(table.rows).filter_by(event_id=event))
    return dict(table.fact(row) for row in rows)
