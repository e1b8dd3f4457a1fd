"""The list of a club file's events, read by SQLite alone: a heading each, and how much of it is in.

Nothing but the headings is believed here; an event is looked through when it is opened.
"""

import json
import sqlite3
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, cast

from whist_td.core.errors import NONSENSE
from whist_td.core.events import Details
from whist_td.core.formats import BOOK_NUMBER, format_named, formats
from whist_td.desk.ports import DamagedEventError, EventSummary

Counts = Mapping[str, Mapping[int, int]]
"""How many rows an event has, by the name of the table and the number of the event."""
Listed = EventSummary | DamagedEventError


def _no_game(_settings: Mapping[str, Any]) -> str:
    """Name no game, where the format is one."""
    return ""


@dataclass(frozen=True)
class ListedFormat:
    """In which tables a format has what the list of events counts."""

    entries: str
    """A row for each team, or for each player."""
    rounds: str
    results: str
    game: Callable[[Mapping[str, Any]], str] = _no_game
    """Return the code of the game from the plain settings, where the format has many."""


def listed_named(code: str) -> ListedFormat:
    """Return how a format is listed by its code; a `KeyError` where there is none."""
    return cast("ListedFormat", format_named(code).part("list"))


def letters_of(text: bytes) -> str:
    """Return a text of the file, with marks that make it refused where it is none."""
    return text.decode("utf-8", "surrogateescape")


def counts_in(connection: sqlite3.Connection) -> Counts:
    """Count the rows of every event, a query for each table."""
    known = [listed_named(each.code) for each in formats()]
    plain = {"draft", *(name for each in known for name in (each.entries, each.results))}
    return {
        **{name: counted(connection, name) for name in plain},
        **{
            each.rounds: counted(connection, each.rounds, "WHERE announced_at IS NOT NULL")
            for each in known
        },
    }


def counted(connection: sqlite3.Connection, table: str, which: str = "") -> Mapping[int, int]:
    """Return how many rows of a table each event has."""
    query = f'SELECT event_id, count(*) FROM "{table}" {which} GROUP BY event_id'  # noqa: S608 - our own names
    return dict(connection.execute(query).fetchall())


def summary(number: int, cells: Mapping[str, Any], counts: Counts) -> EventSummary:
    """Return an event as the list has it, of what its heading tells."""
    listed = listed_named(cells["format"])
    settings, progress = cells["settings"], cells["progress"]

    def count(table: str) -> int:
        return counts.get(table, {}).get(number, 0)

    return EventSummary(
        id=number,
        format=cells["format"],
        name=cells["name"],
        date=cells["date"],
        place=cells["place"],
        entries=count(listed.entries),
        rounds=settings["rounds"],
        announced=count(listed.rounds),
        finished=progress.get("finished", False),
        results=count(listed.results),
        game=listed.game(settings),
        drafts=count("draft"),
        trial=progress.get("trial", False),
    )


def listed_events(connection: sqlite3.Connection, path: Path) -> Iterator[Listed]:
    """Yield each event, newest first, or what is wrong with its heading."""
    columns = ("id", *_READ)
    query = f"SELECT {', '.join(columns)} FROM event WHERE id <> {BOOK_NUMBER} ORDER BY id DESC"  # noqa: S608 - our own names
    rows, counts = connection.execute(query).fetchall(), counts_in(connection)
    for number, *values in rows:
        heading = dict(zip(_READ, values, strict=True))
        yield _listed(path, number, heading, counts)


def _listed(path: Path, number: int, heading: Mapping[str, Any], counts: Counts) -> Listed:
    cells, column = dict[str, Any](), ""
    try:
        for column, read in _READ.items():
            cells[column] = read(heading[column])
        column = "name"
        Details(cells["name"], cells["date"], cells["place"])
        column = "settings"
        return summary(number, cells, counts)
    except NONSENSE:
        name = heading["name"]
        readable = name if isinstance(name, str) and name.isprintable() else ""
        return DamagedEventError(path, number, readable, "event", "", column)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    value.encode()  # letters that are none were let in by `letters_of`
    return value


def _code(value: object) -> str:
    listed_named(_text(value))
    return _text(value)


def _settings(value: object) -> Mapping[str, Any]:
    return _object(value, ("rounds",), int)


def _progress(value: object) -> Mapping[str, Any]:
    return _object(value, ("finished", "trial"), bool)


def _object(value: object, names: Collection[str], kind: type) -> Mapping[str, Any]:
    plain = json.loads(_text(value))
    if not all(type(plain.get(name, kind())) is kind for name in names):
        raise TypeError(value)
    return cast("Mapping[str, Any]", plain)


_READ: Mapping[str, Callable[[object], Any]] = {
    "format": _code,
    "name": _text,
    "date": lambda value: date.fromisoformat(_text(value)),
    "place": _text,
    "settings": _settings,
    "progress": _progress,
}
"""What is read of a heading, and how it is made out."""
