"""The people of a club file: where each is named, who wants initials, and forgetting somebody."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, cast

from sqlmodel import SQLModel

from whist_td.core.formats import BOOK, BOOK_NUMBER
from whist_td.core.names import folded
from whist_td.desk.members import BookEraser, Eraser, eraser_at
from whist_td.desk.ports import Bearer, Forgotten, Mention
from whist_td.storage.cells import DAMAGE, BadCellError, CellType, checked
from whist_td.storage.formats import fact_tables, stored_named
from whist_td.storage.packs import COLUMNS, packed, text_in, unpacked
from whist_td.storage.rows import RawRow, Rows
from whist_td.storage.tables import (
    DiscreetPersonRow,
    EventRow,
    FactRow,
    HeldRow,
    LineRow,
    PackRow,
    Values,
    table_of,
)
from whist_td.storage.transactions import Transactions


@dataclass(frozen=True)
class _Columns:
    """A table with columns in which somebody may be named."""

    kind: type[SQLModel]
    names: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    plains: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    """Those of `plains` that tell by numbers, codes and days whom and what the others are about."""

    @property
    def all(self) -> tuple[str, ...]:
        """The names of all of them."""
        return (*self.names, *self.texts, *self.plains)

    @property
    def worded(self) -> tuple[str, ...]:
        """Those of which one says something where somebody is named: most lines have no note."""
        return tuple(each for each in self.all if each not in self.numbers)


_LINES = _Columns(LineRow, plains=("command", "changes"))
_Ways = dict[str, Callable[[Any], Any]]
_Erasers = Callable[[int], Eraser]
"""Who replaces somebody's names in an event of that number."""


def _tables() -> tuple[_Columns, ...]:
    return (
        _Columns(EventRow, texts=("name", "place"), plains=("settings", "progress")),
        *map(_columns, fact_tables()),
        _LINES,
    )


def _columns(kind: type[FactRow]) -> _Columns:
    """Return where a table may name somebody; in the club's book, that is anywhere."""
    if kind in stored_named(BOOK).tables.values():
        every = {each.name: cast("CellType", each.type).kind for each in table_of(kind).columns}
        letters = {*kind.names, *kind.texts, *(name for name in every if every[name] is object)}
        return _Columns(kind, plains=(*every,), numbers=tuple(every.keys() - letters))
    return _Columns(kind, kind.names, kind.texts, (*kind.people, *kind.typed))


class SqlMembers:
    """The people of a club file (`desk.ports.Members`)."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def mentions(self, who: Bearer) -> tuple[Mention, ...]:
        """Return every event in which somebody is named, the newest first."""
        with self._transactions.reading() as rows:
            return _mentions(rows, _named(rows, _erasers(who, "")))

    def names_anywhere(self, who: Bearer) -> bool:
        """Tell whether somebody is named in the file, up to the first place where this is so."""
        with self._transactions.reading() as rows:
            return any(_named(rows, _erasers(who, "")))

    def forget(self, who: Bearer, neutral: str) -> Forgotten:
        """Put a neutral name in the place of somebody's names, in one transaction."""
        with self._transactions.writing() as rows:
            self._transactions.connection.execute("PRAGMA secure_delete = ON")
            found = list(_named(rows, _erasers(who, neutral)))
            mentions = _mentions(rows, found)
            for each in found:
                rows.update(each.row.kind, each.row.key(), each.changed())
            for event in {each.row.event for each in found}:
                rows.delete(HeldRow, event_id=event)  # the name stands there too
            for name in who.names:
                _drop(rows, name)
        return Forgotten(neutral, mentions, self.sweep())

    def sweep(self) -> bool:
        """Write the file anew, without traces of what was replaced; False: there is no room."""
        return self._transactions.sweep()

    def discreet(self) -> frozenset[str]:
        """Return those whose initials stand for them in the room and on the web page."""
        with self._transactions.reading() as rows:
            named = (row.cell("name") for row in rows.raw(DiscreetPersonRow))
            return frozenset((*named, *_refusing(rows)))

    def be_discreet(self, name: str) -> None:
        """Show somebody's initials from now on."""
        with self._transactions.writing() as rows:
            _drop(rows, name)
            rows.add(DiscreetPersonRow(name=name.strip()))

    def be_named(self, name: str) -> None:
        """Show somebody's name again."""
        with self._transactions.writing() as rows:
            _drop(rows, name)


