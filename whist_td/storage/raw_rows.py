"""Rows of a damaged club file told apart by their columns: of which table and event each is."""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from sqlmodel import SQLModel

from whist_td.core.chance import seal_of
from whist_td.core.events import MOST_ROUNDS, UID
from whist_td.core.formats import BOOK, BOOK_NUMBER, formats
from whist_td.desk.journal import Line
from whist_td.desk.kinds import line_from_plain
from whist_td.storage.cells import DAMAGE, BadCellError, NotSoError
from whist_td.storage.event_list import counted
from whist_td.storage.file_faults import UNREADABLE
from whist_td.storage.formats import (
    SHARED_TABLES,
    all_tables,
    fact_tables,
    stored_formats,
    stored_named,
)
from whist_td.storage.packs import unpacked
from whist_td.storage.pages import Row
from whist_td.storage.rows import RawRow, believers
from whist_td.storage.schema import REVISION
from whist_td.storage.tables import FactRow, PackRow, keys_of, table_of

RowCounts = Mapping[str, Mapping[int, int]]
"""For each table that is whole, how many rows it has of each event."""


def row_counts(path: Path) -> RowCounts:
    """Return how many rows SQLite finds in each table of facts that it reads without a fault."""
    found: dict[str, Mapping[int, int]] = {}
    with suppress(*UNREADABLE), closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        for name in ("journal", "journal_pack", *(table_of(each).name for each in fact_tables())):
            with suppress(*UNREADABLE):
                (verdict,) = connection.execute(f'PRAGMA integrity_check("{name}")').fetchone()
                if verdict == b"ok":
                    found[name] = counted(connection, name)
    return found


_MOST_NUMBER = 5_000
"""No club has more tables, players or deals than this: a higher number is damage."""
_MOST_LINES = 5_000_000
"""No cash box of a club has more lines."""
_HIGHEST = {"round": MOST_ROUNDS}

Facts = dict[str, dict[Any, Any]]
_ANY = "any"
"""In the place of a format's code, for facts that events of every format have."""


@dataclass
class EventTraces:
    """Everything that was found of one event."""

    heading: Mapping[str, Any] | None = None
    lines: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    last_pack: int = 0
    """The number of the newest pack, which may be damaged."""
    whole_packs: int = 0
    packed: int = 0
    """The highest line that is in a pack: those in the journal's own table come after it."""
    facts: dict[str, Facts] = field(default_factory=lambda: defaultdict(lambda: defaultdict(dict)))
    """By format, field and key; one event has one format, and facts that any has."""

    @property
    def own_facts(self) -> Facts:
        """The facts that an event of its format can have."""
        return {**self.facts.get(self.format, {}), **self.facts.get(_ANY, {})}

    @property
    def highest(self) -> int:
        """The highest line that is known to have been written."""
        return max(self.last_pack, *self.lines, 0)

    @property
    def format(self) -> str:
        """The format that most of the traces are of."""
        if self.heading:
            return str(self.heading["format"])
        opened = {each.kind.opening.__name__: code for code, each in stored_formats().items()}
        for plain in self.lines.values():
            if str(plain["command"].get("command", "")) in opened:
                return opened[str(plain["command"]["command"])]
        own = ((name, of_one) for name, of_one in self.facts.items() if name != _ANY)
        counted = {name: sum(map(len, of_one.values())) for name, of_one in own}
        return max(counted, key=lambda name: counted[name], default=formats()[0].code)

    def readable_lines(self) -> dict[int, Line]:
        """Return the journal lines that can be understood."""
        read: dict[int, Line] = {}
        for number, plain in sorted(self.lines.items()):
            line = _line(plain, self.format)
            if line:
                read[number] = line
        return read


@dataclass
class Traces:
    """Everything that was found in a file."""

    events: dict[int, EventTraces] = field(default_factory=lambda: defaultdict(EventTraces))
    discreet: set[str] = field(default_factory=set)
    uids: dict[int, str] = field(default_factory=dict)
    """What events are known by outside the club, by their numbers."""
    sealed: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    """What of each event nobody is to read yet."""


_Taker = Callable[[Traces, Mapping[str, Any]], bool]


