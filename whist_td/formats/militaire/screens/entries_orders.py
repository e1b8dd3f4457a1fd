"""Drawing tables by lot, moving teams and taking them off: requests about the whole list."""

from collections.abc import Sequence

from typing_extensions import override

from whist_td.formats.militaire.commands.commands import (
    OrderTables,
    ReinstateTeam,
    RemoveTeam,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.screens.entries_rows import Entry
from whist_td.formats.militaire.screens.substitute import SubstituteDialog
from whist_td.formats.militaire.screens.withdraw import WithdrawDialog
from whist_td.kit.parts import open_dialog
from whist_td.stages.entries_ordering import ListOrders


class TeamOrders(ListOrders[MilitaireEvent, Entry]):
    """Carries out what the buttons of the entries ask for."""

    @property
    @override
    def _numbers(self) -> list[int]:
        return sorted(self._session.evening.teams)

    @override
    def _ordered(self, order: Sequence[int], seed: int | None = None) -> OrderTables:
        return OrderTables(tuple(order), seed)

    @override
    def remove(self, row: Entry) -> None:
        """Take a team off; a line that was never stored only leaves its number to the others."""
        if row.stored:
            self._do(RemoveTeam(row.number))
        elif self._numbers and row.number < self._numbers[-1]:
            self._do(OrderTables(tuple(self._numbers)))

    def ask_substitute(self, team: Team) -> None:
        """Ask who plays in another's place."""
        open_dialog(SubstituteDialog(self._session, team, self._panel))

    def ask_withdrawal(self, team: Team) -> None:
        """Ask from which round a team leaves."""
        open_dialog(WithdrawDialog(self._session, team, self._panel))

    def reinstate(self, team: Team) -> None:
        """Take back a team that had withdrawn."""
        self._do(ReinstateTeam(team.number))
