"""The people of a club file: where each is named, who wants initials, and forgetting somebody."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlmodel import SQLModel

from whist_td.core.names import folded
from whist_td.desk.members import Eraser
from whist_td.desk.ports import Forgotten, Mention
from whist_td.storage.cells import StoredRow, rows_of, tables_in
from whist_td.storage.formats import fact_tables
from whist_td.storage.packs import packed, packs_of, unpacked
from whist_td.storage.tables import DiscreetPersonRow, EventRow, LineRow
from whist_td.storage.transactions import Transactions
from whist_td.storage.writing import plain_table

Row = dict[str, Any]


@dataclass(frozen=True)
class _Named:
    """A table with columns in which somebody may be named."""

    rows: type[SQLModel]
    names: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    plains: tuple[str, ...] = ()


_LINES = _Named(LineRow, plains=("command", "changes"))
_Ways = dict[str, Callable[[Any], Any]]


def _tables() -> tuple[_Named, ...]:
    return (
        _Named(EventRow, texts=("name", "place")),
        *(
            _Named(each.rows, each.names, each.texts, (*each.people, *each.typed))
            for each in fact_tables()
        ),
        _LINES,
    )


class SqlMembers:
    """The people of a club file (`desk.ports.Members`)."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def mentions(self, name: str) -> tuple[Mention, ...]:
        """Return every event in which somebody is named, the newest first."""
        with self._transactions.reading() as session:
            return _mentions(session.connection(), Eraser(name, ""))

    def forget(self, name: str, neutral: str) -> Forgotten:
        """Put a neutral name in the place of a name in every event, in one transaction."""
        eraser = Eraser(name, neutral)
        with self._transactions.writing() as connection:
            connection.exec_driver_sql("PRAGMA secure_delete = ON")
            found = _mentions(connection, Eraser(name, ""))
            for named in _tables():
                for key, changed in _changed(connection, named, eraser):
                    _write(connection, plain_table(named.rows), key, changed)
            for pack, _count, lines in _packs(connection, eraser):
                key = {"event_id": pack.event, "number": pack.cell("number")}
                _write(connection, pack.table, key, {"lines": packed(lines)})
            _drop(connection, name)
        return Forgotten(neutral, found, self.sweep())

    def sweep(self) -> bool:
        """Write the file anew, without traces of what was replaced; False: there is no room."""
        return self._transactions.sweep()

    def discreet(self) -> frozenset[str]:
        """Return those whose initials stand for them in the room and on the web page."""
        with self._transactions.reading() as session:
            connection = session.connection()
            if not _is_there(connection, _people()):
                return frozenset()
            return frozenset(connection.execute(select(_people().c.name)).scalars())

    def be_discreet(self, name: str) -> None:
        """Show somebody's initials from now on."""
        with self._transactions.writing() as connection:
            _drop(connection, name)
            connection.execute(insert(_people()), {"name": name.strip()})

    def be_named(self, name: str) -> None:
        """Show somebody's name again."""
        with self._transactions.writing() as connection:
            _drop(connection, name)


def _is_there(connection: Connection, table: Table) -> bool:
    """Tell whether a file has a table: one of an older version, opened to read, has fewer."""
    return table.name in tables_in(connection)


def _people() -> Table:
    return plain_table(DiscreetPersonRow)


def _drop(connection: Connection, name: str) -> None:
    table = _people()
    for known in list(connection.execute(select(table.c.name)).scalars()):
        if folded(known) == folded(name):
            connection.execute(delete(table).where(table.c.name == known))


def _mentions(connection: Connection, eraser: Eraser) -> tuple[Mention, ...]:
    events = plain_table(EventRow)
    facts: dict[int, int] = {}
    lines: dict[int, int] = {}
    for named in _tables():
        rows = named.rows
        counted = lines if rows is LineRow else facts
        for key, changed in _changed(connection, named, eraser):
            event = int(key["id" if rows is EventRow else "event_id"])
            counted[event] = counted.get(event, 0) + (1 if rows is LineRow else len(changed))
    for pack, count, _lines in _packs(connection, eraser):
        lines[pack.event] = lines.get(pack.event, 0) + count
    return tuple(
        Mention(n, row.cell("name"), row.cell("date"), facts.get(n, 0), lines.get(n, 0))
        for row in reversed(list(rows_of(connection, events, None, "name", "date")))
        if (n := row.event) in facts or n in lines
    )


def _packs(connection: Connection, eraser: Eraser) -> Iterator[tuple[StoredRow, int, list[Row]]]:
    """Yield each pack whose lines name somebody, how many do, and its lines without the name."""
    for pack in packs_of(connection):
        found = unpacked(pack)
        texts = (str(row.values[name]) for row in found for name in _LINES.plains)
        if not eraser.may_be_in(" ".join(texts)):
            continue
        rows = [(row.values, _without(row, _ways(_LINES, eraser))) for row in found]
        if count := sum(bool(changed) for _, changed in rows):
            dumped = [{name: json.dumps(new) for name, new in each.items()} for _, each in rows]
            lines = [{**old, **new} for (old, _), new in zip(rows, dumped, strict=True)]
            yield pack, count, lines


def _changed(connection: Connection, named: _Named, eraser: Eraser) -> Iterator[tuple[Row, Row]]:
    """Yield the key of each row that names somebody, and its columns without the name."""
    table, ways = plain_table(named.rows), _ways(named, eraser)
    if not ways or not _is_there(connection, table):
        return
    keys = [column.name for column in table.primary_key]
    for row in list(rows_of(connection, table, None, *ways)):
        texts = [each for name in ways if (each := row.values[name]) is not None]
        if all(isinstance(each, str) for each in texts) and not eraser.may_be_in(" ".join(texts)):
            continue
        changed = _without(row, ways)
        if changed:
            yield {name: row.cell(name) for name in keys}, changed


def _ways(named: _Named, eraser: Eraser) -> _Ways:
    return {
        **dict.fromkeys(named.names, eraser.name),
        **dict.fromkeys(named.texts, eraser.text),
        **dict.fromkeys(named.plains, eraser.plain),
    }


def _without(row: StoredRow, ways: _Ways) -> Row:
    """Return those columns of a row in which somebody is named, without the name."""
    found = row.cells()
    return {
        name: new
        for name, way in ways.items()
        if (new := row.checked(name, way, found[name])) != found[name]
    }


def _write(connection: Connection, table: Table, key: Row, changed: Row) -> None:
    statement = update(table).values(changed)
    for name, value in key.items():
        statement = statement.where(table.c[name] == value)
    connection.execute(statement)
