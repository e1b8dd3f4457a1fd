"""Drawing numbers by lot, moving players and taking them off, coming late and leaving early."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.ui.models.entries_players import PlayerRow
from whist_td.ui.models.typed_rows import moved
from whist_td.ui.session import Session
from whist_td.ui.whiz.movement_comings import LateDialog, LeaveDialog, StayDialog
from whist_td.usecases.draws import drawn_numbers
from whist_td.usecases.whiz_commands import WhizCommand
from whist_td.usecases.whiz_planning import order_players, remove_player


class PlayerOrders(QObject):
    """Carries out what the buttons of the entries ask for."""

    refused = Signal(str)

    def __init__(self, session: Session[WhizEvening], panel: QWidget) -> None:
        super().__init__(panel)
        self._session = session
        self._panel = panel

    @property
    def _numbers(self) -> list[int]:
        return sorted(self._session.evening.players)

    def draw(self) -> None:
        """Give every player a number by lot, with a seed that is kept and shown."""
        seed = self._session.dice.new_seed()
        order = drawn_numbers(self._session.dice, seed, self._numbers)
        self._do(order_players(self._session.evening, order, seed))

    def move(self, number: int, steps: int) -> bool:
        """Move a player to a number nearby; tell whether he moved."""
        place = self._numbers.index(number)
        if not 0 <= place + steps < len(self._numbers):
            return False
        order = moved(self._numbers, place, steps)
        return self._do(order_players(self._session.evening, order))

    def remove(self, row: PlayerRow) -> None:
        """Take a player off; a line that was never stored only leaves its number to the others."""
        if row.stored:
            self._do(remove_player(self._session.evening, row.number))

    def ask_late(self, names: list[str]) -> None:
        """Ask who arrives late, and from which round he plays."""
        _open(LateDialog(self._session, names, self._panel))

    def ask_leave(self, chosen: int | None) -> None:
        """Ask who leaves, and after which round."""
        _open(LeaveDialog(self._session, chosen, self._panel))

    def ask_stay(self, chosen: int | None) -> None:
        """Ask who stays who was to leave."""
        _open(StayDialog(self._session, chosen, self._panel))

    def _do(self, command: WhizCommand) -> bool:
        sentence = self._session.refusal(command)
        if sentence:
            self.refused.emit(sentence)
        return not sentence


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
