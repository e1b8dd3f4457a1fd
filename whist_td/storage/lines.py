"""Journal lines to rows and back."""

from datetime import datetime
from typing import Any

from whist_td.desk.journal import Act, Line
from whist_td.desk.kinds import (
    EventKind,
    change_from_plain,
    change_to_plain,
    command_from_plain,
    command_to_plain,
)
from whist_td.storage.tables import JournalRow


def line_values(line: Line) -> dict[str, Any]:
    """Return the columns of a line."""
    return {
        "number": line.number,
        "at": line.at.isoformat(),
        "act": line.act.value,
        "command": command_to_plain(line.command),
        "changes": [change_to_plain(change) for change in line.changes],
        "reverses": line.reverses,
    }


def line_of(row: JournalRow, kind: EventKind) -> Line:
    """Return the line that a row holds, of an event of some format."""
    return Line(
        row.number,
        datetime.fromisoformat(row.at),
        Act(row.act),
        command_from_plain(row.command, kind),
        tuple(change_from_plain(change, kind) for change in row.changes),
        row.reverses,
    )
