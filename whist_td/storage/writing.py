"""Changed facts and journal lines as rows of their tables, written in a request's transaction."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import Connection, Insert, Table, delete, insert, update
from sqlmodel import SQLModel

from whist_td.core.events import Details
from whist_td.desk.journal import Act, Change, Line
from whist_td.desk.kinds import (
    EventKind,
    change_from_plain,
    command_from_plain,
    moment,
    to_plain,
)
from whist_td.desk.requests import AcceptPapers, Opening
from whist_td.storage.cells import NotSoError
from whist_td.storage.formats import FactTable, StoredFormat, Values
from whist_td.storage.tables import EventRow


def line_of(row: Mapping[str, Any], kind: EventKind) -> Line:
    """Return the line that a row holds, of an event of some format.

    No model is made of the row: for a journal of thousands of lines that takes as long as the rest.
    """
    line = Line(
        row["number"],
        moment(row["at"]),
        Act(row["act"]),
        command_from_plain(row["command"], kind),
        tuple(change_from_plain(change, kind) for change in row["changes"]),
        row["reverses"],
    )
    if not line.changes and not isinstance(line.command, Opening | AcceptPapers):
        raise NotSoError  # the desk never wrote it: its changes are lost
    return line


def plain_table(rows: type[SQLModel]) -> Table:
    """Return the plain table of a model: writing goes by Core, which costs half of the ORM."""
    return rows.metadata.tables[str(rows.__tablename__)]


@cache
def insertion(rows: type[SQLModel]) -> Insert:
    """Return the statement that adds rows, made once."""
    return insert(plain_table(rows))


def event_values(field: str, fact: object) -> Values:
    """Return the columns of the event's own row that hold a single fact."""
    if isinstance(fact, Details):
        return {"name": fact.name, "date": fact.date, "place": fact.place, "logo": fact.logo}
    return {field: to_plain(fact)}


def write(
    connection: Connection, event: int, stored: StoredFormat, changes: Iterable[Change]
) -> None:
    """Write the facts that changed, each in its table."""
    many: dict[str, list[Change]] = defaultdict(list)
    for change in changes:
        if change.field in stored.tables:
            many[change.field].append(change)
        else:
            values = event_values(change.field, change.after)
            events = plain_table(EventRow)
            connection.execute(update(events).where(events.c.id == event).values(**values))
    for field, of_field in many.items():
        _write_facts(connection, event, stored.tables[field], of_field)


def _write_facts(
    connection: Connection, event: int, facts: FactTable, changes: list[Change]
) -> None:
    for change in changes:
        if change.before is not None:
            key = facts.key(change.key)
            connection.execute(delete(plain_table(facts.rows)).filter_by(event_id=event, **key))
    new = [
        {"event_id": event, **facts.key(change.key), **facts.values(change.after)}
        for change in changes
        if change.after is not None
    ]
    if new:
        connection.execute(insertion(facts.rows), new)
