"""The director's desk: the one way in for everything that changes an event."""

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property
from time import perf_counter
from typing import Any, Generic, cast

from whist_td.core.chance import seal_of
from whist_td.desk.journal import (
    Act,
    Change,
    HandsOn,
    Line,
    UndoHistory,
    changes_between,
    with_changes,
)
from whist_td.desk.ports import Clock, ClubFile, LateEvent, Some
from whist_td.desk.proposals import By, with_proposals
from whist_td.desk.requests import Command, E, Event, Opening, Request, without_drafts

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Outcome:
    """What a request did: the line as it stands in the journal; None where nothing changed."""

    line: Line | None

    @property
    def changes(self) -> tuple[Change, ...]:
        """The facts that are different now."""
        return self.line.changes if self.line else ()


class Desk(Generic[E]):
    """One event, open for work: a request is checked, given to the file to write, then told."""

    # More than 15 methods: what is asked of an event, alone or together, and what is known of it.

    def __init__(
        self,
        file: ClubFile,
        clock: Clock,
        event: int,
        known: tuple[Event, list[Line]] | None = None,
    ) -> None:
        self._file = file
        self._clock = clock
        self.event = event
        facts, lines = known or file.load(event)
        self._take(LateEvent(facts, lines, lambda: lines))
        self._is_together = False
        """Whether what is asked for waits to be written as one line."""

    def _take(self, read: LateEvent) -> None:
        self._facts = cast("E", read.facts)
        self._newest, self._journal = [*read.newest], read.journal
        self._length = self._newest[-1].number if self._newest else 0

    @cached_property
    def _lines(self) -> list[Line]:
        """The journal as it was read, and what was written since."""
        before = self._journal()
        last = before[-1].number if before else 0
        return [*before, *(line for line in self._newest if line.number > last)]

    @cached_property
    def _history(self) -> UndoHistory:
        return UndoHistory(self._newest)

    def moved_to(self, file: ClubFile, event: int) -> "Desk[E]":
        """Return the same desk on another file, which has or is given the event as it is here."""
        moved = Desk[E](file, self._clock, event, (self._facts, list(self._lines)))
        if sealed := vars(self).get("_sealed"):
            file.seal(event, *sealed.values())
        return moved

    def beside(self, event: int, late: LateEvent | None = None) -> "Desk[Any]":
        """Sit down at another event of the same file, or at the club's book, read by now or not."""
        return LateDesk(self._file, self._clock, event, late=late)

    def with_event(self, facts: E, lines: Sequence[Line]) -> "Desk[E]":
        """Return a desk on the same file whose event is another, with its whole journal."""
        return Desk(self._file, self._clock, self.event, (facts, list(lines)))

    @property
    def facts(self) -> E:
        """The facts as they stand: on the disk, or on their way to it (`WriteBehind`)."""
        return self._facts

    @property
    def lines(self) -> tuple[Line, ...]:
        """The journal, newest last."""
        return tuple(self._lines)

    @property
    def is_read_only(self) -> bool:
        """Whether the file can only be looked at."""
        return self._file.is_read_only

    @property
    def to_undo(self) -> Line | None:
        """What undo would take back."""
        return self._history.to_undo

    @property
    def to_redo(self) -> Line | None:
        """What redo would do again."""
        return self._history.to_redo

    @property
    def today(self) -> date:
        """The day, where the club is, on which something is done now."""
        return self._clock.now().astimezone().date()

    def do(
        self,
        command: Command,
        settles: Collection[int] = (),
        answers: Collection[int] = (),
        by: By | None = None,
    ) -> Outcome:
        """Carry out a command, or raise the `RuleError` that refuses it; nothing is half done.

        The unfinished lines that it settles, and the proposals that it answers, go in the same
        breath, and come back with its undo.
        """
        after = with_proposals(without_drafts(self.rehearsed(command), settles), answers)
        if self._is_together:
            self._facts = after
            return Outcome(None)
        changes = changes_between(self._facts, after)
        if not changes and not command.IS_NOTED:
            return Outcome(None)
        return self._write(Act.DO, command, changes, None, by)

    def do_together(self, whole: Command, work: Callable[[], object]) -> Outcome:
        """Carry out all that some work asks for as one line of the journal, taken back in one.

        What is refused within it is refused alone; each request finds those before it done.
        """
        before, self._is_together = self._facts, True
        try:
            work()
            changes = changes_between(before, self._facts)
        finally:
            self._facts, self._is_together = before, False
        return self._write(Act.DO, whole, changes, None) if changes else Outcome(None)

    def rehearsed(self, command: Command) -> E:
        """Return what a command would make of the event, or raise what refuses it."""
        after: E = command.applied_to(self._facts, self._clock.now())
        return after

    def undo(self) -> Outcome:
        """Take back the newest line that stands; this too is a line."""
        self._compare()
        line = self._history.undone()
        if isinstance(line.command, Command):
            line.command.check_undo(self._facts, line.changes)
        reverse = tuple(change.reversed() for change in reversed(line.changes))
        return self._write(Act.UNDO, line.command, reverse, line.number)

    def redo(self) -> Outcome:
        """Do again what was last undone."""
        self._compare()
        line = self._history.redone()
        if isinstance(line.command, Command):
            line.command.check_undo(self._facts, line.changes)
        return self._write(Act.REDO, line.command, line.changes, line.number)

    def seal(self, content: str) -> str:
        """Keep a text that nobody is to read yet, and return its seal, which a command may tell."""
        self._file.seal(self.event, content)
        self._sealed[seal_of(content)] = content
        return seal_of(content)

    @property
    def sealed(self) -> Mapping[str, str]:
        """The texts that nobody is to read yet, by their seals: to be shown to nobody."""
        return self._sealed

    @cached_property
    def _sealed(self) -> dict[str, str]:
        """What is sealed, read once: it is still known where the file is gone."""
        return dict(self._file.sealed(self.event))

    def _compare(self) -> None:
        """Go through all of the journal, which is refused where the facts are not what it tells."""
        if "_lines" not in vars(self):
            self._history = UndoHistory(self._lines)

    def _write(
        self,
        act: Act,
        command: Request,
        changes: tuple[Change, ...],
        reverses: int | None,
        by: By | None = None,
    ) -> Outcome:
        began = perf_counter()
        number = self._length + 1
        line = Line(number, self._clock.now(), act, command, changes, reverses, by)
        after = with_changes(self._facts, changes)
        before: object = self._facts
        if isinstance(before, HandsOn):
            before.hand_on(after, changes)
        self._file.record(self.event, line)
        self._facts, self._length = after, number
        self._newest.append(line)
        if "_lines" in vars(self):
            self._lines.append(line)
        if "_history" in vars(self):
            self._history.add(line)
        took = {"ms": round(1_000 * (perf_counter() - began)), "changes": len(changes)}
        facts = {"command": type(command).__name__, "act": act.value, "line": number, **took}
        _log.debug("Command written", extra={"facts": facts})
        return Outcome(line)


