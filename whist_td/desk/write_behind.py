"""A club file that one thread writes: a line is taken at once, and written in its turn.

Whoever changes an event never waits for a slow disk. What was taken and is not on the disk yet is
told as such (`unwritten`), and what keeps it from getting there (`trouble`); it is tried again by
itself. Everything else that is asked of the file is done in the same order, by the same thread.
"""

import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from pathlib import Path
from threading import Condition, Lock, Thread, current_thread
from typing import Any, TypeVar, cast

from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.journal import HandsOn, Line
from whist_td.desk.ports import (
    ClubFile,
    ClubFileError,
    DiskFaultError,
    FileGoneError,
    LateEvent,
    Members,
    Reading,
    Some,
    Strange,
)

log = logging.getLogger(__name__)
T = TypeVar("T")
Wait = Callable[["Future[Any]"], Any]
"""Waits for what another thread does, and returns or raises what comes of it."""
CALM = 1.0
"""Seconds without a write after which everything is brought into the one file."""
AGAIN = 2.0
"""Seconds after which what could not be written is tried once more."""
MOST_AT_ONCE = 100
"""Lines that are written in one transaction, at most."""
_READS = (
    "events",
    "damaged",
    "numbers",
    "names",
    "named",
    "settings",
    "facts",
    "held",
    "lines_of",
    "part",
    "sums",
    "uid",
    "sealed",
)
_WORKS = ("load", "create", "take_in", "remember", "seal", "remove", "gather")
"""What else is asked of the file, as it stands or in its turn."""


@dataclass(frozen=True)
class Unwritten:
    """A line of an event's journal that was taken and is not on the disk yet."""

    event: int
    line: Line


@dataclass(frozen=True)
class _Call:
    """Something else that is asked of the file, in its turn."""

    work: Callable[[], object]
    done: "Future[Any]" = field(default_factory=Future)

    def carry_out(self) -> None:
        """Do it, and tell what comes of it to who waits."""
        try:
            self.done.set_result(self.work())
        except BaseException as error:  # noqa: BLE001 - it is raised where it is waited for
            self.done.set_exception(error)


def _nobody() -> None:
    """Tell nobody."""


