"""What the entries change: players stored, numbered, taken off, or imported."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from typing_extensions import override

from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AddPlayers, ChangePlayer, OrderPlayers
from whist_td.formats.whiz.rules import movement as movements
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.planning import (
    add_players,
    joining_player,
    order_players,
    remove_player,
)
from whist_td.players.rosters import is_player_heading
from whist_td.players.screens.entries_import import PlayerImportRow, PlayersImportDialog
from whist_td.players.screens.players_grid import PlayerRow
from whist_td.stages.entries_frame import ListOrders
from whist_td.stages.entries_storage import RowStorage


class PlayerKeeper(RowStorage[PlayerRow]):
    """Turns finished rows into players."""

    def known_names(self) -> list[str]:
        """Return everybody who was ever entered and is not yet in this tournament."""
        entered = {player.name for player in self._stored().values()}
        return [name for name in self._session.file.names() if name not in entered]

    def known_clubs(self) -> list[str]:
        """Return the clubs of those who are entered."""
        return sorted({player.club for player in self._stored().values() if player.club})

    @override
    def _stored(self) -> Mapping[int, Player]:
        players: Mapping[int, Player] = self._session.evening.players
        return players

    @override
    def _made(self, row: PlayerRow) -> Player:
        return row.player()

    @override
    def _numbered(self, made: Player, number: int) -> Player:
        return replace(made, number=number)

    @override
    def _change(self, made: Player) -> ChangePlayer:
        return ChangePlayer(made)

    @override
    def _add_all(self, made: Sequence[Player]) -> AddPlayers:
        return add_players(self._session.evening, made)

    @override
    def _is_heading(self, cells: Sequence[str]) -> bool:
        return is_player_heading(cells)

    @override
    def _check_new(self, made: Player) -> None:
        movements.with_players(self._session.evening, [made])


class PlayerOrders(ListOrders[WhizEvent, PlayerRow]):
    """Carries out what the buttons of the entries ask for."""

    @property
    @override
    def _numbers(self) -> list[int]:
        return sorted(self._session.evening.players)

    @override
    def _ordered(self, order: Sequence[int], seed: int | None = None) -> OrderPlayers:
        return order_players(self._session.evening, order, seed)

    def join(self, number: int, first_round: int) -> None:
        """Mark a player late, or here after all."""
        self._do(joining_player(self._session.evening, number, first_round))

    @override
    def remove(self, row: PlayerRow) -> None:
        """Take a player off; a line that was never stored only leaves its number to the others."""
        if row.stored:
            self._do(remove_player(self._session.evening, row.number))


class WhizImportDialog(PlayersImportDialog):
    """Choose a file, see what it says, put the columns right, import."""

    @override
    def _adding(self, rows: Sequence[PlayerImportRow]) -> AddPlayers:
        numbered = enumerate(rows, start=self._next_number())
        players = [Player(number, row.name, row.club) for number, row in numbered]
        return add_players(self._session.evening, players)
