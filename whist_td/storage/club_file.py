"""A club file open for work: each writing method is one durable transaction."""

import sqlite3
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, delete, func, insert, update
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlmodel import Session, SQLModel, col, select

from whist_td.formats.militaire.evening import Evening
from whist_td.storage.facts import FACT_TABLES, evening_of, event_values
from whist_td.storage.faults import as_club_error
from whist_td.storage.lines import line_of, line_values
from whist_td.storage.lock import FileLock
from whist_td.storage.tables import EventRow, JournalRow, RoundRow, TeamRow
from whist_td.usecases.club_errors import (
    ClubFileError,
    FileExistsAlreadyError,
    ReadOnlyFileError,
    UnknownEventError,
)
from whist_td.usecases.commands import CreateEvent
from whist_td.usecases.journal import Act, Change, Line, changes_between
from whist_td.usecases.ports import EventSummary

FORMAT = "militaire"


def _table(rows: type[SQLModel]) -> Table:
    """Return the plain table of a model: writing goes by Core, which costs half of the ORM."""
    return rows.metadata.tables[str(rows.__tablename__)]


_INSERT_LINE = insert(_table(JournalRow))
_INSERTS = {field: insert(_table(facts.rows)) for field, facts in FACT_TABLES.items()}


class SqlClubFile:
    """The club file as the use cases see it (`usecases.ports.ClubFile`)."""

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
        self._refusal = refusal

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be written: the file is protected, or open elsewhere."""
        return self._lock is None

    def events(self) -> list[EventSummary]:
        """Return all events, newest first."""
        with self._reading() as session:
            rows = session.exec(select(EventRow).order_by(col(EventRow.id).desc())).all()
            return [self._summary(session, row) for row in rows]

    def create(self, command: CreateEvent, evening: Evening, at: datetime) -> int:
        """Write a new event, its teams and the first line of its journal."""
        heading = {
            "format": FORMAT,
            **event_values("details", evening.details),
            **event_values("settings", evening.settings),
            **event_values("progress", evening.progress),
        }
        first = Line(1, at, Act.DO, command, ())
        with self._writing() as connection:
            inserted = connection.execute(insert(_table(EventRow)), heading).inserted_primary_key
            event = int(inserted[0]) if inserted else 0
            _write(connection, event, changes_between(Evening(evening.details), evening))
            connection.execute(_INSERT_LINE, {"event_id": event, **line_values(first)})
        return event

    def load(self, event: int) -> tuple[Evening, list[Line]]:
        """Return an event's facts and its journal."""
        with self._reading() as session:
            row = session.get(EventRow, event)
            if row is None:
                known = session.exec(select(EventRow.id).order_by(col(EventRow.id))).all()
                raise UnknownEventError(event, tuple(number for number in known if number))
            facts = {field: _facts(session, field, event) for field in FACT_TABLES}
            lines = session.exec(
                select(JournalRow)
                .where(JournalRow.event_id == event)
                .order_by(col(JournalRow.number))
            )
            return evening_of(row, facts), [line_of(line) for line in lines]

    def record(self, event: int, line: Line) -> None:
        """Write a journal line and the facts it changes."""
        with self._writing() as connection:
            connection.execute(_INSERT_LINE, {"event_id": event, **line_values(line)})
            _write(connection, event, line.changes)

    def names(self) -> list[str]:
        """Return everybody who has ever been entered, in alphabetical order."""
        with self._reading() as session:
            columns = (TeamRow.captain, TeamRow.player_1, TeamRow.player_2, TeamRow.player_3)
            found = {name for column in columns for name in session.exec(select(column)) if name}
            for substitutes in session.exec(select(TeamRow.substitutes)):
                found |= {substitute["name"] for substitute in substitutes}
        return sorted(found, key=_alphabetical)

    def save_copy(self, path: Path) -> None:
        """Copy the whole file by SQLite's own backup, which never sees half a change."""
        if path.exists() and path.samefile(self.path):  # SQLite would wait for itself for ever
            raise FileExistsAlreadyError(path)
        try:
            with closing(sqlite3.connect(path)) as copy, self._engine.connect() as connection:
                source: Any = connection.connection.driver_connection
                source.backup(copy)
        except sqlite3.Error as error:
            raise as_club_error(error, path) from error

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()
        if self._lock:
            self._lock.release()

    @contextmanager
    def _reading(self) -> Iterator[Session]:
        try:
            with Session(self._engine) as session:
                yield session
        except IntegrityError:
            raise  # a fault of ours, not of the file
        except DatabaseError as error:
            raise as_club_error(error.orig, self.path) from error

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        if self._lock is None:
            raise self._refusal(self.path)
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise  # a fault of ours, not of the file
        except DatabaseError as error:
            raise as_club_error(error.orig, self.path) from error

    def _summary(self, session: Session, row: EventRow) -> EventSummary:
        counts = {
            table: session.exec(select(func.count()).where(table.event_id == row.id)).one()
            for table in (TeamRow, RoundRow)
        }
        return EventSummary(
            id=row.id or 0,
            format=row.format,
            name=row.name,
            date=row.date,
            place=row.place,
            teams=counts[TeamRow],
            rounds=row.settings["rounds"],
            announced=counts[RoundRow],
            finished=row.progress["finished"],
        )


def _alphabetical(name: str) -> str:
    """Return the key that puts É beside E."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _facts(session: Session, field: str, event: int) -> dict[Any, Any]:
    table = FACT_TABLES[field]
    rows = session.exec(select(table.rows).filter_by(event_id=event))
    return dict(table.fact(row) for row in rows)


def _write(connection: Connection, event: int, changes: Iterable[Change]) -> None:
    many: dict[str, list[Change]] = defaultdict(list)
    for change in changes:
        if change.field in FACT_TABLES:
            many[change.field].append(change)
        else:
            values = event_values(change.field, change.after)
            events = _table(EventRow)
            connection.execute(update(events).where(events.c.id == event).values(**values))
    for field, of_field in many.items():
        _write_facts(connection, event, field, of_field)


def _write_facts(connection: Connection, event: int, field: str, changes: list[Change]) -> None:
    facts = FACT_TABLES[field]
    for change in changes:
        if change.before is not None:
            gone = delete(_table(facts.rows)).filter_by(event_id=event, **facts.key(change.key))
            connection.execute(gone)
    new = [
        {"event_id": event, **facts.key(change.key), **facts.values(change.after)}
        for change in changes
        if change.after is not None
    ]
    if new:
        connection.execute(_INSERTS[field], new)
