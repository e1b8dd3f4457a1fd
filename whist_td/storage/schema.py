"""The tables of a club file compared with those that this program makes.

What else stands in a file can swallow what is written into it, or never end: a trigger, a view, a
table of another shape by a known name. A file whose tables are ours tells itself what columns they
have: what declares them takes longer to be read from the disk than an evening.
"""

import re
import sqlite3
from collections.abc import Mapping
from hashlib import sha256

from whist_td.core.formats import once_per_formats

REVISION = re.compile(r"\d{4}(?:_(\d+(?:\.\d+)+))?")
"""How a migration is called: by its number and, after 0007, the version that brought it."""
_MIGRATIONS = "alembic_version"
_OWN = "sqlite_"
"""Names of SQLite's own, which nobody else may take."""
MARK = "a4c9c0904da62a5f"
"""The mark of the tables as this program makes them: they need not be compared one by one."""
HEAD = "0011_0.2.0"
"""The last migration: what a new file says of itself, which none has made."""
_Plain = list[tuple[str, str, bool, bool]]
"""Columns: the type of each as SQLite has it, whether it may be empty, whether it is of the key."""
_Found = list[tuple[str, str, bool, _Plain]]
"""All that stands in a file beside its rows: its type and name, whether it makes light of
conflicts, its columns."""
_SEEN: dict[tuple[object, ...], _Found] = {}
"""What is known already, by the words that made it: a file is looked at thrice as it opens."""
_MOST_SEEN = 8


@once_per_formats
def _own() -> Mapping[str, _Plain]:
    """Return the columns of the tables as they are declared."""
    from sqlalchemy.dialects import sqlite

    from whist_td.storage.formats import all_tables
    from whist_td.storage.tables import table_of

    dialect = sqlite.dialect()
    return {
        name: [
            (each.name, str(each.type.compile(dialect)), bool(each.nullable), each.primary_key)
            for each in table_of(kind).columns
        ]
        for name, kind in all_tables().items()
    }


def stranger(connection: sqlite3.Connection, *, is_newest: bool) -> str | None:
    """Return what does not belong in a file, or is not as it should be, by its name.

    The tables of an older version are not compared: they are brought up to date first.
    """
    found = _found(connection)
    if is_newest and _mark(found) == MARK:
        return None
    expected = _own()
    for kind, name, makes_light, _shape in found:
        if not _is_known(kind, name, {*expected, _MIGRATIONS}) or makes_light:
            return name
    shapes = {name: shape for _, name, _, shape in found}
    misshapen = (name for name, own in expected.items() if shapes.get(name) != own)
    return next(misshapen, None) if is_newest else None


def asks_little(connection: sqlite3.Connection) -> bool:
    """Tell whether all that tables ask of a row is compared at a glance, as in ours."""
    made = connection.execute("SELECT CAST(sql AS BLOB) FROM sqlite_master").fetchall()
    return all(_compares_only(bytes(sql or b"").decode(errors="replace")) for (sql,) in made)


_QUOTED = re.compile(r"'(?:[^']|'')*'|\"[^\"]*\"")
_CHECKED = re.compile(r"\bCHECK\b(.*)", re.IGNORECASE | re.DOTALL)
_OTHER_SIGN = re.compile(r"[^\w\s=<>,()]|\b(?:LIKE|GLOB|REGEXP|MATCH)\b", re.IGNORECASE)
_WORD_BEFORE = re.compile(r"(\w+)\s*\(")
_NO_FUNCTIONS = {"CHECK", "IN", "AND", "OR", "NOT", "KEY", "UNIQUE", "event"}
"""What stands before a bracket in a table of ours and does nothing."""


def _compares_only(sql: str) -> bool:
    """Tell whether nothing is called, or searched for, from the first CHECK of a table on."""
    if any(sign in sql for sign in ("--", "/*", "[", "`")):  # which may hide a quotation mark
        return False
    checked = _CHECKED.search(_QUOTED.sub("0", sql))
    check = checked[1] if checked else ""
    return not _OTHER_SIGN.search(check) and {*_WORD_BEFORE.findall(check)} <= _NO_FUNCTIONS


def mark_of(connection: sqlite3.Connection) -> str:
    """Return a mark of all that stands in a file beside its rows."""
    return _mark(_found(connection))


def columns_by_event(connection: sqlite3.Connection) -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Return the tables whose rows are known by their event: their columns, with what each holds.

    The number of the event comes first.
    """
    shapes = ((name, shape) for of, name, _, shape in _found(connection) if of == "table")
    tables = ((name, tuple((each, kind) for each, kind, *_ in shape)) for name, shape in shapes)
    return {name: columns for name, columns in tables if columns[0][0] in ("id", "event_id")}


def _mark(found: _Found) -> str:
    return sha256(repr(found).encode()).hexdigest()[:16]


def _found(connection: sqlite3.Connection) -> _Found:
    query = "SELECT type, name, sql LIKE '%CONFLICT%', CAST(sql AS BLOB) FROM sqlite_master"
    made = tuple(connection.execute(query).fetchall())
    shapes = _SEEN.get(made)  # other threads look at files too
    if shapes is None:
        found = sorted((row[:3] for row in made), key=str)
        shapes = [(*each, _shape(connection, each[1])) for each in found]
        if len(_SEEN) >= _MOST_SEEN:
            _SEEN.clear()
        _SEEN[made] = shapes
    return shapes


def _is_known(kind: object, name: object, known: set[str]) -> bool:
    is_ours = name in known or str(name).startswith(_OWN)
    return kind in ("table", "index") and is_ours


def _shape(connection: sqlite3.Connection, table: str) -> _Plain:
    rows = connection.execute("SELECT * FROM pragma_table_xinfo(?)", (table,))
    return [
        (name, "hidden" if hidden else kind, not needed, bool(key))
        for _, name, kind, needed, _, key, hidden in rows
    ]