def _erasers(who: Bearer, neutral: str) -> _Erasers:
    """Return who replaces somebody's names in each event."""
    return cache(partial(eraser_at, who, neutral))


def has_book(rows: Rows) -> bool:
    """Tell whether the club has a book: without one it knows nobody."""
    return bool(rows.raw(EventRow, BOOK_NUMBER))


def _refusing(rows: Rows) -> Iterator[str]:
    """Yield all names of people of the club who do not agree that their name is shown."""
    if not has_book(rows):
        return
    persons = _readable(rows, "persons", "number", "name", "consents", "merged_into")
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


def _readable(rows: Rows, field: str, *columns: str) -> list[tuple[Any, ...]]:
    """Return the cells of those rows of the book that can be read: an evening goes on without."""
    found = []
    for row in rows.raw(stored_named(BOOK).own_tables[field], None, *columns):
        with suppress(BadCellError, *DAMAGE):
            found.append(tuple(row.cell(column) for column in columns))
    return found


def _refuses(consents: Any) -> bool:  # noqa: ANN401 - JSON's
    return any(
        isinstance(each, dict)
        and (each.get("use"), each.get("given"), each.get("withdrawn")) == ("web", False, None)
        for each in consents or ()
    )


def _drop(rows: Rows, name: str) -> None:
    for row in rows.raw(DiscreetPersonRow):
        if folded(str(row.values["name"])) == folded(name):
            rows.delete(DiscreetPersonRow, **row.key())


@dataclass(frozen=True)
class _Named:
    """A row in which somebody is named: how often, and its columns without the name."""

    row: RawRow
    changed: Callable[[], Values]
    facts: int = 0
    lines: int = 0


def _named(rows: Rows, erasers: _Erasers) -> Iterator[_Named]:
    """Yield every row that names somebody."""
    for columns in _tables():
        for row in rows.raw(columns.kind, None, *columns.all, worded=columns.worded):
            if changed := _changed(row, columns, erasers(row.event)):
                counts = (0, 1) if columns is _LINES else (len(changed), 0)
                yield _Named(row, partial(dict, changed), *counts)
    for pack in rows.raw(PackRow):
        eraser = erasers(pack.event)
        if eraser.may_be_in(text_in(pack)):
            yield from _named_in(pack, eraser)


def _named_in(pack: RawRow, eraser: Eraser) -> Iterator[_Named]:
    found = unpacked(pack)
    changes = [_changed(row, _LINES, eraser) for row in found]
    if count := sum(map(bool, changes)):

        def packed_anew() -> Values:
            new = ({n: json.dumps(each) for n, each in changed.items()} for changed in changes)
            lines = ({**row.values, **each} for row, each in zip(found, new, strict=True))
            return {"lines": packed([line[name] for name in COLUMNS] for line in lines)}

        yield _Named(pack, packed_anew, lines=count)


def _changed(row: RawRow, columns: _Columns, eraser: Eraser) -> Values:
    """Return those columns of a row in which somebody is named, without the name."""
    texts = [each for name in columns.all if (each := row.values[name]) is not None]
    are_read = all(isinstance(each, str | int) for each in texts)
    if are_read and not eraser.may_be_in(" ".join((*row.values, *map(str, texts)))):
        return {}
    cells = row.cells()
    if isinstance(eraser, BookEraser) and columns is not _LINES:
        new = eraser.fact(cells)
    else:
        ways = ((n, way) for n, way in _ways(columns, eraser).items() if cells[n] is not None)
        new = {name: checked(row, name, way, cells[name]) for name, way in ways}
    return {name: each for name, each in new.items() if each != cells[name]}


def _mentions(rows: Rows, found: Iterable[_Named]) -> tuple[Mention, ...]:
    facts, lines = Counter[int](), Counter[int]()
    for each in found:
        facts[each.row.event] += each.facts
        lines[each.row.event] += each.lines
    return tuple(
        Mention(n, row.cell("name"), row.cell("date"), facts[n], lines[n])
        for row in reversed(rows.raw(EventRow, None, "name", "date"))
        if (n := row.event) in facts
    )


def _ways(named: _Columns, eraser: Eraser) -> _Ways:
    return {
        **dict.fromkeys(named.names, eraser.name),
        **dict.fromkeys(named.texts, eraser.text),
        **dict.fromkeys(named.plains, eraser.plain),
    }
