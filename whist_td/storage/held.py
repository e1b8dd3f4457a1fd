"""What the club's year needs of each event, remembered so that nobody reads ten years for a rank.

It is written with the line that ends an event, or that corrects one which has ended, and made
afresh where its mark no longer fits: a digest of all that stands of the event, this memory too. So
what was damaged since, or changed by another hand, is never taken for what was remembered.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from itertools import chain
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnClause, LargeBinary, Select, cast, column, func, select, table
from sqlalchemy.exc import DBAPIError

from whist_td.core.held_events import HeldEvent, held_of, plain_held, year_of
from whist_td.desk.requests import Event
from whist_td.storage.cells import DAMAGE
from whist_td.storage.rows import Rows
from whist_td.storage.schema import columns_by_event
from whist_td.storage.tables import HeldRow, SealedRow, table_of

if TYPE_CHECKING:
    from sqlalchemy import Cast

_RECKONED = 3
"""To be raised where a format's part in the year is reckoned otherwise than before."""
_APART = table_of(SealedRow).name
"""What is none of an event's facts, and not in its journal."""
_MARK = (table_of(HeldRow).name, "mark")


def remembered(rows: Rows, events: Collection[int]) -> dict[int, HeldEvent]:
    """Return those of some events that are remembered, and stand as they stood then."""
    sought, found = {*events}, dict[int, HeldEvent]()
    there = [row for row in rows.raw(HeldRow) if row.event in sought]
    marks = _marks(rows, [row.event for row in there])
    for row in there:
        if row.values["mark"] == marks.get(row.event):
            try:
                found[row.event] = held_of(row.event, row.cell("facts"))
            except DAMAGE:
                continue  # it is made afresh
    return found


def remember(rows: Rows, events: Mapping[int, Event]) -> dict[int, HeldEvent | None]:
    """Keep what the year needs of events as they stand; None: it has no part in it."""
    found = {number: year_of(number, event) for number, event in events.items()}
    for number in events:
        rows.delete(HeldRow, event_id=number)
    there = {number: held for number, held in found.items() if held is not None}
    rows.add(*(HeldRow(event_id=n, mark="", facts=plain_held(h)) for n, h in there.items()))
    marks = _marks(rows, there) if there else {}
    for number in there:
        rows.update(HeldRow, {"event_id": number}, {"mark": marks.get(number, "")})
    return found


def _marks(rows: Rows, events: Collection[int]) -> Mapping[int, str]:
    """Return the mark of all that stands of some events; where that makes no sense, there is none.

    SQLite gathers a column of an event at a time, as ten years are 200,000 rows; what columns there
    are the file tells itself, for the tables of all formats take longer to be read from the disk.
    """
    try:
        return _digests(rows, events)
    except DBAPIError:
        # One of them has bytes where there can be none: the others are to be known all the same.
        each = (_marks(rows, [event]) for event in events) if len(events) > 1 else ()
        return dict(chain.from_iterable(one.items() for one in each))


def _digests(rows: Rows, events: Collection[int]) -> Mapping[int, str]:
    found = defaultdict[int, Any](lambda: blake2b(digest_size=16))
    for name, columns in columns_by_event(rows.bare).items():
        if name == _APART:
            continue
        query = _columns_of(name, columns)
        of_event = query.selected_columns[0]
        for event, *gathered in rows.session.execute(query.where(of_event.in_([*events]))):
            found[event].update(name.encode())
            for cells in gathered:
                found[event].update(cells)
    return {event: f"{_RECKONED} {digest.hexdigest()}" for event, digest in found.items()}


@cache
def _columns_of(name: str, columns: Sequence[tuple[str, str]]) -> "Select[*tuple[Any, ...]]":
    """Return a query for the columns of a table by event, each as bytes that tell all its cells."""
    (own, _key), *others = columns
    of_event: ColumnClause[Any] = column(own)
    counting = (each for each in others if (name, each[0]) != _MARK)
    gathered = (_gathered(column(each), kind) for each, kind in counting)
    return select(of_event, *gathered).select_from(table(name)).group_by(of_event)


def _gathered(cells: ColumnClause[Any], kind: str) -> "Cast[bytes]":
    is_bytes = kind == "BLOB"  # which JSON does not hold
    gathered = func.group_concat(func.quote(cells)) if is_bytes else func.json_group_array(cells)
    return cast(gathered, LargeBinary)
