"""A damaged club file saved into a new one: from its journal where its tables are damaged."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from whist_td.desk.apart import Progress, no_progress
from whist_td.desk.backups import (
    Discrepancy,
    JournalState,
    NothingRecoveredError,
    RecoveredEvent,
    Recovery,
    Source,
)
from whist_td.desk.journal import (
    Act,
    Change,
    Line,
    changes_between,
    replayed,
    with_changes,
    with_taken_over,
)
from whist_td.desk.ports import FileMissingError
from whist_td.desk.requests import Event, Opening
from whist_td.desk.whole_files import free_name
from whist_td.storage.cells import DAMAGE
from whist_td.storage.club_file import HEADING, SqlClubFile
from whist_td.storage.file_faults import as_disk_fault
from whist_td.storage.files import create_club_file
from whist_td.storage.formats import stored_named, stored_of
from whist_td.storage.pages import FilePages, read_pages
from whist_td.storage.raw_rows import EventTraces, RowCounts, Traces, row_counts, traces_of
from whist_td.storage.rests import best_copy
from whist_td.storage.tables import FactRow, table_of


@dataclass(frozen=True)
class _Read:
    """A damaged file as it lies there: its pages, and the tables of it that are whole."""

    pages: FilePages
    counts: RowCounts

    def has_all(self, table: str, event: int, facts: Mapping[Any, Any]) -> bool:
        """Tell whether these facts of an event are all that its table has."""
        rows = self.counts.get(table)
        return rows is not None and rows.get(event, 0) == len(facts)


@dataclass(frozen=True)
class _Saved:
    """An event as it goes into the new file."""

    event: Event
    lines: tuple[Line, ...]
    report: RecoveredEvent


@dataclass(frozen=True)
class _Replay:
    """An evening as the journal tells it, before the tables are asked."""

    event: Event
    lines: tuple[Line, ...]
    """The lines from the first, without a gap."""
    is_broken: bool
    """Whether lines are missing, or the file has pages that cannot be read."""


def recover_beside(path: Path, at: datetime, progress: Progress = no_progress) -> Recovery:
    """Save what can be read of a file into a new one beside it; the damaged one stays as it is."""
    return recover(path, free_name(path, at), at, progress)


def recover(path: Path, target: Path, at: datetime, progress: Progress = no_progress) -> Recovery:
    """Save what can be read of a file into a new one.

    The pages are the first half of the work, the events that are put together from them the other.
    """
    if not path.is_file():
        raise FileMissingError(path)
    read = _settled(path)
    traces = traces_of(read.pages.rows(lambda done, of: progress(done, 2 * of)))
    saved, lost = _saved_events(traces, read, at, lambda done, of: progress(of + done, 2 * of))
    if not saved:
        raise NothingRecoveredError(path)
    create_club_file(target, lambda file: _write(file, saved, traces)).close()
    return Recovery(path, target, tuple(event.report for event in saved), lost)


def _write(file: SqlClubFile, saved: Iterable[_Saved], traces: Traces) -> None:
    for event in saved:
        uid = traces.uids.get(event.report.number, "")
        number = file.take_in(event.event, event.lines, uid=uid)
        if sealed := traces.sealed.get(event.report.number):
            file.seal(number, *sealed)
    for name in sorted(traces.discreet):
        file.members.be_discreet(name)


def _settled(path: Path) -> _Read:
    """Read a copy in which what a crash left half done was taken back, where SQLite still can."""
    with TemporaryDirectory() as folder:
        copy = best_copy(path, Path(folder))
        try:
            return _Read(read_pages(copy), row_counts(copy))
        except OSError as error:
            raise as_disk_fault(error, path) from error


def _saved_events(
    traces: Traces, read: _Read, at: datetime, progress: Progress
) -> tuple[list[_Saved], tuple[int, ...]]:
    saved: list[_Saved] = []
    lost: list[int] = []
    for done, (number, found) in enumerate(sorted(traces.events.items())):
        progress(done, len(traces.events))
        event = _saved(number, found, read, at)
        if event:
            saved.append(event)
        else:
            lost.append(number)
    return saved, tuple(lost)


def _saved(number: int, found: EventTraces, read: _Read, at: datetime) -> _Saved | None:
    replay = _replay_of(number, found, read)
    if replay is None:
        return None
    facts = found.own_facts
    is_behind = not replay.is_broken and read.pages.is_map_known and _is_behind(replay, facts)
    if is_behind:
        replay = replace(replay, is_broken=True)
    overlaid, doubts = _overlaid(replay, facts, read), list[Discrepancy]()
    if replay.is_broken and read.pages.is_map_known:
        overlaid = _as_the_file_says(overlaid, number, found, read)
    if is_behind:
        doubts = _known_by_tables(replay.event, overlaid)
    elif not replay.is_broken:
        doubts = _contradicted(number, replay, found, read)
    event, filled = stored_of(overlaid).made_sound(_known_by_key(overlaid), at)
    lines = list(replay.lines) or [_opening(event, at)]
    whole = with_taken_over(lines, event, at)
    apart = len(whole[-1].changes) if len(whole) > len(lines) else 0
    report = _report(number, found, replay, event, apart, (*doubts, *filled))
    return _Saved(event, whole, report)


def _replay_of(number: int, found: EventTraces, read: _Read) -> _Replay | None:
    """Return the evening that the readable lines lead to, one after another."""
    lines = found.readable_lines()
    whole = _without_gap(lines)
    begun = _replayed(whole)
    if begun is None:
        whole = ()
        begun = _begun(found)
        if begun is None:
            return None
    event = begun
    for place, line in sorted(lines.items()):
        if place > len(whole):
            event = _advanced(event, line.changes)
    unpacked = read.counts.get("journal", {}).get(number, 0)
    known = max(found.highest, found.packed + unpacked)
    packs = read.counts.get("journal_pack", {}).get(number, 0)
    is_cut = len(whole) < known or found.whole_packs < packs or "journal" not in read.counts
    is_broken = not whole or is_cut or read.pages.is_broken
    return _Replay(event, whole, is_broken)


def _without_gap(lines: Mapping[int, Line]) -> tuple[Line, ...]:
    whole: list[Line] = []
    while len(whole) + 1 in lines:
        whole.append(lines[len(whole) + 1])
    return tuple(whole)


def _replayed(lines: tuple[Line, ...]) -> Event | None:
    if not lines or not isinstance(lines[0].command, Opening):
        return None
    try:
        return replayed(lines)
    except DAMAGE:
        return None


def _begun(found: EventTraces) -> Event | None:
    """Return the evening as its own row tells it, without entries; None where that is gone too."""
    if found.heading is None:
        return None
    try:
        return stored_named(found.format).event_of(found.heading, {})
    except DAMAGE:
        return None


def _advanced(event: Event, changes: Iterable[Change]) -> Event:
    """Return the evening after a line, less the changes that no longer fit."""
    for change in changes:
        with suppress(*DAMAGE):
            event = with_changes(event, (change,))
    return event


def _is_behind(replay: _Replay, facts: Mapping[str, Mapping[Any, Any]]) -> bool:
    """Tell whether tables have facts that the journal never tells: its newest lines are lost.

    One that stands elsewhere instead of where it is told has a place that was damaged.
    """
    for field, of_field in facts.items():
        known = getattr(replay.event, field)
        elsewhere = [each for key, each in known.items() if key not in of_field]
        for key, fact in of_field.items():
            if key in known:
                continue
            moved = next((each for each in elsewhere if _is_alike(each, fact)), None)
            if moved is None:
                return True
            elsewhere.remove(moved)
    return False


def _is_alike(known: Any, fact: Any) -> bool:  # noqa: ANN401 - facts of any field
    """Tell whether two facts are the same but for the number under which they stand."""
    number = getattr(known, "number", None)
    return bool(known == (fact if number is None else replace(fact, number=number)))


def _known_by_tables(replayed: Event, saved: Event) -> list[Discrepancy]:
    """Return what was saved of an event that its journal does not tell."""
    tables = stored_of(saved).tables
    return [
        _discrepancy(change.field, change.key, tables[change.field], Source.TABLE)
        for change in changes_between(replayed, saved)
        if change.field in tables
    ]


def _overlaid(replay: _Replay, facts: Mapping[str, Mapping[Any, Any]], read: _Read) -> Event:
    """Return the evening with what the tables tell.

    Where lines or pages are missing the tables may be newer than the journal, and win; where none
    are, a table that says something else was damaged. A file whose list of free pages is gone may
    show rows that were taken away long ago: they only fill gaps.
    """
    tables_win = replay.is_broken and read.pages.is_map_known
    event = replay.event
    for field, of_field in facts.items():
        known = getattr(event, field)
        changes = [
            Change(field, key, known.get(key), fact)
            for key, fact in of_field.items()
            if known.get(key) != fact and (tables_win if key in known else replay.is_broken)
        ]
        event = with_changes(event, changes)
    return event


def _contradicted(
    number: int, replay: _Replay, found: EventTraces, read: _Read
) -> list[Discrepancy]:
    """Return where tables contradict a journal without a gap: another fact, one more, or none.

    Whether the row of the event was damaged, or the newest line that changed it lost, nobody knows.
    """
    row, event = _begun(found), replay.event
    differing = (each for each in HEADING if row and getattr(row, each) != getattr(event, each))
    doubts = [Discrepancy(each, Source.JOURNAL) for each in differing]
    for field, table in stored_of(replay.event).tables.items():
        known, facts = getattr(replay.event, field), found.own_facts.get(field, {})
        is_all = read.has_all(table_of(table).name, number, facts)
        keys = {**facts, **known} if is_all else facts
        differing = (key for key in keys if known.get(key) != facts.get(key))
        doubts += [_discrepancy(field, key, table) for key in differing]
    return doubts


def _as_the_file_says(facts: Event, event: int, found: EventTraces, read: _Read) -> Event:
    """Return the evening with the newest settings, and without facts that were taken back.

    A line of the journal that is lost may have changed the settings, or have undone what an
    earlier one did; a table that is whole does not hold it any more.
    """
    stored = stored_named(found.format)
    newest = _begun(found)
    if newest is not None:
        facts = replace(facts, **{field: getattr(newest, field) for field in HEADING})
    for field, table in stored.tables.items():
        rows = found.own_facts.get(field, {})
        if read.has_all(table_of(table).name, event, rows):
            facts = replace(facts, **{field: dict(rows)})
    return facts


def _known_by_key(event: Event) -> Event:
    """Return the evening whose facts have the number under which they stand.

    One letter of a line that is damaged may have changed the one and not the other.
    """
    for field in stored_of(event).tables:
        known = getattr(event, field)
        mended = {
            key: replace(each, number=key)
            for key, each in known.items()
            if isinstance(key, int) and getattr(each, "number", key) != key
        }
        if mended:
            event = replace(event, **{field: {**known, **mended}})
    return event


def _discrepancy(
    field: str,
    key: Any,  # noqa: ANN401 - a key of any field
    table: type[FactRow],
    source: Source = Source.JOURNAL,
) -> Discrepancy:
    match table.key_values(key):
        case {"round": round_number, "table_number": at, **deal}:
            board = next(iter(deal.values()), None)
            return Discrepancy(field, source, round=round_number, table=at, board=board)
        case {"number": number} if field == "rounds":
            return Discrepancy(field, source, round=number)
        case {"number": number}:
            return Discrepancy(field, source, number=number)
    return Discrepancy(field, source)


def _opening(event: Event, at: datetime) -> Line:
    """Return a first line for an event whose own is lost; what it held is taken over after it."""
    opening = stored_of(event).kind.opening(event.details, event.settings)
    return Line(1, at, Act.DO, opening, ())


def _report(
    number: int,
    found: EventTraces,
    replay: _Replay,
    event: Event,
    apart: int,
    discrepancies: tuple[Discrepancy, ...],
) -> RecoveredEvent:
    highest = found.highest
    lines = len(replay.lines)
    state = JournalState.WHOLE if lines == highest and not apart else JournalState.CUT
    return RecoveredEvent(
        number=number,
        format=found.format,
        details=event.details,
        journal=state if lines else JournalState.LOST,
        lines=lines,
        lines_lost=highest - len(found.readable_lines()),
        results=len(event.results),
        saved_apart=apart,
        discrepancies=discrepancies,
    )
