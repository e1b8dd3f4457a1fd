"""What events of files are known by that are older than such names: made of what never changes."""

from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256

from whist_td.storage.cells import DAMAGE, BadCellError
from whist_td.storage.packs import packed_lines
from whist_td.storage.rows import RawRow, Rows
from whist_td.storage.tables import LineRow


def made_uid(heading: tuple[object, ...], lines: Iterable[tuple[object, object]]) -> str:
    """Return a name for an event: of its format, name and date, and when its first line is of.

    The file need not be written for it, and has the same when it is.
    """
    facts = (heading, *[at for number, at in lines if number == 1][:1])
    return sha256(repr([*facts]).encode(errors="replace")).hexdigest()[:32]


def uid_in(rows: Rows, heading: RawRow) -> str:
    """Return what an event is known by whose own name is lost, or that had none yet."""
    lines, event = list[RawRow](), heading.event
    with suppress(BadCellError, *DAMAGE):
        lines += (*packed_lines(rows, event), *rows.raw(LineRow, event))
    facts = tuple(heading.values[name] for name in ("format", "name", "date"))
    return made_uid(facts, ((line.values["number"], line.values["at"]) for line in lines))
