"""The journal played again from its first line, to prove that it and the facts agree."""

from collections.abc import Sequence

from whist_td.formats.militaire.evening import Evening
from whist_td.usecases.club_errors import JournalDisagreesError
from whist_td.usecases.commands import CreateEvent
from whist_td.usecases.journal import Line, with_changes
from whist_td.usecases.perform import opened


def replayed(lines: Sequence[Line]) -> Evening:
    """Return the evening that the journal tells."""
    first = lines[0].command
    if not isinstance(first, CreateEvent):
        raise TypeError(first)
    evening = opened(first)
    for line in lines[1:]:
        evening = with_changes(evening, line.changes)
    return evening


def check_journal(event: int, evening: Evening, lines: Sequence[Line]) -> None:
    """Refuse an event whose journal has a gap or tells something else than its facts."""
    numbers = [line.number for line in lines]
    whole = numbers == list(range(1, len(lines) + 1)) and bool(lines)
    if not whole or not isinstance(lines[0].command, CreateEvent):
        raise JournalDisagreesError(event)
    if replayed(lines) != evening:
        raise JournalDisagreesError(event)