class WriteBehind:
    """A club file (`desk.ports.ClubFile`) for a window, which must not wait for the disk."""

    # More than 15 methods: eight are the port's, seven the thread's that writes.

    def __init__(self, file: ClubFile, wait: Wait = Future.result) -> None:
        self._file = file
        self._wait = wait
        self._queue: deque[Unwritten | _Call] = deque()
        self._changed = Condition()
        self._hand = Lock()
        """Who has the file in hand; one thread at a time."""
        self._is_closing = self._is_closed = False
        self._is_gathered = True
        self._tries_again = False
        self._is_ahead = False
        self.has_written = False
        """Whether anything that was taken has got to the disk so far."""
        self.told: Callable[[], object] = _nobody
        """Called by the thread that writes whenever `unwritten` or `trouble` is another."""
        self.trouble: ClubFileError | None = None
        """What keeps the lines that were taken from the disk; None: nothing does."""
        self._people = _MembersInTurn(file.members, self)
        self.members = cast("Members", self._people)
        self._thread = Thread(target=self._serve, name="club file", daemon=True)
        self._thread.start()

    @property
    def as_club_file(self) -> ClubFile:
        """The same as what everybody works on."""
        return cast("ClubFile", self)

    @property
    def path(self) -> Path:
        """Where the file is."""
        return self._file.path

    @property
    def number(self) -> tuple[int, int] | None:
        """What the disk knows the file by."""
        return self._file.number

    @property
    def strange(self) -> tuple[Strange, ...]:
        """What lay beside the file and is not its own."""
        return self._file.strange

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be written."""
        return self._file.is_read_only

    @property
    def unwritten(self) -> tuple[Unwritten, ...]:
        """The lines that were taken and are not on the disk yet, in their order."""
        with self._changed:
            return tuple(each for each in self._queue if isinstance(each, Unwritten))

    def record(self, event: int, *lines: Line) -> None:
        """Take lines to be written; refused where nothing can be, or something waits in vain."""
        if self.is_read_only:
            self._file.record(event, *lines)
        if event == BOOK_NUMBER:
            self._people.ask_anew()
        self._ask(*(Unwritten(event, line) for line in lines))

    def written(self) -> "Future[Any]":
        """Return what is done once all that was taken is on the disk; nobody waits here."""
        call = _Call(_nobody)
        self._ask(call)
        return call.done

    def settle(self) -> None:
        """Wait until all that was taken is written, or raise what keeps it from the disk."""
        self.in_turn(_nobody)

    def try_again(self) -> None:
        """Try at once what could not be written."""
        with self._changed:
            self._tries_again = True
            self._changed.notify_all()

    def in_turn(self, work: Callable[[], T]) -> T:
        """Have something done by the thread that writes, after all that was asked before."""
        if current_thread() is self._thread:
            return work()
        call = _Call(work)
        self._ask(call)
        return cast("T", self._wait(call.done))

    def look(self, work: Callable[[], T]) -> T:
        """Read something as it is once all that was taken is written, or cannot be."""
        is_free = self._hand.acquire(blocking=False)
        try:
            if is_free and not self._is_closed and (self.trouble is not None or not self._queue):
                return work()
        finally:
            if is_free:
                self._hand.release()
        try:
            return self.in_turn(work)
        except ClubFileError:
            if self.trouble is None or current_thread() is self._thread:
                raise

        def between_tries() -> T:
            with self._hand:
                if self._is_closed:
                    raise FileGoneError(self.path)
                return work()

        return self._beside(between_tries)

    def save_copy(self, path: Path, read: Reading | None = None) -> None:
        """Copy the whole file: it is read in turn, and nothing waits while the copy is written."""
        self._file.save_copy(path, read or self.in_turn)

    def write_ahead(self) -> None:
        """Leave it to the thread that writes, which does so once it was first asked."""

    def close(self) -> None:
        """Let go of the file once all is written; what cannot be is given up."""
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        self._beside(self._thread.join)

    def late(self, event: int, some: Some | None = None) -> LateEvent:
        """Return an event's facts with its journal, for which the file is not needed any more."""

        def reckoned() -> LateEvent:
            read = self._file.late(event, some)
            facts: object = read.facts
            if isinstance(facts, HandsOn):
                facts.reckon()
            return read

        read = self.in_turn(reckoned)
        return replace(read, journal=lambda: self._beside(read.journal))

    def _beside(self, work: Callable[[], T]) -> T:
        """Have something done that is nothing to the thread that writes."""
        call = _Call(work)
        Thread(target=call.carry_out, daemon=True).start()
        return cast("T", self._wait(call.done))

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Return what else the file does, done in its turn, or looked at where it only reads."""
        if name not in _READS + _WORKS:
            raise AttributeError(name)
        turn = self.look if name in _READS else self.in_turn
        return lambda *of, **how: turn(lambda: getattr(self._file, name)(*of, **how))

    def _ask(self, *requests: Unwritten | _Call) -> None:
        with self._changed:
            if self._is_closing:
                raise FileGoneError(self.path)
            if self.trouble is not None:
                raise self.trouble
            self._queue.extend(requests)
            self._changed.notify_all()
        self.told()

    def _serve(self) -> None:
        """Write until the file is closed: the one thread that does."""
        while self._is_more_to_do():
            with self._hand:
                self._do_next()
        with self._hand:
            self._is_closed = True
            self._file.close()

    def _is_more_to_do(self) -> bool:
        """Wait for something to do; False: the file is to be closed."""
        with self._changed:
            if self.trouble is not None:
                self._changed.wait_for(lambda: self._is_closing or self._tries_again, AGAIN)
                self._tries_again = False
                return not self._is_closing
            pause = None if self._is_gathered else CALM
            self._changed.wait_for(lambda: self._queue or self._is_closing, pause)
            return bool(self._queue) or not self._is_closing

    def _do_next(self) -> None:
        """Do what is asked first: lines that follow one another in one transaction."""
        with self._changed:
            first = self._queue[0] if self._queue else None
            lines = self._next_lines()
        trouble = None
        if isinstance(first, _Call):
            first.carry_out()
        elif first is not None:
            trouble = self._refusal(partial(self._file.record, first.event, *lines))
        else:
            self._refusal(self._file.gather)
        if first is not None and not self._is_ahead:
            self._is_ahead = True
            self._refusal(self._file.write_ahead)
        with self._changed:
            self._is_gathered = first is None
            self.has_written |= bool(lines) and trouble is None
            self.trouble = trouble
            for _done in range(0 if trouble else len(lines) or bool(first)):
                self._queue.popleft()
            self._refuse_calls()
        self.told()

    def _next_lines(self) -> list[Line]:
        """Return the lines that are next, of one event."""
        event, lines = None, list[Line]()
        for each in islice(self._queue, MOST_AT_ONCE):
            if isinstance(each, _Call) or event not in (None, each.event):
                break
            event = each.event
            lines.append(each.line)
        return lines

    def _refusal(self, work: Callable[[], object]) -> ClubFileError | None:
        try:
            work()
        except ClubFileError as error:
            return error
        except Exception:  # The one place: a thread must not die silently.
            log.exception("The club file could not be written")
            return DiskFaultError(self.path)
        return None

    def _refuse_calls(self) -> None:
        """Let nobody wait for what comes after lines that cannot be written."""
        if self.trouble is None:
            return
        for each in [each for each in self._queue if isinstance(each, _Call)]:
            self._queue.remove(each)
            each.done.set_exception(self.trouble)


class _MembersInTurn:
    """The people of a club file, asked in their turn; who wants initials is read once."""

    def __init__(self, members: Members, file: WriteBehind) -> None:
        self._members = members
        self._file = file
        self._discreet: frozenset[str] | None = None

    def discreet(self) -> frozenset[str]:
        """Return those whose initials stand for them; asked after each result."""
        if self._discreet is None:
            self._discreet = self._file.look(self._members.discreet)
        return self._discreet

    def ask_anew(self) -> None:
        """Read who wants initials once more, when it is next asked."""
        self._discreet = None

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever else is asked of them
        self._discreet = None
        work = getattr(self._members, name)
        return lambda *words: self._file.in_turn(lambda: work(*words))
