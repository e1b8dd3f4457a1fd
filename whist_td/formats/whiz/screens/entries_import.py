"""A list of players for a Whiz tournament."""

from collections.abc import Mapping

from typing_extensions import override

from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AddPlayers
from whist_td.formats.whiz.views.planning import add_players
from whist_td.players.screens.entries_import import PlayerImportRow, PlayersImportDialog


class WhizImportDialog(PlayersImportDialog):
    """Choose a file, see what it says, put the columns right, import."""

    @override
    def _adding(self, rows: Mapping[int, PlayerImportRow]) -> AddPlayers:
        players = [Player(number, row.name, row.club) for number, row in rows.items()]
        return add_players(self._session.evening, players)
