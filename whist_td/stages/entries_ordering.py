"""Requests about a whole list of entries: a draw by lot, a line moved, a line taken off."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from whist_td.desk.draws import drawn_numbers
from whist_td.desk.requests import Command, E
from whist_td.kit.session import Session
from whist_td.kit.typed_rows import R, moved


class ListOrders(QObject, Generic[E, R]):
    """Carries out what the buttons of the entries ask for, whoever is entered."""

    refused = Signal(str)

    def __init__(self, session: Session[E], panel: QWidget) -> None:
        super().__init__(panel)
        self._session = session
        self._panel = panel

    @property
    @abstractmethod
    def _numbers(self) -> list[int]:
        """Return the numbers that are taken, in order."""

    @abstractmethod
    def _ordered(self, order: Sequence[int], seed: int | None = None) -> Command:
        """Return the request that gives the numbers in another order."""

    @abstractmethod
    def remove(self, row: R) -> None:
        """Take a line off."""

    def draw(self) -> None:
        """Give everybody a number by lot, with a seed that is kept and shown."""
        seed = self._session.dice.new_seed()
        self._do(self._ordered(drawn_numbers(self._session.dice, seed, self._numbers), seed))

    def move(self, number: int, steps: int) -> bool:
        """Give a line a number nearby; tell whether it moved."""
        place = self._numbers.index(number)
        if not 0 <= place + steps < len(self._numbers):
            return False
        return self._do(self._ordered(moved(self._numbers, place, steps)))

    def _do(self, command: Command) -> bool:
        sentence = self._session.refusal(command)
        if sentence:
            self.refused.emit(sentence)
        return not sentence
