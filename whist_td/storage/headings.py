"""An event of a club file as it is read: its own row believed, its facts, and what they tell."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from whist_td.desk.journal import Change, JournalDisagreesError, Line, UndoHistory, check_journal
from whist_td.desk.kinds import converter
from whist_td.desk.ports import Some
from whist_td.desk.requests import Event
from whist_td.storage.cells import DAMAGE, BadCellError, Spot, checked, row_told
from whist_td.storage.formats import StoredFormat, stored_named
from whist_td.storage.rows import RawRow, Rows
from whist_td.storage.tables import table_of


@dataclass(frozen=True)
class ReadHeading:
    """The row of an event, believed: what it is called, its options, how far it is."""

    row: RawRow
    stored: StoredFormat
    bare: Event
    """The event without its facts."""


def heading_in(row: RawRow) -> ReadHeading:
    """Return what the row of an event tells, or raise the first of its cells that cannot be."""
    cells = row.cells()
    stored = checked(row, "format", stored_named, cells["format"])
    for column in ("settings", "progress"):
        kind = stored.kind.facts[column][1]
        checked(row, column, converter().structure, cells[column], kind)
    bare = checked(row, "name", stored.event_of, cells, {})
    return ReadHeading(row, stored, bare)


def name_in(row: RawRow) -> str:
    """Return what stands for the name of an event, where it is a text."""
    name = row.values["name"]
    return name if isinstance(name, str) and name.isprintable() else ""


def with_facts(
    rows: Rows,
    heading: ReadHeading,
    fields: Iterable[str],
    some: Some | None = None,
) -> Event:
    """Return an event with the facts of some fields, all of them or those that are sought."""
    number, tables = heading.row.event, heading.stored.tables
    sought = {**dict.fromkeys(fields), **(some or {})}
    facts = {each: rows.facts(tables[each], number, which) for each, which in sought.items()}
    return replace(heading.bare, **facts)


def check_agreement(stored: StoredFormat, number: int, facts: Event, lines: list[Line]) -> None:
    """Refuse an event whose journal cannot be gone through, or tells something else."""
    try:
        UndoHistory(lines)
        check_journal(number, facts, lines)
    except JournalDisagreesError as fault:
        raise BadCellError(_spot_of(fault.change, stored, number)) from fault
    except DAMAGE as fault:
        raise BadCellError(Spot(number, "journal")) from fault


def _spot_of(change: Change | None, stored: StoredFormat, number: int) -> Spot:
    """Return where a fact stands that the journal tells otherwise."""
    if change is None:
        return Spot(number, "journal")
    table = stored.tables.get(change.field)
    if table is None:
        return Spot(number, "event", "", change.field)
    return Spot(number, table_of(table).name, row_told(table.key_values(change.key)))