def traces_of(rows: Iterable[Row]) -> Traces:
    """Sort out the rows of a file."""
    found = Traces()
    takers = [(all_tables()[name], taken) for name, taken in _takers().items()]
    for row in rows:
        for table, taken in takers:
            columns = _columns(table, row)
            if columns is not None and taken(found, columns):
                break
    return found


def _takers() -> Mapping[str, _Taker]:
    """Return, for each table of a club file, what keeps a row where it makes sense there."""
    return {
        "event": _heading_taken,
        "journal": _line_taken,
        "journal_pack": _pack_taken,
        "discreet_person": _discreet_taken,
        "event_uid": _uid_taken,
        "sealed": _sealed_taken,
        **{
            table_of(kind).name: partial(_fact_taken, code, of_field, kind)
            for code, stored in stored_formats().items()
            for of_field, kind in stored.own_tables.items()
        },
        **{
            table_of(kind).name: partial(_fact_taken, _ANY, of_field, kind)
            for of_field, kind in SHARED_TABLES.items()
        },
    }


def _columns(kind: type[SQLModel], row: Row) -> Mapping[str, Any] | None:
    names = table_of(kind).columns.keys()
    if len(names) != len(row.values):
        return None
    columns = dict(zip(names, row.values, strict=True))
    try:
        if "id" in columns and columns.pop("id") is not None:
            raise NotSoError  # SQLite has it as the number of the row
        cells = {name: believers(kind)[name](value) for name, value in columns.items()}
    except (ValueError, RecursionError):
        return None
    return {**cells, "id": row.rowid} if "id" in names else cells


def _discreet_taken(found: Traces, columns: Mapping[str, Any]) -> bool:
    found.discreet |= set() if REVISION.fullmatch(columns["name"]) else {columns["name"]}
    return True


def _uid_taken(found: Traces, columns: Mapping[str, Any]) -> bool:
    if not UID.fullmatch(columns["uid"]):
        return False
    found.uids[columns["event_id"]] = columns["uid"]
    return True


def _sealed_taken(found: Traces, columns: Mapping[str, Any]) -> bool:
    if seal_of(columns["content"]) != columns["seal"]:
        return False
    found.sealed[columns["event_id"]].append(columns["content"])
    return True


def _heading_taken(found: Traces, columns: Mapping[str, Any]) -> bool:
    if columns["format"] not in stored_formats():
        return False
    found.events[columns["id"]].heading = columns
    return True


def _line_taken(found: Traces, columns: Mapping[str, Any]) -> bool:
    is_line = columns["act"] in ("do", "undo", "redo") and isinstance(columns["command"], dict)
    if not is_line or not isinstance(columns["changes"], list):
        return False
    found.events[columns["event_id"]].lines.setdefault(columns["number"], columns)
    return True


def _pack_taken(found: Traces, columns: Mapping[str, Any]) -> bool:
    event = found.events[columns["event_id"]]
    event.last_pack = max(event.last_pack, columns["number"])
    with suppress(BadCellError):
        for row in unpacked(RawRow(PackRow, columns)):
            _line_taken(found, row.cells())
            event.packed = max(event.packed, row.cell("number"))
        event.whole_packs += 1
    return True


def _fact_taken(
    code: str, of_field: str, kind: type[FactRow], found: Traces, columns: Mapping[str, Any]
) -> bool:
    event = columns["event_id"]
    is_booked = code == BOOK and event == BOOK_NUMBER
    keys = keys_of(kind) if is_booked else ("event_id", *keys_of(kind))
    numbers = {key: each for key in keys if isinstance(each := columns[key], int)}
    most = _MOST_LINES if is_booked else _MOST_NUMBER
    if not all(1 <= number <= _HIGHEST.get(key, most) for key, number in numbers.items()):
        return False
    try:
        row = kind(**columns)
        found.events[event].facts[code][of_field].setdefault(row.key(), row.fact())
    except DAMAGE:
        return False
    return True


def _line(plain: Mapping[str, Any], name: str) -> Line | None:
    try:
        return line_from_plain(plain, stored_named(name).kind)
    except DAMAGE:
        return None
