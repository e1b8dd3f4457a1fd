"""The people of a club file: where each is named, who wants initials, and forgetting somebody."""

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from whist_td.core.names import folded
from whist_td.desk.members import BookEraser, Eraser, eraser_at
from whist_td.desk.ports import Bearer, Forgotten, Mention
from whist_td.storage.cells import StoredRow, StoredRows
from whist_td.storage.formats import fact_tables
from whist_td.storage.packs import packed, unpacked
from whist_td.storage.schema import tables_of
from whist_td.storage.transactions import Transactions
from whist_td.storage.writing import delete, insert, update

Row = dict[str, Any]


@dataclass(frozen=True)
class _Named:
    """A table with columns in which somebody may be named."""

    table: str
    names: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    plains: tuple[str, ...] = ()


_LINES = _Named("journal", plains=("command", "changes"))
_PEOPLE = "discreet_person"
_Ways = dict[str, Callable[[Any], Any]]
_Erasers = Callable[[int], Eraser]
"""Who replaces somebody's names in an event of that number."""


def _tables() -> tuple[_Named, ...]:
    return (
        _Named("event", texts=("name", "place")),
        *(
            _Named(each.table, each.names, each.texts, (*each.people, *each.typed))
            for each in fact_tables()
        ),
        _LINES,
    )


class SqlMembers:
    """The people of a club file (`desk.ports.Members`)."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def mentions(self, who: Bearer) -> tuple[Mention, ...]:
        """Return every event in which somebody is named, the newest first."""
        with self._transactions.reading() as rows:
            return _mentions(rows, _erasers(who, ""))

    def forget(self, who: Bearer, neutral: str) -> Forgotten:
        """Put a neutral name in the place of somebody's names, in one transaction."""
        erasers = _erasers(who, neutral)
        with self._transactions.writing() as connection:
            connection.execute("PRAGMA secure_delete = ON")
            rows = StoredRows(connection, tables_of(connection))
            found = _mentions(rows, _erasers(who, ""))
            for named in _tables():
                for key, changed in _changed(rows, named, erasers):
                    update(connection, named.table, key, changed)
            for pack, _count, lines in _packs(rows, erasers):
                key = {"event_id": pack.event, "number": pack.cell("number")}
                update(connection, "journal_pack", key, {"lines": packed(lines)})
            for name in who.names:
                _drop(connection, name)
        return Forgotten(neutral, found, self.sweep())

    def sweep(self) -> bool:
        """Write the file anew, without traces of what was replaced; False: there is no room."""
        return self._transactions.sweep()

    def discreet(self) -> frozenset[str]:
        """Return those whose initials stand for them in the room and on the web page."""
        with self._transactions.reading() as rows:
            return frozenset((*(row.cell("name") for row in rows.of(_PEOPLE)), *_refusing(rows)))

    def be_discreet(self, name: str) -> None:
        """Show somebody's initials from now on."""
        with self._transactions.writing() as connection:
            _drop(connection, name)
            insert(connection, _PEOPLE, [{"name": name.strip()}])

    def be_named(self, name: str) -> None:
        """Show somebody's name again."""
        with self._transactions.writing() as connection:
            _drop(connection, name)


def _erasers(who: Bearer, neutral: str) -> _Erasers:
    """Return who replaces somebody's names in each event."""
    return cache(partial(eraser_at, who, neutral))


def _refusing(rows: StoredRows) -> Iterator[str]:
    """Yield all names of people of the club who do not agree that their name is shown."""
    persons = list(rows.of("person", None, "name", "consents", "merged_into"))
    into = {row.cell("number"): row.cell("merged_into") for row in persons}
    refusing = {row.cell("number"): row.cell("name") for row in persons if _refuses(row)}
    for row in rows.of("seen", None, "text", "person") if refusing else ():
        number = row.cell("person")
        while into.get(number) is not None:
            number = into[number]
        if number in refusing:
            yield row.cell("text")
    yield from refusing.values()


def _refuses(person: StoredRow) -> bool:
    return any(
        each["use"] == "web" and not each["given"] and each["withdrawn"] is None
        for each in person.cell("consents")
    )


def _drop(connection: sqlite3.Connection, name: str) -> None:
    for (known,) in connection.execute(f"SELECT name FROM {_PEOPLE}").fetchall():  # noqa: S608 - our own name
        if folded(known) == folded(name):
            delete(connection, _PEOPLE, {"name": known})


def _mentions(rows: StoredRows, erasers: _Erasers) -> tuple[Mention, ...]:
    facts: dict[int, int] = {}
    lines: dict[int, int] = {}
    for named in _tables():
        counted = lines if named is _LINES else facts
        for key, changed in _changed(rows, named, erasers):
            event = int(key["id" if named.table == "event" else "event_id"])
            counted[event] = counted.get(event, 0) + (1 if named is _LINES else len(changed))
    for pack, count, _lines in _packs(rows, erasers):
        lines[pack.event] = lines.get(pack.event, 0) + count
    return tuple(
        Mention(n, row.cell("name"), row.cell("date"), facts.get(n, 0), lines.get(n, 0))
        for row in reversed(list(rows.of("event", None, "name", "date")))
        if (n := row.event) in facts or n in lines
    )


def _packs(rows: StoredRows, erasers: _Erasers) -> Iterator[tuple[StoredRow, int, list[StoredRow]]]:
    """Yield each pack whose lines name somebody, how many do, and its lines without the name."""
    for pack in list(rows.of("journal_pack")):
        eraser = erasers(pack.event)
        found = unpacked(pack, rows.tables)
        texts = (str(row.values[name]) for row in found for name in _LINES.plains)
        if not eraser.may_be_in(" ".join(texts)):
            continue
        changes = [_without(row, _ways(_LINES, eraser)) for row in found]
        if count := sum(map(bool, changes)):
            new = [row.with_cells(each) for row, each in zip(found, changes, strict=True)]
            yield pack, count, new


def _changed(rows: StoredRows, named: _Named, erasers: _Erasers) -> Iterator[tuple[Row, Row]]:
    """Yield the key of each row that names somebody, and its columns without the name."""
    columns = (*named.names, *named.texts, *named.plains)
    for row in list(rows.of(named.table, None, *columns)) if columns else ():
        eraser = erasers(row.event)
        texts = [each for name in columns if (each := row.values[name]) is not None]
        if all(isinstance(each, str) for each in texts) and not eraser.may_be_in(" ".join(texts)):
            continue
        changed = _without(row, _ways(named, eraser))
        if isinstance(eraser, BookEraser) and named is not _LINES:
            cells = row.cells()
            known = eraser.fact({**cells, **changed})
            changed = {name: each for name, each in known.items() if each != cells[name]}
        if changed:
            yield {name: row.cell(name) for name in row.table.keys}, changed


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
        if found[name] is not None and (new := row.checked(name, way, found[name])) != found[name]
    }
