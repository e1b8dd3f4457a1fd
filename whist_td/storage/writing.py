"""Changed facts and journal lines as rows of their tables, written in a request's transaction."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import date

from whist_td.core.events import Details
from whist_td.desk.journal import Change
from whist_td.desk.kinds import to_plain
from whist_td.storage.formats import FactTable, StoredFormat, Values


def insert(connection: sqlite3.Connection, table: str, rows: Sequence[Values]) -> int:
    """Add rows that have the same columns, and return the number SQLite gave the last one."""
    columns = ", ".join(f'"{name}"' for name in rows[0])
    holes = ", ".join(f":{name}" for name in rows[0])
    query = f'INSERT INTO "{table}" ({columns}) VALUES ({holes})'  # noqa: S608 - our own names
    last = None
    for row in rows:
        last = connection.execute(query, _stored(row)).lastrowid
    return last or 0


def update(connection: sqlite3.Connection, table: str, key: Values, values: Values) -> None:
    """Write columns of the rows that have a key."""
    new = ", ".join(f'"{name}" = :{name}' for name in values)
    # A name may be in the key too: what it was and what it becomes are two values.
    old = " AND ".join(f'"{name}" = :old_{name}' for name in key)
    query = f'UPDATE "{table}" SET {new} WHERE {old}'  # noqa: S608 - our own names
    before = {f"old_{name}": value for name, value in _stored(key).items()}
    connection.execute(query, {**before, **_stored(values)})


def delete(connection: sqlite3.Connection, table: str, key: Values) -> None:
    """Take out the rows that have a key."""
    old = " AND ".join(f'"{name}" = :{name}' for name in key)
    connection.execute(f'DELETE FROM "{table}" WHERE {old}', _stored(key))  # noqa: S608 - our own names


def _stored(values: Values) -> Values:
    """Return values as their columns hold them."""
    return {name: _cell(value) for name, value in values.items()}


def _cell(value: object) -> object:
    if isinstance(value, dict | list | bool):  # a column of JSON
        return json.dumps(value)
    return value.isoformat() if isinstance(value, date) else value


def event_values(field: str, fact: object) -> Values:
    """Return the columns of the event's own row that hold a single fact."""
    if isinstance(fact, Details):
        return {"name": fact.name, "date": fact.date, "place": fact.place, "logo": fact.logo}
    return {field: to_plain(fact)}


def write(
    connection: sqlite3.Connection, event: int, stored: StoredFormat, changes: Iterable[Change]
) -> None:
    """Write the facts that changed, each in its table."""
    many: dict[str, list[Change]] = defaultdict(list)
    for change in changes:
        if change.field in stored.tables:
            many[change.field].append(change)
        else:
            update(connection, "event", {"id": event}, event_values(change.field, change.after))
    for field, of_field in many.items():
        _write_facts(connection, event, stored.tables[field], of_field)


def _write_facts(
    connection: sqlite3.Connection, event: int, facts: FactTable, changes: list[Change]
) -> None:
    for change in changes:
        if change.before is not None:
            delete(connection, facts.table, {"event_id": event, **facts.key(change.key)})
    new = [
        {"event_id": event, **facts.key(change.key), **facts.values(change.after)}
        for change in changes
        if change.after is not None
    ]
    if new:
        insert(connection, facts.table, new)