class LateDesk(Desk[E]):
    """A desk whose journal is gone through, and compared with the facts, once somebody asks for it.

    What undo would take back its newest lines tell; nothing is undone before all are compared.
    """

    def __init__(
        self,
        file: ClubFile,
        clock: Clock,
        event: int,
        some: Some | None = None,
        late: LateEvent | None = None,
    ) -> None:
        """Sit down at what was read by now; else some facts or all of them are read."""
        read = late or file.late(event, some)
        super().__init__(file, clock, event, (read.facts, []))
        self._take(read)


class Rehearsal:
    """A club file that is nowhere: its one event is played there, to be written whole."""

    is_read_only = False

    @property
    def as_club_file(self) -> ClubFile:
        """The same as what everybody works on; whoever rehearses asks for no more than it has."""
        return cast("ClubFile", self)

    def create(self, command: Opening, event: Event, at: datetime) -> int:
        """Hold a new event."""
        self._facts, self._lines = event, [Line(1, at, Act.DO, command, ())]
        return 1

    def load(self, _event: int) -> tuple[Event, list[Line]]:
        """Return the event as it was opened."""
        return self._facts, self._lines

    def record(self, _event: int, *_lines: Line) -> None:
        """Leave what is done to the desk, which knows all of it."""


def open_event(file: ClubFile, clock: Clock, command: Opening[E]) -> Desk[E]:
    """Create an event in the club file and sit down at its desk."""
    event = file.create(command, command.opened(), clock.now())
    return Desk(file, clock, event)
