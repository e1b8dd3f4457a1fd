"""What the club's year needs of each event, remembered so that nobody reads ten years for a rank.

It is written with the line that ends an event, or that corrects one which has ended, and made
afresh where its mark no longer fits: how long the journal was, of which every change is a line.
"""

from collections.abc import Iterable, Mapping

from sqlalchemy import func, select, type_coerce
from sqlalchemy.types import NullType

from whist_td.core.held_events import HeldEvent, held_of, plain_held, year_of
from whist_td.desk.requests import Event
from whist_td.storage.cells import DAMAGE
from whist_td.storage.rows import Rows
from whist_td.storage.tables import HeldRow, LineRow, PackRow, table_of

_RECKONED = 1
"""To be raised where a format's part in the year is reckoned otherwise than before."""


def remembered(rows: Rows, events: Iterable[int]) -> dict[int, HeldEvent]:
    """Return those of some events that are remembered as they stand now."""
    sought, marks, found = {*events}, _marks(rows), dict[int, HeldEvent]()
    for row in rows.raw(HeldRow):
        if row.event in sought and row.values["mark"] == marks.get(row.event):
            try:
                found[row.event] = held_of(row.event, row.cell("facts"))
            except DAMAGE:
                continue  # it is made afresh, and `check` tells of the damage
    return found


def remember(rows: Rows, number: int, event: Event) -> HeldEvent | None:
    """Keep what the year needs of an event as it stands; None: it has no part in it."""
    rows.delete(HeldRow, event_id=number)
    held = year_of(number, event)
    if held is not None:
        mark = _marks(rows, number)[number]
        rows.add(HeldRow(event_id=number, mark=mark, facts=plain_held(held)))
    return held


def _marks(rows: Rows, event: int | None = None) -> Mapping[int, str]:
    """Return a mark of the journal of each event: its newest pack, and its newest line beside."""
    packs, lines = table_of(PackRow).c, table_of(LineRow).c
    # A damaged number is only another mark: it is told where the journal itself is read.
    as_it_is = NullType()
    # SQLite takes what stands beside a maximum from the row that has it.
    newest = select(
        type_coerce(packs.event_id, as_it_is),
        func.max(packs.number, type_=as_it_is),
        func.length(packs.lines),
    )
    beside = select(type_coerce(lines.event_id, as_it_is), func.max(lines.number, type_=as_it_is))
    if event is not None:
        newest = newest.where(packs.event_id == event)
        beside = beside.where(lines.event_id == event)
    packed = {n: row for n, *row in rows.session.execute(newest.group_by(packs.event_id))}
    loose = {n: row for n, *row in rows.session.execute(beside.group_by(lines.event_id))}
    known = {*packed, *loose}
    return {n: f"{_RECKONED} {packed.get(n, '')} {loose.get(n, '')}" for n in known}
