"""Running a second pass that asks at once: every difference is shown and sounded."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Generic, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from whist_td.desk.requests import Command, E
from whist_td.kit.session import Session
from whist_td.kit.strip_place import StripPlace
from whist_td.stages.play_difference import DifferenceStrip, TwoReadings
from whist_td.stages.second_pass import K, R, Rereading, Verdict


class PassModel(Protocol[K, R]):
    """The rows of the round, where a second pass leaves its marks."""

    def show_pass(self, second_pass: Rereading[K, R] | None, /) -> None:
        """Show a pass from its beginning, or none."""

    def show_reading(self, second_pass: Rereading[K, R], where: K, /) -> None:
        """Show what one reading has come to."""


class RoundRereading(QObject, Generic[K, R, E]):
    """The second pass of one round, from its beginning to its confirmation."""

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

    @abstractmethod
    def _readings_of(self, evening: E, round_number: int) -> Rereading[K, R]:
        """Return a pass of which nothing is read yet."""

    @abstractmethod
    def _entered_in(self, evening: E, round_number: int) -> Mapping[K, R]:
        """Return what stands in a round."""

    @abstractmethod
    def _two(self, where: K, first: R, now: R) -> TwoReadings[K]:
        """Return the words for a difference."""

    @abstractmethod
    def _replacing(self, readings: Rereading[K, R], where: K) -> Command:
        """Return the command that puts what was read in place of what stands."""

    @abstractmethod
    def _confirming(self, round_number: int) -> Command:
        """Return the command that says a round was read twice and agrees."""

    @property
    def state(self) -> Rereading[K, R] | None:
        """The readings so far, or None outside a pass."""
        return self._pass

    def begin(self, round_number: int) -> None:
        """Begin, unless something is missing: there would be nothing to compare."""
        evening = self._session.evening
        if evening.missing(round_number):
            self._refuse_incomplete()
            return
        self._show(self._readings_of(evening, round_number))

    def stop(self) -> None:
        """Leave the pass; what has been read is forgotten, what stands stays."""
        if self._pass is not None:
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
        if self._pass.verdict(where) is Verdict.DIFFERS:
            QApplication.beep()
            self._ask(where, self._pass)
        else:
            self._go_on(where)

    def take_in_changes(self) -> None:
        """Compare with what stands now."""
        if self._pass is not None:
            entered = self._entered_in(self._session.evening, self._pass.round)
            self._pass = self._pass.with_entered(entered)
            self._model.show_pass(self._pass)

    def _refuse_incomplete(self) -> None:
        self._session.refused.emit(self._session.words(self.INCOMPLETE))

    def _ask(self, where: K, readings: Rereading[K, R]) -> None:
        two = self._two(where, readings.entered[where], readings.read[where])
        strip = DifferenceStrip(two, self._session.words, self._strips)
        strip.kept.connect(self._keep)
        strip.replaced.connect(self._replace)
        self._strips.ask(strip)

    def _keep(self, where: K) -> None:
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
            round_number = self._pass.round
            self.stop()
            self._session.do(self._confirming(round_number))

    def _show(self, readings: Rereading[K, R] | None) -> None:
        self._pass = readings
        self._strips.close_strip()
        self._model.show_pass(readings)
        self.moved.emit()
