"""Storing players as their rows are finished, each time with the movement for all of them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from typing_extensions import override

from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AddPlayers, ChangePlayer
from whist_td.formats.whiz.rules import movement
from whist_td.formats.whiz.views.planning import add_players
from whist_td.players.screens.entries_players import PlayerRow
from whist_td.stages.entries_keeping import Keeper


class PlayerKeeper(Keeper[PlayerRow]):
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
    def _check_new(self, made: Player) -> None:
        movement.with_players(self._session.evening, [made])
