"""The people of a club file: where each is named, who wants initials, and forgetting somebody."""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from whist_td.core.formats import BOOK
from whist_td.core.names import folded
from whist_td.desk.members import BookEraser, Eraser, eraser_at
from whist_td.desk.ports import Bearer, Forgotten, Mention
from whist_td.storage.cells import DAMAGE, BadCellError, StoredRow, StoredRows
from whist_td.storage.formats import FactTable, fact_tables, stored_named
from whist_td.storage.packs import packed, text_in, unpacked
from whist_td.storage.schema import Tables, own_tables, tables_of
from whist_td.storage.transactions import Transactions, delete, insert, update

Row = dict[str, Any]


@dataclass(frozen=True)
class _Columns:
    """A table with columns in which somebody may be named."""

    table: str
    names: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    plains: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        """The names of all of them."""
        return (*self.names, *self.texts, *self.plains)


_LINES = _Columns("journal", plains=("command", "changes"))
_PEOPLE = "discreet_person"
_Ways = dict[str, Callable[[Any], Any]]
_Erasers = Callable[[int], Eraser]
"""Who replaces somebody's names in an event of that number."""


def _tables() -> tuple[_Columns, ...]:
    return (
        _Columns("event", texts=("name", "place"), plains=("settings", "progress")),
        *map(_columns, fact_tables()),
        _LINES,
    )


def _columns(facts: FactTable) -> _Columns:
    """Return where a table may name somebody; in the club's book, that is anywhere."""
    if facts in stored_named(BOOK).tables.values():
        return _Columns(facts.table, plains=tuple(own_tables()[facts.table].columns))
    return _Columns(facts.table, facts.names, facts.texts, (*facts.people, *facts.typed))


class SqlMembers:
    """The people of a club file (`desk.ports.Members`)."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def mentions(self, who: Bearer) -> tuple[Mention, ...]:
        """Return every event in which somebody is named, the newest first."""
        with self._transactions.reading() as rows:
            return _mentions(rows, _named(rows, _erasers(who, "")))

    def forget(self, who: Bearer, neutral: str) -> Forgotten:
        """Put a neutral name in the place of somebody's names, in one transaction."""
        with self._transactions.writing() as connection:
            connection.execute("PRAGMA secure_delete = ON")
            rows = StoredRows(connection, tables_of(connection))
            found = list(_named(rows, _erasers(who, neutral)))
            mentions = _mentions(rows, found)
            for each in found:
                update(connection, each.table, each.key, each.changed())
            for name in who.names:
                _drop(connection, name)
        return Forgotten(neutral, mentions, self.sweep())

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
    persons = _readable(rows, "person", "number", "name", "consents", "merged_into")
    into = {number: other for number, _name, _consents, other in persons}
    refusing = {number: name for number, name, consents, _into in persons if _refuses(consents)}
    for text, person in _readable(rows, "seen", "text", "person") if refusing else ():
        number, met = person, set[int]()
        while into.get(number) and number not in met:  # A damaged file may go round in a circle.
            met.add(number)
            number = into[number]
        if number in refusing:
            yield text
    yield from refusing.values()


def _readable(rows: StoredRows, table: str, *columns: str) -> list[tuple[Any, ...]]:
    """Return the cells of those rows of a table that can be read: an evening goes on without."""
    found = []
    for row in rows.of(table, None, *columns):
        with suppress(BadCellError, *DAMAGE):
            found.append(tuple(row.cell(column) for column in columns))
    return found


def _refuses(consents: Any) -> bool:  # noqa: ANN401 - JSON's
    return any(
        isinstance(each, dict)
        and (each.get("use"), each.get("given"), each.get("withdrawn")) == ("web", False, None)
        for each in consents or ()
    )


def _drop(connection: sqlite3.Connection, name: str) -> None:
    for (known,) in connection.execute(f"SELECT name FROM {_PEOPLE}").fetchall():  # noqa: S608 - our own name
        if folded(known) == folded(name):
            delete(connection, _PEOPLE, {"name": known})


@dataclass(frozen=True)
class _Named:
    """A row in which somebody is named: how often, and its columns without the name."""

    table: str
    key: Row
    changed: Callable[[], Row]
    event: int
    facts: int = 0
    lines: int = 0


def _named(rows: StoredRows, erasers: _Erasers) -> Iterator[_Named]:
    """Yield every row that names somebody."""
    for columns in _tables():
        for row in list(rows.of(columns.table, None, *columns.all, worded=True)):
            if changed := _changed(row, columns, erasers(row.event)):
                key = {name: row.cell(name) for name in row.table.keys}
                is_line = columns is _LINES
                counts = (0, 1) if is_line else (len(changed), 0)
                yield _Named(columns.table, key, partial(dict, changed), row.event, *counts)
    for pack in list(rows.of("journal_pack")):
        eraser = erasers(pack.event)
        if eraser.may_be_in(text_in(pack)):
            yield from _named_in(pack, rows.tables, eraser)


def _named_in(pack: StoredRow, tables: Tables, eraser: Eraser) -> Iterator[_Named]:
    found = unpacked(pack, tables)
    changes = [_changed(row, _LINES, eraser) for row in found]
    if count := sum(map(bool, changes)):
        key = {"event_id": pack.event, "number": pack.cell("number")}

        def packed_anew() -> Row:
            rows = zip(found, changes, strict=True)
            return {"lines": packed([row.with_cells(new) for row, new in rows])}

        yield _Named("journal_pack", key, packed_anew, pack.event, lines=count)


def _changed(row: StoredRow, columns: _Columns, eraser: Eraser) -> Row:
    """Return those columns of a row in which somebody is named, without the name."""
    texts = [each for name in columns.all if (each := row.values[name]) is not None]
    if all(isinstance(each, str) for each in texts) and not eraser.may_be_in(" ".join(texts)):
        return {}
    cells = row.cells()
    if isinstance(eraser, BookEraser) and columns is not _LINES:
        new = eraser.fact(cells)
    else:
        ways = ((n, way) for n, way in _ways(columns, eraser).items() if cells[n] is not None)
        new = {name: row.checked(name, way, cells[name]) for name, way in ways}
    return {name: each for name, each in new.items() if each != cells[name]}


def _mentions(rows: StoredRows, found: Iterable[_Named]) -> tuple[Mention, ...]:
    facts, lines = Counter[int](), Counter[int]()
    for each in found:
        facts[each.event] += each.facts
        lines[each.event] += each.lines
    return tuple(
        Mention(n, row.cell("name"), row.cell("date"), facts[n], lines[n])
        for row in reversed(list(rows.of("event", None, "name", "date")))
        if (n := row.event) in facts
    )


def _ways(named: _Columns, eraser: Eraser) -> _Ways:
    return {
        **dict.fromkeys(named.names, eraser.name),
        **dict.fromkeys(named.texts, eraser.text),
        **dict.fromkeys(named.plains, eraser.plain),
    }
