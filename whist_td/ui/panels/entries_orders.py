"""Drawing tables by lot, moving teams and taking them off: requests about the whole list."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from whist_td.domain.people import Team
from whist_td.ui.dialogs.substitute import SubstituteDialog
from whist_td.ui.dialogs.withdraw import WithdrawDialog
from whist_td.ui.models.entries_rows import Entry, moved
from whist_td.ui.session import Session
from whist_td.usecases.commands import Command, OrderTables, ReinstateTeam, RemoveTeam
from whist_td.usecases.draws import drawn_tables


class TeamOrders(QObject):
    """Carries out what the buttons of the entries ask for."""

    refused = Signal(str)

    def __init__(self, session: Session, panel: QWidget) -> None:
        super().__init__(panel)
        self._session = session
        self._panel = panel

    @property
    def _numbers(self) -> list[int]:
        return sorted(self._session.evening.teams)

    def draw(self) -> None:
        """Give every team a table by lot, with a seed that is kept and shown."""
        seed = self._session.dice.new_seed()
        self._do(OrderTables(drawn_tables(self._session.dice, seed, self._numbers), seed))

    def move(self, number: int, steps: int) -> bool:
        """Move a team to a table nearby; tell whether it moved."""
        place = self._numbers.index(number)
        if not 0 <= place + steps < len(self._numbers):
            return False
        return self._do(OrderTables(moved(self._numbers, place, steps)))

    def remove(self, entry: Entry) -> None:
        """Take a team off; a line that was never stored only leaves its number to the others."""
        if entry.stored:
            self._do(RemoveTeam(entry.number))
        elif self._numbers and entry.number < self._numbers[-1]:
            self._do(OrderTables(tuple(self._numbers)))

    def ask_substitute(self, team: Team) -> None:
        """Ask who plays in another's place."""
        _open(SubstituteDialog(self._session, team, self._panel))

    def ask_withdrawal(self, team: Team) -> None:
        """Ask from which round a team leaves."""
        _open(WithdrawDialog(self._session, team, self._panel))

    def reinstate(self, team: Team) -> None:
        """Take back a team that had withdrawn."""
        self._do(ReinstateTeam(team.number))

    def _do(self, command: Command) -> bool:
        sentence = self._session.refusal(command)
        if sentence:
            self.refused.emit(sentence)
        return not sentence


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
