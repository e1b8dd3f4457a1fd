"""Lines of the journal packed by the hundred, in a tenth of the room that they take one by one.

A pack holds rows of the journal as they stood there: who reads rows reads those of a pack like any
others. It is made in the transaction of the line that fills it, or that ends the event, so that
writing a result stays one small row and the room of the lines before is used by those after.
"""

import json
import zlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from sqlmodel import col, select

from whist_td.desk.journal import Change, Line, UndoHistory
from whist_td.desk.kinds import EventKind, line_from_plain
from whist_td.desk.requests import Request
from whist_td.storage.cells import DAMAGE, BadCellError, NotSoError, Spot, checked
from whist_td.storage.rows import RawRow, Rows
from whist_td.storage.tables import LineRow, PackRow, table_of

LINES = 100
"""So many lines are in a pack at most: what is lost with one that is damaged."""
_FEW = 10
"""So many of them are gone through at a time where the newest alone are asked for."""
_MOST = 1 << 26
"""Bytes: no pack unpacked comes near."""
COLUMNS = ("number", "at", "act", "command", "changes", "reverses")


def is_full(number: int, changes: Sequence[Change]) -> bool:
    """Tell whether the lines of an event are to be packed after one: a hundred, or at its end."""
    ends = any(change.field == "progress" and change.after.finished for change in changes)
    return ends or number % LINES == 0


def pack(rows: Rows, event: int) -> None:
    """Pack the lines of an event that stand by themselves, but for those that nobody wrote so."""
    plain = [[row.values[name] for name in COLUMNS] for row in rows.raw(LineRow, event)]
    packs = [PackRow(event_id=event, number=n, lines=lines) for n, lines in packs_of(plain)]
    if packs:
        rows.add(*packs)
        rows.delete(LineRow, event_id=event)


def packs_of(plain: Sequence[Sequence[Any]]) -> Iterator[tuple[int, bytes]]:
    """Yield packs of an event's lines, each with the number of its first; none of strange ones."""
    if any(bytes in map(type, row) or not row[0] for row in plain):
        return
    for first in range(0, len(plain), LINES):
        yield plain[first][0], packed(plain[first : first + LINES])


def packed(plain: Iterable[Sequence[Any]]) -> bytes:
    """Return what stands in a pack of these rows of the journal."""
    return zlib.compress(json.dumps(list(plain)).encode(), 9)


def unpacked(pack: RawRow) -> list[RawRow]:
    """Return the rows of the journal in a pack, or raise where it is none."""
    found = checked(pack, "lines", lines_in, pack.cell("lines"))
    return [RawRow(LineRow, {"event_id": pack.event, **each}) for each in found]


def text_in(pack: RawRow) -> str:
    """Return what is in a pack as the text that it is, or raise where it is none."""
    return checked(pack, "lines", lambda content: _unzipped(content).decode(), pack.cell("lines"))


def lines_in(content: bytes) -> list[dict[str, Any]]:
    """Return the lines in a pack, or raise where it is none."""
    return [dict(zip(COLUMNS, values, strict=True)) for values in json.loads(_unzipped(content))]


def _unzipped(content: bytes) -> bytes:
    unzip = zlib.decompressobj()
    try:
        text = unzip.decompress(content, _MOST)
    except zlib.error as error:
        raise NotSoError from error
    if not unzip.eof:
        raise NotSoError
    return text


def newest_line(rows: Rows, event: int) -> int:
    """Return the number of the last line of a journal, or raise where any lacks at its end."""
    of_event = select(PackRow).where(col(PackRow.event_id) == event)
    try:
        last = rows.session.exec(of_event.order_by(col(PackRow.number).desc()).limit(1)).first()
        numbers = [line["number"] for line in lines_in(last.lines)] if last else []
    except DAMAGE as fault:
        raise BadCellError(Spot(event, table_of(PackRow).name)) from fault
    numbers += [row.cell("number") for row in rows.raw(LineRow, event, "number")]
    first = last.number if last else 1
    if not numbers or numbers != [*range(first, first + len(numbers))]:
        raise BadCellError(Spot(event, table_of(LineRow).name))
    return first + len(numbers) - 1


def lines_told(packs: Iterable[RawRow], beside: Iterable[RawRow], kind: EventKind) -> list[Line]:
    """Return the journal that was read as it stands: its packs, and the rows beside them."""
    return _lines(chain(chain.from_iterable(map(unpacked, packs)), beside), kind)


def packed_lines(rows: Rows, event: int) -> Iterator[RawRow]:
    """Yield the rows of the journal in the packs of an event."""
    for each in rows.raw(PackRow, event):
        yield from unpacked(each)


def read_lines(rows: Rows, event: int, kind: EventKind) -> list[Line]:
    """Return the journal of an event."""
    return lines_told(rows.raw(PackRow, event), rows.raw(LineRow, event), kind)


def lines_of(
    rows: Rows, event: int, kind: EventKind, commands: Collection[type[Request]]
) -> list[Line]:
    """Return the lines of a journal with some commands; packs without any are not gone through."""
    names = [each.__name__ for each in commands]

    def are_in(text: object) -> bool:
        return any(name in str(text) for name in names)

    packs = [each for each in rows.raw(PackRow, event) if are_in(text_in(each))]
    found = chain(chain.from_iterable(map(unpacked, packs)), rows.raw(LineRow, event))
    lines = _lines((row for row in found if are_in(row.values["command"])), kind)
    return [line for line in lines if type(line.command) in commands]


def newest_lines(rows: Rows, event: int, kind: EventKind) -> list[Line]:
    """Return the journal from a line on that tells what undo would take back, and redo do again."""
    lines, packs = _lines_beside(rows, event, kind), rows.raw(PackRow, event)
    found: list[RawRow] = []
    while (found or packs) and not _tells_steps(lines):
        found = found or unpacked(packs.pop())
        lines = [
            *_lines(found[-_FEW:], kind),
            *lines,
        ]  # a line of a cash box may have a hundred facts
        del found[-_FEW:]
    return lines


def _tells_steps(lines: Sequence[Line]) -> bool:
    """Tell whether what was done last and stands is among the newest lines of a journal."""
    try:
        return UndoHistory(lines).to_undo is not None
    except IndexError:  # what these take back was done before them
        return False


def _lines(found: Iterable[RawRow], kind: EventKind) -> list[Line]:
    return [checked(row, "", line_from_plain, row.cells(), kind) for row in found]


def _lines_beside(rows: Rows, event: int, kind: EventKind) -> list[Line]:
    found = rows.of(LineRow, event)
    return [checked(row, "", line_from_plain, vars(row), kind) for row in found]
