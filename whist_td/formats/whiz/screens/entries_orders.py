"""Drawing numbers by lot, moving players and taking them off, coming late and leaving early."""

from collections.abc import Sequence

from typing_extensions import override

from whist_td.formats.whiz.commands import OrderPlayers
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement_comings import (
    LateDialog,
    LeaveDialog,
    StayDialog,
)
from whist_td.formats.whiz.views.planning import order_players, remove_player
from whist_td.kit.parts import open_dialog
from whist_td.players.screens.entries_players import PlayerRow
from whist_td.stages.entries_ordering import ListOrders


class PlayerOrders(ListOrders[WhizEvent, PlayerRow]):
    """Carries out what the buttons of the entries ask for."""

    @property
    @override
    def _numbers(self) -> list[int]:
        return sorted(self._session.evening.players)

    @override
    def _ordered(self, order: Sequence[int], seed: int | None = None) -> OrderPlayers:
        return order_players(self._session.evening, order, seed)

    @override
    def remove(self, row: PlayerRow) -> None:
        """Take a player off; a line that was never stored only leaves its number to the others."""
        if row.stored:
            self._do(remove_player(self._session.evening, row.number))

    def ask_late(self, names: list[str]) -> None:
        """Ask who arrives late, and from which round he plays."""
        open_dialog(LateDialog(self._session, names, self._panel))

    def ask_leave(self, chosen: int | None) -> None:
        """Ask who leaves, and after which round."""
        open_dialog(LeaveDialog(self._session, chosen, self._panel))

    def ask_stay(self, chosen: int | None) -> None:
        """Ask who stays who was to leave."""
        open_dialog(StayDialog(self._session, chosen, self._panel))
