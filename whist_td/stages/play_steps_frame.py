"""What carries an evening on in every format; whatever is asked before is asked in place."""

from abc import abstractmethod
from typing import Generic

from PySide6.QtCore import QObject, Signal

from whist_td.desk.next_step import Next, next_step
from whist_td.desk.requests import Command, E
from whist_td.kit.session import Session
from whist_td.kit.strip_place import StripPlace
from whist_td.stages.play_end_strip import EndStrip, LeftOpen


class StepsFrame(QObject, Generic[E]):
    """Begins the rounds, ends the evening and leads to its results."""

    round_wanted = Signal(int)
    results_wanted = Signal()

    def __init__(self, session: Session[E], strips: StripPlace, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._strips = strips

    @abstractmethod
    def announce(self, *, despite: bool = False) -> None:
        """Ask what is to be known of the next round, and begin it."""

    @abstractmethod
    def _left_open(self) -> LeftOpen | None:
        """Return the first round that would be left open at the end."""

    @abstractmethod
    def _ending(self, *, despite: bool) -> Command:
        """Return the command that ends the evening."""

    def go_on(self, *, despite: bool = False) -> None:
        """Do what comes next; `despite` is the director's decision to leave something out."""
        match next_step(self._session.evening).what:
            case Next.BEGIN:
                self.announce(despite=despite)
            case Next.FINISH:
                self._finish(despite=despite)
            case Next.RESULTS:
                self.results_wanted.emit()

    def _finish(self, *, despite: bool) -> None:
        """End the evening, and ask first where a round is left open."""
        left = self._left_open()
        if left is None:
            self._session.do(self._ending(despite=despite))
            return
        strip = EndStrip(left, self._session.words, self._strips)
        strip.round_wanted.connect(self._go_to)
        strip.finish_wanted.connect(self._finish_despite)
        self._strips.ask(strip)

    def _go_to(self, round_number: int) -> None:
        self._strips.close_strip()
        self.round_wanted.emit(round_number)

    def _finish_despite(self) -> None:
        self._strips.close_strip()
        self._session.do(self._ending(despite=True))
