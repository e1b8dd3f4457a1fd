"""One event open in the window: requests go down to the desk, what changed comes back up."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Generic

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid
from typing_extensions import TypeVar

from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.core.names import folded
from whist_td.desk.desk import Desk, Outcome
from whist_td.desk.ports import ClubFile, Dice
from whist_td.desk.requests import Command, E
from whist_td.words.messages import message
from whist_td.words.words import Words

R = TypeVar("R")
"""A kind of value that is noted."""


class Session(QObject, Generic[E]):
    """The desk as panels see it.

    `changed` carries the `Outcome` of every request that changed something, undo and redo
    included; `refused` carries the sentence that says why a request will not do.
    """

    # More than 15 methods: the desk's requests, the club's book, and what is noted for others.

    changed = Signal(object)
    refused = Signal(str)
    left = Signal(object)
    """A value was left here for whoever works on the same event."""

    def __init__(
        self,
        desk: Desk[E],
        file: ClubFile,
        dice: Dice,
        words: Words,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.desk = desk
        self.file = file
        self.dice = dice
        self.words = words
        self._notes: dict[type[Any], Any] = {}
        self._book: Session[Any] | None = None
        self.before: Callable[[Command], str] = lambda _command: ""
        """Asked before each command; a sentence refuses it."""
        self.known_names: Callable[[], Sequence[str]] = tuple
        """Asked for the names that are likely to be typed, the likeliest first."""

    @property
    def facts(self) -> E:
        """The facts as they are on the disk."""
        return self.desk.facts

    @property
    def book(self) -> "Session[Any]":
        """The club's book of the same file, read when it is first asked for and then kept."""
        if self._book is None or self._book.file is not self.file:
            return self.book_at(self.desk.beside(BOOK_NUMBER))
        return self._book

    def book_at(self, desk: Desk[Any]) -> "Session[Any]":
        """Sit down at a desk of the club's book, which was read by now."""
        self._book = Session(desk, self.file, self.dice, self.words, self)
        self._book.refused.connect(self.refused)
        return self._book

    @property
    def book_desk(self) -> Desk[Any] | None:
        """The desk of the club's book, once it was asked for."""
        return self._book.desk if self._book else None

    @property
    def discreet(self) -> frozenset[str]:
        """Those whose initials stand for them in the room and on the web page."""
        return self.file.members.discreet()

    def offered_names(self, entered: Iterable[str]) -> list[str]:
        """Return the names that are offered where one is typed, but those entered already."""
        there = {folded(name) for name in entered}
        return [name for name in self.known_names() if folded(name) not in there]

    def note(self, value: object) -> None:
        """Leave a value for whoever works on the same event, in place of one of its kind."""
        self._notes[type(value)] = value
        if isValid(self):  # The room shows a winner after the event is left.
            self.left.emit(value)

    def noted(self, kind: type[R]) -> R | None:
        """Return the value of a kind that was left here last."""
        return self._notes.get(kind)

    def do(self, command: Command) -> bool:
        """Carry out a command; tell whether it was accepted."""
        return self._is_done(self.refusal(command))

    def refusal(
        self, command: Command, settles: Collection[int] = (), answers: Collection[int] = ()
    ) -> str:
        """Carry out a command; return the sentence that refuses it, for the field it is about.

        The unfinished lines that it settles go with it, and the proposals that it answers for.
        """
        done = self.before(command)
        return done or self._carry_out(lambda: self.desk.do(command, settles, answers))

    def do_together(self, whole: Command, work: Callable[[], object]) -> bool:
        """Carry out all that some work asks for as one line, of which is told once."""
        return self._is_done(self._carry_out(lambda: self.desk.do_together(whole, work)))

    def undo(self) -> bool:
        """Take back the newest line."""
        return self._is_done(self._carry_out(self.desk.undo))

    def redo(self) -> bool:
        """Do again what was last undone."""
        return self._is_done(self._carry_out(self.desk.redo))

    def _carry_out(self, request: Callable[[], Outcome]) -> str:
        try:
            outcome = request()
        except RuleError as error:
            return message(error, self.words)
        if outcome.line:
            self.changed.emit(outcome)
        return ""

    def _is_done(self, refusal: str) -> bool:
        if refusal:
            self.refused.emit(refusal)
        return not refusal
