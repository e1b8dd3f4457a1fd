"""What all our JSON is made of: plain values, one text, and the journal in it."""

import json
from collections.abc import Iterable
from typing import Any

from whist_td.desk.journal import Line
from whist_td.desk.kinds import change_to_plain, command_to_plain

Plain = dict[str, Any]
"""Values that JSON can hold."""


def as_json(plain: Plain) -> str:
    """Return plain values as a text to read or to send."""
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def whole(value: Any) -> int:  # noqa: ANN401 - JSON's
    """Return a whole number that JSON holds, or raise where it holds something else."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(value)
    return value


def journal_plain(lines: Iterable[Line]) -> list[Plain]:
    """Return the journal as plain values, newest last."""
    return [_journal_line(line) for line in lines]


def _journal_line(line: Line) -> Plain:
    return {
        "number": line.number,
        "at": line.at.isoformat(),
        "act": line.act.value,
        "command": command_to_plain(line.command),
        "changes": [change_to_plain(change) for change in line.changes],
        "reverses": line.reverses,
    }
