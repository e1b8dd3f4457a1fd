"""The journal: lines that are never altered, undone by new ones, replayed to prove the facts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime
from enum import Enum
from itertools import compress, islice
from operator import is_not, itemgetter
from typing import Any, Protocol, cast, runtime_checkable

from whist_td.core.errors import NothingToRedoError, NothingToUndoError, RuleError
from whist_td.desk.proposals import By
from whist_td.desk.requests import (
    AcceptPapers,
    E,
    Event,
    Opening,
    Request,
    SheetMarks,
    TakeOverFacts,
)

_IN_ORDER = {"teams", "players", "drafts", "proposals", "persons", "seasons", "lines", "prizes"}
"""The facts that lists show in the order of their numbers."""


class JournalDisagreesError(RuleError):
    """An event whose journal and facts do not agree: the first fact, where it is one."""

    event: int
    change: "Change | None" = None


class Act(Enum):
    """Whether a line does something, takes it back, or does it again."""

    DO = "do"
    UNDO = "undo"
    REDO = "redo"


@dataclass(frozen=True)
class Change:
    """One fact before and after; None is a fact that is not there.

    `field` is a field of the evening; `key` says which one where there are many.
    """

    field: str
    key: Any
    before: Any
    after: Any

    def reversed(self) -> "Change":
        """Return the change that takes this one back."""
        return Change(self.field, self.key, self.after, self.before)


@dataclass(frozen=True)
class Line:
    """What was asked, when, and every fact it changed."""

    number: int
    at: datetime
    act: Act
    command: Request
    changes: tuple[Change, ...]
    reverses: int | None = None
    """For undo and redo, the number of the line that was done first."""
    by: By | None = None
    """The other hand that it was done by; None: the director's."""


def changes_between(before: E, after: E) -> tuple[Change, ...]:
    """Return every fact in which two evenings differ."""
    changes: list[Change] = []
    for item in fields(after):
        old, new = getattr(before, item.name), getattr(after, item.name)
        if old is new:
            continue
        if isinstance(old, Mapping):
            changes += _changed_items(item.name, old, new)
        elif old != new:
            changes.append(Change(item.name, None, old, new))
    return tuple(changes)


def _changed_items(field: str, old: Mapping[Any, Any], new: Mapping[Any, Any]) -> Iterable[Change]:
    """Yield changes in one pass, for an evening holds thousands of results and changes one."""
    if old.items() <= new.items():  # A cash box of ten years has a line more, and keeps all others.
        is_new = (key for key in reversed([*new]) if key not in old)
        touched = [*islice(is_new, len(new) - len(old))][::-1]
    else:
        touched = [*compress(new, map(is_not, map(old.get, new), new.values()))]
    added = sum(key not in old for key in touched)
    for key in touched:
        before, after = old.get(key), new[key]
        if before != after:
            yield Change(field, key, before, after)
    if len(new) - added < len(old):
        yield from (Change(field, key, old[key], None) for key in old if key not in new)


def with_changes(event: E, changes: Iterable[Change]) -> E:
    """Return the evening with facts changed as a line says."""
    changed: dict[str, Any] = {}
    in_disorder = set[str]()
    for change in changes:
        if change.key is None:
            changed[change.field] = change.after
            continue
        if change.field not in changed:
            changed[change.field] = dict(getattr(event, change.field))
        facts = changed[change.field]
        if change.after is None:
            facts.pop(change.key, None)
        else:
            is_new = change.field in _IN_ORDER and change.key not in facts
            if is_new and change.key < next(reversed(facts), change.key):  # most often it is last
                in_disorder.add(change.field)
            facts[change.key] = change.after
    for field in in_disorder:
        changed[field] = dict(sorted(changed[field].items(), key=itemgetter(0)))
    return replace(event, **changed)


@runtime_checkable
class HandsOn(Protocol):
    """An event that knows more of its facts than is reckoned anew after each change."""

    def reckon(self) -> None:
        """Know it from now on."""

    def hand_on(self, after: Any, changes: Iterable[Change]) -> None:  # noqa: ANN401 - of its kind
        """Let the event after a change know what the change left as it was."""


