"""The second pass: a round entered again from the papers, compared with what stands."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from whist_td.desk.requests import Command, E
from whist_td.kit.flow import folded
from whist_td.kit.parts import Banner, PlainButton, column
from whist_td.kit.session import Session
from whist_td.kit.strip import Question, StripPlace
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.words import N_, Words

K = TypeVar("K")
"""What bears a result: a table, or a deal at a table."""
R = TypeVar("R")
"""A result."""


class ReadingVerdict(Enum):
    """What the second reading says of a table."""

    UNREAD = "unread"
    AGREES = "agrees"
    DIFFERS = "differs"


@dataclass(frozen=True)
class Rereading(Generic[K, R]):
    """What stands in a round, and what has been read again so far."""

    round: int
    agree: Callable[[R, R], bool]
    """Whether two results are the same as far as the papers tell."""
    entered: Mapping[K, R]
    read: Mapping[K, R] = field(default_factory=dict)
    at_first: Mapping[K, R] | None = None
    """What stood when the pass began, where something was entered since."""

    def with_read(self, where: K, result: R) -> "Rereading[K, R]":
        """Return the pass with one more result read."""
        return replace(self, read={**self.read, where: result})

    def with_entered(self, entered: Mapping[K, R]) -> "Rereading[K, R]":
        """Return the pass against what stands now."""
        return replace(self, entered=entered, at_first=self.at_first or self.entered)

    def verdict(self, where: K) -> ReadingVerdict:
        """Compare one result."""
        if where not in self.read:
            return ReadingVerdict.UNREAD if where in self.entered else ReadingVerdict.AGREES
        if where not in self.entered:
            return ReadingVerdict.DIFFERS
        same = self.agree(self.read[where], self.entered[where])
        return ReadingVerdict.AGREES if same else ReadingVerdict.DIFFERS

    @property
    def left(self) -> tuple[K, ...]:
        """What is still to be read."""
        return tuple(where for where in self.entered if where not in self.read)

    @property
    def differing(self) -> tuple[K, ...]:
        """Where the two readings differ."""
        return tuple(where for where in self.read if self.verdict(where) is ReadingVerdict.DIFFERS)

    @property
    def corrected(self) -> int:
        """How many results the pass has put right."""
        at_first = self.at_first or self.entered
        return sum(self.entered.get(where) != result for where, result in at_first.items())

    @property
    def is_agreed(self) -> bool:
        """Whether everything has been read and agrees."""
        return not self.left and not self.differing


@dataclass(frozen=True)
class ReadingText:
    """One reading, briefly; in words two would not always fit beside each other."""

    brief: str
    in_words: str = ""


@dataclass(frozen=True)
class TwoReadings(Generic[K]):
    """The two readings of one result, of which one is right."""

    where: K
    question: str
    first: ReadingText
    now: ReadingText


class DifferenceStrip(Question, Generic[K]):
    """The two readings side by side; the director says which one the papers bear out.

    The keys of the page answer nothing: they are those of the next card, typed ahead.
    """

    confirmed = Signal(object)
    replaced = Signal(object)

    def __init__(self, two: TwoReadings[K], words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.setProperty("role", "refusal")
        _ = words
        heading = labelled(two.question, "heading", self)
        first, now = PlainButton(self), PlainButton(self)
        first.setText(_("First time: {result}", result=two.first.brief))
        now.setText(_("Now: {result}", result=two.now.brief))
        for button, name, text in ((first, "keepFirst", two.first), (now, "takeNow", two.now)):
            button.setToolTip(text.in_words)
            set_role(button, "danger")
            button.setObjectName(name)
        answers = folded(first, now, spacing=2 * STEP)
        column(heading, answers, self.how, inside=self, margins=(2 * STEP, STEP), spacing=-1)
        first.clicked.connect(lambda: self.confirmed.emit(two.where))
        now.clicked.connect(lambda: self.replaced.emit(two.where))


class PassBand(Banner):
    """Says that a second pass is running, and how far it is."""

    TOLD: ClassVar[str] = N_("Second pass of round {number}: {read} of {all}")

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__("stopSecondPass", parent)
        self._words = words

    def show_pass(self, readings: Rereading[K, R] | None) -> None:
        """Say how much is read, or nothing outside a pass."""
        _ = self._words
        if readings is None:
            self.hide()
            return
        text = _(
            self.TOLD,
            # A *manche* and a *tour* are two sentences; the name of the hole keeps them apart.
            number=readings.round,
            round=readings.round,
            read=len(readings.read),
            all=len(readings.entered),
        )
        self.say(text, _("Leave it (Esc)"))


class PassModel(Protocol[K, R]):
    """The rows of the round, where a second pass leaves its marks."""

    def show_pass(self, second_pass: Rereading[K, R] | None, /) -> None:
        """Show a pass from its beginning, or none."""

    def show_reading(self, second_pass: Rereading[K, R], where: K, /) -> None:
        """Show what one reading has come to."""


class RoundRereading(QObject, Generic[K, R, E]):
    """The second pass of one round, from its beginning to its confirmation."""

    # More than 15 methods: five of them are what a format fills.

    moved = Signal()
    """Something was read, or the pass began or ended."""
    agreed = Signal(object)
    """A table, or a deal at a table, that needs no more attention."""

    INCOMPLETE: ClassVar[str]
    """Why there is no second pass while something is missing."""

    def __init__(
        self,
        session: Session[E],
        model: PassModel[K, R],
        strips: StripPlace,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._model = model
        self._strips = strips
        self._pass: Rereading[K, R] | None = None
        self._left: Rereading[K, R] | None = None
        """The pass that was left before its end: one slip of Esc does not cost what was read."""

    @abstractmethod
    def _readings_of(self, event: E, round_number: int) -> Rereading[K, R]:
        """Return a pass of which nothing is read yet."""

    @abstractmethod
    def _entered_in(self, event: E, round_number: int) -> Mapping[K, R]:
        """Return what stands in a round."""

    @abstractmethod
    def _two(self, where: K, first: R, now: R) -> TwoReadings[K]:
        """Return the words for a difference."""

    @abstractmethod
    def _replacing(self, readings: Rereading[K, R], where: K) -> Command:
        """Return the command that puts what was read in place of what stands."""

    @abstractmethod
    def _confirming(self, round_number: int, corrected: int) -> Command:
        """Return the command that says a round was read twice and agrees now."""

    @property
    def state(self) -> Rereading[K, R] | None:
        """The readings so far, or None outside a pass."""
        return self._pass

    @property
    def midst(self) -> Rereading[K, R] | None:
        """What was read so far."""
        return self._pass

    def take_up(self, reading: Rereading[K, R] | None) -> None:
        """Go on with a pass."""
        self._show(reading)

    def begin(self, round_number: int) -> None:
        """Begin, or go on with the pass of this round that was left.

        While something is missing there would be nothing to compare.
        """
        event = self._session.facts
        if event.missing(round_number):
            self._refuse_incomplete()
            return
        readings, left = self._readings_of(event, round_number), self._left
        if left is not None and left.round == round_number:
            readings = left.with_entered(readings.entered)
        self._show(readings)

    def stop(self) -> None:
        """Leave the pass; what stands stays."""
        if self._pass is not None:
            self._left = None if self._pass.is_agreed else self._pass
            self._show(None)

    def read(self, where: K, result: R) -> None:
        """Compare one result on the papers with what stands."""
        if self._pass is None:
            return
        if where not in self._pass.entered:
            self._refuse_incomplete()
            return
        self._pass = self._pass.with_read(where, result)
        self._model.show_reading(self._pass, where)
        self.moved.emit()
        if self._pass.verdict(where) is ReadingVerdict.DIFFERS:
            QApplication.beep()
            two = self._two(where, self._pass.entered[where], self._pass.read[where])
            strip = DifferenceStrip(two, self._session.words, self._strips)
            strip.confirmed.connect(self._confirm)
            strip.replaced.connect(self._replace)
            self._strips.ask(strip)
        else:
            self._go_on(where)

    def take_in_changes(self) -> None:
        """Compare with what stands now."""
        if self._pass is not None:
            entered = self._entered_in(self._session.facts, self._pass.round)
            self._pass = self._pass.with_entered(entered)
            self._model.show_pass(self._pass)

    def _refuse_incomplete(self) -> None:
        self._session.refused.emit(self._session.words(self.INCOMPLETE))

    def _confirm(self, where: K) -> None:
        self._strips.close_strip()
        if self._pass is not None:
            self.read(where, self._pass.entered[where])

    def _replace(self, where: K) -> None:
        self._strips.close_strip()
        if self._pass is None:
            return
        if self._session.do(self._replacing(self._pass, where)):
            self._go_on(where)

    def _go_on(self, where: K) -> None:
        self.agreed.emit(where)
        if self._pass is not None and self._pass.is_agreed:
            done = self._pass
            self.stop()
            self._session.do(self._confirming(done.round, done.corrected))

    def _show(self, readings: Rereading[K, R] | None) -> None:
        self._pass = readings
        self._strips.close_strip()
        self._model.show_pass(readings)
        self.moved.emit()
