"""The journal played again from its first line, to prove that it and the facts agree."""

from collections.abc import Sequence

from whist_td.desk.club_errors import JournalDisagreesError
from whist_td.desk.journal import Line, with_changes
from whist_td.desk.requests import Event, Opening


def replayed(lines: Sequence[Line]) -> Event:
    """Return the evening that the journal tells."""
    first = lines[0].command
    if not isinstance(first, Opening):
        raise TypeError(first)
    evening: Event = first.opened()
    for line in lines[1:]:
        evening = with_changes(evening, line.changes)
    return evening


def check_journal(event: int, evening: Event, lines: Sequence[Line]) -> None:
    """Refuse an event whose journal has a gap or tells something else than its facts."""
    numbers = [line.number for line in lines]
    whole = numbers == list(range(1, len(lines) + 1)) and bool(lines)
    if not whole or not isinstance(lines[0].command, Opening):
        raise JournalDisagreesError(event)
    if replayed(lines) != evening:
        raise JournalDisagreesError(event)