class UndoHistory:
    """Which lines can be undone and which redone, newest last."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._done: list[Line] = []
        self._undone: list[Line] = []
        for line in lines:
            self.add(line)

    def add(self, line: Line) -> None:
        """Take in a line that was written; the opening, and what is on paper, stay out of reach."""
        if line.command.STAYS:
            return
        match line.act:
            case Act.DO:
                self._done.append(line)
                self._undone.clear()
            case Act.UNDO:
                self._undone.append(self._done.pop())
            case Act.REDO:
                self._done.append(self._undone.pop())

    @property
    def standing(self) -> tuple[Line, ...]:
        """What was done and not undone since, oldest first."""
        return tuple(self._done)

    @property
    def to_undo(self) -> Line | None:
        """The line that undo would take back."""
        return self._done[-1] if self._done else None

    @property
    def to_redo(self) -> Line | None:
        """The line that redo would do again."""
        return self._undone[-1] if self._undone else None

    def undone(self) -> Line:
        """Return the line to take back, or refuse."""
        if self.to_undo is None:
            raise NothingToUndoError
        return self.to_undo

    def redone(self) -> Line:
        """Return the line to do again, or refuse."""
        if self.to_redo is None:
            raise NothingToRedoError
        return self.to_redo


def stands_after(event: Event, line: Line, *, reverses: bool) -> bool:
    """Tell whether every fact that a line changed is as it left it; or as it found it."""
    return all(
        (fact if change.key is None else fact.get(change.key))
        == (change.before if reverses else change.after)
        for change in line.changes
        for fact in (getattr(event, change.field),)
    )


def printed_sheets(lines: Sequence[Line]) -> SheetMarks | None:
    """Return the newest mark of every sheet that was printed, or accepted as it is.

    None: nothing was printed, and nobody decided to do without.
    """
    ours = [line for line in lines if isinstance(line.command, AcceptPapers)]
    noted = [cast("AcceptPapers", line.command) for line in standing_lines(ours)]
    marks: dict[str, dict[str, str]] = {}
    for command in noted:
        for paper, sheets in command.sheets.items():
            marks[paper] = {**marks.get(paper, {}), **sheets}
    return (
        {p: {s: mark for s, mark in m.items() if mark} for p, m in marks.items()} if noted else None
    )


def standing_lines(lines: Sequence[Line]) -> list[Line]:
    """Return the lines that did something and are not undone."""
    undone: set[int | None] = set()
    for line in lines:
        match line.act:
            case Act.UNDO:
                undone.add(line.reverses)
            case Act.REDO:
                undone.discard(line.reverses)
            case Act.DO:
                pass
    return [line for line in lines if line.act is Act.DO and line.number not in undone]


def replayed(lines: Sequence[Line]) -> Event:
    """Return the evening that the journal tells."""
    first = lines[0].command
    if not isinstance(first, Opening):
        raise TypeError(first)
    changes = (change for line in lines[1:] for change in line.changes)
    event: Event = with_changes(first.opened(), changes)
    return event


def retold(lines: Sequence[Line]) -> Event:
    """Return the evening that a stranger's journal tells, each line of which is looked at.

    It raises where a line cannot follow those before it: then nobody wrote it at a desk.
    """
    if [line.number for line in lines] != list(range(1, len(lines) + 1)):
        raise ValueError(len(lines))
    event, history = replayed(lines[:1]), UndoHistory()
    for line in lines[1:]:
        if not _can_follow(line, event, history):
            raise ValueError(line.number)
        event = with_changes(event, line.changes)
        history.add(line)
    return event


def _can_follow(line: Line, event: Event, history: UndoHistory) -> bool:
    """Tell whether a line starts from the facts as they are, and takes back what it may."""
    if line.act is not Act.DO:
        done = history.to_undo if line.act is Act.UNDO else history.to_redo
        if done is None or (line.reverses, line.command) != (done.number, done.command):
            return False
    return not isinstance(line.command, Opening) and stands_after(event, line, reverses=True)


def with_taken_over(lines: Sequence[Line], event: E, at: datetime) -> tuple[Line, ...]:
    """Return a journal that leads to an evening: where it does not, a last line says what else."""
    apart = changes_between(replayed(lines), event)
    last = Line(len(lines) + 1, at, Act.DO, TakeOverFacts(), apart)
    return (*lines, last) if apart else tuple(lines)


def check_journal(event: int, facts: Event, lines: Sequence[Line]) -> None:
    """Refuse an event whose journal has a gap or tells something else than its facts."""
    numbers = [line.number for line in lines]
    whole = numbers == list(range(1, len(lines) + 1)) and bool(lines)
    if not whole or not isinstance(lines[0].command, Opening):
        raise JournalDisagreesError(event)
    again = replayed(lines)
    if again != facts:
        raise JournalDisagreesError(event, next(iter(changes_between(again, facts)), None))
