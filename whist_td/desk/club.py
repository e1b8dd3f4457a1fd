"""A club at work: its file, the clock, the dice, and a desk for each event."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from whist_td.core.events import MOST_LETTERS
from whist_td.core.formats import BOOK_NUMBER
from whist_td.core.players import distinct_names
from whist_td.desk.backups import BackupDone, BackupKeeper, Reason, SecondPlace
from whist_td.desk.desk import Desk, LateDesk, open_event
from whist_td.desk.health import is_replaced, is_there
from whist_td.desk.journal import Line, UndoHistory, stands_after
from whist_td.desk.ports import Clock, ClubFile, ClubFileError, Dice, LateEvent, Some
from whist_td.desk.requests import ChangeDetails, E, Event, Opening
from whist_td.desk.whole_files import free_name
from whist_td.desk.write_behind import WriteBehind


class NoEventError(ClubFileError):
    """A club file in which no event has been opened yet."""


class NoCopyKeptError(ClubFileError):
    """Something that is done only once a copy of the file is kept, and none could be."""


@dataclass(frozen=True)
class TakenOver:
    """The desk of an event that went over to another file."""

    desk: Desk[Event]
    is_beside: bool
    """Whether the event had gone another way there, and stands in that file twice now."""
    is_theirs: bool = False
    """Whether that file knew more of it, and is gone on with."""
    other: Path | None = None
    """Where the club's book is kept that had gone another way there."""
    called: str = ""
    """What the event is called now that had gone another way there."""


@dataclass(frozen=True)
class Club:
    """An open club file with what it takes to work on it."""

    # More than 15 methods: six sit down at an event or at the book, five let one come and go.

    file: ClubFile
    clock: Clock
    dice: Dice
    keeper: BackupKeeper | None = None
    """Who keeps backups; None where the club is at work for a moment only."""
    whole: Callable[[], object] = lambda: None
    """Looks through all of the file, once; a file that will not do is refused by it."""

    @property
    def path(self) -> Path:
        """Where the club file is."""
        return self.file.path

    @property
    def is_in_place(self) -> bool:
        """Whether the file that is open is the one in its place, not another of its name."""
        return is_there(self.path, self.file.number)

    @property
    def is_replaced(self) -> bool:
        """Whether another file was put in the place of the one that is open."""
        return is_replaced(self.path, self.file.number)

    @property
    def is_read_only(self) -> bool:
        """Whether the file can only be looked at."""
        return self.file.is_read_only

    @property
    def writer(self) -> WriteBehind | None:
        """Who writes the file beside the window; None where each change is waited for."""
        return self.file if isinstance(self.file, WriteBehind) else None

    def any_desk(self, event: int | None = None) -> Desk:
        """Sit down at the desk of an event of any format; None: the newest."""
        if event == BOOK_NUMBER:
            return self.book()
        return Desk(self.file, self.clock, self.newest() if event is None else event)

    def book(self, some: Some | None = None) -> Desk[Any]:
        """Sit down at the club's own book: people, seasons, the cash box and prizes.

        Of some fields only the facts that the work needs may be read.
        """
        return LateDesk(self.file, self.clock, BOOK_NUMBER, some)

    def book_to_step(self, needed: Callable[[Sequence[Line]], Some]) -> Desk[Any]:
        """Sit down at the book to take back what was done last, or to do it again.

        Its journal is not compared with all its facts for that, but with those that are changed.
        """
        newest = self.file.newest_lines(BOOK_NUMBER)
        history = UndoHistory(newest)
        steps = [line for line in (history.to_undo, history.to_redo) if line]
        facts = self.file.facts(BOOK_NUMBER, needed(steps))
        late = LateEvent(facts, newest, lambda: newest)
        desk = LateDesk[Any](self.file, self.clock, BOOK_NUMBER, late=late)
        agree = (stands_after(desk.facts, e, reverses=e is history.to_redo) for e in steps)
        return desk if all(agree) else Desk(self.file, self.clock, BOOK_NUMBER)

    def read_book(self, *fields: str, some: Some | None = None) -> Any:  # noqa: ANN401 - the desk knows no format
        """Return the club's book for who only reads it, with some of its facts or with all."""
        if fields:
            return self.file.part(BOOK_NUMBER, *fields, some=some)
        return self.file.facts(BOOK_NUMBER, some)

    def newest(self) -> int:
        """Return the number of the newest event, be it damaged: an older one is not tonight's."""
        numbers = self.file.numbers()
        if not numbers:
            raise NoEventError(self.path)
        return numbers[0]

    def open_event(self, command: Opening[E]) -> Desk[E]:
        """Open a new event and sit down at its desk."""
        return open_event(self.file, self.clock, command)

    def taken_over(self, desk: Desk[Event], *, keeps_number: bool = False) -> TakenOver:
        """Sit down at an event as another desk had it whose file is gone.

        What the journal here lacks is written first; where it went another way, it stays as it is
        and the other desk's event is written beside it, or has its number where the club's book
        means it by that; the one from here has a number behind its name from then on. The club's
        book is one: a copy of the file as it is here is kept beside it, and the other desk's book
        stands in its place.
        """
        here = {BOOK_NUMBER, *(each.id for each in self.file.events())}
        is_here = desk.event in here
        known = self.any_desk(desk.event).lines if is_here else ()
        common = min(len(known), len(desk.lines))
        if not is_here or known[:common] != desk.lines[:common]:
            is_book, other = desk.event == BOOK_NUMBER, None
            if is_book:
                other = free_name(self.path, self.clock.now())
                self.save_copy(other)
            is_beside = is_here and not is_book
            at = desk.event if is_beside and keeps_number else None
            number = self.file.take_in(desk.facts, desk.lines, at)
            theirs = self.newest() if keeps_number else desk.event
            called = self._told_apart(theirs) if is_beside else ""
            moved = desk.moved_to(self.file, number)
            return TakenOver(moved, is_beside, other=other, called=called)
        if len(known) > common:
            return TakenOver(self.any_desk(desk.event), is_beside=False, is_theirs=True)
        self.file.record(desk.event, *desk.lines[common:])
        return TakenOver(desk.moved_to(self.file, desk.event), is_beside=False)

    def _told_apart(self, event: int) -> str:
        """Give the other one of two events of one name a number, and return its new name."""
        desk = self.any_desk(event)
        details = desk.facts.details
        name = distinct_names([(details.name, "")], [details.name])[0]
        if len(name) > MOST_LETTERS:
            return details.name
        desk.do(ChangeDetails(replace(details, name=name)))
        return name

    def remove_event(self, event: int) -> None:
        """Take an event out of the file, once a copy is kept that still has it."""
        done = self.backup(Reason.DELETING)
        if done is None or (done.path is None and done.second is not SecondPlace.READY):
            raise NoCopyKeptError(self.path)
        self.file.remove(event)

    def save_copy(self, path: Path) -> None:
        """Copy the whole club file."""
        self.file.save_copy(path)

    def backup(self, reason: Reason) -> BackupDone | None:
        """Keep a copy of the file; None where nobody keeps any, or another program writes it.

        It reads the file by a way of its own, so that a job may do it while results are entered.
        """
        if self.keeper is None or self.is_read_only:
            return None
        return self.keeper.keep(self.path, reason, self.clock.now())

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()
